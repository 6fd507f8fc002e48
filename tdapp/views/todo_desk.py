"""What the desk asks for: the first entries, a seat for who waits, and those who never came or stay away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import absences
from tdapp.director.bookings import announced
from tdapp.director.clock import has_started
from tdapp.director.openings import closes_at, is_open, until
from tdapp.director.rooms import described, in_runs, to_fill
from tdapp.values.dates import local
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.values.words import count, listed
from tdapp.views.todo_item import Other, ToDo, Waiting, named
from tdapp.views.waiting import waiting as waiting_list

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.views.clock_face import ClockFace

IS_HERE = Other("here", say("Is here"))
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
        stakes = ", ".join(filter(None, (face.blinds, face.ante)))
        why = say("{title} begins: {stakes}.", title=face.title, stakes=stakes)
        yield ToDo("start", say("Start the clock"), why, say("Start"))


def _draw(tonight: Tonight) -> ToDo:
    """At the tables of the room; where it is too small, what to do about that."""
    try:
        tables = to_fill(tonight)
    except Refused as no:
        return ToDo("room", say("The room is too small"), no.sentence, say("Setup"), look="warning")
    title = say("Draw seats for {players}", players=count(tonight.left, "player"))
    where = say("At {tables} of up to {seats}.", tables=count(len(tables), "table"), seats=tonight.terms.seats)
    if described(tonight.now):
        numbers = in_runs(table.table for table in tables)
        where = say("At tables {tables} of the room.", tables=numbers)
        if len(tables) == 1:
            where = say("At table {table}.", table=numbers)
    why = f"{where} {say('Everybody who comes later is drawn a seat.')}"
    return ToDo("draw", title, why, say("Draw seats"), str(tonight.rules.cite("SEAT-01")), look="information")


def _first_entries(tonight: Tonight) -> ToDo:
    if not tonight.terms.has_names:
        why = say("Say on the Players page how many come in; play needs at least two.")
        return ToDo("register", say("Count the entries in"), why, say("Players"), look="information")
    why = say("Type names on the Players page; a draw needs at least two.")
    return ToDo("register", say("Register the players"), why, say("Players"), look="information")


def at_the_desk(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    if tonight.terms.finished is not None:
        return
    found = waiting_list(tonight)
    if found.can_sit and is_open(tonight, at):
        rule = str(tonight.rules.cite("LATE-07"))
        title = say("Seat {player}", player=found.first)
        yield ToDo("seat next", title, found.told, say("Pays and sits"), rule, look="accent")
    yield from _never_came(tonight, at)
    for entry in absences.away(tonight):
        lost = absences.absence(tonight, entry, at)
        if lost.is_forfeited:
            title = say("{player} stays away: share the stack", player=tonight.known_as(entry))
            yield ToDo("share", title, lost.why, say("Share…"), str(lost.rule), (entry,), "warning", (IS_HERE,))


def _never_came(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    missing, limit = absences.not_come(tonight), absences.deadline(tonight)
    if not missing or limit is None or limit.at is None or at < limit.at:
        return
    names = [tonight.known_as(entry) for entry in missing]
    if len(missing) > 1:
        title, button = say("{number:,} players never came", number=len(missing)), say("Take off all")
        yield ToDo(
            "take off", title, f"{named(names)}. {limit.why}", button, limit.rule, tuple(missing), "warning",
            (Other("missing", say("Show them")),),
        )  # fmt: skip
        return
    others = (IS_HERE, Other("hold", say("Will come"))) if absences.may_hold(tonight) else (IS_HERE,)
    title = say("{player} never came: take the stack off", player=names[0])
    yield ToDo("take off", title, limit.why, say("Take off"), limit.rule, tuple(missing), "warning", others)


def last_call(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    """Registration is about to close by itself."""
    closes = closes_at(tonight, at) if has_started(tonight.now, at) else None
    if closes is None or closes - at > LAST_CALL:
        return
    queue, not_paid = len(waiting_list(tonight).people), len(announced(tonight))
    waits = say_count(queue, "{n} player on the waiting list", "{n} players on the waiting list")
    booked = say_count(not_paid, "{n} player pre-registered and not paid", "{n} players pre-registered and not paid")
    why = say("It is open until {until}: announce it.", until=until(tonight.terms))
    if queue or not_paid:
        people = listed([*([waits] if queue else []), *([booked] if not_paid else [])])
        why = f"{why} {say('Still out there: {people}.', people=people)}"
    title = say("Registration closes at {time:%H:%M}", time=local(closes))
    yield ToDo("register", title, why, say("Players"), look="information", others=(Other("close", say("Close now")),))


def who_is_missed(tonight: Tonight, at: Moment) -> Iterator[Waiting]:
    """Those who have not come or left the table, while it is too early to do anything."""
    if tonight.terms.finished is not None:
        return
    missing = absences.not_come(tonight)
    limit = absences.deadline(tonight)
    if missing and not (limit is not None and limit.at is not None and at >= limit.at):
        parts = [named([tonight.known_as(entry) for entry in missing], 2)]
        if limit is not None and limit.at is not None:
            parts.append(say("stacks may come off at {time:%H:%M}", time=local(limit.at)))
        yield Waiting(say("Not here yet"), " · ".join(parts))
    for entry, since in absences.away(tonight).items():
        ends = absences.may_stay_away_until(tonight, entry)
        if ends is None or at <= ends:
            told = say_count((at - since) // MINUTE, "for {n} minute", "for {n} minutes")
            says = " · ".join(filter(None, (told, _shared_in(ends, at))))
            yield Waiting(say("{player} is away", player=tonight.known_as(entry)), says)


def _shared_in(ends: Moment | None, at: Moment) -> str:
    """What is left of the time away, by the minute, and when it is over."""
    if ends is None:
        return ""
    return say_count(
        max(-(-(ends - at) // MINUTE), 0),
        "{n} minute left: the stack is shared at {time:%H:%M}",
        "{n} minutes left: the stack is shared at {time:%H:%M}",
        time=local(ends),
    )
