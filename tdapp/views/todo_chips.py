"""What the chips ask for: the color-up of the next break, what has to be on the tables for it, a count that is off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.chip_counts import chip_counts, is_of_now
from tdapp.director.color_ups import plan
from tdapp.values.noted import Stack, TableCount
from tdapp.values.say import say
from tdapp.values.words import chips_of, listed
from tdapp.views.color_ups import to_bring
from tdapp.views.noted import counted_shown
from tdapp.views.races import is_begun, progress
from tdapp.views.todo_item import Other, ToDo

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.color_ups import Leaving, When
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment

SHEET, PLAN = Other("race sheet", say("Sheet")), Other("color-ups", say("Plan"))
ACCOUNT = Other("chip account", say("Chips in play"))


def color_ups_now(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    """In the break and from then on: the race."""
    due = _due(tonight, at, "now")
    if due:
        first = due[0].chip.worth
        why = " ".join([_why(tonight, due), *([f"{progress(tonight, first)}."] if is_begun(tonight, first) else [])])
        rule = str(tonight.rules.cite("RACE-09"))
        title = say("Color up the {chips}", chips=_kinds(due))
        yield ToDo("race", title, why, say("Race"), rule, _about(due), "accent", (SHEET, PLAN))


def color_ups_soon(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    """In the level before the break: what to print and to bring. It can wait for everything else."""
    due = [] if _due(tonight, at, "now") else _due(tonight, at, "next")
    if due:
        chips, rule = _kinds(due), str(tonight.rules.cite("RACE-09"))
        title = say("Color up the {chips} at the break", chips=chips)
        if due[0].rest is None:
            title = say("Color up the {chips} before level {level}", chips=chips, level=due[0].raced_before)
        yield ToDo("race sheet", title, _why(tonight, due), say("Race sheet"), rule, _about(due), "accent", (PLAN,))


def counted_wrong(tonight: Tonight) -> Iterator[ToDo]:
    """All chips were counted, and they are not those in play. While play goes on it may be the hands in between."""
    is_counted = bool(tonight.now[Stack]) or bool(tonight.now[TableCount])
    if tonight.terms.finished is not None or not is_counted:
        return
    found = chip_counts(tonight)
    if found.is_complete and found.missing and is_of_now(tonight, found):
        why = f"{counted_shown(tonight)} {say('Count again, or say on the Chips page what happened.')}"
        rule = str(tonight.rules.cite("INT-03"))
        title = say("The chips do not add up")
        yield ToDo("counts", title, why, say("Chip counts…"), rule, (found.missing,), "warning", (ACCOUNT,))


def _due(tonight: Tonight, at: Moment, when: When) -> list[Leaving]:
    if tonight.terms.finished is not None or tonight.left < 2:
        return []
    return [one for one in plan(tonight, at) if one.when == when]


def _kinds(due: list[Leaving]) -> str:
    return listed(chips_of(one.chip.worth) for one in due)


def _about(due: list[Leaving]) -> tuple[int, ...]:
    return tuple(one.chip.worth for one in due)


def _why(tonight: Tonight, due: list[Leaving]) -> str:
    """From level 7 on no blind needs them. Bring about 60 black 100s to the tables, about 15 each."""
    needs = say("From level {level} on no blind needs them.", level=due[-1].before_level)
    return " ".join(part for part in (needs, *(to_bring(tonight, one) for one in due)) if part)
