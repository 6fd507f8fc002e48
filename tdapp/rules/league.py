"""A league: the best of each player's results over several events, and the order they make."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

MOST_EVENTS = 500
TIE_BREAKS = {
    "best": say("best result, then the next best"),
    "wins": say("events won"),
    "events": say("events played"),
    "money": say("money won"),
}
"""What parts two with the same points, in the order that the house chooses; who is still even shares the place."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a player got in one event; points in hundredths."""

    points: int
    place: int
    prize: int = 0


@dataclass(frozen=True, slots=True)
class Counting:
    """Which results count. A missed event is a result of 0 points, and so the first to be left out.

    `best` of them count, or all but the worst `dropped`; at least one always does.
    """

    best: int | None = None
    dropped: int = 0
    minimum: int = 0
    """Who has played fewer events has no place yet."""
    tie_breaks: tuple[str, ...] = tuple(TIE_BREAKS)

    def of(self, events: int) -> int:
        """How many results count where there were so many events."""
        return min(events, max(1, events - self.dropped if self.best is None else self.best))


@dataclass(frozen=True, slots=True)
class Rank:
    """A player's place in the table, shared where `best` and `worst` differ; None for who played too few events."""

    player: str
    total: int
    counted: frozenset[str]
    """The events whose results make up the total, missed ones among them."""
    played: int
    wins: int
    prizes: int
    best: int | None
    worst: int | None


def check(counting: Counting) -> None:
    if counting.best is not None and (counting.dropped or not 1 <= counting.best <= MOST_EVENTS):
        raise Refused(say("1 to {most} results count, or some are dropped: not both.", most=MOST_EVENTS), at=("best",))
    if not 0 <= counting.dropped < MOST_EVENTS:
        raise Refused(say("0 to {most} results are dropped.", most=MOST_EVENTS - 1), at=("dropped",))
    if not 0 <= counting.minimum <= MOST_EVENTS:
        raise Refused(say("A place takes 0 to {most} events.", most=MOST_EVENTS), at=("minimum",))
    if len(set(counting.tie_breaks)) < len(counting.tie_breaks) or not set(counting.tie_breaks) <= TIE_BREAKS.keys():
        raise Refused(say("Each way to part a tie is named once."), at=("tie_breaks",))


def table(results: Mapping[str, Mapping[str, Result]], events: Sequence[str], counting: Counting) -> list[Rank]:
    """Everybody by place; then those who have played too few events. `results` are by player, then by event."""
    ranks = [_rank(player, of, events, counting) for player, of in results.items()]
    orders = {rank.player: _order(rank, results[rank.player], counting) for rank in ranks}
    ranks.sort(key=lambda rank: (orders[rank.player], rank.player))
    ranked = [rank for rank in ranks if rank.played >= counting.minimum]
    found: list[Rank] = []
    for _, even in groupby(ranked, key=lambda rank: orders[rank.player]):
        together = list(even)
        first, last = len(found) + 1, len(found) + len(together)
        found += [_placed(rank, first, last) for rank in together]
    return found + [rank for rank in ranks if rank.played < counting.minimum]


def _rank(player: str, results: Mapping[str, Result], events: Sequence[str], counting: Counting) -> Rank:
    def worth(event: str) -> tuple[int, bool]:
        """Of equal results one that was played counts before one that was missed."""
        return -(results[event].points if event in results else 0), event not in results

    counted = sorted(events, key=worth)[: counting.of(len(events))]
    of = [results[event] for event in events if event in results]
    return Rank(
        player,
        sum(results[event].points for event in counted if event in results),
        frozenset(counted),
        len(of),
        sum(one.place == 1 for one in of),
        sum(one.prize for one in of),
        None,
        None,
    )


def _placed(rank: Rank, best: int, worst: int) -> Rank:
    return Rank(rank.player, rank.total, rank.counted, rank.played, rank.wins, rank.prizes, best, worst)


def _order(rank: Rank, results: Mapping[str, Result], counting: Counting) -> tuple[object, ...]:
    return (-rank.total, *(_PARTS[by](rank, results) for by in counting.tie_breaks))


def _by_best(_: Rank, results: Mapping[str, Result]) -> tuple[int, ...]:
    """The highest first; who has one more result than another is ahead."""
    return (*sorted(-one.points for one in results.values()), 1)


_PARTS: dict[str, Callable[[Rank, Mapping[str, Result]], object]] = {
    "best": _by_best,
    "wins": lambda rank, _: -rank.wins,
    "events": lambda rank, _: -rank.played,
    "money": lambda rank, _: -rank.prizes,
}
