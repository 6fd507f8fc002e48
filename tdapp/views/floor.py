"""The room: tables with the people at them, and what stands out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.tonight import closed_seats
from tdapp.rules.evenness import limit
from tdapp.values.field import Moved, Seating, Table
from tdapp.values.room import Seat
from tdapp.values.words import count
from tdapp.views.columns import Column
from tdapp.views.command import read_seat
from tdapp.views.search import fit

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight

Standing = Literal["even", "short", "breaks next"]


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a table; nobody sits on it, or may, where `entry` is None."""

    seat: int
    entry: int | None
    name: str
    is_closed: bool
    is_coming: bool
    """Moved here and not yet marked as seated."""


@dataclass(frozen=True, slots=True)
class FloorTable:
    n: int
    chairs: tuple[Chair, ...]
    taken: int
    button: int | None
    standing: Standing
    note: str


@dataclass(frozen=True, slots=True)
class Floor:
    tables: tuple[FloorTable, ...]
    may_differ: int
    summary: str


def floor(tonight: Tonight) -> Floor:
    """The open tables by number."""
    now = tonight.now
    at_table: dict[int, dict[int, int]] = {}
    for seating in now[Seating].values():
        at_table.setdefault(seating.table, {})[seating.seat] = seating.n
    coming = _on_the_way(tonight)
    rows = sorted((row for row in now[Table].values() if row.is_open), key=lambda row: row.n)
    may_differ = limit(len(rows), rules=tonight.rules) if rows else 1
    most = max((len(at_table.get(row.n, ())) for row in rows), default=0)
    first_to_break = min(rows, key=lambda row: row.breaks).n if len(rows) > 1 else None
    tables = []
    for row in rows:
        seats, closed = at_table.get(row.n, {}), closed_seats(row)
        missing, breaks = most - len(seats), row.n == first_to_break
        standing: Standing = "short" if missing > may_differ else "breaks next" if breaks else "even"
        note = f"{count(missing, 'player')} short" if standing == "short" else f"{len(seats)} of {row.seats}"
        if breaks:
            note = f"{note} · breaks next"
        chairs = tuple(
            Chair(seat, entry, tonight.labels[entry] if entry is not None else "", seat in closed, entry in coming)
            for seat in range(1, row.seats + 1)
            for entry in (seats.get(seat),)
        )
        tables.append(FloorTable(row.n, chairs, len(seats), row.button, standing, note))
    seated = sum(table.taken for table in tables)
    differ = f"may differ by {may_differ}" if len(tables) > 1 else ""
    summary = " · ".join(part for part in (f"{len(tables)} open", count(seated, "player"), differ) if part)
    return Floor(tuple(tables), may_differ, summary)


def _on_the_way(tonight: Tonight) -> set[int]:
    """Entries that were sent to the chair they hold and are not yet marked as seated."""
    at = {row.n: (row.table, row.seat) for row in tonight.now[Seating].values()}
    moves = [row for row in tonight.now[Moved].values() if not row.is_seated]
    return {row.entry for row in moves if at.get(row.entry) == (row.to_table, row.to_seat)}


def where_is(shown: Floor, text: str) -> list[Seat]:
    """The chairs that a typed name fits, best first; a number is a table, 7-4 a chair of it."""
    text = text.strip()
    if text.isdecimal():
        return [Seat(table.n, None) for table in shown.tables if table.n == int(text)]
    if (seat := read_seat(text)) is not None:
        return [seat for table in shown.tables if table.n == seat.table and 1 <= (seat.seat or 0) <= len(table.chairs)]
    ranked = [
        (rank, Seat(table.n, chair.seat))
        for table in shown.tables
        for chair in table.chairs
        if chair.entry is not None and (rank := fit(text, chair.name)) is not None
    ]
    return [seat for _, seat in sorted(ranked, key=lambda one: (one[0], one[1].table, one[1].seat))]


COLUMNS = (
    Column("Table", lambda table: str(table.n), "right", 90),
    Column("Players", lambda table: str(table.taken), "right", 110),
    Column("Note", lambda table: table.note, "left", 240),
    Column("Button", lambda table: f"seat {table.button}" if table.button else "not known", "left", 140),
    Column("Who sits there", lambda table: ", ".join(chair.name for chair in table.chairs if chair.entry is not None)),
)
