"""Files and folders as they are made: whole or not at all, and for their owner alone."""

from __future__ import annotations

import contextlib
import os
import tempfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PRIVATE = 0o600


def private_folder(path: Path) -> Path:
    """The folder, made for nobody else if it is not there; one that somebody made stays as open as it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(mode=0o700, exist_ok=True)
    return path


def write_private(path: Path, text: str) -> None:
    """A small file in its place; a new one is for its owner alone, and one that is there stays as open as it is."""
    with open(path, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, PRIVATE)) as file:
        file.write(text)


def write_whole(path: Path, content: bytes) -> None:
    """Beside its place first, then into it at once: an older file of that name stays until the new one is whole."""
    handle, name = tempfile.mkstemp(prefix=".tdapp-", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
