"""Words that sentences for the director need."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def count(number: int, thing: str, things: str = "") -> str:
    """1 player, 2 players, 1,500 entries."""
    return f"{number:,} {thing if number == 1 else things or f'{thing}s'}"


def shortened(text: str, most: int = 36) -> str:
    """The beginning of a long name where there is room for one line only."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 14th."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if number % 100 in (11, 12, 13) else ending}"


def listed(parts: Iterable[str]) -> str:
    """Ann; Ann and Bob; Ann, Bob and Cid."""
    *others, last = parts
    return f"{', '.join(others)} and {last}" if others else last
