"""Payout slips, three to a page: the place, the name, the amount in large type, and a line to sign on."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING

from tdapp.printing.fonts import CAPITALS
from tdapp.printing.lines import Box, fit, shorten
from tdapp.printing.sheet import GREY, HAIR, Sheets
from tdapp.values.dates import date_in_full, local
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import tzinfo

    from tdapp.printing.sheet import Stationery
    from tdapp.views.payout_slips import PayoutSlip

NOBODY_WON = say("Nobody has won a prize yet: there is nothing to sign for.")
DOWN = 3
MARGIN = 54.0
SAID = {"withheld": say("Tax withheld"), "tip": say("Tip for the dealers")}
"""What is kept of a prize; any other method is how it was handed over."""


def payout_sheets(found: Sequence[PayoutSlip], *, paper: str | Stationery = "A4", zone: tzinfo | None = UTC) -> bytes:
    if not found:
        raise Refused(NOBODY_WON)
    sheets = Sheets(f"{found[0].event} – {say('Payout slips')}", paper)
    high = sheets.height / DOWN
    for start in range(0, len(found), DOWN):
        for cut in range(1, DOWN):
            sheets.rule(0, cut * high, sheets.width, cut * high, ink=HAIR)
        for line, one in enumerate(found[start : start + DOWN]):
            _draw(sheets, one, sheets.height - line * high - 40, zone)
        sheets.end_page()
    return sheets.finish()


def _draw(sheets: Sheets, one: PayoutSlip, top: float, zone: tzinfo | None) -> None:
    left, right = MARGIN, sheets.width - MARGIN
    half = (right - left) / 2 - 12
    indent = sheets.logo.width(24, 80) + 10 if sheets.stationery.logo else 0
    sheets.logo.draw(left, top + 5, 24, 80)
    sheets.write(left + indent, top, shorten(one.house, "SemiBold", 10, half - indent), "SemiBold", 10)
    sheets.write(right, top, shorten(one.event, "Medium", 10, half), "Medium", 10, side="right")
    sheets.rule(left, top - 8, right, top - 8, thick=0.8)
    sheets.write(left, top - 34, say("{place} place", place=one.place), "Medium", 13, GREY)
    amount = money(one.prize, one.currency)
    sheets.write_figures(right, top - 66, amount, "Bold", 30)
    size, lines = fit(one.name, Box("Bold", right - left - 190, 26, 12))
    y = top - 42 - size * CAPITALS
    for line in lines:
        sheets.write(left, y, line, "Bold", size)
        y -= size * 1.15
    if one.what:
        sheets.write(right, top - 84, shorten(one.what, "Medium", 10, 190), "Medium", 10, GREY, "right")
    y = top - 112
    for method, part in one.paid:
        sheets.write(left, y, SAID.get(method, say("Paid by {method}", method=method)), "Regular", 10.5)
        sheets.write_figures(left + 240, y, money(part, one.currency), "Regular", 10.5)
        y -= 16
    _sign(sheets, one, top - 196, zone)


def _sign(sheets: Sheets, one: PayoutSlip, y: float, zone: tzinfo | None) -> None:
    left, right = MARGIN, sheets.width - MARGIN
    middle = (left + right) / 2
    when = date_in_full(local(one.at, zone)) if one.at is not None else ""
    for start, end, told in ((left, middle - 16, say("Received")), (middle + 16, right, say("For the house"))):
        sheets.rule(start, y, end, y, thick=0.8)
        sheets.write(start, y - 13, told, "Regular", 8.5, GREY)
    sheets.write(right, y - 13, "  ".join(filter(None, (one.clerk, when))), "Regular", 8.5, GREY, "right")
    sheets.write(left, y - 27, say("Journal {head}", head=one.head), "Regular", 5.5, GREY)
