"""The result sheet: who came where and for how much, final or not, with the mark that seals the journal."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tdapp.printing.listing import Listing, Masthead, Setting, print_list
from tdapp.values.dates import date_in_full
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from datetime import tzinfo

    from tdapp.printing.sheet import Stationery
    from tdapp.values.house import Moment
    from tdapp.views.results import Result, Results

NOBODY_OUT = say("Nobody is out yet: there are no results to print.")

SETTINGS = (Setting(12, 24), Setting(10.5, 18), Setting(10, 16), Setting(9.5, 16, across=2))


def results(found: Results, *, paper: str | Stationery = "A4", zone: tzinfo | None = UTC) -> bytes:
    """The sheet of a view's results. `zone` tells the date of the event; None is this computer's."""
    if not found.rows:
        raise Refused(NOBODY_OUT)

    def prize(row: Result) -> str:
        return money(row.prize, found.currency) if row.prize else ""

    columns = (
        Column(say("Place"), lambda row: row.place, width=70),
        Column(say("Name") if found.has_names else say("Player"), lambda row: row.name),
        Column(say("Prize"), prize, "right", 120),
    )
    facts = (
        date_shown(found.created, zone),
        count(found.entries, "entry", "entries"),
        say("{pool} prize pool", pool=money(found.pool, found.currency)),
    )
    still_in = say(
        "{players_are} still in: places and prizes can change.",
        players_are=count(found.left, "player is", "players are"),
    )
    mast = Masthead(
        say("Results"),
        found.event,
        "  ·  ".join(facts),
        say("Final") if found.is_final else say("Provisional"),
        found.is_final,
        "" if found.is_final else still_in,
    )
    listing = Listing(mast, columns, found.rows, SETTINGS, foot=say("Journal {head}", head=found.head))
    return print_list(listing, paper=paper)


def date_shown(moment: Moment, zone: tzinfo | None) -> str:
    """14 November 2023."""
    day = datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone)
    return date_in_full(day)
