"""Whether a published seating is the one that a draw gives: what anyone can check who knows seed and room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.values.room import Seat
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.rules.draw import Drawn


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
        again = line.player in seen
        sentence = say("{player} is published twice.", player=line.player) if again else _difference(drawn, line)
        seen.add(line.player)
        if sentence:
            found.append(sentence)
    missing = (
        say("{player} is missing: the draw gives {place}.", player=player, place=_written(seat))
        for player, seat in drawn.seats.items()
        if player not in seen
    )
    return (*found, *missing)


def _difference(drawn: Drawn, line: Published) -> str | None:
    if line.player not in drawn.seats:
        return say("{player} is published, but is not among the players of the draw.", player=line.player)
    seat = drawn.seats[line.player]
    if (line.table, line.seat) != (seat.table, seat.seat):
        return say(
            "{player} is published at {place}, but the draw gives {drawn}.",
            player=line.player,
            place=_written(Seat(line.table, line.seat)),
            drawn=_written(seat),
        )
    card = drawn.cards.get(line.player)
    if line.card is None or line.card == card:
        return None
    if not card:
        return say(
            "{player} is published with the card {card}, but the draw gives no card.",
            player=line.player,
            card=line.card,
        )
    return say(
        "{player} is published with the card {card}, but the draw gives {drawn}.",
        player=line.player,
        card=line.card,
        drawn=card,
    )


def _written(seat: Seat) -> str:
    return say("table {table}, seat {seat}", table=seat.table, seat=seat.seat)
