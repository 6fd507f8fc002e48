"""What a slip says: one for each entry that bought something, with its seat, what was paid and what was given back."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.houses import named, the_house
from tdapp.director.ledger import holding, payments_of
from tdapp.values.field import Entry, Presence, Purchase, Seating
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdapp.director.tonight import Tonight
    from tdapp.values.field import Payment
    from tdapp.values.house import Moment

Amount = tuple[str, int]
"""What an amount is for, and how much it is."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What a player is handed after paying. `received` is nothing where nobody gave more than was due."""

    house: str
    event: str
    currency: str
    entry: int
    player: str
    table: int | None
    seat: int | None
    bought: tuple[Amount, ...]
    chips: int
    paid: tuple[Amount, ...]
    received: int
    change: int
    at: Moment
    clerk: str
    head: str = ""
    """The journal's head, where the house prints it."""
    is_copy: bool = False
    is_out: bool = False
    """Plays no more, so that no seat is to come."""

    @property
    def total(self) -> int:
        return sum(amount for _, amount in self.bought)


def slips(tonight: Tonight, purchases: Iterable[Purchase], *, head: str = "", is_copy: bool = False) -> list[Slip]:
    """A slip for each named entry among these purchases, in the order in which they were made."""
    by_entry: dict[int, list[Purchase]] = {}
    for row in purchases:
        if tonight.now.the(Entry, row.entry).player is not None:
            by_entry.setdefault(row.entry, []).append(row)
    return [_slip(tonight, entry, rows, head, is_copy) for entry, rows in by_entry.items()]


def slip_again(tonight: Tonight, entry: int) -> Slip:
    """All that an entry bought and still has, as a copy."""
    rows = [row for row in holding(tonight.now) if row.entry == entry]
    found = slips(tonight, rows, is_copy=True)
    if not found:
        name = tonight.known_as(entry)
        raise Refused(say("{player} has bought nothing that holds: there is no slip.", player=name))
    return found[0]


def every_slip(tonight: Tonight) -> list[Slip]:
    """A copy for everybody who bought something that holds, by the numbers of their entries."""
    found = slips(tonight, holding(tonight.now), head=tonight.now.head.hex(), is_copy=True)
    return sorted(found, key=lambda one: one.entry)


def _slip(tonight: Tonight, entry: int, rows: Sequence[Purchase], head: str, is_copy: bool) -> Slip:
    at = tonight.now[Seating].get(entry)
    payments = [payment for row in rows for payment in payments_of(tonight.now, row)]
    paid = Counter[str]()
    for payment in payments:
        paid[say_kept(payment.method).capitalize()] += payment.amount
    handed = [payment for payment in payments if payment.received is not None]
    return Slip(
        named(the_house(tonight.house)),
        tonight.terms.name,
        tonight.terms.currency,
        entry,
        tonight.known_as(entry),
        at.table if at else None,
        at.seat if at else None,
        _bought(rows),
        sum(row.chips for row in rows),
        tuple(paid.items()),
        sum(payment.received or 0 for payment in handed),
        sum(_change(payment) for payment in handed),
        max(row.at for row in rows),
        payments[-1].clerk if payments else "",
        head,
        is_copy,
        entry not in tonight.now[Presence],
    )


def _change(payment: Payment) -> int:
    return 0 if payment.received is None else payment.received - payment.amount


def _bought(rows: Sequence[Purchase]) -> tuple[Amount, ...]:
    """Buy-in €20, 2 × Rebuy €40, Fee €5, Bounty €10"""
    times, prices = Counter[str](), Counter[str]()
    for row in rows:
        times[row.kind] += 1
        prices[row.kind] += row.price
    named = [(_times(number, kind), prices[kind]) for kind, number in times.items()]
    extra = [(say("Fee"), sum(row.fee for row in rows)), (say("Bounty"), sum(row.bounty for row in rows))]
    return (*named, *(pair for pair in extra if pair[1]))


def _times(number: int, kind: str) -> str:
    title = say_kept(kind).capitalize()
    return title if number == 1 else f"{number} × {title}"
