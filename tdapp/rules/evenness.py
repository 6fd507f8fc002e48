"""How even a room must be, and the fewest moves that make it so."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.rules.rulebook import Rulebook

SMALL_ROOM = 6
"""Up to this many tables Robert's keeps sizes within one, above it within two (R11 §15.17)."""


def limit(open_tables: int, *, rules: Rulebook) -> int:
    """By how many players two tables may differ."""
    choice = rules["balance_limit"]
    if isinstance(choice, int):
        return choice
    return 1 if open_tables <= SMALL_ROOM else 2


def even_sizes(players: int, tables: int) -> tuple[int, ...]:
    """The field spread as evenly as can be, larger tables first (SEAT-02)."""
    each, more = divmod(players, tables)
    return (each + 1,) * more + (each,) * (tables - more)


def fewest_moves(sizes: Sequence[int], capacities: Sequence[int], within: int) -> int:
    """The fewest moves after which no two tables differ by more than `within`.

    For a floor m, every table short of m must be given players and every one above m + within must lose some; one
    move can do both, so the larger of the two sums is needed, and it is enough. The best floor is tried out. A
    table that is full cannot be raised: where the room cannot be even for that reason, the others are.
    """
    tables = Counter(zip(sizes, capacities))
    players = sum(sizes)
    smallest = min(capacities)
    best: tuple[bool, int] | None = None
    for floor in range(max(capacities) + 1):
        least = sum(min(floor, room) * n for (_, room), n in tables.items())
        most = sum(min(floor + within, room) * n for (_, room), n in tables.items())
        if not least <= players <= most:
            continue
        missing = sum(max(min(floor, room) - size, 0) * n for (size, room), n in tables.items())
        surplus = sum(max(size - floor - within, 0) * n for (size, _), n in tables.items())
        found = (floor > smallest, max(missing, surplus))
        best = found if best is None else min(best, found)
    assert best is not None, "the present number of players always fits some floor"
    return best[1]
