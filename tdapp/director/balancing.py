"""Balancing: which moves even out the room, and where the button was for them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tdapp.director.apart import pairs_in
from tdapp.director.seating import rows_of_moves
from tdapp.director.tonight import Tonight
from tdapp.rules import balance as rules
from tdapp.rules.button import blinds_behind
from tdapp.store.change import Deed, update
from tdapp.values.field import Elimination, Moved, Seating, Table
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.rules.balance import Plan
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse


def plan(tonight: Tonight) -> Plan:
    """What balancing asks for now; nothing is changed."""
    moved = Counter(tonight.labels[row.entry] for row in tonight.now[Moved].values() if row.entry in tonight.labels)
    last = max((row.hand for row in tonight.now[Elimination].values()), default=0)
    gone = [row for row in tonight.now[Elimination].values() if row.hand == last and row.table is not None]
    open_tables = {table.table for table in tonight.tables}
    busted = [Seat(row.table, row.seat) for row in gone if row.table in open_tables]
    sitting, seatings = tonight.now.by(Seating, "table"), tonight.now[Seating]
    free = [seat for seat in busted if seat.seat not in {seatings[n].seat for n in sitting.get(seat.table, ())}]
    known = rules.Known(moved=moved, busted=free, apart=pairs_in(tonight))
    return rules.balance(tonight.tables, known, rules=tonight.rules)


def balance(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Make the moves that balance the room; refused while a button must be known first."""
    tonight = Tonight.of(house, tournament)
    found = plan(tonight)
    if not found.moves:
        raise Refused("The tables are balanced.")
    if found.needs_button:
        tables = ", ".join(str(table) for table in found.needs_button)
        raise Refused(f"Say first where the button was in the last hand: table {tables}.")
    rows = rows_of_moves(tonight, found.moves, by)
    rows += forgotten(tonight, {seat.table for move in found.moves for seat in (move.origin, move.to)})
    sentence = "; ".join(f"{move.player} to table {move.to.table} seat {move.to.seat}" for move in found.moves)
    return tonight.write(Deed(tournament, f"Balanced: {sentence}", tuple(rows), str(found.moves[0].rule)), by)


def forgotten(tonight: Tonight, tables: set[int]) -> list[RowChange]:
    """Play goes on, and a button that was said for the last hand has moved: it is asked for when it is needed again."""
    rows = (tonight.now[Table][table] for table in sorted(tables))
    return [update(row, button=None, small_blind=None, big_blind=None) for row in rows if row.button is not None]


def say_button(house: OpenHouse, tournament: str, *, table: int, button: int, by: By) -> Change:
    """Note where the button was in the hand that has just ended; the blinds were the next two players."""
    tonight = Tonight.of(house, tournament)
    seated = next((one for one in tonight.tables if one.table == table), None)
    if seated is None:
        raise Refused(f"Nobody sits at table {table}.")
    if not 1 <= button <= seated.seats:
        raise Refused(f"There is no seat {button} at table {table}.")
    blinds = blinds_behind(seated.seats, button, sorted(seated.players))
    assert blinds is not None
    places = {"button": blinds.button, "small_blind": blinds.small_blind, "big_blind": blinds.big_blind}
    row = update(tonight.now[Table][table], **places)
    return tonight.write(Deed(tournament, f"The button of table {table} is at seat {button}", (row,)), by)
