"""The cash of an evening: what each clerk must have, how it was paid, for what, and which tills were closed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.ledger import CASH, METHODS, holding
from tdapp.director.prizes import PRIZE
from tdapp.values.field import Payment
from tdapp.values.house import Till
from tdapp.values.say import say
from tdapp.views.ledger import KINDS, chip_check, lines_of, sums

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.tonight import Tonight
    from tdapp.values.field import Purchase
    from tdapp.values.house import Moment
    from tdapp.views.ledger import ChipCheck, LedgerLine, Sum

NO_CLERK = say("Nobody named")


@dataclass(frozen=True, slots=True)
class Sold:
    """All purchases of a kind that hold."""

    kind: str
    number: int
    price: int
    fee: int
    bounty: int
    chips: int

    @property
    def total(self) -> int:
        return self.price + self.fee + self.bounty


@dataclass(frozen=True, slots=True)
class ClerkCash:
    """What a clerk took less what was given out, by method."""

    clerk: str
    by_method: tuple[Sum, ...]

    @property
    def cash(self) -> int:
        return sum(one.left for one in self.by_method if one.title == CASH)

    @property
    def total(self) -> int:
        return sum(one.left for one in self.by_method)


@dataclass(frozen=True, slots=True)
class CashReport:
    event: str
    created: Moment
    currency: str
    entries: int
    by_method: tuple[Sum, ...]
    by_clerk: tuple[ClerkCash, ...]
    sold: tuple[Sold, ...]
    paid_out: tuple[Sum, ...]
    """What went out for anything but a purchase: prizes, bounties."""
    tills: tuple[Till, ...]
    house_currency: str
    chips: ChipCheck
    head: str

    @property
    def cash(self) -> int:
        """What all tills together must hold, without what they began with."""
        return sum(one.left for one in self.by_method if one.title == CASH)

    @property
    def bought(self) -> int:
        return sum(one.total for one in self.sold)


def cash_report(tonight: Tonight, *, house_currency: str = "") -> CashReport:
    """Of one tournament; the tills are those that its clerks have closed since its first payment."""
    terms, now = tonight.terms, tonight.now
    lines = list(lines_of(tonight))
    clerks = list(dict.fromkeys(line.clerk for line in lines))
    return CashReport(
        terms.name,
        terms.created,
        terms.currency,
        tonight.entries_sold,
        sums(lines, lambda line: line.method, METHODS),
        tuple(_of_clerk(clerk, lines) for clerk in sorted(clerks)),
        tuple(_sold(holding(now))),
        sums([line for line in lines if line.kind not in KINDS], lambda line: line.kind, (PRIZE,)),
        tuple(_tills(tonight, set(clerks))),
        house_currency or terms.currency,
        chip_check(now),
        now.head.hex(),
    )


def _of_clerk(clerk: str, lines: Sequence[LedgerLine]) -> ClerkCash:
    own = [line for line in lines if line.clerk == clerk]
    return ClerkCash(clerk or NO_CLERK, sums(own, lambda line: line.method, METHODS))


def _sold(rows: Sequence[Purchase]) -> list[Sold]:
    groups: dict[str, list[Purchase]] = {kind: [] for kind in KINDS}
    for row in rows:
        groups.setdefault(row.kind, []).append(row)
    return [
        Sold(
            kind,
            len(found),
            sum(row.price for row in found),
            sum(row.fee for row in found),
            sum(row.bounty for row in found),
            sum(row.chips for row in found),
        )
        for kind, found in groups.items()
        if found
    ]


def _tills(tonight: Tonight, clerks: set[str]) -> list[Till]:
    first = min((row.at for row in tonight.now[Payment].values()), default=0)
    found = (till for till in tonight.house.house[Till].values() if till.clerk in clerks and till.at >= first)
    return sorted(found, key=lambda till: (till.at, till.id))
