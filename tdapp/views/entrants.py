"""Who plays tonight: one row an entry, with its seat, what was bought with it, and how it stands.

At the desk those who have no entry yet stand in the same list: who is expected, and who waits for a seat.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.bookings import announced, waiting_list
from tdapp.director.bounties import BOUNTY
from tdapp.director.ledger import ADD_ON, DEALER_BONUS, RE_ENTRY, REBUY, holding
from tdapp.director.prizes import PRIZE, standings
from tdapp.director.tonight import the_player
from tdapp.values.dates import local
from tdapp.values.field import Elimination, Entry, Payment, Presence, Seating
from tdapp.values.say import say
from tdapp.values.words import ordinal
from tdapp.views.noted import serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tdapp.director.prizes import Standing
    from tdapp.director.tonight import Tonight
    from tdapp.values.field import Booking, Purchase
    from tdapp.values.noted import PenaltyRecord

WON = (PRIZE, BOUNTY)
"""What is paid out to an entry for how it played: nothing that was paid for it goes back."""
Status = Literal["in", "out", "void", "expected", "waiting"]


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entry as a list shows it. `place` is empty while its player is in, and provisional while entries are sold.

    Whoever is expected or waits has no entry yet: the number is 0, and `booking` is theirs.
    """

    entry: int
    name: str
    table: int | None
    seat: int | None
    status: Status
    place: str
    paid: int
    prize: int
    player: str | None = None
    has_arrived: bool = True
    is_away: bool = False
    re_entries: int = 0
    """How often the player had entered again, this entry included; 0 for a first one."""
    rebuys: int = 0
    add_ons: int = 0
    bonuses: int = 0
    booking: int = 0
    turn: int = 0
    """The place on the waiting list."""
    penalty: str = ""
    """What is still to be served of one: Back at 20:15, or Misses 12."""

    @property
    def where(self) -> str:
        return f"{self.table}-{self.seat}" if self.table else ""

    @property
    def is_missing(self) -> bool:
        """Paid, and not at the table: has not come yet, or has left it."""
        return self.status == "in" and (self.is_away or not self.has_arrived)

    @property
    def key(self) -> tuple[int, int]:
        """What tells a row from all others of the list."""
        return self.entry, self.booking


def entrants(tonight: Tonight) -> list[Entrant]:
    """Every entry in the order of their numbers."""
    now = tonight.now
    rows = [row for _, row in sorted(now[Entry].items())]
    return _told(tonight, rows, now[Payment].values(), holding(now), standings(tonight))


def entrant(tonight: Tonight, entry: int) -> Entrant:
    """One of them; the others are not looked at."""
    now = tonight.now
    row = now.the(Entry, entry)
    rows = [row]
    if row.player is not None:
        theirs = sorted(now.where(Entry, "player", row.player), key=lambda one: one.n)
        rows = [one for one in theirs if one.n <= entry]
    payments = [payment for one in rows for payment in now.where(Payment, "entry", one.n)]
    bought = [purchase for one in rows for purchase in holding(now, one.n)]
    has_no_place = entry in now[Presence] and tonight.left > 1
    return _told(tonight, rows, payments, bought, [] if has_no_place else standings(tonight))[-1]


def _told(
    tonight: Tonight,
    rows: Iterable[Entry],
    payments: Iterable[Payment],
    purchases: Iterable[Purchase],
    standing_there: Iterable[Standing],
) -> list[Entrant]:
    """These entries, the earlier ones of a player first, with all that was bought and paid for them."""
    now = tonight.now
    paid: dict[int, int] = defaultdict(int)
    for payment in payments:
        if payment.entry is not None and payment.kind not in WON:
            paid[payment.entry] += payment.amount if payment.is_incoming else -payment.amount
    bought = Counter((row.entry, row.kind) for row in purchases)
    places = {one.entry: one for one in standing_there}
    seats, present, out = now[Seating], now[Presence], now[Elimination]
    over = tonight.terms.finished is not None
    penalties = {entry: _to_serve(row) for entry, row in serving(tonight).items()}
    again: Counter[str | None] = Counter()
    found = []
    for row in rows:
        n = row.n
        at, here, standing = seats.get(n), present.get(n), places.get(n)
        person = None if row.player is None else the_player(tonight.house, row.player)
        again[row.player] += bought[n, RE_ENTRY]
        found.append(
            Entrant(
                n,
                say("Entry {n}", n=n) if person is None else person.name,
                at.table if at else None,
                at.seat if at else None,
                "in" if here else "out" if n in out else "void",
                place_shown(standing.best, standing.worst) if standing and (over or not here) else "",
                paid[n],
                standing.prize if standing else 0,
                None if person is None else person.id,
                row.has_arrived,
                here is not None and here.away_since is not None,
                again[row.player] if bought[n, RE_ENTRY] else 0,
                bought[n, REBUY],
                bought[n, ADD_ON],
                bought[n, DEALER_BONUS],
                penalty=penalties.get(n, "") if here else "",
            )
        )
    return found


def _to_serve(row: PenaltyRecord) -> str:
    """Back at 20:15; Misses 12, hands that is."""
    if row.until is not None:
        return say("Back at {time:%H:%M}", time=local(row.until))
    return say("Misses {hands}", hands=row.hands)


def booked(tonight: Tonight) -> list[Entrant]:
    """Who has no entry yet: those who wait for a seat in their order, then those who are expected."""
    waiting = [_booked(tonight, row, "waiting", turn) for turn, row in enumerate(waiting_list(tonight), 1)]
    return waiting + [_booked(tonight, row, "expected") for row in announced(tonight)]


def _booked(tonight: Tonight, row: Booking, status: Status, turn: int = 0) -> Entrant:
    person = the_player(tonight.house, row.player)
    return Entrant(0, person.name, None, None, status, "", 0, 0, person.id, row.has_arrived, booking=row.n, turn=turn)


def by_player(rows: Iterable[Entrant]) -> dict[str, Entrant]:
    """How everybody stands tonight: by the entry that is in, else by the booking, else by the last entry."""
    found: dict[str, Entrant] = {}
    for row in rows:
        if row.player is None or row.status == "void":
            continue
        before = found.get(row.player)
        if before is None or (_RANK[row.status], row.entry) > (_RANK[before.status], before.entry):
            found[row.player] = row
    return found


_RANK = {"out": 0, "expected": 1, "waiting": 1, "in": 2}

GROUPS: Mapping[str, Callable[[Entrant], bool]] = {
    say("All"): lambda _: True,
    say("In"): lambda row: row.status == "in",
    say("Not here"): lambda row: row.is_missing,
    say("Expected"): lambda row: row.status == "expected",
    say("Waiting"): lambda row: row.status == "waiting",
    say("Out"): lambda row: row.status == "out",
}
"""The parts of the list at the desk."""


def place_shown(best: int, worst: int) -> str:
    """14th, or 3rd–4th where two share."""
    return ordinal(best) if best == worst else f"{ordinal(best)}–{ordinal(worst)}"
