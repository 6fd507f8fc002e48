"""A draw made ready, and whole seatings drawn from it, with or without heed to pairs, or around given tables.

Tables are known here by their place in the list, from 0. How chance is used is told in draw.py.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import repeat
from typing import TYPE_CHECKING

from tdapp.rules.apart import Search, foes_of
from tdapp.rules.draw_sizes import by_weight, draw_held, fill, grown, some_of
from tdapp.values.room import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.rules.apart import Foes
    from tdapp.rules.chance import Chance
    from tdapp.rules.draw import Draw
    from tdapp.rules.draw_sizes import Filling

TRIES = 1_000
MOST_SPREADING_WORK = 5_000_000
"""To count how dealers can be spread takes tables times dealers steps; all tries together take so many."""

Seating = dict[str, Seat]


@dataclass(frozen=True, slots=True)
class Plan:
    """Who is seated by chance, and where there is room for them."""

    numbers: list[int]
    chairs: list[list[int]]
    """Of each table the chairs that chance may give."""
    filling: Filling
    locked: Seating
    at: dict[str, int]
    """The tables of locked players."""
    people: list[str]
    """All who are neither locked nor dealers; those in pairs come last."""
    paired: int
    """How many of them are in pairs."""
    foes: Foes
    dealers: list[str]
    dealer_tables: list[int]
    """Tables without a locked dealer."""
    spreads: int
    """The most ways to spread the dealers that any choice of sizes leaves; 0 where all leave equally many."""

    @property
    def tries(self) -> int:
        if not self.spreads:
            return TRIES
        return min(TRIES, 1 + MOST_SPREADING_WORK // (len(self.numbers) * len(self.dealers)))


def make_plan(draw: Draw) -> Plan:
    index = {table.table: i for i, table in enumerate(draw.tables)}
    locked = {lock.player: Seat(lock.table, lock.seat) for lock in draw.locked}
    at = {player: index[seat.table] for player, seat in locked.items()}
    taken: list[set[int]] = [set(table.unavailable) for table in draw.tables]
    for lock in draw.locked:
        taken[index[lock.table]].add(lock.seat)
    counts = Counter(at.values())
    fixed = [counts[i] for i in range(len(draw.tables))]
    filling = fill([table.capacity for table in draw.tables], fixed, len(draw.players))
    only = _only_table(filling)
    foes = foes_of(pair for pair in draw.apart if not _meet_always(pair, at, only))
    chance_seats = [player for player in draw.players if player not in at]
    dealing = set(draw.dealers)
    others = [player for player in chance_seats if player not in dealing]
    in_pairs = [player for player in others if player in foes]
    dealers = [dealer for dealer in draw.dealers if dealer not in at]
    closed = {at[dealer] for dealer in draw.dealers if dealer in at}
    dealer_tables = [i for i in range(len(draw.tables)) if i not in closed]
    return Plan(
        [table.table for table in draw.tables],
        [[c for c in range(1, table.seats + 1) if c not in out] for table, out in zip(draw.tables, taken)],
        filling,
        locked,
        at,
        [player for player in others if player not in foes] + in_pairs if in_pairs else others,
        len(in_pairs),
        foes,
        dealers,
        dealer_tables,
        _most_spreads(filling, dealer_tables, len(dealers)),
    )


def _only_table(filling: Filling) -> int | None:
    """The table where chance seats everyone, if there is only one."""
    open_tables = {i for i, held in enumerate(filling.held) if held}
    if filling.extra:
        open_tables |= set(filling.may_grow)
    return open_tables.pop() if len(open_tables) == 1 else None


def _meet_always(pair: tuple[str, str], at: dict[str, int], only: int | None) -> bool:
    """Whether no seating can part the two: drawing again because of them would be in vain."""
    one, other = (at.get(player, only) for player in pair)
    return one is not None and one == other


def draw_once(plan: Plan, chance: Chance) -> Seating | None:
    """One whole seating, or None where it was thrown away."""
    held = draw_held(plan.filling, chance)
    if plan.spreads and chance.below(plan.spreads) >= spreads(held, plan.dealer_tables, len(plan.dealers)):
        return None
    return _draw_places(plan, held, chance)


def draw_heedless(plan: Plan, chance: Chance) -> Seating:
    """One whole seating that lets pairs meet, with the sizes that suit the dealers best where these matter."""
    if plan.spreads:
        held = grown(plan.filling, _best_for_dealers(plan.filling, plan.dealer_tables))
    else:
        held = draw_held(plan.filling, chance)
    seating = _draw_places(replace(plan, foes={}, paired=0), held, chance)
    assert seating is not None
    return seating


def _draw_places(plan: Plan, held: Sequence[int], chance: Chance) -> Seating | None:
    places = list(range(sum(held)))
    dealt = _place_dealers(plan, held, chance) if plan.dealers else {}
    if dealt:
        kept = set(dealt.values())
        places = [place for place in places if place not in kept]
    if plan.foes and not _settle_pairs(plan, held, dealt, places, chance):
        return None
    rest = places[: len(places) - plan.paired]
    chance.shuffle(rest)
    places[: len(rest)] = rest
    seats: list[Seat] = []
    for number, chairs, count in zip(plan.numbers, plan.chairs, held):
        seats += map(Seat, repeat(number), some_of(chairs, count, chance))
    seating = dict(zip(plan.people, [seats[place] for place in places]))
    return seating | {dealer: seats[place] for dealer, place in dealt.items()} | plan.locked


def _place_dealers(plan: Plan, held: Sequence[int], chance: Chance) -> dict[str, int]:
    """A place for each dealer, each at another table: a table is as likely as it has places."""
    tables = [i for i in plan.dealer_tables if held[i]]
    chosen = by_weight(tables, [(held[i], 1) for i in tables], len(plan.dealers), chance)
    order = chance.shuffled(plan.dealers)
    first = _first_places(held)
    return {dealer: first[i] + chance.below(held[i]) for dealer, i in zip(order, chosen)}


def _first_places(held: Sequence[int]) -> list[int]:
    first, total = [], 0
    for count in held:
        first.append(total)
        total += count
    return first


def _settle_pairs(plan: Plan, held: Sequence[int], dealt: dict[str, int], places: list[int], chance: Chance) -> bool:
    """Shuffle the last places, of those in pairs; False as soon as two meet who must not."""
    table_of = [i for i, count in enumerate(held) for _ in range(count)]
    at = dict(plan.at)

    def meets(player: str, table: int) -> bool:
        at[player] = table
        return any(at.get(foe) == table for foe in plan.foes.get(player, ()))

    if any(meets(dealer, table_of[place]) for dealer, place in dealt.items()):
        return False
    for i in range(len(places) - 1, len(places) - 1 - plan.paired, -1):
        if i:
            j = chance.below(i + 1)
            places[i], places[j] = places[j], places[i]
        if meets(plan.people[i], table_of[places[i]]):
            return False
    return True


def search_tables(plan: Plan, chance: Chance, *, better_than: int) -> dict[str, int] | None:
    """Tables for all in pairs at which fewer pairs meet than that; of tables that are alike, any."""
    search = Search(
        foes=plan.foes,
        held=plan.filling.held,
        may_grow=frozenset(plan.filling.may_grow),
        extra=plan.filling.extra,
        at={player: table for player, table in plan.at.items() if player in plan.foes},
        dealers=frozenset(plan.dealers),
        dealer_tables=plan.dealer_tables,
        tables=chance.shuffled(range(len(plan.numbers))),
        fewest=better_than,
    )
    return search.run()


def draw_around(plan: Plan, given: dict[str, int], chance: Chance) -> Seating:
    """A seating in which these players sit at these tables, everyone else and all chairs as chance has it."""
    counts = Counter(given.values())
    larger = [i for i in plan.filling.may_grow if counts[i] > plan.filling.held[i]]
    given = dict(given)
    for dealer, i in _tables_for_dealers(plan, given, len(larger), chance):
        given[dealer] = i
        counts[i] += 1
        if counts[i] > plan.filling.held[i]:
            larger.append(i)
    open_tables = [i for i in plan.filling.may_grow if i not in larger]
    larger += some_of(open_tables, plan.filling.extra - len(larger), chance)
    held = grown(plan.filling, larger)
    others = chance.shuffled([player for player in plan.people if player not in given])
    at_table: list[list[str]] = [[] for _ in held]
    for player, i in given.items():
        at_table[i].append(player)
    seating = dict(plan.locked)
    for i, number in enumerate(plan.numbers):
        missing = held[i] - len(at_table[i])
        players = chance.shuffled(at_table[i] + others[:missing])
        others = others[missing:]
        chairs = some_of(plan.chairs[i], held[i], chance)
        seating |= {player: Seat(number, chair) for player, chair in zip(players, chairs)}
    return seating


def _tables_for_dealers(plan: Plan, given: dict[str, int], grown_already: int, chance: Chance) -> list[tuple[str, int]]:
    """The dealers who are in no pair, each at another table: first where there is room without growing."""
    counts = Counter(given.values())
    taken = {given[dealer] for dealer in plan.dealers if dealer in given}
    dealers = chance.shuffled([dealer for dealer in plan.dealers if dealer not in given])
    tables = chance.shuffled([i for i in plan.dealer_tables if i not in taken])
    held, may_grow = plan.filling.held, set(plan.filling.may_grow)
    roomy = [i for i in tables if counts[i] < held[i]]
    growing = [i for i in tables if counts[i] == held[i] and i in may_grow]
    return list(zip(dealers, roomy + growing[: plan.filling.extra - grown_already]))


def spreads(held: Sequence[int], dealer_tables: Sequence[int], dealers: int) -> int:
    """In how many ways so many dealers can take places at different tables, their order aside."""
    ways = [1] + [0] * dealers
    for i in dealer_tables:
        for count in range(dealers, 0, -1):
            ways[count] += held[i] * ways[count - 1]
    return ways[dealers]


def _most_spreads(filling: Filling, dealer_tables: Sequence[int], dealers: int) -> int:
    suited = set(dealer_tables)
    kinds = {(filling.held[i], i in suited) for i in filling.may_grow}
    if not dealers or not filling.extra or len(kinds) < 2:
        return 0
    return spreads(grown(filling, _best_for_dealers(filling, dealer_tables)), dealer_tables, dealers)


def _best_for_dealers(filling: Filling, dealer_tables: Sequence[int]) -> list[int]:
    """The tables to grow that leave most ways to spread the dealers: those with the fewest places."""
    suited = set(dealer_tables)
    return sorted(filling.may_grow, key=lambda i: (i not in suited, filling.held[i]))[: filling.extra]


def tables_with_places(plan: Plan) -> int:
    """How many tables can have a dealer drawn to them, at the best choice of sizes."""
    held = grown(plan.filling, _best_for_dealers(plan.filling, plan.dealer_tables))
    return sum(held[i] > 0 for i in plan.dealer_tables)
