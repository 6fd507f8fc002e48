"""A folder in memory, for tests that write much and do not ask what a disk keeps."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SHARED = Path("/dev/shm")


@contextmanager
def memory() -> Iterator[Path]:
    """A folder that goes away afterwards, in memory where the system has such a place."""
    with tempfile.TemporaryDirectory(dir=SHARED if SHARED.is_dir() else None) as folder:
        yield Path(folder)
