"""What to do next: a list that the app keeps by itself, most urgent first, each with its reason and rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.balancing import long_over
from tdapp.director.openings import is_open, until
from tdapp.values.field import DrawRecord
from tdapp.values.say import say
from tdapp.views.clock_face import clock_face
from tdapp.views.todo_chips import color_ups_now, color_ups_soon, counted_wrong
from tdapp.views.todo_desk import at_the_desk, before_play, last_call, who_is_missed
from tdapp.views.todo_floor import next_break, on_the_floor
from tdapp.views.todo_item import ToDo, Waiting
from tdapp.views.todo_money import about_money, decided, places_paid
from tdapp.views.todo_people import about_bounties, about_people, hand_by_hand, missing_names, out_for_a_time

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment

__all__ = ["OnTheFloor", "ToDo", "Waiting", "due_on_the_floor", "todo", "turned", "waiting"]


def todo(tonight: Tonight, at: Moment, *, backup_failed: str = "", copy_failed: str = "") -> list[ToDo]:
    """Most urgent first."""
    face = clock_face(tonight, at)
    floor = list(on_the_floor(tonight, face, at))
    # Once the clock runs nobody asks for them. Where people are seated as they come, the tables still fill until then.
    first_buttons = [one for one in floor if one.does == "high card" and tonight.now[DrawRecord]]
    found = [
        *_backup(backup_failed),
        *_copy(copy_failed),
        *first_buttons,
        *decided(tonight),
        *before_play(tonight, face),
        *at_the_desk(tonight, at),
        *_not_asked_twice(about_people(tonight, at), floor),
        *(one for one in floor if one not in first_buttons),
        *last_call(tonight, at),
        *color_ups_now(tonight, at),
        *counted_wrong(tonight),
        *about_bounties(tonight, at),
        *about_money(tonight, at),
        *color_ups_soon(tonight, at),
    ]
    if face.state == "overtime":
        why = say("{title} goes on until you say otherwise. Add minutes or levels on the Clock page.", title=face.title)
        found.insert(0, ToDo("nothing", say("The structure has run out"), why, "", look="warning"))
    return found


def _not_asked_twice(found: Iterable[ToDo], floor: Iterable[ToDo]) -> Iterator[ToDo]:
    """Where a move waits for a name, the floor says so when it asks for it."""
    asked = {one.key for one in floor}
    return (one for one in found if one.key not in asked)


def _backup(failed: str) -> Iterator[ToDo]:
    if failed:
        why = f"{failed} {say('The evening itself is safe in its file.')}"
        yield ToDo("nothing", say("The backup failed"), why, "", look="warning")


def _copy(failed: str) -> Iterator[ToDo]:
    if failed:
        safe = say("The evening goes on, and is safe in its file; the next break tries again.")
        why = f"{failed} {safe}"
        yield ToDo("copies", say("The copy failed"), why, say("Copies…"), look="warning")


def waiting(tonight: Tonight, at: Moment) -> list[Waiting]:
    """What needs nothing yet."""
    if tonight.terms.finished is not None:
        return []
    late = Waiting(say("Late registration"), say("open until {until}", until=until(tonight.terms)))
    return [
        *([late] if is_open(tonight, at) else []),
        *hand_by_hand(tonight),
        *out_for_a_time(tonight, at),
        *who_is_missed(tonight, at),
        *next_break(tonight),
        *places_paid(tonight),
    ]


@dataclass(frozen=True, slots=True)
class OnTheFloor:
    """What the floor asks for, most urgent first; while it asks for nothing, how it stands and what will come."""

    due: tuple[ToDo, ...]
    says: str
    waiting: tuple[Waiting, ...]


def due_on_the_floor(tonight: Tonight, at: Moment) -> OnTheFloor:
    face = clock_face(tonight, at)
    if tonight.terms.finished is not None:
        return OnTheFloor((), say("The tournament is over"), ())
    says = say("The tables are balanced") if len(tonight.tables) > 1 else say("One table: nothing to balance")
    if face.state == "not started":
        says = say("Everybody has a seat")
    floor = tuple(on_the_floor(tonight, face, at))
    due = (*_not_asked_twice(missing_names(tonight), floor), *floor)
    return OnTheFloor(due, says, () if due else tuple(next_break(tonight)))


def turned(tonight: Tonight, at: Moment) -> Hashable:
    """What the passing of time alone makes another: while it is the same, nothing on the list needs another look."""
    desk = tuple(one.key for one in (*at_the_desk(tonight, at), *last_call(tonight, at)))
    missed = (*who_is_missed(tonight, at), *out_for_a_time(tonight, at))
    chips = tuple(one.key for one in (*color_ups_now(tonight, at), *color_ups_soon(tonight, at)))
    return is_open(tonight, at), clock_face(tonight, at).state, desk, missed, long_over(tonight, at), chips
