"""Whether a published seating is the one that a draw gives: what anyone can check who knows seed and room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.values.say import say

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
        sentence = (
            say("{player} is published twice.", player=line.player) if line.player in seen else _difference(drawn, line)
        )
        seen.add(line.player)
        if sentence:
            found.append(sentence)
    missing = (
        say("{player} is missing: the draw gives {written}.", player=player, written=_written(seat))
        for player, seat in drawn.seats.items()
        if player not in seen
    )
    return (*found, *missing)


def _difference(drawn: Drawn, line: Published) -> str | None:
    if line.player not in drawn.seats:
        return say("{player} is published, but is not among the players of the draw.", player=line.player)
    seat = drawn.seats[line.player]
    if (line.table, line.seat) != (seat.table, seat.seat):
        shown = say("table {table}, seat {seat}", table=line.table, seat=line.seat)
        return say(
            "{player} is published at {shown}, but the draw gives {written}.",
            player=line.player,
            shown=shown,
            written=_written(seat),
        )
    card = drawn.cards.get(line.player)
    if line.card is not None and line.card != card:
        given = card or say("no card")
        return say(
            "{player} is published with the card {card}, but the draw gives {given}.",
            player=line.player,
            card=line.card,
            given=given,
        )
    return None


def _written(seat: Seat) -> str:
    return say("table {table}, seat {seat}", table=seat.table, seat=seat.seat)
