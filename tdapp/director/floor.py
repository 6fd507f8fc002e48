"""The floor: bust-outs, balancing, breaking, and where the button is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tdapp.director.apart import pairs_in
from tdapp.director.seating import rows_of_moves
from tdapp.director.tonight import Tonight
from tdapp.rules import balance as balancing
from tdapp.rules import breaking
from tdapp.rules.button import blinds_behind
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.field import Elimination, Moved, Presence, Seating, Table
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.words import ordinal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.tonight import By
    from tdapp.rules.balance import Plan
    from tdapp.rules.breaking import Breaking
    from tdapp.rules.chance import Chance
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse


def bust(house: OpenHouse, tournament: str, *, out: Mapping[int, int | None], by: By) -> Change:
    """Take out all who busted on one hand; each with the stack at its start, where somebody knows it.

    The last player cannot be busted: with one left the tournament is over.
    """
    tonight = Tonight.of(house, tournament)
    names = [tonight.name(entry) for entry in out]
    if not out:
        raise Refused("Say who is out.")
    if len(out) >= tonight.left:
        raise Refused("Somebody must hold the chips: the last player cannot go out.")
    hand = max((row.hand for row in tonight.now[Elimination].values()), default=0) + 1
    rows: list[RowChange] = []
    for entry, stack in out.items():
        at = tonight.now[Seating].get(entry)
        rows.append(delete(tonight.now[Presence][entry]))
        if at:
            rows.append(delete(at))
        table, seat = (at.table, at.seat) if at else (None, None)
        rows.append(insert(Elimination(tournament, entry, hand, stack, table, seat, by.at)))
    rows += _forget_buttons(tonight, {at.table for entry in out if (at := tonight.now[Seating].get(entry))})
    if len(out) == tonight.left - 1:
        rows.append(update(tonight.terms, finished=by.at))
    best, worst = tonight.left - len(out) + 1, tonight.left
    place = f"in {ordinal(worst)}" if best == worst else f"in {ordinal(best)} to {ordinal(worst)}"
    where = tonight.where(next(iter(out))) if len(out) == 1 else ""
    rule = str(tonight.rules.cite("ELI-01"))
    return tonight.write(Deed(tournament, f"{' and '.join(names)} out {place}{where}", tuple(rows), rule), by)


def plan(tonight: Tonight) -> Plan:
    """What balancing asks for now; nothing is changed."""
    moved = Counter(tonight.labels[row.entry] for row in tonight.now[Moved].values() if row.entry in tonight.labels)
    last = max((row.hand for row in tonight.now[Elimination].values()), default=0)
    gone = [row for row in tonight.now[Elimination].values() if row.hand == last and row.table is not None]
    open_tables = {table.table for table in tonight.tables}
    busted = [Seat(row.table, row.seat) for row in gone if row.table in open_tables]
    taken = {(row.table, row.seat) for row in tonight.now[Seating].values()}
    free = [seat for seat in busted if (seat.table, seat.seat) not in taken]
    known = balancing.Known(moved=moved, busted=free, apart=pairs_in(tonight))
    return balancing.balance(tonight.tables, known, rules=tonight.rules)


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
    rows += _forget_buttons(tonight, {seat.table for move in found.moves for seat in (move.origin, move.to)})
    sentence = "; ".join(f"{move.player} to table {move.to.table} seat {move.to.seat}" for move in found.moves)
    return tonight.write(Deed(tournament, f"Balanced: {sentence}", tuple(rows), str(found.moves[0].rule)), by)


def _forget_buttons(tonight: Tonight, tables: set[int]) -> list[RowChange]:
    """Play goes on, and a button that was said for the last hand has moved: it is asked for when it is needed again."""
    rows = (tonight.now[Table][table] for table in sorted(tables))
    return [update(row, button=None, small_blind=None, big_blind=None) for row in rows if row.button is not None]


def plan_break(tonight: Tonight, *, chance: Chance, table: int | None = None) -> Breaking:
    """What breaking a table, or the next one in the order, would do; nothing is changed."""
    rows_by_turn = sorted((row for row in tonight.now[Table].values() if row.is_open), key=lambda row: row.breaks)
    order = [row.n for row in rows_by_turn]
    known = balancing.Known(apart=pairs_in(tonight))
    return breaking.break_table(tonight.tables, chance, order=order, table=table, known=known, rules=tonight.rules)


def break_table(
    house: OpenHouse, tournament: str, *, chance: Chance, table: int | None = None, by: By
) -> tuple[Change, Breaking]:
    """Break a table, or the next one in the order, and seat its players by lot."""
    tonight = Tonight.of(house, tournament)
    found = plan_break(tonight, chance=chance, table=table)
    if found.table is None:
        raise Refused(found.why)
    rows = rows_of_moves(tonight, found.moves, by)
    rows.append(update(tonight.now[Table][found.table], is_open=False))
    return tonight.write(Deed(tournament, found.why, tuple(rows), str(found.rule)), by), found


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
