"""The ledger: what was sold, what was paid for it and how. Rows only come; what is taken back is reversed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from tdapp.store.change import insert
from tdapp.store.undo import reversal
from tdapp.values.field import ChipChange, Payment, Purchase
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.values.words import listed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from tdapp.director.tonight import By, Tonight
    from tdapp.store.change import RowChange
    from tdapp.store.snapshot import Snapshot
    from tdapp.store.undo import Ledger

BUY_IN, RE_ENTRY, REBUY, ADD_ON, DEALER_BONUS = "buy-in", "re-entry", "rebuy", "add-on", "dealer bonus"
CASH = "cash"
Row = TypeVar("Row", Purchase, Payment)
METHODS = (CASH, "card", "voucher", "ticket", "comp")
"""How money comes in. Only cash is counted in a till."""


@dataclass(frozen=True, slots=True)
class Article:
    """What one purchase costs and brings."""

    kind: str
    price: int
    fee: int
    bounty: int
    chips: int

    @property
    def cost(self) -> int:
        return self.price + self.fee + self.bounty


@dataclass(frozen=True, slots=True)
class Tender:
    """A part of a payment; `received` is what was handed over where change is due."""

    method: str
    amount: int
    received: int | None = None


def whole(cost: int, method: str = CASH, received: int | None = None) -> tuple[Tender, ...]:
    """All of it in one way; nothing for what is free."""
    return (Tender(method, cost, received),) if cost else ()


def check_tender(tender: Sequence[Tender], cost: int, currency: str) -> None:
    """Refuse parts that do not come to the cost, or that make no sense."""
    check_parts(tender, cost, currency, among=METHODS)


def check_parts(tender: Sequence[Tender], cost: int, currency: str, *, among: Sequence[str]) -> None:
    for part in tender:
        if part.method not in among:
            ways = ", ".join(map(say_kept, among))
            raise Refused(say("Nobody pays by {method!r} here: {ways}.", method=part.method, ways=ways), at=("tender",))
        if part.amount <= 0:
            raise Refused(say("Each part of a payment is more than nothing."), at=("tender",))
        if part.received is not None and part.received < part.amount:
            short = money(part.amount - part.received, currency)
            received = money(part.received, currency)
            told = say("{received} is not enough: {short} is missing.", received=received, short=short)
            raise Refused(told, at=("received",))
    paid = sum(part.amount for part in tender)
    if paid != cost:
        told = say(
            "{cost} is due, and the parts come to {paid}.", cost=money(cost, currency), paid=money(paid, currency)
        )
        raise Refused(told, at=("tender",))


def told_tender(tender: Sequence[Tender], currency: str) -> str:
    """cash, change €5; or €20 card and €5 cash"""
    if not tender:
        return say("nothing to pay")
    if len(tender) == 1:
        told = say_kept(tender[0].method)
    else:
        told = listed(f"{money(part.amount, currency)} {say_kept(part.method)}" for part in tender)
    change = sum(part.received - part.amount for part in tender if part.received is not None)
    return say("{tender}, change {change}", tender=told, change=money(change, currency)) if change else told


def allotted(tender: Sequence[Tender], costs: Sequence[int]) -> list[tuple[Tender, ...]]:
    """The parts of one payment shared out over several purchases, in their order; change goes with the last piece."""
    left, shares = list(tender), []
    for cost in costs:
        share: list[Tender] = []
        while cost and left:
            part = left.pop(0)
            piece = min(part.amount, cost)
            cost -= piece
            if piece == part.amount:
                share.append(part)
                continue
            share.append(Tender(part.method, piece))
            rest = None if part.received is None else part.received - piece
            left.insert(0, Tender(part.method, part.amount - piece, rest))
        shares.append(tuple(share))
    return shares


class Receipt:
    """The ledger's rows of one deed, numbered on from those that stand."""

    def __init__(self, tonight: Tonight, by: By) -> None:
        self._now, self._by = tonight.now, by
        self._next = {kind: tonight.now.next(kind) for kind in (Purchase, Payment, ChipChange)}
        self.rows: list[RowChange] = []

    def _number(self, kind: type[Purchase] | type[Payment] | type[ChipChange]) -> int:
        number = self._next[kind]
        self._next[kind] = number + 1
        return number

    def sell(self, entry: int, article: Article, tender: Iterable[Tender]) -> None:
        """A purchase, and what is paid for it."""
        key, at = self._now.stream, self._by.at
        n = self._number(Purchase)
        self.rows.append(
            insert(
                Purchase(
                    key, n, entry, article.kind, article.price, article.fee, article.chips, at, None, article.bounty
                )
            )
        )
        for part in tender:
            paid = Payment(
                key, self._number(Payment), entry, article.kind, part.method, True, part.amount, at, None, n,
                self._by.who, part.received,
            )  # fmt: skip
            self.rows.append(insert(paid))

    def take_back(self, purchase: Purchase) -> int:
        """A purchase and what was paid for it, reversed; how much goes back."""
        self.rows.append(insert(self._reversed(_the_last_word(self._now, purchase))))
        paid = payments_of(self._now, purchase)
        self.rows += [insert(self._reversed(_the_last_word(self._now, payment))) for payment in paid]
        return sum(payment.amount for payment in paid)

    def _reversed(self, value: Ledger) -> Ledger:
        return reversal(value, n=self._number(type(value)), at=self._by.at, who=self._by.who)

    def chips(self, delta: int, *, why: str, rule: str, entry: int | None = None) -> None:
        """Chips that come into play or leave it without a purchase."""
        n = self._number(ChipChange)
        self.rows.append(insert(ChipChange(self._now.stream, n, entry, delta, why, rule, self._by.at, None)))


def holding(now: Snapshot, entry: int | None = None) -> list[Purchase]:
    """The purchases that hold, of all or of one entry: those that nothing reverses, directly or in turn."""
    return _holding(now[Purchase].values() if entry is None else now.where(Purchase, "entry", entry))


def holding_of_kind(now: Snapshot, kind: str) -> list[Purchase]:
    return _holding([row for row in now[Purchase].values() if row.kind == kind])


def _holding(rows: Collection[Row]) -> list[Row]:
    """Of some rows of a ledger, which include what reverses them, those that hold."""
    reversed_by = {row.reverses: row.n for row in rows if row.reverses is not None}
    if not reversed_by:
        return list(rows)
    return [row for row in rows if row.reverses is None and _holds(row.n, reversed_by)]


def _holds(n: int, reversed_by: dict[int, int]) -> bool:
    return n not in reversed_by or not _holds(reversed_by[n], reversed_by)


def _the_last_word(now: Snapshot, row: Row) -> Row:
    """What a row of the ledger was brought back by last, after an undo and its redo: each is reversed once."""
    reversed_by = {other.reverses: other for other in now.where(type(row), "entry", row.entry)}
    while row.n in reversed_by:
        row = reversed_by[row.n]
    return row


def payments_of(now: Snapshot, purchase: Purchase) -> list[Payment]:
    """What was paid for a purchase and not given back."""

    def is_for(row: Payment) -> bool:
        if row.purchase is not None:
            return row.purchase == purchase.n
        # Files of the first version did not say what a payment was for.
        return (row.entry, row.kind, row.at) == (purchase.entry, purchase.kind, purchase.at)

    return [row for row in _holding(now.where(Payment, "entry", purchase.entry)) if is_for(row)]


def paid_out(now: Snapshot, kind: str) -> dict[int, int]:
    """What each entry was paid of a kind, less what it gave back."""
    paid: dict[int, int] = {}
    for row in now[Payment].values():
        if row.kind == kind and row.entry is not None:
            paid[row.entry] = paid.get(row.entry, 0) + (-row.amount if row.is_incoming else row.amount)
    return paid


def pool(now: Snapshot) -> int:
    """What the entries paid for prizes."""
    return now.once(_pool, Purchase)


def _pool(now: Snapshot) -> int:
    return sum(row.price for row in holding(now))


def chips_sold(now: Snapshot) -> int:
    """What the entries bought."""
    return sum(row.chips for row in holding(now))


def chips_in_play(now: Snapshot) -> int:
    """What was sold, and what came or left since."""
    return now.once(_chips_in_play, Purchase, ChipChange)


def _chips_in_play(now: Snapshot) -> int:
    return chips_sold(now) + sum(row.delta for row in now[ChipChange].values())


def bought(now: Snapshot, kind: str) -> Counter[int]:
    """How many of a kind each entry bought."""
    return Counter(row.entry for row in holding_of_kind(now, kind))
