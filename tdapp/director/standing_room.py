"""The room once it stands: seats closed and opened, tables added and taken away, and another order of breaking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.rooms import (
    FEWEST_SEATS,
    HIGHEST_NUMBER,
    MOST_SEATS,
    MOST_TABLES,
    in_order_of_breaking,
    locked_because,
)
from tdapp.director.tonight import NO_LAST_HAND, Tonight, closed_seats
from tdapp.store.change import Deed, insert, update
from tdapp.values.field import Seating, Table
from tdapp.values.numbers import numbers_kept
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count, one_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.values.room import Seat


def _standing(house: OpenHouse, tournament: str) -> Tonight:
    tonight = Tonight.of(house, tournament)
    if not locked_because(tonight):
        raise Refused(say("Nobody has a seat yet: set the room up in Setup."))
    if tonight.terms.finished is not None:
        raise Refused(say("The tournament is over."))
    return tonight


def _open_table(tonight: Tonight, n: int) -> Table:
    row = tonight.now[Table].get(n)
    if row is None or not row.is_open:
        raise Refused(say("Table {table} is not open.", table=n), at=("table",))
    return row


def _sitting(tonight: Tonight, table: int) -> dict[int, int]:
    """Who sits at a table, by seat."""
    return {row.seat: row.n for row in tonight.now.where(Seating, "table", table)}


def close_seat(house: OpenHouse, tournament: str, *, seat: Seat, why: str = "", by: By) -> Change:
    """Nobody is sent to this chair any more: a broken one, or room for a wheelchair beside it."""
    tonight = _standing(house, tournament)
    row = _open_table(tonight, seat.table)
    closed = closed_seats(row)
    if seat.seat is None or not 1 <= seat.seat <= row.seats:
        raise Refused(say("There is no seat {seat} at table {table}.", seat=seat.seat, table=row.n), at=("seat",))
    if seat.seat in closed:
        told = say("Seat {seat} at table {table} is closed already.", seat=seat.seat, table=row.n)
        raise Refused(told, at=("seat",))
    who = _sitting(tonight, row.n).get(seat.seat)
    if who is not None:
        name = tonight.known_as(who)
        told = say("{name} sits at table {table} seat {seat}.", name=name, table=row.n, seat=seat.seat)
        raise Refused(told, at=("seat",))
    if row.seats - len(closed) <= FEWEST_SEATS:
        told = say("At least {fewest} seats must stay open at table {table}.", fewest=FEWEST_SEATS, table=row.n)
        raise Refused(told, at=("seat",))
    told = say("Seat {seat} at table {table} is closed", seat=seat.seat, table=row.n)
    return _write(tonight, told, why, [update(row, unavailable=numbers_kept(sorted(closed | {seat.seat})))], by)


def open_seat(house: OpenHouse, tournament: str, *, seat: Seat, why: str = "", by: By) -> Change:
    """Open a closed chair again, or put one more at the table."""
    tonight = _standing(house, tournament)
    row = _open_table(tonight, seat.table)
    closed = closed_seats(row)
    if seat.seat in closed:
        told = say("Seat {seat} at table {table} is open again", seat=seat.seat, table=row.n)
        return _write(tonight, told, why, [update(row, unavailable=numbers_kept(sorted(closed - {seat.seat})))], by)
    if seat.seat != row.seats + 1:
        told = say("Seat {seat} at table {table} is not closed.", seat=seat.seat, table=row.n)
        raise Refused(told, at=("seat",))
    if seat.seat > MOST_SEATS:
        raise Refused(say("A table has at most {most} seats.", most=MOST_SEATS), at=("seat",))
    told = say("Table {table} has a seat {seat} now", table=row.n, seat=seat.seat)
    return _write(tonight, told, why, [update(row, seats=seat.seat)], by)


def add_table(
    house: OpenHouse, tournament: str, *, table: int | None = None, seats: int | None = None, by: By
) -> Change:
    """One more table, the first to break: a new one, or one that broke before."""
    tonight = _standing(house, tournament)
    rows = tonight.now[Table]
    n = table if table is not None else max(rows, default=0) + 1
    old = rows.get(n)
    if old is not None and old.is_open:
        raise Refused(say("Table {table} is open already.", table=n), at=("table",))
    if not 1 <= n <= HIGHEST_NUMBER:
        raise Refused(say("Tables are numbered from 1 to {highest:,}.", highest=HIGHEST_NUMBER), at=("table",))
    if len(rows) >= MOST_TABLES:
        raise Refused(say("A room has at most {most:,} tables.", most=MOST_TABLES), at=("table",))
    chairs = seats if seats is not None else old.seats if old else tonight.terms.seats
    if not FEWEST_SEATS <= chairs <= MOST_SEATS:
        told = say("A table has from {fewest} to {most} seats.", fewest=FEWEST_SEATS, most=MOST_SEATS)
        raise Refused(told, at=("seats",))
    first = min((row.breaks for row in rows.values()), default=1) - 1
    if old is None:
        row: RowChange = insert(Table(tournament, n, chairs, "", first, True, None, None, None))
    else:
        closed = numbers_kept(sorted(seat for seat in closed_seats(old) if seat <= chairs))
        row = update(old, seats=chairs, unavailable=closed, breaks=first, is_open=True)
    told = say("Table {table} was opened with {seats}", table=n, seats=count(chairs, "seat"))
    return _write(tonight, told, "", [row], by)


def remove_table(house: OpenHouse, tournament: str, *, table: int, by: By) -> Change:
    """Close a table at which nobody sits; one with players is broken instead."""
    tonight = _standing(house, tournament)
    row = _open_table(tonight, table)
    if sitting := _sitting(tonight, table):
        players = count(len(sitting), "player")
        told = say("{players} sit at table {table}: break it instead.", players=players, table=table)
        raise Refused(told, at=("table",))
    told = say("Table {table} was closed", table=table)
    return _write(tonight, told, "", [update(row, is_open=False, **NO_LAST_HAND)], by)


def change_order(house: OpenHouse, tournament: str, *, breaking: Sequence[int], by: By) -> Change:
    """Another order of breaking for the open tables, the first to break first."""
    tonight = _standing(house, tournament)
    rows = {row.n: row for row in tonight.now[Table].values() if row.is_open}
    if sorted(breaking) != sorted(rows):
        raise Refused(say("The order of breaking names every open table once."), at=("breaking",))
    if [row.n for row in in_order_of_breaking(rows.values())] == list(breaking):
        raise Refused(say("That is the order already."), at=("breaking",))
    turns = sorted(row.breaks for row in rows.values())
    # Turns of plain rooms can stand twice where a table was opened late.
    turns = turns if len(set(turns)) == len(turns) else list(range(1, len(turns) + 1))
    changed = [update(rows[n], breaks=turn) for n, turn in zip(breaking, turns) if rows[n].breaks != turn]
    rule = str(tonight.rules.cite("BRK-01"))
    shown = ", ".join(str(n) for n in breaking[:12]) + (", …" if len(breaking) > 12 else "")
    return tonight.write(Deed(tournament, say("Order of breaking: {tables}", tables=shown), tuple(changed), rule), by)


def _write(tonight: Tonight, told: str, why: str, rows: list[RowChange], by: By) -> Change:
    why = one_line(why)
    sentence = say("{told}: {why}", told=told, why=why) if why else told
    return tonight.write(Deed(tonight.now.stream, sentence, tuple(rows)), by)
