"""Whatever a director does, in any order, with undo and redo anywhere: what must hold, holds."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.director import (
    absences,
    balancing,
    bookings,
    bounties,
    breaks,
    chip_counts,
    clock,
    clock_undo,
    events,
    floor,
    hand_for_hand,
    interruption,
    ledger,
    naming,
    notes,
    offers,
    penalties,
    places_order,
    prizes,
    races,
    redraws,
    registration,
    seating,
    selling,
    standing_room,
    terms,
    wishes,
    wrong_seats,
)
from tdapp.director.bustouts import gone, places
from tdapp.director.color_ups import in_play
from tdapp.director.interruption import Interruption
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.rules.penalties import Unit
from tdapp.store.change import Change
from tdapp.store.house import OpenHouse
from tdapp.store.snapshot import Snapshot
from tdapp.store.undo import last_to_redo, last_to_undo
from tdapp.store.verify import verify
from tdapp.values.field import Elimination, Entry, Payment, Presence, Prize, Purchase, Seating, Table
from tdapp.values.house import Offer, Player, Stretch
from tdapp.values.noted import Nameless, PenaltyRecord, Stack
from tdapp.values.races import ColorUp, RaceHand, TableRace
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tests.store.memory import memory

BUY_IN, FEE, STACK = 2_000, 500, 1_000
LEDGERS = ("purchase", "payment", "chip_change")
ENTERING = (ledger.BUY_IN, ledger.RE_ENTRY)
REBUY = Offer("", 0, ledger.REBUY, 1_000, 100, 0, 800, at_once=2)
ADD_ON = Offer("", 0, ledger.ADD_ON, 1_500, 0, 0, 2_000, each=1)


@dataclass
class Evening:
    """A director who is told what to do by two numbers; what makes no sense is refused."""

    house: OpenHouse
    event: str = ""
    time: int = 1_700_000_000_000
    pools: dict[int, int] = field(default_factory=dict)
    """The pool at each lock, by the number of its Change."""

    @property
    def tonight(self) -> Tonight:
        return Tonight.of(self.house, self.event)

    @property
    def now(self) -> Snapshot:
        return self.tonight.now

    def by(self) -> By:
        self.time += 10_000
        return By("Mia", self.time, "desk 1")

    def luck(self) -> Chance:
        return Chance(self.time.to_bytes(32, "big"))

    def undo(self, n: int) -> Change:
        return self.house.undo(self.event, n, at=self.by().at, who="Mia", desk="desk 1")

    def register(self, one: int, two: int) -> None:
        known = sorted(self.house.house[Player])
        if two % 3 == 0 and known:
            who = {"player": known[one % len(known)]}
        else:
            who = {"name": ("Ann Lee", "Bob", f"Player {one}", " ", "x" * 300)[two % 5]}
        registration.register(self.house, self.event, **who, chance=self.luck(), by=self.by())

    def sell(self, one: int, two: int) -> None:
        entries = sorted({one % (len(self.now[Entry]) + 1), two % (len(self.now[Entry]) + 1)})[: 1 + one % 2]
        kind = (ledger.REBUY, ledger.ADD_ON)[two % 2]
        selling.sell(self.house, self.event, entries=entries, kind=kind, times=1 + one % 3, by=self.by())

    def take_back(self, one: int, two: int) -> None:
        purchase = one % (len(self.now[Purchase]) + 1)
        selling.take_back(self.house, self.event, purchase=purchase, why=("", "A slip")[two % 2], by=self.by())

    def unregister(self, one: int, two: int) -> None:
        entry = one % (len(self.now[Entry]) + 2)
        registration.unregister(self.house, self.event, entry=entry, why=("", "A slip")[two % 2], by=self.by())

    def book(self, one: int, two: int) -> None:
        name = f"Guest {one % 5}"
        bookings.book(self.house, self.event, name=name, waits=bool(two % 2), by=self.by())

    def seat_next(self, one: int, two: int) -> None:
        bookings.seat_next(self.house, self.event, chance=self.luck(), by=self.by())

    def leave(self, one: int, two: int) -> None:
        absences.leave(self.house, self.event, entry=one % (len(self.now[Entry]) + 1), by=self.by())

    def arrive(self, one: int, two: int) -> None:
        absences.arrive(self.house, self.event, entries=[one % (len(self.now[Entry]) + 1)], by=self.by())

    def draw(self, one: int, two: int) -> None:
        why = ("", "A table was counted twice")[one % 2]
        seating.draw(self.house, self.event, chance=self.luck(), why=why, by=self.by())

    def start(self, one: int, two: int) -> None:
        clock.start(self.house, self.event, by=self.by())

    def pause(self, one: int, two: int) -> None:
        clock.pause(self.house, self.event, by=self.by())

    def set_the_clock(self, one: int, two: int) -> None:
        """Any verb of the clock, and now and then a long wait before it."""
        self.time += (0, 0, 700, 9_000)[one % 4] * 1_000
        verbs: list[tuple[Callable[..., Change], dict[str, Any]]] = [
            (clock.add, {"minutes": two % 9 - 4}),
            (clock.set_remaining, {"seconds": two - 50}),
            (clock.go_to, {"stretch": two % 18}),
            (clock.go_to_level, {"level": two % 18}),
            (clock.pause, {"why": ("", "dinner", "x" * two)[two % 3]}),
            (clock.start_at, {"moment": self.time + two * 60_000}),
            (clock.end_break, {}),
            (clock.last_hand, {}),
            (hand_for_hand.begin, {}),
            (hand_for_hand.next_one, {}),
            (hand_for_hand.finish_table, {"table": two % 4}),
            (hand_for_hand.end, {}),
        ]
        verb, what = verbs[one % len(verbs)]
        verb(self.house, self.event, by=self.by(), **what)

    def take_the_clock_back(self, one: int, two: int) -> None:
        told = clock_undo.last_deed(self.house, self.event)
        way = (clock_undo.SEEN, clock_undo.NEVER)[two % 2]
        clock_undo.take_back(self.house, self.event, n=told.n if told else 1, way=way, by=self.by())

    def interrupt(self, one: int, two: int) -> None:
        """The computer sleeps for a while."""
        what = Interruption("slept", self.time, self.time + two * 60_000, two * 60_000)
        self.time = what.until
        if interruption.ran(self.house, self.event, what.since):
            interruption.go_on_as_seen(self.house, self.event, what=what, by=self.by())

    def bust(self, one: int, two: int) -> None:
        here = sorted(self.now[Presence])
        stacks = (None, 500, 500, 700)
        out = {here[(one + step) % len(here)]: stacks[(two + step) % 4] for step in range(two % 4) if here}
        winner = here[two % len(here)] if here else 0
        won_by = {entry: [winner] for entry in out if two % 5 and self.tonight.terms.bounty_kind}
        floor.bust(self.house, self.event, out=out, won_by=won_by, by=self.by())

    def somebody_out(self, one: int, two: int) -> None:
        naming.somebody_out(self.house, self.event, table=one % 4 or None, by=self.by())

    def say_who(self, one: int, two: int) -> None:
        nameless = max(self.now[Nameless], default=0)
        naming.say_who(self.house, self.event, nameless=nameless, entry=one % (len(self.now[Entry]) + 1), by=self.by())

    def set_name_right(self, one: int, two: int) -> None:
        numbers = len(self.now[Entry]) + 1
        if one % 3:
            entry, other = one % numbers, two % numbers
            naming.it_was_another(self.house, self.event, entry=entry, other=other, why="A slip", by=self.by())
        else:
            naming.not_out(self.house, self.event, entry=two % numbers, why="A slip", by=self.by())

    def set_order_right(self, one: int, two: int) -> None:
        keys = [row.key for row in gone(self.now)] or ["1"]
        who, other = keys[one % len(keys)], keys[two % len(keys)]
        where: places_order.Where = ("before", "after", "with")[one % 3]
        places_order.went_out(self.house, self.event, who=who, where=where, other=other, why="Seen", by=self.by())

    def hand_for_hand(self, one: int, two: int) -> None:
        verb = (hand_for_hand.begin, hand_for_hand.next_one, hand_for_hand.next_one, hand_for_hand.end)[one % 4]
        verb(self.house, self.event, by=self.by())

    def bounty(self, one: int, two: int) -> None:
        entry = one % (len(self.now[Entry]) + 1)
        if two % 4 == 0:
            bounties.open_envelope(self.house, self.event, entry=entry, chance=self.luck(), by=self.by())
        elif two % 4 == 1:
            won_by = [two % (len(self.now[Entry]) + 1)] if one % 3 else []
            bounties.say_who_won(self.house, self.event, entry=entry, won_by=won_by, by=self.by())
        else:
            owed = sorted(bounties.bounties(self.now).all_owed)
            entry = owed[one % len(owed)] if owed else entry
            bounties.pay_bounty(self.house, self.event, entry=entry, by=self.by())

    def penalise(self, one: int, two: int) -> None:
        entry = one % (len(self.now[Entry]) + 1)
        if two % 4 == 0:
            penalties.disqualify(self.house, self.event, entry=entry, stack=two % STACK, reason="conduct", by=self.by())
        elif two % 4 == 1:
            penalties.warn(self.house, self.event, entry=entry, reason="conduct", by=self.by())
        elif two % 4 == 2:
            unit: Unit = ("hands", "rounds", "minutes")[one % 3]
            penalties.penalise(
                self.house, self.event, entry=entry, amount=1 + two % 5, unit=unit, reason="conduct", by=self.by()
            )
        else:
            given = len(self.now[PenaltyRecord]) + 1
            if one % 2:
                penalties.end_penalty(self.house, self.event, penalty=two % given + 1, by=self.by())
            else:
                penalties.hands_dealt(self.house, self.event, table=one % 4 + 1, by=self.by())

    def note(self, one: int, two: int) -> None:
        entry = one % (len(self.now[Entry]) + 1) or None
        text = ("Misdeal", " ")[two % 2]
        notes.note(self.house, self.event, text=text, entry=entry, table=two % 4 or None, by=self.by())

    def count(self, one: int, two: int) -> None:
        if one % 2:
            chip_counts.count_table(self.house, self.event, table=two % 4, chips=one * 7, by=self.by())
        else:
            stacks = {two % (len(self.now[Entry]) + 1): one * 3}
            chip_counts.count_stacks(self.house, self.event, stacks=stacks, by=self.by())

    def move(self, one: int, two: int) -> None:
        to = Seat(one % 4 + 1, two % 11)
        seating.move(self.house, self.event, entry=one % (len(self.now[Entry]) + 2), to=to, by=self.by())

    def say_button(self, one: int, two: int) -> None:
        balancing.say_button(self.house, self.event, table=one % 4 + 1, button=two % 11, by=self.by())

    def balance(self, one: int, two: int) -> None:
        balancing.balance(self.house, self.event, by=self.by())

    def break_table(self, one: int, two: int) -> None:
        table = one % 4 or None
        breaks.break_table(self.house, self.event, chance=self.luck(), table=table, by=self.by())

    def call_odd_chips(self, one: int, two: int) -> None:
        chip = in_play(self.now)[two % 7 == 6].worth
        table = (races.tables(self.now) or [1])[one % max(len(races.tables(self.now)), 1)]
        odd = {seat: (one * seat) % 9 for seat in (0, *races.seated(self.now, table)) if seat or two % 9 == 8}
        calls = {seat: races.Call(chips, bool(chips) and (two + seat) % 3 == 0) for seat, chips in odd.items()}
        races.call(self.house, self.event, chip=chip, table=table, calls=calls, by=self.by())

    def race(self, one: int, two: int) -> None:
        chip, table = in_play(self.now)[0].worth, one % 4
        if two % 12 == 0:
            races.take_out(self.house, self.event, chip=chip, by=self.by())
        elif two % 6 == 1:
            races.tell_result(self.house, self.event, chip=chip, table=table, odd=one % 12, given=two % 4, by=self.by())
        else:
            tables = [row.table for row in self.now[TableRace].values() if row.chip == chip and row.at is None]
            some = [number for number in tables if number is not None][: 1 + two % 2]
            if not some:
                self.call_odd_chips(one, two)
            table = some[0] if some else max(self.now[TableRace].values(), key=lambda row: row.n).table or 1
            races.race(self.house, self.event, chip=chip, tables=some or [table], chance=self.luck(), by=self.by())

    def redraw(self, one: int, two: int) -> None:
        redraws.redraw(self.house, self.event, chance=self.luck(), by=self.by())

    def wish(self, one: int, two: int) -> None:
        entry, seat = one % (len(self.now[Entry]) + 1), Seat(one % 3 + 1, two % 11)
        wishes.keep_seat(self.house, self.event, entry=entry, seat=seat if two % 4 else None, by=self.by())

    def change_the_room(self, one: int, two: int) -> None:
        seat, room = Seat(one % 4 + 1, two % 11), (self.house, self.event)
        if two % 5 == 0:
            standing_room.add_table(*room, by=self.by())
        elif two % 5 == 1:
            standing_room.remove_table(*room, table=seat.table, by=self.by())
        elif two % 5 == 2:
            standing_room.open_seat(*room, seat=seat, by=self.by())
        else:
            standing_room.close_seat(*room, seat=seat, by=self.by())

    def wrong_seat(self, one: int, two: int) -> None:
        entry, sits = one % (len(self.now[Entry]) + 1), Seat(two % 3 + 1, one % 11)
        if two % 2:
            wrong_seats.send_to_right_seat(self.house, self.event, entry=entry, sits=sits, by=self.by())
        else:
            wrong_seats.leave_in_wrong_seat(self.house, self.event, entry=entry, sits=sits, why="So", by=self.by())

    def lock(self, one: int, two: int) -> None:
        pool = ledger.pool(self.now)
        self.pools[prizes.lock(self.house, self.event, by=self.by()).n] = pool
        assert sum(row.amount for row in self.now[Prize].values()) == pool

    def pay(self, one: int, two: int) -> None:
        places = prizes.standings(self.tonight)
        entry = places[one % min(len(places), 5)].entry if places else 1
        prizes.pay(self.house, self.event, entry=entry, by=self.by())

    def undo_last(self, one: int, two: int) -> None:
        told = last_to_undo(self.house.journal(self.event), "desk 1")
        if told and told.n > 1:
            self.undo(told.n)

    def redo_last(self, one: int, two: int) -> None:
        told = last_to_redo(self.house.journal(self.event), "desk 1")
        if told:
            self.undo(told.n)

    def undo_any(self, one: int, two: int) -> None:
        self.undo(2 + one % max(self.now.n, 1))

    def undo_and_redo(self, one: int, two: int) -> None:
        """An undo and its redo change nothing but the ledgers, and these come to the same."""
        before = state(self.now)
        undone = self.undo(max(2, self.now.n - one % 6))
        try:
            self.undo(undone.n)
        except Refused as refused:
            raise AssertionError("what was undone can be redone") from refused
        assert state(self.now) == before

    def reopen(self, one: int, two: int) -> None:
        before = self.now
        self.house.close()
        self.house = open_house(self.house.path)
        assert self.now == before


def state(now: Snapshot) -> dict[str, object]:
    """All rows; of the ledgers only what they come to."""
    rows: dict[str, object] = {kind: rows for kind, rows in now.rows.items() if kind not in LEDGERS}
    bought = ledger.holding(now)
    sums = sorted((row.entry, row.kind, row.price, row.chips) for row in bought)
    return {**rows, "bought": sums, "chips": ledger.chips_in_play(now), "paid": balances(now)}


def balances(now: Snapshot) -> dict[tuple[int | None, str], int]:
    """What came in less what went out, by entry and what for."""
    found: dict[tuple[int | None, str], int] = {}
    for row in now[Payment].values():
        found[row.entry, row.kind] = found.get((row.entry, row.kind), 0) + row.amount * (1 if row.is_incoming else -1)
    return {key: amount for key, amount in found.items() if amount}


def hold_the_clock(evening: Evening) -> None:
    """What must be true of the clock: it shows a stretch of the schedule, and its time goes one way."""
    now, at = evening.now, evening.time
    shown = [clock.face(now, at + seconds * 1_000) for seconds in (0, 1, 86_400)]
    assert all(one.stretch.n in now[Stretch] for one in shown)
    assert [one.stretch.n for one in shown] == sorted(one.stretch.n for one in shown)
    for one in shown:
        assert one.left <= clock.LONGEST * 1_000
        assert one.left > 0 or one.stretch.n == max(now[Stretch]), "only the last level goes into overtime"
    if shown[0].is_running and shown[1].stretch == shown[0].stretch:
        assert shown[0].remains - shown[1].remains == 1
    if not shown[0].is_running and shown[0].begins is None:
        assert shown[2].left == shown[0].left, "what stands, stands"


def hold_chips(now: Snapshot) -> None:
    """What must be true of races: the sums of each hold, nobody is raced out, and what has left does not come back."""
    for row in now[TableRace].values():
        hands = now.where(RaceHand, "race", row.n)
        if row.at is not None and hands:
            went, came = sum(hand.chips for hand in hands), sum(hand.got for hand in hands)
            assert row.delta == came * row.into - went * row.chip
            assert all(hand.got for hand in hands if hand.is_all), "nobody is raced out"
    left = {row.chip for row in now[ColorUp].values()}
    assert not left & {chip.worth for chip in in_play(now)}


def hold(evening: Evening) -> None:
    """What must be true of a tournament, whatever was done."""
    now = evening.now
    hold_the_clock(evening)
    seats = [(row.table, row.seat) for row in now[Seating].values()]
    assert len(set(seats)) == len(seats), "no seat twice"
    assert all(now[Table][table].is_open and 1 <= seat <= now[Table][table].seats for table, seat in seats)
    assert now[Seating].keys() <= now[Presence].keys(), "who sits is in"
    assert not now[Presence].keys() & now[Elimination].keys(), "nobody is in and out"
    players = [row.player for row in now[Presence].values()]
    assert len(set(players)) == len(players), "no player twice at once"
    playing = now[Presence].keys() | now[Elimination].keys()
    entered, rebuys, add_ons = ({**ledger.bought(now, kind)} for kind in (ENTERING[0], REBUY.kind, ADD_ON.kind))
    entered |= ledger.bought(now, ledger.RE_ENTRY)
    assert entered == dict.fromkeys(playing, 1), "who is in or out has bought in once"
    assert {*rebuys, *add_ons} <= playing
    more = [(offer, sum(sold.values())) for offer, sold in ((REBUY, rebuys), (ADD_ON, add_ons))]
    chips = STACK * len(playing) + sum(offer.chips * number for offer, number in more)
    assert ledger.chips_sold(now) == chips
    raced = sum(row.delta for row in now[TableRace].values() if row.at is not None)
    disqualified = {row.entry for row in now[PenaltyRecord].values() if row.step == "disqualification"}
    removed = sum(row.stack or 0 for entry, row in now[Elimination].items() if entry in disqualified)
    left = chips + raced - removed
    assert ledger.chips_in_play(now) == left, "chips sold, with what races added or kept, less what was removed"
    assert not now[Stack].keys() & now[Elimination].keys(), "who is out has no counted stack"
    hold_chips(now)
    assert ledger.pool(now) == BUY_IN * len(playing) + sum(offer.price * number for offer, number in more)
    paid = balances(now)
    assert {entry for (entry, kind) in paid if kind in ENTERING} == playing
    entry_costs = BUY_IN + FEE + evening.tonight.terms.bounty
    assert all(amount == entry_costs for (_, kind), amount in paid.items() if kind in ENTERING)
    assert {entry: n * REBUY.price + n * REBUY.fee for entry, n in rebuys.items()} == {
        entry: amount for (entry, kind), amount in paid.items() if kind == REBUY.kind
    }, "what was bought was paid"
    locked = sum(row.amount for row in now[Prize].values())
    assert not locked or locked in evening.pools.values(), "prizes add up to the pool they were locked from"
    out = {entry: -amount for (entry, kind), amount in paid.items() if kind == prizes.PRIZE}
    assert all(amount > 0 for amount in out.values())
    assert sum(out.values()) <= locked, "no more is paid than there is"
    last = set(now[Presence]) if len(now[Presence]) == 1 else set()
    assert out.keys() <= now[Elimination].keys() | last, "who was paid has a place"
    assert evening.tonight.left >= 1 or not gone(now), "somebody holds the chips"
    hold_places(evening)
    hold_bounties(now)


def hold_places(evening: Evening) -> None:
    """Places are complete and nobody has two: from the last one left to the number of entries."""
    taken = [(place.best, place.worst) for _, place in places(evening.tonight)]
    covered = sorted({n for best, worst in taken for n in range(best, worst + 1)})
    assert covered == list(range(evening.tonight.left + 1, evening.tonight.entries_sold + 1))
    assert all(worst - best + 1 == taken.count((best, worst)) for best, worst in taken), "places shared by so many"
    placed = {one.entry: one for one in prizes.standings(evening.tonight)}
    for entry in evening.now[Entry]:
        assert prizes.standing_of(evening.tonight, entry) == placed.get(entry), "one alone is placed like all together"


def hold_bounties(now: Snapshot) -> None:
    found = bounties.bounties(now)
    rest = sum(found.heads.values()) + sum(found.nobodys.values()) + found.envelopes
    assert sum(found.paid.values()) + sum(found.all_owed.values()) + rest == found.sold, "every bounty is somebody's"
    assert found.sold == sum(row.bounty for row in ledger.holding(now))


DEEDS = [
    name
    for name, times in {
        "register": 4,
        "sell": 3,
        "take_back": 1,
        "unregister": 1,
        "book": 1,
        "seat_next": 1,
        "leave": 1,
        "arrive": 1,
        "draw": 1,
        "start": 1,
        "pause": 1,
        "set_the_clock": 3,
        "take_the_clock_back": 1,
        "interrupt": 1,
        "bust": 4,
        "somebody_out": 2,
        "say_who": 2,
        "set_name_right": 2,
        "set_order_right": 2,
        "hand_for_hand": 2,
        "bounty": 2,
        "penalise": 2,
        "note": 1,
        "count": 2,
        "move": 3,
        "say_button": 2,
        "balance": 2,
        "break_table": 2,
        "redraw": 2,
        "wish": 1,
        "change_the_room": 2,
        "wrong_seat": 2,
        "lock": 1,
        "pay": 2,
        "undo_last": 2,
        "redo_last": 2,
        "undo_any": 3,
        "call_odd_chips": 3,
        "race": 3,
        "undo_and_redo": 2,
        "reopen": 1,
    }.items()
    for _ in range(times)
]
ANY = st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 999), st.integers(0, 999)), min_size=15, max_size=50)


def begin(path: Path, entries: int, stage: str, bounty: str = "") -> Evening:
    """An evening at its beginning, with its seats drawn, or with two left and the prizes locked."""
    evening = Evening(open_house(path, create=True))
    on_a_head = 700 if bounty else 0
    wish = events.Wish("Friday", "AMERIFUN sample", buy_in=BUY_IN, fee=FEE, bounty=on_a_head, bounty_kind=bounty)
    evening.event = events.create(evening.house, wish, by=evening.by())
    for offer in (REBUY, ADD_ON):
        offers.set_offer(evening.house, evening.event, offer=offer, by=evening.by())
    if bounty == "mystery":
        terms.amend(evening.house, evening.event, envelopes={2_000: 1, 500: 4}, by=evening.by())
    for number in range(entries):
        name = f"Player {number}"
        registration.register(evening.house, evening.event, name=name, chance=evening.luck(), by=evening.by())
    if stage != "before the draw":
        evening.draw(0, 0)
    if stage == "late":
        evening.lock(0, 0)
        out: dict[int, int | None] = dict.fromkeys(range(1, entries - 1))
        floor.bust(evening.house, evening.event, out=out, by=evening.by())
    return evening


@given(
    st.sampled_from([3, 10, 19]),
    st.sampled_from(["before the draw", "drawn", "late"]),
    st.sampled_from(["", "fixed", "progressive", "mystery"]),
    ANY,
)
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
def test_what_must_hold_holds(entries, stage, bounty, deeds):
    with memory() as folder:
        play(begin(folder / "swan.tdapp", entries, stage, bounty), deeds)


def play(evening: Evening, deeds: list[tuple[str, int, int]]) -> None:
    try:
        for deed, one, two in deeds:
            before = evening.now
            with suppress(Refused):
                getattr(evening, deed)(one, two)
                before = evening.now
            assert evening.now.rows == before.rows, "what is refused changes nothing"
            hold(evening)
        for stream in ("house", evening.event):
            changes = evening.house.changes(stream)
            replayed = reduce(Snapshot.after, changes, Snapshot(stream))
            shown = {kind: rows for kind, rows in evening.house.snapshot(stream).rows.items() if rows}
            assert {kind: rows for kind, rows in replayed.rows.items() if rows} == shown
        assert verify(evening.house.path).faults == ()
    finally:
        evening.house.close()


class TestUndoThatWouldBreakIt:
    """Each of these is refused with a sentence, and goes once what is in the way was undone."""

    @pytest.fixture
    def evening(self, tmp_path):
        evening = begin(tmp_path / "swan.tdapp", 10, "late")
        yield evening
        evening.house.close()

    @staticmethod
    def refused(evening: Evening, change: Change, sentence: str) -> None:
        before = evening.now
        with pytest.raises(Refused, match=sentence):
            evening.undo(change.n)
        assert evening.now is before
        hold(evening)

    def test_nobody_plays_on_with_a_prize(self, evening):
        out = floor.bust(evening.house, evening.event, out={9: None}, by=evening.by())
        paid = prizes.pay(evening.house, evening.event, entry=9, by=evening.by())
        self.refused(evening, out, "playing with a prize paid")
        evening.undo(paid.n)
        evening.undo(out.n)
        hold(evening)

    def test_prizes_stay_locked_while_one_of_them_is_paid(self, evening):
        locked = next(told for told in evening.house.changes(evening.event) if told.touches("prize"))
        floor.bust(evening.house, evening.event, out={9: None}, by=evening.by())
        paid = prizes.pay(evening.house, evening.event, entry=9, by=evening.by())
        self.refused(evening, locked, "more paid than the prizes come to")
        evening.undo(paid.n)
        evening.undo(locked.n)
        hold(evening)

    def test_somebody_holds_the_chips(self, tmp_path):
        evening = begin(tmp_path / "two.tdapp", 2, "before the draw")
        floor.bust(evening.house, evening.event, out={1: None}, by=evening.by())
        entered = next(change for change in evening.house.changes(evening.event) if "entry 2" in change.sentence)
        self.refused(evening, entered, "nobody who holds the chips")
        evening.house.close()

    def test_after_a_payment_nobody_enters(self, tmp_path):
        evening = begin(tmp_path / "more.tdapp", 19, "late")
        owed = next(one.entry for one in prizes.standings(evening.tonight) if one.prize)
        prizes.pay(evening.house, evening.event, entry=owed, by=evening.by())
        before = evening.now
        with pytest.raises(Refused, match="A prize was paid already"):
            evening.register(1, 2)
        assert evening.now is before
        evening.house.close()
