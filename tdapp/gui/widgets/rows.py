"""A table of rows from a view: its columns are data, and only what changed is drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.right_to_left import isolated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from tdapp.views.columns import Column

Index = QModelIndex | QPersistentModelIndex
ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "right": Qt.AlignmentFlag.AlignRight,
    "center": Qt.AlignmentFlag.AlignHCenter,
}
NOWHERE = QModelIndex()


class RowsModel(QAbstractTableModel):
    """Rows as they are; `quiet` says which of them are drawn in the muted color."""

    def __init__(self, columns: Sequence[Column], quiet: Callable[[Any], bool] | None = None) -> None:
        super().__init__()
        self.columns = columns
        self.rows: list[Any] = []
        self._quiet = quiet

    def show(self, rows: list[Any]) -> None:
        """Other rows: where only some differ, or some were added at the end, the rest is left alone."""
        old = self.rows
        if len(rows) < len(old) or (len(rows) > len(old) and rows[: len(old)] != old):
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
            return
        if len(rows) > len(old):
            self.beginInsertRows(NOWHERE, len(old), len(rows) - 1)
            self.rows = rows
            self.endInsertRows()
            return
        self.rows = rows
        last = len(self.columns) - 1
        for number, (before, after) in enumerate(zip(old, rows)):
            if before != after:
                self.dataChanged.emit(self.index(number, 0), self.index(number, last))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        column, row = self.columns[index.column()], self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return isolated(column.says(row))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(ALIGN[column.align] | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.ForegroundRole and self._quiet and self._quiet(row):
            return QColor(in_force().muted)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].title
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return int(ALIGN[self.columns[section].align] | Qt.AlignmentFlag.AlignVCenter)
        return None


class RowsTable(QTableView):
    """A list to read and pick from: whole rows, no grid of its own keys."""

    chosen = Signal(object)
    """Enter or a double click on a row."""

    def __init__(self, model: RowsModel, name: str) -> None:
        super().__init__()
        self.setModel(model)
        self._rows = model
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(36)
        self.horizontalHeader().setHighlightSections(False)
        self.take_widths()
        self.doubleClicked.connect(lambda index: self.chosen.emit(self._rows.rows[index.row()]))

    def take_widths(self) -> None:
        for number, column in enumerate(self._rows.columns):
            mode = QHeaderView.ResizeMode.Fixed if column.width else QHeaderView.ResizeMode.Stretch
            self.horizontalHeader().setSectionResizeMode(number, mode)
            if column.width:
                self.setColumnWidth(number, column.width)

    def picked(self) -> list[Any]:
        """The selected rows, from the top."""
        numbers = sorted({index.row() for index in self.selectionModel().selectedRows()})
        return [self._rows.rows[number] for number in numbers]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.picked():
            self.chosen.emit(self.picked()[0])
            return
        if event.text() and event.text().isprintable() and not event.modifiers():
            # Letters are the window's: / opens the command bar, space holds the clock.
            event.ignore()
            return
        super().keyPressEvent(event)
