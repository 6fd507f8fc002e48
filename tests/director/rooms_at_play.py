"""A room in which play has begun, for tests of the floor: so many players at so many tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tdapp.director import balancing, clock, floor, registration, seating
from tdapp.director.tonight import By, Tonight
from tdapp.values.field import Elimination, Presence, Seating
from tests.director.evenings import BY, chance, created

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.store.house import OpenHouse
    from tdapp.values.room import Seat


@dataclass
class Room:
    house: OpenHouse
    event: str
    at: int = field(default=BY.at)

    @classmethod
    def drawn(cls, house: OpenHouse, players: int, *, starts: bool = True, **wish: Any) -> Room:
        room = cls(house, created(house, **wish))
        for n in range(1, players + 1):
            room.do(registration.register, name=f"Player {n}", chance=chance())
        room.do(seating.draw, chance=chance(7))
        if starts:
            room.do(clock.start)
        return room

    def do(self, verb: Callable[..., Any], **what: Any) -> Any:
        return verb(self.house, self.event, by=By("Mia", self.at, "desk 1"), **what)

    @property
    def tonight(self) -> Tonight:
        return Tonight.of(self.house, self.event)

    @property
    def sizes(self) -> dict[int, int]:
        return {table.table: table.size for table in self.tonight.tables}

    def sitting(self, table: int) -> list[int]:
        """Entries by seat."""
        here = [row for row in self.tonight.now[Seating].values() if row.table == table]
        return [row.n for row in sorted(here, key=lambda row: row.seat)]

    def at_seat(self, seat: Seat) -> int:
        return next(
            row.n for row in self.tonight.now[Seating].values() if (row.table, row.seat) == (seat.table, seat.seat)
        )

    def thin(self, **tables: int) -> None:
        """t1=2: two go out at table 1, one hand each."""
        for name, number in tables.items():
            for entry in self.sitting(int(name[1:]))[:number]:
                self.do(floor.bust, out={entry: None})

    def say_buttons(self) -> None:
        """Whatever button the plan needs, in the first taken seat."""
        while needed := balancing.plan(self.tonight, self.at).needs_button:
            players = next(table.players for table in self.tonight.tables if table.table == needed[0])
            self.do(balancing.say_button, table=needed[0], button=min(players))

    def name(self, entry: int) -> str:
        return self.tonight.known_as(entry)

    @property
    def out(self) -> set[int]:
        return set(self.tonight.now[Elimination])

    @property
    def playing(self) -> set[int]:
        return set(self.tonight.now[Presence])
