"""The room: tables with the people at them, and what stands out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeVar

from tdapp.director.balancing import halted
from tdapp.director.clock import has_started
from tdapp.director.rooms import in_order_of_breaking
from tdapp.director.seating import on_the_way
from tdapp.director.tonight import closed_seats
from tdapp.rules.evenness import limit
from tdapp.values.field import Entry, Moved, Presence, Seating, Table
from tdapp.values.noted import Nameless, PenaltyRecord, Stack
from tdapp.values.room import Seat
from tdapp.values.say import say
from tdapp.values.words import count, ordinal
from tdapp.views.columns import FAR, Column
from tdapp.views.command import read_seat
from tdapp.views.noted import penalty_shown, serving
from tdapp.views.search import fit

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tdapp.director.tonight import Tonight
    from tdapp.store.snapshot import Snapshot
    from tdapp.values.house import Moment

Row = TypeVar("Row")
Standing = Literal["even", "short", "breaks next"]
MISSING = {"away": say("away"), "not here yet": say("not here yet"), "out of the game": say("out of the game")}
"""How somebody who is in is missing at the table, and how that is said."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a table; nobody sits on it, or may, where `entry` is None."""

    seat: int
    entry: int | None
    name: str
    is_closed: bool
    is_coming: bool
    """Moved here and not yet marked as seated."""
    absent: str = ""
    """How a player who is not at the table is missing, one of `MISSING`."""
    penalty: str = ""
    """What a penalty still costs: until 20:15, or 12 hands left."""
    stack: int | None = None
    """What was counted in front of the player."""
    misses_hands: bool = False
    """Whether the penalty is served in hands, which somebody counts."""

    @property
    def missing(self) -> str:
        """away; not here yet; out of the game: in the words that are shown."""
        return MISSING.get(self.absent, "")


@dataclass(frozen=True, slots=True)
class FloorTable:
    n: int
    chairs: tuple[Chair, ...]
    taken: int
    button: int | None
    standing: Standing
    note: str
    short_by: int = 0
    """How many fewer than the fullest table has."""
    breaks: int = 0
    """Its turn in the order of breaking, counted among the open tables; 0 where there is no other."""
    first_button: int | None = None
    """Until play begins, the seat that has the button in the first hand."""

    @property
    def open_seats(self) -> int:
        return sum(not chair.is_closed for chair in self.chairs)


@dataclass(frozen=True, slots=True)
class Floor:
    tables: tuple[FloorTable, ...]
    may_differ: int
    summary: str
    of: Tonight | None = field(default=None, compare=False, repr=False)
    """The moment that it shows."""


def floor(tonight: Tonight, before: Floor | None = None, *, at: Moment = 0) -> Floor:
    """The open tables by number; with the floor of a moment before, what did not change since is taken over."""
    rows = sorted((row for row in tonight.now[Table].values() if row.is_open), key=lambda row: row.n)
    sitting = tonight.now.by(Seating, "table")
    chairs = _chairs(tonight, rows, before)
    known = {table.n: table for table in before.tables} if before else {}
    may_differ = limit(len(rows), rules=tonight.rules) if rows else 1
    nameless = tonight.now.by(Nameless, "table")
    left = {row.n: max(len(sitting.get(row.n, ())) - len(nameless.get(row.n, ())), 0) for row in rows}
    most = max(left.values(), default=0)
    order = in_order_of_breaking(rows)
    turns = {row.n: turn for turn, row in enumerate(order, 1)} if len(order) > 1 else {}
    filled = [row for row in order if sitting.get(row.n)]
    elsewhere = sum(row.seats - len(closed_seats(row)) for row in filled[1:])
    breaks_next = filled[0].n if len(filled) > 1 else None
    holding, has_begun = halted(tonight), has_started(tonight.now, at)
    tables = []
    for row in rows:
        taken = left[row.n]
        has_people, breaks = bool(sitting.get(row.n)), row.n == breaks_next
        missing = most - taken if has_people else 0
        standing: Standing = "short" if missing > may_differ else "breaks next" if breaks else "even"
        notes = [_filled(row, taken, missing if standing == "short" else 0) if has_people else say("nobody yet")]
        notes += [say("holds play")] if row.n in holding else []
        if (unnamed := len(nameless.get(row.n, ()))) > 0:
            notes.append(say("{n:,} out, no name", n=unnamed))
        if breaks:
            notes.append(say("breaks at {left:,}", left=elsewhere) if elsewhere < tonight.left else say("breaks now"))
        first, note = None if has_begun else row.first_button, " · ".join(notes)
        made = FloorTable(row.n, chairs[row.n], taken, row.button, standing, note, missing, turns.get(row.n, 0), first)
        tables.append(_the_same(known.get(row.n), made))
    seated = sum(table.taken for table in tables)
    differ = say("may differ by {may_differ}", may_differ=may_differ) if len(tables) > 1 else ""
    parts = (say("{number:,} open", number=len(tables)), count(seated, "player"), differ)
    return Floor(tuple(tables), may_differ, " · ".join(part for part in parts if part), tonight)


def _filled(row: Table, taken: int, missing: int) -> str:
    """2 players short; or 7 of 9"""
    if missing:
        return say("{players} short", players=count(missing, "player"))
    return say("{taken} of {seats}", taken=taken, seats=row.seats)


def _the_same(before: FloorTable | None, made: FloorTable) -> FloorTable:
    """The table of before where it is still that one, so that nobody need compare its chairs."""
    return before if before is not None and before.chairs is made.chairs and before == made else made


def _chairs(tonight: Tonight, rows: list[Table], before: Floor | None) -> Mapping[int, tuple[Chair, ...]]:
    """The chairs of each table; those of a table that no Change touched since are the ones of before."""
    found = {}
    if before is not None and before.of is not None:
        touched = _touched(before.of, tonight)
        found = {table.n: table.chairs for table in before.tables if touched is not None and table.n not in touched}
    coming, missing = {row.entry for row in on_the_way(tonight)}, tonight.now.once(_missing, Presence, Entry)
    about = _About(coming, missing, serving(tonight))
    sitting, seatings = tonight.now.by(Seating, "table"), tonight.now[Seating]
    for row in rows:
        if row.n not in found:
            seats, closed = {seatings[entry].seat: entry for entry in sitting.get(row.n, ())}, closed_seats(row)
            found[row.n] = tuple(
                _chair(tonight, about, seat, seats.get(seat), is_closed=seat in closed)
                for seat in range(1, row.seats + 1)
            )
    return found


@dataclass(frozen=True, slots=True)
class _About:
    """What few of those who sit somewhere have: found in one pass, not chair by chair."""

    coming: set[int]
    missing: Mapping[int, str]
    serving: Mapping[int, PenaltyRecord]


def _chair(tonight: Tonight, about: _About, seat: int, entry: int | None, *, is_closed: bool) -> Chair:
    if entry is None:
        return Chair(seat, None, "", is_closed, is_coming=False)
    name, is_coming = tonight.labels[entry], entry in about.coming
    serves, counted = about.serving.get(entry), tonight.now[Stack].get(entry)
    missing, stack = about.missing.get(entry, ""), None if counted is None else counted.chips
    if serves is None:
        return Chair(seat, entry, name, is_closed, is_coming, missing, stack=stack)
    missing, penalty = missing or "out of the game", penalty_shown(serves)
    return Chair(seat, entry, name, is_closed, is_coming, missing, penalty, stack, bool(serves.hands))


def absent(tonight: Tonight, entry: int) -> str:
    """How somebody who is in is missing at the table, if at all."""
    return tonight.now.once(_missing, Presence, Entry).get(entry, "")


def _missing(now: Snapshot) -> dict[int, str]:
    present, entries = now[Presence], now[Entry]
    missing = {n: "not here yet" for n in present if not entries[n].has_arrived}
    return missing | {n: "away" for n, row in present.items() if row.away_since is not None}


def _touched(before: Tonight, tonight: Tonight) -> set[int] | None:
    """The tables that read otherwise than before; None where it may be any of them."""
    if before.now.stream != tonight.now.stream or _called_anew(before, tonight):
        return None
    old, new = before.now, tonight.now
    tables = set(new.differing(old, Table))
    people = {entry for kind in (Seating, Presence, Entry, Stack) for entry in new.differing(old, kind)}
    given = new.differing(old, PenaltyRecord)
    people |= {row.entry for n in given for row in _either(old[PenaltyRecord].get(n), new[PenaltyRecord].get(n))}
    people |= {move.entry for n in new.differing(old, Moved) for move in _either(old[Moved].get(n), new[Moved].get(n))}
    for entry in people:
        tables |= {at.table for at in _either(old[Seating].get(entry), new[Seating].get(entry))}
    return tables


def _called_anew(before: Tonight, tonight: Tonight) -> bool:
    """Whether somebody who was in before is called something else now."""
    if before.labels is tonight.labels:
        return False
    return any(before.labels.get(entry, name) != name for entry, name in tonight.labels.items())


def _either(*rows: Row | None) -> Iterator[Row]:
    return (row for row in rows if row is not None)


def where_is(shown: Floor, text: str) -> list[Seat]:
    """The chairs that a typed name fits, best first; a number is a table, 7-4 a chair of it."""
    text = text.strip()
    if not text:
        return []
    if text.isdecimal():
        return [Seat(table.n, None) for table in shown.tables if table.n == int(text)]
    if (seat := read_seat(text)) is not None:
        return [seat for table in shown.tables if table.n == seat.table and 1 <= (seat.seat or 0) <= len(table.chairs)]
    ranked = [
        (rank, Seat(table.n, chair.seat))
        for table in shown.tables
        for chair in table.chairs
        if chair.entry is not None and (rank := fit(text, chair.name)) is not None
    ]
    return [seat for _, seat in sorted(ranked, key=lambda one: (one[0], one[1].table, one[1].seat))]


def why_not_there(shown: Floor, to: Seat) -> str:
    """Why a player cannot be put on a chair, in a few words; nothing where it is free."""
    table = next((one for one in shown.tables if one.n == to.table), None)
    if table is None or not to.seat or to.seat > len(table.chairs):
        return say("No chair")
    chair = table.chairs[to.seat - 1]
    if chair.entry is not None:
        return say("{name} sits there", name=chair.name)
    return say("This seat is closed") if chair.is_closed else ""


def why_no_button_there(of: int, to: Seat) -> str:
    """Why the button of a table cannot lie at a chair."""
    return "" if to.table == of and to.seat else say("It stays at table {table}", table=of)


COLUMNS = (
    Column(say("Table"), lambda table: str(table.n), "right", 84, lambda table: table.n),
    Column(
        say("Players"),
        lambda table: say("{taken} of {seats}", taken=table.taken, seats=table.open_seats),
        "right",
        96,
        lambda table: -table.taken,
    ),
    Column(say("Short by"), lambda table: _number(table.short_by), "right", 96, lambda table: -table.short_by),
    Column(say("Breaks"), lambda table: _turn(table), "left", 110, lambda table: table.breaks),
    Column(
        say("Button"),
        lambda table: say("seat {seat}", seat=_button(table)) if _button(table) else "–",
        "left",
        90,
        lambda table: _button(table) or FAR,
    ),
    Column(say("Note"), lambda table: _remarks(table), "left", 230, lambda table: _remarks(table)),
    Column(
        say("Who sits there"), lambda table: ", ".join(_who(chair) for chair in table.chairs if chair.entry is not None)
    ),
)
"""Of the list for large rooms."""


def _who(chair: Chair) -> str:
    missing = chair.penalty or chair.missing
    return f"{chair.name} ({missing})" if missing else chair.name


def _remarks(table: FloorTable) -> str:
    """What is noted at a table, without how full it is, of which the list has columns."""
    return table.note.partition(" · ")[2]


def _number(number: int) -> str:
    return str(number) if number else ""


def _turn(table: FloorTable) -> str:
    if not table.breaks:
        return ""
    return say("next") if table.breaks == 1 else ordinal(table.breaks)


def _button(table: FloorTable) -> int | None:
    """Where the disc lies."""
    return table.button or table.first_button
