"""An evening to look at: a club's tournament that a test plays forward."""

from __future__ import annotations

import pytest

from tdapp.director import clock, events, floor, registration, seating
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.values.field import Presence
from tdapp.views.projector.panels import evening, faces
from tdapp.views.projector.showing import room, showing

START = 1_700_000_000_000
CLUB = "Club evening, 10,000 chips, break every three levels"
MINUTE = 60_000


class Evening:
    def __init__(self, path, players: int, **wish) -> None:
        self.house, self.at = open_house(path, create=True), START
        terms = events.Wish("Friday", CLUB, **{"buy_in": 4_000, **wish})
        self.event = events.create(self.house, terms, by=self.by())
        for number in range(1, players + 1):
            self.do(registration.register, name=f"Player {number}", chance=Chance(bytes(32)))

    def by(self) -> By:
        return By("Mia", self.at, "desk 1")

    def do(self, verb, **what):
        return verb(self.house, self.event, by=self.by(), **what)

    def start(self) -> None:
        self.do(seating.draw, chance=Chance(bytes(32)))
        self.do(clock.start)

    def play_down_to(self, left: int) -> None:
        while len(self.tonight.now[Presence]) > left:
            self.at += 1_000
            out = max(self.tonight.now[Presence])
            self.do(floor.bust, out={out: None})

    @property
    def tonight(self) -> Tonight:
        return Tonight.of(self.house, self.event)

    @property
    def faces(self):
        return {face.id.split()[0]: face for face in faces(evening(self.tonight, self.at))}

    @property
    def shown(self):
        return showing(self.tonight, room(self.tonight, self.at), self.at, None)


@pytest.fixture
def make(tmp_path):
    made: list[Evening] = []

    def evening_of(players: int, **wish) -> Evening:
        made.append(Evening(tmp_path / f"{len(made)}.tdapp", players, **wish))
        return made[-1]

    yield evening_of
    for one in made:
        one.house.close()
