"""High card for the button: the app deals for every table, or one table's cards are typed in as they were dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import first_buttons
from tdapp.gui.sheets.cards import CardsSheet
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.question import Pick
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.rules.cards import by_card, read_cards
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.certificate import SUIT_SIGNS
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.director.first_buttons import Cards
    from tdapp.gui.desk import Desk

COLUMNS = (
    Column(say("Table"), lambda line: str(line[0]), "right", 80),
    Column(say("Seat"), lambda line: str(line[1]), "right", 70),
    Column(say("Player"), lambda line: line[2]),
    Column(say("Card"), lambda line: line[3], "left", 70),
    Column("", lambda line: line[4], "left", 110),
)


class FirstButtonSheet(Sheet):
    """What the app dealt is shown before it counts."""

    def __init__(self, parent: QWidget | None, desk: Desk, tables: Sequence[int]) -> None:
        self._desk, tonight = desk, desk.tonight
        self._takes_cards = first_buttons.takes_cards(tonight)
        where = say("table {table}", table=tables[0]) if len(tables) == 1 else count(len(tables), "table")
        text = say("A card for each player; the highest begins, spades before hearts, diamonds and clubs.")
        if not self._takes_cards:
            text = say("Whoever drew the ace for the seat begins: the lowest taken seat of each table.")
        super().__init__(parent, say("The first button at {where}", where=where), text, ok=say("Take these"), width=600)
        chance = desk.chance()
        self._cards: Cards = {table: {} for table in tables}
        if self._takes_cards:
            self._cards = first_buttons.deal(tonight, tables=tables, chance=chance)
        self.model = RowsModel(COLUMNS)
        self.model.show(self._lines())
        shown = RowsTable(self.model, say("Cards for the first button"))
        shown.setFixedHeight(330)
        self.body.addWidget(shown)
        if self._takes_cards:
            self.table = Pick(say("Table"), [(say("Table {table}", table=table), table) for table in tables], tables[0])
            self.table.setFixedWidth(150)
            typing = Button(say("Type in…"), self._type_in, name=say("Type in a table's cards"))
            self.body.addLayout(row(typing, self.table, 1))
        self.ok.setFocus()

    def _lines(self) -> list[tuple[int, int, str, str, str]]:
        """Every table, its best card first."""
        players = {table.table: table.players for table in self._desk.tonight.tables}
        found = []
        for table, dealt in self._cards.items():
            seats = by_card(dealt) if dealt else [min(players[table])]
            for place, seat in enumerate(seats):
                card = f"{dealt[seat].rank}{dealt[seat].suit.translate(SUIT_SIGNS)}" if dealt else ""
                found.append((table, seat, players[table][seat], card, "" if place else say("the button")))
        return found

    def _type_in(self) -> None:
        table = int(self.table.currentData())
        players = next(one.players for one in self._desk.tonight.tables if one.table == table)
        holders = {seat: say("Seat {seat}  {name}", seat=seat, name=name) for seat, name in sorted(players.items())}
        text = say("As the dealer dealt them, clockwise from the left.")
        sheet = CardsSheet(
            self,
            say("Cards at table {table}", table=table),
            text,
            holders,
            ok=say("These cards"),
            chance=self._desk.chance(),
        )

        def take(cards: dict[int, str]) -> None:
            self._cards[table] = read_cards(cards)
            self.model.show(self._lines())

        sheet.ask(take)

    def value(self) -> Cards:
        return self._cards
