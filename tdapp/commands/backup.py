"""`tdapp backup`: make a backup, list those there are, and put the house back as one of them holds it."""

from __future__ import annotations

import getpass
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.commands.command import run_told
from tdapp.director.invariants import open_house
from tdapp.director.restoring import put_back, stamped
from tdapp.director.tonight import By
from tdapp.store import backup as store
from tdapp.store.backup_look import proved
from tdapp.store.connection import disk_troubles
from tdapp.store.copies import copy_out
from tdapp.store.house import Damaged
from tdapp.values.refusal import Refused
from tdapp.views.backup_list import backup_rows

if TYPE_CHECKING:
    from tdapp.store.backup import Backup

HOW = """Say it like this:
    tdapp backup --house FILE [--to FOLDER]
    tdapp backup list --house FILE [--to FOLDER]
    tdapp backup restore N --house FILE [--to FOLDER]"""


def run(words: list[str]) -> int:
    """`--to` names a folder for copies, as in the window; N is a number of the list."""
    return run_told(_run, words)


def _run(words: list[str]) -> str:
    options = {"--house": "", "--to": ""}
    plain = []
    rest = iter(words)
    for word in rest:
        if word in options:
            options[word] = next(rest, "")
        else:
            plain.append(word)
    house, copies = Path(options["--house"]), Path(options["--to"]) if options["--to"] else None
    if not options["--house"]:
        raise Refused(HOW)
    if not house.is_file() and plain[:1] != ["restore"]:
        raise Refused(f"There is no house file {house.name} in that folder.")
    match plain:
        case []:
            return _make(house, copies)
        case ["list"]:
            return _list(house, copies)
        case ["restore", number]:
            return _restore(house, copies, number)
    raise Refused(HOW)


def _make(house: Path, copies: Path | None) -> str:
    """Beside an open window as well: SQLite copies what is on the disk."""
    now = datetime.now(UTC)
    with disk_troubles("No backup was made; the house itself is safe."):
        made = store.back_up(house, at=now) if copies is None else copy_out(house, copies, at=now)
    is_good, said = proved(made.path)
    if not is_good:
        raise Refused(said)
    return f"{made.path}: {said}"


def _list(house: Path, copies: Path | None) -> str:
    rows = backup_rows(house, copies)
    if not rows:
        return "There is no backup yet."
    return "\n".join(
        f"{number:>3}  {one.made}  {one.where}, {one.size or '?'}  {one.holds}  {one.last}"
        for number, one in enumerate(rows, 1)
    )


def _restore(house: Path, copies: Path | None, number: str) -> str:
    backup = _numbered(house, copies, number)
    try:
        opened = open_house(house, create=True)
    except Damaged:
        aside = store.restore(house, backup)
        return f"{house} is as it was on {stamped(backup)}; the damaged file is kept as {aside}."
    try:
        return f"{put_back(opened, backup, by=By(_user(), time.time_ns() // 1_000_000)).sentence}."
    finally:
        opened.close()


def _numbered(house: Path, copies: Path | None, number: str) -> Backup:
    rows = backup_rows(house, copies)
    if not number.isascii() or not number.isdecimal() or not 1 <= int(number) <= len(rows):
        raise Refused(f"There is no backup {number}: `tdapp backup list` numbers them, 1 is the newest.")
    return rows[int(number) - 1].backup


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "Director"
