"""Seats: the draw before the first hand, and single moves by the director."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.apart import pairs_in
from tdapp.director.draw_records import question, record, refuse_kept_elsewhere, refuse_nameless, tables_kept
from tdapp.director.rooms import described, to_fill
from tdapp.director.tonight import NO_LAST_HAND, Tonight, closed_seats
from tdapp.rules.draw import draw_seats
from tdapp.store.change import Deed, delete, insert, update
from tdapp.store.collecting import nothing_collected
from tdapp.values.field import DrawRecord, Moved, Seating, Table
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.values.words import one_line

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tdapp.director.tonight import By
    from tdapp.rules.chance import Chance
    from tdapp.rules.draw import Drawn, Method, TableToFill
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.values.room import Move, Seat

BY_THE_DIRECTOR = "SEAT-07"


@nothing_collected()
def draw(
    house: OpenHouse, tournament: str, *, chance: Chance, method: Method = "spread", why: str = "", by: By
) -> Change:
    """Draw everybody's seat at the fewest tables that hold them.

    A new draw is a new entry in the journal, and has a reason.
    """
    tonight = Tonight.of(house, tournament)
    if not tonight.terms.has_names:
        raise Refused(say("This tournament is played without names: there are no seats to draw."))
    if tonight.left < 2:
        raise Refused(say("A draw needs at least two players."))
    why = one_line(why)
    if tonight.now[DrawRecord] and not why:
        raise Refused(say("Seats are drawn already. Say why they are drawn again: the journal notes it."), at=("why",))
    refuse_nameless(tonight)
    tables = to_fill(tonight, frozenset(tables_kept(tonight)))
    refuse_kept_elsewhere(tonight, tables)
    asked = question(tonight, tables, pairs_in(tonight), method)
    drawn = draw_seats(asked, chance, rules=tonight.rules)
    rows = [
        insert(record(tonight, asked, drawn, chance, why=why, by=by)),
        *_new_room(tonight, tables),
        *_seated(tonight, drawn),
    ]
    told = (
        say("Seats were drawn again: {reason}. {how}", reason=why.rstrip("."), how=drawn.why)
        if why
        else say("Seats were drawn. {how}", how=drawn.why)
    )
    return tonight.write(Deed(tournament, told, tuple(rows), str(drawn.rule)), by)


def _new_room(tonight: Tonight, tables: Sequence[TableToFill]) -> list[RowChange]:
    """The tables of the draw in place of those that stand; in a room that was set up the others wait, closed."""
    key, room = tonight.now.stream, described(tonight.now)
    if room:
        used = {table.table for table in tables}
        return [update(row, is_open=row.n in used, first_button=None, **NO_LAST_HAND) for row in room]
    rows = [delete(table) for table in tonight.now[Table].values()]
    for turn, table in enumerate(reversed(tables), 1):
        rows.append(insert(Table(key, table.table, table.seats, "", turn, True, None, None, None)))
    return rows


def _seated(tonight: Tonight, drawn: Drawn) -> list[RowChange]:
    """Everybody off the chairs of before and onto those of the draw."""
    rows = [delete(seating) for seating in tonight.now[Seating].values()]
    for name, seat in drawn.seats.items():
        assert seat.seat is not None
        rows.append(insert(Seating(tonight.now.stream, tonight.entry_labelled(name), seat.table, seat.seat)))
    return rows


def move(house: OpenHouse, tournament: str, *, entry: int, to: Seat, why: str = "", by: By) -> Change:
    """Put a player on another chair."""
    tonight = Tonight.of(house, tournament)
    name, old = tonight.name(entry), tonight.now[Seating].get(entry)
    refuse_no_chair(tonight, to)
    rule = str(tonight.rules.cite(BY_THE_DIRECTOR))
    rows = moved_rows(tonight, entry, to, waits=False, why=why or say("Moved by the director."), rule=rule, by=by)
    sentence = (
        say("{name} from nowhere to table {table} seat {seat}", name=name, table=to.table, seat=to.seat)
        if old is None
        else say(
            "{name} from table {from_table} seat {from_seat} to table {table} seat {seat}",
            name=name,
            from_table=old.table,
            from_seat=old.seat,
            table=to.table,
            seat=to.seat,
        )
    )
    return tonight.write(Deed(tournament, sentence, tuple(rows), rule), by)


def refuse_no_chair(tonight: Tonight, to: Seat) -> None:
    table = tonight.now[Table].get(to.table)
    if table is None or not table.is_open:
        raise Refused(say("Table {table} is not open.", table=to.table))
    if to.seat is None or not 1 <= to.seat <= table.seats or to.seat in closed_seats(table):
        raise Refused(say("There is no seat {seat} at table {table}.", seat=to.seat, table=to.table))
    for seating in tonight.now[Seating].values():
        if (seating.table, seating.seat) == (to.table, to.seat):
            name = tonight.known_as(seating.n)
            raise Refused(say("{name} sits at table {table} seat {seat}.", name=name, table=to.table, seat=to.seat))


def moved_rows(
    tonight: Tonight, entry: int, to: Seat, *, waits: bool, why: str, rule: str, by: By, number: int = 0
) -> list[RowChange]:
    """Off one chair and onto another, with a note that stays open until the player is seated."""
    assert to.seat is not None
    key, old = tonight.now.stream, tonight.now[Seating].get(entry)
    rows = [delete(old)] if old else []
    rows.append(insert(Seating(key, entry, to.table, to.seat)))
    if old:
        n = tonight.now.next(Moved) + number
        rows.append(insert(moved_row(tonight, n, old, to, waits=waits, why=why, rule=rule, by=by)))
    return rows


def moved_row(
    tonight: Tonight, n: int, old: Seating, to: Seat, *, waits: bool = False, why: str, rule: str, by: By
) -> Moved:
    assert to.seat is not None
    return Moved(tonight.now.stream, n, old.n, old.table, old.seat, to.table, to.seat, waits, by.at, why, rule, False)


def on_the_way(tonight: Tonight) -> list[Moved]:
    """The last move of each who was sent to the seat that is theirs now, and is not yet marked as seated there."""
    seats = tonight.now[Seating]
    rows = sorted(tonight.now.where(Moved, "is_seated", False), key=lambda row: row.n)
    last = {row.entry: row.n for row in rows}
    return [
        row
        for row in rows
        if row.n == last[row.entry]
        and (at := seats.get(row.entry)) is not None
        and (at.table, at.seat) == (row.to_table, row.to_seat)
    ]


def mark_seated(house: OpenHouse, tournament: str, *, moves: Collection[int], by: By) -> Change:
    """Note that those who were sent to other seats have sat down there: however often, they are on the way no more."""
    tonight = Tonight.of(house, tournament)
    rows = [tonight.now.the(Moved, n) for n in moves]
    if not rows or any(row.is_seated for row in rows):
        raise Refused(say("Nobody is on the way to that seat."))
    who = {row.entry: tonight.known_as(row.entry) for row in rows}
    told = say_count(len(who), "{names} has sat down", "{names} have sat down", names=", ".join(who.values()))
    sent = sorted(
        (row for row in tonight.now.where(Moved, "is_seated", False) if row.entry in who), key=lambda row: row.n
    )
    return tonight.write(Deed(tournament, told, tuple(update(row, is_seated=True) for row in sent)), by)


def rows_of_moves(tonight: Tonight, moves: tuple[Move, ...], by: By) -> list[RowChange]:
    """All moves of a plan; each of them names a player and a chair."""
    rows: list[RowChange] = []
    for number, planned in enumerate(moves):
        if planned.player is None or planned.to.seat is None:
            raise Refused(planned.why)
        entry = tonight.entry_labelled(planned.player)
        waits, rule = planned.deal_in == "waits", str(planned.rule)
        rows += moved_rows(tonight, entry, planned.to, waits=waits, why=planned.why, rule=rule, by=by, number=number)
    return rows
