"""What a chip looks like: a disc of its color with the marks on its edge."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from tdapp.director.chips import COLORS

SIZE, SCALE = 20, 4
EDGE = "#8d949a"
SPOTS = 6


@cache
def swatch(color: str, size: int = SIZE) -> QIcon:
    """Without a color of its own only the outline."""
    pixmap = QPixmap(size * SCALE, size * SCALE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SCALE, SCALE)
    disc = QRectF(1.5, 1.5, size - 3, size - 3)
    painter.setPen(QPen(QColor(EDGE), 1))
    painter.setBrush(QColor(COLORS[color]) if color in COLORS else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(disc)
    if color in COLORS:
        _draw_spots(painter, size, is_light=QColor(COLORS[color]).lightness() > 200)
    painter.end()
    pixmap.setDevicePixelRatio(SCALE)
    return QIcon(pixmap)


def _draw_spots(painter: QPainter, size: int, *, is_light: bool) -> None:
    painter.translate(QPointF(size / 2, size / 2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2f66c4" if is_light else "#ffffff"))
    for _ in range(SPOTS):
        painter.drawRect(QRectF(-1.4, -size / 2 + 2, 2.8, 2.6))
        painter.rotate(360 / SPOTS)
