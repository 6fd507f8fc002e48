"""Brings a house file up to date: numbered steps of plain SQL under PRAGMA user_version, all or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.store.connection import APPLICATION_ID
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    import sqlite3

STEPS = sorted((Path(__file__).parent / "migrations").glob("[0-9]*.sql"))
NEWEST = len(STEPS)


def version(connection: sqlite3.Connection) -> int:
    """The version of a file, or a refusal for what is no house file or is newer than this app."""
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    mark = connection.execute("PRAGMA application_id").fetchone()[0]
    if not is_empty and mark != APPLICATION_ID:
        raise Refused("This is a database, but not a house file.")
    if found > NEWEST:
        raise Refused("This house file was written by a newer version of tdapp. Nothing was changed.")
    return found


def migrate(connection: sqlite3.Connection) -> bool:
    """Take the steps that are missing, in one transaction; False when there were none."""
    missing = STEPS[version(connection) :]
    if not missing:
        return False
    statements = [f"PRAGMA application_id = {APPLICATION_ID}", f"PRAGMA user_version = {NEWEST}"]
    for step in missing:
        statements += [part for part in step.read_text(encoding="utf-8").split(";\n") if part.strip()]
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements:
            connection.execute(statement)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return True
