"""Tables with people at them, and what moves between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.values.citation import Citation

DealIn = Literal["now", "waits"]


@dataclass(frozen=True, slots=True, order=True)
class Seat:
    """A chair in the room. `seat` is None while it is known only which table it will be."""

    table: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class Blinds:
    """The places of one hand: seats, taken or not. Heads-up the small blind's place is the button's."""

    button: int
    small_blind: int
    big_blind: int


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table as it stands between two hands; `last` is None where nobody has said where the button is.

    So many as are `nameless` went out, and nobody has said yet who of the players it was: they still have their chairs,
    and do not count.
    """

    table: int
    seats: int
    players: Mapping[int, str]
    unavailable: frozenset[int] = frozenset()
    last: Blinds | None = None
    nameless: int = 0

    @property
    def size(self) -> int:
        return len(self.players) - self.nameless

    @property
    def capacity(self) -> int:
        return self.seats - len(self.unavailable)

    @property
    def free(self) -> int:
        """How many chairs nobody has, as far as that is known."""
        return self.capacity - len(self.players)

    def is_open(self, seat: int) -> bool:
        return seat not in self.players and seat not in self.unavailable


@dataclass(frozen=True, slots=True)
class Move:
    """One player from one chair to another. Where nobody can say yet who or which chair, it is None."""

    player: str | None
    origin: Seat
    to: Seat
    deal_in: DealIn
    why: str
    rule: Citation
