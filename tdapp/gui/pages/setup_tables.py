"""The room before the draw: which tables there are, their chairs, and the order in which they break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from tdapp.director import rooms
from tdapp.director.tonight import closed_seats
from tdapp.gui.pages.setup_tables_sheets import AddTablesSheet, ChangeTablesSheet
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, row
from tdapp.gui.widgets.question import problem_label
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.rules.draw import TableToFill
from tdapp.values.field import Table
from tdapp.values.say import say
from tdapp.values.words import count, ordinal
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.gui.desk import Desk

COLUMNS = (
    Column(say("Breaks"), lambda table: ordinal(table.breaks), "left", 100),
    Column(say("Table"), lambda table: say("Table {table}", table=table.n), "left", 140),
    Column(say("Seats"), lambda table: str(table.seats), "right", 80),
    Column(say("Closed seats"), lambda table: table.unavailable.replace(",", ", ") or "–", "left", 180),
    Column("", lambda table: "" if table.is_open else say("broken")),
)
FEWEST = say("The draw takes the fewest that hold everybody, those that break last first.")
AS_NEEDED = say(
    "As many tables as the draw needs, counted from 1, the highest breaking first. Add tables "
    "where the room has numbers, chairs or an order of its own."
)
WIDTH = 640


class TablesCard(Card):
    """In the order of breaking, the first to break on top; Alt+Up and Alt+Down change it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._about = label(look="muted", wraps=True, name=say("The room"))
        self._problem = problem_label(say("The room"))
        self._model = RowsModel(COLUMNS, quiet=lambda table: not table.is_open)
        self._table = RowsTable(self._model, say("Tables of the room, the first to break first"))
        self._table.setProperty("look", "inner")
        self._table.setMinimumHeight(180)
        self._table.chosen.connect(lambda _: self._change())
        self._add = Button(say("Add tables…"), self._add_tables)
        self._edit = Button(say("Change…"), self._change, name=say("Change the selected tables"))
        self._remove = Button(say("Remove"), self._remove_tables, key="Del", name=say("Remove the selected tables"))
        self._earlier = Button(say("Break earlier"), lambda: self._shift(-1), key="Alt+↑", name=say("Break earlier"))
        self._later = Button(say("Break later"), lambda: self._shift(1), key="Alt+↓", name=say("Break later"))
        self._as_needed = Button(say("As many as needed"), lambda: self._set([]))
        self._tools = (self._add, self._edit, self._remove, self._earlier, self._later, self._as_needed)
        tools = row(*self._tools, 1, spacing=8)
        super().__init__(label(say("Tables"), "heading"), self._about, tools, self._problem, self._table, spacing=12)
        self.body.addStretch(1)
        self.body.setStretch(self.body.indexOf(self._table), 100)
        self._table.selectionModel().selectionChanged.connect(lambda: self._offer())
        for keys, does in (
            ("Alt+Up", lambda: self._shift(-1)),
            ("Alt+Down", lambda: self._shift(1)),
            ("Del", self._remove_tables),
        ):
            QShortcut(QKeySequence(keys), self._table, does, context=Qt.ShortcutContext.WidgetShortcut)

    def show_rows(self) -> None:
        tonight = self._desk.tonight
        picked = {table.n for table in self._table.picked()}
        tables = rooms.in_order_of_breaking(tonight.now[Table].values())
        self._locked = rooms.locked_because(tonight)
        self._problem.hide()
        self._model.show(tables)
        self._table.setVisible(bool(tables))
        self._select(picked)
        seats = sum(table.seats - len(closed_seats(table)) for table in tables if table.is_open)
        numbers = rooms.in_runs(table.n for table in tables)
        room = f"{count(len(tables), 'table')} ({numbers}), {count(seats, 'seat')}."
        self._about.setText(f"{room} {self._locked or FEWEST}" if tables else self._nothing())
        self._offer()

    def _nothing(self) -> str:
        return f"{AS_NEEDED} {self._locked}".strip()

    def _select(self, numbers: set[int]) -> None:
        chosen = self._table.selectionModel()
        flags = QItemSelectionModel.SelectionFlag
        chosen.clearSelection()
        for place, table in enumerate(self._model.rows):
            if table.n in numbers:
                chosen.select(self._model.index(place, 0), flags.Select | flags.Rows)
                chosen.setCurrentIndex(self._model.index(place, 0), flags.NoUpdate)

    def _offer(self) -> None:
        is_picked = bool(self._table.picked()) and not self._locked
        self._add.setEnabled(not self._locked)
        self._as_needed.setEnabled(bool(self._model.rows) and not self._locked)
        for button in (self._edit, self._remove, self._earlier, self._later):
            button.setEnabled(is_picked)
        for button in self._tools:
            button.setToolTip(self._locked)

    def _order(self) -> list[int]:
        return [table.n for table in self._model.rows]

    def _set(self, tables: Sequence[TableToFill], order: Sequence[int] = ()) -> None:
        self._problem.hide()
        self._desk.do(rooms.set_room, refused=self._say_no, tables=tables, breaking=order)

    def _say_no(self, sentence: str) -> None:
        self._problem.setText(sentence)
        self._problem.show()

    def _add_tables(self) -> None:
        seats, numbers = self._desk.tonight.terms.seats, self._order()
        sheet = AddTablesSheet(self.window(), first=max(numbers, default=0) + 1, seats=seats)
        sheet.ask(self._take_more)

    def _take_more(self, more: Sequence[TableToFill]) -> None:
        """New tables break first, the highest of them before the others, as in a room without an order."""
        tables = [*to_fill(self._model.rows), *more]
        order = [*sorted((table.table for table in more), reverse=True), *self._order()]
        desk = self._desk
        rooms.set_room(desk.house, desk.tournament, tables=tables, breaking=order, by=desk.by())

    def _change(self) -> None:
        picked = self._table.picked()
        if picked and not self._locked:
            ChangeTablesSheet(self.window(), picked).ask(self._take_changed)

    def _take_changed(self, changed: Sequence[TableToFill]) -> None:
        new = {table.table: table for table in changed}
        tables = [new.get(table.table, table) for table in to_fill(self._model.rows)]
        if tables != to_fill(self._model.rows):
            desk = self._desk
            rooms.set_room(desk.house, desk.tournament, tables=tables, breaking=self._order(), by=desk.by())

    def _remove_tables(self) -> None:
        gone = {table.n for table in self._table.picked()}
        if not gone or self._locked:
            return
        left = [table for table in self._model.rows if table.n not in gone]
        self._set(to_fill(left), [table.n for table in left])

    def _shift(self, by: int) -> None:
        """All that are selected one place up or down, as far as there is room."""
        picked = {table.n for table in self._table.picked()}
        order = shifted(self._order(), picked, by)
        if picked and not self._locked and order != self._order():
            self._set(to_fill(self._model.rows), order)


def to_fill(tables: Sequence[Table]) -> list[TableToFill]:
    return [TableToFill(table.n, table.seats, tuple(sorted(closed_seats(table)))) for table in tables]


def shifted(order: Sequence[int], picked: set[int], by: int) -> list[int]:
    """The order with all that are picked one place earlier or later; at the end they stop."""
    found = list(order) if by < 0 else list(reversed(order))
    for place in range(1, len(found)):
        if found[place] in picked and found[place - 1] not in picked:
            found[place - 1], found[place] = found[place], found[place - 1]
    return found if by < 0 else found[::-1]
