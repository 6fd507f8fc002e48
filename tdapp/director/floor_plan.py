"""The floor plan of the house: where its tables stand. One plan serves every tournament of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.houses import write_house
from tdapp.store.change import delete, insert, update
from tdapp.values.house import Spot
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse

    Place = tuple[int, int]

SIDE = 4
"""A table takes up so many steps of the plan either way."""
FARTHEST = 4_000


def spots(house: OpenHouse) -> dict[int, Place]:
    """The middle of each table that has a place on the plan, by number."""
    return {n: (spot.across, spot.down) for n, spot in sorted(house.house[Spot].items())}


def arrange(house: OpenHouse, *, places: Mapping[int, Place], by: By) -> Change:
    """Put tables at places of the plan; the others stay where they are."""
    old = house.house[Spot]
    moved = {n: place for n, place in places.items() if n not in old or (old[n].across, old[n].down) != place}
    if not moved:
        raise Refused(say("That is where it stands already."))
    _check({**spots(house), **moved}, moved)
    rows: list[RowChange] = []
    for n, (across, down) in sorted(moved.items()):
        rows.append(update(old[n], across=across, down=down) if n in old else insert(Spot(n, across, down)))
    if not old:
        return write_house(
            house, say("A floor plan was begun, with {tables}", tables=count(len(moved), "table")), rows, by
        )
    elsewhere = [n for n in moved if n in old] or list(moved)
    if len(elsewhere) == 1:
        told = say("Table {table} stands elsewhere on the floor plan", table=elsewhere[0])
    else:
        told = say("{tables} stand elsewhere on the floor plan", tables=count(len(elsewhere), "table"))
    return write_house(house, told, rows, by)


def back_to_grid(house: OpenHouse, *, by: By) -> Change:
    """Forget the plan: tables are shown in rows by number."""
    if not house.house[Spot]:
        raise Refused(say("There is no floor plan: the tables stand in a grid."))
    rows: list[RowChange] = [delete(spot) for _, spot in sorted(house.house[Spot].items())]
    return write_house(house, say("The tables stand in a grid again"), rows, by)


def who_is_there(plan: Mapping[int, Place], n: int, place: Place) -> int | None:
    """The table that a table at this place would stand on, if any."""
    across, down = place
    return next(
        (other for other, at in plan.items() if other != n and abs(at[0] - across) < SIDE and abs(at[1] - down) < SIDE),
        None,
    )


def next_free(plan: Mapping[int, Place], n: int, way: Place) -> Place:
    """The first place that way, step by step, where no other table stands: over those that are in the way."""
    across, down = plan[n]
    while True:
        across, down = across + way[0], down + way[1]
        if who_is_there(plan, n, (across, down)) is None:
            return across, down


def _check(plan: Mapping[int, Place], moved: Mapping[int, Place]) -> None:
    for n, place in moved.items():
        if n < 1 or max(abs(place[0]), abs(place[1])) > FARTHEST:
            raise Refused(say("Table {table} is off the floor plan there.", table=n), at=("places", n))
    taken: dict[Place, list[int]] = {}
    for n, (across, down) in plan.items():
        taken.setdefault((across // SIDE, down // SIDE), []).append(n)
    for n, (across, down) in moved.items():
        near = (
            other
            for left in (-1, 0, 1)
            for up in (-1, 0, 1)
            for other in taken.get((across // SIDE + left, down // SIDE + up), ())
        )
        if (other := who_is_there({one: plan[one] for one in near}, n, (across, down))) is not None:
            raise Refused(say("Table {table} stands there.", table=other), at=("places", n))
