"""Seats in a circle: they count from 1 and go clockwise, and after the last one comes the first."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def steps(seats: int, start: int, end: int) -> int:
    """How many seats clockwise from one to the other: 0 for the same one."""
    return (end - start) % seats


def after(taken: Sequence[int], place: int) -> int:
    """The first taken seat clockwise after the place. `taken` is sorted and not empty."""
    return taken[bisect_right(taken, place) % len(taken)]


def before(taken: Sequence[int], place: int) -> int:
    """The first taken seat counter-clockwise from the place, not the place itself."""
    return taken[bisect_left(taken, place) - 1]


def at_or_before(taken: Sequence[int], place: int) -> int:
    """The place itself if it is taken, else the nearest taken seat to its right."""
    return taken[bisect_right(taken, place) - 1]


def clockwise(seats: int, place: int) -> Iterator[int]:
    """All seats once, from the one after the place round to the place itself."""
    return ((place + i) % seats + 1 for i in range(seats))


def in_order(taken: Sequence[int], place: int) -> list[int]:
    """The taken seats clockwise, from the first after the place."""
    start = bisect_right(taken, place)
    return [*taken[start:], *taken[:start]]
