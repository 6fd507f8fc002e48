"""A stream as it stands after a Change: all its rows in memory, never altered.

A Change gives a new Snapshot that shares every dictionary but those it touches, so that workers, previews and
listeners can keep an old one without a lock.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import select

from tdapp.store.change import START
from tdapp.store.tables import HOUSE_STREAM, JOURNAL, KIND_OF, KINDS
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sqlalchemy import Connection

    from tdapp.store.change import Change, RowChange
    from tdapp.store.tables import Kind

Value = TypeVar("Value")
Rows = dict[Any, Any]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """`snapshot[Entry]` maps an entry's number to the entry; `n` and `head` are the last Change's."""

    stream: str
    n: int = 0
    head: bytes = START
    rows: dict[str, Rows] = field(default_factory=dict)

    def __getitem__(self, value: type[Value]) -> Mapping[Any, Value]:
        return MappingProxyType(self.rows.get(KIND_OF[value].name, {}))

    def the(self, value: type[Value], key: Any) -> Value:
        """The value that must be there, or a refusal."""
        found = self[value].get(key)
        if found is None:
            raise Refused(f"There is no {KIND_OF[value].name} {key}.")
        return found

    def next(self, value: type[Any]) -> int:
        """The next free number of a kind of row."""
        return max(self[value], default=0) + 1

    def after(self, change: Change) -> Snapshot:
        return replace(self, n=change.n, head=change.hash, rows=changed(self.rows, change.rows))


def changed(rows: dict[str, Rows], changes: Iterable[RowChange]) -> dict[str, Rows]:
    """The rows after some changes: dictionaries that are not touched are shared."""
    result = dict(rows)
    copied: set[str] = set()
    for change in changes:
        if change.kind not in copied:
            result[change.kind] = dict(result.get(change.kind, {}))
            copied.add(change.kind)
        of_kind, number = result[change.kind], change.key[-1]
        if change.after is None:
            del of_kind[number]
        elif change.before is None:
            of_kind[number] = KINDS[change.kind].as_value(change.after)
        else:
            of_kind[number] = replace(of_kind[number], **change.after)
    return result


def load(connection: Connection, stream: str) -> Snapshot:
    """A stream as the file holds it."""
    head = connection.execute(
        select(JOURNAL.c.n, JOURNAL.c.hash).where(JOURNAL.c.stream == stream).order_by(JOURNAL.c.n.desc()).limit(1)
    ).first()
    rows = {kind.name: _rows(connection, kind, stream) for kind in KINDS.values() if _belongs(kind, stream)}
    return Snapshot(stream, head.n if head else 0, head.hash if head else START, rows)


def _belongs(kind: Kind, stream: str) -> bool:
    is_of_the_house = "tournament" not in kind.columns and kind.name != "tournament"
    return is_of_the_house == (stream == HOUSE_STREAM)


def _rows(connection: Connection, kind: Kind, stream: str) -> Rows:
    query = select(*(kind.table.c[name] for name in kind.columns))
    if stream != HOUSE_STREAM:
        query = query.where(kind.table.c["id" if kind.name == "tournament" else "tournament"] == stream)
    place = kind.columns.index(kind.key[-1])
    return {row[place]: kind.value(*row) for row in connection.execute(query)}
