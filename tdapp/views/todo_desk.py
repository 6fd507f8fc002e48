"""What the desk asks for: the first entries, a seat for who waits, and those who never came or stay away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import absences
from tdapp.director.bookings import announced
from tdapp.director.clock import has_started
from tdapp.director.openings import closes_at, is_open, until
from tdapp.director.rooms import described, in_runs, to_fill
from tdapp.values.refusal import Refused
from tdapp.values.words import count
from tdapp.views.moments import local
from tdapp.views.todo_item import Other, ToDo, Waiting, named
from tdapp.views.waiting import waiting as waiting_list

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.views.clock_face import ClockFace

IS_HERE = Other("here", "Is here")
MINUTE = 60_000
LAST_CALL = 10 * MINUTE
"""So long before registration closes, who still wants to play should hear it."""


def before_play(tonight: Tonight, face: ClockFace) -> Iterator[ToDo]:
    if tonight.terms.finished is not None:
        return
    has_names, is_before = tonight.terms.has_names, face.state == "not started"
    if tonight.left < 2 and not tonight.is_drawn and (has_names or is_before):
        yield _first_entries(tonight)
    elif has_names and not tonight.is_drawn:
        yield _draw(tonight)
    elif is_before:
        why = f"{face.title} begins: {face.blinds}{', ' + face.ante if face.ante else ''}."
        yield ToDo("start", "Start the clock", why, "Start")


def _draw(tonight: Tonight) -> ToDo:
    """At the tables of the room; where it is too small, what to do about that."""
    try:
        tables = to_fill(tonight)
    except Refused as no:
        return ToDo("room", "The room is too small", no.sentence, "Setup", look="warning")
    title = f"Draw seats for {count(tonight.left, 'player')}"
    where = f"At {count(len(tables), 'table')} of up to {tonight.terms.seats}"
    if described(tonight.now):
        numbers = in_runs(table.table for table in tables)
        where = f"At table {numbers}" if len(tables) == 1 else f"At tables {numbers} of the room"
    why = f"{where}. Everybody who comes later is drawn a seat."
    return ToDo("draw", title, why, "Draw seats", str(tonight.rules.cite("SEAT-01")), look="information")


def _first_entries(tonight: Tonight) -> ToDo:
    if not tonight.terms.has_names:
        why = "Say on the Players page how many come in; play needs at least two."
        return ToDo("register", "Count the entries in", why, "Players", look="information")
    why = "Type names on the Players page; a draw needs at least two."
    return ToDo("register", "Register the players", why, "Players", look="information")


def at_the_desk(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    if tonight.terms.finished is not None:
        return
    found = waiting_list(tonight)
    if found.can_sit and is_open(tonight, at):
        rule = str(tonight.rules.cite("LATE-07"))
        yield ToDo("seat next", f"Seat {found.first}", found.told, "Pays and sits", rule, look="accent")
    yield from _never_came(tonight, at)
    for entry in absences.away(tonight):
        lost = absences.absence(tonight, entry, at)
        if lost.is_forfeited:
            title = f"{tonight.known_as(entry)} stays away: share the stack"
            yield ToDo("share", title, lost.why, "Share…", str(lost.rule), (entry,), "warning", (IS_HERE,))


def _never_came(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    missing, limit = absences.not_come(tonight), absences.deadline(tonight)
    if not missing or limit is None or limit.at is None or at < limit.at:
        return
    names = [tonight.known_as(entry) for entry in missing]
    if len(missing) > 1:
        title, button = f"{len(missing)} players never came", "Take off all"
        yield ToDo(
            "take off", title, f"{named(names)}. {limit.why}", button, limit.rule, tuple(missing), "warning",
            (Other("missing", "Show them"),),
        )  # fmt: skip
        return
    others = (IS_HERE, Other("hold", "Will come")) if absences.may_hold(tonight) else (IS_HERE,)
    title = f"{names[0]} never came: take the stack off"
    yield ToDo("take off", title, limit.why, "Take off", limit.rule, tuple(missing), "warning", others)


def last_call(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    """Registration is about to close by itself."""
    closes = closes_at(tonight, at) if has_started(tonight.now, at) else None
    if closes is None or closes - at > LAST_CALL:
        return
    queue, not_paid = len(waiting_list(tonight).people), len(announced(tonight))
    parts = [f"{count(queue, 'player')} on the waiting list"] if queue else []
    parts += [f"{count(not_paid, 'player')} pre-registered and not paid"] if not_paid else []
    still = f" Still out there: {' and '.join(parts)}." if parts else ""
    why = f"It is open until {until(tonight.terms)}: announce it.{still}"
    title = f"Registration closes at {local(closes):%H:%M}"
    yield ToDo("register", title, why, "Players", look="information", others=(Other("close", "Close now"),))


def who_is_missed(tonight: Tonight, at: Moment) -> Iterator[Waiting]:
    """Those who have not come or left the table, while it is too early to do anything."""
    if tonight.terms.finished is not None:
        return
    missing = absences.not_come(tonight)
    limit = absences.deadline(tonight)
    if missing and not (limit is not None and limit.at is not None and at >= limit.at):
        names = named([tonight.known_as(entry) for entry in missing], 2)
        until = "" if limit is None or limit.at is None else f" · stacks may come off at {local(limit.at):%H:%M}"
        yield Waiting("Not here yet", f"{names}{until}")
    for entry, since in absences.away(tonight).items():
        ends = absences.may_stay_away_until(tonight, entry)
        if ends is None or at <= ends:
            told = f"for {count((at - since) // MINUTE, 'minute')}"
            yield Waiting(f"{tonight.known_as(entry)} is away", f"{told}{_shared_in(ends, at)}")


def _shared_in(ends: Moment | None, at: Moment) -> str:
    """What is left of the time away, by the minute, and when it is over."""
    if ends is None:
        return ""
    left = count(max(-(-(ends - at) // MINUTE), 0), "minute")
    return f" · {left} left: the stack is shared at {local(ends):%H:%M}"
