"""The tournaments that are not over: several may run in one house at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.putting_away import in_sight
from tdapp.director.tonight import Tonight
from tdapp.values.say import say
from tdapp.views.clock_face import clock_face

if TYPE_CHECKING:
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class OpenEvent:
    key: str
    name: str
    says: str


def open_events(house: OpenHouse, at: Moment) -> list[OpenEvent]:
    """In the order in which they start, with how far each is."""
    found = sorted(
        (terms for terms in in_sight(house) if terms.finished is None),
        key=lambda terms: (terms.created if terms.starts is None else terms.starts, terms.created, terms.name),
    )
    return [OpenEvent(terms.id, terms.name, _says(Tonight.of(house, terms.id), at)) for terms in found]


def clocks_beside(house: OpenHouse, tournament: str, at: Moment) -> list[OpenEvent]:
    """The clocks of other tournaments that were started, with what they show: Level 4 · 12:30"""
    found = []
    for terms in in_sight(house):
        if terms.id != tournament and terms.finished is None:
            face = clock_face(Tonight.of(house, terms.id), at)
            if face.state != "not started":
                held = f" · {face.told}" if face.told else ""
                found.append(OpenEvent(terms.id, terms.name, f"{face.title} · {face.time}{held}"))
    return sorted(found, key=lambda event: event.name)


def _says(tonight: Tonight, at: Moment) -> str:
    """Level 4, 12:30 left · 27 of 60 players; or not started"""
    face = clock_face(tonight, at)
    players = say("no entries yet")
    if face.entries:
        players = say("{left:,} of {entries:,} players", left=face.left, entries=face.entries)
    stands = say("{title}, {time} left", title=face.title, time=face.time)
    if face.state == "paused":
        stands = say("{title}, {time} left, paused", title=face.title, time=face.time)
    return f"{say('not started') if face.state == 'not started' else stands} · {players}"


def after(events: list[OpenEvent], key: str) -> str:
    """The one that follows, round and round; the first where `key` is none of them, and nothing where there is none."""
    keys = [event.key for event in events]
    if not keys:
        return ""
    return keys[(keys.index(key) + 1) % len(keys)] if key in keys else keys[0]
