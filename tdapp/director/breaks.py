"""Breaking a table: its players go to the others by lot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.apart import pairs_in
from tdapp.director.seating import rows_of_moves
from tdapp.director.tonight import Tonight
from tdapp.rules import breaking
from tdapp.rules.balance import Known
from tdapp.store.change import Deed, update
from tdapp.values.field import Table
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.rules.breaking import Breaking
    from tdapp.rules.chance import Chance
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse


def plan_break(tonight: Tonight, *, chance: Chance, table: int | None = None) -> Breaking:
    """What breaking a table, or the next one in the order, would do; nothing is changed."""
    rows_by_turn = sorted((row for row in tonight.now[Table].values() if row.is_open), key=lambda row: row.breaks)
    order = [row.n for row in rows_by_turn]
    known = Known(apart=pairs_in(tonight))
    return breaking.break_table(tonight.tables, chance, order=order, table=table, known=known, rules=tonight.rules)


def break_table(
    house: OpenHouse, tournament: str, *, chance: Chance, table: int | None = None, by: By
) -> tuple[Change, Breaking]:
    """Break a table, or the next one in the order, and seat its players by lot."""
    tonight = Tonight.of(house, tournament)
    found = plan_break(tonight, chance=chance, table=table)
    if found.table is None:
        raise Refused(found.why)
    rows = rows_of_moves(tonight, found.moves, by)
    rows.append(update(tonight.now[Table][found.table], is_open=False))
    return tonight.write(Deed(tournament, found.why, tuple(rows), str(found.rule)), by), found
