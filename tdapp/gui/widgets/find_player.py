"""A list of players to search and pick from: type a part of a name, a nickname or a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.say import say
from tdapp.views.columns import Column
from tdapp.views.known_players import KnownPlayers
from tdapp.views.search import folded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.values.house import Player

MOST = 200
"""So many fits are shown; who looks for somebody types on."""
NOBODY = say("The house knows nobody yet: add the first player, or import a list.")
STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class FindPlayer(QWidget):
    """Up and down pick from the list while the keyboard stays in the box; Enter there is the sheet's own."""

    chosen = Signal(object)
    """Enter or a double click in the list."""
    picked_another = Signal()

    def __init__(self, *, height: int, picks_first: bool) -> None:
        """`picks_first`: somebody is picked before anything was typed."""
        super().__init__()
        self.none = NOBODY
        self._picks_first = picks_first
        self._players: Mapping[str, Player] = {}
        self._in_order: list[Player] = []
        self._known: KnownPlayers | None = None
        self.box = TextLine()
        self.box.setAccessibleName(say("Search players"))
        self.box.setPlaceholderText(say("A part of a name, a nickname or a number"))
        self.box.textChanged.connect(lambda _: self._show())
        self.box.installEventFilter(self)
        self._remarks: Mapping[str, str] = {}
        columns = (
            Column(say("Name"), lambda player: player.name),
            Column(say("Nickname"), lambda player: player.nickname, "left", 150),
            Column(say("Number"), lambda player: player.member, "left", 110),
            Column(say("Note"), self._noted, "left", 240),
        )
        self._model = RowsModel(columns, quiet=lambda player: bool(player.barred))
        self.table = RowsTable(self._model, say("Players found"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setFixedHeight(height)
        self.table.chosen.connect(self.chosen.emit)
        self.table.selectionModel().selectionChanged.connect(lambda: self.picked_another.emit())
        self.number = label(look="small", name=say("How many players"))
        self.setLayout(column(self.box, self.table, self.number, spacing=8))
        self.setFocusProxy(self.box)

    @property
    def known(self) -> KnownPlayers:
        """Everybody, to be searched: put in order when it is first asked for."""
        if self._known is None:
            self._known = KnownPlayers(self._players.values())
        return self._known

    def _noted(self, player: Player) -> str:
        return (
            say("Barred: {barred}", barred=player.barred)
            if player.barred
            else self._remarks.get(player.id, player.note)
        )

    def show_players(self, players: Mapping[str, Player], remarks: Mapping[str, str] | None = None) -> None:
        """Whom to pick from, some with a remark in place of the note; who was picked stays so."""
        self._players, self._remarks = players, remarks or {}
        self._in_order = sorted(players.values(), key=lambda player: (folded(player.name), player.id))
        if self._known is not None:
            self._known.keep_up(players, {})
        self._show()

    def picked(self) -> Player | None:
        found: list[Player] = self.table.picked()
        return found[0] if found else None

    def _show(self) -> None:
        before = self.picked()
        query = self.box.text().strip()
        rows = self.known.found(query, most=MOST) if query else self._in_order
        self._model.show(list(rows))
        self._say(len(rows), bool(query))
        keys = [player.id for player in rows]
        if before and not query and before.id in keys:
            self.table.selectRow(keys.index(before.id))
        elif rows and (query or self._picks_first):
            self.table.selectRow(0)
        else:
            self.table.clearSelection()
        self.picked_another.emit()

    def _say(self, found: int, is_asked: bool) -> None:
        if not self._players:
            self.number.setText(self.none)
        elif not is_asked:
            self.number.setText(say("{found:,} in all", found=found))
        elif found:
            self.number.setText(
                say("{found:,} found", found=found)
                if found < MOST
                else say("The first {most} found: type on", most=MOST)
            )
        else:
            self.number.setText(say("Nobody is called so."))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_press = watched is self.box and event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() in STEPS:
            QApplication.sendEvent(self.table, event)
            return True
        return super().eventFilter(watched, event)
