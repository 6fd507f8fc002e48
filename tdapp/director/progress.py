"""How far something long has come, for whoever waits; and how whoever waits no longer stops it."""

from __future__ import annotations

STEP = 500
"""After so many lines it is told how far it is."""


class Stopped(Exception):
    """Raised by who is told, to stop what is being done. Nothing comes of it."""


def unheard(_done: int, _of: int) -> None:
    """Nobody waits. `of` is 0 while nobody knows how much there is."""
