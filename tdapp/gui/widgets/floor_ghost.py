"""What is being dragged, under the pointer, and why it cannot be put down there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.table_picture import name_font

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

HIGH, PADDING = 26.0, 10.0
BELOW = 20.0
"""From the middle of what is dragged down to the reason."""
LONGEST = 260.0


class Ghost(QGraphicsItem):
    """It keeps its size however small the room is drawn."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words, self.why = words, ""
        self.setZValue(10)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)

    def say(self, why: str) -> None:
        """Why not there; nothing where it may."""
        if why != self.why:
            self.prepareGeometryChange()
            self.why = why
            self.update()

    def _pill(self, words: str, down: float) -> QRectF:
        width = QFontMetricsF(name_font()).horizontalAdvance(words) + 2 * PADDING
        return QRectF(-width / 2, down - HIGH / 2, max(width, HIGH), HIGH).translated(min(0, (width - HIGH) / 2), 0)

    def boundingRect(self) -> QRectF:
        whole = self._pill(self._words, 0)
        return (whole.united(self._pill(self._shown_why(), BELOW + HIGH / 2)) if self.why else whole).adjusted(
            -2, -2, 2, 2
        )

    def _shown_why(self) -> str:
        return QFontMetricsF(name_font()).elidedText(f"✕ {self.why}", Qt.TextElideMode.ElideMiddle, LONGEST)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        colors = in_force()
        painter.setFont(name_font())
        edge = colors.danger if self.why else colors.accent
        self._paint_pill(painter, self._pill(self._words, 0), self._words, edge, colors.raised, colors.text)
        if self.why:
            words = self._shown_why()
            fill = colors.tint(colors.danger, 0.2)
            self._paint_pill(painter, self._pill(words, BELOW + HIGH / 2), words, colors.danger, fill, colors.text)

    def _paint_pill(self, painter: QPainter, area: QRectF, words: str, edge: str, fill: str, ink: str) -> None:
        painter.setPen(QPen(QColor(edge), 1.5))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(area, HIGH / 2, HIGH / 2)
        painter.setPen(QColor(ink))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words)

    def follow(self, at: QPointF) -> None:
        self.setPos(at)
