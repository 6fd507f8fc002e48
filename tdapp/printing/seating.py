"""The seating list for the wall: everybody by name, and where they sit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.listing import Listing, Masthead, Setting, print_list
from tdapp.printing.order import seated, told_apart
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tdapp.printing.sheet import Stationery
    from tdapp.views.entrants import Entrant

COLUMNS = (
    Column(say("Name"), lambda row: row[0]),
    Column(say("Table–Seat"), lambda row: row[1], "right", 90),
)
SETTINGS = (Setting(12, 23, across=2), Setting(10.5, 17, across=2))


BY_TABLE = (
    Column(say("Table–Seat"), lambda row: row[1], width=90),
    Column(say("Name"), lambda row: row[0]),
)


def seating_by_table(
    event: str,
    entrants: Iterable[Entrant],
    *,
    first_buttons: Collection[tuple[int, int]] = (),
    paper: str | Stationery = "A4",
) -> bytes:
    """Everybody with a seat, table by table, for those who walk the room; with the tables and seats that begin."""
    found = seated(entrants, "seat")
    where = (f"{row.where} · D" if (row.table, row.seat) in first_buttons else row.where for row in found)
    rows = list(zip(told_apart(found), where, strict=True))
    tables = count(len({row.table for row in found}), "table")
    facts = say("{players} at {tables}, by table", players=count(len(found), "player"), tables=tables)
    if first_buttons:
        facts = say("{facts} · D has the first button", facts=facts)
    mast = Masthead(say("Seating"), event, facts)
    return print_list(Listing(mast, BY_TABLE, rows, SETTINGS, is_looked_up=True), paper=paper)


def seating_list(event: str, entrants: Iterable[Entrant], *, paper: str | Stationery = "A4") -> bytes:
    """Everybody with a seat, by name, in two columns a page."""
    found = seated(entrants)
    rows = list(zip(told_apart(found), (row.where for row in found), strict=True))
    tables = count(len({row.table for row in found}), "table")
    mast = Masthead(
        say("Seating"), event, say("{players} at {tables}, by name", players=count(len(found), "player"), tables=tables)
    )
    return print_list(Listing(mast, COLUMNS, rows, SETTINGS, is_looked_up=True), paper=paper)
