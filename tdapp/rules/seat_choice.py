"""Seats that players choose, and who may change a seat once play has begun."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.rules import profiles
from tdapp.rules.draw import Draw, Lock, TableToFill, check, draw_seats
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.rules.chance import Chance
    from tdapp.rules.draw_plan import Seating
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation

MOST_AT_A_TABLE = {profiles.AMERIFUN: 10}
"""Where a rulebook limits the players at a table (SEAT-02)."""

DIRECTOR = "director"
SATELLITE_TABLE = 1


@dataclass(frozen=True, slots=True)
class Satellite:
    """One table: where everyone sits, and the seat of the first button."""

    seats: Seating
    button: int
    why: str
    rule: Citation


@dataclass(frozen=True, slots=True)
class OwnSeats:
    """Seats that the players chose, found to be in order."""

    sizes: dict[int, int]
    why: str
    rule: Citation


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Leave to change a seat, as it is logged."""

    why: str
    rule: Citation


def draw_satellite(
    players: Sequence[str], *, seats: int, chosen: dict[str, int], chance: Chance, rules: Rulebook
) -> Satellite:
    """Who came early has chosen a seat, the others are drawn; the button is drawn too, tied to no seat (SEAT-06)."""
    draw = Draw(
        tuple(players),
        (TableToFill(SATELLITE_TABLE, seats),),
        locked=tuple(Lock(player, SATELLITE_TABLE, seat) for player, seat in chosen.items()),
    )
    seating = draw_seats(draw, chance, rules=rules).seats
    button = chance.pick(sorted(seat.seat for seat in seating.values() if seat.seat is not None))
    why = say(
        "{chosen:,} of {players:,} players chose their seats; the button is drawn to seat {seat}.",
        chosen=len(chosen),
        players=len(seating),
        seat=button,
    )
    return Satellite(seating, button, why, rules.cite("SEAT-06"))


def check_own_seats(chosen: Sequence[Lock], tables: Sequence[TableToFill], *, rules: Rulebook) -> OwnSeats:
    """Refuse seats that two players chose, that are not there, or that make a table too large (SEAT-09)."""
    check(Draw(_each_named_once(chosen), tuple(tables), locked=tuple(chosen)))
    most = MOST_AT_A_TABLE.get(rules.profile)
    sizes = Counter(choice.table for choice in chosen)
    for i, choice in enumerate(chosen):
        if most is not None and sizes[choice.table] > most:
            sentence = say(
                "{players:,} players chose table {table}; {most} is the limit.",
                players=sizes[choice.table],
                table=choice.table,
                most=most,
            )
            raise Refused(sentence, at=("locked", i, "table"), rule=rules.cite("SEAT-02"))
    why = say("All {players:,} players sit where they chose, each in a seat of his own.", players=len(chosen))
    return OwnSeats({table.table: sizes[table.table] for table in tables}, why, rules.cite("SEAT-09"))


def _each_named_once(chosen: Sequence[Lock]) -> tuple[str, ...]:
    """The players; one who chose two seats is found as locked twice."""
    return tuple(dict.fromkeys(choice.player for choice in chosen))


def change_seat(role: str, *, has_started: bool, rules: Rulebook) -> SeatChange:
    """After the start only the director changes a seat (SEAT-07)."""
    rule = rules.cite("SEAT-07")
    if has_started and role != DIRECTOR:
        raise Refused(say("After the start only the director changes a seat, not the {role}.", role=role), rule=rule)
    return SeatChange(say("Seat changed by the {role}.", role=role), rule)
