"""The race of a kind of chip, table by table: what was called, dealt and won, for the screen and for paper."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.color_ups import bigger, in_play
from tdapp.director.races import hands_of, seated, tables
from tdapp.rules.cards import Card
from tdapp.values.field import Table
from tdapp.values.house import Chip
from tdapp.values.races import TableRace
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import chips_of, count, listed
from tdapp.views.columns import Column
from tdapp.views.journal import rule_says

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.tonight import Tonight
    from tdapp.values.races import RaceHand

State = Literal["to call", "called", "raced"]
SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


@dataclass(frozen=True, slots=True)
class RaceSeat:
    """A chair in a race; nobody sits on it where `entry` is None."""

    seat: int
    entry: int | None
    name: str
    chips: int
    odd: int
    is_all: bool
    cards: str
    """9♣ 4♦ K♥"""
    won: int
    got: int


@dataclass(frozen=True, slots=True)
class RaceTable:
    table: int
    seats: tuple[RaceSeat, ...]
    state: State
    odd: int
    given: int
    delta: int
    why: str
    rule: str
    headline: str
    """What is announced: Seats 4, 5 and 6 get a 100 each."""

    @property
    def people(self) -> int:
        return sum(seat.entry is not None for seat in self.seats)

    @property
    def told(self) -> str:
        """to call, 13 odd called, seats 4, 5, 6"""
        if self.state == "to call":
            return say("to call")
        if self.state == "called":
            return say("{odd:,} odd called", odd=self.odd) if self.odd else say("none odd")
        if not self.odd:
            return say("no race")
        seats = [str(seat.seat) for seat in self.seats if seat.won]
        if not seats:
            return say("{given:,} given", given=self.given)
        return say("seats {seats}", seats=", ".join(seats)) if len(seats) > 1 else say("seat {seat}", seat=seats[0])


@dataclass(frozen=True, slots=True)
class Races:
    """The smallest chip of the set in play at every table; `chip` is None where nothing can be raced."""

    chip: Chip | None
    into: Chip | None
    needed: int
    tables: tuple[RaceTable, ...]
    told: str
    rule: str
    rule_says: str

    @property
    def called(self) -> list[int]:
        return [one.table for one in self.tables if one.state == "called"]


TABLE_COLUMNS = (
    Column(say("Table"), lambda one: f"{one.table}", "right", 64),
    Column(say("Players"), lambda one: f"{one.people}", "right", 74),
    Column(say("Race"), lambda one: one.told),
)


def races(tonight: Tonight, worth: int = 0) -> Races:
    """Of the smallest chip in play, or of one that was raced before."""
    chips = in_play(tonight.now)
    chip, into = _pair(tonight, worth, chips)
    rule = str(tonight.rules.cite("RACE-01"))
    if chip is None or into is None:
        return Races(None, None, 0, (), say("Only one kind of chip is left: there is nothing to race."), rule, "")
    rows = _rows(tonight, chip.worth)
    shown = tuple(_table(tonight, chip, into, table, rows.get(table)) for table in _tables(tonight, rows))
    needed = into.worth // chip.worth
    return Races(chip, into, needed, shown, progress(tonight, chip.worth), rule, " ".join(rule_says(rule)))


def _pair(tonight: Tonight, worth: int, chips: list[Chip]) -> tuple[Chip | None, Chip | None]:
    if worth:
        row = next((row for row in tonight.now[TableRace].values() if row.chip == worth), None)
        kinds = {chip.worth: chip for chip in tonight.now[Chip].values()}
        if row is not None and row.chip in kinds and row.into in kinds:
            return kinds[row.chip], kinds[row.into]
    if not chips:
        return None, None
    return chips[0], bigger(chips[0], chips)


def raced_before(tonight: Tonight) -> list[int]:
    """The kinds that were raced and have left, the last of them first."""
    standing = {chip.worth for chip in in_play(tonight.now)}
    rows = [row for _, row in sorted(tonight.now[TableRace].items()) if row.chip not in standing]
    return list(dict.fromkeys(row.chip for row in reversed(rows)))


def _rows(tonight: Tonight, chip: int) -> dict[int | None, TableRace]:
    return {row.table: row for row in tonight.now[TableRace].values() if row.chip == chip}


def _tables(tonight: Tonight, rows: Mapping[int | None, TableRace]) -> list[int]:
    """Those that play, and those that raced it and are gone."""
    raced = {table for table, row in rows.items() if row.at is not None and table is not None}
    return sorted({*tables(tonight.now), *raced})


def _table(tonight: Tonight, chip: Chip, into: Chip, table: int, row: TableRace | None) -> RaceTable:
    now = tonight.now
    hands = {hand.seat: hand for hand in hands_of(now, row)} if row else {}
    is_raced = row is not None and row.at is not None
    there = {seat: hand.entry for seat, hand in hands.items()} if is_raced and hands else seated(now, table)
    places = now[Table][table].seats if table in now[Table] else max(there, default=0)
    needed = into.worth // chip.worth
    seats = tuple(_seat(tonight, seat, there.get(seat), hands.get(seat), needed) for seat in range(1, places + 1))
    if row is None:
        return RaceTable(table, seats, "to call", 0, 0, 0, "", "", "")
    if not is_raced:
        return RaceTable(table, seats, "called", row.odd, 0, 0, "", "", "")
    headline = _headline(row, seats, into)
    return RaceTable(table, seats, "raced", row.odd, row.given, row.delta, row.why, row.rule, headline)


def _seat(tonight: Tonight, seat: int, entry: int | None, hand: RaceHand | None, needed: int) -> RaceSeat:
    name = "" if entry is None else tonight.labels.get(entry) or tonight.known_as(entry)
    # A call is of the player who sat there.
    if hand is None or entry != hand.entry:
        return RaceSeat(seat, entry, name, 0, 0, False, "", 0, 0)
    odd = hand.chips % needed
    return RaceSeat(seat, entry, name, hand.chips, odd, hand.is_all, signs(hand.cards), hand.won, hand.got)


def signs(cards: str) -> str:
    """9c Td → 9♣ 10♦"""
    return " ".join(f"{'10' if card[0] == 'T' else card[0]}{SIGNS[card[1]]}" for card in cards.split())


def _headline(row: TableRace, seats: tuple[RaceSeat, ...], into: Chip) -> str:
    won = {seat.seat: seat.won for seat in seats if seat.won}
    if not row.given:
        return say("Nobody wins a {worth:,}", worth=into.worth) if row.odd else say("No odd chips: nothing to race")
    if not won:
        return say("{given:,} × {worth:,} given at the table", given=row.given, worth=into.worth)
    return awarded(won, into.worth)


def awarded(won: Mapping[int, int], into: int) -> str:
    """Seats 4, 5 and 6 get a 100 each; seat 4 gets 2 × 100."""
    if all(number == 1 for number in won.values()):
        if len(won) == 1:
            return say("Seat {seat} gets a {into:,}", seat=min(won), into=into)
        return say("Seats {seats} get a {into:,} each", seats=listed(map(str, sorted(won))), into=into)
    return "; ".join(
        say("seat {seat} gets {number:,} × {into:,}", seat=seat, number=number, into=into)
        for seat, number in sorted(won.items())
    ).capitalize()


def progress(tonight: Tonight, chip: int) -> str:
    """1 of 4 tables raced · 2 called"""
    rows = _rows(tonight, chip)
    every = _tables(tonight, rows)
    if not every:
        return say("Nobody has a seat yet: there is nobody to race.")
    raced = sum(table in rows and rows[table].at is not None for table in every)
    if raced == len(every):
        return say("Every table has raced the {chips}.", chips=chips_of(chip))
    called = sum(table in rows and rows[table].at is None for table in every)
    parts = [say("{raced:,} of {tables} raced", raced=raced, tables=count(len(every), "table"))]
    parts += [say("{called:,} called", called=called)] if called else []
    return " · ".join(parts)


def is_begun(tonight: Tonight, chip: int) -> bool:
    """Whether a table has called or raced it."""
    return bool(_rows(tonight, chip))


def how(tonight: Tonight, shown: Races) -> tuple[str, ...]:
    """How this house races, for a dealer with a deck and no laptop: four lines."""
    if shown.chip is None or shown.into is None:
        return ()
    chip, into, needed = shown.chip.worth, shown.into.worth, shown.needed
    first = say(
        "First change {needed} × {chip:,} for a {into:,} each. "
        "Then a card for each odd {chip:,}, face up, from seat 1 on.",
        needed=needed,
        chip=chip,
        into=into,
    )
    best = say("The best card wins the first: rank, then spades, hearts, diamonds, clubs.")
    if tonight.rules["race_one_chip_max"] is True:
        best = say("The best card wins the first, one to a player: rank, then spades, hearts, diamonds, clubs.")
    to_give = _TO_GIVE[str(tonight.rules["race_leftover"])](chip, into, needed)
    return first, to_give, best, f"{_PROTECTED[str(tonight.rules['race_protection'])](chip, into)} {shown.rule}"


def _with_half(chip: int, into: int, needed: int) -> str:
    return say(
        "All odd {chips} ÷ {needed} = {bigger} to give; {half} or more left over make one more.",
        chips=chips_of(chip),
        needed=needed,
        bigger=chips_of(into),
        half=-(-needed // 2),
    )


def _whole_ones(chip: int, into: int, needed: int) -> str:
    return say(
        "All odd {chips} ÷ {needed} = {bigger} to give; what is left over is dropped.",
        chips=chips_of(chip),
        needed=needed,
        bigger=chips_of(into),
    )


def _protected_first(chip: int, into: int) -> str:
    return say("Who has nothing but odd {chips} gets a {into:,} first, out of these.", chips=chips_of(chip), into=into)


def _protected_after(chip: int, into: int) -> str:
    return say(
        "Who has nothing but odd {chips} and wins nothing gets a {into:,} on top.", chips=chips_of(chip), into=into
    )


_TO_GIVE = {"half or more": _with_half, "dropped": _whole_ones}
_PROTECTED = {"first": _protected_first, "after": _protected_after}


_CARD = re.compile(r"(10|[2-9tjqka])([cdhs♣♦♥♠])", re.IGNORECASE)
_SUITS = {sign: suit for suit, sign in SIGNS.items()}


def read_cards(text: str) -> tuple[Card, ...]:
    """9c4dKh, 9c 4d Kh, 10h, 9♣: cards as they come from the keyboard."""
    packed = re.sub(r"[\s,.;]+", "", text)
    found, end = [], 0
    for match in _CARD.finditer(packed):
        if match.start() != end:
            break
        rank, suit = match[1].upper(), match[2].lower()
        found.append(Card("T" if rank == "10" else rank, _SUITS.get(suit, suit)))
        end = match.end()
    if end != len(packed):
        raise Refused(say("“{typed}” is no card: type rank and suit, like 9c 4d Kh.", typed=packed[end:]))
    return tuple(found)
