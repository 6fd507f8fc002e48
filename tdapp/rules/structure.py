"""Blind structures: the levels, when a chip leaves, when the event ends, and what to doubt in them."""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from tdapp.rules.chip_sets import checked_kinds
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say
from tdapp.values.words import listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation
    from tdapp.values.refusal import Path

BIG_BLINDS_AT_THE_END = 20
"""An event is over about when all its chips are worth this many big blinds (LVL-06)."""
LEAST_GROWTH, MOST_GROWTH = 115, 250
"""Per cent of the big blind before."""
MOST_WORK = 200_000
"""How far the sums of chips that do not divide one another are followed."""


@dataclass(frozen=True, slots=True)
class Level:
    """What everybody pays for so many minutes."""

    small_blind: int
    big_blind: int
    ante: int
    minutes: int

    @property
    def amounts(self) -> tuple[int, int, int]:
        return self.small_blind, self.big_blind, self.ante


@dataclass(frozen=True, slots=True)
class Break:
    """Nobody plays; chips are raced off."""

    minutes: int


Structure = tuple[Level | Break, ...]


@dataclass(frozen=True, slots=True)
class ColorUp:
    """A kind of chip leaves before a level."""

    chip: int
    before_level: int
    why: str
    rule: Citation


@dataclass(frozen=True, slots=True)
class End:
    """The level in which an event should end, and the minutes from the start to the end of that level."""

    level: int
    minutes: int


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something in a level that the director should look at."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Checked:
    """A structure, looked over for an event."""

    color_ups: tuple[ColorUp, ...]
    ends: End | None
    doubts: tuple[Doubt, ...]


def numbered(structure: Structure) -> Iterator[tuple[int, Level]]:
    """The levels with their numbers: breaks have none."""
    return enumerate((part for part in structure if isinstance(part, Level)), start=1)


def check(structure: Structure, chips: Sequence[int], *, players: int, stack: int, rules: Rulebook) -> Checked:
    """When chips leave, when it ends, and what is doubtful in it."""
    kinds = checked_kinds(chips, at=("chips",))
    _check_levels(structure)
    if players < 1:
        raise Refused(say("An event needs at least one player."), at=("players",))
    if stack < 1:
        raise Refused(say("Everybody needs at least one chip to start with."), at=("stack",))
    leaving = color_ups(structure, kinds, rules=rules)
    return Checked(leaving, predicted_end(structure, players * stack), _doubts(structure, kinds, leaving))


def _check_levels(structure: Structure) -> None:
    for i, part in enumerate(structure):
        at: Path = ("levels", i)
        if part.minutes < 1:
            raise Refused(say("A level or a break lasts at least a minute."), at=at)
        if isinstance(part, Level) and (part.big_blind < 1 or part.small_blind < 0 or part.ante < 0):
            raise Refused(say("A level has a big blind of at least 1, and nothing in it is negative."), at=at)
    if not any(isinstance(part, Level) for part in structure):
        raise Refused(say("A structure needs at least one level."), at=("levels",))


def color_ups(structure: Structure, kinds: Sequence[int], *, rules: Rulebook) -> tuple[ColorUp, ...]:
    """A chip leaves before the first level from which on the next one pays everything (LVL-07, RACE-09)."""
    unit = 0
    units = []
    for _, level in reversed(list(numbered(structure))):
        unit = math.gcd(unit, *level.amounts)
        units.append(unit)
    units.reverse()
    leaving = []
    for chip, bigger in pairwise(kinds):
        before = 1 + bisect_left([unit % bigger == 0 for unit in units], True)
        if before <= len(units):
            why = say(
                "From level {level} on all blinds and antes are multiples of {chip:,}.", level=before, chip=bigger
            )
            leaving.append(ColorUp(chip, before, why, rules.cite("RACE-09")))
    return tuple(leaving)


def raced_before(structure: Structure, level: int) -> int:
    """A chip that is not needed from this level on plays on until a break: the level that follows the first one.

    The level itself where no break comes any more.
    """
    levels, number = sum(isinstance(part, Level) for part in structure), 0
    for part in structure:
        number += isinstance(part, Level)
        if isinstance(part, Break) and level <= number + 1 <= levels:
            return number + 1
    return level


def minutes_to_end_of(structure: Structure, level: int) -> int:
    """From the start, with the breaks before that level."""
    minutes, number = 0, 0
    for part in structure:
        minutes += part.minutes
        number += isinstance(part, Level)
        if number == level:
            break
    return minutes


def predicted_end(structure: Structure, total: int, *, big_blinds: int = BIG_BLINDS_AT_THE_END) -> End | None:
    """The first level in which all chips are worth at most 20 big blinds; None where no level is that high.

    With a big-blind ante a round costs more, and 30 `big_blinds` may be nearer the truth.
    """
    for number, level in numbered(structure):
        if big_blinds * level.big_blind >= total:
            return End(number, minutes_to_end_of(structure, number))
    return None


def _doubts(structure: Structure, kinds: tuple[int, ...], leaving: tuple[ColorUp, ...]) -> tuple[Doubt, ...]:
    gone_from = {color_up.chip: color_up.before_level for color_up in leaving}
    after_a_break = _levels_after_a_break(structure)
    doubts: list[Doubt] = []
    last: Level | None = None
    for number, level in numbered(structure):
        going = [chip for chip, before in gone_from.items() if before == number]
        texts = [*_growth_doubts(level, last), *_blind_doubts(level), *_pay_doubts(level, kinds)]
        if going and number > 1 and number not in after_a_break:
            chips = listed(say("{chip:,}-chips", chip=chip) for chip in going)
            texts.append(
                say("{chips} leave before level {level}, but there is no break before it.", chips=chips, level=number)
            )
        doubts += [Doubt(number, text) for text in texts]
        last = level
    return tuple(doubts)


def _levels_after_a_break(structure: Structure) -> set[int]:
    number, found = 0, set()
    for before, part in pairwise((None, *structure)):
        if isinstance(part, Level):
            number += 1
            if isinstance(before, Break):
                found.add(number)
    return found


def _growth_doubts(level: Level, last: Level | None) -> Iterator[str]:
    if last is None:
        return
    now, before = level.big_blind, last.big_blind
    if now == before and level.ante > last.ante:
        # An ante that comes in is the growth of that level.
        return
    if now < before:
        yield say("The big blind falls from {before:,} to {now:,}.", before=before, now=now)
    elif 100 * now < LEAST_GROWTH * before:
        yield say(
            "The big blind grows slowly, from {before:,} to {now:,}: 1.15 to 2.5 times is usual.",
            before=before,
            now=now,
        )
    elif 100 * now > MOST_GROWTH * before:
        yield say(
            "The big blind grows fast, from {before:,} to {now:,}: 1.15 to 2.5 times is usual.",
            before=before,
            now=now,
        )


def _blind_doubts(level: Level) -> Iterator[str]:
    small, big, ante = level.amounts
    if small == 0:
        yield say("There is no small blind beside the big blind of {big:,}.", big=big)
    elif not 3 * small <= 2 * big <= 5 * small:
        yield say(
            "A big blind of {big:,} with a small blind of {small:,}: 1.5 to 2.5 times is usual.", big=big, small=small
        )
    if ante > big:
        yield say("The ante of {ante:,} is more than the big blind of {big:,}.", ante=ante, big=big)
    if 0 < 20 * ante < big:
        yield say("The ante of {ante:,} is less than a twentieth of the big blind of {big:,}.", ante=ante, big=big)


def _pay_doubts(level: Level, kinds: tuple[int, ...]) -> Iterator[str]:
    """Chips that have left need not be left out: they leave only once another in play pays everything."""
    small, big, ante = level.amounts
    chips = ", ".join(map(grouped, kinds))
    if not can_pay(small, kinds):
        yield say(
            "The small blind of {amount:,} cannot be paid with the chips in play ({chips}).", amount=small, chips=chips
        )
    if not can_pay(big, kinds):
        yield say(
            "The big blind of {amount:,} cannot be paid with the chips in play ({chips}).", amount=big, chips=chips
        )
    if not can_pay(ante, kinds):
        yield say("The ante of {amount:,} cannot be paid with the chips in play ({chips}).", amount=ante, chips=chips)


def can_pay(amount: int, chips: tuple[int, ...]) -> bool:
    """Whether some chips of these kinds, smallest kind first, make exactly the amount."""
    smallest, unit = chips[0], math.gcd(*chips)
    if any(amount % chip == 0 for chip in chips):
        return True
    if amount < smallest or amount % unit:
        return False
    if smallest // unit * len(chips) > MOST_WORK:
        raise Refused(say("These chips have too little in common to say what they can pay."), at=("chips",))
    return _least_sums(tuple(chip // unit for chip in chips))[amount // unit % (smallest // unit)] <= amount // unit


@lru_cache(maxsize=32)
def _least_sums(chips: tuple[int, ...]) -> tuple[float, ...]:
    """For each remainder modulo the smallest chip, the least sum of chips that leaves it.

    Every greater amount with that remainder is the same and more of the smallest chip. Each kind of chip
    goes twice around the remainders that it leads to, so the second time starts from the least of them.
    """
    modulus = chips[0]
    least: list[float] = [0, *[math.inf] * (modulus - 1)]
    for chip in chips[1:]:
        rounds = math.gcd(modulus, chip)
        for remainder in range(rounds):
            for _ in range(2 * (modulus // rounds)):
                onward = (remainder + chip) % modulus
                least[onward] = min(least[onward], least[remainder] + chip)
                remainder = onward
    return tuple(least)


def total_chips(
    stack: int,
    players: int,
    *,
    rebuys: int = 0,
    rebuy_chips: int = 0,
    add_ons: int = 0,
    add_on_chips: int = 0,
) -> int:
    """All chips in play, as counted or as expected."""
    return stack * players + rebuys * rebuy_chips + add_ons * add_on_chips


@dataclass(frozen=True, slots=True)
class Forecast:
    """When a running event should end: in which level, and how many minutes from now."""

    level: int
    minutes_to_go: int
    why: str
    rule: Citation


def forecast(
    structure: Structure, *, total: int, started: int, left: int, minutes_played: int, rules: Rulebook
) -> Forecast | None:
    """The end as it looks now; None where the structure has no level high enough.

    Two guesses are weighed. The chips say: the first level worth a twentieth of them all. The players say:
    they go on leaving at the pace so far, so many per cent a level, until one is left (at most twice the
    level that the chips say, for a start without bust-outs tells nothing). After n finished levels the
    players count n parts and the chips four. More chips or more players left never make it sooner, and it is
    never before the present level.
    """
    if not 1 <= left <= started:
        raise Refused(say("{left:,} of {started:,} players cannot be left.", left=left, started=started), at=("left",))
    by_chips = predicted_end(structure, total)
    if by_chips is None:
        return None
    present = _level_at(structure, minutes_played)
    finished = present - 1
    by_players = _level_by_players(finished, started, left, most=2 * by_chips.level)
    blend = (4 * by_chips.level + finished * by_players) / (4 + finished)
    last = sum(1 for _ in numbered(structure))
    level = present if left == 1 else min(last, max(present, round(blend)))
    to_go = 0 if left == 1 else max(0, minutes_to_end_of(structure, level) - minutes_played)
    why = say(
        "{chips:,} chips are in play, and {left:,} of {started:,} players are left in level {level}.",
        chips=total,
        left=left,
        started=started,
        level=present,
    )
    return Forecast(level, to_go, why, rules.cite("LVL-06"))


def _level_at(structure: Structure, minutes_played: int) -> int:
    """The level at that moment; in a break the one that follows, after the last one the last."""
    number = 0
    for part in structure:
        number += isinstance(part, Level)
        minutes_played -= part.minutes
        if minutes_played < 0:
            return number if isinstance(part, Level) else number + 1
    return number


def _level_by_players(finished: int, started: int, left: int, *, most: int) -> float:
    if finished == 0 or left == started:
        return most
    pace = math.log(started / left) / finished
    return min(float(most), finished + math.log(left) / pace)
