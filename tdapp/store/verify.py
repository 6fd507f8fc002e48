"""Proves a house file: every stream's hashes hold, and all Changes applied to nothing give its rows.

Where the file was migrated they are applied from the checkpoint on, which holds the rows of that moment.

It reads with plain sqlite3 and shares no statement with the code that writes.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tdapp.store.change import START, decode, seal
from tdapp.store.connection import disk_troubles, reading
from tdapp.store.migrate import NEWEST, version
from tdapp.store.tables import JOURNAL, KINDS
from tdapp.store.whole import is_sound
from tdapp.values.kept import LOST
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tdapp.store.tables import Key, Kind

STEP = 100
"""So often it says how far it is."""
Rows = dict[str, dict["Key", dict[str, Any]]]
TOLD = tuple(column.name for column in JOURNAL.columns if column.name not in ("rows", "hash"))


@dataclass(frozen=True, slots=True)
class Proof:
    """What was looked at, and what is wrong: each fault names its table, row and column, or its Change."""

    changes: int
    rows: int
    heads: dict[str, str]
    faults: tuple[str, ...]


def verify(path: Path, *, newest: int = NEWEST, heard: Callable[[int, int], None] = lambda *_: None) -> Proof:
    """Look at the whole file; it is opened so that nothing can be written to it."""
    if not path.is_file():
        raise Refused(say("There is no house file {name} in that folder.", name=path.name))
    with disk_troubles(""), contextlib.closing(reading(path)) as connection:
        if not is_sound(path):
            raise Refused(say("The house file is damaged."))
        if version(connection, newest) != newest:
            raise Refused(say("This house file is of an older version: open it once, then verify it."))
        connection.execute("BEGIN")
        return _verify(connection, heard)


def _verify(connection: sqlite3.Connection, heard: Callable[[int, int], None]) -> Proof:
    faults: list[str] = []
    heads: dict[str, str] = {}
    replayed: Rows = {name: {} for name in KINDS}
    changes = 0
    reach = dict(connection.execute("SELECT stream, max(n) FROM change WHERE kind = 'checkpoint' GROUP BY stream"))
    order = "SELECT * FROM change ORDER BY stream, n"
    of = connection.execute("SELECT count(*) FROM change").fetchone()[0]
    previous: bytes | None = START
    stream, n = "", 0
    for row in connection.execute(order):
        if row["stream"] != stream:
            previous, stream, n = START, row["stream"], 0
        changes, n = changes + 1, n + 1
        if changes % STEP == 0:
            heard(changes, of)
        if row["n"] != n:
            faults.append(say("Change {n} of {stream} is missing.", n=n, stream=stream))
            n = row["n"]
        if row["sentence"] == LOST:
            told = say(
                "Change {n} of {stream} is missing: the file was damaged, and recovered without it.",
                n=n,
                stream=stream,
            )
            faults.append(told)
        elif previous is not None and not _holds(previous, row):
            told = say(
                "Change {n} of {stream} was altered, or one before it: its hash does not hold.", n=n, stream=stream
            )
            faults.append(told)
        previous = row["hash"] if isinstance(row["hash"], bytes) else START
        heads[stream] = previous.hex()
        # What follows a Change of which nothing is left can be held to nothing.
        previous = previous or None
        if n >= reach.get(stream, 0):
            faults += _replay(replayed, row)
    held = 0
    for kind in KINDS.values():
        stored = _stored(connection, kind)
        held += len(stored)
        faults += _differences(kind, stored, replayed[kind.name])
    return Proof(changes, held, heads, tuple(faults))


def _holds(previous: bytes, row: sqlite3.Row) -> bool:
    told = {name: row[name] for name in TOLD}
    try:
        return bool(seal(previous, rows=row["rows"], **told) == row["hash"])
    except TypeError:
        # SQLite keeps whatever is put into a column, a text where bytes belong too.
        return False


def _replay(replayed: Rows, row: sqlite3.Row) -> Iterator[str]:
    n, stream = row["n"], row["stream"]
    try:
        changes = decode(row["rows"])
    except (ValueError, KeyError, TypeError):
        yield say("Change {n} of {stream} cannot be read.", n=n, stream=stream)
        return
    for change in changes:
        rows = replayed[change.kind]
        known = rows.get(change.key)
        if (change.before is None) != (known is None):
            what = f"{change.kind} {_shown(change.key)}"
            yield say("Change {n} of {stream} does not fit what came before it: {row}.", n=n, stream=stream, row=what)
        if change.after is None:
            rows.pop(change.key, None)
        else:
            rows[change.key] = {**(known or {}), **change.after}


def _stored(connection: sqlite3.Connection, kind: Kind) -> dict[Key, dict[str, Any]]:
    names = ", ".join(f'"{name}"' for name in kind.columns)
    rows = (dict(row) for row in connection.execute(f'SELECT {names} FROM "{kind.name}"'))  # noqa: S608
    return {kind.key_of(row): row for row in rows}


def _differences(kind: Kind, stored: dict[Key, dict[str, Any]], replayed: dict[Key, dict[str, Any]]) -> Iterator[str]:
    for key in sorted(stored.keys() | replayed.keys(), key=repr):
        table, row = kind.name, _shown(key)
        if key not in replayed:
            yield say("Table {table}, row {row}: it is in the file, but no Change put it there.", table=table, row=row)
        elif key not in stored:
            yield say("Table {table}, row {row}: a Change put it there, but it is gone.", table=table, row=row)
        else:
            for name in kind.columns:
                if stored[key][name] != replayed[key].get(name):
                    yield say(
                        "Table {table}, row {row}, column {column}: it holds {held}, the Changes say {told}.",
                        table=table,
                        row=row,
                        column=name,
                        held=repr(stored[key][name]),
                        told=repr(replayed[key].get(name)),
                    )


def _shown(key: Key) -> str:
    return " ".join(str(part) for part in key)
