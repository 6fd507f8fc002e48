"""What a winner signs for: the place, the prize, how it is paid, and what is kept of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.houses import named, the_house
from tdapp.director.prizes import PRIZE, standings
from tdapp.values.field import Payment, Prize
from tdapp.views.entrants import place_shown
from tdapp.views.prizes import award_of, seen_as

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class PayoutSlip:
    """`paid` is empty as long as nothing was paid: then the slip is signed when it is."""

    house: str
    event: str
    currency: str
    place: str
    name: str
    what: str
    prize: int
    paid: tuple[tuple[str, int], ...]
    at: Moment | None
    clerk: str
    head: str


def payout_slips(tonight: Tonight) -> list[PayoutSlip]:
    """One for every prize that somebody has won, best place first."""
    now, house = tonight.now, named(the_house(tonight.house))
    whats = [row.what for _, row in sorted(now[Prize].items())]
    found = []
    for one in standings(tonight):
        what = award_of(whats, one.best, one.worst)
        if not one.prize and not what:
            continue
        paid = _held(now.where(Payment, "entry", one.entry))
        found.append(
            PayoutSlip(
                house,
                tonight.terms.name,
                tonight.terms.currency,
                place_shown(one.best, one.worst),
                seen_as(tonight, one.entry),
                what,
                one.prize,
                tuple((row.method, row.amount) for row in paid),
                max((row.at for row in paid), default=None),
                paid[-1].clerk if paid else "",
                now.head.hex(),
            )
        )
    return found


def _held(rows: list[Payment]) -> list[Payment]:
    """The payments of a prize that nothing takes back."""
    prizes = sorted((row for row in rows if row.kind == PRIZE), key=lambda row: row.n)
    taken_back = {row.reverses for row in prizes if row.reverses is not None}
    return [row for row in prizes if row.reverses is None and row.n not in taken_back]
