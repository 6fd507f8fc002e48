"""Brings a house file up to date: numbered steps of plain SQL under PRAGMA user_version, all or nothing.

The steps may change what older Changes speak of, so each stream goes on from a checkpoint: a Change that holds all its
rows as they are now. Undo and proof reach back to it, and the sentences before it stay as they are.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import select

from tdapp.store import apply
from tdapp.store.change import Deed, insert, sealed
from tdapp.store.connection import APPLICATION_ID, migrating_engine, reading, writing
from tdapp.store.snapshot import load
from tdapp.store.tables import JOURNAL
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from sqlalchemy import Connection

STEPS = sorted((Path(__file__).parent / "migrations").glob("[0-9]*.sql"))
NEWEST = len(STEPS)
NEWER = say("This house file was written by a newer version of tdapp: open it with that one. Nothing was changed.")


def version(connection: sqlite3.Connection, newest: int = NEWEST) -> int:
    """The version of a file, or a refusal for what is no house file or is newer than this app."""
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    mark = connection.execute("PRAGMA application_id").fetchone()[0]
    if not is_empty and mark != APPLICATION_ID:
        raise Refused(say("This is a database, but not a house file."))
    if found > newest:
        raise Refused(NEWER)
    return found


def migrate(path: Path, *, at: int, steps: Sequence[Path] = STEPS) -> bool:
    """Take the steps that are missing, in one transaction; False when there were none."""
    with contextlib.closing(reading(path)) as connection:
        missing = steps[version(connection, len(steps)) :]
    if not missing:
        return False
    engine = migrating_engine(path)
    try:
        with writing(engine) as transaction:
            for statement in statements(missing):
                transaction.exec_driver_sql(statement)
            transaction.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
            transaction.exec_driver_sql(f"PRAGMA user_version = {len(steps)}")
            broken = transaction.exec_driver_sql("PRAGMA foreign_key_check").first()
            assert broken is None, f"a step left a row behind that refers to nothing: {broken}"
            _write_checkpoints(transaction, at, len(steps))
    finally:
        engine.dispose()
    return True


def statements(steps: Sequence[Path]) -> list[str]:
    parts = (part for step in steps for part in step.read_text(encoding="utf-8").split(";\n"))
    return [part for part in parts if part.strip()]


def _write_checkpoints(connection: Connection, at: int, newest: int) -> None:
    for stream in connection.execute(select(JOURNAL.c.stream).distinct()).scalars().all():
        now = load(connection, stream)
        rows = tuple(insert(value) for values in now.rows.values() for value in values.values())
        told = say("The file was brought up to version {version}", version=newest)
        deed = Deed(stream, told, rows, kind="checkpoint")
        change = sealed(deed, n=now.n + 1, at=at, who="tdapp", desk="", previous=now.head)
        # The rows are there: only the journal is told.
        apply.tell(connection, change)
