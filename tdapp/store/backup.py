"""Copies of a house: made by SQLite itself while the house is in use, kept for as long as they may be missed."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

ENDING = ".tdapp"
STAMP = "%Y%m%d-%H%M%S-%f"


@dataclass(frozen=True, slots=True)
class Backup:
    path: Path
    made: datetime


def folder_of(house: Path) -> Path:
    return house.with_name(f"{house.stem} backups")


def back_up(house: Path, *, at: datetime) -> Backup:
    """A whole copy beside the others; it appears under its name only when it is complete."""
    folder = folder_of(house)
    folder.mkdir(exist_ok=True)
    made = at.astimezone(UTC)
    path = folder / f"{made.strftime(STAMP)}{ENDING}"
    part = path.with_suffix(".part")
    with contextlib.closing(sqlite3.connect(house)) as source, contextlib.closing(sqlite3.connect(part)) as target:
        source.backup(target)
    part.replace(path)
    for old in to_drop(backups(house), now=made):
        old.path.unlink(missing_ok=True)
    return Backup(path, made)


def backups(house: Path) -> list[Backup]:
    """Those that are there, newest first; other files in the folder are left alone."""
    found = []
    for path in folder_of(house).glob(f"*{ENDING}"):
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
