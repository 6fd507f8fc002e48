"""Makes a blind structure for an event: so many players and chips, so long an evening."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.rules.chip_account import MOST_CHIPS
from tdapp.rules.chip_sets import checked_kinds
from tdapp.rules.structure import BIG_BLINDS_AT_THE_END, Break, Level, check
from tdapp.rules.structure_amounts import Amounts
from tdapp.rules.structure_ladder import MOST_PAIRS, WITH_BREAKS, WITHOUT_BREAKS, Ladder
from tdapp.rules.structure_wishes import ANTES, MOST_LEVELS
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.rules.structure import ColorUp, End, Structure
    from tdapp.rules.structure_wishes import Step, Wishes


MOST_KINDS = 15
LONGEST_LEVEL = 600
"""No longer levels are proposed."""


@dataclass(frozen=True, slots=True)
class Made:
    """A structure that fits the wishes."""

    structure: Structure
    color_ups: tuple[ColorUp, ...]
    ends: End
    why: str


def make_structure(wishes: Wishes, *, rules: Rulebook) -> Made:
    """Levels that end the event within two levels of the minutes asked for.

    The number of levels follows from the time; the first big blind is a hundredth of the stack, more for a
    short evening and less for a long one; between it and the last one the blinds grow evenly, rounded to what
    players know and the chips can pay. Chips leave at breaks where that is possible.
    """
    kinds = checked_kinds(wishes.chips, at=("chips",))
    _check(wishes, kinds)
    amounts = Amounts(wishes, kinds)
    counts = [levels for levels in _level_counts(wishes) if amounts.fewest <= levels <= amounts.most]
    if not counts:
        raise _refusal(wishes, amounts)
    for manner in WITH_BREAKS if wishes.break_every else WITHOUT_BREAKS:
        ladder = Ladder(wishes, kinds, manner)
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
            raise Refused(say("This must be at least 1."), at=(name,))
    if wishes.break_every < 0:
        raise Refused(say("Breaks come after so many levels, or 0 for none."), at=("break_every",))
    if wishes.ante not in ANTES:
        raise Refused(say("There is no ante {ante!r}.", ante=wishes.ante), at=("ante",))
    if len(kinds) > MOST_KINDS:
        raise Refused(say("Blinds are made for at most {most} kinds of chips.", most=MOST_KINDS), at=("chips",))
    if wishes.stack * wishes.players > MOST_CHIPS:
        raise Refused(say("More than {most:,} in chips is more than any event has.", most=MOST_CHIPS), at=("stack",))
    if 2 * kinds[0] > wishes.stack:
        sentence = say(
            "A big blind is at least two of the smallest chips, {blind:,}: more than the stack.", blind=2 * kinds[0]
        )
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
            raise Refused(say("A field cannot be kept going for that long: plan for less time."), at=("minutes",))
        sentence = say(
            "That would take more than {most} levels: make them longer, or plan for less time.", most=MOST_LEVELS
        )
        raise Refused(sentence, at=("level_minutes",))
    raise Refused(say("The breaks are too long for this time: make them shorter or rarer."), at=("break_minutes",))


def _made(wishes: Wishes, kinds: Sequence[int], steps: list[Step], rules: Rulebook) -> Made:
    parts: list[Level | Break] = []
    for number, step in enumerate(steps, start=1):
        parts.append(Level(step.small_blind, step.big_blind, step.ante, wishes.level_minutes))
        if wishes.is_break_after(number) and number < len(steps):
            parts.append(Break(wishes.break_minutes))
    structure = tuple(parts)
    checked = check(structure, kinds, players=wishes.players, stack=wishes.stack, rules=rules)
    assert checked.ends
    why = say(
        "{chips:,} chips are worth {blinds} big blinds in level {level}, after {minutes:,} minutes.",
        chips=wishes.players * wishes.stack,
        blinds=BIG_BLINDS_AT_THE_END,
        level=checked.ends.level,
        minutes=checked.ends.minutes,
    )
    return Made(structure, checked.color_ups, checked.ends, why)


def _refusal(wishes: Wishes, amounts: Amounts) -> Refused:
    """What would work instead."""
    fewest, most = amounts.fewest, min(amounts.most, MOST_LEVELS)
    if min(_level_counts(wishes)) > most:
        minutes = _length_that_would_do(wishes, range(most, fewest - 1, -1))
        if not minutes:
            sentence = say("With these chips this field cannot be kept going for that long: plan for less time.")
            return Refused(sentence, at=("minutes",))
        return Refused(
            say(
                "With these chips the blinds reach their end in level {level} at the latest: levels of "
                "{minutes} would do, or smaller chips.",
                level=most,
                minutes=count(minutes, "minute"),
            ),
            at=("level_minutes",),
        )
    minutes = _length_that_would_do(wishes, range(fewest, most + 1))
    if not minutes:
        return Refused(say("This field cannot be finished in that time: plan for more."), at=("minutes",))
    sentence = say(
        "From half a stack, and at most 2.5 times as much each level, the blinds need {levels} "
        "levels to their end: make them {minutes} long.",
        levels=fewest,
        minutes=count(minutes, "minute"),
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
