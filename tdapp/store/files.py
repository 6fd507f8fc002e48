"""Files and folders as they are made: whole or not at all, and for their owner alone."""

from __future__ import annotations

import contextlib
import os
import tempfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def private_folder(path: Path) -> Path:
    """The folder, made for nobody else if it is not there; one that somebody made stays as open as it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(mode=0o700, exist_ok=True)
    return path


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
