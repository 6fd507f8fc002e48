"""Paints a scene, and of the next one only what is different."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from tdapp.gui.bugs import going_on
from tdapp.gui.projector.boxes import HEIGHT, Box
from tdapp.gui.projector.ground import ground
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from tdapp.gui.projector.marks import Mark, Scene, Scroll

SPILL = 6
"""By how many units a mark may reach out of its place: the ends of letters, and the edges of lines."""


class Canvas(QWidget):
    """The scene as large as the widget allows, in the middle of it; black around."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(say("Projector"))
        self.scene: Scene | None = None
        self.offset = 0.0
        self._tiles: dict[int, QPixmap] = {}

    def show_scene(self, scene: Scene | None) -> None:
        """None is a black screen."""
        before, self.scene = self.scene, scene
        if scene is None or before is None:
            if scene is not before:
                self._tiles.clear()
                self.update()
            return
        if scene is before:
            return
        is_same_ground = (scene.width, scene.ground, scene.glow, scene.picture) == (
            before.width,
            before.ground,
            before.glow,
            before.picture,
        )
        if scene.scroll != before.scroll:
            self._tiles.clear()
        if not is_same_ground:
            self.update()
            return
        self.update(self._differing(before, scene))

    def show_offset(self, offset: float) -> None:
        """How far the scrolled rows have moved; only whole pixels count."""
        if self.scene is None or self.scene.scroll is None:
            self.offset = 0.0
            return
        moved = round(offset * self.scale) != round(self.offset * self.scale)
        self.offset = offset
        if moved:
            self.update(self._pixels(self.scene.scroll.box))

    @property
    def scale(self) -> float:
        """Points of the widget to a unit."""
        if self.scene is None:
            return 1.0
        return min(self.width() / self.scene.width, self.height() / HEIGHT)

    def _origin(self) -> tuple[float, float]:
        assert self.scene is not None
        return (self.width() - self.scene.width * self.scale) / 2, (self.height() - HEIGHT * self.scale) / 2

    def _pixels(self, box: Box) -> QRect:
        left, top = self._origin()
        wide = box.inset(-SPILL).rect
        return QRectF(
            left + wide.x() * self.scale,
            top + wide.y() * self.scale,
            wide.width() * self.scale,
            wide.height() * self.scale,
        ).toAlignedRect()

    def _differing(self, before: Scene, after: Scene) -> QRegion:
        region = QRegion()
        for mark in set(before.marks).symmetric_difference(after.marks):
            region += self._pixels(mark.box)
        if before.scroll != after.scroll:
            for scroll in (before.scroll, after.scroll):
                if scroll is not None:
                    region += self._pixels(scroll.box)
        return region

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tiles.clear()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scene, region = self.scene, event.region()
        if scene is None:
            painter.fillRect(event.rect(), Qt.GlobalColor.black)
            painter.end()
            return
        left, top = self._origin()
        shown = QRectF(left, top, scene.width * self.scale, HEIGHT * self.scale).toAlignedRect()
        self._paint_ground(painter, scene, region, shown)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setClipRegion(region & QRegion(shown))
        painter.translate(left, top)
        painter.scale(self.scale, self.scale)
        _paint_marks(painter, (mark for mark in scene.marks if region.intersects(self._pixels(mark.box))))
        if scene.scroll is not None and region.intersects(self._pixels(scene.scroll.box)):
            self._paint_scroll(painter, scene.scroll)
        painter.end()

    def _paint_ground(self, painter: QPainter, scene: Scene, region: QRegion, shown: QRect) -> None:
        painter.setClipRegion(region)
        if not shown.contains(region.boundingRect()):
            painter.fillRect(self.rect(), Qt.GlobalColor.black)
        ratio = self.devicePixelRatioF()
        wide, high = round(shown.width() * ratio), round(shown.height() * ratio)
        pixmap = ground(wide, high, scene.ground, scene.glow, scene.picture, scene.shade)
        painter.drawPixmap(QRectF(shown), pixmap, QRectF(pixmap.rect()))

    def _paint_scroll(self, painter: QPainter, scroll: Scroll) -> None:
        """From tiles as high as the place: each is painted once, and those that are gone are let go."""
        painter.save()
        painter.setClipRect(scroll.box.rect, Qt.ClipOperation.IntersectClip)
        moved = round(self.offset * self.scale) / self.scale
        first = int(moved // scroll.box.h)
        for number in (first, first + 1):
            if number * scroll.box.h >= scroll.height:
                continue
            if number not in self._tiles:
                self._tiles = {n: tile for n, tile in self._tiles.items() if abs(n - number) < 2}
                self._tiles[number] = self._tile(scroll, number)
            place = scroll.box.moved(number * scroll.box.h - moved)
            painter.drawPixmap(place.rect, self._tiles[number], QRectF(self._tiles[number].rect()))
        painter.restore()

    def _tile(self, scroll: Scroll, number: int) -> QPixmap:
        pixels = self.scale * self.devicePixelRatioF()
        made = QPixmap(round(scroll.box.w * pixels), round(scroll.box.h * pixels))
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(made.width() / scroll.box.w, made.height() / scroll.box.h)
        part = scroll.box.moved(number * scroll.box.h)
        painter.translate(-part.x, -part.y)
        near = part.inset(-SPILL)
        _paint_marks(painter, (mark for mark in scroll.marks if mark.box.bottom > near.y and mark.box.y < near.bottom))
        painter.end()
        return made


def _paint_marks(painter: QPainter, marks: Iterable[Mark]) -> None:
    """One that cannot be painted leaves its own place empty, and no other."""
    for mark in marks:
        painter.save()
        going_on(partial(mark.paint, painter))
        painter.restore()
