"""What is drawn: texts, surfaces, chips and pictures, each with its place. Two scenes differ by their marks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImageReader, QPainter, QPen, QPixmap

from tdapp.gui.projector.fitting import font
from tdapp.gui.widgets.right_to_left import isolated

if TYPE_CHECKING:
    from pathlib import Path

    from tdapp.gui.projector.boxes import Box
    from tdapp.gui.projector.fitting import Type

LEFT, CENTRE, RIGHT = "left", "centre", "right"
_SIDES = {
    LEFT: Qt.AlignmentFlag.AlignLeft,
    CENTRE: Qt.AlignmentFlag.AlignHCenter,
    RIGHT: Qt.AlignmentFlag.AlignRight,
}
MOST_PIXELS = 4096
"""A picture is never read larger than this."""


@dataclass(frozen=True, slots=True)
class Text:
    box: Box
    text: str
    type: Type
    size: int
    color: str
    side: str = LEFT

    def paint(self, painter: QPainter) -> None:
        painter.setFont(font(self.type, self.size, self.text))
        painter.setPen(colored(self.color))
        flags = _SIDES[self.side] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(self.box.rect, int(flags | Qt.TextFlag.TextSingleLine), isolated(self.text))


@dataclass(frozen=True, slots=True)
class Surface:
    box: Box
    color: str
    corner: float = 0
    line: str = ""
    is_oval: bool = False

    def paint(self, painter: QPainter) -> None:
        painter.setPen(QPen(colored(self.line), 2) if self.line else Qt.PenStyle.NoPen)
        painter.setBrush(colored(self.color) if self.color else Qt.BrushStyle.NoBrush)
        if self.is_oval:
            painter.drawEllipse(self.box.rect)
        elif self.corner:
            painter.drawRoundedRect(self.box.rect, self.corner, self.corner)
        else:
            painter.drawRect(self.box.rect)


@dataclass(frozen=True, slots=True)
class Chip:
    """A disc of the chip's color with marks on its edge, as on the table."""

    box: Box
    color: str
    spots: str

    def paint(self, painter: QPainter) -> None:
        painter.save()
        painter.translate(QPointF(self.box.x + self.box.w / 2, self.box.y + self.box.h / 2))
        size = self.box.w
        painter.setPen(QPen(QColor("#8d949a"), size / 40))
        painter.setBrush(colored(self.color))
        painter.drawEllipse(QPointF(0, 0), size / 2, size / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colored(self.spots))
        for _ in range(6):
            painter.drawRect(QRectF(-size * 0.08, -size * 0.48, size * 0.16, size * 0.15))
            painter.rotate(60)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colored(self.spots), size / 40))
        painter.drawEllipse(QPointF(0, 0), size * 0.29, size * 0.29)
        painter.restore()


@dataclass(frozen=True, slots=True)
class Picture:
    """As large as its place allows, whole, in its own shape."""

    box: Box
    file: Path | bytes
    """Where it is, or the picture itself."""

    def paint(self, painter: QPainter) -> None:
        pixels = painter.deviceTransform().m11()
        shown = picture(self.file, round(self.box.w * pixels), round(self.box.h * pixels))
        if shown is None:
            return
        size = shown.size().toSizeF() / pixels
        left = self.box.x + (self.box.w - size.width()) / 2
        top = self.box.y + (self.box.h - size.height()) / 2
        painter.drawPixmap(QRectF(left, top, size.width(), size.height()), shown, QRectF(shown.rect()))


Mark = Text | Surface | Chip | Picture


@dataclass(frozen=True, slots=True)
class Scroll:
    """More than its place holds: it moves up slowly, stands at both ends, and begins again with the next turn."""

    box: Box
    marks: tuple[Mark, ...]
    """Where they are when it stands at its top."""
    height: float
    id: str

    @property
    def way(self) -> float:
        return max(0.0, self.height - self.box.h)


@dataclass(frozen=True, slots=True)
class Scene:
    """All marks from back to front, on a ground."""

    width: float
    ground: str
    glow: str
    picture: Path | None = None
    shade: float = 0.0
    marks: tuple[Mark, ...] = ()
    scroll: Scroll | None = None


@lru_cache(maxsize=256)
def colored(color: str) -> QColor:
    """#rrggbb, or #rrggbbaa with how much of it covers."""
    made = QColor(color[:7])
    if len(color) == 9:
        made.setAlpha(int(color[7:], 16))
    return made


@lru_cache(maxsize=16)
def picture(file: Path | bytes, width: int, height: int) -> QPixmap | None:
    """A picture to fill that much room at the most; None for what cannot be read."""
    if isinstance(file, bytes):
        held = QBuffer()
        held.setData(QByteArray(file))
        reader = QImageReader(held)
    else:
        reader = QImageReader(str(file))
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or width < 1 or height < 1:
        return None
    size.scale(min(width, MOST_PIXELS), min(height, MOST_PIXELS), Qt.AspectRatioMode.KeepAspectRatio)
    reader.setScaledSize(size)
    image = reader.read()
    return None if image.isNull() else QPixmap.fromImage(image)
