"""The order of breaking for the wall: which table goes next, and which is left as the final table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.listing import Listing, Masthead, Setting, print_list
from tdapp.values.say import say
from tdapp.values.words import count, ordinal
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.printing.sheet import Stationery
    from tdapp.values.citation import Citation

SETTINGS = (Setting(14, 27), Setting(12, 22, across=2), Setting(11, 18, across=3), Setting(10, 15, across=4))


def break_order_sheet(event: str, order: Sequence[int], *, rule: Citation, paper: str | Stationery = "A4") -> bytes:
    """The tables by number, the first to break first; the last of them stays."""
    turns = list(enumerate(order[:-1], 1))
    columns = (
        Column(say("Breaks"), lambda one: ordinal(one[0]), width=90),
        Column(say("Table"), lambda one: say("Table {table}", table=one[1])),
    )
    facts = f"{count(len(order), 'table')}  ·  {say('table {table} stays', table=order[-1])}"
    mast = Masthead(say("Order of breaking"), event, facts)
    return print_list(Listing(mast, columns, turns, SETTINGS, foot=str(rule)), paper=paper)
