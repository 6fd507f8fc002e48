"""Rows that stand for what could not be recovered, so that everything else of a tournament can be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.store.shapes import Row, Rows, Shapes

STAND_INS: dict[str, Row] = {
    "player": {"name": say("Unknown player")},
    "tournament": {
        "name": say("Recovered tournament"),
        "currency": "EUR",
        "stack": 1,
        "seats": 9,
        "profile": "roberts-11",
        "house_rules": "{}",
        "late_ends": "level",
        "has_names": 1,
    },
    "stretch": {"n": 1, "seconds": 1_200, "small_blind": 1, "big_blind": 2, "ante_kind": "each"},
    "clock": {"n": 1, "stretch": 1, "remains": 1_200_000},
}


def stand_in(table: str, shapes: Shapes, **known: Any) -> Row:
    """A row of a table of which nothing is left but what others say of it; empty where nobody says anything."""
    shape = shapes[table]
    empty = zip(shape.columns, shape.texts, shape.nullable)
    row: Row = {name: None if may_be_empty else "" if is_text else 0 for name, is_text, may_be_empty in empty}
    said = {name: value for name, value in STAND_INS[table].items() if name in shape.columns}
    return {**row, **said, **known}


def missing(rows: Rows, stream: str, shapes: Shapes) -> list[tuple[str, Row]]:
    """What a tournament cannot be shown without and does not have: its terms, a level, and a clock that stands."""
    made: list[tuple[str, Row]] = []
    if not rows.get("tournament"):
        made.append(("tournament", stand_in("tournament", shapes, id=stream)))
    first = min((row["n"] for row in rows.get("stretch", {}).values()), default=None)
    if first is None:
        made.append(("stretch", stand_in("stretch", shapes, tournament=stream)))
    if not rows.get("clock"):
        made.append(("clock", stand_in("clock", shapes, tournament=stream, stretch=first or 1)))
    return made
