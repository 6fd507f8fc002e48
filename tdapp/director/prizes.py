"""Prizes: the pool from the ledger, places from the order of elimination, locking and paying."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.director.bustouts import places
from tdapp.director.ledger import pool
from tdapp.director.tonight import Tonight
from tdapp.resources import read_json
from tdapp.rules.curves import Wanted
from tdapp.rules.payouts import Purse, pay_curve, pay_table, read_tables
from tdapp.store.change import Deed, insert
from tdapp.values.field import Payment, Presence, Prize
from tdapp.values.money import money
from tdapp.values.noted import Nameless
from tdapp.values.refusal import Refused
from tdapp.values.words import count, ordinal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdapp.director.tonight import By
    from tdapp.rules.payouts import Payouts
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

PRIZE = "prize"


@dataclass(frozen=True, slots=True)
class Standing:
    """An entry and its place, provisional while entries can be sold."""

    entry: int
    best: int
    worst: int
    prize: int
    paid: int


def suggest(tonight: Tonight, *, unit: int = 100) -> Payouts:
    """Prizes by the profile: its table by players where it has one for the field, else a curve over 15 percent."""
    entries = tonight.entries_sold
    if not entries:
        raise Refused("There are no entries yet.")
    purse = Purse(entries, pool(tonight.now), tonight.terms.guarantee, unit)
    if tonight.rules["payout"] == "by players":
        tables = read_tables(read_json("payouts.json"))
        if any(field.fewest <= entries <= field.most for field in tables["amerifun"].fields):
            return pay_table(purse, "amerifun", tables, rules=tonight.rules)
    return pay_curve(purse, Wanted(percent=Fraction(15)), rules=tonight.rules)


def lock(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Fix the prizes: from now on entries do not change them."""
    tonight = Tonight.of(house, tournament)
    if tonight.now[Prize]:
        raise Refused("The prizes are locked already.")
    found = suggest(tonight)
    rows = tuple(insert(Prize(tournament, place, amount)) for place, amount in enumerate(found.prizes, 1))
    sentence = f"Prizes were locked: {money(found.pool, tonight.terms.currency)} for {count(len(rows), 'place')}"
    return tonight.write(Deed(tournament, sentence, rows, str(found.rule)), by)


def standings(tonight: Tonight) -> list[Standing]:
    """Everybody who has a name, best place first; those still in have no place yet, unless one is left."""
    prizes = [row.amount for _, row in sorted(tonight.now[Prize].items())]
    paid = paid_out(tonight.now)
    found = [
        Standing(one.entry, place.best, place.worst, place.prize, paid.get(one.entry, 0))
        for one, place in places(tonight, prizes)
        if one.entry is not None
    ]
    if tonight.left == 1 and not tonight.now[Nameless]:
        winner = next(iter(tonight.now[Presence]))
        found.append(Standing(winner, 1, 1, prizes[0] if prizes else 0, paid.get(winner, 0)))
    return sorted(found, key=lambda standing: (standing.best, standing.entry))


def paid_out(now: Snapshot) -> dict[int, int]:
    """What each entry was paid in prizes, less what it gave back."""
    paid: dict[int, int] = {}
    for row in now[Payment].values():
        if row.kind == PRIZE and row.entry is not None:
            paid[row.entry] = paid.get(row.entry, 0) + (-row.amount if row.is_incoming else row.amount)
    return paid


def has_paid(now: Snapshot) -> bool:
    """Whether anybody has a prize in hand; nobody is paid before the prizes are locked."""
    return bool(now[Prize]) and any(paid_out(now).values())


def refuse_once_paid(tonight: Tonight, entries: Iterable[int], why: str) -> None:
    """Places stand once they are paid; once the prizes are locked a correction of them needs its reason."""
    paid = paid_out(tonight.now)
    for entry in entries:
        if paid.get(entry, 0) > 0:
            raise Refused(f"{tonight.known_as(entry)} was paid for the place: undo the payment first.")
    if tonight.now[Prize] and not why.strip():
        raise Refused("The prizes are locked: a correction of places needs its reason.", at=("why",))


def pay(house: OpenHouse, tournament: str, *, entry: int, method: str = "cash", by: By) -> Change:
    """Pay an entry what its place is owed."""
    tonight = Tonight.of(house, tournament)
    if not tonight.now[Prize]:
        raise Refused("Lock the prizes before paying them.")
    name = tonight.known_as(entry)
    standing = next((one for one in standings(tonight) if one.entry == entry), None)
    if standing is None:
        raise Refused(f"{name} has no place yet.")
    owed = standing.prize - standing.paid
    if owed <= 0:
        raise Refused(f"{name} is owed nothing.")
    if owed + sum(paid_out(tonight.now).values()) > sum(row.amount for row in tonight.now[Prize].values()):
        raise Refused("More would be paid than the prizes come to: somebody was paid for a place that moved since.")
    row = Payment(tournament, tonight.now.next(Payment), entry, PRIZE, method, False, owed, by.at, None, clerk=by.who)
    sentence = f"{name} was paid {money(owed, tonight.terms.currency)} for place {standing.best}"
    if not tonight.terms.has_names:
        sentence = f"The {ordinal(standing.best)} place was paid {money(owed, tonight.terms.currency)}"
    return tonight.write(Deed(tournament, sentence, (insert(row),)), by)
