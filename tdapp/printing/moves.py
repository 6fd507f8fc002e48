"""Move slips to hand out, and the redraw sheet for the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.fonts import CAPITALS
from tdapp.printing.lines import Box, fit, set_line, shorten
from tdapp.printing.listing import Listing, Masthead, Setting, print_list
from tdapp.printing.order import looked_up
from tdapp.printing.sheet import GREEN, GREY, HAIR, Sheets
from tdapp.values.refusal import Refused
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from tdapp.views.moves import MoveLine, Moves

NO_MOVES = "Nobody is on the way to another seat."
NOBODY_MOVED = "Nobody was moved yet."
ACROSS, DOWN = 2, 4
A_PAGE = ACROSS * DOWN
SIDE, TOP, BOTTOM = 28.0, 30.0, 34.0
SMALL, NAME, LEAST, SEAT = 9.0, 22.0, 12.0, 31.0

COLUMNS = (
    Column("Name", lambda line: line.name),
    Column("From", lambda line: line.origin, "right", 70),
    Column("Table–Seat", lambda line: line.to, "right", 90),
)
SETTINGS = (Setting(14, 27), Setting(12, 23, across=2), Setting(10.5, 17, across=2))


def move_slips(event: str, moves: Moves, *, paper: str = "A4") -> bytes:
    """A slip for each mover, eight to a page, to cut: where to, from where, and why."""
    if not moves.lines:
        raise Refused(NO_MOVES)
    sheets = Sheets(f"{event} – Move slips", paper)
    wide, high = sheets.width / ACROSS, sheets.height / DOWN
    title = shorten(event, "Medium", SMALL, wide - 2 * SIDE - 60)
    for start in range(0, len(moves.lines), A_PAGE):
        for across in range(1, ACROSS):
            sheets.rule(across * wide, 0, across * wide, sheets.height, ink=HAIR)
        for down in range(1, DOWN):
            sheets.rule(0, down * high, sheets.width, down * high, ink=HAIR)
        for i, line in enumerate(moves.lines[start : start + A_PAGE]):
            down, across = divmod(i, ACROSS)
            _slip(sheets, line, title, x=across * wide + SIDE, y=sheets.height - (down + 1) * high)
        sheets.end_page()
    return sheets.finish()


def _slip(sheets: Sheets, line: MoveLine, title: str, *, x: float, y: float) -> None:
    wide, high = sheets.width / ACROSS - 2 * SIDE, sheets.height / DOWN
    top = y + high - TOP - SMALL * CAPITALS
    sheets.write(x, top, title, "Medium", SMALL, GREY)
    sheets.write(x + wide, top, f"from {line.origin}", "Medium", SMALL, GREY, "right")
    place = set_line(f"Table {line.table} · Seat {line.seat}", "Bold")
    base = y + BOTTOM + 22
    sheets.write(x, base, place, "Bold", min(SEAT, wide / place.width))
    mark = base + SEAT * CAPITALS + 13
    sheets.rule(x, mark, x + 26, mark, thick=2.5, ink=GREEN)
    size, lines = fit(line.name, Box("SemiBold", wide, NAME, LEAST))
    lead = size * 1.18
    block = size * CAPITALS + lead * (len(lines) - 1)
    baseline = (top + mark) / 2 + block / 2 - size * CAPITALS
    for text in lines:
        sheets.write(x, baseline, text, "SemiBold", size)
        baseline -= lead
    note = "Waits there until the button has passed." if line.waits else "Is dealt in at once."
    sheets.write(x, y + BOTTOM - 2, shorten(f"{note} {line.rule}", "Regular", SMALL, wide), "Regular", SMALL, GREY)


def redraw_sheet(event: str, moves: Moves, *, paper: str = "A4") -> bytes:
    """Everybody who moved at once the last time, by name: from where, and where to."""
    if not moves.lines:
        raise Refused(NOBODY_MOVED)
    whys = {line.why for line in moves.lines}
    rows = sorted(moves.lines, key=lambda line: looked_up(line.name))
    mast = Masthead("New seats", event, f"{moves.title}, by name")
    listing = Listing(mast, COLUMNS, rows, SETTINGS, foot=whys.pop() if len(whys) == 1 else "", is_looked_up=True)
    return print_list(listing, paper=paper)
