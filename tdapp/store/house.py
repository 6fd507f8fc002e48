"""A house that is open: its file, what it holds in memory, and the one way to change it."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import bindparam, func, select
from sqlalchemy.exc import DatabaseError, IntegrityError

from tdapp.store import apply
from tdapp.store.backup import back_up, backups, has_log, last_good, put_in_place, refuse_a_bad_backup
from tdapp.store.change import Change, decode, sealed
from tdapp.store.connection import disk_troubles, reading, writing, writing_engine
from tdapp.store.copies import copy_out
from tdapp.store.journal import last_checkpoint, read_journal
from tdapp.store.lock import WriterLock
from tdapp.store.migrate import STEPS, migrate, version
from tdapp.store.pages import SIGN
from tdapp.store.place import Place, copy_of_open, opened_anew
from tdapp.store.snapshot import load
from tdapp.store.tables import HOUSE_STREAM, JOURNAL, KINDS
from tdapp.store.undo import to_undo
from tdapp.store.whole import copy, is_marked, is_sound
from tdapp.values.dates import date_shown
from tdapp.values.house import Tournament
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from sqlalchemy import Connection, Engine

    from tdapp.store.backup import Backup
    from tdapp.store.change import Deed, Told
    from tdapp.store.journal import Journal
    from tdapp.store.snapshot import Snapshot

    Check = Callable[[Snapshot], None]
    Allow = Callable[["OpenHouse", Change], None]


LAST = select(func.max(JOURNAL.c.n)).where(JOURNAL.c.stream == bindparam("of"))
NO_BACKUP = say("No backup was made; the house itself is safe.")


class Guarding(Protocol):
    """Whoever is asked before deeds are written; gives them as they may be, or refuses."""

    def __call__(
        self, house: OpenHouse, deeds: Sequence[Deed], *, at: int, who: str, desk: str
    ) -> tuple[Deed, ...]: ...

    def allow(self, house: OpenHouse, what: str, *, at: int, who: str, desk: str) -> str: ...

    def forget(self) -> None: ...


class Damaged(Refused):
    """A file that cannot be read; it is left as it is. `last_good` is the newest backup that can be read."""

    what = say("The house file is damaged. It was left as it is.")

    def __init__(self, last_good: Backup | None) -> None:
        offer = say("No backup was found.")
        if last_good is not None:
            local = last_good.made.astimezone()
            offer = say("The last good backup is of {moment}.", moment=f"{date_shown(local)} {local:%H:%M}")
        super().__init__(f"{self.what} {offer}")
        self.last_good = last_good


class Gone(Damaged):
    """A file that is not there any more: its backups are, or what was last written into it."""

    what = say("The house file is gone; what belongs to it is still there.")


class OpenHouse:
    """All reading and writing goes through here. Whoever listens hears each Change once it is on the disk."""

    def __init__(
        self, path: Path, engine: Engine, lock: WriterLock, check: Check | None = None, allow: Allow | None = None
    ) -> None:
        self.path = path
        self.listeners: list[Callable[[Change], None]] = []
        self.backup_failed: str | None = None
        """Why the last backup was not made, for as long as none was made since."""
        self.copy_failed: str | None = None
        """The same of the last copy in a folder of the director's choice."""
        self.guard: Guarding | None = None
        self._engine = engine
        self._place = Place(path)
        self._lock = lock
        self._check = check
        self._allow = allow
        self._snapshots: dict[str, Snapshot] = {}
        self._journals: dict[str, Journal] = {}

    @property
    def house(self) -> Snapshot:
        return self.snapshot(HOUSE_STREAM)

    def snapshot(self, stream: str) -> Snapshot:
        """The stream as it stands, read once and kept up to date from then on."""
        if stream not in self._snapshots:
            with disk_troubles(), self._engine.connect() as connection:
                self._snapshots[stream] = load(connection, stream)
        return self._snapshots[stream]

    def tournaments(self) -> list[Tournament]:
        """All tournaments of the house, newest first."""
        kind = KINDS["tournament"]
        with disk_troubles(), self._engine.connect() as connection:
            rows = connection.execute(select(kind.table).order_by(kind.table.c.created.desc())).mappings()
            return [Tournament(**row) for row in rows]

    def entered_by(self, players: Iterable[str]) -> list[Tournament]:
        """The tournaments that any of these players has an entry in, newest first; none of them is read."""
        kind, entry = KINDS["tournament"], KINDS["entry"].table
        theirs = select(entry.c.tournament).where(entry.c.player.in_(list(players)))
        query = select(kind.table).where(kind.table.c.id.in_(theirs)).order_by(kind.table.c.created.desc())
        with disk_troubles(), self._engine.connect() as connection:
            return [Tournament(**row) for row in connection.execute(query).mappings()]

    def entries_of_players(self) -> dict[str, int]:
        """How many entries each player has in all tournaments; none of them is read."""
        entry = KINDS["entry"].table
        query = select(entry.c.player, func.count()).where(entry.c.player.is_not(None)).group_by(entry.c.player)
        with disk_troubles(), self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def journal(self, stream: str) -> Sequence[Told]:
        """What every Change of a stream says, oldest first: read once, and lengthened by each Change from then on."""
        if stream not in self._journals:
            with disk_troubles(), self._engine.connect() as connection:
                self._journals[stream] = read_journal(connection, stream)
        return self._journals[stream]

    def seals(self, stream: str) -> dict[int, bytes]:
        """The hash of every Change of a stream: each covers all before it."""
        query = select(JOURNAL.c.n, JOURNAL.c.hash).where(JOURNAL.c.stream == stream)
        with disk_troubles(), self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def changes(self, stream: str, *, after: int = 0) -> list[Change]:
        """The Changes of a stream with their rows, oldest first; `journal` is for reading.

        Those before the last checkpoint come without rows: the columns they speak of may be gone.
        """
        query = select(JOURNAL).where(JOURNAL.c.stream == stream, JOURNAL.c.n > after).order_by(JOURNAL.c.n)
        reach = last_checkpoint(self.journal(stream))
        with disk_troubles(), self._engine.connect() as connection:
            return [
                Change(**{**row, "rows": decode(row["rows"]) if row["n"] >= reach else (), "encoded": row["rows"]})
                for row in connection.execute(query).mappings()
            ]

    def write(self, *deeds: Deed, at: int, who: str, desk: str = "") -> list[Change]:
        """Write deeds of different streams in one transaction; then the Snapshots move on; then listeners hear."""
        changes = []
        if self.guard is not None:
            deeds = self.guard(self, deeds, at=at, who=who, desk=desk)
        for deed in deeds:
            before = self.snapshot(deed.stream)
            changes.append(sealed(deed, n=before.n + 1, at=at, who=who, desk=desk, previous=before.head))
        after = {change.stream: self.snapshot(change.stream).after(change) for change in changes}
        assert len(after) == len(changes), "one deed a stream"
        self.keep_in_place()
        try:
            with disk_troubles(), writing(self._engine) as connection:
                for change in changes:
                    self._refuse_a_second_writer(connection, change)
                    apply.write(connection, change)
        except OverflowError as error:
            raise Refused(say("A number in it is too large. Nothing was changed.")) from error
        self._snapshots.update(after)
        for change in changes:
            if change.stream in self._journals:
                self._journals[change.stream].add(change)
        for change in changes:
            for listener in tuple(self.listeners):
                listener(change)
        return changes

    def keep_in_place(self) -> None:
        """Where the file is gone, write it anew from what is open; Refused where its folder is gone too."""
        self._lock.show()
        with disk_troubles():
            if not self._place.is_empty():
                return
            whole = self.path.with_name(f"{self.path.name}.restored")
            copy_of_open(self._engine, whole)
            self._rest()
            self._engine = opened_anew(self.path, whole)
            self._place.settle()

    def undo(self, stream: str, n: int, *, at: int, who: str, desk: str = "") -> Change:
        """Take a Change back by a new one. Redo is the undo of an undo."""
        journal = self.journal(stream)
        if not 1 <= n <= len(journal):
            raise Refused(say("There is no change {n} to undo.", n=n))
        if n <= last_checkpoint(journal):
            raise Refused(say("The file was brought up to date after that: what came before stays as it is."))
        since = self.changes(stream, after=n - 1)
        if self._allow is not None:
            self._allow(self, since[0])
        now = self.snapshot(stream)
        deed = to_undo(since[0], now, since[1:], at=at, who=who)
        if self._check is not None:
            self._check(now.after(sealed(deed, n=now.n + 1, at=at, who=who, desk=desk, previous=now.head)))
        try:
            return self.write(deed, at=at, who=who, desk=desk)[0]
        except IntegrityError as error:
            told = say("“{sentence}” cannot be undone: what came after builds on it.", sentence=since[0].sentence)
            raise Refused(told) from error

    def back_up(self, *, at: datetime | None = None) -> Backup:
        """A copy of the house as it stands; `backup_failed` says so until one succeeds."""
        try:
            with disk_troubles(NO_BACKUP):
                if self._place.is_empty():
                    gone = say("{name} is gone.", name=self.path.name)
                    raise Refused(f"{gone} {NO_BACKUP}")
                made = back_up(self.path, at=at or datetime.now(UTC))
        except Refused as refused:
            self.backup_failed = refused.sentence
            raise
        self.backup_failed = None
        return made

    def copy_out(self, folder: Path, *, at: datetime | None = None) -> Backup:
        """A copy elsewhere, read back and proved; `copy_failed` says so until one succeeds."""
        try:
            made = copy_out(self.path, folder, at=at or datetime.now(UTC))
        except Refused as refused:
            self.copy_failed = refused.sentence
            raise
        self.copy_failed = None
        return made

    def close(self, *, at: datetime | None = None) -> None:
        """Leave one file behind that can be copied: everything in it, no journal beside it, and a backup."""
        try:
            self.keep_in_place()
        except Refused:
            self._rescue(at or datetime.now(UTC))
        with contextlib.suppress(Refused):
            self.back_up(at=at)
        self._rest()
        self._lock.free()

    def _rescue(self, at: datetime) -> None:
        """What stands where the house was is none of ours, and what is open has no name: beside it, it gets one."""
        rescued = self.path.with_name(f"{self.path.stem} rescued {at:%Y-%m-%d %H%M%S}{self.path.suffix}")
        with contextlib.suppress(Refused), disk_troubles():
            if self.path.parent.is_dir():
                copy_of_open(self._engine, rescued)

    def _rest(self) -> None:
        with contextlib.suppress(DatabaseError), self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.exec_driver_sql("PRAGMA journal_mode = DELETE")
        self._engine.dispose()

    def put_back(self, backup: Backup, *, at: datetime | None = None) -> Backup:
        """Go on with what a backup holds; gives the backup of what stood until now. The lock is held throughout.

        Whoever listens does not hear of it: everything is another than it was.
        """
        moment, whole = at or datetime.now(UTC), self.path.with_name(f"{self.path.name}.restored")
        with disk_troubles():
            refuse_a_bad_backup(backup.path)
            # Before the next backup, which may be the one that has this one dropped.
            copy(backup.path, whole)
            try:
                migrate(whole, at=int(moment.timestamp() * 1_000))
                until_now = self.back_up(at=moment)
                self._rest()
                try:
                    put_in_place(self.path, whole)
                finally:
                    self._engine = writing_engine(self.path)
                    self._place.settle()
                    self._snapshots.clear()
                    self._journals.clear()
            finally:
                whole.unlink(missing_ok=True)
        return until_now

    def _refuse_a_second_writer(self, connection: Connection, change: Change) -> None:
        last = connection.execute(LAST, {"of": change.stream}).scalar()
        if (last or 0) != change.n - 1:
            self._snapshots.pop(change.stream)
            self._journals.pop(change.stream, None)
            told = say("Somebody else has just changed this. Nothing was changed here: look again, then repeat it.")
            raise Refused(told)


def open_house(
    path: Path,
    *,
    at: datetime | None = None,
    create: bool = False,
    check: Check | None = None,
    allow: Allow | None = None,
    steps: Sequence[Path] = STEPS,
) -> OpenHouse:
    """Open a house for writing: alone, up to date, backed up. What cannot be opened is left as it is.

    Every undo is held to `check`, by what it leaves, and to `allow`, by what it takes back.
    """
    if not path.exists() and (has_log(path) or backups(path)):
        raise Gone(last_good(path))
    if not path.exists() and not create:
        raise Refused(say("There is no house file {name} in that folder.", name=path.name))
    if not path.parent.is_dir():
        raise Refused(say("There is no folder {folder}.", folder=path.parent))
    lock = WriterLock(path)
    lock.take()
    try:
        with disk_troubles():
            failed = _prepare(path, at or datetime.now(UTC), steps)
        engine = writing_engine(path)
        house = OpenHouse(path, engine, lock, check, allow)
        house.backup_failed = failed
        _ = house.house
    except BaseException:
        lock.free()
        raise
    return house


def _prepare(path: Path, at: datetime, steps: Sequence[Path]) -> str | None:
    """Check the file, back it up, and take the steps that bring it up to date; says why there is no backup."""
    failed = None
    if not path.exists():
        path.touch(mode=0o600)
    elif not _is_empty(path):
        _refuse_what_is_none(path)
        with contextlib.closing(reading(path)) as connection:
            is_old = version(connection, len(steps)) < len(steps)
        try:
            with disk_troubles(NO_BACKUP):
                back_up(path, at=at)
        except Refused as refused:
            # Without a backup an evening can go on; a migration cannot.
            if is_old:
                raise
            failed = refused.sentence
    migrate(path, at=int(at.timestamp() * 1_000), steps=steps)
    return failed


def _is_empty(path: Path) -> bool:
    """A file that was made and never filled; one with backups has lost what it held."""
    return path.stat().st_size == 0 and not backups(path)


def _refuse_what_is_none(path: Path) -> None:
    with path.open("rb") as file:
        is_sqlite = file.read(len(SIGN)) == SIGN
    if not is_sqlite and not backups(path):
        raise Refused(say("This is not a house file. Nothing was changed."))
    if not is_sqlite or not is_sound(path) or (not is_marked(path) and backups(path)):
        raise Damaged(last_good(path))
