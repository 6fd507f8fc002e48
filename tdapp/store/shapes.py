"""The tables of a house file as some version of the app had them, for reading what was written by another."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tdapp.store.change import canonical
from tdapp.store.migrate import NEWEST, STEPS, statements
from tdapp.store.tables import HOUSE_STREAM, JOURNAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

Row = dict[str, Any]
Key = tuple[Any, ...]
Rows = dict[str, dict[Key, Row]]
"""By table and key."""
TEXT = "VARCHAR"


@dataclass(frozen=True, slots=True)
class Shape:
    name: str
    columns: tuple[str, ...]
    texts: tuple[bool, ...]
    """Which columns hold texts; the others hold whole numbers."""
    nullable: tuple[bool, ...]
    key: tuple[str, ...]

    @property
    def is_of_the_house(self) -> bool:
        return "tournament" not in self.columns and self.name != "tournament"

    def stream_of(self, row: Row) -> str:
        return HOUSE_STREAM if self.is_of_the_house else str(row["id" if self.name == "tournament" else "tournament"])

    def key_of(self, row: Row) -> Key:
        return tuple(row[name] for name in self.key)

    def row(self, values: Sequence[Any]) -> Row | None:
        """A row of this table, or None where these cannot be its values."""
        # Columns that were added later are not in older rows.
        cells = [*values, *[None] * (len(self.columns) - len(values))]
        is_one = len(cells) == len(self.columns) and all(map(_fits, cells, self.texts, self.nullable))
        return dict(zip(self.columns, cells)) if is_one else None


def _fits(value: Any, is_text: bool, is_nullable: bool) -> bool:
    return is_nullable if value is None else isinstance(value, str if is_text else int)


Shapes = dict[str, Shape]


def shapes(version: int = NEWEST) -> Shapes:
    """The tables after so many steps, but for the journal, which never changes."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        build(connection, version)
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: _shape(connection, name) for name in names if name != JOURNAL.name}


def build(connection: sqlite3.Connection, version: int) -> None:
    """Take so many steps in an empty file."""
    for statement in statements(STEPS[:version]):
        connection.execute(statement)


def _shape(connection: sqlite3.Connection, name: str) -> Shape:
    columns = connection.execute(f'PRAGMA table_info("{name}")').fetchall()
    keyed = sorted((turn, column) for _, column, _, _, _, turn in columns if turn)
    return Shape(
        name,
        tuple(column[1] for column in columns),
        tuple(column[2] == TEXT for column in columns),
        tuple(not column[3] for column in columns),
        tuple(column for _, column in keyed),
    )


def replay(rows: Rows, content: bytes, known: Shapes) -> bool:
    """Apply a Change to rows; False where it speaks of tables, columns or rows that are not there."""
    try:
        kinds: Mapping[str, Mapping[str, list[Any]]] = json.loads(content)
        is_whole = all(name in known for name in kinds)
        for step in ("delete", "update", "insert"):
            for name in kinds.keys() & known.keys():
                for entry in kinds[name].get(step, ()):
                    is_whole &= _apply(rows.setdefault(name, {}), known[name], step, entry)
    except (ValueError, TypeError, KeyError, AttributeError):
        return False
    return is_whole


def _apply(rows: dict[Key, Row], shape: Shape, step: str, entry: list[Any]) -> bool:
    if step == "update":
        key, _, after = entry
        fits = tuple(key) in rows and after.keys() <= set(shape.columns)
        if fits:
            rows[tuple(key)] = {**rows[tuple(key)], **after}
        return fits
    row = shape.row(entry)
    if row is None or len(entry) != len(shape.columns):
        return False
    if step == "insert":
        rows[shape.key_of(row)] = row
        return True
    return rows.pop(shape.key_of(row), None) is not None


def encoded(rows: Rows) -> bytes:
    """The rows of a checkpoint as the journal keeps them."""
    return canonical({name: {"insert": [list(row.values()) for row in of.values()]} for name, of in rows.items() if of})


def by_stream(found: Iterable[tuple[Shape, Row]]) -> dict[str, Rows]:
    streams: dict[str, Rows] = {}
    for shape, row in found:
        streams.setdefault(shape.stream_of(row), {}).setdefault(shape.name, {})[shape.key_of(row)] = row
    return streams


def all_rows(rows: Rows) -> Iterator[tuple[str, Key, Row]]:
    for name, of in rows.items():
        for key, row in of.items():
            yield name, key, row
