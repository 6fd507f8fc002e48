"""Blinds of any amount that the chips can pay: where no ladder will do, blinds that just rise are better than none."""

from __future__ import annotations

import heapq
import math
from bisect import bisect_left, bisect_right
from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.rules.structure_ladder import TWO_DIGITS, ladder_sizes, unusual
from tdapp.rules.structure_wishes import ANTES, LEVELS_BEYOND, Step, Way, highest_start, ideal, target

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdapp.rules.structure_wishes import Wishes


FASTEST = 250
"""The most that blinds grow in a level, in per cent."""
MOST_SUMS = 600
"""How many of the least amounts that chips can pay are weighed, where no other blinds will do."""


class Amounts:
    """Every big blind that the chips can pay: where no ladder will do, blinds that just rise are better than none."""

    def __init__(self, wishes: Wishes, kinds: Sequence[int]) -> None:
        self.wishes = wishes
        self.kinds = kinds
        self.target = target(wishes)
        self.highest_start = highest_start(wishes, kinds)
        self.sums = _least_sums(kinds)
        quick = self._quickest()
        known = {*self.sums, *ladder_sizes(kinds[:1], TWO_DIGITS, quick[-1]), *quick}
        always = 4 * kinds[0]
        self.big_blinds = sorted(amount for amount in known if amount >= always or self._small_blind(amount))
        self.fewest = 1 + bisect_left(quick, self.target)
        self.most = 1 + bisect_left(self.big_blinds, self.target)

    def _quickest(self) -> list[int]:
        """From the highest start on as fast as blinds may grow, past the target and the levels beyond."""
        found = [self._at_most(self.highest_start)]
        while found[-1] < self.target << LEVELS_BEYOND + 2:
            found.append(self._at_most(found[-1] * FASTEST // 100))
        return found

    def _at_most(self, amount: int) -> int:
        place = bisect_right(self.sums, amount)
        return max(amount // self.kinds[0] * self.kinds[0], self.sums[place - 1] if place else 0)

    def _small_blind(self, big_blind: int, before: int = 0) -> int:
        """The one nearest to half that is not below the one before; 0 where there is none."""
        chip = self.kinds[0]
        half = big_blind // 2 // chip * chip
        lowest, highest = max(before, -(-2 * big_blind // 5)), 2 * big_blind // 3
        sums = self.sums[bisect_left(self.sums, lowest) : bisect_right(self.sums, highest)]
        payable = [small for small in (*sums, half, half + chip, before) if max(lowest, 1) <= small <= highest]
        return min(payable, key=lambda small: (abs(2 * small - big_blind), small), default=0)

    def climb(self, levels: int) -> list[Step]:
        """The row nearest to even growth that reaches the target in just that level."""
        ways: list[Way] = []
        for number, wanted in enumerate(ideal(self.wishes, self.kinds, levels), start=1):
            lowest = self.target if number >= levels else 0
            highest = self.target - 1 if number < levels else self.big_blinds[-1]
            if number == 1:
                highest = min(highest, self.highest_start)
            among = slice(bisect_left(self.big_blinds, lowest), bisect_right(self.big_blinds, highest))
            ways = list(self._onward(self.big_blinds[among], wanted, ways, is_first=number == 1))
        steps: list[Step] = []
        for step in min(ways, key=lambda way: way.cost).steps():
            before = steps[-1].small_blind if steps else 0
            steps.append(replace(step, small_blind=self._small_blind(step.big_blind, before)))
        return steps

    def _onward(self, big_blinds: list[int], wanted: float, ways: list[Way], *, is_first: bool) -> Iterator[Way]:
        """The cheapest way to each; those to the level before that are near enough wait with rising cost."""
        near: deque[Way] = deque()
        rest = deque(ways)
        for big_blind in big_blinds:
            while rest and rest[0].step.big_blind < big_blind:
                while near and near[-1].cost >= rest[0].cost:
                    near.pop()
                near.append(rest.popleft())
            while near and FASTEST * near[0].step.big_blind < 100 * big_blind:
                near.popleft()
            if near or is_first:
                off = (math.log(big_blind) - wanted) ** 2 + unusual(big_blind)
                step = Step(big_blind, 0, ANTES[self.wishes.ante](big_blind, self.kinds[0]), 0, 0, 0)
                yield Way(step, off + (near[0].cost if near else 0), near[0] if near else None)


def _least_sums(kinds: Sequence[int]) -> list[int]:
    """The least amounts that the chips can pay."""
    found: list[int] = []
    heap = list(kinds)
    while len(found) < MOST_SUMS:
        amount = heapq.heappop(heap)
        if not found or amount > found[-1]:
            found.append(amount)
            for chip in kinds:
                heapq.heappush(heap, amount + chip)
    return found
