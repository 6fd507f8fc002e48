"""The clocks of the other tournaments that are not over: a click turns to one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.gui.theme.look import digits
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.layout import empty, row
from tdapp.values.words import shortened
from tdapp.views.open_events import clocks_beside

if TYPE_CHECKING:
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment

MOST = 2


class OtherClocks(QWidget):
    """Hidden where there is one tournament."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[tuple[str, str]] = []
        self._buttons = row(spacing=8)
        self.setLayout(row(self._buttons, 1, spacing=12))
        self.hide()

    def show_events(self, house: OpenHouse, tournament: str, at: Moment) -> None:
        beside = clocks_beside(house, tournament, at)[:MOST]
        shown = [(one.key, f"{shortened(one.name, 16)} · {one.says}") for one in beside]
        self.setVisible(bool(shown))
        if shown == self._shown:
            return
        if [key for key, _ in shown] == [key for key, _ in self._shown]:
            for place, (_, text) in enumerate(shown):
                item = self._buttons.itemAt(place)
                button = item.widget() if item is not None else None
                assert isinstance(button, Button)
                button.say(text)
        else:
            empty(self._buttons)
            for key, text in shown:
                made = Button(text, partial(self.chosen.emit, key))
                made.setFont(digits(made.font()))
                self._buttons.addWidget(made)
        self._shown = shown
