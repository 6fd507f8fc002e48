"""What a backup holds, read without opening it as a house; and a copy of it to look around in."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.store.connection import disk_troubles, reading
from tdapp.store.house import open_house
from tdapp.store.house_then import HouseThen
from tdapp.store.migrate import NEWEST
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.verify import verify
from tdapp.store.whole import copy, is_sound
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count

if TYPE_CHECKING:
    from tdapp.store.backup import Backup
    from tdapp.values.house import Moment

OLDER = say("It is whole, of an older version of tdapp: it is brought up to date when it is put back.")


@dataclass(frozen=True, slots=True)
class Held:
    """What is in a file, as far as one look at it tells."""

    size: int
    version: int
    events: int
    changes: int
    last_at: Moment | None
    last_said: str


def held(path: Path) -> Held | None:
    """None where SQLite cannot read it, or it holds no house."""
    events = "SELECT count(*) FROM tournament"
    last = "SELECT at, sentence FROM change ORDER BY at DESC, stream = ?, n DESC LIMIT 1"
    try:
        with contextlib.closing(reading(path)) as connection:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            number = int(connection.execute(events).fetchone()[0])
            changes = int(connection.execute("SELECT count(*) FROM change").fetchone()[0])
            at, said = connection.execute(last, (HOUSE_STREAM,)).fetchone() or (None, "")
            return Held(path.stat().st_size, version, number, changes, at, said)
    except (sqlite3.DatabaseError, OSError):
        return None


def proved(path: Path) -> tuple[bool, str]:
    """Whether a backup holds, in a sentence: every row and every hash, as `tdapp verify` looks at them."""
    found = held(path)
    try:
        if found is None or not is_sound(path):
            return False, say("It is damaged: it cannot be read.")
        if found.version < NEWEST:
            return True, OLDER
        proof = verify(path)
    except (Refused, sqlite3.DatabaseError) as no:
        return False, no.sentence if isinstance(no, Refused) else say("It is damaged: it cannot be read.")
    if proof.faults:
        told, more = [say("It does not hold."), proof.faults[0]], len(proof.faults) - 1
        told += [say_count(more, "And {n} more fault.", "And {n} more faults.")] if more else []
        return False, " ".join(told)
    return True, say("Proved: all {changes:,} changes and {rows:,} rows hold.", changes=proof.changes, rows=proof.rows)


class BorrowedHouse(HouseThen):
    """A backup to look around in, in a copy of its own: the backup stays as it is."""

    def __init__(self, backup: Backup, told: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="tdapp-")
        copied = Path(self._folder.name) / backup.path.name
        try:
            with disk_troubles(""):
                copy(backup.path, copied)
            super().__init__(open_house(copied), told)
        except BaseException:
            self._folder.cleanup()
            raise

    def give_back(self) -> None:
        self.of.close()
        self._folder.cleanup()
