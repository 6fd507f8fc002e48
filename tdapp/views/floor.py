"""The room: tables with the people at them, and what stands out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tdapp.director.tonight import closed_seats
from tdapp.rules.evenness import limit
from tdapp.values.field import Moved, Seating, Table
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Mapping

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
    coming = {row.entry for row in now[Moved].values() if not row.is_seated}
    rows = sorted((row for row in now[Table].values() if row.is_open), key=lambda row: row.n)
    may_differ = limit(len(rows), rules=tonight.rules) if rows else 1
    most = max((len(at_table.get(row.n, ())) for row in rows), default=0)
    first_to_break = min(rows, key=lambda row: row.breaks).n if len(rows) > 1 else None
    tables = []
    for row in rows:
        seats = at_table.get(row.n, {})
        missing = most - len(seats)
        standing: Standing = "short" if missing > may_differ else "breaks next" if row.n == first_to_break else "even"
        note = f"{count(missing, 'player')} short" if standing == "short" else f"{len(seats)} of {row.seats}"
        if standing == "breaks next":
            note = f"{note} · breaks next"
        chairs = tuple(_chair(tonight, row, seats, seat, coming) for seat in range(1, row.seats + 1))
        tables.append(FloorTable(row.n, chairs, len(seats), row.button, standing, note))
    seated = sum(table.taken for table in tables)
    differ = f"may differ by {may_differ}" if len(tables) > 1 else ""
    summary = " · ".join(part for part in (f"{len(tables)} open", count(seated, "player"), differ) if part)
    return Floor(tuple(tables), may_differ, summary)


def _chair(tonight: Tonight, row: Table, seats: Mapping[int, int], seat: int, coming: set[int]) -> Chair:
    entry = seats.get(seat)
    name = tonight.labels[entry] if entry is not None else ""
    return Chair(seat, entry, name, seat in closed_seats(row), entry in coming)
