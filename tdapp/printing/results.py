"""The result sheet: who came where and for how much, final or not, with the mark that seals the journal."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING

from tdapp.printing.listing import Listing, Masthead, Setting, print_list
from tdapp.values.dates import date_in_full, local
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.values.words import count
from tdapp.views.columns import Column
from tdapp.views.result_files import out_at

if TYPE_CHECKING:
    from datetime import tzinfo

    from tdapp.printing.sheet import Stationery
    from tdapp.views.results import Result, Results

NOBODY_OUT = say("Nobody is out yet: there are no results to print.")

SETTINGS = (Setting(12, 24), Setting(10.5, 18), Setting(10, 16))
SIDE_BY_SIDE = Setting(9.5, 16, across=2)
SHORT = 36
"""So many rows stand under each other on one page; more stand in two columns, which have no room for how they went."""


def results(found: Results, *, paper: str | Stationery = "A4", zone: tzinfo | None = UTC) -> bytes:
    """The sheet of a view's results. `zone` tells the date of the event; None is this computer's."""
    if not found.rows:
        raise Refused(NOBODY_OUT)

    def prize(row: Result) -> str:
        return money(row.prize, found.currency) if row.prize else ""

    is_known, has_awards = any(row.by for row in found.rows), any(row.what for row in found.rows)
    is_whole = is_known or has_awards or len(found.rows) <= SHORT
    columns = (
        Column(say("Place"), lambda row: row.place, width=70),
        Column(say("Name") if found.has_names else say("Player"), lambda row: row.name),
        *([Column(say("Knocked out by"), lambda row: row.by, width=130)] if is_known else []),
        *([Column(say("Out at"), lambda row: out_at(row, zone), "right", 50)] if is_whole and found.has_names else []),
        *([Column(say("Award"), lambda row: row.what, width=110)] if has_awards else []),
        Column(say("Prize"), prize, "right", 100 if is_known else 120),
    )
    facts = (
        date_in_full(local(found.created, zone)),
        count(found.entries, "entry", "entries"),
        say("{pool} prize pool", pool=money(found.pool, found.currency)),
    )
    still_in = say_count(
        found.left,
        "{n} player is still in: places and prizes can change.",
        "{n} players are still in: places and prizes can change.",
    )
    mast = Masthead(
        say("Results"),
        found.event,
        "  ·  ".join(facts),
        _firm(found),
        found.is_final,
        (found.called_off and f"{found.called_off}.") if found.is_final else still_in,
    )
    settings = SETTINGS if is_whole else (*SETTINGS, SIDE_BY_SIDE)
    listing = Listing(mast, columns, found.rows, settings, foot=say("Journal {head}", head=found.head))
    return print_list(listing, paper=paper)


def _firm(found: Results) -> str:
    if found.called_off:
        return say("Called off")
    return say("Final") if found.is_final else say("Provisional")
