"""Hand for hand: which hand is played, and the tables that have played it, one button each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, empty, row, scrolling
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.views.hand_for_hand import HandShown

A_LINE = 8
HIGHEST = 150


class HandForHandCard(Card):
    """A table's button is down once it has played; the last one brings the next hand."""

    table_finished = Signal(int)

    def __init__(self, next_hand: Callable[[], object], end: Callable[[], object]) -> None:
        self._title = label("", "heading", name=say("Hand for hand"))
        self._says = label("", "muted", wraps=True, name=say("What a hand takes"))
        self._tables = QGridLayout()
        self._tables.setSpacing(6)
        self._tables.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        inside.setLayout(self._tables)
        self._area = scrolling(inside)
        self._shown: HandShown | None = None
        self.next = Button(say("All have played"), next_hand, name=say("Every table has played the hand"))
        stop = Button(say("End hand for hand"), end)
        super().__init__(self._title, self._says, self._area, row(self.next, stop, 1, spacing=8), spacing=10)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_hand(self, shown: HandShown | None) -> None:
        self.setVisible(shown is not None)
        if shown is None or shown == self._shown:
            self._shown = shown
            return
        is_same_room = self._shown is not None and [one.number for one in self._shown.tables] == [
            one.number for one in shown.tables
        ]
        self._shown = shown
        self._title.setText(shown.title)
        self._says.setText(shown.says)
        if is_same_room:
            for place, table in enumerate(shown.tables):
                self._button(place).setChecked(table.has_played)
                self._button(place).setAccessibleName(table.told)
        else:
            self._fill(shown)

    def _button(self, place: int) -> QPushButton:
        item = self._tables.itemAtPosition(place // A_LINE, place % A_LINE)
        found = item.widget() if item is not None else None
        assert isinstance(found, QPushButton)
        return found

    def _fill(self, shown: HandShown) -> None:
        empty(self._tables)
        for place, table in enumerate(shown.tables):
            made = QPushButton(str(table.number))
            made.setProperty("look", "table")
            made.setCheckable(True)
            made.setAutoDefault(False)
            made.setChecked(table.has_played)
            made.setAccessibleName(table.told)
            made.clicked.connect(lambda _=False, number=table.number: self.table_finished.emit(number))
            self._tables.addWidget(made, place // A_LINE, place % A_LINE)
        self._area.setVisible(bool(shown.tables))
        lines = -(-len(shown.tables) // A_LINE)
        self._area.setFixedHeight(min(lines * 44, HIGHEST))
