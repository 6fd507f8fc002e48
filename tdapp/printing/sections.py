"""A report of several tables under one masthead: each with a heading, over as many pages as they need."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.printing.fonts import CAPITALS
from tdapp.printing.lines import shorten, width, wrapped
from tdapp.printing.listing import FOOT, MARGIN, RUNNING, masthead, print_foot, running_head
from tdapp.printing.sheet import BLACK, GREY, Sheets, decimals_width, figures_width
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.printing.fonts import Weight
    from tdapp.printing.listing import Masthead
    from tdapp.printing.sheet import Stationery

SIZE, SMALL, LEAD = 10.5, 8.5, 18.0
UNDER = 13.5
"""From one line of a text to its next."""
HEADING, HEADS, AFTER = 20.0, 18.0, 16.0
GAP = 14.0

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A table: the `wide` column takes what the others leave; all but the first are amounts unless `texts` names them.

    A text that is longer than its column is shortened, or told on several lines where it `wraps`.
    """

    title: str
    columns: Row
    rows: Sequence[Row]
    total: Row = ()
    texts: frozenset[int] = frozenset()
    note: str = ""
    wraps: bool = False
    wide: int = 0


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
        print_foot(self.sheets, self.foot, say("{page} of {pages}", page=self.number, pages=self.of))
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
        columns = range(len(section.columns))
        self.rooms = [
            0.0 if i == section.wide else min(most, max(self._needs(i, line) for line in (*lines, section.columns)))
            for i in columns
        ]
        self.rooms[section.wide] = pages.room - sum(self.rooms) - GAP * (len(columns) - 1)

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
        pages, places = self.pages, self._places()
        weight: Weight = "SemiBold" if is_total else "Regular"
        texts = {i: self._lines(row[i], weight, room) for i, (_, room) in enumerate(places) if not self._is_amount(i)}
        more = (max(map(len, texts.values())) - 1) * UNDER
        if not pages.has(LEAD + more):
            pages.turn()
            self._heads()
        baseline = pages.y - LEAD + 4 + (LEAD - SIZE * CAPITALS) / 2
        for i, (x, room) in enumerate(places):
            if i in texts:
                for number, line in enumerate(texts[i]):
                    pages.sheets.write(x, baseline - number * UNDER, line, weight, SIZE)
            elif row[i]:
                indent = self.tails[i] - _tail(row[i])
                tight = min(1.0, (room - indent) / figures_width(row[i], weight, SIZE))
                pages.sheets.write_figures(x + room - indent, baseline, row[i], weight, SIZE * tight)
        pages.y -= LEAD + more
        pages.sheets.rule(MARGIN, pages.y + 4, MARGIN + pages.room, pages.y + 4, thick=0.4)

    def _lines(self, text: str, weight: Weight, room: float) -> list[str]:
        if self.section.wraps:
            return wrapped(text, weight, SIZE, room) or [""]
        return [shorten(text, weight, SIZE, room)]

    def _is_amount(self, i: int) -> bool:
        return i > 0 and i not in self.section.texts

    def _places(self) -> list[tuple[float, float]]:
        found, x = [], MARGIN
        for room in self.rooms:
            found.append((x, room))
            x += room + GAP
        return found


def _tail(text: str) -> float:
    return decimals_width(text, SIZE)
