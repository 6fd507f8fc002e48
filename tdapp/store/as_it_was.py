"""A house as it stood after some Change: its rows are found again by following the journal, forwards or back.

Whichever way is shorter is taken: from the beginning (or the last checkpoint) up to the Change, or from what stands
now back to it. It reads with a connection of its own, so that it can be done beside the window.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.store.change import START, decode
from tdapp.store.connection import disk_troubles, reading
from tdapp.store.snapshot import Snapshot, changed
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from tdapp.store.change import RowChange
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class Then:
    """What is known of a house at a moment: how far each stream had come, and those that were rebuilt."""

    at: Moment
    reach: Mapping[str, int]
    last: Mapping[str, int]
    """How far each has come by now."""
    snapshots: Mapping[str, Snapshot]

    def is_as_now(self, stream: str) -> bool:
        return self.reach.get(stream) == self.last.get(stream)


def as_it_was(path: Path, stream: str, n: int, known: Mapping[str, Snapshot]) -> Then:
    """The house after Change `n` of a stream; the other streams as far as they had come by that moment.

    `known` are Snapshots of now to go back from.
    """
    with disk_troubles(""), contextlib.closing(reading(path)) as connection:
        connection.execute("BEGIN")
        found = connection.execute("SELECT at FROM change WHERE stream = ? AND n = ?", (stream, n)).fetchone()
        if found is None:
            raise Refused(say("There is no change {n} to look back to.", n=n))
        if n < _checkpoint(connection, stream):
            told = say(
                "The file was brought up to date after that: it can be seen as it was from change {n} on.",
                n=_checkpoint(connection, stream),
            )
            raise Refused(told)
        by_then = "SELECT stream, max(n) FROM change WHERE at <= ? GROUP BY stream"
        reach = {row[0]: max(row[1], _checkpoint(connection, row[0])) for row in connection.execute(by_then, found)}
        reach = {HOUSE_STREAM: _checkpoint(connection, HOUSE_STREAM), **reach, stream: n}
        last = dict(connection.execute("SELECT stream, max(n) FROM change GROUP BY stream").fetchall())
        snapshots = {name: _rebuilt(connection, name, reach[name], known.get(name)) for name in (stream, HOUSE_STREAM)}
    return Then(found["at"], reach, {name: int(most) for name, most in last.items()}, snapshots)


def rebuilt(path: Path, stream: str, n: int, known: Snapshot | None = None) -> Snapshot:
    """One stream as it stood after its Change `n`; `known` is one of its Snapshots, from before or after that."""
    with disk_troubles(""), contextlib.closing(reading(path)) as connection:
        return _rebuilt(connection, stream, n, known)


def _rebuilt(connection: sqlite3.Connection, stream: str, n: int, known: Snapshot | None) -> Snapshot:
    first = _checkpoint(connection, stream)
    if known is None or abs(known.n - n) > n - first:
        start, changes = Snapshot(stream), _forwards(connection, stream, max(first, 1), n)
    elif known.n >= n:
        start, changes = known, _backwards(connection, stream, n, known.n)
    else:
        start, changes = known, _forwards(connection, stream, known.n + 1, n)
    head = connection.execute("SELECT hash FROM change WHERE stream = ? AND n = ?", (stream, n)).fetchone()
    return replace(start.holding(changed(start.rows, changes)), n=n, head=head["hash"] if head else START)


def _forwards(connection: sqlite3.Connection, stream: str, first: int, last: int) -> Iterator[RowChange]:
    query = "SELECT rows FROM change WHERE stream = ? AND n BETWEEN ? AND ? ORDER BY n"
    for row in connection.execute(query, (stream, first, last)):
        yield from decode(row["rows"])


def _backwards(connection: sqlite3.Connection, stream: str, to: int, last: int) -> Iterator[RowChange]:
    query = "SELECT rows FROM change WHERE stream = ? AND n > ? AND n <= ? ORDER BY n DESC"
    for row in connection.execute(query, (stream, to, last)):
        yield from (change.backwards for change in reversed(decode(row["rows"])))


def _checkpoint(connection: sqlite3.Connection, stream: str) -> int:
    query = "SELECT max(n) FROM change WHERE stream = ? AND kind = 'checkpoint'"
    return connection.execute(query, (stream,)).fetchone()[0] or 0
