"""Backups: made while the house is in use, kept for as long as they may be missed, and put in a lost file's place."""

from __future__ import annotations

import contextlib
import glob
import os
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from tdapp.store.connection import disk_troubles, reading
from tdapp.store.lock import WriterLock
from tdapp.store.migrate import migrate, version
from tdapp.store.whole import copy, heads, is_marked, is_sound
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from pathlib import Path

ENDING = ".tdapp"
STAMP = "%Y%m%d-%H%M%S-%f"
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file that was not closed. It belongs to that file, and to no other."""


@dataclass(frozen=True, slots=True)
class Backup:
    path: Path
    made: datetime


def folder_of(house: Path) -> Path:
    return house.with_name(f"{house.stem} backups")


def has_log(house: Path) -> bool:
    """Whether something that was written last is only in the log beside the file."""
    log = house.with_name(f"{house.name}-wal")
    return log.is_file() and log.stat().st_size > 0


def back_up(house: Path, *, at: datetime) -> Backup:
    """A whole copy beside the others; it appears under its name only when it is complete.

    Where nothing has happened since the last one, that one is it.
    """
    return copy_into(folder_of(house), house, at=at)


def copy_into(folder: Path, house: Path, *, at: datetime) -> Backup:
    """The same in any folder, which is made where there is none; older copies are dropped as they may be."""
    folder.mkdir(mode=0o700, exist_ok=True)
    made = at.astimezone(UTC)
    last = next(iter(backups_in(folder)), None)
    if last is not None and heads(last.path) == heads(house):
        return last
    path = folder / f"{made.strftime(STAMP)}{ENDING}"
    copy(house, path)
    for old in to_drop(backups_in(folder), now=made):
        for ending in ("", *BESIDE):
            old.path.with_name(old.path.name + ending).unlink(missing_ok=True)
    return Backup(path, made)


def last_good(house: Path) -> Backup | None:
    """The newest backup that can be read."""
    for backup in backups(house):
        with contextlib.suppress(sqlite3.OperationalError):
            if is_sound(backup.path) and is_marked(backup.path):
                return backup
    return None


def backups(house: Path) -> list[Backup]:
    """Those beside a house, newest first."""
    return backups_in(folder_of(house))


def backups_in(folder: Path) -> list[Backup]:
    """Those that are there, newest first; other files in the folder are left alone."""
    found = []
    for path in folder.glob(f"*{ENDING}"):
        with contextlib.suppress(ValueError):
            found.append(Backup(path, datetime.strptime(path.stem, STAMP).replace(tzinfo=UTC)))
    return sorted(found, key=lambda backup: backup.made, reverse=True)


def to_drop(newest_first: list[Backup], *, now: datetime) -> list[Backup]:
    """All but those of the last 48 hours, the last of each day for 30 days, and of each month for a year."""
    days: set[str] = set()
    months: set[str] = set()
    dropped = []
    for backup in newest_first:
        age = now - backup.made
        day, month = backup.made.strftime("%Y%m%d"), backup.made.strftime("%Y%m")
        is_new_day, is_new_month = day not in days, month not in months
        days.add(day)
        months.add(month)
        keep = (
            age <= timedelta(hours=48)
            or (age <= timedelta(days=30) and is_new_day)
            or (age <= timedelta(days=365) and is_new_month)
        )
        if not keep:
            dropped.append(backup)
    return dropped


def restore(path: Path, backup: Backup, *, at: datetime | None = None) -> Path | None:
    """Put a backup in the place of a house file, and the old file beside it under a name that says so.

    Returns that name, None where there was no file. Refused while the house is open.
    """
    lock = WriterLock(path)
    lock.take()
    try:
        with disk_troubles():
            refuse_a_bad_backup(backup.path)
            whole = path.with_name(f"{path.name}.restored")
            copy(backup.path, whole)
            aside = _set_aside(path, at or datetime.now(UTC))
            whole.replace(path)
            _settle(path.parent)
            return aside
    finally:
        lock.free()


def put_in_place(path: Path, whole: Path) -> None:
    """Put a whole file in the place of a house that nobody has open, and that was backed up before."""
    aside = _set_aside(path, datetime.now(UTC))
    assert aside is not None, "a house that was backed up is there"
    whole.replace(path)
    _settle(path.parent)
    for ending in ("", *BESIDE):
        aside.with_name(aside.name + ending).unlink(missing_ok=True)


def begin_anew(path: Path, *, at: datetime | None = None) -> None:
    """An empty house in the place of one that is gone. Its backups stay, and what SQLite left of it is set aside."""
    moment = at or datetime.now(UTC)
    lock = WriterLock(path)
    lock.take()
    try:
        with disk_troubles():
            if path.exists():
                raise Refused(say("{name} is there again. Nothing was changed.", name=path.name))
            fresh = path.with_name(f"{path.name}.new")
            fresh.unlink(missing_ok=True)
            fresh.touch(mode=0o600)
            migrate(fresh, at=int(moment.timestamp() * 1_000))
            _set_aside(path, moment)
            fresh.replace(path)
            _settle(path.parent)
    finally:
        lock.free()


def refuse_a_bad_backup(backup: Path) -> None:
    if not backup.is_file():
        raise Refused(say("There is no backup {name}. Nothing was changed.", name=backup.name))
    if not is_sound(backup):
        raise Refused(say("That backup is damaged too. Nothing was changed."))
    with contextlib.closing(reading(backup)) as connection:
        if version(connection) == 0:
            raise Refused(say("That backup is empty. Nothing was changed."))


def _set_aside(path: Path, at: datetime) -> Path | None:
    """Give the old file a second name before its own is taken, so that at no moment there is no house.

    What SQLite keeps beside it goes with it, also where the file itself is gone: it would be taken for the new one's.
    """
    is_there = path.exists()
    word = "lost" if not is_there else "replaced" if is_sound(path) else "damaged"
    aside = _name_aside(path, word, at)
    for ending in BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + ending))
    if not is_there:
        return None
    try:
        os.link(path, aside)
    except OSError:
        # A disk without links (a memory stick): the name is free for an instant.
        path.replace(aside)
    return aside


def _name_aside(path: Path, word: str, at: datetime) -> Path:
    stem = f"{path.stem} {word} {at:%Y-%m-%d %H%M}"
    names = (f"{stem}{f' ({number})' if number > 1 else ''}{path.suffix}" for number in range(1, 1_000))
    taken = set(path.parent.glob(f"{glob.escape(stem)}*"))
    return next(
        name
        for name in map(path.with_name, names)
        if not taken & {name.with_name(name.name + ending) for ending in ("", *BESIDE)}
    )


def _settle(folder: Path) -> None:
    """Have the disk keep the new names. Windows does so by itself and knows no such call."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
