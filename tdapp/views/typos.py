"""Words that were meant by what somebody typed: how many letters went wrong, and which known words are that near."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from functools import reduce
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Set

_DIGIT = re.compile(r"\d")
SHORTEST = 4
"""Letters of the shortest word that may hold a typo, and of the shortest beginning that is compared."""


def _has_digit(word: str) -> bool:
    return _DIGIT.search(word) is not None


def forgiven(word: str) -> int:
    """How many typos a word may hold. A number holds none: its neighbour is somebody else's."""
    if _has_digit(word):
        return 0
    return 2 if len(word) >= 2 * SHORTEST else 1 if len(word) >= SHORTEST else 0


def edits(one: str, other: str, most: int) -> int | None:
    """Letters added, left out or changed, and neighbours swapped, between two words; None where more than `most`."""
    if not most:
        return 0 if one == other else None
    if abs(len(one) - len(other)) > most:
        return None
    # What they begin with in common never takes part; where they part, there are four ways to go on.
    at = next((at for at, (a, b) in enumerate(zip(one, other)) if a != b), None)
    if at is None:
        return abs(len(one) - len(other))
    after, beyond = at + 1, at + 2
    ways = [(one[after:], other[after:]), (one[after:], other[at:]), (one[at:], other[after:])]
    if one[at:beyond] == other[at:beyond][::-1]:
        ways.append((one[beyond:], other[beyond:]))
    rests = [rest for a, b in ways if (rest := edits(a, b, most - 1)) is not None]
    return 1 + min(rests) if rests else None


def _letters(word: str) -> int:
    """A bit for each letter that occurs: one edit changes at most two of them."""
    return reduce(lambda bits, letter: bits | 1 << (ord(letter) & 63), word, 0)


class Words:
    """Known words and who bears them. It is changed by whoever made it, and by nobody else."""

    def __init__(self) -> None:
        self._bearers: dict[str, set[str]] = {}
        self._sorted: list[str] | None = None
        self._by_length: dict[int, dict[str, int]] = defaultdict(dict)
        # By first letter too: a beginning is shared by many words, and a slip in its first letter is rare.
        self._beginnings: dict[tuple[str, int], dict[str, int]] = defaultdict(dict)

    def add(self, word: str, bearer: str) -> None:
        if (bearers := self._bearers.get(word)) is not None:
            bearers.add(bearer)
            return
        self._bearers[word] = {bearer}
        self._sorted = None
        if _has_digit(word):
            return
        self._by_length[len(word)][word] = _letters(word)
        for length in range(len(word) - 1, SHORTEST - 1, -1):
            shelf = self._beginnings[word[0], length]
            if word[:length] in shelf:
                break
            shelf[word[:length]] = _letters(word[:length])

    def drop(self, word: str, bearer: str) -> None:
        """Its beginnings may stay: they lead to the words that are left, or to none."""
        self._bearers[word].discard(bearer)
        if not self._bearers[word]:
            del self._bearers[word]
            self._by_length[len(word)].pop(word, None)
            self._sorted = None

    def bearers(self, word: str) -> Set[str]:
        return self._bearers.get(word, frozenset())

    def near(self, word: str, most: int) -> dict[str, int]:
        """Known words that are at most so many edits away, and how many."""
        return dict(self._near(word, most, [self._by_length.get(length) for length in _lengths(word, most)]))

    def beginning_near(self, word: str, most: int) -> dict[str, int]:
        """Known words with a longer end that begin nearly so, in the first letter or with the first two swapped."""
        if not most:
            return {}
        shelves = [self._beginnings.get((first, n)) for first in {*word[:2]} for n in _lengths(word, most)]
        nearest: dict[str, int] = {}
        for beginning, away in self._near(word, most, shelves):
            for known in self._beginning(beginning):
                nearest[known] = min(away, nearest.get(known, away))
        return nearest

    @staticmethod
    def _near(word: str, most: int, shelves: list[dict[str, int] | None]) -> Iterator[tuple[str, int]]:
        letters = _letters(word)
        for shelf in shelves:
            if not shelf:
                continue
            shared = [known for known, has in shelf.items() if (letters & ~has).bit_count() <= most]
            for known in shared:
                if (away := edits(word, known, most)) is not None:
                    yield known, away

    def _beginning(self, beginning: str) -> Iterator[str]:
        if self._sorted is None:
            self._sorted = sorted(self._bearers)
        for at in range(bisect_left(self._sorted, beginning), len(self._sorted)):
            if not self._sorted[at].startswith(beginning):
                return
            yield self._sorted[at]


def _lengths(word: str, most: int) -> range:
    return range(len(word) - most, len(word) + most + 1)
