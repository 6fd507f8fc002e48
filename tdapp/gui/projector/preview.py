"""What the room sees, in the director's window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.gui.projector.boxes import HEIGHT
from tdapp.gui.projector.live import LiveCanvas
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from tdapp.gui.projector.projector import Projector

LEAST = 240


class Preview(QWidget):
    """As wide as there is room, in the shape of the room's screen."""

    def __init__(self, projector: Projector) -> None:
        super().__init__()
        self._projector = projector
        self.canvas = LiveCanvas(projector.show, lambda: projector.shape, self)
        self.canvas.setAccessibleName(say("What the room sees"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        projector.moved.connect(self._reshape)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * HEIGHT / self._projector.shape)

    def sizeHint(self) -> QSize:
        return QSize(LEAST * 2, self.heightForWidth(LEAST * 2))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, self.heightForWidth(LEAST))

    def _reshape(self) -> None:
        self.updateGeometry()
        self._place()
        self.canvas.look()

    def _place(self) -> None:
        wide = min(self.width(), round(self.height() * self._projector.shape / HEIGHT))
        self.canvas.setGeometry((self.width() - wide) // 2, 0, wide, self.heightForWidth(wide))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
