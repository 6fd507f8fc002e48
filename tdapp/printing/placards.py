"""Table placards: the number of each table as large as the page, to be read from across the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.fonts import CAPITALS
from tdapp.printing.lines import set_line, shorten
from tdapp.printing.sheet import GREEN, GREY, HAIR, Sheets
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.printing.sheet import Stationery

SIDE = 54.0
LARGEST = 300.0


def placards(event: str, tables: Sequence[int], *, paper: str | Stationery = "A4") -> bytes:
    """Two to a page, to cut in the middle: one of them fits a stand."""
    sheets = Sheets(f"{event} – {say('Table placards')}", paper)
    half = sheets.height / 2
    for start in range(0, len(tables), 2):
        sheets.rule(0, half, sheets.width, half, ink=HAIR)
        for line, table in enumerate(tables[start : start + 2]):
            _draw(sheets, event, table, sheets.height - (line + 1) * half, half)
        sheets.end_page()
    return sheets.finish()


def _draw(sheets: Sheets, event: str, table: int, y: float, high: float) -> None:
    room = sheets.width - 2 * SIDE
    number = set_line(f"{table}", "Bold")
    size = min(LARGEST, room / number.width)
    middle = sheets.width / 2
    baseline = y + high / 2 - size * CAPITALS / 2 - 6
    sheets.write(middle - number.width * size / 2, baseline, number, "Bold", size)
    word = set_line(say("TABLE"), "SemiBold")
    sheets.write(middle - word.width * 11, y + high - 44, word, "SemiBold", 22, GREEN)
    title = set_line(shorten(sheets.under_the_house(event), "Medium", 11, room), "Medium")
    sheets.logo.draw(SIDE, y + high - 40, 44, 130)
    sheets.write(middle - title.width * 5.5, y + 26, title, "Medium", 11, GREY)
