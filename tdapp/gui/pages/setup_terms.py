"""The terms of the tournament on the desk: each settles with Enter or by leaving its field."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QGridLayout

from tdapp.director import events
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card
from tdapp.gui.widgets.question import Number, Pick, Question, Text, problem_label
from tdapp.rules.profiles import DEFAULT, PROFILES
from tdapp.values.house import Chip, Stretch
from tdapp.values.money import money, read_money
from tdapp.values.refusal import Refused
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.gui.desk import Desk
    from tdapp.gui.widgets.question import Control
    from tdapp.values.house import Tournament

MONEY = ("buy_in", "fee", "guarantee")
PLACES = {
    "name": (0, 0, 6),
    "buy_in": (1, 0, 2),
    "fee": (1, 2, 2),
    "guarantee": (1, 4, 2),
    "seats": (3, 0, 2),
    "late_until_level": (3, 2, 4),
    "profile": (5, 0, 6),
}
"""Row, column and width of each term in the grid."""


class TermsCard(Card):
    """What was sold stands once there are entries; the card says so beneath the fields it locks."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._facts = label(look="muted", wraps=True, name="Stack and schedule")
        self._locked = label(look="small", wraps=True, name="Why some terms stand")
        late = Number("Late registration", 0, 0, 99)
        late.setPrefix("to the end of level ")
        late.setSpecialValueText("closes with the draw")
        guarantee = Text("Guarantee", longest=24)
        guarantee.setPlaceholderText("none")
        controls: dict[str, Control] = {
            "name": Text("Name", longest=events.LONGEST_NAME),
            "buy_in": Text("Buy-in", longest=24),
            "fee": Text("Fee", longest=24),
            "guarantee": guarantee,
            "seats": Number("Seats a table", 9, 2, 10),
            "late_until_level": late,
            "profile": Pick("Rulebook", [(profile.name, profile.id) for profile in PROFILES.values()], DEFAULT),
        }
        shared = {line: problem_label(name) for line, name in {1: "Money", 3: "Seats and registration"}.items()}
        self._questions = {
            at: Question(control.accessibleName(), control, shared.get(PLACES[at][0]))
            for at, control in controls.items()
        }
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(12)
        for at, (line, place, width) in PLACES.items():
            grid.addWidget(self._questions[at], line, place, 1, width)
            self._questions[at].control.settled.connect(partial(self._amend, at))
        for line, problem in shared.items():
            grid.addWidget(problem, line + 1, 0, 1, 6)
        for place in range(6):
            grid.setColumnStretch(place, 1)
        super().__init__(label("Tournament", "heading"), self._facts, grid, self._locked, spacing=12)

    def show_rows(self) -> None:
        tonight = self._desk.tonight
        terms = tonight.terms
        self._facts.setText(facts(tonight))
        why = events.locked_because(tonight)
        self._locked.setText(f"Buy-in, fee, seats and rules: {why}" if why and terms.finished is None else why)
        self._locked.setVisible(bool(why))
        for at, question in self._questions.items():
            is_locked = terms.finished is not None or (bool(why) and at in events.BEFORE_ENTRIES)
            question.control.setEnabled(not is_locked)
            question.control.setToolTip(why if is_locked else "")
            question.control.setAccessibleDescription(why if is_locked else "")
            question.control.show_value(shown(terms, at))
            question.say_no("")

    def _amend(self, at: str, value: Any) -> None:
        question = self._questions[at]
        question.say_no("")
        value = " ".join(value.split()) if isinstance(value, str) else value
        try:
            if at in MONEY:
                value = read_money(value, self._desk.tonight.terms.currency) if value else 0
        except Refused as no:
            question.say_no(no.sentence)
            return
        if value == getattr(self._desk.tonight.terms, at):
            if isinstance(question.control, Text):
                question.control.put_back()
            return
        self._desk.do(events.amend, refused=question.say_no, **{at: value})


def shown(terms: Tournament, at: str) -> Any:
    """A term as its field shows it; no guarantee is an empty field."""
    value = getattr(terms, at)
    if at not in MONEY:
        return value
    return "" if at == "guarantee" and not value else money(value, terms.currency)


def facts(tonight: Tonight) -> str:
    """1,000 chips (20 × 5, 16 × 25, 5 × 100) · 15 levels, no breaks"""
    stretches = tonight.now[Stretch].values()
    breaks = sum(stretch.is_break for stretch in stretches)
    levels = count(len(stretches) - breaks, "level")
    chips = sorted(tonight.now[Chip].values(), key=lambda chip: chip.worth)
    given = ", ".join(f"{chip.each} × {chip.worth:,}" for chip in chips if chip.each)
    stack = f"{tonight.terms.stack:,} chips" + (f" ({given})" if given else "")
    return f"{stack} · {levels}, {count(breaks, 'break') if breaks else 'no breaks'}"
