"""The Change: a sentence, the moment, who, the rule, and the rows it changed, before and after.

Changes of one tournament are a stream: numbered from 1, each with the SHA-256 of the one before it and of its own
canonical JSON. So whoever knows the last hash can tell whether anything before it was altered.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from tdapp.store.tables import KIND_OF, KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdapp.store.tables import Key

Columns = dict[str, Any]
ChangeKind = Literal["deed", "clock", "checkpoint"]
START = bytes(32)
"""What stands for the hash before the first Change."""


class RowChange(NamedTuple):
    """One row: inserted (no `before`), deleted (no `after`), or updated (only the columns that changed)."""

    kind: str
    key: Key
    before: Columns | None
    after: Columns | None

    @property
    def backwards(self) -> RowChange:
        return RowChange(self.kind, self.key, self.after, self.before)


@dataclass(frozen=True, slots=True)
class Told:
    """What a Change says: enough for the journal page, and for what undo and redo are called.

    `undoes` is the number of the Change that it takes back.
    """

    stream: str
    n: int
    at: int
    who: str
    desk: str
    kind: ChangeKind
    sentence: str
    rule: str
    undoes: int | None


@dataclass(frozen=True, slots=True)
class Change(Told):
    """One deed of the director in one stream, with its rows."""

    rows: tuple[RowChange, ...]
    encoded: bytes = field(repr=False)
    """The rows as they are stored, and as the hash covers them."""
    hash: bytes

    @property
    def told(self) -> Told:
        return Told(*(getattr(self, name) for name in Told.__slots__))

    def touches(self, kind: str) -> bool:
        return any(row.kind == kind for row in self.rows)


@dataclass(frozen=True, slots=True)
class Deed:
    """What a verb asks to be written: a Change before it has its number and hash."""

    stream: str
    sentence: str
    rows: tuple[RowChange, ...]
    rule: str = ""
    kind: ChangeKind = "deed"
    undoes: int | None = None


def insert(value: Any) -> RowChange:
    kind = KIND_OF[type(value)]
    row = kind.as_row(value)
    return RowChange(kind.name, kind.key_of(row), None, row)


def delete(value: Any) -> RowChange:
    assert not KIND_OF[type(value)].stays, "money, and what it was paid for, stays"
    return insert(value).backwards


def update(value: Any, **columns: Any) -> RowChange:
    """Other values in some columns of a row; those that stay the same are left out."""
    kind = KIND_OF[type(value)]
    row = kind.as_row(value)
    changed = {name: new for name, new in columns.items() if row[name] != new}
    assert not changed.keys() & set(kind.key), "keys never change"
    assert not kind.is_ledger, "a ledger's rows never change"
    return RowChange(kind.name, kind.key_of(row), {name: row[name] for name in changed}, changed)


def sealed(deed: Deed, *, n: int, at: int, who: str, desk: str, previous: bytes) -> Change:
    """The deed as the next Change of its stream, its rows in the order in which they are applied."""
    changes = in_order(deed.rows)
    rows = encode(changes)
    digest = seal(
        previous,
        stream=deed.stream,
        n=n,
        at=at,
        who=who,
        desk=desk,
        kind=deed.kind,
        sentence=deed.sentence,
        rule=deed.rule,
        undoes=deed.undoes,
        rows=rows,
    )
    return Change(
        deed.stream, n, at, who, desk, deed.kind, deed.sentence, deed.rule, deed.undoes, changes, rows, digest
    )


def in_order(rows: Iterable[RowChange]) -> tuple[RowChange, ...]:
    """Deletes, then updates, then inserts, so that no row stands in the way of another; empty updates are dropped."""
    rows = tuple(rows)
    return (
        *(row for row in rows if row.after is None),
        *(row for row in rows if row.before and row.after),
        *(row for row in rows if row.before is None),
    )


def seal(previous: bytes, *, rows: bytes, **told: Any) -> bytes:
    """The hash of a Change: of the one before, of what it says, and of its rows as they are stored."""
    return hashlib.sha256(previous + canonical(told) + rows).digest()


def canonical(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def encode(rows: Iterable[RowChange]) -> bytes:
    """The rows as canonical JSON, by kind: inserts and deletes as lists of values, updates column by column.

    {"seating": {"insert": [[…], …], "delete": [[…], …], "update": [[key, before, after], …]}, …}
    """
    kinds: dict[str, dict[str, list[Any]]] = {}
    for row in rows:
        lists = kinds.setdefault(row.kind, {})
        if row.before is None or row.after is None:
            whole = row.after if row.before is None else row.before
            assert whole is not None
            lists.setdefault("insert" if row.before is None else "delete", []).append(KINDS[row.kind].cells(whole))
        else:
            lists.setdefault("update", []).append([list(row.key), row.before, row.after])
    return canonical(kinds)


def decode(content: bytes) -> tuple[RowChange, ...]:
    """The rows of a stored Change: deletes, then updates, then inserts, as they are applied."""
    kinds = json.loads(content)
    found: list[RowChange] = []
    for step in ("delete", "update", "insert"):
        for name, lists in kinds.items():
            found += (_decoded(name, step, entry) for entry in lists.get(step, ()))
    return tuple(found)


def _decoded(name: str, step: str, entry: list[Any]) -> RowChange:
    kind = KINDS[name]
    if step == "update":
        key, before, after = entry
        return RowChange(name, tuple(key), before, after)
    row = dict(zip(kind.columns, entry))
    inserted = RowChange(name, kind.key_of(row), None, row)
    return inserted if step == "insert" else inserted.backwards
