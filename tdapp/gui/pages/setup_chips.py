"""The chips of the tournament: what each player gets, what the box must hold, and the way into their editor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView

from tdapp.director.stretches import as_structure
from tdapp.director.structures import scheduled
from tdapp.gui.pages.setup_chips_sheet import ChipsSheet
from tdapp.gui.theme.look import relook
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.chip_swatch import swatch
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, row
from tdapp.gui.widgets.question import Number
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.values.house import Chip
from tdapp.values.say import grouped, say, say_kept
from tdapp.views.chip_box import chip_box
from tdapp.views.columns import Column
from tdapp.views.structure_report import USUAL_PLAYERS

if TYPE_CHECKING:
    from typing import Any

    from tdapp.gui.desk import Desk
    from tdapp.gui.widgets.rows import Index
    from tdapp.views.chip_box import ChipBox

ROW, HEAD = 36, 42
MOST_PLAYERS = 99_999
COLUMNS = (
    Column(say("Chip"), lambda kind: grouped(kind.worth), "left", 130),
    Column(say("Color"), lambda kind: say_kept(kind.color) or say("no color")),
    Column(say("Each player gets"), lambda kind: grouped(kind.each) if kind.each else "–", "right", 130),
    Column(say("Starting stacks"), lambda kind: grouped(kind.started) if kind.started else "–", "right", 130),
    Column(say("For color-ups"), lambda kind: grouped(kind.coloring) if kind.coloring else "–", "right", 120),
    Column(say("Box must hold"), lambda kind: grouped(kind.needed), "right", 120),
    Column(say("In the box"), lambda kind: said_box(kind), "right", 140),
    Column(say("Leaves"), lambda kind: said_leaving(kind), "left", 140),
)


def said_box(kind: Any) -> str:
    """not counted, 400, 100: too few"""
    if not kind.box:
        return say("not counted")
    return say("{chips:,}: too few", chips=kind.box) if kind.is_short else grouped(kind.box)


def said_leaving(kind: Any) -> str:
    return say("before level {level}", level=kind.leaves) if kind.leaves else say("stays")


class ChipRows(RowsModel):
    """The first column shows what the chip looks like."""

    def data(self, index: Index, role: int = 0) -> Any:
        from PySide6.QtCore import Qt

        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            return swatch(self.rows[index.row()].color)
        return super().data(index, role)


class ChipsCard(Card):
    """The number of players is for looking ahead; it is not kept."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._model = ChipRows(COLUMNS)
        self._table = RowsTable(self._model, say("Kinds of chips"))
        self._table.setProperty("look", "inner")
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._players = Number(say("Players to serve"), USUAL_PLAYERS, 1, MOST_PLAYERS)
        self._players.setFixedWidth(96)
        self._players.valueChanged.connect(lambda _: self._tell())
        self._is_theirs = False
        self._players.lineEdit().textEdited.connect(self._say_players)
        self._adds_up = label(wraps=True, name=say("What a set adds up to"))
        self._serves = label(wraps=True, name=say("How far the box goes"))
        self._leaves = label(look="muted", wraps=True, name=say("Color-ups"))
        self.edit = Button(say("Edit the chips…"), self._edit)
        players = row(label(say("For players"), "muted"), self._players, spacing=8)
        head = row(label(say("Chips"), "heading"), 1, players, self.edit, spacing=20)
        super().__init__(head, self._adds_up, self._serves, self._leaves, self._table, spacing=8)

    def _say_players(self) -> None:
        self._is_theirs = True

    def show_rows(self) -> None:
        tonight = self._desk.tonight
        if not self._is_theirs:
            self._players.show_value(max(1, tonight.entries_sold or tonight.terms.most_players or USUAL_PLAYERS))
        over = say("The tournament is over: its chips stand.") if tonight.terms.finished is not None else ""
        self.edit.setEnabled(not over)
        self.edit.setToolTip(over)
        self._tell()

    def _look_over(self) -> ChipBox:
        tonight = self._desk.tonight
        return chip_box(
            list(tonight.now[Chip].values()),
            stack=tonight.terms.stack,
            players=self._players.value(),
            structure=as_structure(scheduled(tonight.now)),
            rules=tonight.rules,
        )

    def _tell(self) -> None:
        if not self._desk.has_tournament:
            return
        box = self._look_over()
        tell(self._adds_up, box.adds_up, "good" if box.is_right else "warning")
        tell(self._serves, box.serves, "good" if box.is_enough else "warning")
        self._leaves.setText(box.colored_up)
        self._model.show(list(box.kinds))
        self._table.setFixedHeight(HEAD + ROW * max(1, len(box.kinds)) + 8)

    def _edit(self) -> None:
        ChipsSheet(self.window(), self._desk, self._players.value()).save()


def tell(told: Any, text: str, look: str) -> None:
    """A sentence in the look of what it says; none is no line."""
    told.setText(text)
    told.setVisible(bool(text))
    relook(told, look)
