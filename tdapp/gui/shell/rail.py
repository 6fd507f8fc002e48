"""The rail at the left: one button a page, with the number of things to do at the first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QToolButton

from tdapp.gui.shell.measures import RAIL_WIDTH
from tdapp.gui.theme.look import icon, in_force
from tdapp.gui.widgets.layout import column
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.gui.shell.pages import PageEntry

SIDE = 6
"""Beside the buttons: the longest title of a page in any language stands on one."""


class Rail(QFrame):
    chosen = Signal(str)
    menu_wanted = Signal()

    def __init__(self, pages: Sequence[PageEntry]) -> None:
        super().__init__()
        self.setProperty("look", "rail")
        self.setFixedWidth(RAIL_WIDTH)
        self._buttons: dict[str, QToolButton] = {}
        self._icons: dict[str, str] = {}
        self._group = QButtonGroup(self)
        brand = QToolButton()
        brand.setText("td")
        brand.setProperty("look", "brand")
        brand.setAccessibleName(say("Menu"))
        brand.setToolTip(say("All actions and their keys (Shift+F1); F1 is help"))
        brand.clicked.connect(self.menu_wanted.emit)
        box = column(brand, spacing=4)
        box.setAlignment(brand, Qt.AlignmentFlag.AlignHCenter)
        box.addSpacing(8)
        for number, page in enumerate(pages, 1):
            if page.id == "setup":
                box.addStretch(1)
            box.addWidget(self._button(page, number))
        box.setContentsMargins(SIDE, 12, SIDE, 12)
        self.setLayout(box)
        self._badge = QLabel("", self._buttons["now"])
        self._badge.setAccessibleName(say("Things to do"))
        self._badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._badge.hide()
        self.dress()

    def _button(self, page: PageEntry, number: int) -> QToolButton:
        made = QToolButton()
        made.setProperty("look", "rail")
        made.setText(page.title)
        made.setAccessibleName(page.title)
        made.setToolTip(say("{title} (Ctrl+{number})", title=page.title, number=number))
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setIconSize(QSize(24, 24))
        made.setFixedSize(RAIL_WIDTH - 2 * SIDE, 60)
        made.setCheckable(True)
        made.clicked.connect(lambda: self.chosen.emit(page.id))
        self._group.addButton(made)
        self._buttons[page.id] = made
        self._icons[page.id] = page.id
        return made

    def show_page(self, page: str) -> None:
        self._buttons[page].setChecked(True)
        self.dress()

    def show_count(self, number: int) -> None:
        """The badge on the first page."""
        self._badge.setText(str(number) if number < 100 else "99")
        self._badge.setVisible(number > 0)
        self._badge.setFixedSize(22 if number < 10 else 28, 20)
        self._badge.move(self._buttons["now"].width() // 2 + 4, 3)

    def dress(self) -> None:
        """Icons in the colors of the theme."""
        colors = in_force()
        for page, button in self._buttons.items():
            button.setIcon(icon(self._icons[page], colors.accent if button.isChecked() else colors.muted))
        ink = "#241703" if colors.id == "dark" else "#ffffff"
        self._badge.setStyleSheet(
            f"background: {colors.warning}; color: {ink}; border-radius: 10px; font-size: 11px; font-weight: 700;"
        )
