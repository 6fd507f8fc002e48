"""The field that finds somebody in the room as one types, and says how many it found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

KEY = "Ctrl+F"


class WhereIs(TextLine):
    """Enter asks for the next hit, Shift+Enter for the one before; Esc clears it, and leaves it once it is clear."""

    stepped = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("Where is"))
        self.setPlaceholderText(say("Where is…"))
        self.setToolTip(say("A name, a table, or a chair like 7-4"))
        self.setFixedWidth(228)
        self._told = label(KEY, "key", name=say("Found"))
        self._told.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._told.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        inside = row(1, self._told)
        inside.setContentsMargins(0, 0, 10, 0)
        self.setLayout(inside)

    def say_found(self, at: int, of: int) -> None:
        """Which of how many it stands at; before anything is typed, the key that leads here."""
        told = KEY if not self.text().strip() else say("{at:,} of {of:,}", at=at, of=of) if of else say("nobody")
        self._told.setText(told)
        self.setTextMargins(0, 0, self._told.sizeHint().width() + 4, 0)

    def found(self) -> str:
        return self._told.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Down):
            self.left.emit()
        else:
            super().keyPressEvent(event)
