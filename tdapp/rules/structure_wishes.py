"""What a director asks of a structure, and the even growth that would meet it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.rules.structure import BIG_BLINDS_AT_THE_END

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


MOST_LEVELS = 200
LEVELS_BEYOND = 4
"""Levels after the predicted end, so that a long evening does not run out of them."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the director asks for. `break_every` 0 means no breaks."""

    stack: int
    players: int
    minutes: int
    level_minutes: int
    chips: tuple[int, ...]
    ante: str = "none"
    break_every: int = 0
    break_minutes: int = 10

    def minutes_of(self, levels: int) -> int:
        """To the end of the last of so many levels, with the breaks before it."""
        breaks = (levels - 1) // self.break_every if self.break_every else 0
        return levels * self.level_minutes + breaks * self.break_minutes

    def is_break_after(self, level: int) -> bool:
        return self.break_every > 0 and level % self.break_every == 0


@dataclass(frozen=True, slots=True)
class Step:
    """A level that could be: `chip` is the place of the smallest chip still in play among the kinds.

    `holds` says how far up the next level may start, if the chips between are to leave exactly there.
    """

    big_blind: int
    small_blind: int
    ante: int
    chip: int
    holds: int
    demerits: float


@dataclass(frozen=True, slots=True)
class Way:
    """The best way up to a step: what it costs, and the way it goes on from."""

    step: Step
    cost: float
    before: Way | None

    def steps(self) -> list[Step]:
        found = []
        way: Way | None = self
        while way:
            found.append(way.step)
            way = way.before
        return found[::-1]


def no_ante(big_blind: int, chip: int) -> int:  # noqa: ARG001
    return 0


def big_blind_ante(big_blind: int, chip: int) -> int:  # noqa: ARG001
    return big_blind


def classic_ante(big_blind: int, chip: int) -> int:
    """An eighth of the big blind in whole chips; none while that is less than half a chip."""
    return (big_blind + 4 * chip) // (8 * chip) * chip


ANTES: dict[str, Callable[[int, int], int]] = {
    "none": no_ante,
    "big blind": big_blind_ante,
    "classic": classic_ante,
}


def target(wishes: Wishes) -> int:
    """The big blind of the end."""
    return -(-wishes.players * wishes.stack // BIG_BLINDS_AT_THE_END)


def highest_start(wishes: Wishes, kinds: Sequence[int]) -> int:
    return max(wishes.stack // 2, 2 * kinds[0])


def ideal(wishes: Wishes, kinds: Sequence[int], levels: int) -> list[float]:
    """Logarithms of the big blinds of even growth, to the end and some levels beyond."""
    end = math.log(target(wishes)) + 0.05
    lowest, highest = math.log(2 * kinds[0]), math.log(highest_start(wishes, kinds))
    start = min(max(math.log(wishes.stack) - math.log(100), lowest), highest)
    steps = max(levels - 1, 1)
    slow, fast = math.log(1.2), math.log(1.9)
    start = min(max(start, end - steps * fast), end - steps * slow)
    start = min(max(start, lowest), highest)
    growth = (end - start) / steps
    after = min(max(growth, slow), fast)
    beyond = [max(start, end) + after * (n + 1) for n in range(LEVELS_BEYOND)]
    return [*(start + growth * n for n in range(levels - 1)), max(start, end), *beyond]
