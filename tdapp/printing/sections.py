"""A report of several tables under one masthead: each with a heading, over as many pages as they need."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.printing.fonts import CAPITALS
from tdapp.printing.lines import shorten, width
from tdapp.printing.listing import FOOT, MARGIN, RUNNING, masthead, print_foot, running_head
from tdapp.printing.sheet import BLACK, GREY, Sheets, figures_width
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.printing.fonts import Weight
    from tdapp.printing.listing import Masthead
    from tdapp.printing.sheet import Stationery

SIZE, SMALL, LEAD = 10.5, 8.5, 18.0
HEADING, HEADS, AFTER = 20.0, 18.0, 16.0
GAP = 14.0

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A table: its first column takes what the others leave; all others are amounts unless `texts` names them."""

    title: str
    columns: Row
    rows: Sequence[Row]
    total: Row = ()
    texts: frozenset[int] = frozenset()
    note: str = ""


def print_sections(mast: Masthead, sections: Sequence[Section], *, foot: str, paper: str | Stationery) -> bytes:
    # Set twice: every page says of how many it is one, and that is known at the end.
    of = _set(_Pages(mast, foot, paper, 0), sections).number
    return _set(_Pages(mast, foot, paper, of), sections).finish()


def _set(pages: _Pages, sections: Sequence[Section]) -> _Pages:
    for section in sections:
        _Table(pages, section).print()
    return pages


class _Pages:
    """Where the next line goes; a page that is full is left for another."""

    def __init__(self, mast: Masthead, foot: str, paper: str | Stationery, of: int) -> None:
        self.mast, self.foot, self.of = mast, foot, of
        self.sheets = Sheets(f"{mast.event} – {mast.kind}", paper)
        self.y = masthead(self.sheets, mast)
        self.number = 1

    @property
    def room(self) -> float:
        return self.sheets.width - 2 * MARGIN

    def has(self, high: float) -> bool:
        return self.y - high >= FOOT

    def turn(self) -> None:
        self._end()
        self.number += 1
        running_head(self.sheets, self.mast, "")
        self.y = self.sheets.height - RUNNING

    def _end(self) -> None:
        print_foot(self.sheets, self.foot, say("{number} of {of}", number=self.number, of=self.of))
        self.sheets.end_page()

    def finish(self) -> bytes:
        self._end()
        return self.sheets.finish()


class _Table:
    def __init__(self, pages: _Pages, section: Section) -> None:
        self.pages, self.section = pages, section
        lines = [*section.rows, *([section.total] if section.total else [])]
        most = pages.room / len(section.columns) * 1.4
        self.tails = [max((_tail(line[i]) for line in lines), default=0.0) for i in range(len(section.columns))]
        others = range(1, len(section.columns))
        self.rooms = [
            0.0,
            *(min(most, max(self._needs(i, line) for line in (*lines, section.columns))) for i in others),
        ]
        self.rooms[0] = pages.room - sum(self.rooms[1:]) - GAP * len(others)

    def _needs(self, i: int, line: Row) -> float:
        if line is self.section.columns:
            return width(line[i], "Medium", SMALL)
        if not self._is_amount(i):
            return width(line[i], "SemiBold", SIZE)
        return figures_width(line[i], "SemiBold", SIZE) + self.tails[i] - _tail(line[i])

    def print(self) -> None:
        section, pages = self.section, self.pages
        # A heading does not stand alone at the foot of a page.
        if not pages.has(HEADING + HEADS + LEAD * min(2, len(section.rows) + 1)):
            pages.turn()
        pages.y -= SIZE
        pages.sheets.write(MARGIN, pages.y, section.title, "SemiBold", 12)
        pages.y -= HEADING - SIZE
        if section.note:
            pages.y -= 4
            told = shorten(section.note, "Regular", SMALL, pages.room)
            pages.sheets.write(MARGIN, pages.y, told, "Regular", SMALL, GREY)
            pages.y -= 12
        self._heads()
        for row in section.rows:
            self._row(row)
        if section.total:
            self._row(section.total, is_total=True)
        pages.y -= AFTER

    def _heads(self) -> None:
        pages = self.pages
        y = pages.y - SMALL
        for i, (x, room) in enumerate(self._places()):
            is_right = self._is_amount(i)
            edge = x + room if is_right else x
            pages.sheets.write(edge, y, self.section.columns[i], "Medium", SMALL, GREY, "right" if is_right else "left")
        pages.y -= HEADS
        pages.sheets.rule(MARGIN, pages.y + 4, MARGIN + pages.room, pages.y + 4, thick=0.8, ink=BLACK)

    def _row(self, row: Row, *, is_total: bool = False) -> None:
        pages = self.pages
        if not pages.has(LEAD):
            pages.turn()
            self._heads()
        baseline = pages.y - LEAD + 4 + (LEAD - SIZE * CAPITALS) / 2
        weight: Weight = "SemiBold" if is_total else "Regular"
        for i, (x, room) in enumerate(self._places()):
            if not self._is_amount(i):
                pages.sheets.write(x, baseline, shorten(row[i], weight, SIZE, room), weight, SIZE)
            elif row[i]:
                indent = self.tails[i] - _tail(row[i])
                tight = min(1.0, (room - indent) / figures_width(row[i], weight, SIZE))
                pages.sheets.write_figures(x + room - indent, baseline, row[i], weight, SIZE * tight)
        pages.y -= LEAD
        pages.sheets.rule(MARGIN, pages.y + 4, MARGIN + pages.room, pages.y + 4, thick=0.4)

    def _is_amount(self, i: int) -> bool:
        return i > 0 and i not in self.section.texts

    def _places(self) -> list[tuple[float, float]]:
        found, x = [], MARGIN
        for room in self.rooms:
            found.append((x, room))
            x += room + GAP
        return found


def _tail(text: str) -> float:
    """How wide the decimals of an amount are: those without any leave room for them, so that points align."""
    _, point, decimals = text.rpartition(".")
    return figures_width(point + decimals, "SemiBold", SIZE) if point and decimals.isdecimal() else 0.0
