"""The journal of a stream as it is read: what each Change says, oldest first, without its rows.

It needs no row to be decoded, so that sentences written before a migration stay readable whatever became of their
columns.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, overload

from sqlalchemy import select

from tdapp.store.change import Told, decode
from tdapp.store.connection import disk_troubles, reading
from tdapp.store.tables import JOURNAL
from tdapp.values.kept import LOST
from tdapp.values.say import say_kept

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection

    from tdapp.store.change import Change, RowChange


class Journal(Sequence[Told]):
    """A sequence that only its house lengthens; Change n stands at n - 1."""

    __slots__ = ("_told",)

    def __init__(self, told: Iterable[Told] = ()) -> None:
        self._told = list(told)

    @overload
    def __getitem__(self, place: int) -> Told: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Told]: ...

    def __getitem__(self, place: int | slice) -> Told | Sequence[Told]:
        return self._told[place]

    def __len__(self) -> int:
        return len(self._told)

    def __iter__(self) -> Iterator[Told]:
        return iter(self._told)

    def __reversed__(self) -> Iterator[Told]:
        return reversed(self._told)

    def add(self, change: Change) -> None:
        self._told.append(change.told)


def read_journal(connection: Connection, stream: str) -> Journal:
    columns = [JOURNAL.c[name] for name in Told.__slots__]
    query = select(*columns).where(JOURNAL.c.stream == stream).order_by(JOURNAL.c.n)
    return Journal(_readable(Told(*row)) for row in connection.execute(query))


def _readable(told: Told) -> Told:
    """One that is lost is known by what its file says of it in English; people read that in their own language."""
    return replace(told, sentence=say_kept(LOST)) if told.sentence == LOST else told


def read_rows(path: Path, stream: str) -> Iterator[tuple[RowChange, ...]]:
    """The rows of every Change, oldest first, for work beside the window; none for those before a checkpoint."""
    reach = "SELECT max(n) FROM change WHERE stream = ? AND kind = 'checkpoint'"
    query = "SELECT n, rows FROM change WHERE stream = ? ORDER BY n"
    with disk_troubles(""), contextlib.closing(reading(path)) as connection:
        first = connection.execute(reach, (stream,)).fetchone()[0] or 0
        for row in connection.execute(query, (stream,)):
            yield decode(row["rows"]) if row["n"] >= first else ()


def last_checkpoint(journal: Sequence[Told]) -> int:
    """The number of the Change that undo and proof reach back to; 0 where the file never was migrated."""
    return next((told.n for told in reversed(journal) if told.kind == "checkpoint"), 0)
