"""Moves to announce and to print: who goes from where to where, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.seating import on_the_way
from tdapp.rules.absence import who_carries
from tdapp.values.field import Moved, Presence
from tdapp.values.say import say, say_count
from tdapp.views.floor import absent

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
    carried: str = ""
    """Who brings the chips, where the player is not there to take them along."""

    @property
    def note(self) -> str:
        waits = say("Waits there until the button has passed.") if self.waits else ""
        return " ".join(part for part in (waits, self.carried) if part)


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
    return say_count(len(lines), "{n} player to another seat", "{n} players to other seats")


def _line(tonight: Tonight, row: Moved) -> MoveLine:
    origin, to = f"{row.from_table}–{row.from_seat}", f"{row.to_table}–{row.to_seat}"
    name = tonight.labels.get(row.entry) or tonight.known_as(row.entry)
    carried = _carried(tonight, row.entry)
    return MoveLine(row.n, name, origin, to, row.to_table, row.to_seat, row.waits, row.why, row.rule, carried)


def _carried(tonight: Tonight, entry: int) -> str:
    if entry not in tonight.now[Presence]:
        return ""
    found = who_carries(is_there=not absent(tonight, entry), rules=tonight.rules)
    return "" if found is None else f"{found.why} {found.rule}"
