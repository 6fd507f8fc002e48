"""The chip race: each table calls its odd chips, cards decide who gets the new ones, and the old kind leaves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.color_ups import exchange
from tdapp.director.ledger import Receipt
from tdapp.director.tonight import Tonight
from tdapp.rules import race as rules
from tdapp.rules.cards import Card
from tdapp.rules.chance import Chance
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.field import Seating
from tdapp.values.races import ColorUp, RaceHand, TableRace
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.values.words import listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

MOST_CALLED = 100_000
Cards = tuple[Card, ...]
CardsBySeat = dict[int, Cards]


@dataclass(frozen=True, slots=True)
class Call:
    """What the dealer calls for a seat: how many of the leaving chips, and whether the player has nothing else."""

    chips: int
    is_all: bool = False


def seated(now: Snapshot, table: int) -> dict[int, int]:
    """The entries at a table by seat."""
    sitting = (now[Seating][entry] for entry in now.by(Seating, "table").get(table, ()))
    return {row.seat: row.n for row in sorted(sitting, key=lambda row: row.seat)}


def tables(now: Snapshot) -> list[int]:
    """The tables with players, which all have to race."""
    return sorted(table for table, entries in now.by(Seating, "table").items() if entries)


def race_at(now: Snapshot, chip: int, table: int | None) -> TableRace | None:
    return next((row for row in now[TableRace].values() if (row.chip, row.table) == (chip, table)), None)


def hands_of(now: Snapshot, race: TableRace) -> list[RaceHand]:
    return sorted(now.where(RaceHand, "race", race.n), key=lambda hand: hand.seat)


def call(house: OpenHouse, tournament: str, *, chip: int, table: int, calls: Mapping[int, Call], by: By) -> Change:
    """Note what the dealer of a table calls, by seat; who is not named has none. Until it is raced it may be anew."""
    tonight = Tonight.of(house, tournament)
    _, into = exchange(tonight, chip)
    there = _may_race(tonight, chip, table)
    for seat, called in calls.items():
        if seat not in there:
            raise Refused(say("Nobody sits at table {table} seat {seat}.", table=table, seat=seat), at=("calls", seat))
        if not 0 <= called.chips <= MOST_CALLED:
            why = say("Seat {seat}: a number of chips from 0 to {most:,}.", seat=seat, most=MOST_CALLED)
            raise Refused(why, at=("calls", seat))
        if called.is_all and not called.chips:
            why = say("Seat {seat} has no {chip:,}s, so they cannot be all its chips.", seat=seat, chip=chip)
            raise Refused(why, at=("calls", seat))
    needed = into.worth // chip
    odd = sum(called.chips % needed for called in calls.values())
    old, now = race_at(tonight.now, chip, table), tonight.now
    number = old.n if old else now.next(TableRace)
    rows: list[RowChange] = [delete(hand) for hand in hands_of(now, old)] if old else []
    made = TableRace(tournament, number, chip, into.worth, table, odd, 0, 0, "", "", "", "", None)
    rows.append(update(old, odd=odd, into=into.worth) if old else insert(made))
    first = now.next(RaceHand)
    for n, (seat, entry) in enumerate(there.items(), first):
        called = calls.get(seat, Call(0))
        rows.append(insert(RaceHand(tournament, n, number, entry, seat, called.chips, called.is_all, "", 0, 0)))
    told = (
        say("Table {table} calls {odd}", table=table, odd=_odd(odd, chip))
        if odd
        else say("Table {table} has no odd {chip:,}s", table=table, chip=chip)
    )
    return tonight.write(Deed(tournament, told, tuple(rows), str(tonight.rules.cite("RACE-10"))), by)


def race(
    house: OpenHouse,
    tournament: str,
    *,
    chip: int,
    tables: Sequence[int],
    cards: Mapping[int, Mapping[int, Cards]] | None = None,
    chance: Chance,
    by: By,
) -> Change:
    """Race the odd chips that these tables have called, each its own. `cards` are those that were dealt there, by
    table and seat; where none are given the app deals. With the last table the chip leaves."""
    tonight = Tonight.of(house, tournament)
    exchange(tonight, chip)
    if not tables:
        raise Refused(say("Say which tables race."))
    receipt = Receipt(tonight, by)
    dealt = cards or {}
    tables = list(dict.fromkeys(tables))
    raced = [_race_one(tonight, chip, table, dealt.get(table, {}), chance, receipt, by) for table in tables]
    told = _told_one(tables[0], raced[0]) if len(raced) == 1 else _told_many(raced)
    told = ". ".join(filter(None, (told, _leaves_with(tonight, chip, tables, receipt, by))))
    return tonight.write(Deed(tournament, told, tuple(receipt.rows), raced[0].rule), by)


def tell_result(
    house: OpenHouse, tournament: str, *, chip: int, table: int | None, odd: int, given: int, by: By
) -> Change:
    """What came of a race that was dealt without this app: the odd chips of a table, and the new ones given."""
    tonight = Tonight.of(house, tournament)
    old_chip, into = exchange(tonight, chip)
    people = tonight.left if table is None else len(_may_race(tonight, chip, table))
    if table is None and tables(tonight.now):
        raise Refused(say("Say at which table it was."), at=("table",))
    if not 0 <= odd <= MOST_CALLED:
        raise Refused(say("A number of odd chips from 0 to {most:,}.", most=MOST_CALLED), at=("odd",))
    delta = given * into.worth - odd * old_chip.worth
    most = -(-odd * old_chip.worth // into.worth) + min(people, odd)
    if not 0 <= given <= most:
        never = say(
            "{odd:,} × {chip:,} never make {given:,} × {into:,}.", odd=odd, chip=chip, given=given, into=into.worth
        )
        raise Refused(never, at=("given",))
    rule, receipt = str(tonight.rules.cite("RACE-01")), Receipt(tonight, by)
    why = _made(odd, chip, given, into.worth)
    _book(receipt, delta, chip, table, why, rule)
    row = race_at(tonight.now, chip, table)
    if row is None:
        number = tonight.now.next(TableRace)
        done = TableRace(
            tournament, number, chip, into.worth, table, odd, given, delta, "table", "", why, rule, by.at
        )  # fmt: skip
        receipt.rows.append(insert(done))
    else:
        receipt.rows += [delete(hand) for hand in hands_of(tonight.now, row)]
        receipt.rows.append(update(row, odd=odd, given=given, delta=delta, dealt="table", why=why, rule=rule, at=by.at))
    in_play = _in_play(delta)
    told = (
        say("The room raced the {chip:,}s: {why}; {in_play}", chip=chip, why=why, in_play=in_play)
        if table is None
        else say(
            "Table {table} raced the {chip:,}s: {why}; {in_play}", table=table, chip=chip, why=why, in_play=in_play
        )
    )
    told = ". ".join(filter(None, (told, _leaves_with(tonight, chip, [table], receipt, by))))
    return tonight.write(Deed(tournament, told, tuple(receipt.rows), rule), by)


def take_out(house: OpenHouse, tournament: str, *, chip: int, by: By) -> Change:
    """A kind leaves as it stands: those who have any left change them at equal value."""
    tonight = Tonight.of(house, tournament)
    _, into = exchange(tonight, chip)
    open_calls = [row for row in tonight.now[TableRace].values() if row.chip == chip and row.at is None]
    rows = [delete(hand) for row in open_calls for hand in hands_of(tonight.now, row)]
    rows += [delete(row) for row in open_calls]
    raced = sum(row.chip == chip and row.at is not None for row in tonight.now[TableRace].values())
    rule = str(tonight.rules.cite("RACE-09"))
    left = ColorUp(tournament, tonight.now.next(ColorUp), chip, into.worth, raced, by.at, rule)
    told = say("The {chip:,}s are out of play", chip=chip)
    return tonight.write(Deed(tournament, told, (*rows, insert(left)), rule), by)


def _may_race(tonight: Tonight, chip: int, table: int) -> dict[int, int]:
    """Who sits at a table that has not raced this chip yet."""
    there = seated(tonight.now, table)
    if not there:
        raise Refused(say("Nobody sits at table {table}.", table=table), at=("table",))
    done = race_at(tonight.now, chip, table)
    if done is not None and done.at is not None:
        why = say("Table {table} has raced the {chip:,}s: undo that first.", table=table, chip=chip)
        raise Refused(why, at=("table",))
    return there


@dataclass(frozen=True, slots=True)
class _Raced:
    """A race as its sentence tells it."""

    odd: int
    chip: int
    into: int
    awards: Counter[int]
    delta: int
    rule: str


def _race_one(
    tonight: Tonight, chip: int, table: int, cards: Mapping[int, Cards], chance: Chance, receipt: Receipt, by: By
) -> _Raced:
    there = _may_race(tonight, chip, table)
    row = race_at(tonight.now, chip, table)
    if row is None:
        why = say("Table {table} has not called its {chip:,}s yet.", table=table, chip=chip)
        raise Refused(why, at=("tables", table))
    hands = hands_of(tonight.now, row)
    if {hand.seat: hand.entry for hand in hands if hand.chips}.items() - there.items():
        why = say(
            "Somebody at table {table} has left the seat since: call its {chip:,}s again.", table=table, chip=chip
        )
        raise Refused(why, at=("tables", table))
    if unknown := cards.keys() - there.keys():
        why = say("Nobody sits at table {table} seat {seat}.", table=table, seat=min(unknown))
        raise Refused(why, at=("cards", table))
    racers = [rules.Racer(hand.seat, hand.chips, 0 if hand.is_all else 1, cards.get(hand.seat)) for hand in hands]
    own = Chance(chance.seed, f"table {table}")
    try:
        found = rules.race(racers, old=chip, new=row.into, rules=tonight.rules, chance=own)
    except Refused as no:
        why = say("Table {table}: {why}", table=table, why=no.sentence)
        raise Refused(why, at=_seat_of(no, hands, table)) from no
    awards = Counter(found.awarded)
    dealt = "app" if found.dealt_by_app else "table" if any(found.dealt.values()) else "none"
    receipt.rows.append(
        update(
            row,
            given=awards.total(),
            delta=found.delta,
            dealt=dealt,
            seed=own.seed.hex() if found.dealt_by_app else "",
            why=found.why,
            rule=str(found.rule),
            at=by.at,
        )
    )
    for hand in hands:
        shown = " ".join(map(str, found.dealt[hand.seat]))
        receipt.rows.append(update(hand, cards=shown, won=awards[hand.seat], got=found.new_chips[hand.seat]))
    _book(receipt, found.delta, chip, table, _made(row.odd, chip, awards.total(), row.into), str(found.rule))
    return _Raced(row.odd, chip, row.into, awards, found.delta, str(found.rule))


def _seat_of(no: Refused, hands: Sequence[RaceHand], table: int) -> tuple[str | int, ...]:
    """The rules name a player by place; the desk looks for a seat."""
    place = no.at[1] if len(no.at) > 1 else None
    return ("cards", table, hands[place].seat) if isinstance(place, int) else ("cards", table)


def _book(receipt: Receipt, delta: int, chip: int, table: int | None, why: str, rule: str) -> None:
    if not delta:
        return
    told = (
        say("Race of the {chip:,}s: {why}", chip=chip, why=why)
        if table is None
        else say("Race of the {chip:,}s at table {table}: {why}", chip=chip, table=table, why=why)
    )
    receipt.chips(delta, why=told, rule=rule)


def _leaves_with(tonight: Tonight, chip: int, now_raced: Iterable[int | None], receipt: Receipt, by: By) -> str:
    """The chip leaves when no table is left that has not raced it."""
    done = {row.table for row in tonight.now[TableRace].values() if row.chip == chip and row.at is not None}
    done |= set(now_raced)
    if set(tables(tonight.now)) - done:
        return ""
    _, into = exchange(tonight, chip)
    rule = str(tonight.rules.cite("RACE-09"))
    left = ColorUp(tonight.now.stream, tonight.now.next(ColorUp), chip, into.worth, len(done), by.at, rule)
    receipt.rows.append(insert(left))
    return say("The {chip:,}s are out of play", chip=chip)


def _made(odd: int, chip: int, given: int, into: int) -> str:
    return say("{given:,} × {into:,} for {odd}", given=given, into=into, odd=_odd(odd, chip))


def awards_told(awards: Mapping[int, int], into: int) -> str:
    """a 100 to seats 4, 5 and 6; or 100s: 2 to seat 4, 1 to seat 5"""
    if not awards:
        return say("no {into:,} to give", into=into)
    seats = sorted(awards)
    if any(number > 1 for number in awards.values()):
        parts = ", ".join(say("{number} to seat {seat}", number=awards[seat], seat=seat) for seat in seats)
        return say("{into:,}s: {parts}", into=into, parts=parts)
    if len(seats) == 1:
        return say("a {into:,} to seat {seat}", into=into, seat=seats[0])
    return say("a {into:,} to seats {seats}", into=into, seats=listed(map(str, seats)))


def _told_one(table: int, one: _Raced) -> str:
    if not one.odd:
        return say("Table {table} has no odd {chip:,}s to race", table=table, chip=one.chip)
    odd = _odd(one.odd, one.chip)
    return say(
        "Table {table} raced {odd}: {awards}; {in_play}",
        table=table,
        odd=odd,
        awards=awards_told(one.awards, one.into),
        in_play=_in_play(one.delta),
    )


def _told_many(raced: Sequence[_Raced]) -> str:
    odd, given = sum(one.odd for one in raced), sum(one.awards.total() for one in raced)
    first, delta = raced[0], sum(one.delta for one in raced)
    made = _made(odd, first.chip, given, first.into)
    return say(
        "{number:,} tables raced the {chip:,}s: {made}; {in_play}",
        number=len(raced),
        chip=first.chip,
        made=made,
        in_play=_in_play(delta),
    )


def _in_play(delta: int) -> str:
    if not delta:
        return say("chips in play stay the same")
    if delta > 0:
        return say("chips in play +{chips:,}", chips=delta)
    return say("chips in play −{chips:,}", chips=-delta)


def _odd(number: int, chip: int) -> str:
    return say_count(number, "{n} odd {chip:,}", "{n} odd {chip:,}s", chip=chip)
