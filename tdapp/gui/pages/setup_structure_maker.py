"""Make a structure: wishes on the left, what comes of them at once beside them. It becomes a draft in the editor."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.director.clock import MINUTE
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.level_curve import LevelCurve
from tdapp.gui.widgets.question import Number, Pick, Question, Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.rules.structure import Break, numbered
from tdapp.rules.structure_maker import make_structure
from tdapp.rules.structure_wishes import Wishes
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say
from tdapp.values.words import count
from tdapp.views.structure_cells import level, read_amount, read_length, rest

if TYPE_CHECKING:
    from tdapp.gui.widgets.question import Control
    from tdapp.rules.structure_maker import Made
    from tdapp.values.house import Stretch
    from tdapp.views.structure_report import Event

ANTES = [(say("none"), "none"), (say("big blind ante"), "big blind"), (say("from each player"), "classic")]
PAID_BY = {"none": "each", "big blind": "big blind", "classic": "each"}
PLACES = {
    "players": (0, 0),
    "minutes": (0, 1),
    "level_minutes": (0, 2),
    "stack": (0, 3),
    "break_every": (1, 0),
    "break_minutes": (1, 1),
    "ante": (1, 2),
    "chips": (1, 3),
}
WAIT = 150
"""Milliseconds after the last key before it is made anew."""


class MakerSheet(Sheet):
    """Its value is the levels and breaks; what cannot be made is said at the wish that is in the way."""

    def __init__(self, event: Event, players: int, parent: QWidget | None) -> None:
        text = say("So many players, so long an evening. The result is a draft: it counts when you apply it.")
        super().__init__(parent, say("Make a structure"), text, ok=say("Use as draft"), width=760)
        self._rules = event.rules
        every = Number(say("Break after levels"), 3, 0, 50)
        every.setSpecialValueText(say("no breaks"))
        controls: dict[str, Control] = {
            "players": Number(say("Players expected"), players, 2, 99_999),
            "minutes": Text(say("How long, in hours"), "4 h", longest=12),
            "level_minutes": Number(say("Minutes a level"), 20, 1, 600),
            "stack": Text(say("Starting stack"), grouped(event.stack), longest=16),
            "break_every": every,
            "break_minutes": Number(say("Minutes a break"), 10, 1, 600),
            "ante": Pick(say("Ante"), ANTES, "none"),
            "chips": Text(say("Chips"), ", ".join(str(chip) for chip in event.chips), longest=120),
        }
        self._questions = {at: Question(control.accessibleName(), control) for at, control in controls.items()}
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for at, (line, place) in PLACES.items():
            grid.addWidget(self._questions[at], line, place)
        for place in range(4):
            grid.setColumnStretch(place, 1)
        self._curve = LevelCurve()
        self._curve.setFixedHeight(180)
        self._why = label(look="muted", wraps=True, name=say("What comes of it"))
        self._why.setMinimumHeight(40)
        self.body.addLayout(grid)
        self.body.addWidget(self._curve)
        self.body.addWidget(self._why)
        self._made: Made | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT)
        self._timer.timeout.connect(self.make)
        for control in controls.values():
            self._hear(control)
        controls["players"].setFocus()
        self.make()

    def _hear(self, control: Control) -> None:
        if isinstance(control, Text):
            control.textChanged.connect(lambda: self._timer.start())
        elif isinstance(control, Number):
            control.valueChanged.connect(lambda: self._timer.start())
        else:
            control.currentIndexChanged.connect(lambda: self._timer.start())

    def _ask(self, at: str) -> Any:
        return self._questions[at].control

    def wishes(self) -> Wishes:
        return Wishes(
            stack=_read("stack", self._ask("stack").text()),
            players=self._ask("players").value(),
            minutes=_read_hours(self._ask("minutes").text()),
            level_minutes=self._ask("level_minutes").value(),
            chips=_read_chips(self._ask("chips").text()),
            ante=self._ask("ante").currentData(),
            break_every=self._ask("break_every").value(),
            break_minutes=self._ask("break_minutes").value(),
        )

    def make(self) -> None:
        """What the wishes lead to, or beneath which of them it fails."""
        self._timer.stop()
        for question in self._questions.values():
            question.say_no("")
        try:
            self._made = make_structure(self.wishes(), rules=self._rules)
        except Refused as no:
            self._made = None
            self._curve.show_blinds(())
            self._why.setText(no.sentence)
            self.ok.setEnabled(False)
            return
        levels = [one for _, one in numbered(self._made.structure)]
        self._curve.show_blinds([one.big_blind for one in levels], self._made.ends.level)
        breaks = sum(isinstance(part, Break) for part in self._made.structure)
        rests = count(breaks, "break") if breaks else say("no breaks")
        self._why.setText(f"{count(len(levels), 'level')}, {rests}. {self._made.why}")
        self.ok.setEnabled(True)

    def value(self) -> tuple[Stretch, ...]:
        self.make()
        if self._made is None:
            raise Refused(self._why.text())
        return as_stretches(self._made, PAID_BY[self._ask("ante").currentData()])


def as_stretches(made: Made, ante_kind: str) -> tuple[Stretch, ...]:
    return tuple(
        rest(part.minutes * MINUTE)
        if isinstance(part, Break)
        else level(
            part.minutes * MINUTE,
            small_blind=part.small_blind,
            big_blind=part.big_blind,
            ante=part.ante,
            ante_kind=ante_kind if part.ante else "each",
        )
        for part in made.structure
    )


def _read(at: str, text: str) -> int:
    try:
        return read_amount(text)
    except Refused as no:
        raise no.under(at) from None


def _read_hours(text: str) -> int:
    """Minutes: a bare number is hours, like 4 or 4.5; else as in the grid, like 3 h 30."""
    if found := re.fullmatch(r"(\d{1,2})(?:[.,](\d))?(?: ?h)?", text.strip()):
        return int(found[1]) * 60 + int(found[2] or 0) * 6
    try:
        return read_length(text) // MINUTE
    except Refused as no:
        raise no.under("minutes") from None


def _read_chips(text: str) -> tuple[int, ...]:
    """25, 100, 500: between them a comma and a space, a semicolon or a space."""
    parts = [part for part in re.split(r"[;\s]+|,\s+|,$", text.strip()) if part]
    return tuple(sorted({_read("chips", part.strip(",")) for part in parts} - {0}))
