"""House files as wholes: copied, compared, and looked at for damage."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

from tdapp.store.connection import APPLICATION_ID, is_of_the_disk, reading
from tdapp.store.migrate import NEWEST
from tdapp.store.pages import SIGN
from tdapp.store.shapes import TEXT, shapes
from tdapp.store.tables import JOURNAL, KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

HEADER = 100
"""So many bytes SQLite says of the file itself."""
LARGEST_PAGE = 65_536


def copy(source: Path, target: Path) -> None:
    """Copy a house by SQLite itself: what is under the target's name is never half a copy."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)
        with contextlib.closing(reading(source)) as old, contextlib.closing(sqlite3.connect(part)) as new:
            old.backup(new)
            # One file that anybody may read without leaving others beside it.
            new.execute("PRAGMA journal_mode = DELETE")
        part.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def heads(house: Path) -> list[tuple[object, ...]] | None:
    """What a file's journals end with: two files with the same heads hold the same. None where it cannot be read."""
    query = """
        SELECT stream, n, hash FROM change
        WHERE (stream, n) IN (SELECT stream, max(n) FROM change GROUP BY stream) ORDER BY stream
    """
    try:
        with contextlib.closing(reading(house)) as connection:
            return [tuple(row) for row in connection.execute(query)]
    except sqlite3.DatabaseError:
        return None


def is_sound(path: Path) -> bool:
    """Whether all of the file can be read, as SQLite's and as ours. Not the disk's troubles: those are raised.

    The indexes too: a row is found by its key through them alone, and a backup takes them along as they are.
    """
    try:
        with contextlib.closing(_to_look_at(path)) as connection:
            is_whole = connection.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
            return is_whole and _is_house(connection) and _has_whole_pages(path)
    except UnicodeDecodeError:
        return False
    except sqlite3.DatabaseError as error:
        if is_of_the_disk(error):
            raise
        return False


def is_marked(path: Path) -> bool:
    """Whether the file says of itself that it is a house."""
    with path.open("rb") as file:
        header = file.read(HEADER)
    return header.startswith(SIGN) and header[68:72] == APPLICATION_ID.to_bytes(4, "big")


def _is_house(connection: sqlite3.Connection) -> bool:
    """Whether the tables are those of the file's version, every row can be read, and nothing is there to be run."""
    mark, version = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version"))
    if mark != APPLICATION_ID or version > NEWEST:
        # Another program's, or a newer one's: whoever asks further says so.
        return True
    parts = connection.execute("SELECT type, name FROM sqlite_master").fetchall()
    tables, known = {name for kind, name in parts if kind == "table"}, _columns(version)
    for table, columns in known.items():
        _read_texts(connection, table, columns)
    return tables == known.keys() and all(kind in ("table", "index") for kind, _ in parts)


def _read_texts(connection: sqlite3.Connection, table: str, columns: Mapping[str, bool]) -> None:
    """Raise where a column is not there, or what it holds is no text: SQLite puts all of them together, which is fast.

    In brackets: a name in quotation marks is taken for a text where no column is called so.
    """
    connection.execute(f'SELECT {", ".join(f"[{name}]" for name in columns)} FROM "{table}" LIMIT 0')  # noqa: S608
    texts = ", ".join(f"CAST(group_concat([{name}], '') AS BLOB)" for name, is_text in columns.items() if is_text)
    if texts:
        for whole in connection.execute(f'SELECT {texts} FROM "{table}"').fetchone():  # noqa: S608
            (whole or b"").decode()


def _columns(version: int) -> dict[str, dict[str, bool]]:
    """The columns of each table of a version, and which of them hold texts."""
    kinds = [kind.table for kind in KINDS.values()] if version == NEWEST else []
    found = {one.name: {column.name: str(column.type) == TEXT for column in one.columns} for one in (JOURNAL, *kinds)}
    if version < NEWEST:
        found |= {name: dict(zip(shape.columns, shape.texts)) for name, shape in shapes(version).items()}
    return found


def _has_whole_pages(path: Path) -> bool:
    """SQLite takes zeros for what was cut off the last page; and it writes no file that is of a newer format."""
    log = path.with_name(f"{path.name}-wal")
    with path.open("rb") as file:
        header = file.read(HEADER)
    if not header or (log.exists() and log.stat().st_size):
        return True
    size = int.from_bytes(header[16:18], "big")
    is_known = header[18:20] in (b"\1\1", b"\2\2")
    return is_known and path.stat().st_size % (LARGEST_PAGE if size == 1 else size) == 0


def _to_look_at(path: Path) -> sqlite3.Connection:
    """A connection that cannot write; but a transaction that was cut off must first be taken back."""
    if path.with_name(f"{path.name}-journal").exists():
        return sqlite3.connect(path, timeout=5)
    return reading(path)
