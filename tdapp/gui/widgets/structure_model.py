"""The rows of the structure editor as Qt's tables take them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, Qt, Signal
from PySide6.QtGui import QColor, QFont

from tdapp.gui.computer.times import hour_and_minute
from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.rows import NOWHERE, Index
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.structure_cells import COLUMNS, Column, text_of
from tdapp.views.structure_report import look_over

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.views.structure_grid import Grid
    from tdapp.views.structure_report import Event, Line

NOTES = Column("notes", "", is_typed=False)
RIGHT = ("level", "begins", "small_blind", "big_blind", "ante", "minutes", "bring_in", "small_bet", "big_bet")
HINTS = {
    "level": say("Type “break” to make a break of a row"),
    "small_blind": say("Type 200/400/50 for small blind, big blind and ante"),
    "ante_kind": say("Who pays the ante: each, bb (big blind) or btn (button)"),
    "minutes": say("20, 20 min, 1 h 30"),
    "game": say("Only where the games change; else it is the tournament’s"),
}


class StructureModel(QAbstractTableModel):
    """Every gesture goes through `attempt`: what is refused is said, and what was done is looked over again."""

    edited = Signal()
    refused = Signal(str)

    def __init__(self, grid: Grid, event: Event, players: int, *, with_limits: bool) -> None:
        super().__init__()
        self.grid, self.around, self.players = grid, event, players
        self.columns: tuple[Column, ...] = ()
        self.report = look_over(grid.rows, event, players)
        self.show_limits(with_limits)

    def show_limits(self, are_shown: bool) -> None:
        self.beginResetModel()
        self.columns = (*(column for column in COLUMNS if are_shown or not column.is_limit), NOTES)
        self.endResetModel()

    def attempt(self, gesture: Callable[[], None]) -> bool:
        rows = len(self.grid.rows)
        try:
            gesture()
        except Refused as no:
            self.refused.emit(no.sentence)
            return False
        self.look_again(is_other=len(self.grid.rows) != rows)
        return True

    def look_again(self, *, is_other: bool = False) -> None:
        if is_other:
            self.beginResetModel()
        self.report = look_over(self.grid.rows, self.around, self.players)
        if is_other:
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
        self.edited.emit()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.report.lines)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        can_type = self.columns[index.column()].is_typed and self.report.lines[index.row()].state != "past"
        return flags | Qt.ItemFlag.ItemIsEditable if can_type else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or value == self.data(index, role):
            return False
        return self.attempt(lambda: self.grid.type(index.row(), self.columns[index.column()].id, str(value)))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        at, line = self.columns[index.column()].id, self.report.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self.said(index.row(), at)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if at in RIGHT else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.ForegroundRole:
            return _color(line, at)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return line.problems.get(at) or line.why or "\n".join(line.doubts)
        if role == Qt.ItemDataRole.BackgroundRole and at in line.problems:
            return QColor(in_force().tint(in_force().danger, 0.25))
        if role == Qt.ItemDataRole.FontRole and line.state == "now":
            font = QFont()
            font.setBold(True)
            return font
        return None

    def said(self, place: int, at: str) -> str:
        line = self.report.lines[place]
        if at == "notes":
            return " · ".join(part for part in (*(line.said if line.state != "past" else ()), line.note) if part)
        if at == "begins":
            return hour_and_minute(line.begins) if line.begins is not None else _elapsed(line)
        return text_of(self.grid.rows[place], at, line.number)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return HINTS.get(column.id, "")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.id in RIGHT else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None


def _elapsed(line: Line) -> str:
    """0:40 from the start; of a level that is over or on the clock, nothing is to come."""
    if line.state != "free":
        return say("now") if line.state == "now" else say("over")
    return f"{line.elapsed // 3600}:{line.elapsed // 60 % 60:02}"


def _color(line: Line, at: str) -> QColor | None:
    colors = in_force()
    if at in line.problems or (at == "notes" and line.problems):
        return QColor(colors.danger)
    if at == "notes" and line.doubts:
        return QColor(colors.warning)
    return QColor(colors.muted) if line.state == "past" or at in ("begins", "notes") else None
