"""Rectangles in the projector's own units: a screen is always 1080 of them high, and as wide as its shape says."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

HEIGHT = 1080.0
NARROWEST, WIDEST = 1.25, 2.4
"""Width by height: screens of other shapes keep a border."""
NARROW = 1.5
"""Below this a screen has room for one card beside the clock."""


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def rect(self) -> QRectF:
        return QRectF(*self)

    def inset(self, across: float, down: float | None = None) -> Box:
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.w - 2 * across, self.h - 2 * down)

    def top_part(self, height: float) -> Box:
        return Box(self.x, self.y, self.w, height)

    def below(self, height: float) -> Box:
        """What is left under a part of that height."""
        return Box(self.x, self.y + height, self.w, self.h - height)

    def left_part(self, width: float) -> Box:
        return Box(self.x, self.y, width, self.h)

    def beside(self, width: float) -> Box:
        """What is left to the right of a part of that width."""
        return Box(self.x + width, self.y, self.w - width, self.h)

    def moved(self, down: float) -> Box:
        return self._replace(y=self.y + down)

    def holds(self, other: Box, slack: float = 0.5) -> bool:
        is_across = self.x - slack <= other.x and other.right <= self.right + slack
        return is_across and self.y - slack <= other.y and other.bottom <= self.bottom + slack


def shape_of(width: int, height: int) -> float:
    """How wide a screen of so many pixels is, in our units."""
    return HEIGHT * min(max(width / max(height, 1), NARROWEST), WIDEST)
