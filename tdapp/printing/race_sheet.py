"""The race sheet: for each table who sits there, and columns for odd chips, cards and awards; two tables to a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.printing.fonts import CAPITALS
from tdapp.printing.lines import shorten, width
from tdapp.printing.listing import print_foot
from tdapp.printing.sheet import BLACK, GREEN, GREY, HAIR, Sheets
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say
from tdapp.values.words import chips_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.printing.fonts import Weight
    from tdapp.printing.sheet import Side, Stationery
    from tdapp.views.races import Races, RaceSeat, RaceTable

NO_RACE = say("Only one kind of chip is left: there is nothing to race.")
MARGIN, A_PAGE, TOP, FOOT = 54.0, 2, 40.0, 30.0
HEAD, HEADS, RULES, SUMS = 46.0, 20.0, 52.0, 30.0
LEAD, LEAST, SIZE, LEAST_SIZE, SMALL = 23.0, 12.0, 10.5, 8.0, 8.5
GAP = 10.0
SEAT, CHIPS, ONLY, CARDS, GETS = 28.0, 52.0, 44.0, 138.0, 46.0


@dataclass(frozen=True, slots=True)
class RaceSheet:
    """What is printed: the tables, and how the house races, sentence by sentence."""

    event: str
    shown: Races
    how: Sequence[str]
    foot: str


def race_sheet(sheet: RaceSheet, *, paper: str | Stationery) -> bytes:
    shown = sheet.shown
    if shown.chip is None or not shown.tables:
        raise Refused(shown.told if shown.chip is not None else NO_RACE)
    sheets = Sheets(f"{sheet.event} – {say('Race sheet')}", paper)
    pages = [shown.tables[start : start + A_PAGE] for start in range(0, len(shown.tables), A_PAGE)]
    high = (sheets.height - FOOT) / A_PAGE
    for number, tables in enumerate(pages, 1):
        for place, table in enumerate(tables):
            _Half(sheets, sheet, table, sheets.height - place * high, high).print()
        if len(tables) > 1:
            sheets.rule(0, sheets.height - high, sheets.width, sheets.height - high, ink=HAIR)
        print_foot(sheets, sheet.foot, say("{page} of {pages}", page=number, pages=len(pages)))
        sheets.end_page()
    return sheets.finish()


class _Half:
    """One table, in the half of a page under `top`."""

    def __init__(self, sheets: Sheets, sheet: RaceSheet, table: RaceTable, top: float, high: float) -> None:
        self.sheets, self.sheet, self.table = sheets, sheet, table
        self.top, self.high = top, high
        self.seats = [seat for seat in table.seats if seat.entry is not None]
        fixed = SEAT + CHIPS + ONLY + CARDS + GETS + 5 * GAP
        rooms = (SEAT, sheets.width - 2 * MARGIN - fixed, CHIPS, ONLY, CARDS, GETS)
        self.places: list[tuple[float, float]] = []
        x = MARGIN
        for room in rooms:
            self.places.append((x, room))
            x += room + GAP

    @property
    def chips(self) -> str:
        """25s, as they are called."""
        assert self.sheet.shown.chip is not None
        return chips_of(self.sheet.shown.chip.worth)

    @property
    def others(self) -> str:
        assert self.sheet.shown.into is not None
        return chips_of(self.sheet.shown.into.worth)

    def print(self) -> None:
        y = self._head()
        y = self._rows(y - 14)
        self._sums(y - 18)
        self._how()

    def _head(self) -> float:
        right = self.sheets.width - MARGIN
        y = self.top - TOP - 10
        self.sheets.write(MARGIN, y, say("Table {table}", table=self.table.table), "Bold", 22)
        self.sheets.write(
            right,
            y + 8,
            say("Race the {chips} for {others}", chips=self.chips, others=self.others),
            "SemiBold",
            11,
            GREEN,
            "right",
        )
        logo = MARGIN + 130
        room = right - logo - GAP - self.sheets.logo.width(26, 90)
        event = shorten(self.sheets.under_the_house(self.sheet.event), "Regular", SMALL, room)
        self.sheets.logo.draw(logo, y + 7, 26, 90)
        self.sheets.write(right, y - 5, event, "Regular", SMALL, GREY, "right")
        return y - 10

    def _rows(self, y: float) -> float:
        y -= SMALL
        titles = (
            say("Seat"),
            say("Name"),
            self.chips,
            say("only chips"),
            say("Cards, one for each odd chip"),
            self.others,
        )
        for (x, room), title in zip(self.places, titles):
            self.sheets.write(x, y, shorten(title, "Medium", SMALL, room), "Medium", SMALL, GREY)
        y -= 6
        self.sheets.rule(MARGIN, y, self.sheets.width - MARGIN, y, thick=0.8, ink=BLACK)
        room = y - (self.top - self.high) - RULES - SUMS - 24
        lead = max(LEAST, min(LEAD, room / max(len(self.seats), 1)))
        for seat in self.seats:
            y -= lead
            self._row(seat, y, lead)
        return y

    def _row(self, seat: RaceSeat, y: float, lead: float) -> None:
        baseline = y + (lead - SIZE * CAPITALS) / 2
        is_known = self.table.state != "to call"
        is_raced = self.table.state == "raced" and any(one.cards or one.got for one in self.seats)
        texts: tuple[tuple[str, Weight], ...] = (
            (f"{seat.seat}", "SemiBold"),
            (seat.name, "Regular"),
            (grouped(seat.chips) if is_known and seat.chips else "–" if is_known else "", "SemiBold"),
            (say("yes") if seat.is_all else "", "Regular"),
            (seat.cards, "Regular"),
            (grouped(seat.got) if is_raced and seat.got else "", "Bold"),
        )
        for (x, room), (text, weight) in zip(self.places, texts):
            if text:
                size = max(LEAST_SIZE, min(SIZE, SIZE * room / width(text, weight, SIZE)))
                fitting = shorten(text, weight, size, room)
                self.sheets.write(x, baseline, fitting, weight, size)
        self.sheets.rule(MARGIN, y, self.sheets.width - MARGIN, y, thick=0.4)
        if not is_known:
            x, room = self.places[3]
            self.sheets.pill(x, baseline - 2, 11, 11, ink=GREY, is_filled=False)

    def _sums(self, y: float) -> None:
        """What the desk needs back from a table that raced on paper."""
        table = self.table
        odd = grouped(table.odd) if table.state != "to call" else ""
        given = grouped(table.given) if table.state == "raced" else ""
        known = (
            (say("Odd {chips}", chips=self.chips), odd, 54),
            (say("{chips} given", chips=self.others), given, 54),
            (say("Dealer"), "", 130),
        )
        x = MARGIN
        for title, text, room in known:
            side: Side = "left"
            self.sheets.write(x, y, title, "Medium", SMALL, GREY, side)
            begins = x + width(title, "Medium", SMALL) + 6
            ends = begins + room
            if text:
                self.sheets.write(begins + 4, y, text, "SemiBold", SIZE)
            self.sheets.rule(begins, y - 3, ends, y - 3, thick=0.6, ink=GREY)
            x = ends + 18

    def _how(self) -> None:
        y = self.top - self.high + RULES
        for line in self.sheet.how:
            told = shorten(line, "Regular", 8, self.sheets.width - 2 * MARGIN)
            self.sheets.write(MARGIN, y, told, "Regular", 8, GREY)
            y -= 11
