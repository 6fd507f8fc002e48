"""Sheets of paper to set type on: sizes, inks, and the few strokes that every document uses."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from itertools import groupby
from typing import TYPE_CHECKING, Literal

from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

from tdapp.printing.fonts import inter
from tdapp.printing.lines import Line, set_line
from tdapp.printing.logo import Logo
from tdapp.printing.writing import printable
from tdapp.values.refusal import Refused
from tdapp.values.say import say, spoken

if TYPE_CHECKING:
    from tdapp.printing.fonts import Weight

Size = tuple[float, float]
PAPERS: dict[str, Size] = {"A4": (595.276, 841.89), "Letter": (612.0, 792.0)}
"""Width and height in points."""

Ink = tuple[float, float, float]
BLACK: Ink = (0, 0, 0)
GREY: Ink = (0.36, 0.36, 0.36)
HAIR: Ink = (0.84, 0.84, 0.84)
WHITE: Ink = (1, 1, 1)
GREEN: Ink = (0x0D / 255, 0x8F / 255, 0x67 / 255)

Side = Literal["left", "right"]
EDGE = 13.0


def size_of(paper: str | Size) -> Size:
    if not isinstance(paper, str):
        return paper
    if paper not in PAPERS:
        raise Refused(say("Paper is {papers}.", papers=say(" or ").join(PAPERS)), at=("paper",))
    return PAPERS[paper]


def paper_told(wide: float, high: float) -> str:
    """A4, or how wide and high a page is."""
    for name, size in PAPERS.items():
        if abs(size[0] - wide) < 1 and abs(size[1] - high) < 1:
            return name
    return say("{wide:.0f} × {high:.0f} mm", wide=wide * 25.4 / 72, high=high * 25.4 / 72)


@dataclass(frozen=True, slots=True)
class Stationery:
    """The paper of a house: its size, and what stands on every page that is printed on it."""

    size: str | Size
    house: str = ""
    logo: bytes = b""
    seal: str = ""
    """The head of the journal, on what money or seats depend on."""
    stamp: str = ""
    """At the upper edge of every page: it is not of now."""
    form: str = ""
    """What cards are printed on, by the id of their format."""


class Sheets:
    """The pages of one document. Strokes lie under the type of their page."""

    def __init__(self, title: str, paper: str | Size | Stationery) -> None:
        self.stationery = paper if isinstance(paper, Stationery) else Stationery(paper)
        self.width, self.height = size_of(self.stationery.size)
        self._file = BytesIO()
        # invariant leaves out the date and the random identity, so that the same rows print the same bytes.
        self._canvas = Canvas(self._file, (self.width, self.height), pageCompression=1, invariant=1, lang=spoken().id)
        self._canvas.setTitle(printable(title))
        self._canvas.setAuthor("tdapp")
        self.logo = Logo(self._canvas, self.stationery.logo)
        self._begin_page()

    def _begin_page(self) -> None:
        self._type = self._canvas.beginText()
        self._face: tuple[str, float] | None = None
        self._ink: Ink | None = None

    def under_the_house(self, event: str) -> str:
        """The event with the house's name before it, for a line that says both."""
        house = self.stationery.house
        return f"{house} · {event}" if house else event

    def end_page(self) -> None:
        if stamp := self.stationery.stamp:
            line = set_line(stamp, "SemiBold")
            size = min(8.0, (self.width - 2 * EDGE) / line.width)
            self.write((self.width - line.width * size) / 2, self.height - EDGE, line, "SemiBold", size)
        self._canvas.drawText(self._type)
        self._canvas.showPage()
        self._begin_page()

    def resize(self, size: Size) -> None:
        """Another size for the page that has just begun: a roll is cut where its text ends."""
        self.width, self.height = size
        self._canvas.setPageSize(size)

    def finish(self) -> bytes:
        """The PDF; every page was ended before."""
        self._canvas.save()
        return self._file.getvalue()

    def write(
        self, x: float, y: float, text: str | Line, weight: Weight, size: float, ink: Ink = BLACK, side: Side = "left"
    ) -> None:
        """One line at its baseline, from x to the right or, on the right side, ending there."""
        line = set_line(text, weight) if isinstance(text, str) else text
        if side == "right":
            x -= line.width * size
        self._dip(ink)
        self._type.setTextOrigin(x, y)
        for name, run, _ in line.runs[:-1]:
            self._take(name, size)
            self._type.textOut(run)
        for name, run, _ in line.runs[-1:]:
            self._take(name, size)
            self._type.textLine(run)  # ends the line for those who copy text from the page

    def write_figures(self, right: float, y: float, text: str, weight: Weight, size: float, ink: Ink = BLACK) -> None:
        """An amount that ends at `right`, its digits all of one width, so that those of a column stand in line."""
        widths = inter(weight).widths
        if not all(character in widths for character in text):
            self.write(right, y, text, weight, size, ink, "right")
            return
        pads = [_pad(character, weight) * size for character in text]
        self._dip(ink)
        self._take(inter(weight).name, size)
        self._type.setTextOrigin(right - figures_width(text, weight, size) + pads[0], y)
        gaps = [pad + after for pad, after in zip(pads, [*pads[1:], 0.0], strict=True)]
        for gap, pairs in groupby(zip(gaps, text, strict=True), key=lambda pair: pair[0]):
            self._type.setCharSpace(gap)
            self._type.textOut("".join(character for _, character in pairs))
        self._type.setCharSpace(0)

    def _dip(self, ink: Ink) -> None:
        if ink != self._ink:
            self._type.setFillColorRGB(*ink)
            self._ink = ink

    def _take(self, name: str, size: float) -> None:
        if (name, size) != self._face:
            self._type.setFont(name, size)
            self._face = (name, size)

    def rule(self, x: float, y: float, to_x: float, to_y: float, *, thick: float = 0.5, ink: Ink = HAIR) -> None:
        self._canvas.setLineWidth(thick)
        self._canvas.setStrokeColorRGB(*ink)
        self._canvas.line(x, y, to_x, to_y)

    def pill(self, x: float, y: float, width: float, height: float, *, ink: Ink, is_filled: bool) -> None:
        """A rounded label's shape, filled or as an outline."""
        self._canvas.setLineWidth(1)
        self._canvas.setStrokeColorRGB(*ink)
        self._canvas.setFillColorRGB(*(ink if is_filled else WHITE))
        self._canvas.roundRect(x, y, width, height, height / 2, stroke=1, fill=1)


def _pad(character: str, weight: Weight) -> float:
    widths = inter(weight).widths
    return (_cell(weight) - widths[character]) / 2 if character in "0123456789" else 0


def _cell(weight: Weight) -> float:
    return max(inter(weight).widths[digit] for digit in "0123456789")


def figures_width(text: str, weight: Weight, size: float) -> float:
    """How wide an amount is when its digits are all of one width."""
    line = set_line(text, weight)
    if len(line.runs) > 1:
        return line.width * size
    return (line.width + sum(2 * _pad(character, weight) for character in text)) * size


def decimals_width(amount: str, size: float) -> float:
    """How wide the decimals of an amount are: those without any leave room for them, so that points align."""
    _, point, decimals = amount.partition("\u00a0")[0].rpartition(spoken().decimal)
    return figures_width(point + decimals, "SemiBold", size) if point and decimals.isdecimal() else 0.0
