"""What is kept of a draw, so that anyone can repeat it: the question as it was put, and the seats that came of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tdapp.rules.chance import commitment
from tdapp.rules.draw import Draw, Lock, TableToFill
from tdapp.values.field import DrawRecord, Elimination, Moved, Presence, SeatWish
from tdapp.values.noted import Nameless
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.director.tonight import By, Tonight
    from tdapp.rules.chance import Chance
    from tdapp.rules.draw import Drawn, Method
    from tdapp.store.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Asked:
    """A draw with entries in place of names, in the order in which they were drawn; the seats in the same order."""

    tables: tuple[TableToFill, ...]
    entries: tuple[int, ...]
    seats: tuple[Seat, ...]
    apart: tuple[tuple[int, int], ...] = ()
    locked: tuple[tuple[int, Seat], ...] = ()
    dealers: tuple[int, ...] = ()
    method: Method = "spread"


def refuse_nameless(tonight: Tonight, table: int | None = None) -> None:
    """Nobody is given a seat who may be the one that went out, at a table or anywhere."""
    rows = tonight.now[Nameless].values()
    missing = [row for row in rows if table is None or row.table in (table, None)]
    if missing and missing[0].table is None:
        raise Refused(say("Somebody went out and has no name yet: say first who it was."))
    if missing:
        at = missing[0].table
        raise Refused(say("Somebody went out at table {table} and has no name yet: say first who it was.", table=at))


def tables_kept(tonight: Tonight) -> dict[int, int]:
    """The tables at which a seat is kept for somebody who is in, and for whom."""
    wishes = (wish for n, wish in tonight.now[SeatWish].items() if n in tonight.now[Presence])
    return {wish.table: wish.n for wish in wishes if wish.table is not None}


def refuse_kept_elsewhere(tonight: Tonight, tables: Sequence[TableToFill]) -> None:
    """A seat that is kept for somebody must be at a table of the draw."""
    there = {table.table for table in tables}
    for table, entry in tables_kept(tonight).items():
        if table not in there:
            told = say(
                "A seat at table {table} is kept for {name}, and this draw takes no table {table}.",
                table=table,
                name=tonight.known_as(entry),
            )
            raise Refused(told)


def question(
    tonight: Tonight, tables: Sequence[TableToFill], apart: Sequence[tuple[str, str]], method: Method = "spread"
) -> Draw:
    """Everybody who is in, at these tables, with what the house wishes for them."""
    entries = sorted(tonight.now[Presence])
    wishes = [tonight.now[SeatWish][n] for n in entries if n in tonight.now[SeatWish]]
    there = {table.table for table in tables}
    return Draw(
        tuple(tonight.labels[n] for n in entries),
        tuple(tables),
        apart=tuple(apart),
        locked=tuple(
            Lock(tonight.labels[wish.n], wish.table, wish.seat)
            for wish in wishes
            if wish.table in there and wish.seat is not None
        ),
        dealers=tuple(tonight.labels[wish.n] for wish in wishes if wish.deals)[: len(tables)],
        method=method,
    )


def record(tonight: Tonight, draw: Draw, drawn: Drawn, chance: Chance, *, why: str, by: By) -> DrawRecord:
    entry = tonight.entry_labelled
    asked: dict[str, Any] = {
        "tables": [[table.table, table.seats, list(table.unavailable)] for table in draw.tables],
        "entries": [entry(player) for player in draw.players],
        "seats": [[seat.table, seat.seat] for seat in drawn.seats.values()],
    }
    wishes = {
        "apart": [[entry(one), entry(other)] for one, other in draw.apart],
        "locked": [[entry(lock.player), lock.table, lock.seat] for lock in draw.locked],
        "dealers": [entry(dealer) for dealer in draw.dealers],
        "method": draw.method if draw.method != "spread" else "",
    }
    asked |= {name: value for name, value in wishes.items() if value}
    text = json.dumps(asked, separators=(",", ":"))
    n = tonight.now.next(DrawRecord)
    return DrawRecord(tonight.now.stream, n, chance.seed.hex(), chance.room, commitment(chance.seed), by.at, why, text)


def read(row: DrawRecord) -> Asked | None:
    """What was drawn; None for a draw of before this was kept."""
    if not row.asked:
        return None
    asked: Mapping[str, Any] = json.loads(row.asked)
    return Asked(
        tuple(TableToFill(table, seats, tuple(closed)) for table, seats, closed in asked["tables"]),
        tuple(asked["entries"]),
        tuple(Seat(table, seat) for table, seat in asked["seats"]),
        tuple((one, other) for one, other in asked.get("apart", ())),
        tuple((n, Seat(table, seat)) for n, table, seat in asked.get("locked", ())),
        tuple(asked.get("dealers", ())),
        asked.get("method", "spread"),
    )


def tables_started(tonight: Tonight) -> int:
    """At how many tables the evening began, or to how many it has grown since while entries were sold."""
    left = tonight.now.by(Elimination, "table").keys() | tonight.now.by(Moved, "from_table").keys()
    played = {table.table for table in tonight.tables} | (left - {None})
    return max(tonight.now.once(_tables_of_the_first, DrawRecord), len(played))


def _tables_of_the_first(now: Snapshot) -> int:
    """0 where it is not known."""
    rows = now[DrawRecord]
    first = read(rows[min(rows)]) if rows else None
    return len(first.tables) if first else 0
