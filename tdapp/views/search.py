"""Finding a name by what somebody types: any part of it, whatever the accents and capitals."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Thing = TypeVar("Thing")
_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "’": "'", "‘": "'"}
)
_IN_FULL = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})
_IN_SHORT = (("ae", "a"), ("oe", "o"), ("ue", "u"), ("aa", "a"))
_PARTS = re.compile(r"[\s\-‐–'.,/]+")


@lru_cache(maxsize=65_536)
def folded(text: str) -> str:
    """Zoë, ZOE and zoe are the same, and no capital is left."""
    if text.isascii():
        return text.lower()
    # Twice: ℌ has no small letter until it is taken apart.
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text.casefold()).casefold())
    return unicodedata.normalize("NFC", "".join(c for c in bare if not unicodedata.combining(c))).translate(_LETTERS)


def spellings(text: str) -> list[str]:
    """The ways to write it without accents: Müller is muller and mueller, and so is Mueller."""
    plain = " ".join(folded(text).split())
    full = plain if plain == text.lower() else _full(text)
    return list(dict.fromkeys((plain, full, in_short(plain))))


def _full(text: str) -> str:
    return " ".join(folded(unicodedata.normalize("NFC", text.casefold()).translate(_IN_FULL)).split())


def in_short(plain: str) -> str:
    """One spelling for all of them: moeller and moller are moller."""
    for full, short in _IN_SHORT:
        plain = plain.replace(full, short)
    return plain


def parts(plain: str) -> list[str]:
    """The words, those of jean-luc and o'hara one by one."""
    return [part for part in _PARTS.split(plain) if part]


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
