"""Whatever is sold, divided, agreed, paid and taken back: the money of an evening adds up, and so do the tills."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.director import (
    bounties,
    calling_off,
    clock,
    deals,
    decided,
    events,
    floor,
    ledger,
    offers,
    prize_plans,
    prizes,
    purse,
    registration,
    selling,
    tills,
)
from tdapp.director.deals import CALLED_OFF
from tdapp.director.invariants import open_house
from tdapp.director.ledger import METHODS, Tender
from tdapp.director.purse import Line
from tdapp.director.terms import amend
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.rules.prize_ways import Wish
from tdapp.store.undo import last_to_redo, last_to_undo
from tdapp.values.field import Entry, Payment, Presence, Prize, Purchase
from tdapp.values.house import Offer, Till
from tdapp.values.refusal import Refused
from tdapp.views.cash import cash_report
from tdapp.views.ledger import lines_of
from tdapp.views.prizes import prizes as prizes_shown
from tests.store.memory import memory

if TYPE_CHECKING:
    from pathlib import Path

    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

REBUY = Offer("", 0, ledger.REBUY, 1_001, 100, 300, 800, at_once=2)
CLERKS = ("Mia", "Tom")
PLANS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("rulebook", {}),
    ("shares", {"shares": (Fraction(50), Fraction(30), Fraction(20))}),
    ("power", {"percent": Fraction(60), "first_share": Fraction(40)}),
    ("wsop", {"places": 3, "min_cash": 700}),
    ("seats", {"seat": "a seat", "worth": 3_000}),
    ("hand", {"amounts": (5_000, 3_000)}),
    ("table", {"table": "amerifun"}),
)
POOLS = (
    (),
    (Line("Staff", percent=333),),
    (Line("Rent", amount=4_000), Line("Charity", percent=5_000)),
    (Line("Sponsor", True, amount=7_777), Line("Staff", amount=501)),
)
HANDED = ("transfer", "ticket", "withheld", "tip", "cash")


@dataclass
class Money:
    """A director who is told what to do by two numbers; what makes no sense is refused."""

    house: OpenHouse
    event: str = ""
    time: int = 1_700_000_000_000

    @property
    def tonight(self) -> Tonight:
        return Tonight.of(self.house, self.event)

    @property
    def now(self) -> Snapshot:
        return self.tonight.now

    def by(self) -> By:
        self.time += 10_000
        return By(CLERKS[self.time // 10_000 % 3 // 2], self.time, "desk 1")

    def do(self, verb: Any, **what: Any) -> Any:
        return verb(self.house, self.event, by=self.by(), **what)

    def luck(self) -> Chance:
        return Chance(self.time.to_bytes(32, "big"))

    def entry(self, one: int) -> int:
        return one % (len(self.now[Entry]) + 1)

    def register(self, one: int, two: int) -> None:
        terms = self.tonight.terms
        cost = terms.buy_in + terms.fee + terms.bounty
        tender = (Tender("card", cost - 1), Tender("cash", 1, received=500)) if two % 3 == 0 and cost > 1 else None
        self.do(registration.register, name=f"P {one}", method=METHODS[two % 5], tender=tender, chance=self.luck())

    def sell(self, one: int, two: int) -> None:
        self.do(selling.sell, entries=[self.entry(one)], kind="rebuy", times=1 + two % 2, method=METHODS[two % 5])

    def take_back(self, one: int, two: int) -> None:
        self.do(selling.take_back, purchase=one % (len(self.now[Purchase]) + 1), why="A slip")

    def unregister(self, one: int, two: int) -> None:
        self.do(registration.unregister, entry=self.entry(one), why="A slip")

    def bust(self, one: int, two: int) -> None:
        left = sorted(self.now[Presence]) or [1]
        out = {left[(one + n) % len(left)]: (None, 500, 300)[(two + n) % 3] for n in range(1 + two % 2)}
        by = [n for n in left if n not in out][: 1 + one % 2]
        self.do(floor.bust, out=out, won_by=dict.fromkeys(out, by) if two % 4 else {})

    def bust_more(self, one: int, two: int) -> None:
        for step in range(one % 4):
            self.bust(one + step, two)

    def say_who_won(self, one: int, two: int) -> None:
        self.do(bounties.say_who_won, entry=self.entry(one), won_by=[self.entry(two)])

    def open_envelope(self, one: int, two: int) -> None:
        self.do(bounties.open_envelope, entry=self.entry(one), chance=self.luck())

    def guarantee(self, one: int, two: int) -> None:
        self.do(amend, guarantee=(0, 5_000, 20_000, 123_457)[one % 4])

    def divide(self, one: int, two: int) -> None:
        way, wish = PLANS[one % len(PLANS)]
        self.do(prize_plans.set_plan, way=way, wish=Wish(**wish), unit=(1, 100, 1_000)[two % 3])

    def change_the_pool(self, one: int, two: int) -> None:
        self.do(purse.set_lines, wanted=POOLS[one % len(POOLS)])

    def lock(self, one: int, two: int) -> None:
        there = prizes_shown(self.tonight)
        self.do(prizes.lock)
        assert sum(row.amount for row in self.now[Prize].values()) == there.pool + there.overlay

    def unlock(self, one: int, two: int) -> None:
        self.do(prizes.unlock)

    def deal(self, one: int, two: int) -> None:
        stacks = {entry: 100 + (one * entry) % 977 for entry in sorted(self.now[Presence])}
        reserve = 0 if two % 3 else one
        self.do(deals.make, method=("icm", "chips", "even")[one % 3], stacks=stacks, reserve=reserve,
                unit=(1, 100)[two % 2], is_the_end=two % 2 == 0)  # fmt: skip

    def end(self, one: int, two: int) -> None:
        self.do(decided.end)

    def call_off(self, one: int, two: int) -> None:
        self.do(calling_off.call_off, way=[*CALLED_OFF][one % 2], why="A power cut")

    def pay(self, one: int, two: int) -> None:
        entry = self.entry(one)
        owed = prizes.owed_to(self.tonight, entry)
        rest = owed.prize - owed.paid
        tender = (Tender(HANDED[two % 5], rest - 1), Tender("withheld", 1)) if two % 2 and rest > 1 else None
        self.do(prizes.pay, entry=entry, tender=tender)

    def pay_all(self, one: int, two: int) -> None:
        for standing in prizes.standings(self.tonight):
            if standing.prize > standing.paid:
                self.do(prizes.pay, entry=standing.entry)

    def pay_bounty(self, one: int, two: int) -> None:
        self.do(bounties.pay_bounty, entry=self.entry(one), method=METHODS[two % 2])

    def close_till(self, one: int, two: int) -> None:
        tills.close_till(self.house, clerk=CLERKS[one % 2], began_with=two, counted=one, by=self.by())

    def undo_last(self, one: int, two: int) -> None:
        if (told := last_to_undo(self.house.journal(self.event), "desk 1")) and told.n > 2:
            self.undo(told.n)

    def redo_last(self, one: int, two: int) -> None:
        if told := last_to_redo(self.house.journal(self.event), "desk 1"):
            self.undo(told.n)

    def undo_any(self, one: int, two: int) -> None:
        self.undo(3 + one % max(self.now.n, 1))

    def undo(self, n: int) -> None:
        by = self.by()
        self.house.undo(self.event, n, at=by.at, who=by.who, desk="desk 1")


DEEDS = (
    "register register sell sell take_back unregister bust bust bust bust_more bust_more say_who_won open_envelope "
    "guarantee divide divide change_the_pool lock lock unlock deal end call_off pay pay pay_all pay_all pay_bounty "
    "pay_bounty close_till undo_last undo_last redo_last undo_any"
).split()


def left_of(rows: list[Payment]) -> int:
    return sum(row.amount if row.is_incoming else -row.amount for row in rows)


def hold(money: Money) -> None:
    now, tonight, shown = money.now, money.tonight, prizes_shown(money.tonight)
    payments, sold = [*now[Payment].values()], ledger.holding(now)
    for_sales = [row for row in payments if row.kind not in (prizes.PRIZE, bounties.BOUNTY)]
    fees, heads = sum(row.fee for row in sold), sum(row.bounty for row in sold)
    lines = purse.lines(now)
    off = sum(amount for row, amount in lines if not row.is_added)
    added = sum(amount for row, amount in lines if row.is_added)
    given = sum(row.amount for row in now[Prize].values()) or sum(shown.amounts) + shown.open

    assert left_of(for_sales) == ledger.pool(now) + fees + heads, "what was sold was paid"
    assert shown.pool == ledger.pool(now) - off + added
    changed = any("changed" in warning for warning in shown.warnings)
    if given and not changed:
        assert left_of(for_sales) == given + fees + heads + off - added - shown.overlay, "money in"
    assert changed == (bool(now[Prize]) and given != shown.pool + shown.overlay), "a stale lock is said"
    paid = sum(ledger.paid_out(now, prizes.PRIZE).values())
    owed = sum(one.prize - one.paid for one in prizes.standings(tonight))
    assert paid + owed <= given, "nobody is promised more than there is"
    if tonight.terms.finished is not None and now[Prize]:
        assert paid + owed == given, "in the end all of it is somebody's"
    hold_bounties(now, heads)
    hold_tills(money, payments)


def hold_bounties(now: Snapshot, heads: int) -> None:
    found = bounties.bounties(now)
    rest = sum(found.heads.values()) + sum(found.nobodys.values()) + found.envelopes
    assert sum(found.paid.values()) + sum(found.all_owed.values()) + rest == found.sold == heads


def hold_tills(money: Money, payments: list[Payment]) -> None:
    """The tills that were closed and those that are open hold the cash of the ledger, the report says the same."""
    cash = left_of([row for row in payments if row.method == "cash"])
    closed = sum(till.expected - till.began_with for till in money.house.house[Till].values())
    assert closed + sum(tills.open_till(money.house, clerk).cash for clerk in CLERKS) == cash
    report = cash_report(money.tonight)
    assert report.cash == sum(one.cash for one in report.by_clerk) == cash
    ledger_lines = lines_of(money.tonight)
    assert sum(line.amount if line.is_incoming else -line.amount for line in ledger_lines) == left_of(payments)
    assert report.bought == left_of([row for row in payments if row.kind not in (prizes.PRIZE, bounties.BOUNTY)])


def begin(path: Path, bounty: str, buy_in: int, players: int) -> Money:
    money = Money(open_house(path, create=True))
    wish = events.Wish("Friday", "AMERIFUN sample", buy_in=buy_in, fee=500, bounty=700 if bounty else 0,
                       bounty_kind=bounty)  # fmt: skip
    money.event = events.create(money.house, wish, by=money.by())
    money.do(offers.set_offer, offer=REBUY if bounty else Offer("", 0, "rebuy", 1_001, 100, 0, 800, at_once=2))
    if bounty == "mystery":
        money.do(amend, envelopes={2_000: 1, 500: 4})
    for n in range(players):
        money.register(1_000 + n, n)
    money.do(clock.start)
    return money


ANY = st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 999), st.integers(0, 999)), min_size=10, max_size=40)


@given(st.sampled_from(["", "fixed", "progressive", "mystery"]), st.sampled_from([0, 1, 2_000]), st.integers(1, 8), ANY)
@settings(max_examples=40, suppress_health_check=list(HealthCheck))
def test_the_money_adds_up(bounty, buy_in, players, deeds):
    with memory() as folder:
        money = begin(folder / "swan.tdapp", bounty, buy_in, players)
        try:
            for deed, one, two in deeds:
                with suppress(Refused):
                    getattr(money, deed)(one, two)
                hold(money)
        finally:
            money.house.close()
