"""When the app was last seen at work on a house, in a small file beside it: what is left to know after a power cut.

It tells nothing about the house itself, so a lost or stale one does no harm.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from tdapp.store.files import write_private

if TYPE_CHECKING:
    from pathlib import Path

    from tdapp.values.house import Moment


FAR_AWAY = 32_503_680_000_000
"""The year 3000: a later moment is rubbish."""


def file_of(house: Path) -> Path:
    return house.with_name(house.name + ".seen")


def mark(house: Path, at: Moment) -> None:
    """A full disk shall not stop a clock."""
    with contextlib.suppress(OSError):
        write_private(file_of(house), str(at))


def last(house: Path) -> Moment | None:
    try:
        at = int(file_of(house).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    return at if 0 < at < FAR_AWAY else None
