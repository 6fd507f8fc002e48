"""What is said of a computer that slept, was off or had its time changed while clocks ran."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.clock import face
from tdapp.director.tonight import Tonight
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.clock_ways import shown

if TYPE_CHECKING:
    from tdapp.director.interruption import Interruption
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


def told(house: OpenHouse, what: Interruption, tournaments: list[str], at: Moment) -> str:
    """The computer slept from 20:10 to 20:32. The clock is as the room saw it: Level 4, 12:29 left, running."""
    if len(tournaments) != 1:
        return say("{told}. {number} clocks are as the room saw them.", told=what.told, number=len(tournaments))
    tonight = Tonight.of(house, tournaments[0])
    name = shortened(tonight.terms.name, 30)
    return say(
        "{told}. The clock of {name} is as the room saw it: {shown}.",
        told=what.told,
        name=name,
        shown=shown(face(tonight.now, at)),
    )
