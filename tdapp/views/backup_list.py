"""The backups of a house, and the copies on a stick: when they were made, what they hold, and what was done last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.store.backup import backups, backups_in
from tdapp.store.backup_look import held
from tdapp.store.copies import folder_in
from tdapp.values.dates import date_shown, short_weekday
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from pathlib import Path

    from tdapp.store.backup import Backup
    from tdapp.store.backup_look import Held

HERE, COPY = say("Beside the house"), say("Copy")
DAMAGED = say("It cannot be read")
UNITS = (say("bytes"), say("kB"), say("MB"), say("GB"))


@dataclass(frozen=True, slots=True)
class BackupRow:
    backup: Backup
    where: str
    held: Held | None

    @property
    def made(self) -> str:
        """Thu 2026-11-19 02:10"""
        local = self.backup.made.astimezone()
        return f"{short_weekday(local)} {date_shown(local)} {local:%H:%M}"

    @property
    def holds(self) -> str:
        if self.held is None:
            return DAMAGED
        return f"{count(self.held.events, 'tournament')}, {count(self.held.changes, 'change')}"

    @property
    def last(self) -> str:
        return self.held.last_said if self.held else ""

    @property
    def size(self) -> str:
        return sized(self.held.size) if self.held else ""


def backup_rows(house: Path, copies: Path | None = None) -> list[BackupRow]:
    """Newest first; those of a folder for copies as well, where it is there."""
    found = [(backup, HERE) for backup in backups(house)]
    if copies is not None:
        found += [(backup, COPY) for backup in backups_in(folder_in(copies, house))]
    found.sort(key=lambda one: one[0].made, reverse=True)
    return [BackupRow(backup, where, held(backup.path)) for backup, where in found]


def sized(size: int) -> str:
    """512 bytes, 24 kB, 1.5 MB"""
    number, unit = float(size), 0
    while number >= 1_000 and unit < len(UNITS) - 1:
        number, unit = number / 1_000, unit + 1
    if unit > 1 and number < 10:
        return say("{size:.1f} {unit}", size=number, unit=UNITS[unit])
    return say("{size:.0f} {unit}", size=number, unit=UNITS[unit])


BACKUP_COLUMNS = (
    Column(say("Made"), lambda row: row.made, width=176),
    Column(say("Where"), lambda row: row.where, width=140),
    Column(say("Holds"), lambda row: row.holds, width=208),
    Column(say("Last thing done"), lambda row: row.last),
    Column(say("Size"), lambda row: row.size, "right", 84),
)
