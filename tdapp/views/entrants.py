"""Who plays tonight: one row an entry, with its seat, what was paid for it, and how it stands."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.prizes import PRIZE, standings
from tdapp.values.field import Elimination, Entry, Payment, Presence, Seating
from tdapp.values.house import Player
from tdapp.values.words import ordinal

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight

Status = Literal["in", "out", "void"]


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entry as a list shows it. `place` is empty while its player is in, and provisional while entries are sold."""

    entry: int
    name: str
    table: int | None
    seat: int | None
    status: Status
    place: str
    paid: int
    prize: int

    @property
    def where(self) -> str:
        return f"{self.table}-{self.seat}" if self.table else ""


def entrants(tonight: Tonight) -> list[Entrant]:
    """Every entry in the order of their numbers."""
    now, players = tonight.now, tonight.house.house[Player]
    paid: dict[int, int] = defaultdict(int)
    for payment in now[Payment].values():
        if payment.entry is not None and payment.kind != PRIZE:
            paid[payment.entry] += payment.amount if payment.is_incoming else -payment.amount
    places = {one.entry: one for one in standings(tonight)}
    found = []
    for n, entry in sorted(now[Entry].items()):
        at, standing = now[Seating].get(n), places.get(n)
        status: Status = "in" if n in now[Presence] else "out" if n in now[Elimination] else "void"
        place = place_shown(standing.best, standing.worst) if standing else ""
        found.append(
            Entrant(
                n,
                players[entry.player].name,
                at.table if at else None,
                at.seat if at else None,
                status,
                place,
                paid[n],
                standing.prize if standing else 0,
            )
        )
    return found


def place_shown(best: int, worst: int) -> str:
    """14th, or 3rd–4th where two share."""
    return ordinal(best) if best == worst else f"{ordinal(best)}–{ordinal(worst)}"
