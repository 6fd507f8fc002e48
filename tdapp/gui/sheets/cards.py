"""Cards to type in as they were dealt, or for the app to deal: one for each table, or for each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QScrollArea, QWidget

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, row, scrolling
from tdapp.gui.widgets.question import Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.rules.cards import DECK
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdapp.gui.desk import Desk
    from tdapp.rules.chance import Chance

HIGHEST = 360


class CardsSheet(Sheet):
    """`holders` maps who gets a card to what they are called; the answer maps them to their cards as typed."""

    def __init__(
        self, parent: QWidget | None, title: str, text: str, holders: Mapping[int, str], *, ok: str, chance: Chance
    ) -> None:
        super().__init__(parent, title, text, ok=ok, width=520)
        self._chance = chance
        self.fields = {who: Text(name, longest=3) for who, name in holders.items()}
        lines = column(spacing=6)
        for who, field in self.fields.items():
            field.setFixedWidth(90)
            field.setPlaceholderText("Kd")
            called = Elided(holders[who])
            line = row(called, field)
            line.setStretch(0, 1)
            lines.addLayout(line)
        inner = QWidget()
        lines.setContentsMargins(0, 0, 8, 0)
        inner.setLayout(lines)
        self.list = _as_high_as_needed(scrolling(inner), inner)
        self.body.addWidget(self.list)
        told = say("Rank and suit: As, Td, 9c. Spades rank before hearts, diamonds and clubs.")
        line = row(
            label(told, "small", wraps=True), Button(say("Deal them"), self.deal, name=say("Let the app deal them"))
        )
        line.setStretch(0, 1)
        self.body.addLayout(line)
        next(iter(self.fields.values())).setFocus()

    def deal(self) -> None:
        """From a shuffled deck, a fresh one whenever it runs out."""
        dealt: list[str] = []
        while len(dealt) < len(self.fields):
            dealt += [str(card) for card in self._chance.shuffled(DECK)]
        for field, card in zip(self.fields.values(), dealt):
            field.setText(card)
        self.ok.setFocus()

    def value(self) -> dict[int, str]:
        typed = {who: tidied(field.text()) for who, field in self.fields.items()}
        for who, card in typed.items():
            if not card:
                self.fields[who].setFocus()
                raise Refused(say("{name} has no card.", name=self.fields[who].accessibleName()))
        return typed


def tidied(card: str) -> str:
    """As it is written: kD and 10d are Kd and Td."""
    card = card.strip().replace("10", "T")
    return card[:1].upper() + card[1:].lower()


def _as_high_as_needed(list_of: QScrollArea, inner: QWidget) -> QScrollArea:
    list_of.setFixedHeight(min(inner.sizeHint().height() + 4, HIGHEST))
    return list_of


def ask_cards(
    desk: Desk,
    parent: QWidget | None,
    title: str,
    text: str,
    holders: Mapping[int, str],
    then: Callable[[dict[int, str]], object],
    *,
    ok: str = say("These cards"),
) -> None:
    CardsSheet(parent, title, text, holders, ok=ok, chance=desk.chance()).ask(then)
