"""Rooms for tests, in few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.values.room import Blinds, SeatedTable

if TYPE_CHECKING:
    from collections.abc import Sequence


def table(
    number: int, taken: Sequence[int], *, seats: int = 10, last: tuple[int, int, int] | None = (1, 2, 3), closed=()
):
    """A table whose players are called after it and their seat: "T3-7"."""
    players = {seat: f"T{number}-{seat}" for seat in taken}
    return SeatedTable(number, seats, players, frozenset(closed), Blinds(*last) if last else None)


def room(*sizes: int, seats: int = 9, last: tuple[int, int, int] | None = (1, 2, 3)) -> list[SeatedTable]:
    """Tables from 1 with so many players, in the first seats."""
    return [table(i, range(1, size + 1), seats=seats, last=last) for i, size in enumerate(sizes, 1)]


def after_moves(tables: Sequence[SeatedTable], moves) -> dict[int, dict[int, str]]:
    """Who sits where once the moves are made; fails where one cannot be."""
    seated = {table.table: dict(table.players) for table in tables}
    for move in moves:
        assert seated[move.origin.table].pop(move.origin.seat) == move.player
        assert move.to.seat not in seated[move.to.table]
        seated[move.to.table][move.to.seat] = move.player
    return seated
