"""A line of a card: what it is about, how it is now, and a button that opens its sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable


class SummaryRow(QWidget):
    def __init__(self, title: str, edit: Callable[[], object]) -> None:
        super().__init__()
        self._title = title
        self.text = label(look="muted", wraps=True, name=say("{title}: how it is", title=title))
        self.button = Button(say("Edit…"), edit, name=say("Edit {what}", what=title.lower()))
        whole = row(column(label(title, "strong"), self.text, spacing=2), self.button, spacing=20)
        whole.setStretch(0, 1)
        whole.setAlignment(self.button, Qt.AlignmentFlag.AlignTop)
        self.setLayout(whole)

    def show_text(self, text: str, *, button: str = say("Edit…"), why_not: str = "") -> None:
        """How it is; the button says why where nothing can be changed."""
        self.text.setText(text)
        self.button.say(button, say("{does} {what}", does=button.rstrip("…"), what=self._title.lower()))
        self.button.setEnabled(not why_not)
        self.button.setToolTip(why_not)
        self.button.setAccessibleDescription(why_not)
