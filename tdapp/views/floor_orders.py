"""What the floor's lines in the command bar mean: several out on a hand, somebody without a name, notes and counts.

out ann 400, bob 900 · out ann by zoe · out 7-? · who · penalty ann · note 7 Misdeal · chips 7 45000
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from tdapp.values.field import Presence, Seating, Table
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say
from tdapp.values.words import listed, shortened
from tdapp.views.bustouts import unnamed
from tdapp.views.command import read_seat
from tdapp.views.search import found
from tdapp.views.structure_cells import read_amount

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdapp.director.tonight import Tonight

Does = Literal["nothing", "out", "somebody", "who", "penalty", "note", "count stack", "count table"]
NAMELESS = re.compile(r"(?:(\d{1,4})\s*[-–/ ]?\s*)?\?", re.ASCII)
STACK = re.compile(r"(.+?)\s+(\d[\d.,]*[kKmM]?)")
MOST = 6


@dataclass(frozen=True, slots=True)
class FloorOrder:
    """What Enter will do; one that does nothing says why."""

    told: str
    does: Does = "nothing"
    out: Mapping[int, int | None] = field(default_factory=dict)
    won_by: Mapping[int, list[int]] = field(default_factory=dict)
    entry: int | None = None
    table: int | None = None
    chips: int = 0
    text: str = ""


def floor_orders(text: str, tonight: Tonight) -> list[FloorOrder] | None:
    """The readings of a line, most likely first; None where it is not the floor's."""
    word, _, rest = " ".join(text.split()).partition(" ")
    read = _READERS.get(word.casefold())
    if read is None or not tonight.terms.has_names:
        return None
    try:
        return read(rest, tonight)
    except Refused as no:
        return [FloorOrder(no.sentence)]


def _out(rest: str, tonight: Tonight) -> list[FloorOrder] | None:
    if nameless := NAMELESS.fullmatch(rest):
        return [_somebody(nameless[1], tonight)]
    together, _, winner = rest.partition(" by ")
    parts = [part.strip() for part in together.split(",") if part.strip()]
    if len(parts) < 2 and not winner and (not parts or not _has_stack(parts[0])):
        # One who goes out alone is the plain line, which asks which of two is meant.
        return None
    out: dict[int, int | None] = {}
    for part in parts:
        entry, stack = _with_stack(part, tonight)
        if entry in out:
            raise Refused(say("{player} is named twice.", player=tonight.labels[entry]))
        out[entry] = stack
    won_by: dict[int, list[int]] = {}
    if winner:
        by = _one(winner, tonight)
        won_by = {entry: [by] for entry in out}
    return [FloorOrder(_told_out(tonight, out, won_by), "out", out=out, won_by=won_by)]


def _told_out(tonight: Tonight, out: Mapping[int, int | None], won_by: Mapping[int, list[int]]) -> str:
    """Ann (400) and Bob are out on one hand, knocked out by Zoe"""
    names = listed(_with_chips(tonight, entry, stack) for entry, stack in out.items())
    if not won_by:
        if len(out) > 1:
            return say("{players} are out on one hand", players=names)
        return say("{player} is out", player=names)
    winner = tonight.labels[next(iter(won_by.values()))[0]]
    if len(out) > 1:
        return say("{players} are out on one hand, knocked out by {winner}", players=names, winner=winner)
    return say("{player} is out, knocked out by {winner}", player=names, winner=winner)


def _somebody(table: str | None, tonight: Tonight) -> FloorOrder:
    if table is None:
        if tonight.now[Seating]:
            return FloorOrder(say("Somebody is out: at which table? Like: out 7-?"))
        return FloorOrder(say("Somebody is out; the name can follow later"), "somebody")
    row = tonight.now[Table].get(int(table))
    if row is None or not row.is_open:
        return FloorOrder(say("Table {table} is not open", table=table))
    return FloorOrder(
        say("Somebody at table {table} is out; the name can follow later", table=table), "somebody", table=int(table)
    )


def _has_stack(part: str) -> bool:
    return read_seat(part) is None and STACK.fullmatch(part) is not None


def _with_stack(part: str, tonight: Tonight) -> tuple[int, int | None]:
    """ann 400, or 7-4 400, or just ann"""
    if (has_stack := STACK.fullmatch(part)) and read_seat(part) is None:
        return _one(has_stack[1], tonight), read_amount(has_stack[2])
    return _one(part, tonight), None


def _with_chips(tonight: Tonight, entry: int, stack: int | None) -> str:
    name = shortened(tonight.labels[entry])
    return name if stack is None else f"{name} ({grouped(stack)})"


def _one(who: str, tonight: Tonight) -> int:
    """The one player who fits, or a refusal that names those who do."""
    fits = _fits(who, tonight)
    if len(fits) > 1:
        typed, names = who.strip(), ", ".join(tonight.labels[entry] for entry in fits)
        raise Refused(
            say("“{typed}” fits several: {names}. Type more, or the seat like 7-4.", typed=typed, names=names)
        )
    return fits[0]


def _fits(who: str, tonight: Tonight) -> list[int]:
    at = read_seat(who)
    if at is not None:
        fits = [row.n for row in tonight.now[Seating].values() if (row.table, row.seat) == (at.table, at.seat)]
    else:
        fits = found(who, tonight.now[Presence], lambda n: tonight.labels[n], most=MOST)
    if not fits and at is not None:
        raise Refused(say("Nobody sits at {seat}", seat=who.strip()))
    if not fits:
        raise Refused(say("Nobody who is in is called “{who}”", who=who.strip()))
    return fits


def _who(rest: str, tonight: Tonight) -> list[FloorOrder]:
    waiting = unnamed(tonight)
    if not waiting:
        return [FloorOrder(say("Everybody who is out has a name"))]
    wanted = [one for one in waiting if not rest or str(one.table) == rest]
    return [FloorOrder(one.title, "who", entry=one.n) for one in (wanted or waiting)[:MOST]]


def _penalty(rest: str, tonight: Tonight) -> list[FloorOrder]:
    if not rest:
        return [FloorOrder(say("Penalty: for whom? A name, or table-seat like 7-4"))]
    return [
        FloorOrder(
            say("Penalty for {player}…", player=f"{tonight.labels[entry]}{tonight.where(entry)}"),
            "penalty",
            entry=entry,
        )
        for entry in _fits(rest, tonight)
    ]


def _note(rest: str, tonight: Tonight) -> list[FloorOrder]:
    about, _, text = rest.partition(" ")
    if not about:
        return [FloorOrder(say("Note: about which table or player? Like: note 7 Misdeal, hand is dead"))]
    if about.isdecimal():
        _, table = read_about(about, tonight)
        told = say("Note, table {table}: {note}", table=about, note=text)
        asked = say("Note about table {table}…", table=about)
        return [FloorOrder(told if text else asked, "note", table=table, text=text)]
    return [_note_about(entry, text, tonight) for entry in _fits(about, tonight)]


def read_about(text: str, tonight: Tonight) -> tuple[int | None, int | None]:
    """The entry or the table that is meant by 7-4, a name, or 7."""
    about = text.strip()
    if not about:
        raise Refused(say("Say which player or which table it is about."))
    if not about.isdecimal():
        return _one(about, tonight), None
    if int(about) not in tonight.now[Table]:
        raise Refused(say("There is no table {table}", table=about))
    return None, int(about)


def _note_about(entry: int, text: str, tonight: Tonight) -> FloorOrder:
    player = tonight.labels[entry]
    told = say("Note, {player}: {note}", player=player, note=text)
    return FloorOrder(told if text else say("Note about {player}…", player=player), "note", entry=entry, text=text)


def _chips(rest: str, tonight: Tonight) -> list[FloorOrder]:
    about, _, chips = rest.rpartition(" ")
    if not about:
        if rest.isdecimal() and int(rest) in tonight.now[Table]:
            asked = say("Count the chips of table {table}…", table=rest)
            return [FloorOrder(asked, "count table", table=int(rest), chips=-1)]
        return [FloorOrder(say("Chips: whose, and how many? Like: chips ann 23,400, or chips 7 182,000"))]
    number = read_amount(chips)
    if about.isdecimal() and int(about) in tonight.now[Table]:
        told = say("Table {table} has {number:,} chips", table=about, number=number)
        return [FloorOrder(told, "count table", table=int(about), chips=number)]
    return [
        FloorOrder(
            say("{player} has {number:,} chips", player=tonight.labels[entry], number=number),
            "count stack",
            entry=entry,
            chips=number,
        )
        for entry in _fits(about, tonight)
    ]


_READERS: Mapping[str, Callable[[str, Tonight], list[FloorOrder] | None]] = {
    "out": _out,
    "who": _who,
    "penalty": _penalty,
    "note": _note,
    "ruling": _note,
    "chips": _chips,
}
