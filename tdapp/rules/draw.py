"""The draw of seats: every whole seating that respects the wishes of the house is equally likely.

Chance is used in this order, and checking a draw relies on it (resources/help/chance.md tells it to players):

1. which tables get one more player, where sizes differ (draw_sizes.py);
2. player-dealers: the tables they go to, their order over these tables, and at each one of its places;
3. a shuffle of the other places, which stand table by table in the order given: then the first place goes to
   the first player of the list, and so on; players in pairs to be kept apart come last in that list, so that the
   shuffle, which runs from the last place down, settles them first;
4. table by table, which of its chairs are used: its places are these chairs, lowest seat first.

As soon as two players meet who are to be kept apart the seating is thrown away and the next one begins at 1.
After 1,000 of them one more is drawn that lets pairs meet, and they are parted (apart.py). With locked players
and dealers together, between 1 and 2, a choice of sizes is kept only as often as it leaves ways to spread the
dealers.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Literal, TypeVar

from tdapp.rules.apart import part_by_swaps, together
from tdapp.rules.draw_cards import seat_cards
from tdapp.rules.draw_plan import (
    draw_around,
    draw_heedless,
    draw_once,
    make_plan,
    search_tables,
    tables_with_places,
)
from tdapp.rules.room import MOST_SEATS
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.rules.apart import Pair
    from tdapp.rules.chance import Chance
    from tdapp.rules.draw_plan import Plan, Seating
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation
    from tdapp.values.refusal import Path

Method = Literal["spread", "cards"]
Thing = TypeVar("Thing")
NAMED = 5
"""So many pairs that could not be kept apart are named, the others counted."""


@dataclass(frozen=True, slots=True)
class TableToFill:
    """A table before the draw; nobody may be drawn to its unavailable seats."""

    table: int
    seats: int
    unavailable: tuple[int, ...] = ()

    @property
    def capacity(self) -> int:
        return self.seats - len(self.unavailable)


@dataclass(frozen=True, slots=True)
class Lock:
    """A player who has a seat already."""

    player: str
    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """What is to be drawn: who, at which tables, and what the house wishes."""

    players: tuple[str, ...]
    tables: tuple[TableToFill, ...]
    apart: tuple[Pair, ...] = ()
    locked: tuple[Lock, ...] = ()
    dealers: tuple[str, ...] = ()
    method: Method = "spread"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seating, in the order of the players; `cards` only where the draw was by cards."""

    seats: Seating
    sizes: dict[int, int]
    cards: dict[str, str]
    apart_failed: tuple[Pair, ...]
    uniform: bool
    """Whether it is one of equally likely seatings that keep every wish; never where a pair could not be parted."""
    why: str
    rule: Citation


def tables_for(players: int, max_seats: int) -> tuple[TableToFill, ...]:
    """The fewest tables of that many seats that hold everyone, numbered from 1."""
    return tuple(TableToFill(number, max_seats) for number in range(1, -(-players // max_seats) + 1))


def draw_seats(draw: Draw, chance: Chance, *, rules: Rulebook) -> Drawn:
    """Seat everyone at random: sizes as even as the seats allow, and the wishes of the house respected."""
    check(draw)
    plan = make_plan(draw)
    if len(plan.dealers) > tables_with_places(plan):
        sentence = say("Spread evenly, there are not enough tables with a place for a dealer of their own.")
        raise Refused(sentence, at=("dealers",))
    seating, uniform = _seat(draw, plan, chance)
    seats = {player: seating[player] for player in draw.players}
    taken = Counter(map(attrgetter("table"), seats.values()))
    sizes = {table.table: taken[table.table] for table in draw.tables}
    cards = CARDS[draw.method](seats, sizes)
    failed = together(seats, draw.apart)
    return Drawn(
        seats, sizes, cards, failed, uniform and not failed, _why(seats, sizes, failed), rules.cite(CITED[draw.method])
    )


CARDS = {"spread": lambda _seats, _tables: {}, "cards": seat_cards}
CITED = {"spread": "SEAT-01", "cards": "SEAT-03"}


def _seat(draw: Draw, plan: Plan, chance: Chance) -> tuple[Seating, bool]:
    """A seating, and whether it is one of equally likely ones."""
    for _ in range(plan.tries):
        seating = draw_once(plan, chance)
        if seating is not None:
            return seating, True
    seating = draw_heedless(plan, chance)
    if plan.foes:
        in_order = {player: seating[player] for player in draw.players}
        seating = _parted(draw, plan, in_order, chance)
    return seating, False


def _parted(draw: Draw, plan: Plan, seating: Seating, chance: Chance) -> Seating:
    """By swaps, and where these do not part all, around the tables that bring the fewest pairs together."""
    pairs = [pair for pair in draw.apart if pair[1] in plan.foes.get(pair[0], ())]
    part_by_swaps(seating, pairs, locked=plan.locked, dealers=draw.dealers)
    left = len(together(seating, pairs))
    if not left:
        return seating
    given = search_tables(plan, chance, better_than=left)
    return seating if given is None else draw_around(plan, given, chance)


def _why(seats: Seating, sizes: dict[int, int], failed: Sequence[Pair]) -> str:
    smallest, largest = min(sizes.values()), max(sizes.values())
    each = f"{smallest}" if smallest == largest else say("{smallest} to {largest}", smallest=smallest, largest=largest)
    sentence = say(
        "{players:,} players are drawn to {tables:,} tables, {each} at a table.",
        players=len(seats),
        tables=len(sizes),
        each=each,
    )
    if not failed:
        return sentence
    pairs = ", ".join(say("{one} and {other}", one=one, other=other) for one, other in failed[:NAMED])
    if len(failed) <= NAMED:
        told = say("Could not be kept apart: {pairs}.", pairs=pairs)
    else:
        more = len(failed) - NAMED
        told = say("Could not be kept apart: {pairs} and {more} pairs more.", pairs=pairs, more=more)
    return f"{sentence} {told}"


def check(draw: Draw) -> None:
    """Refuse what no draw can meet, and name the place."""
    if not draw.players:
        raise Refused(say("There is nobody to draw seats for."), at=("players",))
    _each_once(draw.players, ("players",), lambda player: say("{player} is in the list twice.", player=player))
    if not draw.tables:
        raise Refused(say("There is no table to draw to."), at=("tables",))
    for i, table in enumerate(draw.tables):
        _check_table(table, ("tables", i))
    numbers = [table.table for table in draw.tables]
    _each_once(numbers, ("tables",), lambda table: say("Table {table} is there twice.", table=table), "table")
    capacity = sum(table.capacity for table in draw.tables)
    if len(draw.players) > capacity:
        sentence = say(
            "{players:,} players do not fit: there are {capacity:,} seats.",
            players=len(draw.players),
            capacity=capacity,
        )
        raise Refused(sentence, at=("players",))
    players = set(draw.players)
    _check_locked(draw, players)
    _check_dealers(draw, players)
    for i, pair in enumerate(draw.apart):
        for j, player in enumerate(pair):
            _among(player, players, ("apart", i, j))
        if pair[0] == pair[1]:
            raise Refused(say("{player} cannot be kept apart from himself.", player=pair[0]), at=("apart", i))


def _check_table(table: TableToFill, at: Path) -> None:
    if table.table < 1:
        raise Refused(say("Tables count from 1."), at=(*at, "table"))
    if not 1 <= table.seats <= MOST_SEATS:
        raise Refused(say("A table has 1 to {most} seats.", most=MOST_SEATS), at=(*at, "seats"))
    for i, seat in enumerate(table.unavailable):
        if not 1 <= seat <= table.seats:
            raise Refused(
                say("Table {table} has no seat {seat}.", table=table.table, seat=seat), at=(*at, "unavailable", i)
            )
    _each_once(table.unavailable, (*at, "unavailable"), lambda seat: say("Seat {seat} is named twice.", seat=seat))


def _check_locked(draw: Draw, players: set[str]) -> None:
    tables = {table.table: table for table in draw.tables}
    for i, lock in enumerate(draw.locked):
        _among(lock.player, players, ("locked", i, "player"))
        if lock.table not in tables:
            raise Refused(say("There is no table {table}.", table=lock.table), at=("locked", i, "table"))
        table = tables[lock.table]
        if not 1 <= lock.seat <= table.seats:
            raise Refused(
                say("Table {table} has no seat {seat}.", table=lock.table, seat=lock.seat), at=("locked", i, "seat")
            )
        if lock.seat in table.unavailable:
            sentence = say("Seat {seat} of table {table} is not available.", seat=lock.seat, table=lock.table)
            raise Refused(sentence, at=("locked", i, "seat"))
    locked = [lock.player for lock in draw.locked]
    _each_once(locked, ("locked",), lambda player: say("{player} is locked twice.", player=player), "player")
    seats = [Seat(lock.table, lock.seat) for lock in draw.locked]
    _each_once(seats, ("locked",), _locked_for_two, "seat")


def _locked_for_two(seat: Seat) -> str:
    return say("Seat {seat} of table {table} is locked for two players.", seat=seat.seat, table=seat.table)


def _check_dealers(draw: Draw, players: set[str]) -> None:
    for i, dealer in enumerate(draw.dealers):
        _among(dealer, players, ("dealers", i))
    _each_once(draw.dealers, ("dealers",), lambda dealer: say("{player} is a dealer twice.", player=dealer))
    if len(draw.dealers) > len(draw.tables):
        sentence = say(
            "{dealers:,} dealers are too many for {tables:,} tables: each has one.",
            dealers=len(draw.dealers),
            tables=len(draw.tables),
        )
        raise Refused(sentence, at=("dealers",))
    dealers, taken = set(draw.dealers), set[int]()
    for i, lock in enumerate(draw.locked):
        if lock.player in dealers:
            if lock.table in taken:
                raise Refused(say("Two dealers are locked at table {table}.", table=lock.table), at=("locked", i))
            taken.add(lock.table)


def _among(player: str, players: set[str], at: Path) -> None:
    if player not in players:
        raise Refused(say("{player} is not among the players.", player=player), at=at)


def _each_once(things: Sequence[Thing], at: Path, sentence: Callable[[Thing], str], *inner: str) -> None:
    if len(set(things)) == len(things):
        return
    seen: set[Thing] = set()
    for i, thing in enumerate(things):
        if thing in seen:
            raise Refused(sentence(thing), at=(*at, i, *inner))
        seen.add(thing)
