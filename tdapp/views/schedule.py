"""The whole schedule: levels and breaks with the time they begin, and what is coloured up before them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.clock import SECOND, face
from tdapp.director.stretches import as_structure
from tdapp.rules.structure import color_ups, raced_before
from tdapp.values.house import Chip, Stretch
from tdapp.values.say import grouped, say
from tdapp.values.words import chips_of, listed
from tdapp.views.clock_face import blinds, limits_said

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment

When = Literal["past", "now", "to come"]


@dataclass(frozen=True, slots=True)
class Line:
    """A level or a break. `begins` is known of what is to come; a clock that stands is taken to go on now, unless it
    starts by itself later."""

    stretch: int
    title: str
    blinds: str
    ante: str
    minutes: int
    begins: Moment | None
    when: When
    note: str


def schedule(tonight: Tonight, at: Moment) -> list[Line]:
    stretches = [row for _, row in sorted(tonight.now[Stretch].items())]
    shown = face(tonight.now, at)
    notes = _color_ups(tonight, stretches)
    begins, level, found = (shown.begins or at) + max(shown.left, 0), 0, []
    for row in stretches:
        level += not row.is_break
        when: When = "past" if row.n < shown.stretch.n else "now" if row.n == shown.stretch.n else "to come"
        line = Line(
            row.n,
            say("Break") if row.is_break else say("Level {level}", level=level),
            "" if row.is_break else blinds(row),
            _ante(row),
            row.seconds // 60,
            begins if when == "to come" else shown.begins if when == "now" else None,
            when,
            "" if row.is_break else " · ".join(_notes(row, notes.get(level, ""))),
        )
        found.append(line)
        if when == "to come":
            begins += row.seconds * SECOND
    return found


def _ante(row: Stretch) -> str:
    """50; 400 big blind, where not everybody pays it"""
    if row.ante_kind == "big blind" and row.ante:
        return say("{ante:,} big blind", ante=row.ante)
    if row.ante_kind == "button" and row.ante:
        return say("{ante:,} button", ante=row.ante)
    return grouped(row.ante) if row.ante else ""


def _notes(row: Stretch, color_up: str) -> list[str]:
    """Stud · bring-in 50 · color up 25s"""
    return [part for part in (row.game, *limits_said(row), color_up) if part]


def _color_ups(tonight: Tonight, stretches: list[Stretch]) -> dict[int, str]:
    """By level: which chips are raced off before it."""
    kinds = sorted(row.worth for row in tonight.now[Chip].values())
    leaving: dict[int, list[str]] = {}
    structure = as_structure(stretches)
    for one in color_ups(structure, kinds, rules=tonight.rules):
        leaving.setdefault(raced_before(structure, one.before_level), []).append(chips_of(one.chip))
    return {level: say("color up {chips}", chips=listed(chips)) for level, chips in leaving.items() if level > 1}
