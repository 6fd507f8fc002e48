"""How many sit at each table: as even as chairs and locked players allow, and which tables get one more.

All whole seatings are to be equally likely, so a table that can seat one player more in more ways gets one
more often. Where all tables that may get one are alike this is a plain choice; else each tosses a coin of its
own, and all toss again until the right number came up. Tables are known here by their place in the list, from 0.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from math import gcd
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdapp.rules.chance import Chance

Thing = TypeVar("Thing")
Weight = tuple[int, int]
"""A fraction above 0 in lowest terms: numerator and denominator."""

COIN_GRAIN = 2**24
"""Coins are scaled in steps of one part in this many: a toss then needs one word of the stream."""


@dataclass(frozen=True, slots=True)
class Filling:
    """Of each table, how many players chance seats there at the least, and where one more may come to."""

    chairs: tuple[int, ...]
    """Chairs that chance may give: there, available, and nobody locked in them."""
    held: tuple[int, ...]
    may_grow: tuple[int, ...]
    extra: int
    """How many of the tables that may grow get one more."""


def fill(capacities: Sequence[int], locked: Sequence[int], players: int) -> Filling:
    """Level the tables: each holds its share unless it has fewer chairs or more locked players than that."""

    def seated(level: int) -> int:
        return sum(min(max(level, fixed), capacity) for capacity, fixed in zip(capacities, locked))

    level = bisect_right(range(max(capacities) + 1), players, key=seated) - 1
    sizes = [min(max(level, fixed), capacity) for capacity, fixed in zip(capacities, locked)]
    return Filling(
        tuple(capacity - fixed for capacity, fixed in zip(capacities, locked)),
        tuple(size - fixed for size, fixed in zip(sizes, locked)),
        tuple(t for t, size in enumerate(sizes) if size == level < capacities[t]),
        players - sum(sizes),
    )


def draw_held(filling: Filling, chance: Chance) -> list[int]:
    """How many players chance seats at each table, as often as there are whole seatings like that."""
    return grown(filling, by_weight(filling.may_grow, weights_to_grow(filling), filling.extra, chance))


def grown(filling: Filling, larger: Iterable[int]) -> list[int]:
    held = list(filling.held)
    for t in larger:
        held[t] += 1
    return held


def weights_to_grow(filling: Filling) -> list[Weight]:
    """Ways to choose one chair more at a table, against the ways without: (f choose k + 1) / (f choose k)."""
    return [_reduced(filling.chairs[t] - filling.held[t], filling.held[t] + 1) for t in filling.may_grow]


def _reduced(top: int, bottom: int) -> Weight:
    common = gcd(top, bottom)
    return top // common, bottom // common


def some_of(things: Sequence[Thing], count: int, chance: Chance) -> list[Thing]:
    """So many of the things, in their order, every choice as likely.

    A shuffle that stops when the last `count` places are settled: those are chosen. Where more than half are
    wanted, those left out are settled instead.
    """
    few = min(count, len(things) - count)
    if not few:
        return list(things) if count else []
    places = list(range(len(things)))
    settled = len(things) - few
    for i in range(len(things) - 1, settled - 1, -1):
        j = chance.below(i + 1)
        places[i], places[j] = places[j], places[i]
    chosen = places[settled:] if few == count else places[:settled]
    return [things[i] for i in sorted(chosen)]


def by_weight(things: Sequence[Thing], weights: Sequence[Weight], count: int, chance: Chance) -> list[Thing]:
    """So many of the things, each choice as likely as the product of its weights says.

    The odds that a thing of weight w comes up are s·w to 1; given that exactly `count` do, the scale s, which is
    the same for all, drops out. It is set so that about that many come up.
    """
    kinds = Counter(weights)
    if len(kinds) < 2 or count in (0, len(things)):
        return some_of(things, count, chance)
    scale = _scale(frozenset(kinds.items()), count)
    coins = [(scale * top, scale * top + COIN_GRAIN * bottom) for top, bottom in weights]
    below = chance.below
    while True:
        chosen = [thing for thing, (heads, sides) in zip(things, coins) if below(sides) < heads]
        if len(chosen) == count:
            return chosen


@lru_cache(maxsize=64)
def _scale(kinds: frozenset[tuple[Weight, int]], count: int) -> int:
    """The first scale, in grains, at which the coins are expected to come up `count` times."""
    parts = 2**32

    def expected(scale: int) -> int:
        return sum(n * (parts * scale * a // (scale * a + COIN_GRAIN * b)) for (a, b), n in kinds)

    return bisect_left(range(1, COIN_GRAIN**2), count * parts, key=expected) + 1
