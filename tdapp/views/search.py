"""Finding a name by what somebody types: any part of it, whatever the accents and capitals."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Thing = TypeVar("Thing")
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe", "’": "'"})


@lru_cache(maxsize=65_536)
def folded(text: str) -> str:
    """Zoë, ZOE and zoe are the same."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return unicodedata.normalize("NFC", "".join(c for c in bare if not unicodedata.combining(c))).translate(_LETTERS)


def fit(query: str, name: str) -> int | None:
    """How well a name fits: 0 it begins so, 1 its words do, 2 it holds the words somewhere; None not at all."""
    wanted, told = folded(query).split(), folded(name)
    if not wanted or not all(word in told for word in wanted):
        return None
    if told.startswith(" ".join(wanted)):
        return 0
    parts = told.split()
    return 1 if all(any(part.startswith(word) for part in parts) for word in wanted) else 2


def found(query: str, things: Iterable[Thing], name: Callable[[Thing], str], *, most: int = 8) -> list[Thing]:
    """The best fits first, then by name."""
    ranked = [(rank, folded(name(thing)), thing) for thing in things if (rank := fit(query, name(thing))) is not None]
    return [thing for *_, thing in sorted(ranked, key=lambda one: one[:2])[:most]]
