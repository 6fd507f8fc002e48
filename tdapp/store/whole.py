"""House files as wholes: copied, compared, and looked at for damage."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

from tdapp.store.connection import reading

if TYPE_CHECKING:
    from pathlib import Path


def copy(source: Path, target: Path) -> None:
    """Copy a house by SQLite itself: what is under the target's name is never half a copy."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        with contextlib.closing(reading(source)) as old, contextlib.closing(sqlite3.connect(part)) as new:
            old.backup(new)
            # One file that anybody may read without leaving others beside it.
            new.execute("PRAGMA journal_mode = DELETE")
        with contextlib.suppress(OSError):
            # A stick may know nothing of whose a file is.
            part.chmod(0o600)
        part.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def heads(house: Path) -> list[tuple[object, ...]] | None:
    """What a file's journals end with: two files with the same heads hold the same. None where it cannot be read."""
    query = "SELECT stream, max(n), hash FROM change GROUP BY stream ORDER BY stream"
    try:
        with contextlib.closing(reading(house)) as connection:
            return [tuple(row) for row in connection.execute(query)]
    except sqlite3.DatabaseError:
        return None


def is_sound(path: Path) -> bool:
    """Whether SQLite can read all of the file. Not the disk's troubles: those are raised."""
    try:
        with contextlib.closing(_to_look_at(path)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return False


def _to_look_at(path: Path) -> sqlite3.Connection:
    """A connection that cannot write; but a transaction that was cut off must first be taken back."""
    if path.with_name(f"{path.name}-journal").exists():
        return sqlite3.connect(path, timeout=5)
    return reading(path)
