"""Sections of a page that are shown one at a time: a row of buttons to choose by, and a panel of cards for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QScrollArea, QSizePolicy, QWidget

from tdapp.gui.widgets.layout import column, row
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WIDEST = 1_440
"""Lines that are longer than that nobody reads."""


class Part(Protocol):
    """What a panel is made of: a card that draws what the Snapshot says now."""

    def show_rows(self) -> None: ...


class SectionBar(QWidget):
    """One of them is always chosen. Tab reaches that one, and the arrow keys go to the others."""

    chosen = Signal(str)

    def __init__(self, titles: Mapping[str, str]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons = {at: self._button(at, title) for at, title in titles.items()}
        self.setLayout(row(*self._buttons.values(), spacing=4))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _button(self, at: str, title: str) -> QPushButton:
        made = QPushButton(title)
        made.setProperty("look", "section")
        made.setCheckable(True)
        made.setAutoDefault(False)
        made.setAccessibleName(say("{title} section", title=title))
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.toggled.connect(lambda is_chosen: self.chosen.emit(at) if is_chosen else None)
        self._group.addButton(made)
        return made

    def show_chosen(self, at: str) -> None:
        self._buttons[at].setChecked(True)

    def take_keyboard(self) -> None:
        chosen = self._group.checkedButton()
        if chosen is not None:
            chosen.setFocus()


class Panel(QScrollArea):
    """Cards in columns side by side, as high as they need; with `fills` the last of each takes what height is left."""

    def __init__(self, name: str, *columns: Sequence[QWidget], widths: Sequence[int] = (), fills: bool = False) -> None:
        super().__init__()
        self.cards = [card for cards in columns for card in cards]
        sides = [column(*cards, *(() if fills else (1,)), spacing=12) for cards in columns]
        both = row(*sides, spacing=16)
        for place, width in enumerate(widths):
            both.setStretch(place, width)
        both.setContentsMargins(0, 0, 8, 0)
        content = QWidget()
        content.setLayout(both)
        content.setMaximumWidth(WIDEST)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(name)

    def show_rows(self) -> None:
        for card in self.cards:
            card.show_rows()  # type: ignore[attr-defined]
