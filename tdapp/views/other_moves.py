"""Another mover or another seat than the plan's: everybody whose move would even out the room, and where to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.rules.balance import Plan
    from tdapp.values.room import Seat


@dataclass(frozen=True, slots=True)
class OtherMoves:
    """Movers by entry and seats, each in words; first the planned ones, where they are known."""

    movers: tuple[tuple[str, int], ...]
    seats: tuple[tuple[str, Seat], ...]


def other_moves(tonight: Tonight, plan: Plan) -> OtherMoves:
    tables = tonight.tables
    if not plan.moves or not tables:
        return OtherMoves((), ())
    fewest, most = min(table.size for table in tables), max(table.size for table in tables)
    first = plan.moves[0]
    movers = [
        (
            say("{name}, table {table} seat {seat}", name=name, table=table.table, seat=seat),
            tonight.entry_labelled(name),
            (table.table, seat),
        )
        for table in sorted(tables, key=lambda table: (-table.size, table.table))
        # While somebody there went out without a name, nobody knows who is left to move.
        if table.size - fewest >= 2 and not table.nameless
        for seat, name in sorted(table.players.items())
    ]
    short = {table.table for table in tables if most - table.size >= 2}
    seats = [
        (say("Table {table} seat {seat}", table=seat.table, seat=seat.seat), seat)
        for seat in tonight.free_seats
        if seat.table in short
    ]
    # A sort keeps the order of equals: only the planned ones come first.
    movers.sort(key=lambda one: one[2] != (first.origin.table, first.origin.seat))
    seats.sort(key=lambda one: (one[1] != first.to, one[1].table != first.to.table))
    return OtherMoves(tuple((told, entry) for told, entry, _ in movers), tuple(seats))
