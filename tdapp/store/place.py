"""Whether a house that is open still has its file: what is written into one that was deleted is lost with it.

Somebody tidies up, a program that keeps folders alike in two places puts its own copy there, a stick is pulled. The
system lets a program go on writing all the same.
"""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

from tdapp.store.connection import writing_engine
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Engine


class Place:
    """Where a house file lies, and which file that is."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = (0, 0)
        self.settle()

    def settle(self) -> None:
        """The file that is there now is the house."""
        found = self._path.stat()
        self._file = found.st_dev, found.st_ino

    def is_empty(self) -> bool:
        """Whether the house file is gone. Refused where nothing can be done about it from here."""
        try:
            found = self._path.stat()
        except (FileNotFoundError, NotADirectoryError):
            if not self._path.parent.is_dir():
                raise Refused(_folder_gone(self._path.parent)) from None
            return True
        # Some disks do not number their files.
        if found.st_ino and (found.st_dev, found.st_ino) != self._file:
            raise Refused(_taken(self._path.name))
        return False


def _folder_gone(folder: Path) -> str:
    return say(
        "The folder {folder} is gone, and the house file with it. Nothing was changed. Put it back, then repeat this.",
        folder=folder,
    )


def _taken(name: str) -> str:
    return say(
        "Another file has taken the place of {name}. Nothing was changed. Move that file away, then repeat this: "
        "the house is then written there anew.",
        name=name,
    )


def copy_of_open(engine: Engine, whole: Path) -> None:
    """All that is committed, also of a file that has no name any more."""
    whole.unlink(missing_ok=True)
    whole.touch(mode=0o600)
    with engine.connect() as connection, contextlib.closing(sqlite3.connect(whole)) as new:
        live = connection.connection.driver_connection
        assert isinstance(live, sqlite3.Connection)
        live.backup(new)


def opened_anew(path: Path, whole: Path) -> Engine:
    """A whole file in the empty place, without anything of the one that was there before."""
    for ending in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    whole.replace(path)
    return writing_engine(path)
