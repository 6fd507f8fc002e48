"""Makes a blind structure for an event: so many players and chips, so long an evening."""

from __future__ import annotations

import heapq
import math
from bisect import bisect_left, bisect_right
from collections import deque
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.rules.chip_sets import checked_kinds
from tdapp.rules.structure import BIG_BLINDS_AT_THE_END, LEAST_GROWTH, Break, Level, check
from tdapp.values.refusal import Refused
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.rules.structure import ColorUp, End, Structure

MOST_LEVELS = 200
MOST_CHIPS = 10**12
MOST_KINDS = 15
MOST_PAIRS = 3_000_000
"""How many pairs of steps are weighed in one manner: more comes only of boxes that nobody has."""
LEVELS_BEYOND = 4
"""Levels after the predicted end, so that a long evening does not run out of them."""
FASTEST = 250
"""The most that blinds grow in a level, in per cent."""
USUAL = (100, 120, 150, 200, 250, 300, 400, 500, 600, 800)
FAIR = (140, 160, 180, 350, 450, 700, 900)
TWO_DIGITS = tuple(range(100, 1000, 10))
FINE = tuple(sorted({*TWO_DIGITS, *range(100, 200, 5), *range(200, 1000, 25)}))
"""Leading digits of big blinds: what players know, what they may have seen, what else there is."""
MOST_SUMS = 600
"""How many of the least amounts that chips can pay are weighed, where no other blinds will do."""
LONGEST_LEVEL = 600
"""No longer levels are proposed."""


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
class Made:
    """A structure that fits the wishes."""

    structure: Structure
    color_ups: tuple[ColorUp, ...]
    ends: End
    why: str


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


def make_structure(wishes: Wishes, rules: Rulebook) -> Made:
    """Levels that end the event within two levels of the minutes asked for.

    The number of levels follows from the time; the first big blind is a hundredth of the stack, more for a
    short evening and less for a long one; between it and the last one the blinds grow evenly, rounded to what
    players know and the chips can pay. Chips leave at breaks where that is possible.
    """
    kinds = checked_kinds(wishes.chips, at=("chips",))
    _check(wishes, kinds)
    amounts = _Amounts(wishes, kinds)
    counts = [levels for levels in _level_counts(wishes) if amounts.fewest <= levels <= amounts.most]
    if not counts:
        raise _refusal(wishes, amounts)
    for manner in WITH_BREAKS if wishes.break_every else WITHOUT_BREAKS:
        ladder = _Ladder(wishes, kinds, manner)
        for levels in counts:
            steps = ladder.climb(levels)
            if steps:
                return _made(wishes, kinds, steps, rules)
        if ladder.pairs > MOST_PAIRS:
            break
    return _made(wishes, kinds, amounts.climb(counts[0]), rules)


def _check(wishes: Wishes, kinds: Sequence[int]) -> None:
    for name in ("stack", "players", "minutes", "level_minutes", "break_minutes"):
        if getattr(wishes, name) < 1:
            raise Refused("This must be at least 1.", at=(name,))
    if wishes.break_every < 0:
        raise Refused("Breaks come after so many levels, or 0 for none.", at=("break_every",))
    if wishes.ante not in ANTES:
        raise Refused(f"There is no ante {wishes.ante!r}.", at=("ante",))
    if len(kinds) > MOST_KINDS:
        raise Refused(f"Blinds are made for at most {MOST_KINDS} kinds of chips.", at=("chips",))
    if wishes.stack * wishes.players > MOST_CHIPS:
        raise Refused(f"More than {MOST_CHIPS:,} in chips is more than any event has.", at=("stack",))
    if 2 * kinds[0] > wishes.stack:
        sentence = f"A big blind is at least two of the smallest chips, {2 * kinds[0]:,}: more than the stack."
        raise Refused(sentence, at=("chips",))


def _level_counts(wishes: Wishes) -> list[int]:
    """How many levels may lead to the end: those within two levels of the time, the nearest first."""
    off = {n: abs(wishes.minutes_of(n) - wishes.minutes) for n in range(1, MOST_LEVELS + 1)}
    near = sorted((n for n in off if off[n] <= 2 * wishes.level_minutes), key=lambda n: (off[n], n))
    if near:
        return near
    if wishes.minutes > wishes.minutes_of(MOST_LEVELS):
        least = -(-wishes.minutes // MOST_LEVELS)
        if least > LONGEST_LEVEL:
            raise Refused("A field cannot be kept going for that long: plan for less time.", at=("minutes",))
        sentence = f"That would take more than {MOST_LEVELS} levels: make them at least {count(least, 'minute')} long."
        raise Refused(sentence, at=("level_minutes",))
    raise Refused("The breaks are too long for this time: make them shorter or rarer.", at=("break_minutes",))


def _target(wishes: Wishes) -> int:
    """The big blind of the end."""
    return -(-wishes.players * wishes.stack // BIG_BLINDS_AT_THE_END)


def _highest_start(wishes: Wishes, kinds: Sequence[int]) -> int:
    return max(wishes.stack // 2, 2 * kinds[0])


def _ideal(wishes: Wishes, kinds: Sequence[int], levels: int) -> list[float]:
    """Logarithms of the big blinds of even growth, to the end and some levels beyond."""
    end = math.log(_target(wishes)) + 0.05
    lowest, highest = math.log(2 * kinds[0]), math.log(_highest_start(wishes, kinds))
    start = min(max(math.log(wishes.stack) - math.log(100), lowest), highest)
    steps = max(levels - 1, 1)
    slow, fast = math.log(1.2), math.log(1.9)
    start = min(max(start, end - steps * fast), end - steps * slow)
    start = min(max(start, lowest), highest)
    growth = (end - start) / steps
    after = min(max(growth, slow), fast)
    beyond = [max(start, end) + after * (n + 1) for n in range(LEVELS_BEYOND)]
    return [*(start + growth * n for n in range(levels - 1)), max(start, end), *beyond]


@dataclass(frozen=True, slots=True)
class _Way:
    """The best way up to a step: what it costs, and the way it goes on from."""

    step: Step
    cost: float
    before: _Way | None

    def steps(self) -> list[Step]:
        found = []
        way: _Way | None = self
        while way:
            found.append(way.step)
            way = way.before
        return found[::-1]


class _Ladder:
    """The levels that could be, in one manner, and the best way up through them."""

    def __init__(self, wishes: Wishes, kinds: Sequence[int], manner: Manner) -> None:
        self.wishes = wishes
        self.kinds = kinds
        self.manner = manner
        self.target = _target(wishes)
        self.highest_start = _highest_start(wishes, kinds)
        self.steps = list(self._all_steps())
        self.big_blinds = [step.big_blind for step in self.steps]
        self.fewest, self.most = self._fewest_levels(), self._most_levels()
        self.pairs = 0

    def _all_steps(self) -> Iterator[Step]:
        top = max(self.target, self.highest_start) * 2 ** (LEVELS_BEYOND + 2)
        for big_blind in sorted(_ladder_sizes(self.kinds, self.manner.digits, top)):
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
        return _unusual(big_blind) + 0.2 * too_small**2 + abs(2 * small_blind - big_blind) / (2 * big_blind)

    def climb(self, levels: int) -> list[Step] | None:
        """The steps nearest to even growth that reach the target in just that level, or None."""
        if not self.fewest <= levels <= self.most:
            return None
        ways: list[_Way] = []
        for number, wanted in enumerate(_ideal(self.wishes, self.kinds, levels), start=1):
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

    def _way(self, number: int, step: Step, wanted: float, ways: list[_Way]) -> _Way | None:
        """The cheapest way to this step as level `number`; `ways` lead to the one before, cheapest first."""
        off = (math.log(step.big_blind) - wanted) ** 2 + step.demerits
        if number == 1:
            return _Way(step, off, None)
        may_change = not self.manner.only_at_breaks or self.wishes.is_break_after(number - 1)
        for tried, way in enumerate(ways, start=1):
            if self._follows(step, way.step, may_change=may_change):
                self.pairs += tried
                return _Way(step, way.cost + off, way)
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


def _ladder_sizes(kinds: Sequence[int], digits: Sequence[int], top: int) -> set[int]:
    """Big blinds of those leading digits, in ones and in chips of unusual worth, that one kind of chip can pay."""
    tens = [10**k for k in range(len(str(top)) + 2)]
    sizes = [leading * ten // 100 for ten in tens for leading in digits if leading * ten % 100 == 0]
    units = [1, *(chip for chip in kinds if not _is_round(chip))]
    blinds = {size * unit for size in sizes for unit in units if 2 * kinds[0] <= size * unit <= top}
    return {blind for blind in blinds if any(blind % chip == 0 for chip in kinds)}


def _unusual(big_blind: int) -> float:
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


class _Amounts:
    """Every big blind that the chips can pay: where no ladder will do, blinds that just rise are better than none."""

    def __init__(self, wishes: Wishes, kinds: Sequence[int]) -> None:
        self.wishes = wishes
        self.kinds = kinds
        self.target = _target(wishes)
        self.highest_start = _highest_start(wishes, kinds)
        self.sums = _least_sums(kinds)
        quick = self._quickest()
        known = {*self.sums, *_ladder_sizes(kinds[:1], TWO_DIGITS, quick[-1]), *quick}
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
        ways: list[_Way] = []
        for number, wanted in enumerate(_ideal(self.wishes, self.kinds, levels), start=1):
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

    def _onward(self, big_blinds: list[int], wanted: float, ways: list[_Way], *, is_first: bool) -> Iterator[_Way]:
        """The cheapest way to each; those to the level before that are near enough wait with rising cost."""
        near: deque[_Way] = deque()
        rest = deque(ways)
        for big_blind in big_blinds:
            while rest and rest[0].step.big_blind < big_blind:
                while near and near[-1].cost >= rest[0].cost:
                    near.pop()
                near.append(rest.popleft())
            while near and FASTEST * near[0].step.big_blind < 100 * big_blind:
                near.popleft()
            if near or is_first:
                off = (math.log(big_blind) - wanted) ** 2 + _unusual(big_blind)
                step = Step(big_blind, 0, ANTES[self.wishes.ante](big_blind, self.kinds[0]), 0, 0, 0)
                yield _Way(step, off + (near[0].cost if near else 0), near[0] if near else None)


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


def _made(wishes: Wishes, kinds: Sequence[int], steps: list[Step], rules: Rulebook) -> Made:
    parts: list[Level | Break] = []
    for number, step in enumerate(steps, start=1):
        parts.append(Level(step.small_blind, step.big_blind, step.ante, wishes.level_minutes))
        if wishes.is_break_after(number) and number < len(steps):
            parts.append(Break(wishes.break_minutes))
    structure = tuple(parts)
    checked = check(structure, kinds, players=wishes.players, stack=wishes.stack, rules=rules)
    assert checked.ends
    why = (
        f"{wishes.players * wishes.stack:,} chips are worth {BIG_BLINDS_AT_THE_END} big blinds "
        f"in level {checked.ends.level}, after {checked.ends.minutes:,} minutes."
    )
    return Made(structure, checked.color_ups, checked.ends, why)


def _refusal(wishes: Wishes, amounts: _Amounts) -> Refused:
    """What would work instead."""
    fewest, most = amounts.fewest, min(amounts.most, MOST_LEVELS)
    if min(_level_counts(wishes)) > most:
        minutes = _length_that_would_do(wishes, range(most, fewest - 1, -1))
        if not minutes:
            sentence = "With these chips this field cannot be kept going for that long: plan for less time."
            return Refused(sentence, at=("minutes",))
        return Refused(
            f"With these chips the blinds reach their end in level {most} at the latest: "
            f"levels of {count(minutes, 'minute')} would do, or smaller chips.",
            at=("level_minutes",),
        )
    minutes = _length_that_would_do(wishes, range(fewest, most + 1))
    if not minutes:
        return Refused("This field cannot be finished in that time: plan for more.", at=("minutes",))
    sentence = (
        f"From half a stack, and at most 2.5 times as much each level, the blinds need {fewest} levels to their end: "
        f"make them {count(minutes, 'minute')} long."
    )
    return Refused(sentence, at=("level_minutes",))


def _length_that_would_do(wishes: Wishes, counts: range) -> int:
    """How many minutes a level needs for one of these numbers of levels to end in time; 0 where none is sensible."""
    for levels in counts:
        breaks = wishes.minutes_of(levels) - levels * wishes.level_minutes
        longer = replace(wishes, level_minutes=max(1, (2 * (wishes.minutes - breaks) + levels) // (2 * levels)))
        off = abs(longer.minutes_of(levels) - wishes.minutes)
        if off <= 2 * longer.level_minutes <= 2 * LONGEST_LEVEL:
            return longer.level_minutes
    return 0
