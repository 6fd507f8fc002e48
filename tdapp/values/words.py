"""Words that sentences for the director need."""

from __future__ import annotations


def count(number: int, thing: str) -> str:
    """1 player, 2 players."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
