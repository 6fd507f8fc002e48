"""Breaking a table in two steps: seat cards in a scrambled order, a card for each player, and the best card first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.director import breaks
from tdapp.gui.sheets.cards import tidied
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.question import Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.values.words import shortened
from tdapp.views.command import read_seat

if TYPE_CHECKING:
    from tdapp.director.breaks import Dealt
    from tdapp.gui.desk import Desk
    from tdapp.rules.breaking import Breaking
    from tdapp.rules.cards import Card

SIGNS = str.maketrans({"s": "♠", "h": "♥", "d": "♦", "c": "♣"})


class BreakSheet(Sheet):
    """On the screen the cards are dealt already; with real ones they are typed in as they lie."""

    def __init__(self, parent: QWidget | None, desk: Desk, planned: Breaking) -> None:
        assert planned.table is not None
        tonight = desk.tonight
        text = f"{planned.why} ({say_kept(str(planned.rule))})"
        text = " ".join(filter(None, (text, breaks.what_is_kept(tonight, planned.table))))
        super().__init__(parent, say("Break table {table}?", table=planned.table), text, ok=say("Break it"), width=600)
        self._dealt = breaks.deal_break(tonight, table=planned.table, chance=desk.chance())
        self._names = {entry: tonight.labels[entry] for entry in self._dealt.cards}
        self.has_real_cards = False
        self._shown, self._typed = QWidget(), QWidget()
        self._shown.setLayout(self._on_the_screen())
        self._typed.setLayout(self._with_real_cards())
        self._typed.hide()
        self._other = Button(say("With real cards…"), self.turn)
        self.body.addWidget(self._shown)
        self.body.addWidget(self._typed)
        self.body.addLayout(row(self._other, 1))

    def _on_the_screen(self) -> QGridLayout:
        """The best card first: each takes the next seat card."""
        grid = _grid()
        for place, head in enumerate((say("Card"), say("Player"), say("Goes to"))):
            grid.addWidget(label(head, "small"), 0, place)
        for line, (entry, seat) in enumerate(self._dealt.seats.items(), 1):
            grid.addWidget(label(shown(self._dealt.cards[entry]), "strong"), line, 0)
            grid.addWidget(Elided(self._names[entry]), line, 1)
            grid.addWidget(label(say("table {table} seat {seat}", table=seat.table, seat=seat.seat), "strong"), line, 2)
        return grid

    def _with_real_cards(self) -> QGridLayout:
        grid = _grid()
        self.seats = Text(say("Seat cards in their order"))
        self.seats.setPlaceholderText(say("1-3 4-8 2-5: the one on top first"))
        told = say("Scramble the seat cards face down and stack them; then deal each player a card face up.")
        about = column(label(told, "small", wraps=True), label(say("Seat cards in their order"), "small"), self.seats)
        grid.addLayout(about, 0, 0, 1, 3)
        self.cards = {entry: Text(say("Card of {name}", name=name), longest=3) for entry, name in self._names.items()}
        for line, (entry, field) in enumerate(self.cards.items(), 1):
            field.setFixedWidth(90)
            field.setPlaceholderText("Kd")
            grid.addWidget(field, line, 0)
            grid.addWidget(Elided(shortened(self._names[entry])), line, 1, 1, 2)
        return grid

    def turn(self) -> None:
        """From the cards on the screen to real ones, and back."""
        self.has_real_cards = not self.has_real_cards
        self._shown.setVisible(not self.has_real_cards)
        self._typed.setVisible(self.has_real_cards)
        self._other.say(say("On the screen…") if self.has_real_cards else say("With real cards…"))
        self.problem.hide()
        self.fit()
        (self.seats if self.has_real_cards else self.ok).setFocus()

    def value(self) -> Dealt:
        if not self.has_real_cards:
            return self._dealt
        seats = []
        for text in self.seats.text().replace(",", " ").split():
            seat = read_seat(text)
            if seat is None:
                raise Refused(say("“{what}” is no seat card: write table and seat, like 3-2.", what=text))
            seats.append(seat)
        for entry, field in self.cards.items():
            if not field.text().strip():
                raise Refused(say("{name} has no card.", name=self._names[entry]))
        return breaks.read_dealt(seats, {entry: tidied(field.text()) for entry, field in self.cards.items()})


def shown(card: Card) -> str:
    return card.rank + card.suit.translate(SIGNS)


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(1, 1)
    return grid
