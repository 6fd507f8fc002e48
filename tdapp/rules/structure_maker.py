"""Makes a blind structure for an event: so many players and chips, so long an evening."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.rules.chip_sets import checked_kinds
from tdapp.rules.structure import BIG_BLINDS_AT_THE_END, Break, Level, check
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.rules.structure import ColorUp, End, Structure

MOST_LEVELS = 200
MOST_CHIPS = 10**12
MOST_KINDS = 15
MOST_PAIRS = 3_000_000
"""How many pairs of levels are weighed in one manner: more comes only of boxes that nobody has."""
LEVELS_BEYOND = 4
"""Levels after the predicted end, so that a long evening does not run out of them."""
USUAL = (100, 120, 150, 200, 250, 300, 400, 500, 600, 800)
FAIR = (140, 160, 180, 350, 450, 700, 900)
TWO_DIGITS = tuple(range(100, 1000, 10))
FINE = tuple(sorted({*TWO_DIGITS, *range(100, 200, 5), *range(500, 1000, 25)}))
"""Leading digits of big blinds: what players know, what they may have seen, what else there is."""


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
ANYWHERE = Manner(115, 200, TWO_DIGITS, only_at_breaks=False, even=True, chip_parts=20, window=2.5)
AT_ANY_PACE = Manner(105, 250, FINE, only_at_breaks=False, even=False, chip_parts=40, window=8.0)
AT_BREAKS_AND_ANY_PACE = replace(AT_ANY_PACE, only_at_breaks=True, chip_parts=200)
WITH_BREAKS = (AT_BREAKS, ANYWHERE, AT_BREAKS_AND_ANY_PACE, AT_ANY_PACE)
WITHOUT_BREAKS = (ANYWHERE, AT_ANY_PACE)


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
    counts = _level_counts(wishes)
    for manner in WITH_BREAKS if wishes.break_every else WITHOUT_BREAKS:
        ladder = _Ladder(wishes, kinds, manner)
        for levels in counts:
            steps = ladder.climb(levels)
            if steps:
                return _made(wishes, kinds, steps, rules)
    raise _refusal(wishes, kinds, counts)


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
        sentence = f"That would take more than {MOST_LEVELS} levels: make them at least {least:,} minutes long."
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

    def _all_steps(self) -> Iterator[Step]:
        top = max(self.target, self.highest_start) * 2 ** (LEVELS_BEYOND + 2)
        tens = [10**k for k in range(len(str(top)) + 2)]
        sizes = [digits * ten for ten in tens for digits in self.manner.digits if digits * ten % 100 == 0]
        units = [1, *(chip for chip in self.kinds if not _is_round(chip))]
        for blind in sorted({size // 100 * unit for size in sizes for unit in units}):
            if 2 * self.kinds[0] <= blind <= top:
                yield from self._steps_at(blind)

    def _steps_at(self, big_blind: int) -> Iterator[Step]:
        kinds = self.kinds
        top = len(kinds) - 1
        for i in self._places(big_blind):
            small_blind = _small_blind(big_blind, kinds[i], even=self.manner.even)
            if small_blind:
                ante = ANTES[self.wishes.ante](big_blind, kinds[i])
                unit = math.gcd(small_blind, big_blind, ante)
                holds = next((j for j in range(i, top) if unit % kinds[j + 1] == 0), top)
                yield Step(big_blind, small_blind, ante, i, holds, self._demerits(big_blind, i))

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

    def _demerits(self, big_blind: int, place: int) -> float:
        """For unusual numbers, and for a chip that has become too small to be worth counting."""
        digits = big_blind * 100 // 10 ** (len(str(big_blind)) - 1)
        unusual = 0.0 if digits in USUAL else 0.04 if digits in FAIR else 0.25
        too_small = 0.0
        if place < len(self.kinds) - 1:
            too_small = max(0.0, math.log(big_blind / (40 * self.kinds[place])))
        return unusual + 0.2 * too_small**2

    def climb(self, levels: int) -> list[Step] | None:
        """The steps nearest to even growth that reach the target in just that level, or None."""
        least, most = self.manner.least, self.manner.most
        if self.highest_start * most ** (levels - 1) < self.target * 100 ** (levels - 1):
            return None
        if levels > 1 and 2 * self.kinds[0] * least ** (levels - 2) >= self.target * 100 ** (levels - 2):
            return None
        ways: list[_Way] = []
        pairs = 0
        for number, wanted in enumerate(_ideal(self.wishes, self.kinds, levels), start=1):
            candidates = self._candidates(number, levels, wanted)
            pairs += len(candidates) * len(ways)
            if self.manner.only_at_breaks and pairs > MOST_PAIRS:
                return None
            found = [self._way(number, step, wanted, ways) for step in candidates]
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
        for way in ways:
            if self._follows(step, way.step, may_change=may_change):
                return _Way(step, way.cost + off, way)
        return None

    def _follows(self, step: Step, before: Step, *, may_change: bool) -> bool:
        """The pace is right, antes never fall, and chips that leave do so now: the level before needed them."""
        pace = 100 * step.big_blind
        if not self.manner.least * before.big_blind <= pace <= self.manner.most * before.big_blind:
            return False
        if step.ante < before.ante or step.chip < before.chip:
            return False
        if step.chip == before.chip:
            return True
        return may_change and (not self.manner.only_at_breaks or step.chip <= before.holds)

    def fewest_levels(self) -> int:
        """How soon the target can be reached."""
        big_blinds = self.big_blinds
        reached, levels = self.highest_start, 1
        while True:
            reached = big_blinds[bisect_right(big_blinds, reached) - 1]
            if reached >= self.target or levels > MOST_LEVELS:
                return levels
            reached = reached * self.manner.most // 100
            levels += 1

    def most_levels(self) -> int:
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


def _small_blind(big_blind: int, chip: int, *, even: bool) -> int:
    """Half the big blind in whole chips, or about half where that may be; 0 where there is none."""
    chips, rest = divmod(big_blind, chip)
    half = chips // 2
    if rest or (even and chips % 2):
        return 0
    if 2 * chips <= 5 * half:
        return half * chip
    return (half + 1) * chip if 3 * (half + 1) <= 2 * chips else 0


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


def _refusal(wishes: Wishes, kinds: Sequence[int], counts: Sequence[int]) -> Refused:
    """What would work instead."""
    ladder = _Ladder(wishes, kinds, AT_ANY_PACE)
    most, fewest = ladder.most_levels(), ladder.fewest_levels()
    if min(counts) > most:
        minutes = -(-wishes.minutes // most)
        return Refused(
            f"With these chips the blinds reach their end in level {most} at the latest: "
            f"levels of {minutes:,} minutes would do, or smaller chips.",
            at=("level_minutes",),
        )
    breaks = wishes.minutes_of(fewest) - fewest * wishes.level_minutes
    minutes = (wishes.minutes - breaks) // fewest
    if max(counts) < fewest and minutes >= 1:
        sentence = f"This field needs at least {fewest} levels: make them {minutes:,} minutes long."
        return Refused(sentence, at=("level_minutes",))
    if max(counts) < fewest:
        sentence = f"This field needs at least {fewest} levels: plan for more time."
        return Refused(sentence, at=("minutes",))
    return Refused("No blinds that these chips can pay grow evenly enough: try other levels.", at=("chips",))
