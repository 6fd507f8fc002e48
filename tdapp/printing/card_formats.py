"""What cards are printed on: paper to cut, sheets of labels by their measure, and the roll of a receipt printer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.printing.sheet import size_of
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.printing.sheet import Size

MM = 72 / 25.4
INCH = 72.0
TICKET = 56 * MM
"""How long a ticket from a roll is."""


@dataclass(frozen=True, slots=True)
class CardFormat:
    """So many cards across and down a page. Without a size of its own a card takes its part of the whole page."""

    id: str
    name: str
    across: int
    down: int
    paper: str = ""
    """The paper that it must be; empty where the house's own does."""
    card: Size = (0, 0)
    gap: float = 0
    """Between one column of labels and the next; rows of labels touch."""
    roll: Size = (0, 0)
    """The width of a roll, and what its printer leaves white at each side: then every card is a page."""

    @property
    def is_roll(self) -> bool:
        return self.roll != (0, 0)

    @property
    def is_cut(self) -> bool:
        """Labels come off by themselves, and a roll's printer cuts."""
        return not self.is_roll and self.card == (0, 0)

    @property
    def a_page(self) -> int:
        return self.across * self.down

    def page(self, paper: str | Size) -> Size:
        """How big a page is where the house's own paper is this."""
        if self.is_roll:
            return self.roll[0], TICKET
        return size_of(self.paper or paper)

    def places(self, page: Size) -> list[tuple[float, float]]:
        """The lower left corner of each card, row by row; labels stand in the middle of their sheet."""
        wide, high = self.size(page)
        left = (page[0] - self.across * wide - (self.across - 1) * self.gap) / 2
        top = page[1] - (page[1] - self.down * high) / 2
        return [
            (left + across * (wide + self.gap), top - (down + 1) * high)
            for down in range(self.down)
            for across in range(self.across)
        ]

    def size(self, page: Size) -> Size:
        return self.card if self.card != (0, 0) else (page[0] / self.across, page[1] / self.down)


def _labels(name: str, short: str, across: int, down: int, wide: float, high: float, gap: float = 0.0) -> CardFormat:
    """Labels of an A4 sheet, in millimetres."""
    title = say(
        "Labels {wide:g} × {high:g} mm, {number} to an A4 page ({name})",
        wide=wide,
        high=high,
        number=across * down,
        name=name,
    )
    return CardFormat(short, title, across, down, "A4", (wide * MM, high * MM), gap * MM)


def _inches(name: str, short: str, across: int, down: int, size: Size, told: str, gap: float = 0.0) -> CardFormat:
    """Labels of a Letter sheet, in inches."""
    title = say("Labels {told} in, {number} to a Letter page ({name})", told=told, number=across * down, name=name)
    return CardFormat(short, title, across, down, "Letter", (size[0] * INCH, size[1] * INCH), gap * INCH)


FORMATS = (
    CardFormat("8", say("8 to a page, to cut"), 2, 4),
    CardFormat("4", say("4 to a page, to cut"), 2, 2),
    CardFormat("10", say("10 to a page, to cut"), 2, 5),
    CardFormat("18", say("18 to a page, to cut"), 3, 6),
    _labels("Avery L7165", "99x68", 2, 4, 99.1, 67.7, 2.5),
    _labels("Avery 3426, Herma 4426", "105x70", 2, 4, 105, 70),
    _labels("Avery L7163, Herma 4678", "99x38", 2, 7, 99.1, 38.1, 2.5),
    _labels("Avery L7162", "99x34", 2, 8, 99.1, 33.9, 2.5),
    _labels("Avery 3474, Herma 4464", "70x37", 3, 8, 70, 37),
    _labels("Avery L7160, Herma 4677", "63x38", 3, 7, 63.5, 38.1, 2.5),
    _inches("Avery 5164", "4x3.33in", 2, 3, (4, 10 / 3), "4 × 3⅓", 0.1875),
    _inches("Avery 5163", "4x2in", 2, 5, (4, 2), "4 × 2", 0.1875),
    _inches("Avery 5371", "3.5x2in", 2, 5, (3.5, 2), "3½ × 2"),
    _inches("Avery 5160", "2.6x1in", 3, 10, (2.625, 1), "2⅝ × 1", 0.125),
    CardFormat("80mm", say("A ticket each, from a roll of 80 mm"), 1, 1, roll=(80 * MM, 4 * MM)),
    CardFormat("58mm", say("A ticket each, from a roll of 58 mm"), 1, 1, roll=(58 * MM, 4 * MM)),
)
"""The first is what everybody has: paper and scissors."""


def card_format(name: str) -> CardFormat:
    """A format by its id; without one the usual."""
    for one in FORMATS:
        if one.id == name or not name:
            return one
    raise Refused(
        say("Cards come as {formats}, not as {name!r}.", formats=", ".join(one.id for one in FORMATS), name=name),
        at=("format",),
    )
