"""The open tables of the room: added, taken away, and put in their order of breaking while play goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut

from tdapp.director import rooms, standing_room
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import number_or
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.question import Number
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.field import Seating, Table
from tdapp.values.say import say
from tdapp.values.words import ordinal
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change

HIGHEST = 300
COLUMNS = (
    Column(say("Breaks"), lambda line: ordinal(line[0]), "left", 90),
    Column(say("Table"), lambda line: say("Table {n}", n=line[1].n), "left", 110),
    Column(say("Players"), lambda line: str(line[2]), "right", 90),
    Column(say("Seats"), lambda line: str(line[1].seats), "right", 80),
    Column(say("Closed seats"), lambda line: line[1].unavailable.replace(",", ", ") or "–"),
)


class RoomSheet(Sheet):
    """The open tables in their order of breaking: add, take away, and change the order while play goes on."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        text = say("The table on top breaks first. Seats are closed and opened in the picture of the room.")
        super().__init__(parent, say("The room"), text, ok=say("Done"), cancel="", width=640)
        self._desk = desk
        self.model = RowsModel(COLUMNS)
        self.table = RowsTable(self.model, say("Open tables, the first to break first"))
        self.table.setFixedHeight(HIGHEST)
        seats = desk.tonight.terms.seats
        self.number = number_or(say("Table's number"), None, rooms.HIGHEST_NUMBER, say("the next one"))
        self.seats = Number(say("Seats of a new table"), seats, rooms.FEWEST_SEATS, rooms.MOST_SEATS)
        self.number.setFixedWidth(132)
        self.seats.setFixedWidth(96)
        tools = row(
            Button(say("Earlier"), lambda: self._shift(-1), key="Alt+↑", name=say("Break earlier")),
            Button(say("Later"), lambda: self._shift(1), key="Alt+↓", name=say("Break later")),
            Button(say("Take away"), self._remove, key="Del", name=say("Take the table away")),
            1,
            spacing=8,
        )
        add = row(
            Button(say("Add table"), self._add),
            self.number,
            label(say("with"), "muted"),
            self.seats,
            label(say("seats"), "muted"),
            1,
            spacing=8,
        )
        self.body.addWidget(self.table)
        self.body.addLayout(tools)
        self.body.addLayout(add)
        for keys, does in (
            ("Alt+Up", lambda: self._shift(-1)),
            ("Alt+Down", lambda: self._shift(1)),
            ("Del", self._remove),
        ):
            QShortcut(QKeySequence(keys), self.table, does)
        self._show()
        self.table.selectRow(0)
        self.table.setFocus()

    def _show(self) -> None:
        now = self._desk.tonight.now
        taken = now.by(Seating, "table")
        rows = [row for row in rooms.in_order_of_breaking(now[Table].values()) if row.is_open]
        self.model.show([(turn, row, len(taken.get(row.n, ()))) for turn, row in enumerate(rows, 1)])

    def _do(self, verb: Callable[..., Change], **what: object) -> bool:
        self.problem.hide()
        done = self._desk.do(verb, refused=self.say_no, **what)
        self._show()
        return done is not None

    def _shift(self, step: int) -> None:
        picked = self.table.picked()
        order = [line[1].n for line in self.model.rows]
        if len(picked) != 1:
            return
        at = order.index(picked[0][1].n)
        if not 0 <= at + step < len(order):
            return
        order.insert(at + step, order.pop(at))
        if self._do(standing_room.change_order, breaking=order):
            self.table.selectRow(at + step)

    def _add(self) -> None:
        self._do(standing_room.add_table, table=self.number.value() or None, seats=self.seats.value())

    def _remove(self) -> None:
        for line in self.table.picked():
            self._do(standing_room.remove_table, table=line[1].n)
