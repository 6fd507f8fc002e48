"""What must hold in a room whatever was done or undone; the schema holds the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.tonight import closed_seats
from tdapp.store import house as store
from tdapp.values.field import Elimination, Presence, Seating, Table
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot


def check(now: Snapshot) -> None:
    """Refuse a room in which somebody sits at no chair, or is in and out at once."""
    for seating in now[Seating].values():
        table = now[Table].get(seating.table)
        if table is None or not table.is_open:
            raise Refused(f"It would seat entry {seating.n} at table {seating.table}, which is closed.")
        if seating.seat > table.seats or seating.seat in closed_seats(table):
            raise Refused(f"It would seat entry {seating.n} where table {table.n} has no chair: {seating.seat}.")
    both = now[Presence].keys() & now[Elimination].keys()
    if both:
        raise Refused(f"It would leave entry {min(both)} in and out at once.")


def open_house(path: Path, *, at: datetime | None = None, create: bool = False) -> OpenHouse:
    """Open a house so that every undo is held to this."""
    return store.open_house(path, at=at, create=create, check=check)
