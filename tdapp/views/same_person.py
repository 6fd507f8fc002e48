"""Two names of probably one person: the words in another order, a typo, an initial, a short first name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.views.search import folded, in_short, parts
from tdapp.views.typos import edits, forgiven

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SAME, TYPO, SHORT = 0, 1, 2
"""How alike two names are: the same words; but for a typo; but for initials or a short first name."""
SHORT_NAME = 3
"""Letters of the shortest short name: Dan for Daniel."""


def name_words(name: str) -> list[str]:
    return parts(in_short(folded(name)))


def alike(one: Sequence[str], other: Sequence[str]) -> int | None:
    """How alike the words of two names are; None where they are probably two people.

    One word may hold a typo. Initials stand for any word that begins so, and may be left out where two words agree.
    """
    mine, theirs = list(one), list(other)
    same = _pair_off(mine, theirs, lambda a, b: a == b, whole=True)
    if not mine and not theirs:
        return SAME if same else None
    misspelt = _pair_off(mine, theirs, _is_typo, whole=True, most=1)
    if not mine and not theirs:
        return TYPO
    short = 0
    if one and other and one[0] in mine and other[0] in theirs and _is_short_for(one[0], other[0]):
        mine.remove(one[0])
        theirs.remove(other[0])
        short = 1
    _pair_off(mine, theirs, lambda a, b: a[0] == b[0] and 1 in (len(a), len(b)))
    agreed = same + misspelt
    if (mine and theirs) or not agreed:
        return None
    left_out = mine or theirs
    if left_out and (agreed + short < 2 or any(len(word) > 1 for word in left_out)):
        return None
    return SHORT


def _pair_off(
    mine: list[str], theirs: list[str], is_pair: Callable[[str, str], bool], *, whole: bool = False, most: int = 99
) -> int:
    """Take out the words that go together; how many pairs of whole words they were."""
    pairs = 0
    for word in list(mine):
        facing = next((other for other in theirs if is_pair(word, other)), None)
        if facing is not None and pairs < most:
            mine.remove(word)
            theirs.remove(facing)
            pairs += whole and len(word) > 1
    return pairs


def _is_typo(one: str, other: str) -> bool:
    most = forgiven(max(one, other, key=len))
    return bool(most) and edits(one, other, most) is not None


def _is_short_for(one: str, other: str) -> bool:
    short, full = sorted((one, other), key=len)
    return len(short) >= SHORT_NAME and full.startswith(short)
