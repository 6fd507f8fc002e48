"""The connection to a house file: what makes a commit last, and what a full disk says."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, StaticPool, create_engine, event
from sqlalchemy.exc import DatabaseError

from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Engine

APPLICATION_ID = 0x7464_6170
"""The mark of a house file in SQLite's header: "tdap"."""

NOTHING_DONE = say("Nothing was changed.")
_FULL = say("The disk is full.")
_NOT_YOURS = say("The folder, or a file in it, is not yours to write.")
_OF_THE_DISK = (
    ("full", _FULL),
    ("readonly", say("The house file cannot be written: it, or its folder, is read-only.")),
    ("locked", say("Another program is holding the house file.")),
    ("unable to open", say("The house file cannot be opened: is its folder still there, and yours to write?")),
    ("disk i/o", say("The disk reports an error.")),
)
_SENTENCES = (
    *_OF_THE_DISK,
    ("malformed", say("The house file is damaged.")),
    ("not a database", say("This is not a house file.")),
)
_ERRORS = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EROFS: say("The folder is read-only."),
    errno.EACCES: _NOT_YOURS,
    errno.EPERM: _NOT_YOURS,
}


def writing_engine(path: Path) -> Engine:
    """One connection that writes: WAL, each commit on the disk before it returns, foreign keys checked."""
    return _engine(path, "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


def migrating_engine(path: Path) -> Engine:
    """One connection that may rebuild tables: keys are not followed, and until the commit the file is as it was."""
    return _engine(path, "synchronous = FULL", "foreign_keys = OFF")


def _engine(path: Path, *pragmas: str) -> Engine:
    where = URL.create("sqlite+pysqlite", database=str(path))
    engine = create_engine(where, poolclass=StaticPool, connect_args={"timeout": 5})

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: Any) -> None:
        # Python's own transactions start too late, at the first write. Ours start in writing().
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    return engine


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that holds the file from its first moment; it is on the disk when this ends, or never was."""
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        # A commit that breaks a foreign key fails and leaves its transaction open. Said in SQL it is a statement
        # that failed, so leaving the connection rolls back; commit() would count it as over.
        connection.exec_driver_sql("COMMIT")


def reading(path: Path) -> sqlite3.Connection:
    """A plain connection that cannot write, for looking at a file before or beside the window."""
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=5)
    connection.row_factory = sqlite3.Row
    return connection


@contextmanager
def disk_troubles(done: str = NOTHING_DONE) -> Iterator[None]:
    """Turn what the disk or another program does to us into a sentence; our own mistakes pass through."""
    try:
        yield
    except (DatabaseError, sqlite3.DatabaseError, OSError) as error:
        sentence = said(error)
        if sentence is None:
            raise
        raise Refused(f"{sentence} {done}".strip()) from error


def said(error: Exception) -> str | None:
    """What a trouble of the disk is called, or None where it is none."""
    if isinstance(error, OSError):
        told = say("The disk says: {error}.", error=error.strerror or error)
        return _ERRORS.get(error.errno or 0, told)
    return next((sentence for sign, sentence in _SENTENCES if sign in _text(error)), None)


def is_of_the_disk(error: Exception) -> bool:
    """Whether the disk or another program is in the way, and nothing wrong with the file itself."""
    return any(sign in _text(error) for sign, _ in _OF_THE_DISK)


def _text(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).lower()
