"""Where the tables of a room stand on the floor plan, those that it does not know yet in rows beneath the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.floor_plan import SIDE, spots

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.store.house import OpenHouse

    Place = tuple[int, int]

LEAST_ACROSS = 4
"""A row beneath the plan holds at least so many tables."""


@dataclass(frozen=True, slots=True)
class FloorPlan:
    """Middles in steps of the plan: `places` of the tables that are shown, `others` of those that are not open."""

    places: Mapping[int, Place]
    others: Mapping[int, Place]


def floor_plan(house: OpenHouse, tables: Sequence[int]) -> FloorPlan | None:
    """None where the house has no plan: then tables stand in a grid."""
    known = spots(house)
    if not known:
        return None
    shown = set(tables)
    found = {n: known[n] for n in tables if n in known}
    others = {n: place for n, place in known.items() if n not in shown}
    new = [n for n in tables if n not in known]
    left = min(across for across, _ in known.values())
    right = max(across for across, _ in known.values())
    top = max(down for _, down in known.values()) + SIDE
    return FloorPlan(found | in_rows(new, max((right - left) // SIDE + 1, LEAST_ACROSS), left, top), others)


def in_rows(tables: Sequence[int], columns: int, left: int = 0, top: int = 0) -> dict[int, Place]:
    """Tables side by side, row by row, as the grid has them."""
    return {n: (left + number % columns * SIDE, top + number // columns * SIDE) for number, n in enumerate(tables)}
