"""Where tables stand, side by side or on a plan, and how large they are drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPointF

from tdapp.director.floor_plan import SIDE
from tdapp.gui.widgets.table_shape import BOUNDS

TILE_WIDTH, TILE_HEIGHT = BOUNDS.width() + 4, BOUNDS.height() + 10
LEAST, MOST = 0.85, 1.6
"""Names are read easily from the one on, and a table looks lost in the other."""
LOOSE = 1.3
"""Where there is room, tables stand apart by up to this much of their own size."""
SCROLL_BAR = 18.0


STEP_ACROSS, STEP_DOWN = TILE_WIDTH / SIDE, TILE_HEIGHT / SIDE


def on_plan(place: tuple[int, int]) -> QPointF:
    """A place of the floor plan in the measure of the scene."""
    return QPointF(place[0] * STEP_ACROSS, place[1] * STEP_DOWN)


def place_on_plan(at: QPointF) -> tuple[int, int]:
    """The place of the floor plan that is nearest to a point."""
    return round(at.x() / STEP_ACROSS), round(at.y() / STEP_DOWN)


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells in the measure of the scene; `scale` is how large the scene is shown."""

    columns: int
    rows: int
    scale: float
    across: float
    down: float

    def middle(self, number: int) -> tuple[float, float]:
        """The middle of a cell, counted from 0 row by row."""
        row, column = divmod(number, self.columns)
        return (column + 0.5) * self.across, (row + 0.5) * self.down


def fitting(tables: int, width: float, height: float) -> Grid:
    """All tables at once as large as they go; a room that would be too small to read fits the width and scrolls."""
    tables = max(tables, 1)
    # Room for a scroll bar: when something beneath the room takes some of its height, one comes, and no second one.
    width, height = max(width - SCROLL_BAR, 1.0), max(height - 2, 1.0)
    columns = columns_of_whole(tables, width, height)
    scale = _whole(tables, columns, width, height)
    if scale >= LEAST:
        scale, rows = min(scale, MOST), ceil(tables / columns)
        down = min(height / scale / rows, TILE_HEIGHT * LOOSE)
        return Grid(columns, rows, scale, min(width / scale / columns, TILE_WIDTH * LOOSE), down)
    columns = min(tables, max(1, int(width // (TILE_WIDTH * LEAST))))
    scale = min(width / (columns * TILE_WIDTH), MOST)
    return Grid(columns, ceil(tables / columns), scale, width / scale / columns, TILE_HEIGHT)


def columns_of_whole(tables: int, width: float, height: float) -> int:
    """How many tables side by side show the whole room largest."""
    return max(range(1, max(tables, 1) + 1), key=lambda columns: (_whole(tables, columns, width, height), -columns))


def at_scale(scale: float, tables: int, width: float, height: float) -> Grid:
    """The room drawn at a scale: larger than fits, the tables stay side by side as they were; smaller, they move up."""
    fits = fitting(tables, width, height)
    columns = min(tables, max(fits.columns, int((width - SCROLL_BAR) // (TILE_WIDTH * scale))))
    if columns == fits.columns:
        return replace(fits, scale=scale)
    return Grid(columns, ceil(tables / columns), scale, TILE_WIDTH, TILE_HEIGHT)


def _whole(tables: int, columns: int, width: float, height: float) -> float:
    return min(width / (columns * TILE_WIDTH), height / (ceil(tables / columns) * TILE_HEIGHT))
