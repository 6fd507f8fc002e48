"""A tournament with its clock and a time that a test moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.director import clock, events, registration, seating
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.views.clock_face import ClockFace, clock_face

if TYPE_CHECKING:
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

START = 1_700_000_000_000
CLUB = "Club evening, 10,000 chips, break every three levels"
LEVEL, BREAK = 20 * 60, 5 * 60
"""Three levels, a break, and so on; in seconds."""


class Running:
    def __init__(self, house: OpenHouse, players: int = 0, template: str = CLUB, **wish: Any) -> None:
        self.house, self.at = house, START
        self.event = events.create(house, events.Wish("Friday", template, buy_in=2_000, **wish), by=self.by)
        for number in range(players):
            self.do(registration.register, name=f"Player {number}", chance=Chance(bytes(32)))
        if players:
            self.do(seating.draw, chance=Chance(bytes(32)))

    @property
    def by(self) -> By:
        return By("Mia", self.at, "desk 1")

    def do(self, verb: Any, **what: Any) -> Change:
        change: Change = verb(self.house, self.event, by=self.by, **what)
        return change

    def wait(self, seconds: float) -> None:
        self.at += round(seconds * 1_000)

    @property
    def tonight(self) -> Tonight:
        return Tonight.of(self.house, self.event)

    @property
    def face(self) -> ClockFace:
        return clock_face(self.tonight, self.at)

    @property
    def shows(self) -> tuple[str, str, str]:
        return self.face.title, self.face.time, self.face.state

    def start(self, seconds: float = 0) -> Running:
        self.do(clock.start)
        self.wait(seconds)
        return self
