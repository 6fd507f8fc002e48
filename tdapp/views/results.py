"""How it ended, or stands: the places with names and prizes, and what a result sheet says above them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.bounties import last_knockouts
from tdapp.director.deals import CALLED_OFF, is_called_off, is_refunded
from tdapp.director.prizes import standings
from tdapp.director.purse import prize_money
from tdapp.values.field import Elimination, Presence, Prize
from tdapp.values.numbers import numbers_of
from tdapp.values.prizes import Deal
from tdapp.values.say import say
from tdapp.values.words import listed
from tdapp.views.entrants import place_shown
from tdapp.views.prizes import award_of, nameless_places, seen_as, seen_nameless

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.values.noted import Knockout

STILL_IN = say("Still in")


@dataclass(frozen=True, slots=True)
class Result:
    entry: int | None
    """None for somebody of whom nobody has said yet who it was."""
    place: str
    name: str
    prize: int
    paid: int
    out_at: Moment | None
    """When it went out; None for the winner, and for those still in when it was called off."""
    by: str = ""
    """Who knocked it out, where somebody said so."""
    what: str = ""
    """What the place gets that is no money, or beside it."""

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
    has_names: bool = True
    called_off: str = ""
    """How it was settled, where it did not come to its end."""


def _listed(tonight: Tonight, row: Knockout) -> str:
    return listed(seen_as(tonight, entry) for entry in numbers_of(row.by))


def _still_in(tonight: Tonight) -> list[int]:
    """Those who had no place when it was called off and refunded."""
    return sorted(tonight.now[Presence]) if is_refunded(tonight.now) else []


def has_results(tonight: Tonight) -> bool:
    return bool(tonight.now[Elimination] or (tonight.terms.has_names and _still_in(tonight)))


def results(tonight: Tonight) -> Results:
    terms, out = tonight.terms, tonight.now[Elimination]
    by = {entry: _listed(tonight, row) for entry, row in last_knockouts(tonight.now).items()}
    still_in = _still_in(tonight)
    whats = [row.what for _, row in sorted(tonight.now[Prize].items())]
    found = [
        (
            one.best,
            Result(
                one.entry,
                place_shown(one.best, one.worst),
                seen_as(tonight, one.entry),
                one.prize,
                one.paid,
                out[one.entry].at if one.entry in out else None,
                by.get(one.entry, ""),
                award_of(whats, one.best, one.worst),
            ),
        )
        for one in standings(tonight)
        # In the end a place without a name and without a prize tells nobody anything.
        if one.entry not in still_in
        and (terms.has_names or one.prize or terms.finished is None or not tonight.now[Prize])
    ]
    for gone, at in nameless_places(tonight):
        what, shown = award_of(whats, at.best, at.worst), place_shown(at.best, at.worst)
        found.append((at.best, Result(None, shown, seen_nameless(gone), at.prize, 0, gone.at, what=what)))
    if terms.has_names:
        found += [(0, Result(n, STILL_IN, tonight.known_as(n), 0, 0, None)) for n in still_in]
    rows = tuple(row for _, row in sorted(found, key=lambda pair: pair[0]))
    entries = tonight.entries_sold
    return Results(
        terms.name,
        terms.created,
        terms.currency,
        0 if is_refunded(tonight.now) else max(prize_money(tonight.now), terms.guarantee),
        entries,
        tonight.left,
        terms.finished is not None,
        rows,
        tonight.now.head.hex(),
        terms.has_names,
        CALLED_OFF[tonight.now[Deal][1].method] if is_called_off(tonight.now) else "",
    )
