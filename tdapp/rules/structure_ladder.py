"""The levels that could be, of numbers that players know, and the best way up through them."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.rules.structure import LEAST_GROWTH
from tdapp.rules.structure_wishes import ANTES, LEVELS_BEYOND, MOST_LEVELS, Step, Way, highest_start, ideal, target

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdapp.rules.structure_wishes import Wishes


MOST_PAIRS = 3_000_000
"""How many pairs of steps are weighed in one manner: more comes only of boxes that nobody has."""
USUAL = (100, 120, 150, 200, 250, 300, 400, 500, 600, 800)
FAIR = (140, 160, 180, 350, 450, 700, 900)
TWO_DIGITS = tuple(range(100, 1000, 10))
FINE = tuple(sorted({*TWO_DIGITS, *range(100, 200, 5), *range(200, 1000, 25)}))
"""Leading digits of big blinds: what players know, what they may have seen, what else there is."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How strictly to choose: the pace in per cent of the big blind before, and when chips may leave."""

    least: int
    most: int
    digits: tuple[int, ...]
    only_at_breaks: bool
    even: bool
    chip_parts: int
    """How many of the smallest chip make a big blind: at most so many, or where chips may leave anywhere at
    least so many, as soon as there is a chip that big."""
    window: float
    """How many times more or less than the ideal a big blind may be."""


AT_BREAKS = Manner(115, 200, TWO_DIGITS, only_at_breaks=True, even=True, chip_parts=200, window=3.0)
ODD_AT_BREAKS = replace(AT_BREAKS, digits=FINE, even=False)
FAST_AT_BREAKS = replace(ODD_AT_BREAKS, most=250, window=5.0)
ANYWHERE = Manner(115, 200, TWO_DIGITS, only_at_breaks=False, even=True, chip_parts=20, window=2.5)
ODD_ANYWHERE = Manner(115, 250, FINE, only_at_breaks=False, even=False, chip_parts=40, window=5.0)
FINEST_ANYWHERE = replace(ODD_ANYWHERE, digits=tuple(range(100, 1000, 5)), chip_parts=400)
AT_ANY_PACE = replace(ODD_ANYWHERE, least=105, window=8.0)
AT_BREAKS_AND_ANY_PACE = replace(AT_ANY_PACE, only_at_breaks=True, chip_parts=200)
WITH_BREAKS = (
    AT_BREAKS,
    ODD_AT_BREAKS,
    FAST_AT_BREAKS,
    ANYWHERE,
    ODD_ANYWHERE,
    FINEST_ANYWHERE,
    AT_BREAKS_AND_ANY_PACE,
    AT_ANY_PACE,
)
WITHOUT_BREAKS = (ANYWHERE, ODD_ANYWHERE, FINEST_ANYWHERE, AT_ANY_PACE)


class Ladder:
    """The levels that could be, in one manner, and the best way up through them."""

    def __init__(self, wishes: Wishes, kinds: Sequence[int], manner: Manner) -> None:
        self.wishes = wishes
        self.kinds = kinds
        self.manner = manner
        self.target = target(wishes)
        self.highest_start = highest_start(wishes, kinds)
        self.steps = list(self._all_steps())
        self.big_blinds = [step.big_blind for step in self.steps]
        self.fewest, self.most = self._fewest_levels(), self._most_levels()
        self.pairs = 0

    def _all_steps(self) -> Iterator[Step]:
        top = max(self.target, self.highest_start) * 2 ** (LEVELS_BEYOND + 2)
        for big_blind in sorted(ladder_sizes(self.kinds, self.manner.digits, top)):
            yield from self._steps_at(big_blind)

    def _steps_at(self, big_blind: int) -> Iterator[Step]:
        kinds = self.kinds
        top = len(kinds) - 1
        for i in self._places(big_blind):
            ante = ANTES[self.wishes.ante](big_blind, kinds[i])
            for small_blind in _small_blinds(big_blind, kinds[i], even=self.manner.even):
                unit = math.gcd(small_blind, big_blind, ante)
                holds = next((j for j in range(i, top) if unit % kinds[j + 1] == 0), top)
                yield Step(big_blind, small_blind, ante, i, holds, self._demerits(small_blind, big_blind, i))

    def _places(self, big_blind: int) -> list[int]:
        """Which chips may be the smallest in play."""
        top = len(self.kinds) - 1
        if not self.manner.only_at_breaks:
            return [max(0, bisect_right(self.kinds, big_blind // self.manner.chip_parts) - 1)]
        return [
            i
            for i, chip in enumerate(self.kinds)
            if 2 * chip <= big_blind and (i == top or big_blind <= self.manner.chip_parts * chip)
        ]

    def _demerits(self, small_blind: int, big_blind: int, place: int) -> float:
        """For unusual numbers, small blinds that are not half, and a chip too small to be worth counting."""
        too_small = 0.0
        if place < len(self.kinds) - 1:
            too_small = max(0.0, math.log(big_blind / (40 * self.kinds[place])))
        return unusual(big_blind) + 0.2 * too_small**2 + abs(2 * small_blind - big_blind) / (2 * big_blind)

    def climb(self, levels: int) -> list[Step] | None:
        """The steps nearest to even growth that reach the target in just that level, or None."""
        if not self.fewest <= levels <= self.most:
            return None
        ways: list[Way] = []
        for number, wanted in enumerate(ideal(self.wishes, self.kinds, levels), start=1):
            if self.pairs > MOST_PAIRS:
                return None
            found = [self._way(number, step, wanted, ways) for step in self._candidates(number, levels, wanted)]
            ways = sorted((way for way in found if way), key=lambda way: way.cost)
        top = len(self.kinds) - 1
        best = next((way for way in ways if not self.manner.only_at_breaks or way.step.holds == top), None)
        return best.steps() if best else None

    def _candidates(self, number: int, levels: int, wanted: float) -> list[Step]:
        ideal = math.exp(wanted)
        lowest, highest = int(ideal / self.manner.window), math.ceil(ideal * self.manner.window)
        if number < levels:
            highest = min(highest, self.target - 1)
        else:
            lowest = max(lowest, self.target)
        if number == 1:
            highest = min(highest, self.highest_start)
        return self.steps[bisect_left(self.big_blinds, lowest) : bisect_right(self.big_blinds, highest)]

    def _way(self, number: int, step: Step, wanted: float, ways: list[Way]) -> Way | None:
        """The cheapest way to this step as level `number`; `ways` lead to the one before, cheapest first."""
        off = (math.log(step.big_blind) - wanted) ** 2 + step.demerits
        if number == 1:
            return Way(step, off, None)
        may_change = not self.manner.only_at_breaks or self.wishes.is_break_after(number - 1)
        for tried, way in enumerate(ways, start=1):
            if self._follows(step, way.step, may_change=may_change):
                self.pairs += tried
                return Way(step, way.cost + off, way)
        self.pairs += len(ways)
        return None

    def _follows(self, step: Step, before: Step, *, may_change: bool) -> bool:
        """The pace is right, nothing falls, and chips that leave do so now: the level before needed them."""
        pace = 100 * step.big_blind
        least = self.manner.least if before.big_blind < self.target else LEAST_GROWTH
        if not least * before.big_blind <= pace <= self.manner.most * before.big_blind:
            return False
        if step.small_blind < before.small_blind or step.ante < before.ante or step.chip < before.chip:
            return False
        if step.chip == before.chip:
            return True
        return may_change and (not self.manner.only_at_breaks or step.chip <= before.holds)

    def _fewest_levels(self) -> int:
        """How soon the target can be reached."""
        big_blinds = self.big_blinds
        reached, levels = self.highest_start, 1
        while True:
            reached = big_blinds[bisect_right(big_blinds, reached) - 1]
            if reached >= self.target or levels > MOST_LEVELS:
                return levels
            reached = reached * self.manner.most // 100
            levels += 1

    def _most_levels(self) -> int:
        """How long the target can be kept away."""
        big_blinds = self.big_blinds
        reached, levels = big_blinds[0], 1
        while reached < self.target and levels <= MOST_LEVELS:
            higher = bisect_left(big_blinds, -(-reached * self.manner.least // 100))
            reached = big_blinds[higher] if higher < len(big_blinds) else self.target
            levels += 1
        return levels


def _is_round(chip: int) -> bool:
    """Whether its multiples are found among the numbers of few digits."""
    return int(str(chip).rstrip("0")) in (1, 2, 5, 25)


def ladder_sizes(kinds: Sequence[int], digits: Sequence[int], top: int) -> set[int]:
    """Big blinds of those leading digits, in ones and in chips of unusual worth, that one kind of chip can pay."""
    tens = [10**k for k in range(len(str(top)) + 2)]
    sizes = [leading * ten // 100 for ten in tens for leading in digits if leading * ten % 100 == 0]
    units = [1, *(chip for chip in kinds if not _is_round(chip))]
    blinds = {size * unit for size in sizes for unit in units if 2 * kinds[0] <= size * unit <= top}
    return {blind for blind in blinds if any(blind % chip == 0 for chip in kinds)}


def unusual(big_blind: int) -> float:
    digits = big_blind * 100 / 10 ** (len(str(big_blind)) - 1)
    return 0.0 if digits in USUAL else 0.04 if digits in FAIR else 0.25


def _small_blinds(big_blind: int, chip: int, *, even: bool) -> list[int]:
    """Half the big blind in whole chips, or what is next to half on both sides where that may be."""
    chips, rest = divmod(big_blind, chip)
    if rest or (even and chips % 2):
        return []
    near = {chips // 2, (chips + 1) // 2}
    return [half * chip for half in sorted(near) if _is_about_half(half, chips)]


def _is_about_half(small_blind: int, big_blind: int) -> bool:
    return 3 * small_blind <= 2 * big_blind <= 5 * small_blind
