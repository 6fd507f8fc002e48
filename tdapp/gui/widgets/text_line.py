"""One line that takes text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QToolButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

LONGEST = 2_000
"""More than anybody types: what is pasted ends here, before a number in it takes a computer long."""


def is_the_windows(event: QEvent, line: QLineEdit) -> bool:
    """Ctrl+Z and Ctrl+Y edit the text that was typed; where nothing was, they are the window's.

    A key that is held goes on from the text to the deeds of the evening only once it was let go.
    """
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent) or event.isAutoRepeat():
        return False
    undoes, redoes = (event.matches(key) for key in (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo))
    return (undoes and not line.isUndoAvailable()) or (redoes and not line.isRedoAvailable())


class TextLine(QLineEdit):
    """A text that was taken, or that was cleared, is done with: from then on nothing is typed."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST)
        self.setText(text)

    def clear(self) -> None:
        """Qt's own is one more thing to undo; a text that is set is not."""
        self.setText("")

    def offer_to_clear(self, name: str) -> None:
        """A cross inside, as soon as something is typed."""
        self.setClearButtonEnabled(True)
        for cross in self.findChildren(QToolButton):
            cross.setAccessibleName(name)
            cross.clicked.connect(self.clear)

    def event(self, event: QEvent) -> bool:
        if is_the_windows(event, self):
            event.ignore()
            return True
        return super().event(event)
