"""When things happen in a sample evening: planned on paper before the first deed, and the same for the same chance."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Literal

from tdapp.rules.structure import Break, Level, predicted_end

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.rules.chance import Chance
    from tdapp.values.house import Stretch

SECOND = 1_000
MINUTE = 60
STILL_DEEP = 1.5
"""Stacks are deep at first: the share of the evening that has passed counts to this power."""
QUICK_END = 2
"""As if so many more were in: without it the last hands would take an hour each."""
FIRST_OUT_BY = 50 * MINUTE
"""Where somebody is to re-enter, somebody is out by then."""
DOUBLE = 12
"""One hand in so many takes two players out."""
PAUSE_AT, PAUSE = 31 * MINUTE, 6 * MINUTE
"""The clock stands once, before the first break."""
INTO_THE_LEVEL = 0.55
GRAIN = 2**32

What = Literal["hand", "late", "again", "pause", "go on", "lock"]


@dataclass(frozen=True, slots=True)
class Crowd:
    """How many people come, how many of them late, how many enter again, and how many places are paid."""

    players: int
    late: int
    again: int
    paid: int

    @property
    def entries(self) -> int:
        return self.players + self.again


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happens, so many seconds after the clock was started."""

    at: int
    what: What
    out: int = 0
    """How many a hand takes out."""
    slips: bool = False
    """Whether somebody else is clicked first."""
    at_the_shortest: bool = False
    """Whether it is dealt at the shortest table, so that the room has to be balanced."""


@dataclass(frozen=True, slots=True)
class Timetable:
    """All steps in their order, and the moment on the bubble at which one may stop: in the middle of a level."""

    steps: tuple[Step, ...]
    bubble: int
    hands_to_bubble: int

    def until_bubble(self) -> tuple[Step, ...]:
        hands = [step for step in self.steps if step.what == "hand"][: self.hands_to_bubble]
        others = [step for step in self.steps if step.what != "hand" and step.at <= self.bubble]
        return _in_order([*hands, *others])


def timetable(crowd: Crowd, stretches: Sequence[Stretch], closes_after: int, stack: int, chance: Chance) -> Timetable:
    """An evening that ends about when its structure predicts; registration closes after the given level."""
    schedule = _Schedule(stretches)
    sizes = _hands(crowd, chance)
    places = list(accumulate(sizes, lambda left, out: left - out, initial=crowd.entries))
    to_bubble = places.index(crowd.paid + 1) if crowd.paid + 1 in places else 0
    times = _times(places, schedule.play_until_the_end(crowd.entries * stack), chance)
    if to_bubble:
        aim = schedule.middle_of_the_level_at(times[to_bubble - 1])
        times = [time * aim / times[to_bubble - 1] for time in times]
    if crowd.again:
        times[0] = min(times[0], FIRST_OUT_BY)
    halfway = max(to_bubble // 2 - 1, 0)
    steps = [
        Step(
            schedule.on_the_wall(time),
            "hand",
            out,
            slips=i == halfway and places[i] > 2,
            at_the_shortest=i == to_bubble - 1,
        )
        for i, (time, out) in enumerate(zip(times, sizes))
    ]
    closes = schedule.end_of(closes_after)
    last_call, locks = closes - 12 * MINUTE, closes + 4 * MINUTE
    late = [_between(6 * MINUTE, last_call, chance) for _ in range(crowd.late)]
    again = [_between(int(times[0]) + 4 * MINUTE, last_call, chance) for _ in range(crowd.again)]
    steps += [Step(schedule.on_the_wall(time), "late") for time in late]
    steps += [Step(schedule.on_the_wall(time), "again") for time in again]
    steps += [Step(PAUSE_AT, "pause"), Step(PAUSE_AT + PAUSE, "go on"), Step(schedule.on_the_wall(locks), "lock")]
    bubble = max(times[to_bubble - 1] if to_bubble else 0, schedule.middle_of_the_level_at(locks))
    return Timetable(_in_order(steps), schedule.on_the_wall(bubble), to_bubble)


def _in_order(steps: list[Step]) -> tuple[Step, ...]:
    return tuple(sorted(steps, key=lambda step: step.at))


def _between(first: int, last: int, chance: Chance) -> int:
    return first + chance.below(max(last - first, 1))


def _hands(crowd: Crowd, chance: Chance) -> list[int]:
    """How many each hand takes out; none jumps over the bubble."""
    hands, left = [], crowd.entries
    while left > 1:
        is_double = left > 4 and left != crowd.paid + 2 and chance.below(DOUBLE) == 0
        hands.append(2 if is_double else 1)
        left -= hands[-1]
    return hands


def _times(places: Sequence[int], end: float, chance: Chance) -> list[float]:
    """Seconds of play before each hand: gaps are exponential, so many per cent of the field at a time."""
    gaps = []
    for before, after in pairwise(places):
        luck = -math.log((1 + chance.below(GRAIN)) / GRAIN)
        gaps.append(math.log((before + QUICK_END) / (after + QUICK_END)) * (0.35 + 0.65 * luck))
    whole = sum(gaps)
    end *= 0.94 + chance.below(100) / 1_000
    return [max(end * (gone / whole) ** (1 / STILL_DEEP), 60.0) for gone in accumulate(gaps)]


class _Schedule:
    """The schedule as play sees it: nobody goes out in a break, or while the clock stands."""

    def __init__(self, stretches: Sequence[Stretch]) -> None:
        self._stretches = sorted(stretches, key=lambda stretch: stretch.n)

    def play_until_the_end(self, chips: int) -> float:
        """Seconds of play that the structure predicts; past its last level, blinds would double every 40 minutes."""
        levels = [stretch for stretch in self._stretches if not stretch.is_break]
        structure = tuple(
            Break(one.seconds // MINUTE)
            if one.is_break
            else Level(one.small_blind, one.big_blind, one.ante, one.seconds // MINUTE)
            for one in self._stretches
        )
        end = predicted_end(structure, chips)
        if end is not None:
            return self.end_of(end.level)
        missing = math.log2(chips / (20 * levels[-1].big_blind))
        return self.end_of(len(levels)) + 40 * MINUTE * missing

    def end_of(self, level: int) -> int:
        return sum([stretch.seconds for stretch in self._stretches if not stretch.is_break][:level])

    def middle_of_the_level_at(self, play: float) -> float:
        """A moment a little past the middle of the level that runs after so much play."""
        start = 0
        for stretch in self._stretches:
            if not stretch.is_break:
                if play < start + stretch.seconds:
                    return start + INTO_THE_LEVEL * stretch.seconds
                start += stretch.seconds
        return play

    def on_the_wall(self, play: float) -> int:
        """Seconds since the start after so much play: with the breaks, and the time that the clock stood."""
        left, clock = play, 0.0
        for stretch in self._stretches:
            if stretch.is_break:
                clock += stretch.seconds
                continue
            if left < stretch.seconds:
                break
            left -= stretch.seconds
            clock += stretch.seconds
        clock += left
        return round(clock + (PAUSE if clock > PAUSE_AT else 0))
