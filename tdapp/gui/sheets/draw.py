"""The draw as a ceremony: first the commitment, then what the room adds, then the seats and the seed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.director import projector
from tdapp.director.draw_records import tables_kept
from tdapp.gui.theme.look import digits
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, column, row
from tdapp.gui.widgets.question import Pick, Text
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.rules.chance import Chance, commitment
from tdapp.store.files import write_whole
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.views.certificate import certificate
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QLabel

    from tdapp.director.tonight import Tonight
    from tdapp.gui.desk import Desk
    from tdapp.rules.draw import Method
    from tdapp.views.certificate import Certificate

WIDTH = 660
COLUMNS = (
    Column(say("Player"), lambda line: line.name),
    Column(say("Table"), lambda line: str(line.table), "right", 80),
    Column(say("Seat"), lambda line: str(line.seat), "right", 80),
    Column(say("Card"), lambda line: line.card, "left", 80),
)
METHODS: tuple[tuple[str, Method], ...] = ((say("Tables and seats"), "spread"), (say("By cards"), "cards"))


@dataclass(frozen=True, slots=True)
class Ceremony:
    """What is drawn: its words, and whether a reason is asked for and how it is drawn."""

    title: str
    text: str
    asks_why: bool = False
    asks_method: bool = False


@dataclass(frozen=True, slots=True)
class Answered:
    chance: Chance
    method: Method
    why: str


class DrawSheet(Sheet):
    """Nothing is drawn before the room has seen the commitment; what was drawn stays until it was read out."""

    def __init__(self, parent: QWidget | None, desk: Desk, ceremony: Ceremony) -> None:
        super().__init__(parent, ceremony.title, ceremony.text, ok=say("Draw"), width=WIDTH)
        self._desk, self._seed, self._is_drawn = desk, secrets.token_bytes(32), False
        self._told = ""
        self.room = Text(say("What the room adds"), longest=120)
        self.room.setPlaceholderText(say("Five cards dealt by somebody else, or a word called out"))
        self.why = Text(say("Why the seats are drawn again"))
        self.method = Pick(say("How seats are drawn"), METHODS, "spread")
        self.committed = _digits(commitment(self._seed), say("Commitment"))
        self.tell = Button(say("Show the room"), self._tell_the_room, name=say("Show the commitment on the projector"))
        self._before = QWidget()
        rest = column(
            _step("1", say("The app has fixed its part. Show this to the room before you go on:")),
            Card(row(self.committed, 1, self.tell), margins=16),
            _step("2", say("Now the room adds something that nobody could know before:")),
            self.room,
            spacing=10,
        )
        self._before.setLayout(rest)
        if ceremony.asks_method:
            self.method.setFixedWidth(200)
            rest.addLayout(row(label(say("Drawn as"), "muted"), self.method, 1))
        if ceremony.asks_why:
            rest.addWidget(label(say("Why it is drawn again, for the journal"), "muted"))
            rest.addWidget(self.why)
        if heeded := _heeds(desk.tonight):
            rest.addWidget(label(heeded, "small", wraps=True))
        told = say("Seed and text together decide. The seed is shown afterwards, and anyone can check it.")
        rest.addWidget(label(told, "small", wraps=True))
        self._after = QWidget()
        self._after.hide()
        self.body.addWidget(self._before)
        self.body.addWidget(self._after)
        self.room.setFocus()

    def value(self) -> Answered:
        return Answered(Chance(self._seed, self.room.text().strip()), self.method.currentData(), self.why.text())

    def accept(self) -> None:
        """The first time it draws, and shows what came of it; the second time it is read."""
        if self._is_drawn:
            super(Sheet, self).accept()
            return
        # First, so that the draw is the last deed, which one key takes back.
        self._take_down()
        try:
            if self._then is not None:
                self._then(self.value())
            self._show(certificate(self._desk.tonight))
        except Refused as no:
            self.say_no(no.sentence)
            self.tell.setEnabled(True)

    def reject(self) -> None:
        if self._is_drawn:
            super(Sheet, self).accept()
            return
        super().reject()

    def _tell_the_room(self) -> None:
        """At the foot of the projector, and in the journal: both then show that it stood before the draw."""
        told = say("Commitment of the draw: {commitment}", commitment=in_eights(commitment(self._seed)))
        if self._desk.do(projector.tell, text=told, refused=self.say_no) is not None:
            self._told = told
            self.tell.setEnabled(False)
            self.room.setFocus()

    def _take_down(self) -> None:
        stands = projector.banner(self._desk.tonight.now)
        if stands is not None and stands.text == self._told:
            self._desk.do(projector.take_down, message=stands.n)

    def _show(self, shown: Certificate) -> None:
        self._is_drawn = True
        self.problem.hide()
        self._before.hide()
        model = RowsModel(COLUMNS if any(line.card for line in shown.lines) else COLUMNS[:3])
        model.show(list(shown.lines))
        seats = RowsTable(model, say("Seats drawn"))
        seats.setFixedHeight(256)
        self.seed = _digits(shown.seed, say("Seed"))
        save = Button(say("Save for checking…"), lambda: self._save(shown), name=say("Save the draw for checking"))
        drawn = say("{players_at_tables} are drawn, and the journal holds it.", players_at_tables=shown.summary)
        inner = column(
            _step("3", drawn),
            seats,
            _step("4", say("The seed, which nobody knew until now:")),
            Card(self.seed, margins=16),
            row(save, 1),
            spacing=10,
        )
        self._after.setLayout(inner)
        self._after.show()
        self.ok.say(say("Done"))
        self.cancel.hide()
        self.ok.setFocus()
        self.fit()

    def _save(self, shown: Certificate) -> None:
        start = str(Path.home() / say("draw.json"))
        chosen, _ = QFileDialog.getSaveFileName(self, say("Save the draw for checking"), start, say("JSON (*.json)"))
        if not chosen:
            return
        try:
            write_whole(Path(chosen), shown.question.encode())
        except OSError as error:
            why = error.strerror or type(error).__name__
            self.say_no(say("{name} could not be saved: {why}.", name=Path(chosen).name, why=why))


def ask_draw(desk: Desk, parent: QWidget | None, ceremony: Ceremony, then: Callable[[Answered], object]) -> None:
    DrawSheet(parent, desk, ceremony).ask(then)


def in_eights(digits_of: str) -> str:
    return " ".join(digits_of[at : at + 8] for at in range(0, len(digits_of), 8))


def _digits(text: str, name: str) -> QLabel:
    """64 hex digits as they can be read out: eights, four to a line."""
    eights = [text[at : at + 8] for at in range(0, len(text), 8)]
    lines = ["  ".join(eights[at : at + 4]) for at in range(0, len(eights), 4)]
    made = label("\n".join(lines), "figure", name=name)
    made.setFont(digits(made.font()))
    return made


def _step(number: str, text: str) -> QWidget:
    made = QWidget()
    mark = label(number, "tag")
    line = row(mark, label(text, "strong", wraps=True), spacing=10)
    line.setStretch(1, 1)
    made.setLayout(line)
    return made


def _heeds(tonight: Tonight) -> str:
    """Seats that are kept and players who deal, in a sentence."""
    from tdapp.director.apart import pairs_in
    from tdapp.values.field import Presence, SeatWish

    seats = tables_kept(tonight).items()
    kept = [say("{name} at table {table}", name=tonight.known_as(n), table=table) for table, n in seats]
    deal = sum(wish.deals for n, wish in tonight.now[SeatWish].items() if n in tonight.now[Presence])
    parts = [say("Seats are kept for {kept}.", kept=", ".join(kept))] if kept else []
    if deal:
        parts.append(
            say_count(deal, "{n} player deals, each at another table.", "{n} players deal, each at another table.")
        )
    if apart := len(pairs_in(tonight)):
        parts.append(say_count(apart, "{n} pair is kept apart.", "{n} pairs are kept apart."))
    return " ".join(parts)
