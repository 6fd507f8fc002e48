"""A table while a plan is being made: who has left it and who has come, move by move."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING

from tdapp.rules.circle import clockwise

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tdapp.values.room import Blinds, SeatedTable


class Desk:
    """A SeatedTable that changes. Who comes in the plan stays: nobody is moved twice in one plan.

    Somebody may leave, or come, of whom it is not known yet who or into which seat; the size counts them.
    """

    def __init__(self, table: SeatedTable, busted: Iterable[int] = ()) -> None:
        self.number = table.table
        self.seats = table.seats
        self.capacity = table.capacity
        self.last: Blinds | None = table.last
        self.unavailable = table.unavailable
        self.players: dict[int, str | None] = dict(table.players)
        self.taken = sorted(table.players)
        self.size = table.size
        self.busted = [seat for seat in busted if seat not in table.unavailable]
        self.in_hand = sorted({*self.taken, *self.busted}) if self.busted else self.taken.copy()
        self.movable = self.taken.copy()
        self._moved_before: list[int] = []
        self.nameless = table.nameless
        self.is_certain = not table.nameless

    def keep(self, players: frozenset[str], *, spared: frozenset[str]) -> None:
        """These are not moved, as long as there is anybody else to move; those who are spared do not count as such."""
        before = [seat for seat in self.movable if self.players[seat] in players]
        if all(seat in before or self.players[seat] in spared for seat in self.movable):
            return
        self._moved_before = before
        self._spare()

    def _spare(self) -> None:
        others = [seat for seat in self.movable if seat not in self._moved_before]
        self.movable = others or self._moved_before

    def leave(self, seat: int | None) -> None:
        self.size -= 1
        if seat is None:
            self.is_certain = False
            return
        del self.players[seat]
        del self.taken[bisect_left(self.taken, seat)]
        del self.movable[bisect_left(self.movable, seat)]
        if not self.movable:
            self._spare()

    def come(self, seat: int | None, player: str | None) -> None:
        self.size += 1
        if seat is not None:
            self.players[seat] = player
            insort(self.taken, seat)

    def is_open(self, seat: int) -> bool:
        return seat not in self.players and seat not in self.unavailable

    def open_after(self, place: int) -> Iterator[int]:
        """The open seats clockwise, from the first after the place."""
        return (seat for seat in clockwise(self.seats, place) if self.is_open(seat))
