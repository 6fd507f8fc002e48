"""Redraws: all seats drawn anew at fewer tables, down to the final one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.apart import pairs_in
from tdapp.director.draw_records import question, record, refuse_nameless, tables_started
from tdapp.director.rooms import MOST_SEATS, in_order_of_breaking
from tdapp.director.seating import moved_row
from tdapp.director.tonight import NO_LAST_HAND, Tonight, closed_seats
from tdapp.rules import redraw as rules
from tdapp.rules.draw import TableToFill, draw_seats
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.field import Moved, Presence, Seating, SeatWish, Table
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.rules.chance import Chance
    from tdapp.rules.draw import Drawn
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse


@dataclass(frozen=True, slots=True)
class Due:
    """A redraw that the field has come down to: at which tables, and whether it is left to the director."""

    tables: tuple[TableToFill, ...]
    is_mandatory: bool
    why: str
    rule: str

    @property
    def is_final(self) -> bool:
        return len(self.tables) == 1


def due(tonight: Tonight) -> Due | None:
    """The redraw that the profile asks for now, or None."""
    rows = _in_play(tonight)
    if len(rows) < 2 or tonight.left < 2:
        return None
    found = rules.redraw(
        players_left=tonight.left,
        tables_open=len(rows),
        tables_started=tables_started(tonight),
        seats=max(row.seats for row in rows),
        rules=tonight.rules,
    )
    if not found.redraw:
        return None
    tables = _kept(rows, found.sizes)
    if sum(table.capacity for table in tables) < tonight.left:
        return None
    return Due(tables, found.mandatory, found.why, str(found.rule))


def seats_lost(tonight: Tonight, due: Due) -> str:
    """Whose kept seats are at tables that the redraw gives up."""
    gone = {row.n for row in _open(tonight)} - {table.table for table in due.tables}
    wishes = (tonight.now[SeatWish].get(entry) for entry in sorted(tonight.now[Presence]))
    return " ".join(
        say(
            "The seat of {name}, table {table} seat {seat}, is kept and goes: keep another first, or a lot decides.",
            table=wish.table,
            seat=wish.seat,
            name=tonight.labels[wish.n],
        )
        for wish in wishes
        if wish is not None and wish.table in gone and wish.seat is not None
    )


def comes_by_redraw(tonight: Tonight) -> bool:
    """Whether the next table is given up by a redraw, so that none of them breaks before it."""
    rows = _in_play(tonight)
    return len(rows) > 1 and rules.by_redraw(
        tables_open=len(rows),
        tables_started=tables_started(tonight),
        seats=max(row.seats for row in rows),
        rules=tonight.rules,
    )


def comes_at(tonight: Tonight) -> tuple[int, int] | None:
    """With how many players the next redraw comes, and to how many tables; None while tables break before it."""
    rows = _in_play(tonight)
    if not tonight.once(comes_by_redraw):
        return None
    return rules.next_at(tables_open=len(rows), seats=max(row.seats for row in rows), rules=tonight.rules)


def _open(tonight: Tonight) -> list[Table]:
    """The open tables, the first to break first."""
    return [row for row in in_order_of_breaking(tonight.now[Table].values()) if row.is_open]


def _in_play(tonight: Tonight) -> list[Table]:
    """Those of them at which somebody sits."""
    taken = {table.table for table in tonight.tables}
    return [row for row in _open(tonight) if row.n in taken]


def _kept(rows: list[Table], sizes: tuple[int, ...]) -> tuple[TableToFill, ...]:
    """The tables that break last. At the final table a chair is added where the profile sits more than it has."""
    kept = sorted(rows[len(rows) - len(sizes) :], key=lambda row: row.n)
    return tuple(_with_chairs(row, sizes[0] if len(sizes) == 1 else 0) for row in kept)


def _with_chairs(row: Table, needed: int) -> TableToFill:
    closed = tuple(sorted(closed_seats(row)))
    seats = min(max(row.seats, needed + len(closed)), max(row.seats, MOST_SEATS))
    return TableToFill(row.n, seats, closed)


def redraw(house: OpenHouse, tournament: str, *, chance: Chance, by: By) -> Change:
    """Draw all seats anew at the tables that stay: everybody is on the way until seated there."""
    tonight = Tonight.of(house, tournament)
    found = due(tonight)
    if found is None:
        raise Refused(say("No redraw is due now."), rule=tonight.rules.cite("RED-01"))
    refuse_nameless(tonight)
    draw = question(tonight, found.tables, pairs_in(tonight))
    drawn = draw_seats(draw, chance, rules=tonight.rules)
    rows: list[RowChange] = [insert(record(tonight, draw, drawn, chance, why=found.why, by=by))]
    rows += _tables(tonight, found)
    rows += _moves(tonight, found, drawn, by)
    players, tables = count(tonight.left, "player"), count(len(found.tables), "table")
    told = (
        say("Redraw: {players} to the final table", players=players)
        if found.is_final
        else say("Redraw: {players} to {tables}", players=players, tables=tables)
    )
    return tonight.write(Deed(tournament, told, tuple(rows), found.rule), by)


def _tables(tonight: Tonight, found: Due) -> list[RowChange]:
    seats = {table.table: table.seats for table in found.tables}
    rows = (
        update(row, is_open=row.n in seats, seats=seats.get(row.n, row.seats), **NO_LAST_HAND) for row in _open(tonight)
    )
    return [row for row in rows if row.after]


def _moves(tonight: Tonight, found: Due, drawn: Drawn, by: By) -> list[RowChange]:
    rows: list[RowChange] = [delete(row) for row in tonight.now[Seating].values()]
    n = tonight.now.next(Moved)
    for name, seat in drawn.seats.items():
        entry = tonight.entry_labelled(name)
        assert seat.seat is not None
        rows.append(insert(Seating(tonight.now.stream, entry, seat.table, seat.seat)))
        old = tonight.now[Seating].get(entry)
        if old is not None:
            rows.append(insert(moved_row(tonight, n, old, seat, why=found.why, rule=found.rule, by=by)))
            n += 1
    return rows
