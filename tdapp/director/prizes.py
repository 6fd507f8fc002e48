"""Prizes: the pool from the ledger, places from the order of elimination, locking and paying."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.director.bustouts import place_of, places
from tdapp.director.deals import ALIKE
from tdapp.director.ledger import CASH, Tender, check_parts, paid_out, told_tender, whole
from tdapp.director.prize_plans import plan, suggest
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, delete, insert
from tdapp.values.field import Payment, Presence, Prize
from tdapp.values.money import money
from tdapp.values.noted import Nameless
from tdapp.values.prizes import Deal, DealShare
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count, ordinal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

PRIZE = "prize"
TICKET = "ticket"
PAID_BY = (CASH, "transfer", "voucher", TICKET)
"""How a prize is handed over."""
KEPT_AS = ("withheld", "tip")
"""What of a prize is not handed over: tax that the house must keep, and what the winner leaves for the dealers."""


@dataclass(frozen=True, slots=True)
class Standing:
    """An entry and its place, provisional while entries can be sold."""

    entry: int
    best: int
    worst: int
    prize: int
    paid: int


def lock(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Fix the prizes: from now on entries do not change them."""
    tonight = Tonight.of(house, tournament)
    if tonight.now[Prize]:
        raise Refused(say("The prizes are locked already."))
    if tonight.now[Deal]:
        raise Refused(say("It was called off: there is no prize left to divide."))
    found = suggest(tonight)
    if found.open:
        amount = money(abs(found.open), tonight.terms.currency)
        raise Refused(
            say("{amount} is not given to any place: set the amounts right first.", amount=amount)
            if found.open > 0
            else say("{amount} more is given than there is: set the amounts right first.", amount=amount)
        )
    rows = tuple(
        insert(Prize(tournament, place, award.amount, award.what)) for place, award in enumerate(found.awards, 1)
    )
    sentence = say(
        "Prizes were locked: {pool} for {places}",
        pool=money(found.pool, tonight.terms.currency),
        places=count(len(rows), "place"),
    )
    return tonight.write(Deed(tournament, sentence, rows, str(found.rule)), by)


def unlock(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Let entries and plan change the prizes again, as long as nobody was paid."""
    tonight = Tonight.of(house, tournament)
    prizes = tonight.now[Prize]
    if not prizes:
        raise Refused(say("The prizes are not locked."))
    if tonight.now[Deal]:
        raise Refused(say("A deal was made over these prizes: undo it first."))
    if has_paid(tonight.now):
        raise Refused(say("A prize was paid already: undo the payment first."))
    rows = tuple(delete(row) for row in prizes.values())
    return tonight.write(Deed(tournament, say("Prizes were unlocked: they follow the entries again"), rows), by)


def standings(tonight: Tonight) -> list[Standing]:
    """Everybody who has a name, best place first; those still in have no place yet, unless one is left."""
    prizes, paid = _amounts(tonight), paid_out(tonight.now, PRIZE)
    found = [
        Standing(one.entry, place.best, place.worst, place.prize, paid.get(one.entry, 0))
        for one, place in places(tonight, prizes)
        if one.entry is not None
    ]
    if (winner := _left_alone(tonight)) is not None:
        found.append(Standing(winner, 1, 1, prizes[0] if prizes else 0, paid.get(winner, 0)))
    return sorted(_by_the_deal(tonight.now, found), key=lambda standing: (standing.best, standing.entry))


def standing_of(tonight: Tonight, entry: int) -> Standing | None:
    """The same of one entry; None as long as it has no place."""
    prizes, paid = _amounts(tonight), paid_out(tonight.now, PRIZE).get(entry, 0)
    if entry == _left_alone(tonight):
        found = Standing(entry, 1, 1, prizes[0] if prizes else 0, paid)
    elif (place := place_of(tonight, entry, prizes)) is not None:
        found = Standing(entry, place.best, place.worst, place.prize, paid)
    else:
        return None
    return _by_the_deal(tonight.now, [found])[0]


def _left_alone(tonight: Tonight) -> int | None:
    return next(iter(tonight.now[Presence])) if tonight.left == 1 and not tonight.now[Nameless] else None


def _amounts(tonight: Tonight) -> list[int]:
    return [row.amount for _, row in sorted(tonight.now[Prize].items())]


def _by_the_deal(now: Snapshot, found: list[Standing]) -> list[Standing]:
    """Those who made a deal get what it says, whatever their place; the winner has what was left to play for.

    Where all who were left have won the same, they share the places.
    """
    if not now[Deal]:
        return found
    reserve, shares = now[Deal][1].reserve, now[DealShare]
    if now[Deal][1].method == ALIKE:
        return [
            replace(one, best=1, worst=len(shares), prize=shares[one.entry].amount) if one.entry in shares else one
            for one in found
        ]

    def due(one: Standing) -> int:
        return shares[one.entry].amount + (reserve if one.worst == 1 else 0)

    return [replace(one, prize=due(one)) if one.entry in shares else one for one in found]


def has_paid(now: Snapshot) -> bool:
    """Whether anybody has a prize in hand; nobody is paid before the prizes are locked."""
    return bool(now[Prize]) and any(paid_out(now, PRIZE).values())


def refuse_once_dealt(tonight: Tonight) -> None:
    """A deal is of those who made it: nobody joins them, and nobody is taken out of it."""
    if tonight.now[Deal]:
        raise Refused(say("A deal was made already: undo it first."))


def refuse_once_paid(tonight: Tonight, entries: Iterable[int], why: str) -> None:
    """Places stand once they are paid; once the prizes are locked a correction of them needs its reason."""
    paid = paid_out(tonight.now, PRIZE)
    for entry in entries:
        if paid.get(entry, 0) > 0:
            name = tonight.known_as(entry)
            raise Refused(say("{name} was paid for the place: undo the payment first.", name=name))
    if tonight.now[Prize] and not why.strip():
        raise Refused(say("The prizes are locked: a correction of places needs its reason."), at=("why",))


def pay(
    house: OpenHouse,
    tournament: str,
    *,
    entry: int,
    method: str = "",
    tender: Sequence[Tender] | None = None,
    by: By,
) -> Change:
    """Pay an entry what its place is owed: all by one method, or in parts, of which some may be kept.

    Where nothing is said, what is money is paid in cash, and a seat of a satellite with a ticket.
    """
    tonight = Tonight.of(house, tournament)
    standing = owed_to(tonight, entry)
    owed = standing.prize - standing.paid
    if owed + sum(paid_out(tonight.now, PRIZE).values()) > sum(row.amount for row in tonight.now[Prize].values()):
        raise Refused(
            say("More would be paid than the prizes come to: somebody was paid for a place that moved since.")
        )
    usual = whole(owed, method) if method else usual_parts(tonight, standing)
    parts, currency = usual if tender is None else tuple(tender), tonight.terms.currency
    check_parts(parts, owed, currency, among=(*PAID_BY, *KEPT_AS))
    first = tonight.now.next(Payment)
    rows = [
        insert(Payment(tournament, n, entry, PRIZE, part.method, False, part.amount, by.at, None, clerk=by.who))
        for n, part in enumerate(parts, first)
    ]
    how = "" if [part.method for part in parts] == [CASH] else f" ({told_tender(parts, currency)})"
    name, amount, place = tonight.known_as(entry), money(owed, currency), standing.best
    sentence = (
        say("{name} was paid {amount} for place {place}{how}", name=name, amount=amount, place=place, how=how)
        if tonight.terms.has_names
        else say("The {place} place was paid {amount}{how}", place=ordinal(place), amount=amount, how=how)
    )
    return tonight.write(Deed(tournament, sentence, tuple(rows)), by)


def usual_parts(tonight: Tonight, standing: Standing) -> tuple[Tender, ...]:
    """How what a place is owed is handed over where nobody says otherwise."""
    way, wish, _ = plan(tonight.now)
    owed, row = standing.prize - standing.paid, tonight.now[Prize].get(standing.best)
    if way != "seats" or row is None or not row.what.startswith(wish.seat) or owed < wish.worth:
        return whole(owed)
    return (*whole(wish.worth, TICKET), *whole(owed - wish.worth))


def owed_to(tonight: Tonight, entry: int) -> Standing:
    """The place of an entry that is owed something, or why it is owed nothing."""
    if not tonight.now[Prize]:
        raise Refused(say("Lock the prizes before paying them."))
    name = tonight.known_as(entry)
    standing = standing_of(tonight, entry)
    if standing is None:
        raise Refused(say("{name} has no place yet.", name=name))
    if standing.prize - standing.paid <= 0:
        raise Refused(say("{name} is owed nothing.", name=name))
    return standing
