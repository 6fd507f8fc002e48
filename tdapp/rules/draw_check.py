"""Whether a published seating is the one that a draw gives: what anyone can check who knows seed and room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.rules.draw import Drawn
    from tdapp.values.room import Seat


@dataclass(frozen=True, slots=True)
class Published:
    """One line of a seating list as it was shown; `card` only where the list has cards."""

    player: str
    table: int
    seat: int
    card: str | None = None


def differences(drawn: Drawn, published: Sequence[Published]) -> tuple[str, ...]:
    """A sentence for each line that the draw does not give, then for each player whom the list leaves out."""
    seen: set[str] = set()
    found = []
    for line in published:
        sentence = f"{line.player} is published twice." if line.player in seen else _difference(drawn, line)
        seen.add(line.player)
        if sentence:
            found.append(sentence)
    missing = (
        f"{player} is missing: the draw gives {_written(seat)}."
        for player, seat in drawn.seats.items()
        if player not in seen
    )
    return (*found, *missing)


def _difference(drawn: Drawn, line: Published) -> str | None:
    if line.player not in drawn.seats:
        return f"{line.player} is published, but is not among the players of the draw."
    seat = drawn.seats[line.player]
    if (line.table, line.seat) != (seat.table, seat.seat):
        shown = f"table {line.table}, seat {line.seat}"
        return f"{line.player} is published at {shown}, but the draw gives {_written(seat)}."
    card = drawn.cards.get(line.player)
    if line.card is not None and line.card != card:
        given = card or "no card"
        return f"{line.player} is published with the card {line.card}, but the draw gives {given}."
    return None


def _written(seat: Seat) -> str:
    return f"table {seat.table}, seat {seat.seat}"
