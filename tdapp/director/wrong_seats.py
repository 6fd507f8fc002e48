"""A player in a wrong seat: sent to the right one with the chips of now, or left where he is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.seating import moved_row
from tdapp.director.tonight import Tonight, closed_seats
from tdapp.store.change import Deed, delete, insert
from tdapp.values.field import Moved, Seating, Table
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.say import say
from tdapp.values.words import one_line

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse

RIGHT_SEAT = "TDA-7"


def sits_there(tonight: Tonight, seat: Seat) -> int | None:
    """Whose seat that is in the app's room."""
    here = tonight.now.where(Seating, "table", seat.table)
    return next((row.n for row in here if row.seat == seat.seat), None)


def send_to_right_seat(house: OpenHouse, tournament: str, *, entry: int, sits: Seat, by: By) -> Change:
    """To the seat that was drawn, with the chips of now: on the way there until marked as seated (TDA-7)."""
    tonight = Tonight.of(house, tournament)
    name, right = tonight.name(entry), _checked(tonight, entry, sits)
    assert sits.seat is not None
    wrong, to = Seating(tournament, entry, sits.table, sits.seat), Seat(right.table, right.seat)
    rule = str(tonight.rules.cite(RIGHT_SEAT))
    why = say("{name} sat in a wrong seat and goes to the right one with the chips of now.", name=name)
    rows: list[RowChange] = [insert(moved_row(tonight, tonight.now.next(Moved), wrong, to, why=why, rule=rule, by=by))]
    told = say(
        "{name} sat at table {table} seat {seat} and goes to table {to_table} seat {to_seat}",
        name=name,
        table=sits.table,
        seat=sits.seat,
        to_table=to.table,
        to_seat=to.seat,
    )
    return tonight.write(Deed(tournament, told, tuple(rows), rule), by)


def leave_in_wrong_seat(house: OpenHouse, tournament: str, *, entry: int, sits: Seat, why: str, by: By) -> Change:
    """The seat becomes the right one, for a reason. Who should sit there gets the other's: they changed places."""
    tonight = Tonight.of(house, tournament)
    name, right, why = tonight.name(entry), _checked(tonight, entry, sits), one_line(why)
    if not why:
        raise Refused(say("Say why the player stays there: the journal notes it."), at=("why",))
    assert sits.seat is not None
    rows: list[RowChange] = [delete(right), insert(Seating(tournament, entry, sits.table, sits.seat))]
    told = say("{name} stays at table {table} seat {seat}", name=name, table=sits.table, seat=sits.seat)
    other = sits_there(tonight, sits)
    if other is not None:
        rows.insert(1, delete(tonight.now[Seating][other]))
        rows.append(insert(Seating(tournament, other, right.table, right.seat)))
        told = say(
            "{name} stays at table {table} seat {seat}, and {other} gets table {other_table} seat {other_seat}",
            name=name,
            table=sits.table,
            seat=sits.seat,
            other=tonight.known_as(other),
            other_table=right.table,
            other_seat=right.seat,
        )
    sentence, rule = say("{told}: {why}", told=told, why=why), str(tonight.rules.cite("SEAT-07"))
    return tonight.write(Deed(tournament, sentence, tuple(rows), rule), by)


def _checked(tonight: Tonight, entry: int, sits: Seat) -> Seating:
    """The seat that is the player's, if he sits in another one that is there."""
    name, right = tonight.name(entry), tonight.now[Seating].get(entry)
    if right is None:
        raise Refused(say("{name} has no seat yet.", name=name), at=("entry",))
    table = tonight.now[Table].get(sits.table)
    if table is None or not table.is_open:
        raise Refused(say("Table {table} is not open.", table=sits.table), at=("seat",))
    if sits.seat is None or not 1 <= sits.seat <= table.seats or sits.seat in closed_seats(table):
        raise Refused(say("There is no seat {seat} at table {table}.", seat=sits.seat, table=sits.table), at=("seat",))
    if (right.table, right.seat) == (sits.table, sits.seat):
        raise Refused(say("That is the right seat of {name}.", name=name), at=("seat",))
    return right
