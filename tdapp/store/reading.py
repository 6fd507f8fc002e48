"""A house to read from while somebody else may be writing it."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.store.backup import last_good
from tdapp.store.connection import disk_troubles
from tdapp.store.house import Damaged, open_house
from tdapp.store.whole import copy
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.store.house import OpenHouse


@contextmanager
def read_house(path: Path) -> Iterator[OpenHouse]:
    """The house as it stands, in a copy of its own: a window goes on beside it, and an older file stays old."""
    if not path.is_file():
        raise Refused(say("There is no house file {name} in that folder.", name=path.name))
    with tempfile.TemporaryDirectory(prefix="tdapp-") as folder:
        copied = Path(folder) / path.name
        with disk_troubles():
            copy(path, copied)
        try:
            house = open_house(copied)
        except Damaged:
            # The backups are those of the house itself.
            raise Damaged(last_good(path)) from None
        try:
            yield house
        finally:
            house.close()
