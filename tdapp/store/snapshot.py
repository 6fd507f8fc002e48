"""A stream as it stands after a Change: all its rows in memory, never altered.

A Change gives a new Snapshot that shares every dictionary but those it touches, so that workers, previews and
listeners can keep an old one without a lock.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from sqlalchemy import select

from tdapp.store.change import START, in_order
from tdapp.store.collecting import nothing_collected
from tdapp.store.tables import HOUSE_STREAM, JOURNAL, KIND_OF, KINDS
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from sqlalchemy import Connection

    from tdapp.store.change import Change, RowChange
    from tdapp.store.tables import Kind

Value = TypeVar("Value")
Found = TypeVar("Found")
Rows = dict[Any, Any]
ROWS_AT_ONCE = 500
Index = dict[Any, tuple[Any, ...]]
"""The keys of the rows by what they hold in a column; those that hold nothing are left out."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """`snapshot[Entry]` maps an entry's number to the entry; `n` and `head` are the last Change's."""

    stream: str
    n: int = 0
    head: bytes = START
    rows: dict[str, Rows] = field(default_factory=dict)
    indexes: dict[tuple[str, str], Index] = field(default_factory=dict, compare=False, repr=False)
    """By kind and column: made when first asked for, and kept up from then on."""
    largest: dict[tuple[str, str], int] = field(default_factory=dict, compare=False, repr=False)
    """The largest number in a column: kept up in the same way."""
    found: dict[Callable[[Snapshot], Any], tuple[Any, frozenset[str]]] = field(
        default_factory=dict, compare=False, repr=False
    )

    def __getitem__(self, value: type[Value]) -> Mapping[Any, Value]:
        return MappingProxyType(self.rows.get(KIND_OF[value].name, {}))

    def the(self, value: type[Value], key: Any) -> Value:
        """The value that must be there, or a refusal."""
        found = self[value].get(key)
        if found is None:
            raise Refused(say("There is no {kind} {key}.", kind=KIND_OF[value].name, key=key))
        return found

    def next(self, value: type[Any]) -> int:
        """The next free number of a kind of row."""
        # Rows that stay lie in the order of their numbers.
        return (next(reversed(self[value]), 0) if KIND_OF[value].stays else max(self[value], default=0)) + 1

    def by(self, value: type[Any], column: str) -> Mapping[Any, tuple[Any, ...]]:
        """The keys of a kind's rows by what they hold in a column."""
        kind = KIND_OF[value].name
        if (kind, column) not in self.indexes:
            self.indexes[kind, column] = indexed(self.rows.get(kind, {}), column)
        return MappingProxyType(self.indexes[kind, column])

    def where(self, value: type[Value], column: str, holds: Any) -> list[Value]:
        """The rows that hold this in a column; the others are not looked at."""
        rows = self[value]
        return [rows[key] for key in self.by(value, column).get(holds, ())]

    def most(self, value: type[Any], column: str) -> int:
        """The largest number in a column of a kind's rows; 0 where there are none."""
        at = KIND_OF[value].name, column
        if at not in self.largest:
            self.largest[at] = max(map(attrgetter(column), self[value].values()), default=0)
        return self.largest[at]

    def differing(self, before: Snapshot, value: type[Any]) -> set[Any]:
        """The keys of the rows that are not those of an earlier moment: changed since, new or gone."""
        kind = KIND_OF[value].name
        old, new = before.rows.get(kind, {}), self.rows.get(kind, {})
        if old is new:
            return set()
        return {key for key, row in new.items() if old.get(key) is not row} | (old.keys() - new.keys())

    def once(self, find: Callable[[Snapshot], Found], *of: type[Any]) -> Found:
        """What is found in rows `of` these kinds alone: found once, and kept until a Change touches one of them."""
        if find not in self.found:
            self.found[find] = find(self), frozenset(KIND_OF[value].name for value in of)
        return cast("Found", self.found[find][0])

    def after(self, change: Change) -> Snapshot:
        indexes = {at: kept_up(index, *at, change.rows) for at, index in dict(self.indexes).items()}
        largest = {at: most_kept_up(most, *at, change.rows) for at, most in dict(self.largest).items()}
        rows = changed(self.rows, change.rows)
        touched = {row.kind for row in change.rows}
        found = {find: (what, of) for find, (what, of) in dict(self.found).items() if not of & touched}
        known = {at: most for at, most in largest.items() if most is not None}
        return replace(self, n=change.n, head=change.hash, rows=rows, indexes=indexes, largest=known, found=found)

    def tried(self, rows: Iterable[RowChange]) -> Snapshot:
        """As it would stand with some rows changed: for a look before anything is written."""
        return self.holding(changed(self.rows, in_order(rows)))

    def holding(self, rows: dict[str, Rows]) -> Snapshot:
        """The same moment with other rows: nothing that was found out in those before is kept."""
        return replace(self, rows=rows, indexes={}, largest={}, found={})


def changed(rows: dict[str, Rows], changes: Iterable[RowChange]) -> dict[str, Rows]:
    """The rows after some changes: dictionaries that are not touched are shared."""
    result = dict(rows)
    copied: set[str] = set()
    for change in changes:
        if change.kind not in copied:
            # Where rows have gone, `dict(rows)` would put in one row after the other: eight times as long.
            result[change.kind] = result[change.kind].copy() if change.kind in result else {}
            copied.add(change.kind)
        of_kind, number = result[change.kind], change.key[-1]
        if change.after is None:
            del of_kind[number]
        elif change.before is None:
            of_kind[number] = KINDS[change.kind].as_value(change.after)
        else:
            of_kind[number] = replace(of_kind[number], **change.after)
    return result


def indexed(rows: Rows, column: str) -> Index:
    found: dict[Any, list[Any]] = {}
    for key, row in rows.items():
        if (holds := getattr(row, column)) is not None:
            found.setdefault(holds, []).append(key)
    return {holds: tuple(keys) for holds, keys in found.items()}


def kept_up(index: Index, kind: str, column: str, changes: Iterable[RowChange]) -> Index:
    """The index after some changes; the same one where they do not touch it."""
    result = index
    for change in changes:
        if change.kind != kind:
            continue
        old, new, key = (change.before or {}).get(column), (change.after or {}).get(column), change.key[-1]
        result = index.copy() if result is index and old != new else result
        if old is not None:
            result[old] = tuple(other for other in result[old] if other != key)
        if new is not None:
            result[new] = (*result.get(new, ()), key)
    return result


def most_kept_up(most: int, kind: str, column: str, changes: Iterable[RowChange]) -> int | None:
    """The largest number after some changes; None where the row that held it held another or went."""
    for change in changes:
        if change.kind != kind:
            continue
        if (change.before or {}).get(column) == most:
            return None
        most = max(most, (change.after or {}).get(column, 0))
    return most


@nothing_collected()
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
    if kind.stays:
        query = query.order_by(*(kind.table.c[name] for name in kind.key))
    place = kind.columns.index(kind.key[-1])
    # One by one takes a fifth longer, and all at once needs room that is not there yet.
    parts = connection.execute(query).partitions(ROWS_AT_ONCE)
    return {row[place]: kind.value(*row) for part in parts for row in part}
