"""A list on paper: a masthead, then rows in one or more columns of a page, as many pages as they need."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any

from tdapp.printing.fonts import CAPITALS
from tdapp.printing.lines import Box, fit, set_line, shorten, width, wrapped
from tdapp.printing.sheet import BLACK, GREEN, GREY, WHITE, Sheets, decimals_width, figures_width
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.printing.sheet import Side, Stationery
    from tdapp.views.columns import Column

MARGIN, GUTTER, FOOT = 54.0, 36.0, 62.0
LOGO_HIGH, LOGO_WIDE = 52.0, 150.0
HEADS = 26.0
NOTE, NOTE_LEAD = 9.0, 13.0
RUNNING = 74.0
"""How far under the upper edge the list begins on a page after the first."""


@dataclass(frozen=True, slots=True)
class Masthead:
    """What stands above a list: what it is, of which event, and what holds for all of it."""

    kind: str
    event: str
    facts: str
    status: str = ""
    is_settled: bool = False
    notice: str = ""
    """What the status means for a reader."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How big the rows are, how far apart, and how many columns of them stand side by side."""

    size: float
    lead: float
    across: int = 1


@dataclass(frozen=True, slots=True)
class Listing:
    """A list to print. The first of `settings` with which it fits on one page is used, and else the last.

    The foot stands on every page beside its number. A list in the order of its first column can be looked up: each of
    its pages says from where to where it goes.
    """

    mast: Masthead
    columns: Sequence[Column]
    rows: Sequence[Any]
    settings: Sequence[Setting]
    foot: str = ""
    is_looked_up: bool = False
    is_wide: bool = False
    """On pages turned on their side."""
    notes: Sequence[str] = ()
    """What stands under the list on its last page."""


def print_list(listing: Listing, *, paper: str | Stationery) -> bytes:
    return print_lists([listing], paper=paper)


def print_lists(listings: Sequence[Listing], *, paper: str | Stationery) -> bytes:
    """Several lists in one document, each with pages and numbers of its own."""
    first = listings[0].mast
    sheets = Sheets(f"{first.event} – {first.kind}", paper)
    short, long = sorted((sheets.width, sheets.height))
    for listing in listings:
        if listing.is_wide or sheets.width > sheets.height:
            sheets.resize((long, short) if listing.is_wide else (short, long))
        _set_list(sheets, listing)
    return sheets.finish()


def _set_list(sheets: Sheets, listing: Listing) -> None:
    mast = listing.mast
    texts = [tuple(column.says(row) for column in listing.columns) for row in listing.rows]
    top = masthead(sheets, mast)
    fitting = (one for one in listing.settings if len(texts) <= _holds(top, one))
    setting = next(fitting, listing.settings[-1])
    block = _Block(sheets, listing.columns, setting, texts)
    pages = _pages(texts, _holds(top, setting), _holds(sheets.height - RUNNING, setting))
    notes = [line for note in listing.notes for line in wrapped(note, "Regular", NOTE, sheets.width - 2 * MARGIN)]
    under = (
        (top if len(pages) == 1 else sheets.height - RUNNING)
        - HEADS
        - setting.lead * ceil(len(pages[-1]) / setting.across)
    )
    if notes and under - NOTE_LEAD * (len(notes) + 1) < FOOT:
        pages.append([])
    for number, page in enumerate(pages, 1):
        span = f"{page[0][0]} – {page[-1][0]}" if listing.is_looked_up and len(pages) > 1 and page else ""
        if number > 1:
            top = running_head(sheets, mast, span)
        elif span:
            y = _kind_at(sheets) + (22 if sheets.logo.width(1, 1) else 0)
            sheets.write(sheets.width - MARGIN, y, _span(sheets, span), "SemiBold", 11, BLACK, "right")
        # Columns of the last page end evenly.
        deep = ceil(len(page) / setting.across)
        for i in range(setting.across):
            block.print_column(i, page[i * deep : (i + 1) * deep], top)
        if number == len(pages):
            _print_notes(sheets, notes, top - (HEADS + setting.lead * deep if page else 0))
        print_foot(sheets, listing.foot, say("{page} of {pages}", page=number, pages=len(pages)))
        sheets.end_page()


def _print_notes(sheets: Sheets, notes: Sequence[str], y: float) -> None:
    for line in notes:
        y -= NOTE_LEAD
        sheets.write(MARGIN, y, line, "Regular", NOTE, GREY)


def _pages(texts: list[tuple[str, ...]], first: int, later: int) -> list[list[tuple[str, ...]]]:
    rest = range(first, len(texts), later)
    return [texts[:first], *(texts[start : start + later] for start in rest)]


def _holds(top: float, setting: Setting) -> int:
    """How many rows fit on a page under `top`."""
    return max(1, int((top - HEADS - FOOT) / setting.lead)) * setting.across


class _Block:
    """The columns of a page: where each field of a row begins, ends, and how wide it may be."""

    def __init__(
        self, sheets: Sheets, columns: Sequence[Column], setting: Setting, texts: Sequence[tuple[str, ...]]
    ) -> None:
        self.sheets, self.columns, self.setting = sheets, columns, setting
        self.wide = (sheets.width - 2 * MARGIN - (setting.across - 1) * GUTTER) / setting.across
        self.gap = setting.size * 1.2
        most = self.wide / len(columns)
        self.tails = [max(self._tail(row[i]) for row in texts) for i in range(len(columns))]
        needs = [max(self._needs(i, row[i]) for row in texts) for i in range(len(columns))]
        heads = [width(column.title, "Medium", self.small) for column in columns]
        self.rooms = [min(most, max(pair)) for pair in zip(needs, heads, strict=True)]
        # The first column of no width of its own takes what the others leave.
        free = next((i for i, column in enumerate(columns) if not column.width), 0)
        others = sum(room + self.gap for i, room in enumerate(self.rooms) if i != free)
        self.rooms[free] = self.wide - others

    @property
    def small(self) -> float:
        return max(8.0, min(10.0, self.setting.size * 0.8))

    def _needs(self, i: int, text: str) -> float:
        if self.columns[i].align == "right":
            return figures_width(text, "SemiBold", self.setting.size) + self.tails[i] - self._tail(text)
        return width(text, "Regular", self.setting.size)

    def _tail(self, text: str) -> float:
        return decimals_width(text, self.setting.size)

    def print_column(self, i: int, rows: Sequence[tuple[str, ...]], top: float) -> None:
        if not rows:
            return
        x, y = MARGIN + i * (self.wide + GUTTER), top - self.small
        for at, room, column in self._places(x):
            side: Side = "right" if column.align == "right" else "left"
            edge = at + room if side == "right" else at
            self.sheets.write(edge, y, column.title, "Medium", self.small, GREY, side)
        y = top - HEADS + HEADS / 3
        self.sheets.rule(x, y, x + self.wide, y, thick=0.8, ink=BLACK)
        for row in rows:
            y -= self.setting.lead
            self._print_row(row, x, y)
            self.sheets.rule(x, y, x + self.wide, y, thick=0.4)

    def _print_row(self, row: tuple[str, ...], x: float, y: float) -> None:
        """One row above its line at y."""
        size = self.setting.size
        baseline = y + (self.setting.lead - size * CAPITALS) / 2
        for (at, room, column), text, tail in zip(self._places(x), row, self.tails, strict=True):
            if column.align != "right":
                self.sheets.write(at, baseline, shorten(text, "Regular", size, room), "Regular", size)
            elif text:
                indent = tail - self._tail(text)
                tight = min(1.0, (room - indent) / figures_width(text, "SemiBold", size))
                self.sheets.write_figures(at + room - indent, baseline, text, "SemiBold", size * tight)

    def _places(self, x: float) -> list[tuple[float, float, Column]]:
        """Where each field begins, its room, and its column."""
        found = []
        for room, column in zip(self.rooms, self.columns, strict=True):
            found.append((x, room, column))
            x += room + self.gap
        return found


def _kind_at(sheets: Sheets) -> float:
    return sheets.height - MARGIN - 8


def _span(sheets: Sheets, span: str) -> str:
    return shorten(span, "SemiBold", 11, (sheets.width - 2 * MARGIN) * 0.7)


def masthead(sheets: Sheets, mast: Masthead) -> float:
    """What the list is, over the first page; returns where the list begins."""
    room = sheets.width - 2 * MARGIN
    y = _kind_at(sheets)
    sheets.write(MARGIN, y, mast.kind, "SemiBold", 11, GREEN)
    taken = width(mast.kind, "SemiBold", 11) + 12
    beside = sheets.logo.width(LOGO_HIGH, LOGO_WIDE)
    sheets.logo.draw(MARGIN + room - beside, y - 22, LOGO_HIGH, LOGO_WIDE)
    if beside:
        room -= beside + 20
    house = shorten(sheets.stationery.house, "Medium", 11, room - taken)
    sheets.write(MARGIN + taken, y, house, "Medium", 11, GREY)
    size, lines = fit(mast.event, Box("Bold", room, 28, 15))
    y -= 14
    for line in lines:
        y -= size * 1.15
        sheets.write(MARGIN, y, line, "Bold", size)
    y -= 22
    room = sheets.width - 2 * MARGIN
    sheets.write(MARGIN, y, shorten(mast.facts, "Regular", 11, room), "Regular", 11, GREY)
    if mast.status:
        y -= 32
        _status(sheets, mast, y)
    return y - 30


def _status(sheets: Sheets, mast: Masthead, y: float) -> None:
    """Final in a green field, anything less in an outline, and beside it what that means."""
    line = set_line(mast.status, "SemiBold")
    wide = line.width * 10 + 20
    ink = GREEN if mast.is_settled else BLACK
    sheets.pill(MARGIN, y - 6.5, wide, 20, ink=ink, is_filled=mast.is_settled)
    sheets.write(MARGIN + 10, y, line, "SemiBold", 10, WHITE if mast.is_settled else BLACK)
    room = sheets.width - 2 * MARGIN - wide - 12
    sheets.write(MARGIN + wide + 12, y, shorten(mast.notice, "Regular", 10, room), "Regular", 10)


def running_head(sheets: Sheets, mast: Masthead, span: str) -> float:
    y = sheets.height - MARGIN + 4
    size = 11 if span else 9
    right = _span(sheets, span) or " · ".join(filter(None, (mast.kind, mast.status)))
    sheets.write(sheets.width - MARGIN, y, right, "SemiBold", size, BLACK, "right")
    room = sheets.width - 2 * MARGIN - width(right, "SemiBold", size) - 20
    sheets.write(MARGIN, y, shorten(sheets.under_the_house(mast.event), "Medium", 9, room), "Medium", 9, GREY)
    return sheets.height - RUNNING


def print_foot(sheets: Sheets, foot: str, number: str) -> None:
    """The page's number, and beside it the foot; and the seal, which shows whether the journal was altered since."""
    y = MARGIN - 20
    sheets.write(sheets.width - MARGIN, y, number, "Medium", 9, GREY, "right")
    room = sheets.width - 2 * MARGIN - 70
    seal = sheets.stationery.seal
    lines = [foot, say("Journal {head}", head=seal) if seal and seal not in foot else ""]
    for line in filter(None, lines):
        sheets.write(MARGIN, y, shorten(line, "Regular", 7, room), "Regular", 7, GREY)
        y -= 10
