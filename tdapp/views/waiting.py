"""The waiting list at the desk: who is next, and for how many there is a seat now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.bookings import waiting_list
from tdapp.director.tonight import the_player
from tdapp.values.field import DrawRecord
from tdapp.values.say import say, say_count

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight


@dataclass(frozen=True, slots=True)
class Waiting:
    """`free` is None where there is always a seat for one more."""

    people: tuple[str, ...]
    """Their keys, the first to be seated first."""
    first: str
    free: int | None

    @property
    def can_sit(self) -> bool:
        return bool(self.people) and self.free != 0

    @property
    def told(self) -> str:
        """2 wait for a seat, Ann Lee first. 1 seat is free."""
        number = len(self.people)
        waits = say("{number:,} wait for a seat, {player} first.", number=number, player=self.first)
        if number == 1:
            waits = say("{player} waits for a seat.", player=self.first)
        if self.free is None:
            return f"{waits} {say('There is room now.')}"
        if not self.free:
            return f"{waits} {say('None is free yet.')}"
        return f"{waits} {say_count(self.free, '{n} seat is free.', '{n} seats are free.')}"

    def goes_before(self, player: str) -> int:
        """How many of those who wait are ahead of somebody who asks for a seat now."""
        return self.people.index(player) if player in self.people else len(self.people)

    def has_room_for(self, player: str) -> bool:
        return self.free is None or self.goes_before(player) < self.free


def waiting(tonight: Tonight) -> Waiting:
    people = [the_player(tonight.house, row.player) for row in waiting_list(tonight)]
    return Waiting(tuple(one.id for one in people), people[0].name if people else "", free_places(tonight))


def free_places(tonight: Tonight) -> int | None:
    """How many more can come in now; None: as many as come."""
    most = tonight.terms.most_players
    free = [most - tonight.left] if most else []
    if tonight.now[DrawRecord]:
        free.append(len(tonight.free_seats))
    return max(min(free), 0) if free else None
