"""An evening on the floor for tests: so many seated, the clock running, and time that goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tdapp.director import clock, events, openings, registration, seating
from tdapp.director.prizes import standings
from tdapp.director.tonight import By, Tonight
from tdapp.values.field import Seating
from tests.director.evenings import SAMPLE, chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

NAMES = "Ann, Bob, Cid, Dan, Eva, Fay, Gus, Hal, Ida, Jo, Kim, Lea, Max, Nia, Oz, Pia, Quin, Ray, Sue, Tom".split(", ")


@dataclass
class Floor:
    """Entries go by their numbers, from 1."""

    house: OpenHouse
    event: str
    time: int = 1_700_000_000_000

    @classmethod
    def with_players(cls, house: OpenHouse, number: int, *, is_closed: bool = True, **wish: Any) -> Floor:
        floor = cls(house, "")
        floor.event = events.create(house, events.Wish("Friday", SAMPLE, **{"buy_in": 2_000, **wish}), by=floor.by())
        for name in NAMES[:number]:
            floor.do(registration.register, name=name, chance=chance())
        floor.do(seating.draw, chance=chance(number))
        floor.do(clock.start)
        if is_closed:
            floor.do(openings.close)
        return floor

    def by(self) -> By:
        self.time += 10_000
        return By("Mia", self.time, "desk 1")

    def do(self, verb: Callable[..., Any], **what: Any) -> Any:
        return verb(self.house, self.event, by=self.by(), **what)

    def undo(self, change: Change) -> Change:
        return self.house.undo(self.event, change.n, at=self.by().at, who="Mia", desk="desk 1")

    @property
    def tonight(self) -> Tonight:
        return Tonight.of(self.house, self.event)

    @property
    def now(self) -> Any:
        return self.tonight.now

    def places(self) -> dict[int, str]:
        """3: "4", or "4-5" where two share."""
        found = standings(self.tonight)
        return {one.entry: f"{one.best}" if one.best == one.worst else f"{one.best}-{one.worst}" for one in found}

    def table_of(self, entry: int) -> int:
        return int(self.now[Seating][entry].table)

    def at(self, table: int) -> list[int]:
        return sorted(self.now.by(Seating, "table").get(table, ()))
