"""The journal as it is read: every sentence with its time, who did it, its rule, and whether it still holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.store.change import Told
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class JournalLine:
    n: int
    at: Moment
    who: str
    sentence: str
    rule: str
    is_undone: bool
    is_clock: bool


def journal(told: Sequence[Told], *, search: str = "") -> list[JournalLine]:
    """Newest first; only what holds every word of the search."""
    undone = {one.undoes for one in told if one.undoes is not None}
    words = search.casefold().split()
    return [
        JournalLine(one.n, one.at, one.who, one.sentence, one.rule, one.n in undone, one.kind == "clock")
        for one in reversed(told)
        if all(word in f"{one.sentence} {one.rule} {one.who}".casefold() for word in words)
    ]
