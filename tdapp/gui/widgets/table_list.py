"""The room as a list: a row for each table, in the order of any column; the order of breaking by drag or by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QApplication

from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.values.say import say
from tdapp.views.floor import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from tdapp.views.floor import FloorTable

DOWN, UP = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
BREAKS = next(number for number, column in enumerate(COLUMNS) if column.title == say("Breaks"))
SHIFT = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class TableList(RowsTable):
    ordered = Signal(list)
    """The open tables by number as they shall break, the first to break first."""
    asked = Signal(object, QPoint)
    """What can be done at a table? With the point for a menu."""

    def __init__(self) -> None:
        super().__init__(RowsModel(COLUMNS), say("Tables"))
        self._tables: Sequence[FloorTable] = ()
        self._order: tuple[int, Qt.SortOrder] | None = None
        self._pressed: QPoint | None = None
        self._drop: int | None = None
        """Between which rows the picked ones would go: before the row of this number."""
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._ask)
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.sectionClicked.connect(self.sort_by)

    def show_tables(self, tables: Sequence[FloorTable]) -> None:
        """In the order that was asked for; who is picked stays picked, and the list where it is."""
        self._tables = tables
        rows = list(tables)
        if self._order is not None and (order := COLUMNS[self._order[0]].order) is not None:
            rows.sort(key=order, reverse=self._order[1] == UP)
        picked, now, old = {table.n for table in self.picked()}, self.currentIndex().row(), self._rows.rows
        current = old[now].n if 0 <= now < len(old) else None
        scrolled = self.verticalScrollBar().value()
        is_another_order = [table.n for table in old] != [table.n for table in rows]
        self._rows.show(rows)
        if is_another_order:
            self.pick(picked, current)
            self.verticalScrollBar().setValue(scrolled)

    def pick(self, numbers: set[int], current: int | None = None) -> None:
        chosen, flags = self.selectionModel(), QItemSelectionModel.SelectionFlag
        chosen.clearSelection()
        for place, table in enumerate(self._rows.rows):
            index = self._rows.index(place, 0)
            if table.n == current:
                chosen.setCurrentIndex(index, flags.NoUpdate)
            if table.n in numbers:
                chosen.select(index, flags.Select | flags.Rows)

    def go_to(self, number: int) -> None:
        place = next((place for place, table in enumerate(self._rows.rows) if table.n == number), None)
        if place is not None:
            self.selectRow(place)

    def sort_by(self, number: int) -> None:
        """By a column; once more the other way round, and then by number as before."""
        if COLUMNS[number].order is None:
            return
        before = self._order if self._order and self._order[0] == number else None
        self._order = {None: (number, DOWN), (number, DOWN): (number, UP), (number, UP): None}[before]
        header = self.horizontalHeader()
        header.setSortIndicatorShown(self._order is not None)
        if self._order is not None:
            header.setSortIndicator(number, self._order[1])
        self.show_tables(self._tables)

    @property
    def can_be_dragged(self) -> bool:
        """Rows are dragged where they stand in the order that this changes."""
        return self._order == (BREAKS, DOWN)

    def breaking(self) -> list[int]:
        return [table.n for table in sorted(self._tables, key=lambda table: table.breaks)]

    def shift(self, by: int) -> None:
        """All that are picked one turn earlier or later; at the end they stop."""
        picked, order = {table.n for table in self.picked()}, self.breaking()
        found = order if by < 0 else order[::-1]
        for place in range(1, len(found)):
            if found[place] in picked and found[place - 1] not in picked:
                found[place - 1], found[place] = found[place], found[place - 1]
        self._put_in_order(found if by < 0 else found[::-1])

    def _put_in_order(self, order: list[int]) -> None:
        if order != self.breaking():
            self.ordered.emit(order)

    def _ask(self, at: QPoint) -> None:
        index = self.indexAt(at)
        if index.isValid():
            self.asked.emit(self._rows.rows[index.row()], self.viewport().mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in SHIFT and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.shift(SHIFT[key])
            return
        if key == Qt.Key.Key_Menu and self.picked():
            at = self.visualRect(self.currentIndex()).center()
            self.asked.emit(self.picked()[0], self.viewport().mapToGlobal(at))
            return
        super().keyPressEvent(event)

    # A drag up or down the list.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = event.position().toPoint() if is_left and self.can_be_dragged else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed is None:
            super().mouseMoveEvent(event)
        elif self._drop is not None or (at - self._pressed).manhattanLength() >= QApplication.startDragDistance():
            self._drop = self._gap(at)
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        gap, self._drop, self._pressed = self._drop, None, None
        self.viewport().unsetCursor()
        self.viewport().update()
        if gap is None:
            super().mouseReleaseEvent(event)
            return
        picked, order = {table.n for table in self.picked()}, self.breaking()
        before = [n for n in order[:gap] if n not in picked]
        after = [n for n in order[gap:] if n not in picked]
        self._put_in_order([*before, *(n for n in order if n in picked), *after])

    def _gap(self, at: QPoint) -> int:
        row = self.rowAt(at.y())
        if row < 0:
            return 0 if at.y() < 0 else len(self._rows.rows)
        middle = self.visualRect(self._rows.index(row, 0)).center().y()
        return row + (at.y() > middle)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._drop is None:
            return
        last = len(self._rows.rows) - 1
        area = self.visualRect(self._rows.index(min(self._drop, last), 0))
        line = area.bottom() + 1 if self._drop > last else area.top()
        painter = QPainter(self.viewport())
        painter.setPen(QPen(QColor(in_force().accent), 3))
        painter.drawLine(4, line, self.viewport().width() - 4, line)
        painter.end()
