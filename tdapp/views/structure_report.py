"""What the structure editor says beside its rows: what is wrong or doubtful, where chips leave, when it ends."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from tdapp.director.clock import MINUTE, SECOND
from tdapp.director.stretches import as_structure, check_stretch, has_limits, is_stud, title
from tdapp.director.structures import frozen_because, scheduled, standing
from tdapp.rules.structure import check, raced_before
from tdapp.values.house import Chip
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import chips_of, count, listed
from tdapp.views.clock_face import clock_face
from tdapp.views.limit_doubts import limit_doubts
from tdapp.views.structure_cells import text_of, why_wrong

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.director.structures import Standing
    from tdapp.director.tonight import Tonight
    from tdapp.rules.rulebook import Rulebook
    from tdapp.rules.structure import Checked
    from tdapp.values.house import Moment, Stretch
    from tdapp.views.structure_cells import Row

State = Literal["past", "now", "free"]
USUAL_PLAYERS = 20


@dataclass(frozen=True, slots=True)
class Event:
    """What a structure is looked over for."""

    chips: tuple[int, ...]
    stack: int
    players: int
    """Those who came, or a usual number before anybody did."""
    more_chips: int
    """In play beside the starting stacks."""
    rules: Rulebook
    old: tuple[Stretch, ...]
    stands: Standing
    at: Moment
    starts: Moment | None


@dataclass(frozen=True, slots=True)
class Line:
    """A row as it is shown beside what is typed. Before the start without a time of day only `elapsed` is known."""

    number: int
    title: str
    begins: Moment | None
    elapsed: int
    state: State
    why: str
    """Why it cannot be changed any more, or what may change in it."""
    problems: Mapping[str, str] = field(default_factory=dict)
    doubts: tuple[str, ...] = ()
    note: str = ""

    @property
    def said(self) -> tuple[str, ...]:
        return (*self.problems.values(), *self.doubts)


@dataclass(frozen=True, slots=True)
class Report:
    lines: tuple[Line, ...]
    summary: str
    ends: Moment | None
    end: str
    ends_in: int | None
    """The level in which it should end."""
    is_sound: bool
    """Whether it could be applied."""


def event_of(tonight: Tonight, at: Moment) -> Event:
    terms, sold = tonight.terms, tonight.entries_sold
    more = max(0, clock_face(tonight, at).chips - sold * terms.stack) if sold else 0
    chips = tuple(sorted({chip.worth for chip in tonight.now[Chip].values()}))
    stands = standing(tonight.now, at)
    old = scheduled(tonight.now)
    return Event(chips, terms.stack, sold or USUAL_PLAYERS, more, tonight.rules, old, stands, at, terms.starts)


def look_over(rows: Sequence[Row], event: Event, players: int) -> Report:
    stretches = [row.stretch for row in rows]
    problems = [_problems(row) for row in rows]
    checked = _checked(stretches, event, players)
    doubts, notes = _doubts(stretches, event, checked), _notes(stretches, checked)
    times = _times(stretches, event)
    lines: list[Line] = []
    number = 0
    for place, row in enumerate(rows):
        number += not row.stretch.is_break
        begins, elapsed = times[place]
        line = Line(
            number,
            title(stretches, place),
            begins,
            elapsed,
            _state(event.stands, place),
            _why(event, place),
            problems[place],
            () if row.stretch.is_break else tuple(doubts.get(number, ())),
            "" if row.stretch.is_break else notes.get(number, ""),
        )
        lines.append(line)
    ends, told = _end(stretches, times, event, checked, players)
    is_sound = not any(problems) and any(not row.is_break for row in stretches)
    ends_in = checked.ends.level if checked is not None and checked.ends is not None else None
    return Report(tuple(lines), summed_up(stretches), ends, told, ends_in, is_sound)


def _problems(row: Row) -> dict[str, str]:
    """By column: what cannot be read, else what no level can be."""
    found = {at: why_wrong(row, at, text_of(row, at)) for at, _ in row.wrong}
    if found:
        return found
    try:
        check_stretch(row.stretch)
    except Refused as no:
        at = str(no.at[0])
        return {"minutes" if at == "seconds" else at: no.sentence}
    return {}


def _checked(stretches: Sequence[Stretch], event: Event, players: int) -> Checked | None:
    """What the rules say, unless the rows make no structure yet or the set of chips none."""
    try:
        total = max(1, players) * event.stack + event.more_chips
        return check(as_structure(stretches), event.chips, players=1, stack=total, rules=event.rules)
    except Refused:
        return None


def _doubts(stretches: Sequence[Stretch], event: Event, checked: Checked | None) -> dict[int, list[str]]:
    """By level: the rules' own where there are blinds; bets and the bring-in are looked at here."""
    levels = [row for row in stretches if not row.is_break]
    found: dict[int, list[str]] = {}
    for doubt in checked.doubts if checked else ():
        if not is_stud(levels[doubt.level - 1]):
            found.setdefault(doubt.level, []).append(doubt.text)
    for number, (before, row) in enumerate(zip([None, *levels], levels), 1):
        if row.ante and row.ante_kind == "each" and 2 * row.ante >= row.big_blind > 0:
            text = say("Every player pays an ante of {ante:,}: did you mean a big blind ante?", ante=row.ante)
            found.setdefault(number, []).append(text)
        if has_limits(row):
            found.setdefault(number, []).extend(limit_doubts(row, before, event.chips))
    return found


def _notes(stretches: Sequence[Stretch], checked: Checked | None) -> dict[int, str]:
    leaving: dict[int, list[str]] = {}
    structure = as_structure(stretches)
    for one in checked.color_ups if checked else ():
        leaving.setdefault(raced_before(structure, one.before_level), []).append(chips_of(one.chip))
    return {level: say("color up {chips}", chips=listed(chips)) for level, chips in leaving.items() if level > 1}


def _times(stretches: Sequence[Stretch], event: Event) -> list[tuple[Moment | None, int]]:
    """When each begins, and how long after the start; of what began already only the latter."""
    stands, elapsed = event.stands, 0
    found: list[tuple[Moment | None, int]] = []
    began = event.starts
    if stands.has_started:
        longer = stretches[stands.past].seconds - event.old[stands.past].seconds if stands.past < len(stretches) else 0
        began = event.at + (max(0, stands.remains + longer)) * SECOND
    for place, row in enumerate(stretches):
        is_known = began is not None and (not stands.has_started or place > stands.past)
        found.append((began if is_known else None, elapsed))
        elapsed += row.seconds
        if is_known and began is not None:
            began += row.seconds * SECOND
    return found


def _end(
    stretches: Sequence[Stretch],
    times: Sequence[tuple[Moment | None, int]],
    event: Event,
    checked: Checked | None,
    players: int,
) -> tuple[Moment | None, str]:
    """When it should be over, where a time of day is known; and a sentence without it."""
    so_many = count(players, "player")
    if checked is None:
        return None, ""
    if checked.ends is None:
        return None, say("With {players} the levels run out before there is a winner.", players=so_many)
    places = [place for place, row in enumerate(stretches) if not row.is_break]
    place = max(places[checked.ends.level - 1], event.stands.past)
    begins, elapsed = times[place]
    row = stretches[place]
    if begins is None and event.stands.has_started:
        begins = event.at + max(0, event.stands.remains) * SECOND - row.seconds * SECOND
    told = say(
        "With {players} it should end in level {level}, {time} from the start",
        players=so_many,
        level=checked.ends.level,
        time=span_said(elapsed + row.seconds),
    )
    return begins + row.seconds * SECOND if begins is not None else None, told


def _state(stands: Standing, place: int) -> State:
    if place < stands.past:
        return "past"
    return "now" if stands.has_started and place == stands.past else "free"


def _why(event: Event, place: int) -> str:
    if place < event.stands.past:
        return frozen_because(event.old, event.stands, place)
    if _state(event.stands, place) == "now":
        return say("On the clock: it keeps its place, and only its length moves the time left.")
    return ""


def summed_up(stretches: Sequence[Stretch]) -> str:
    """20 levels, 5 breaks, 7 h 30 min"""
    breaks = sum(row.is_break for row in stretches)
    levels = count(len(stretches) - breaks, "level")
    rests = count(breaks, "break") if breaks else say("no breaks")
    return f"{levels}, {rests}, {span_said(sum(row.seconds for row in stretches))}"


def span_said(seconds: int) -> str:
    """7 h 30 min, 45 min"""
    hours, minutes = divmod(seconds // MINUTE, 60)
    if not hours:
        return say("{minutes} min", minutes=minutes)
    return say("{hours} h {minutes:02} min", hours=hours, minutes=minutes)
