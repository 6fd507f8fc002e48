"""The random stream: SHA-256 of a seed, of what the room adds, and of a counter.

Anyone can follow it by hand; resources/help/chance.md shows how.
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator, MutableSequence, Sequence

SEED_BYTES = 32
WORD_VALUES = 2**64

Thing = TypeVar("Thing")


def commitment(seed: bytes) -> str:
    """What is shown before a draw: it fixes the seed and does not tell it."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """Numbers that follow from a seed and what the room added, the same on every machine."""

    def __init__(self, seed: bytes, room: str = "") -> None:
        self.seed = seed
        self.room = room
        self._words = _words(seed, room)

    def below(self, n: int) -> int:
        """A number from 0 up to, not including, n: the first word below the largest multiple of n, modulo n."""
        words = self._words
        if n <= WORD_VALUES:
            limit = WORD_VALUES - WORD_VALUES % n
            word = next(words)
            while word >= limit:
                word = next(words)
            return word % n
        return self._below_many_words(n)

    def _below_many_words(self, n: int) -> int:
        """The same for an n past one word: as many words as hold it, read as one big-endian number."""
        count = (n.bit_length() + 63) // 64
        values = WORD_VALUES**count
        limit = values - values % n
        while True:
            number = 0
            for _ in range(count):
                number = number * WORD_VALUES + next(self._words)
            if number < limit:
                return number % n

    def shuffle(self, things: MutableSequence[Thing]) -> None:
        """Fisher–Yates from the last place down: place i is swapped with a number below i + 1."""
        below = self.below
        for i in range(len(things) - 1, 0, -1):
            j = below(i + 1)
            things[i], things[j] = things[j], things[i]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        order = list(things)
        self.shuffle(order)
        return order

    def pick(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]


def _words(seed: bytes, room: str) -> Iterator[int]:
    start = hashlib.sha256(seed + room.encode())
    counter = 0
    while True:
        block = start.copy()
        block.update(counter.to_bytes(8, "big"))
        yield from struct.unpack(">4Q", block.digest())
        counter += 1
