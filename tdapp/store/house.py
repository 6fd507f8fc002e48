"""A house that is open: its file, what it holds in memory, and the one way to change it."""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError, OperationalError

from tdapp.store import apply
from tdapp.store.backup import back_up, backups
from tdapp.store.change import START, Change, decode, sealed
from tdapp.store.connection import disk_troubles, writing, writing_engine
from tdapp.store.journal import read_journal
from tdapp.store.lock import WriterLock
from tdapp.store.migrate import migrate, version
from tdapp.store.snapshot import Snapshot
from tdapp.store.tables import HOUSE_STREAM, JOURNAL, KINDS
from tdapp.store.undo import to_undo
from tdapp.values.house import Tournament
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from sqlalchemy import Connection, Engine

    from tdapp.store.backup import Backup
    from tdapp.store.change import Deed, Told
    from tdapp.store.journal import Journal
    from tdapp.store.tables import Kind

    Check = Callable[[Snapshot], None]


class Damaged(Refused):
    """A file that SQLite cannot read; it is left as it is. `last_good` is the newest backup that can be read."""

    def __init__(self, last_good: Backup | None) -> None:
        offer = (
            f"The last good backup is of {last_good.made:%Y-%m-%d %H:%M} UTC." if last_good else "No backup was found."
        )
        super().__init__(f"The house file is damaged. It was left as it is. {offer}")
        self.last_good = last_good


class OpenHouse:
    """All reading and writing goes through here. Whoever listens hears each Change once it is on the disk."""

    def __init__(self, path: Path, engine: Engine, lock: WriterLock, check: Check | None = None) -> None:
        self.path = path
        self.listeners: list[Callable[[Change], None]] = []
        self._engine = engine
        self._lock = lock
        self._check = check
        self._snapshots: dict[str, Snapshot] = {}
        self._journals: dict[str, Journal] = {}

    @property
    def house(self) -> Snapshot:
        return self.snapshot(HOUSE_STREAM)

    def snapshot(self, stream: str) -> Snapshot:
        """The stream as it stands, read once and kept up to date from then on."""
        if stream not in self._snapshots:
            with disk_troubles(), self._engine.connect() as connection:
                self._snapshots[stream] = _load(connection, stream)
        return self._snapshots[stream]

    def tournaments(self) -> list[Tournament]:
        """All tournaments of the house, newest first."""
        kind = KINDS["tournament"]
        with disk_troubles(), self._engine.connect() as connection:
            rows = connection.execute(select(kind.table).order_by(kind.table.c.created.desc())).mappings()
            return [Tournament(**row) for row in rows]

    def journal(self, stream: str) -> Sequence[Told]:
        """What every Change of a stream says, oldest first: read once, and lengthened by each Change from then on."""
        if stream not in self._journals:
            with disk_troubles(), self._engine.connect() as connection:
                self._journals[stream] = read_journal(connection, stream)
        return self._journals[stream]

    def changes(self, stream: str, *, after: int = 0) -> list[Change]:
        """The Changes of a stream with all their rows, oldest first; `journal` is for reading."""
        query = select(JOURNAL).where(JOURNAL.c.stream == stream, JOURNAL.c.n > after).order_by(JOURNAL.c.n)
        with disk_troubles(), self._engine.connect() as connection:
            return [
                Change(**{**row, "rows": decode(row["rows"]), "encoded": row["rows"]})
                for row in connection.execute(query).mappings()
            ]

    def write(self, *deeds: Deed, at: int, who: str, desk: str = "") -> list[Change]:
        """Write deeds of different streams in one transaction; then the Snapshots move on; then listeners hear."""
        changes = []
        for deed in deeds:
            before = self.snapshot(deed.stream)
            changes.append(sealed(deed, n=before.n + 1, at=at, who=who, desk=desk, previous=before.head))
        after = {change.stream: self.snapshot(change.stream).after(change) for change in changes}
        assert len(after) == len(changes), "one deed a stream"
        with disk_troubles(), writing(self._engine) as connection:
            for change in changes:
                self._refuse_a_second_writer(connection, change)
                apply.write(connection, change)
        self._snapshots.update(after)
        for change in changes:
            if change.stream in self._journals:
                self._journals[change.stream].add(change)
        for change in changes:
            for listener in tuple(self.listeners):
                listener(change)
        return changes

    def undo(self, stream: str, n: int, *, at: int, who: str, desk: str = "") -> Change:
        """Take a Change back by a new one. Redo is the undo of an undo."""
        since = self.changes(stream, after=n - 1)
        if not since or since[0].n != n:
            raise Refused(f"There is no change {n} to undo.")
        now = self.snapshot(stream)
        deed = to_undo(since[0], now, since[1:], at=at)
        if self._check is not None:
            self._check(now.after(sealed(deed, n=now.n + 1, at=at, who=who, desk=desk, previous=now.head)))
        try:
            return self.write(deed, at=at, who=who, desk=desk)[0]
        except IntegrityError as error:
            raise Refused(f"“{since[0].sentence}” cannot be undone: what came after builds on it.") from error

    def back_up(self, *, at: datetime) -> Backup:
        with disk_troubles("The backup was not made; the house itself is safe."):
            return back_up(self.path, at=at)

    def close(self) -> None:
        """Leave one file behind that can be copied: everything in it, and no journal beside it."""
        with contextlib.suppress(OperationalError), self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.exec_driver_sql("PRAGMA journal_mode = DELETE")
        self._engine.dispose()
        self._lock.free()

    def _refuse_a_second_writer(self, connection: Connection, change: Change) -> None:
        last = connection.execute(select(func.max(JOURNAL.c.n)).where(JOURNAL.c.stream == change.stream)).scalar()
        if (last or 0) != change.n - 1:
            self._snapshots.pop(change.stream)
            self._journals.pop(change.stream, None)
            raise Refused("Somebody else has just changed this. Nothing was changed here: look again, then repeat it.")


def open_house(
    path: Path, *, at: datetime | None = None, create: bool = False, check: Check | None = None
) -> OpenHouse:
    """Open a house for writing: alone, up to date, backed up. What cannot be opened is left as it is."""
    if not path.exists() and not create:
        raise Refused(f"There is no house file {path.name} in that folder.")
    if not path.parent.is_dir():
        raise Refused(f"There is no folder {path.parent}.")
    lock = WriterLock(path)
    lock.take()
    try:
        with disk_troubles():
            _prepare(path, at or datetime.now(UTC))
        engine = writing_engine(path)
        house = OpenHouse(path, engine, lock, check)
        _ = house.house
    except BaseException:
        lock.free()
        raise
    return house


def _prepare(path: Path, at: datetime) -> None:
    """Check the file, back it up, and take the steps that bring it up to date."""
    is_new = not path.exists()
    if is_new:
        path.touch(mode=0o600)
    if not is_new and not is_sound(path):
        raise Damaged(next((backup for backup in backups(path) if is_sound(backup.path)), None))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        version(connection)
        if not is_new:
            back_up(path, at=at)
        migrate(connection)


def is_sound(path: Path) -> bool:
    """Whether SQLite can read all of the file."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
    except sqlite3.DatabaseError as error:
        if "not a database" in str(error):
            raise
        return False


def _load(connection: Connection, stream: str) -> Snapshot:
    head = connection.execute(
        select(JOURNAL.c.n, JOURNAL.c.hash).where(JOURNAL.c.stream == stream).order_by(JOURNAL.c.n.desc()).limit(1)
    ).first()
    rows = {kind.name: _rows(connection, kind, stream) for kind in KINDS.values() if _belongs(kind, stream)}
    return Snapshot(stream, head.n if head else 0, head.hash if head else START, rows)


def _belongs(kind: Kind, stream: str) -> bool:
    is_of_the_house = "tournament" not in kind.columns and kind.name != "tournament"
    return is_of_the_house == (stream == HOUSE_STREAM)


def _rows(connection: Connection, kind: Kind, stream: str) -> dict[Any, Any]:
    query = select(*(kind.table.c[name] for name in kind.columns))
    if stream != HOUSE_STREAM:
        query = query.where(kind.table.c["id" if kind.name == "tournament" else "tournament"] == stream)
    place = kind.columns.index(kind.key[-1])
    return {row[place]: kind.value(*row) for row in connection.execute(query)}
