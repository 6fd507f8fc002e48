"""A line of type: measured run by run, shortened with an ellipsis, or fitted into a box."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from tdapp.printing.fonts import MISSING, inter, stand_in
from tdapp.printing.right_to_left import as_drawn, is_right_to_left
from tdapp.printing.writing import printable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.printing.fonts import Face, Weight

Run = tuple[str, str, float]
"""The font's name, what it prints, and how wide that is at size 1."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line as it is drawn, from left to right; `width` is at size 1."""

    runs: tuple[Run, ...]
    width: float


def set_line(text: str, weight: Weight) -> Line:
    """Any text as a line. What Inter has costs one look at each character."""
    face = inter(weight)
    try:
        width = sum(map(face.widths.__getitem__, text))
    except KeyError:
        return _mixed(text, weight)
    return Line(((face.name, text, width),), width)


@lru_cache(maxsize=4096)
def _mixed(text: str, weight: Weight) -> Line:
    shown = printable(text)
    if is_right_to_left(shown):
        shown = as_drawn(shown)
    runs = []
    for face, pairs in groupby(_faces(shown, inter(weight)), key=itemgetter(0)):
        run = "".join(character for _, character in pairs)
        runs.append((face.name, run, sum(map(face.widths.__getitem__, run))))
    return Line(tuple(runs), sum(width for _, _, width in runs))


def _faces(text: str, own: Face) -> Iterator[tuple[Face, str]]:
    """Each character and the font that prints it; a space goes with the word before it."""
    last = own
    for character in text:
        if character != " " or " " not in last.widths:
            found = own if character in own.widths else stand_in(character)
            assert found is not None, f"{MISSING} stands for what no font has"
            last = found
        yield last, character


def width(text: str, weight: Weight, size: float) -> float:
    return set_line(text, weight).width * size


def shorten(text: str, weight: Weight, size: float, room: float) -> str:
    """The text, or as much of its beginning as fits with an ellipsis; empty where not even that fits."""
    if width(text, weight, size) <= room:
        return text
    text = printable(text)
    fits, too_long = -1, len(text)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if width(text[:middle].rstrip() + "…", weight, size) <= room:
            fits = middle
        else:
            too_long = middle
    return text[:fits].rstrip() + "…" if fits >= 0 else ""


def wrapped(text: str, weight: Weight, size: float, room: float) -> list[str]:
    """All of a text in as many lines as it needs; a word that is wider than a line is broken."""
    if width(text, weight, size) <= room:
        return [text]
    lines, line = [], ""
    for word in printable(text).split():
        longer = f"{line} {word}".strip()
        if width(longer, weight, size) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while width(line, weight, size) > room:
            kept = next(n for n in range(len(line) - 1, 0, -1) if n == 1 or width(line[:n], weight, size) <= room)
            lines.append(line[:kept])
            line = line[kept:]
    return [*lines, line]


@dataclass(frozen=True, slots=True)
class Box:
    """Room for a name: one line as big as can be, or two, before it gets smaller than it can be read from afar."""

    weight: Weight
    room: float
    largest: float
    smallest: float

    @property
    def still_big(self) -> float:
        """Down to here one line is better than two."""
        return self.largest * 0.8


def fit(text: str, box: Box) -> tuple[float, tuple[Line, ...]]:
    """The size and the lines, one or two, that show a text in a box."""
    line = set_line(text, box.weight)
    size = min(box.largest, box.room / line.width) if line.width else box.largest
    if size >= box.still_big:
        return size, (line,)
    text = printable(text)
    halves = _halves(text, box.weight)
    in_two = min(box.largest, box.room / max(half.width for half in halves)) if halves else 0
    if in_two >= box.smallest and in_two > size:
        return in_two, halves
    if size >= box.smallest:
        return size, (line,)
    return box.smallest, _cut(text, box)


def _halves(text: str, weight: Weight) -> tuple[Line, ...]:
    """Two lines as even as its words allow; none for a single word."""
    gaps = [i for i, character in enumerate(text) if character == " "]
    pairs = [(set_line(text[:gap], weight), set_line(text[gap + 1 :], weight)) for gap in gaps]
    return min(pairs, key=lambda pair: max(pair[0].width, pair[1].width), default=())


def _cut(text: str, box: Box) -> tuple[Line, ...]:
    """Two full lines of the smallest type, the second ending in an ellipsis."""
    head = shorten(text, box.weight, box.smallest, box.room)
    kept = len(head) - 1
    while kept < len(text) and width(text[: kept + 1], box.weight, box.smallest) <= box.room:
        kept += 1
    gap = text.rfind(" ", 0, kept + 1)
    end = gap if gap > kept // 2 else kept
    tail = shorten(text[end:].lstrip(), box.weight, box.smallest, box.room)
    return tuple(set_line(part, box.weight) for part in (text[:end].rstrip(), tail) if part)
