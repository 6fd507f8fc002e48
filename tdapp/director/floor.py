"""The floor: who goes out, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.balancing import forgotten
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.field import Elimination, Presence, Seating
from tdapp.values.refusal import Refused
from tdapp.values.words import ordinal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse


def bust(house: OpenHouse, tournament: str, *, out: Mapping[int, int | None], by: By) -> Change:
    """Take out all who busted on one hand; each with the stack at its start, where somebody knows it.

    The last player cannot be busted: with one left the tournament is over.
    """
    tonight = Tonight.of(house, tournament)
    names = [tonight.name(entry) for entry in out]
    if not out:
        raise Refused("Say who is out.")
    if len(out) >= tonight.left:
        raise Refused("Somebody must hold the chips: the last player cannot go out.")
    hand = max((row.hand for row in tonight.now[Elimination].values()), default=0) + 1
    rows: list[RowChange] = []
    for entry, stack in out.items():
        at = tonight.now[Seating].get(entry)
        rows.append(delete(tonight.now[Presence][entry]))
        if at:
            rows.append(delete(at))
        table, seat = (at.table, at.seat) if at else (None, None)
        rows.append(insert(Elimination(tournament, entry, hand, stack, table, seat, by.at)))
    rows += forgotten(tonight, {at.table for entry in out if (at := tonight.now[Seating].get(entry))})
    if len(out) == tonight.left - 1:
        rows.append(update(tonight.terms, finished=by.at))
    best, worst = tonight.left - len(out) + 1, tonight.left
    place = f"in {ordinal(worst)}" if best == worst else f"in {ordinal(best)} to {ordinal(worst)}"
    where = tonight.where(next(iter(out))) if len(out) == 1 else ""
    rule = str(tonight.rules.cite("ELI-01"))
    return tonight.write(Deed(tournament, f"{' and '.join(names)} out {place}{where}", tuple(rows), rule), by)
