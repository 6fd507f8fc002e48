"""A copy of the house in a folder of the director's choice: a memory stick, another disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.store.backup import copy_into
from tdapp.store.connection import disk_troubles
from tdapp.store.verify import verify
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from tdapp.store.backup import Backup


def folder_in(folder: Path, house: Path) -> Path:
    """Several houses may be copied to one stick."""
    return folder / f"{house.stem} copies"


def copy_out(house: Path, folder: Path, *, at: datetime) -> Backup:
    """A copy that was read back and proved. One that does not hold is taken away again, and said."""
    if not folder.is_dir():
        raise Refused(say("No copy was made: there is no folder {folder}. Is the stick in?", folder=folder))
    with disk_troubles(say("No copy was made; the house itself is safe.")):
        made = copy_into(folder_in(folder, house), house, at=at)
        proof = verify(made.path)
        if proof.faults:
            made.path.unlink()
            fault = proof.faults[0]
            told = say("The copy in {folder} does not hold, and was taken away: {fault}", folder=folder, fault=fault)
            raise Refused(told)
    return made
