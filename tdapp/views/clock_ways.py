"""What taking back the last deed at the clock would lead to, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.clock_undo import NEVER, SEEN
from tdapp.values.say import say
from tdapp.views.clock_face import span

if TYPE_CHECKING:
    from tdapp.director.clock import Face
    from tdapp.director.clock_undo import Offer, Way

SAYS: dict[Way, str] = {
    SEEN: say("As the room saw it: time that passed has passed."),
    NEVER: say("As if it had not happened: what was before has gone on since."),
}


@dataclass(frozen=True, slots=True)
class ShownWay:
    way: Way
    now: str
    shows: str
    says: str


def ways(offer: Offer) -> list[ShownWay]:
    """The first is the usual one."""
    return [ShownWay(way, shown(offer.shows), shown(face), SAYS[way]) for way, face in offer.ways.items()]


def shown(face: Face) -> str:
    """Level 4, 12:30 left, running; or Break, 3:00 left, paused"""
    title = say("Break") if face.stretch.is_break else say("Level {level}", level=face.level)
    time = span(face.remains)
    left = say("{time} left", time=time) if face.remains >= 0 else say("{time} overtime", time=time)
    if face.hand is not None:
        return say("{title}, {left}, hand {hand}", title=title, left=left, hand=face.hand)
    return f"{title}, {left}, {say('running') if face.is_running else face.why.casefold() or say('paused')}"
