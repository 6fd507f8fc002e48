"""Writes what was recovered into a new house file: the rows that fit together, and the journal with its gaps marked."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tdapp.store.chains import COLUMNS, TOLD, Chain, Record
from tdapp.store.change import START
from tdapp.store.connection import APPLICATION_ID
from tdapp.store.shapes import all_rows, build, encoded
from tdapp.store.stand_ins import missing, stand_in
from tdapp.store.tables import HOUSE_STREAM, JOURNAL
from tdapp.values.kept import LOST
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tdapp.store.shapes import Key, Row, Rows, Shape, Shapes

TOGETHER = say("The file was damaged: what could be read of it was put together")
WHO = "tdapp"


@dataclass(slots=True)
class Draft:
    """A stream as it goes into the new file: its Changes, and its rows."""

    chain: Chain
    rows: Rows
    told: Rows | None
    """The rows as the Changes tell them; None where Changes are missing."""
    only_told: Counter[str]
    """By table, how many rows are known from the Changes alone."""
    dropped: Counter[str] = field(default_factory=Counter)
    """By table, how many rows contradict the others."""
    made: Counter[str] = field(default_factory=Counter)
    """By table, how many rows stand for one that is gone."""

    def add(self, shape: Shape, row: Row) -> Key:
        key = shape.key_of(row)
        self.rows.setdefault(shape.name, {})[key] = row
        self.made[shape.name] += 1
        return key

    def drop(self, table: str, key: Key) -> None:
        if self.rows.get(table, {}).pop(key, None) is not None:
            self.dropped[table] += 1


def rewrite(path: Path, version: int, shapes: Shapes, drafts: Mapping[str, Draft], *, at: int) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        path.chmod(0o600)
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("BEGIN")
        build(connection, version)
        where: dict[tuple[str, int], tuple[Draft, Key]] = {}
        for stream, draft in drafts.items():
            if draft.told is None and stream != HOUSE_STREAM:
                _complete(draft, stream, shapes)
            for table, key, row in list(all_rows(draft.rows)):
                try:
                    where[table, _insert(connection, table, row)] = draft, key
                except sqlite3.IntegrityError:
                    draft.drop(table, key)
        _drop_what_refers_to_nothing(connection, shapes, drafts, where)
        for draft in drafts.values():
            _write_journal(connection, draft, at)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")


def _complete(draft: Draft, stream: str, shapes: Shapes) -> None:
    for table, row in missing(draft.rows, stream, shapes):
        draft.add(shapes[table], row)


def _insert(connection: sqlite3.Connection, table: str, row: Row) -> int:
    names = ", ".join(f'"{name}"' for name in row)
    marks = ", ".join("?" * len(row))
    values = tuple(row.values())
    number = connection.execute(f'INSERT INTO "{table}" ({names}) VALUES ({marks})', values).lastrowid  # noqa: S608
    assert number is not None
    return number


def _drop_what_refers_to_nothing(
    connection: sqlite3.Connection,
    shapes: Shapes,
    drafts: Mapping[str, Draft],
    where: dict[tuple[str, int], tuple[Draft, Key]],
) -> None:
    """A player who is gone is put back without a name; a row that waits for anything else cannot stay."""
    while broken := connection.execute("PRAGMA foreign_key_check").fetchall():
        for table, number, parent, _ in broken:
            draft, key = where[table, number]
            row = draft.rows.get(table, {}).get(key)
            player = row.get("player") if row and parent == "player" else None
            if player is not None and HOUSE_STREAM in drafts:
                _put_nobody(connection, shapes, drafts[HOUSE_STREAM], player, where)
            else:
                connection.execute(f'DELETE FROM "{table}" WHERE rowid = ?', (number,))  # noqa: S608
                draft.drop(table, key)


def _put_nobody(
    connection: sqlite3.Connection,
    shapes: Shapes,
    house: Draft,
    player: str,
    where: dict[tuple[str, int], tuple[Draft, Key]],
) -> None:
    if (player,) not in house.rows.get("player", {}):
        row = stand_in("player", shapes, id=player)
        where["player", _insert(connection, "player", row)] = house, house.add(shapes["player"], row)


def _write_journal(connection: sqlite3.Connection, draft: Draft, at: int) -> None:
    chain, previous = draft.chain, START
    for n in range(1, chain.last + 1):
        record = chain.changes.get(n)
        if record is None:
            # In its number's place, so that undo and the journal find the others where they were. Its hash is empty
            # where that is not known either.
            told = (chain.stream, n, at, WHO, "", "checkpoint", LOST, "", None)
            record = Record(told, encoded({}), chain.lost.get(n) or b"")
        _tell(connection, record)
        previous = record.hash
    if draft.told is None or _filled(draft.told) != _filled(draft.rows):
        told = (chain.stream, chain.last + 1, at, WHO, "", "checkpoint", TOGETHER, "", None)
        last = Record(told, encoded(draft.rows), b"")
        _tell(connection, last._replace(hash=last.sealed(previous)))


def _tell(connection: sqlite3.Connection, record: Record) -> None:
    _insert(connection, JOURNAL.name, dict(zip(COLUMNS, (*record.told, record.rows, record.hash))))


def _filled(rows: Rows) -> Rows:
    return {table: of for table, of in rows.items() if of}


assert COLUMNS[: len(TOLD)] == TOLD, "what a Change says stands before its rows"
