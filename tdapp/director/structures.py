"""Editing the schedule, before the evening or in the middle of it: what was played stays, and time never jumps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from tdapp.director.clock import LONGEST, MINUTE, SECOND, face, has_started
from tdapp.director.stretches import COLUMNS, check_stretch, said, title
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.house import Clock, Stretch
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

MOST_STRETCHES = 200
TOLD = 3
"""So many differences are told one by one; more are summed up."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far the clock has come: `past` stretches are over, and if it `has_started` the one after them is played."""

    past: int
    has_started: bool
    remains: int
    """Seconds left of what is played, or of the first stretch."""

    @property
    def free_from(self) -> int:
        """How many stretches keep their place: those that are over, and the one that is played."""
        return self.past + self.has_started


def standing(now: Snapshot, at: int) -> Standing:
    shown = face(now, at)
    return Standing(shown.stretch.n - 1, has_started(now, at), shown.remains)


def scheduled(now: Snapshot) -> tuple[Stretch, ...]:
    return tuple(row for _, row in sorted(now[Stretch].items()))


def check_schedule(stretches: Sequence[Stretch]) -> None:
    """Refuse a schedule that nobody can play, and name the place in it."""
    if all(row.is_break for row in stretches):
        raise Refused(say("A schedule needs at least one level."), at=("stretches",))
    if len(stretches) > MOST_STRETCHES:
        told = say("A schedule has at most {most} levels and breaks.", most=MOST_STRETCHES)
        raise Refused(told, at=("stretches",))
    for place, row in enumerate(stretches):
        try:
            check_stretch(row)
        except Refused as no:
            told = say("{title}: {why}", title=title(stretches, place), why=no.sentence)
            raise Refused(told, at=("stretches", place, *no.at)) from no


def frozen_because(old: Sequence[Stretch], stands: Standing, place: int) -> str:
    """Why nothing in a stretch changes any more, or nothing."""
    return say("{title} is over: it stays as it was played.", title=title(old, place)) if place < stands.past else ""


def edit_structure(house: OpenHouse, tournament: str, *, stretches: Sequence[Stretch], by: By) -> Change:
    """The whole schedule anew, in this order. Once the clock has started, what is over stays and what is played
    keeps its place: its blinds and its length may change, and only its length moves the time left."""
    tonight = Tonight.of(house, tournament)
    if tonight.terms.finished is not None:
        raise Refused(say("The tournament is over: its schedule stands."), at=("stretches",))
    old = scheduled(tonight.now)
    new = tuple(replace(row, tournament=tournament, n=n) for n, row in enumerate(stretches, 1))
    check_schedule(new)
    if new == old:
        raise Refused(say("That is how it is already."), at=("stretches",))
    stands = standing(tonight.now, by.at)
    check_frozen(old, new, stands)
    levels, late = sum(not row.is_break for row in new), tonight.terms.late_until_level
    if levels < late and levels < sum(not row.is_break for row in old):
        told = say(
            "Registration is open to the end of level {late}, and the schedule would have {levels}: "
            "close it earlier first.",
            late=late,
            levels=count(levels, "level"),
        )
        raise Refused(told, at=("stretches",))
    rows = (*_differences(old, new), _anchored(tonight.now, old, new, stands))
    return tonight.write(Deed(tournament, say("Schedule: {changes}", changes=_told(old, new)), rows), by)


def check_frozen(old: Sequence[Stretch], new: Sequence[Stretch], stands: Standing) -> None:
    """Refuse to change what is over, to take away what is played, or to end it in the past."""
    for place in range(stands.past):
        if place >= len(new) or new[place] != old[place]:
            raise Refused(frozen_because(old, stands, place), at=("stretches", place))
    place = stands.past
    if not stands.has_started:
        return
    name = title(old, place)
    if place >= len(new) or new[place].is_break != old[place].is_break:
        raise Refused(say("{name} is on the clock: it keeps its place.", name=name), at=("stretches", place))
    remains = stands.remains + new[place].seconds - old[place].seconds
    if remains < 1 <= stands.remains:
        played = -((stands.remains - old[place].seconds) // MINUTE)
        told = say(
            "{name} has run for {minutes} already: it cannot be that short.", name=name, minutes=count(played, "minute")
        )
        raise Refused(told, at=("stretches", place, "seconds"))
    if remains > LONGEST:
        raise Refused(say("A level lasts 24 hours at the most."), at=("stretches", place, "seconds"))


def _anchored(now: Snapshot, old: Sequence[Stretch], new: Sequence[Stretch], stands: Standing) -> RowChange:
    """The clock set to what is played now, to the millisecond, so that no other length matters to it any more.

    In overtime a schedule that goes on again goes on now: the time since it ended is not taken from what follows.
    """
    clock, place = now.the(Clock, 1), stands.past
    if not stands.has_started:
        place = min(place, len(new) - 1)
        left = new[place].seconds * SECOND
        if clock.begins is not None:
            return update(clock, stretch=place + 1, ends=clock.begins + left)
        return update(clock, stretch=place + 1, remains=left)
    longer = new[place].seconds - old[place].seconds
    goes_on_now = stands.remains <= 0 and stands.remains + longer <= 0 and len(new) > place + 1
    if clock.ends is None:
        return update(clock, remains=0 if goes_on_now else (clock.remains or 0) + longer * SECOND)
    since = sum(row.seconds for row in old[clock.stretch : place + 1])
    late = -stands.remains if goes_on_now else longer
    return update(clock, stretch=place + 1, ends=clock.ends + (since + late) * SECOND)


def _differences(old: Sequence[Stretch], new: Sequence[Stretch]) -> Iterator[RowChange]:
    for before, after in zip(old, new):
        if before != after:
            yield update(before, **{name: getattr(after, name) for name in COLUMNS})
    yield from (delete(row) for row in old[len(new) :])
    yield from (insert(row) for row in new[len(old) :])


def _told(old: Sequence[Stretch], new: Sequence[Stretch]) -> str:
    """Level 5: 200/400 instead of 150/300; a break of 15 minutes after level 6 added"""
    before, after = ([replace(row, n=0) for row in rows] for rows in (old, new))
    told: list[str] = []
    for step, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        both = min(b - a, d - c) if step == "replace" else 0
        if step != "equal":
            told += (
                say(
                    "{place} {new} instead of {old}",
                    place=_place(new, c + i),
                    new=said(new[c + i]),
                    old=said(old[a + i]),
                )
                for i in range(both)
            )
            told += (say("{place} {new} added", place=_place(new, i), new=said(new[i])) for i in range(c + both, d))
            told += (say("{place} {old} taken out", place=_place(old, i), old=said(old[i])) for i in range(a + both, b))
    if len(told) <= TOLD:
        return say("; ").join(told)
    breaks = sum(row.is_break for row in new)
    return say(
        "{number:,} levels and breaks changed; now {levels}, {breaks}",
        number=len(told),
        levels=count(len(new) - breaks, "level"),
        breaks=count(breaks, "break") if breaks else say("no breaks"),
    )


def _place(stretches: Sequence[Stretch], place: int) -> str:
    name = title(stretches, place)
    return name[0].lower() + name[1:]
