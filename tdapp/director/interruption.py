"""The computer slept, was off, or its time was changed while a clock ran: what the room saw, and what to make of it.

Three clocks tell them apart: the wall clock, which people set; one that counts while the computer sleeps; and one
that does not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from tdapp.director.clock import MINUTE, SECOND, Held, face
from tdapp.director.tonight import Tonight
from tdapp.values.dates import local
from tdapp.values.house import Clock
from tdapp.values.say import say
from tdapp.values.words import count, listed

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment

TOLERANCE = 3 * SECOND
"""So far the clocks of a computer drift apart, or are set right, without anybody seeing it."""
AWAY = 60 * SECOND
"""Whoever opens the app again within that time has not been away: the clock ran on."""
LONG_AWAY = 2 * 60 * MINUTE * SECOND
"""After that nobody plays on as if nothing had been: the clock stands."""
Kind = Literal["slept", "set", "off", "put back"]


@dataclass(frozen=True, slots=True)
class Reading:
    """The three clocks at one moment, in milliseconds."""

    wall: Moment
    awake: int
    always: int


@dataclass(frozen=True, slots=True)
class Interruption:
    """From the moment `since` on, the wall clock went `lost` milliseconds farther than the room saw."""

    kind: Kind
    since: Moment
    until: Moment
    lost: int

    @property
    def told(self) -> str:
        """The computer slept from 20:10 to 20:32"""
        began, ended = (f"{local(at):%H:%M}" for at in (self.since, self.until))
        if self.kind == "set":
            length = _length(abs(self.lost))
            if self.lost > 0:
                return say("The time of this computer was set forward by {length}", length=length)
            return say("The time of this computer was set back by {length}", length=length)
        if self.kind == "slept":
            return say("The computer slept from {began} to {ended}", began=began, ended=ended)
        if self.kind == "put back":
            return say("The house is as it was at {began}", began=began)
        return say("tdapp was closed from {began} to {ended}", began=began, ended=ended)


def between(before: Reading, after: Reading) -> Interruption | None:
    """What happened from one reading to the next, if anything did. A window that hangs for a while is nothing."""
    slept = (after.always - before.always) - (after.awake - before.awake)
    was_set = (after.wall - before.wall) - (after.always - before.always)
    if abs(was_set) >= TOLERANCE and abs(was_set) >= slept:
        return Interruption("set", before.wall, after.wall, slept + was_set)
    if slept >= TOLERANCE:
        return Interruption("slept", before.wall, after.wall, slept + was_set)
    return None


def since_closed(last: Moment, now: Moment) -> Interruption | None:
    """What happened since the app was last seen at work."""
    if abs(now - last) < AWAY:
        return None
    return Interruption("off" if now > last else "set", last, now, now - last)


def since_put_back(made: Moment, now: Moment) -> Interruption:
    """The house is as a backup held it: its clocks stopped being seen when that was made."""
    return Interruption("put back", made, now, now - made)


def ran(house: OpenHouse, tournament: str, at: Moment) -> bool:
    """Whether the room saw a clock run at that moment."""
    tonight = Tonight.of(house, tournament)
    return tonight.terms.finished is None and bool(tonight.now[Clock]) and face(tonight.now, at).is_running


def go_on_as_seen(house: OpenHouse, tournament: str, *, what: Interruption, by: By) -> Change:
    """The clock goes on from what the room saw last. After a long time it stands there, until play goes on."""
    held = Held.of(house, tournament, by)
    # What was not lost was played: a level may have ended in it.
    seen = face(held.now, by.at - what.lost)
    goes_on = what.kind in ("slept", "set") or what.lost < LONG_AWAY
    if goes_on:
        told = say("{what}: the clock goes on as the room saw it", what=what.told)
    else:
        told = say("{what}: the clock stands as the room saw it", what=what.told)
    return held.set(told, replace(seen, is_running=goes_on))


def _length(milliseconds: int) -> str:
    minutes, seconds = divmod(round(milliseconds / SECOND), MINUTE)
    hours, minutes = divmod(minutes, MINUTE)
    parts = ((hours, "hour"), (minutes, "minute"), (seconds, "second"))
    told = [count(number, word) for number, word in parts if number]
    return listed(told[:2] or [count(0, "second")])
