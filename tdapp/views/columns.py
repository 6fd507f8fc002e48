"""A column is data: a title, what it says of a row, and where its text stands. Screens, sheets and files share it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Literal

from tdapp.values.money import money
from tdapp.values.say import say
from tdapp.values.words import ordinal
from tdapp.views.search import folded

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tdapp.views.entrants import Entrant

Align = Literal["left", "right", "center"]


@dataclass(frozen=True, slots=True)
class Column:
    title: str
    says: Callable[[Any], str]
    align: Align = "left"
    width: int = 0
    """In pixels on the screen; 0 takes what the others leave."""
    order: Callable[[Any], Any] | None = None
    """What rows are put in order by when somebody asks for this column."""


FAR = 10**9
"""After everything that has a number."""


def status_shown(row: Entrant) -> str:
    """In, Away, Back at 20:15, Not here yet, Out, Taken back, Expected, Here, unpaid, Waiting, 2nd"""
    if row.status == "in":
        at_the_table = say("Away") if row.is_away else say("In")
        return row.penalty or (at_the_table if row.has_arrived else say("Not here yet"))
    if row.status == "expected":
        return say("Here, unpaid") if row.has_arrived else say("Expected")
    if row.status == "waiting":
        return say("Waiting, {turn}", turn=ordinal(row.turn))
    return {"out": say("Out"), "void": say("Taken back")}[row.status]


def entrant_columns(currency: str, offered: Collection[str] = ()) -> tuple[Column, ...]:
    """What a list says of an entrant; of rebuys and the like only where the event has them."""

    def paid(row: Entrant) -> str:
        return money(row.paid, currency) if row.entry else ""

    def prize(row: Entrant) -> str:
        return money(row.prize, currency) if row.prize else ""

    return (
        Column(say("No."), lambda row: str(row.entry or ""), "right", 64, lambda row: -row.entry),
        Column(say("Name"), lambda row: row.name, order=lambda row: folded(row.name)),
        Column(say("Seat"), lambda row: row.where, "right", 80, lambda row: (row.table or FAR, row.seat or 0)),
        *(column for kind, column in BOUGHT.items() if kind in offered),
        Column(say("Paid"), paid, "right", 110, lambda row: -row.paid),
        Column(
            say("Status"), status_shown, "left", 130, lambda row: (STANDING[row.status], row.turn, status_shown(row))
        ),
        Column(say("Place"), lambda row: row.place, "right", 104, lambda row: _leading(row.place)),
        Column(say("Prize"), prize, "right", 112, lambda row: -row.prize),
    )


BOUGHT = {
    "re-entry": Column(say("Re-entry"), lambda row: _times(row.re_entries), "right", 84, lambda row: -row.re_entries),
    "rebuy": Column(say("Rebuys"), lambda row: _times(row.rebuys), "right", 76, lambda row: -row.rebuys),
    "add-on": Column(say("Add-ons"), lambda row: _times(row.add_ons), "right", 84, lambda row: -row.add_ons),
    "dealer bonus": Column(say("Bonus"), lambda row: _times(row.bonuses), "right", 70, lambda row: -row.bonuses),
}
STANDING = {"waiting": 0, "expected": 1, "in": 2, "out": 3, "void": 4}


def _times(number: int) -> str:
    return str(number) if number else ""


def _leading(place: str) -> int:
    """The first number of a place; who has none comes last."""
    digits = "".join(takewhile(str.isdecimal, place))
    return int(digits) if digits else FAR
