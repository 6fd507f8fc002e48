"""The ledger as it is read: every payment, what was paid in which way and for what, and whether the chips agree."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.ledger import METHODS, chips_in_play, chips_sold, holding
from tdapp.director.prizes import PRIZE
from tdapp.values.dates import day_and_month, local
from tdapp.values.field import ChipChange, Payment, Purchase
from tdapp.values.money import money
from tdapp.values.say import say, say_kept
from tdapp.views.columns import Column
from tdapp.views.search import folded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from datetime import tzinfo

    from tdapp.director.tonight import Tonight
    from tdapp.store.snapshot import Snapshot
    from tdapp.values.house import Moment

KINDS = ("buy-in", "re-entry", "rebuy", "add-on", "dealer bonus")
"""What is bought, in the order in which totals name it."""


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One payment; `reverses` is the one it takes back, `reversed_by` the one that took it back."""

    n: int
    at: Moment
    when: str
    clerk: str
    entry: int | None
    name: str
    kind: str
    method: str
    is_incoming: bool
    amount: int
    received: int | None
    reverses: int | None
    reversed_by: int | None

    @property
    def what(self) -> str:
        return say_kept(self.kind).capitalize()

    @property
    def change(self) -> int:
        return 0 if self.received is None else self.received - self.amount

    @property
    def signed(self) -> int:
        return self.amount if self.is_incoming else -self.amount

    @property
    def state(self) -> str:
        back = "" if self.reverses is None else say("takes back {n}", n=self.reverses)
        gone = "" if self.reversed_by is None else say("taken back by {n}", n=self.reversed_by)
        return ", ".join(filter(None, (back, gone)))


@dataclass(frozen=True, slots=True)
class Sum:
    """What came in and what went out under one heading."""

    title: str
    came_in: int
    went_out: int
    payments: int

    @property
    def left(self) -> int:
        return self.came_in - self.went_out


@dataclass(frozen=True, slots=True)
class ChipCheck:
    """Chips sold by the purchases that hold, and chips recorded row by row; both must come to the same."""

    sold: int
    recorded: int
    since: int
    """What came or left without a purchase."""
    in_play: int

    @property
    def agrees(self) -> bool:
        return self.sold == self.recorded and self.in_play == self.recorded + self.since


@dataclass(frozen=True, slots=True)
class Ledger:
    """Payments, newest first, with the sums of those that are shown; the checks are of the whole evening."""

    currency: str
    lines: tuple[LedgerLine, ...]
    payments: int
    by_method: tuple[Sum, ...]
    by_kind: tuple[Sum, ...]
    chips: ChipCheck
    owed: int
    """What was bought and not paid; more than nothing only where something is wrong."""

    @property
    def all_in_all(self) -> Sum:
        return _sum(say("All"), self.lines)


def ledger(
    tonight: Tonight, *, search: str = "", method: str = "", clerk: str | None = None, zone: tzinfo | None = None
) -> Ledger:
    """Only payments that hold every word of the search, by that method and of that clerk. Times are of the zone."""
    now = tonight.now
    every = list(lines_of(tonight, zone=zone))
    words = folded(search).split()
    currency = tonight.terms.currency
    shown = [
        line
        for line in every
        if (not method or line.method == method)
        and (clerk is None or line.clerk == clerk)
        and _has(line, words, currency)
    ]
    shown.sort(key=lambda line: line.n, reverse=True)
    return Ledger(
        currency,
        tuple(shown),
        len(every),
        sums(shown, lambda line: line.method, METHODS),
        sums(shown, lambda line: line.kind, (*KINDS, PRIZE)),
        chip_check(now),
        _owed(now),
    )


def lines_of(tonight: Tonight, *, zone: tzinfo | None = None) -> Iterator[LedgerLine]:
    """Every payment of a tournament, in the order of its number."""
    rows = tonight.now[Payment]
    reversed_by = {row.reverses: row.n for row in rows.values() if row.reverses is not None}
    for n in sorted(rows):
        row = rows[n]
        when = local(row.at, zone)
        name = "" if row.entry is None else tonight.known_as(row.entry)
        yield LedgerLine(
            n,
            row.at,
            f"{day_and_month(when)}  {when:%H:%M}",
            row.clerk,
            row.entry,
            name,
            row.kind,
            row.method,
            row.is_incoming,
            row.amount,
            row.received,
            row.reverses,
            reversed_by.get(n),
        )


def _has(line: LedgerLine, words: list[str], currency: str) -> bool:
    if not words:
        return True
    number = "" if line.entry is None else f"#{line.entry}"
    amount = money(line.amount, currency)
    text = f"{line.name} {number} {line.what} {say_kept(line.method)} {line.clerk} {line.when} {amount} {line.state}"
    told = folded(text)
    return all(word in told for word in words)


def sums(lines: Iterable[LedgerLine], of: Callable[[LedgerLine], str], first: Iterable[str]) -> tuple[Sum, ...]:
    """What came in and went out by a heading: the usual ones first, those that nobody used left out."""
    groups: dict[str, list[LedgerLine]] = {title: [] for title in first}
    for line in lines:
        groups.setdefault(of(line), []).append(line)
    return tuple(_sum(title, found) for title, found in groups.items() if found)


def _sum(title: str, lines: Iterable[LedgerLine]) -> Sum:
    found = list(lines)
    came_in = sum(line.amount for line in found if line.is_incoming)
    return Sum(title, came_in, sum(line.amount for line in found if not line.is_incoming), len(found))


def chip_check(now: Snapshot) -> ChipCheck:
    rows = now[Purchase]
    recorded = sum(_sign(row, rows) * row.chips for row in rows.values())
    since = sum(row.delta for row in now[ChipChange].values())
    return ChipCheck(chips_sold(now), recorded, since, chips_in_play(now))


def _sign(row: Purchase, rows: Mapping[int, Purchase]) -> int:
    """1 for a sale, −1 for one that takes a sale back, 1 for one that takes that back, and so on."""
    return 1 if row.reverses is None else -_sign(rows[row.reverses], rows)


def _owed(now: Snapshot) -> int:
    bought = sum(row.price + row.fee + row.bounty for row in holding(now))
    kinds = {row.kind for row in now[Purchase].values()}
    paid = sum(row.amount if row.is_incoming else -row.amount for row in now[Payment].values() if row.kind in kinds)
    return bought - paid


def clerks_of(tonight: Tonight) -> list[str]:
    """Who took or gave money in this tournament, the busiest first."""
    times = Counter(row.clerk for row in tonight.now[Payment].values())
    return sorted(times, key=lambda clerk: (-times[clerk], clerk))


def chips_told(account: ChipCheck) -> str:
    """24,000 chips sold and recorded; 1,500 left since; 22,500 are in play."""
    if not account.agrees:
        return say(
            "The chips do not agree: {sold:,} were sold, {recorded:,} are recorded, {in_play:,} are in play.",
            sold=account.sold,
            recorded=account.recorded,
            in_play=account.in_play,
        )
    sold, since, in_play = account.sold, account.since, account.in_play
    if not since:
        return say("{sold:,} chips sold and recorded; {in_play:,} are in play.", sold=sold, in_play=in_play)
    if since > 0:
        return say(
            "{sold:,} chips sold and recorded; {came:,} came since; {in_play:,} are in play.",
            sold=sold,
            came=since,
            in_play=in_play,
        )
    return say(
        "{sold:,} chips sold and recorded; {left:,} left since; {in_play:,} are in play.",
        sold=sold,
        left=-since,
        in_play=in_play,
    )


def ledger_columns(currency: Callable[[], str]) -> tuple[Column, ...]:
    """`currency` is asked anew each time: another tournament may be on the desk."""

    def shown(amount: int) -> str:
        return money(amount, currency()) if amount else ""

    return (
        Column(say("No."), lambda line: str(line.n), "right", 56),
        Column(say("When"), lambda line: line.when, "right", 124),
        Column(say("Player"), lambda line: line.name),
        Column(say("For"), lambda line: line.what, "left", 112),
        Column(say("Method"), lambda line: say_kept(line.method).capitalize(), "left", 88),
        Column(say("Paid in"), lambda line: shown(line.amount if line.is_incoming else 0), "right", 96),
        Column(say("Paid out"), lambda line: shown(0 if line.is_incoming else line.amount), "right", 96),
        Column(say("Change"), lambda line: shown(line.change), "right", 88),
        Column(say("Clerk"), lambda line: line.clerk, "left", 124),
        Column("", lambda line: line.state, "left", 150),
    )
