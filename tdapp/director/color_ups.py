"""The set in play: which kinds of chips have left, what the next one becomes, and when the structure lets them go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.chips import by_worth
from tdapp.director.clock import face, has_started
from tdapp.director.ledger import chips_in_play
from tdapp.director.stretches import as_structure
from tdapp.director.structures import scheduled
from tdapp.rules import structure
from tdapp.values.house import Chip
from tdapp.values.races import ColorUp
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.tonight import Tonight
    from tdapp.store.snapshot import Snapshot
    from tdapp.values.house import Moment


When = Literal["later", "next", "now"]


@dataclass(frozen=True, slots=True)
class Leaving:
    """A kind that the structure needs no longer from a level on, and the first break that is not before that."""

    chip: Chip
    into: Chip
    before_level: int
    raced_before: int
    """The level that follows that break; the same where no break comes after it."""
    rest: int | None
    """The break's place in the schedule; None where no break comes after it."""
    when: When
    why: str
    rule: str


def gone(now: Snapshot) -> Mapping[int, ColorUp]:
    """The kinds that have left, by what they were worth."""
    return {row.chip: row for row in now[ColorUp].values()}


def in_play(now: Snapshot) -> list[Chip]:
    """The set as it is on the tables, smallest first: without what has left, and what is too small for any stack."""
    left = gone(now)
    chips = by_worth(now[Chip].values())
    smallest = min((chip.worth for chip in chips if chip.each), default=0)
    return [chip for chip in chips if chip.worth >= smallest and chip.worth not in left]


def bigger(chip: Chip, chips: list[Chip]) -> Chip | None:
    """What a kind becomes: the next one up that a number of them makes."""
    return next((one for one in chips if one.worth > chip.worth and one.worth % chip.worth == 0), None)


def exchange(tonight: Tonight, worth: int) -> tuple[Chip, Chip]:
    """A kind that may leave now, and what it becomes; or why it stays."""
    if tonight.terms.finished is not None:
        raise Refused(say("The tournament is over: its chips stand."))
    if worth in gone(tonight.now):
        raise Refused(say("The {worth:,}s have left already.", worth=worth))
    chips = in_play(tonight.now)
    chip = next((one for one in chips if one.worth == worth), None)
    if chip is None:
        raise Refused(say("There are no {worth:,}-chips in this tournament.", worth=worth))
    if chip is not chips[0]:
        rule = tonight.rules.cite("RACE-09")
        raise Refused(
            say("The {worth:,}s leave first: chips go from the smallest up.", worth=chips[0].worth), rule=rule
        )
    into = bigger(chip, chips)
    if into is None:
        raise Refused(say("The set has no bigger chip that the {worth:,}s could become.", worth=worth))
    return chip, into


def pieces(tonight: Tonight) -> dict[int, int]:
    """About how many there are of each kind in play: as if all chips had come as starting stacks do, and with what
    smaller kinds that left became."""
    chips, stack = chips_in_play(tonight.now), tonight.terms.stack
    standing = {chip.worth for chip in in_play(tonight.now)}
    found: dict[int, int] = {}
    value = 0
    for chip in by_worth(tonight.now[Chip].values()):
        there = -(-chips * chip.each // stack)
        if chip.worth in standing:
            found[chip.worth] = there + value // chip.worth
            value = 0
        else:
            value += there * chip.worth
    return found


def plan(tonight: Tonight, at: Moment) -> list[Leaving]:
    """The color-ups that are still to come, in their order."""
    chips = in_play(tonight.now)
    schedule = scheduled(tonight.now)
    kinds = [chip.worth for chip in chips]
    if not kinds:
        return []
    found = []
    parts = as_structure(schedule)
    for one in structure.color_ups(parts, kinds, rules=tonight.rules):
        chip = chips[kinds.index(one.chip)]
        into = bigger(chip, chips)
        if into is None or one.before_level < 2:
            continue
        rest = _break_before(tonight.now, one.before_level)
        when = _when(tonight, at, one.before_level, rest)
        raced = structure.raced_before(parts, one.before_level)
        found.append(Leaving(chip, into, one.before_level, raced, rest, when, one.why, str(one.rule)))
    return found


def bring(tonight: Tonight, one: Leaving) -> int:
    """About how many bigger chips a color-up takes: for all of this kind and those below it, races aside."""
    there = tonight.once(pieces)
    value = sum(number * worth for worth, number in there.items() if worth <= one.chip.worth)
    return -(-value // one.into.worth)


def _break_before(now: Snapshot, level: int) -> int | None:
    """The first break after which that level, or a later one, begins."""
    number = 0
    for row in scheduled(now):
        number += not row.is_break
        if row.is_break and number + 1 >= level:
            return row.n
    return None


def _when(tonight: Tonight, at: Moment, level: int, rest: int | None) -> When:
    """Now in its break and from then on; next in the level before that."""
    if not has_started(tonight.now, at):
        return "later"
    shown = face(tonight.now, at)
    if rest is not None:
        here = shown.stretch.n
        return "now" if here >= rest else "next" if here == rest - 1 else "later"
    return "now" if shown.level >= level else "next" if shown.level == level - 1 else "later"
