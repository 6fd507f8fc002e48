"""One writing window a house: who has it holds a lock, and says so for the others to read."""

from __future__ import annotations

import contextlib
import getpass
import json
import os
import platform
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from tdapp.store.connection import said
from tdapp.store.files import PRIVATE, write_private
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from pathlib import Path


AT_WORK = 60
"""Seconds: whoever has a house open says so more often."""


class OpenElsewhere(Refused):
    """Another window has the house."""


class WriterLock:
    """Held while a house is open for writing; the system frees it when the process ends, however that happens."""

    def __init__(self, house: Path) -> None:
        self._lock = FileLock(house.with_name(house.name + ".lock"), mode=PRIVATE)
        self._owner = house.with_name(house.name + ".owner")

    def take(self) -> None:
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise OpenElsewhere(self._where()) from None
        except OSError as error:
            raise Refused(say("The house cannot be opened here. {why}", why=said(error))) from error
        if self._is_at_work_elsewhere():
            self._lock.release()
            raise OpenElsewhere(self._where())
        told = {"user": _user(), "computer": platform.node(), "process": os.getpid()}
        # It only tells others who has the house: a full disk shall not keep it closed.
        with contextlib.suppress(OSError):
            write_private(self._owner, json.dumps(told))

    def show(self) -> None:
        """Whoever has the house is at work; said again and again, for those whom the lock cannot hold off."""
        with contextlib.suppress(OSError):
            os.utime(self._owner)

    def _is_at_work_elsewhere(self) -> bool:
        """Some network folders give the lock to every computer. Both times are those of the computer with the disk."""
        try:
            computer = json.loads(self._owner.read_text(encoding="utf-8"))["computer"]
            os.utime(self._lock.lock_file)
            passed = os.stat(self._lock.lock_file).st_mtime - self._owner.stat().st_mtime
        except (OSError, ValueError, KeyError, TypeError):
            return False
        return bool(computer != platform.node()) and 0 <= passed < AT_WORK

    def free(self) -> None:
        with contextlib.suppress(OSError):
            self._owner.unlink(missing_ok=True)
        self._lock.release()

    def _where(self) -> str:
        try:
            told = json.loads(self._owner.read_text(encoding="utf-8"))
            return say(
                "The house is open already, by {user} on {computer} (process {process}). Close it there first.",
                user=told["user"] or say("somebody"),
                computer=told["computer"],
                process=told["process"],
            )
        except (OSError, ValueError, KeyError, TypeError):
            return say("The house is open already, in another window. Close it there first.")


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return ""
