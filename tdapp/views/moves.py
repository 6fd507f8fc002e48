"""Moves to announce and to print: who goes from where to where, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.seating import on_the_way
from tdapp.values.field import Moved
from tdapp.values.say import say, say_count

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight


@dataclass(frozen=True, slots=True)
class MoveLine:
    n: int
    name: str
    origin: str
    to: str
    table: int
    seat: int
    waits: bool
    why: str
    rule: str

    @property
    def note(self) -> str:
        return say("waits until the button has passed") if self.waits else ""


@dataclass(frozen=True, slots=True)
class Moves:
    lines: tuple[MoveLine, ...]
    title: str


def to_announce(tonight: Tonight) -> Moves:
    """Everybody who is on the way to another seat, by table and seat."""
    rows = sorted(on_the_way(tonight), key=lambda row: (row.to_table, row.to_seat))
    lines = tuple(_line(tonight, row) for row in rows)
    return Moves(lines, _so_many(lines) if lines else say("Nobody is on the way"))


def last_together(tonight: Tonight) -> Moves:
    """All moves that were made at once the last time: a redraw, a break, or what balanced the room."""
    rows = list(tonight.now[Moved].values())
    if not rows:
        return Moves((), say("Nobody has moved yet"))
    last = max(rows, key=lambda row: (row.at, row.n))
    lines = tuple(_line(tonight, row) for row in rows if (row.at, row.rule) == (last.at, last.rule))
    return Moves(lines, _so_many(lines))


def _so_many(lines: tuple[MoveLine, ...]) -> str:
    return say_count(len(lines), "{n} player to other seats", "{n} players to other seats")


def _line(tonight: Tonight, row: Moved) -> MoveLine:
    origin, to = f"{row.from_table}–{row.from_seat}", f"{row.to_table}–{row.to_seat}"
    name = tonight.labels.get(row.entry) or tonight.known_as(row.entry)
    return MoveLine(row.n, name, origin, to, row.to_table, row.to_seat, row.waits, row.why, row.rule)
