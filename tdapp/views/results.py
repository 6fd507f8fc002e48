"""How it ended, or stands: the places with names and prizes, and what a result sheet says above them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.prizes import pool, standings
from tdapp.values.field import Elimination
from tdapp.views.entrants import place_shown

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class Result:
    entry: int
    place: str
    name: str
    prize: int
    paid: int
    out_at: Moment | None
    """When it went out; None for the winner."""

    @property
    def owed(self) -> int:
        return self.prize - self.paid


@dataclass(frozen=True, slots=True)
class Results:
    """`head` is the last hash of the journal: whoever has the sheet can tell whether the file was altered since."""

    event: str
    created: Moment
    currency: str
    pool: int
    """What is paid out: the house adds what is missing to a guarantee."""
    entries: int
    left: int
    is_final: bool
    rows: tuple[Result, ...]
    head: str


def results(tonight: Tonight) -> Results:
    out = tonight.now[Elimination]
    rows = tuple(
        Result(
            one.entry,
            place_shown(one.best, one.worst),
            tonight.known_as(one.entry),
            one.prize,
            one.paid,
            out[one.entry].at if one.entry in out else None,
        )
        for one in standings(tonight)
    )
    terms, entries = tonight.terms, tonight.left + len(out)
    return Results(
        terms.name,
        terms.created,
        terms.currency,
        max(pool(tonight.now), terms.guarantee),
        entries,
        tonight.left,
        terms.finished is not None,
        rows,
        tonight.now.head.hex(),
    )
