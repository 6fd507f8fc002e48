"""Writes a Change into the file: its rows, then the journal, in the transaction of the caller."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert

from tdapp.store.tables import JOURNAL, KINDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from tdapp.store.change import Change, RowChange


TELL = insert(JOURNAL)
TURN = {kind: turn for turn, kind in enumerate(KINDS)}
"""Kinds stand behind those that they refer to. With a row missing that another one waits for, SQLite goes through a
whole table for every row that might be it."""


def write(connection: Connection, change: Change) -> None:
    apply(connection, change.rows)
    tell(connection, change)


def tell(connection: Connection, change: Change) -> None:
    told = {name: getattr(change, name) for name in JOURNAL.columns.keys() if name != "rows"}  # noqa: SIM118
    connection.execute(TELL, {**told, "rows": change.encoded})


def apply(connection: Connection, rows: Sequence[RowChange]) -> None:
    """Deletes, then updates, then inserts: no key stands in the way of another."""
    _delete(connection, [row for row in rows if row.after is None])
    _update(connection, [row for row in rows if row.before is not None and row.after])
    _insert(connection, [row for row in rows if row.before is None])


def _delete(connection: Connection, rows: list[RowChange]) -> None:
    for kind, of_kind in groupby(sorted(rows, key=_kind), key=_kind):
        keys = [_key(row) for row in of_kind]
        _exactly(connection.execute(KINDS[kind].delete, keys).rowcount, len(keys))


def _update(connection: Connection, rows: list[RowChange]) -> None:
    for (kind, columns), alike in groupby(sorted(rows, key=_shape), key=_shape):
        values = [{**_key(row), **(row.after or {})} for row in alike]
        _exactly(connection.execute(KINDS[kind].update(columns), values).rowcount, len(values))


def _insert(connection: Connection, rows: list[RowChange]) -> None:
    for kind, of_kind in groupby(sorted(rows, key=_turn), key=_kind):
        connection.execute(KINDS[kind].insert, [row.after or {} for row in of_kind])


def _kind(row: RowChange) -> str:
    return row.kind


def _turn(row: RowChange) -> int:
    return TURN[row.kind]


def _shape(row: RowChange) -> tuple[str, tuple[str, ...]]:
    return row.kind, tuple(sorted(row.after or ()))


def _key(row: RowChange) -> dict[str, Any]:
    return {f"key_{name}": part for name, part in zip(KINDS[row.kind].key, row.key)}


def _exactly(touched: int, wanted: int) -> None:
    # A driver that cannot count a bulk statement says -1.
    assert touched in (wanted, -1), f"{touched} rows were there instead of {wanted}"
