"""Where copies of the house go with each break: a folder that this computer remembers, or none."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.gui.computer.memory import Memory

FOLDER = "copies/folder"


def copies_go(memory: Memory) -> Path | None:
    folder = str(memory.value(FOLDER, "") or "")
    return Path(folder) if folder else None


def remember(memory: Memory, folder: Path | None) -> None:
    memory.setValue(FOLDER, "" if folder is None else str(folder))
