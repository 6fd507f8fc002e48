"""Lines of text under one another, together in the middle of their place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.gui.projector.boxes import Box
from tdapp.gui.projector.fitting import fitted, width
from tdapp.gui.projector.marks import CENTRE, Surface, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.gui.projector.fitting import Type
    from tdapp.gui.projector.marks import Mark

FIGURES = 0.82
"""The height of a line of digits and capitals only, by the size of its letters; other lines need more."""
WORDS = 1.2
STEP, MOST_STEPS = 0.93, 24


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a line in one type."""

    text: str
    type: Type
    size: int
    color: str

    @property
    def width(self) -> float:
        return width(self.text, self.type, self.size)


@dataclass(frozen=True, slots=True)
class Line:
    """Runs side by side on one base, the space above them, and the field that they stand on, if any."""

    runs: tuple[Run, ...]
    above: float = 0.0
    tall: float = WORDS
    field: str = ""
    gap: float = 0.36
    """Between runs, by the size of the second."""

    @property
    def height(self) -> float:
        return max(run.size for run in self.runs) * self.tall + (self.padding * 2 if self.field else 0)

    @property
    def padding(self) -> float:
        return self.runs[0].size * 0.12

    @property
    def width(self) -> float:
        return sum(run.width for run in self.runs) + sum(run.size * self.gap for run in self.runs[1:])


def one(
    text: str, type_: Type, room: float, most: float, color: str, *, above: float = 0.0, tall: float = WORDS
) -> Line:
    """A line of one run, as large as it may be."""
    return Line((Run(text, type_, fitted(text, type_, room, most), color),), above, tall)


def shrunk(lines: Callable[[float], Sequence[Line]], box: Box) -> list[Mark]:
    """Lines that are made smaller together until their place is high enough for them."""
    scale = 1.0
    for _ in range(MOST_STEPS):
        if height_of(lines(scale)) <= box.h:
            break
        scale *= STEP
    return stacked(lines(scale), box)


def stacked(lines: Sequence[Line], box: Box) -> list[Mark]:
    """Each in the middle, all of them together too."""
    return placed(lines, box, box.y + max(0.0, (box.h - height_of(lines)) / 2))


def height_of(lines: Sequence[Line]) -> float:
    return sum(line.height + line.above for line in lines)


def placed(lines: Sequence[Line], box: Box, top: float) -> list[Mark]:
    marks: list[Mark] = []
    for line in lines:
        top += line.above
        left = box.x + (box.w - line.width) / 2
        if line.field:
            wide = line.width + line.height
            marks.append(Surface(Box(left - line.height / 2, top, wide, line.height), line.field, line.height / 2))
        largest = max(run.size for run in line.runs)
        for run in line.runs:
            # On one base: a smaller run hangs lower by the difference of the letters' heights.
            down = (largest - run.size) * 0.36
            place = Box(left, top + down, run.width, line.height)
            marks.append(Text(place, run.text, run.type, run.size, run.color, CENTRE))
            left += run.width + run.size * line.gap
        top += line.height
    return marks
