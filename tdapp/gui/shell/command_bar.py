"""The command bar: type what should happen, see what it means, press Enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.say import say
from tdapp.views.command import called, is_a_hint, meanings
from tdapp.views.desk_orders import desk_orders
from tdapp.views.floor_orders import floor_orders

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.director.tonight import Tonight
    from tdapp.gui.desk import Desk
    from tdapp.views.command import Actions, Meaning
    from tdapp.views.desk_orders import DeskOrder
    from tdapp.views.floor_orders import FloorOrder
    from tdapp.views.known_players import KnownPlayers

WIDTH = 640
HINT = say("out 7-4 · out ann · move bob 3-2 · button 5 7 · +1 · pause dinner · set 12:30 · level 7")
FLOOR = say("out ann 400, bob 900 · out 7-? · who · penalty ann · note 7 Misdeal · chips 7 182k")
DESK = say("in Ann Lee · rebuy ann · addon 7-4 · here bob · away zoe · seat next · refund ann")


def readings(text: str, tonight: Tonight, known: Callable[[], KnownPlayers]) -> Sequence[DeskOrder | FloorOrder] | None:
    """What the desk or the floor takes a line for; None where it is neither's."""
    orders = desk_orders(text, tonight, known)
    return floor_orders(text, tonight) if orders is None else orders


class CommandBar(QFrame):
    """It opens by Ctrl+K or /, never by typing alone, and Esc leaves it."""

    accepted = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget, desk: Desk, actions: Callable[[], Actions]) -> None:
        super().__init__(parent)
        self.setProperty("look", "card")
        self._desk, self._actions = desk, actions
        self.line = TextLine()
        self.line.setProperty("look", "big")
        self.line.setAccessibleName(say("Command"))
        self.line.setPlaceholderText(say("What should happen?"))
        self.line.textChanged.connect(self._read)
        self.line.returnPressed.connect(self._accept)
        self.line.installEventFilter(self)
        self.readings = QListWidget()
        self.readings.setAccessibleName(say("What it means"))
        self.readings.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.readings.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.readings.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.readings.itemClicked.connect(lambda _: self._accept())
        self._hint = label(f"{HINT}\n{FLOOR}\n{DESK}", "small")
        box = column(self.line, self.readings, self._hint, spacing=8)
        box.setContentsMargins(14, 14, 14, 12)
        self.setLayout(box)
        self._meanings: Sequence[Meaning | DeskOrder | FloorOrder] = ()
        self.hide()

    def open(self) -> None:
        self.line.clear()
        self._read("")
        self.show()
        self.raise_()
        self.line.setFocus()

    def _read(self, text: str) -> None:
        tonight, actions = self._desk.tonight if self._desk.has_tournament else None, self._actions()
        orders = readings(text, tonight, lambda: self._desk.known.players) if tonight else None
        if orders is None:
            self._meanings = meanings(text, tonight, actions)
        else:
            self._meanings = [*orders, *called(text, actions)] if is_a_hint(orders) else orders
        self.readings.clear()
        for meaning in self._meanings:
            line = QListWidgetItem(meaning.told)
            line.setToolTip(meaning.told)
            self.readings.addItem(line)
        self.readings.setVisible(bool(self._meanings))
        if self._meanings:
            self.readings.setCurrentRow(0)
            self.readings.setFixedHeight(len(self._meanings) * max(self.readings.sizeHintForRow(0), 28) + 16)
        self.place()

    def place(self) -> None:
        """In the middle of the window's upper half."""
        room = self.parentWidget()
        if room is None:
            return
        width = min(WIDTH, room.width() - 48)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((room.width() - width) // 2, 96)

    def _accept(self) -> None:
        number = self.readings.currentRow()
        if not 0 <= number < len(self._meanings) or self._meanings[number].does == "nothing":
            return
        meaning = self._meanings[number]
        self.leave()
        self.accepted.emit(meaning)

    def leave(self) -> None:
        self.hide()
        self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.leave()
                return True
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if step and self._meanings:
                last = len(self._meanings) - 1
                self.readings.setCurrentRow(min(max(self.readings.currentRow() + step, 0), last))
                return True
        if event.type() == QEvent.Type.FocusOut and self.isVisible() and not self.isActiveWindow():
            self.leave()
        return super().eventFilter(watched, event)
