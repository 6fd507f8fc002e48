"""Seat cards to cut: what a player is handed at the desk and carries to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.fonts import CAPITALS
from tdapp.printing.lines import Box, fit, set_line, shorten
from tdapp.printing.order import seated
from tdapp.printing.sheet import GREEN, GREY, HAIR, Sheets

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdapp.views.entrants import Entrant

ACROSS, DOWN = 2, 4
A_PAGE = ACROSS * DOWN
SIDE, TOP, BOTTOM = 28.0, 30.0, 34.0
SMALL, NAME, LEAST, SEAT = 9.0, 25.0, 12.0, 31.0


def seat_cards(event: str, entrants: Iterable[Entrant], *, paper: str = "A4", order: str = "name") -> bytes:
    """A card for everybody with a seat, eight to a page, in an order of `order.ORDERS`."""
    rows = seated(entrants, order)
    sheets = Sheets(f"{event} – Seat cards", paper)
    wide, high = sheets.width / ACROSS, sheets.height / DOWN
    title = shorten(event, "Medium", SMALL, wide - 2 * SIDE - 48)
    for start in range(0, len(rows), A_PAGE):
        _cut_lines(sheets, wide, high)
        for i, row in enumerate(rows[start : start + A_PAGE]):
            down, across = divmod(i, ACROSS)
            _card(sheets, row, title, x=across * wide + SIDE, y=sheets.height - (down + 1) * high)
        sheets.end_page()
    return sheets.finish()


def _cut_lines(sheets: Sheets, wide: float, high: float) -> None:
    for across in range(1, ACROSS):
        sheets.rule(across * wide, 0, across * wide, sheets.height, ink=HAIR)
    for down in range(1, DOWN):
        sheets.rule(0, down * high, sheets.width, down * high, ink=HAIR)


def _card(sheets: Sheets, row: Entrant, title: str, *, x: float, y: float) -> None:
    """One card whose lower left corner is at y, and its type from x on."""
    wide, high = sheets.width / ACROSS - 2 * SIDE, sheets.height / DOWN
    top = y + high - TOP - SMALL * CAPITALS
    sheets.write(x, top, title, "Medium", SMALL, GREY)
    sheets.write(x + wide, top, f"#{row.entry}", "Medium", SMALL, GREY, "right")
    place = set_line(f"Table {row.table} · Seat {row.seat}", "Bold")
    big = min(SEAT, wide / place.width)
    sheets.write(x, y + BOTTOM, place, "Bold", big)
    mark = y + BOTTOM + SEAT * CAPITALS + 15
    sheets.rule(x, mark, x + 26, mark, thick=2.5, ink=GREEN)
    size, lines = fit(row.name, Box("SemiBold", wide, NAME, LEAST))
    lead = size * 1.18
    # The name stands in the middle between the small line and the green stroke, however many lines it takes.
    block = size * CAPITALS + lead * (len(lines) - 1)
    baseline = (top + mark) / 2 + block / 2 - size * CAPITALS
    for line in lines:
        sheets.write(x, baseline, line, "SemiBold", size)
        baseline -= lead
