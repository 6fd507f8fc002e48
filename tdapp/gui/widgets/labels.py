"""Text: labels with a look, labels that end in … where the room ends, and a rule's citation as a quiet link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy

from tdapp.gui.widgets.right_to_left import as_said, isolated

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class Label(QLabel):
    """It draws right-to-left names so that what is beside them stays in its place, and says its text as it is."""

    def __init__(self, text: str = "") -> None:
        super().__init__(isolated(text))
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:
        super().setText(isolated(text))

    def text(self) -> str:
        return as_said(super().text())


def label(text: str = "", look: str = "", *, wraps: bool = False, name: str = "") -> QLabel:
    made = Label(text)
    if look:
        made.setProperty("look", look)
    made.setWordWrap(wraps)
    if name:
        made.setAccessibleName(name)
    return made


class Elided(Label):
    """One line that ends in … when it does not fit; the whole of it is in its tooltip."""

    def __init__(self, text: str = "", look: str = "", *, least: int = 40) -> None:
        super().__init__()
        self._least = least
        if look:
            self.setProperty("look", look)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(isolated(text))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least, super().minimumSizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        width, whole = self.contentsRect().width(), isolated(self.text())
        shown = self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, width)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(self.alignment() | Qt.AlignmentFlag.AlignVCenter), shown)
        painter.end()
