"""A league's table on the screen: who has how many points stays in place while the events are scrolled beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QAbstractItemView, QScrollBar, QWidget

from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.columns import Column
from tdapp.views.league_table import short_day

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QKeyEvent

    from tdapp.views.league_table import Event, LeagueTable, Row

    Index = QModelIndex | QPersistentModelIndex

FIXED = 4
"""Place, name, points and how many events were played."""
FIXED_WIDTH, EVENT_WIDTH = 480, 96
HEADS = 56
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class LeagueModel(RowsModel):
    """The columns of the events come after those of the player, the newest event first."""

    def __init__(self) -> None:
        super().__init__(())
        self.events: tuple[Event, ...] = ()
        self._table: LeagueTable | None = None

    def show_table(self, table: LeagueTable) -> None:
        """Other events are other columns: everything is drawn anew."""
        self.beginResetModel()
        self._table, self.events = table, tuple(reversed(table.events))
        fixed = (
            Column(say("Place"), lambda line: line.place, "right", 88),
            Column(say("Player"), lambda line: line.name),
            Column(say("Points"), lambda line: table.shown(line.total), "right", 92),
            Column(say("Played"), lambda line: str(line.played), "right", 76),
        )
        self.columns = (*fixed, *(self._column(n, event) for n, event in enumerate(self.events, 1)))
        self.rows = list(table.rows)
        self.endResetModel()

    def _column(self, n: int, event: Event) -> Column:
        def says(line: Row) -> str:
            return "" if self._table is None else self._table.cell(line.cells[-n])

        return Column(f"{short_day(event.at)}\n{shortened(event.name, 11)}", says, "right", EVENT_WIDTH)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        n = index.column() - FIXED
        if n < 0 or self._table is None:
            return super().data(index, role)
        cell = self.rows[index.row()].cells[-1 - n]
        if role == Qt.ItemDataRole.ToolTipRole:
            event = self.events[n].name
            if cell.points is None:
                return say("{event}: missed", event=event)
            points = self._table.shown(cell.points)
            if cell.counts:
                return say("{event}: {place}, {points} points", event=event, place=cell.place, points=points)
            return say("{event}: {place}, {points} points, left out", event=event, place=cell.place, points=points)
        if role == Qt.ItemDataRole.ForegroundRole and (cell.points is None or not cell.counts):
            return QColor(in_force().muted)
        if role == Qt.ItemDataRole.FontRole and cell.points is not None and not cell.counts:
            struck = QFont()
            struck.setStrikeOut(True)
            return struck
        return super().data(index, role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole and section >= FIXED:
            return self.events[section - FIXED].name
        return super().headerData(section, orientation, role)


class Players(RowsTable):
    """Left and right are for the events, of which it shows none."""

    wants_across = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.wants_across.emit(step)
            return
        super().keyPressEvent(event)


class LeagueGrid(QWidget):
    """Two lists of the same rows that scroll up and down together; left and right move the events."""

    chosen = Signal(object)
    """Enter or a double click on a player."""

    def __init__(self) -> None:
        super().__init__()
        self.model = LeagueModel()
        self.players = Players(self.model, say("League table"))
        self.events = RowsTable(self.model, say("Points by event"))
        self.events.setSelectionModel(self.players.selectionModel())
        self.events.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.players.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.players.setFixedWidth(FIXED_WIDTH)
        # A bar of its own: inside one of the lists it would make that one shorter than the other.
        self.across = QScrollBar(Qt.Orientation.Horizontal)
        self.across.setAccessibleName(say("Scroll the events"))
        inner = self.events.horizontalScrollBar()
        inner.rangeChanged.connect(self._take_range)
        inner.valueChanged.connect(self.across.setValue)
        self.across.valueChanged.connect(inner.setValue)
        up, down = self.players.verticalScrollBar(), self.events.verticalScrollBar()
        up.valueChanged.connect(down.setValue)
        down.valueChanged.connect(up.setValue)
        self.players.wants_across.connect(self._step)
        for half in (self.players, self.events):
            _dress(half)
            half.chosen.connect(self.chosen.emit)
        self._under = QWidget()
        self._under.setFixedHeight(self.across.sizeHint().height())
        both = row(column(self.players, self._under, spacing=0), column(self.events, self.across, spacing=0), spacing=0)
        both.setStretch(1, 1)
        self.setLayout(both)
        self.setFocusProxy(self.players)

    def show_table(self, table: LeagueTable) -> None:
        picked = {line.player for line in self.players.picked()}
        self.model.show_table(table)
        for n in range(len(self.model.columns)):
            self.players.setColumnHidden(n, n >= FIXED)
            self.events.setColumnHidden(n, n < FIXED)
        for half in (self.players, self.events):
            half.take_widths()
        kept = next((n for n, line in enumerate(table.rows) if line.player in picked), 0)
        if table.rows:
            self.players.selectRow(kept)

    def _step(self, way: int) -> None:
        self.across.setValue(self.across.value() + way * EVENT_WIDTH)

    def _take_range(self, least: int, most: int) -> None:
        self.across.setRange(least, most)
        self.across.setPageStep(self.events.horizontalScrollBar().pageStep())
        self.across.setSingleStep(EVENT_WIDTH)
        for part in (self.across, self._under):
            part.setVisible(most > least)


def _dress(half: RowsTable) -> None:
    half.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    half.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    half.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    half.horizontalHeader().setFixedHeight(HEADS)
