"""What the house wishes for somebody: a seat that is kept, heeded wherever seats are given, or to deal at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.rooms import HIGHEST_NUMBER, MOST_SEATS
from tdapp.director.tonight import Tonight, closed_seats
from tdapp.store.change import Deed, delete, insert
from tdapp.values.field import Presence, SeatWish, Table
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse


def kept_seats(tonight: Tonight) -> dict[str, Seat]:
    """The seats that are kept for those who are in, by the labels that the rules know them by."""
    wishes = ((n, wish) for n, wish in tonight.now[SeatWish].items() if n in tonight.now[Presence])
    return {tonight.labels[n]: Seat(wish.table, wish.seat) for n, wish in wishes if wish.table is not None}


def keep_seat(house: OpenHouse, tournament: str, *, entry: int, seat: Seat | None, by: By) -> Change:
    """This player is given this seat, and leaves it last: a wheelchair, a place at the window. None: any seat again."""
    tonight = Tonight.of(house, tournament)
    name, old = tonight.name(entry), tonight.now[SeatWish].get(entry)
    if seat is None:
        if old is None or old.seat is None:
            raise Refused(say("No seat is kept for {name}.", name=name), at=("seat",))
        told = say("{name} may get any seat", name=name)
        return _write(tonight, SeatWish(tournament, entry, None, None, old.deals), told, by)
    _check_seat(tonight, entry, seat)
    wish = SeatWish(tournament, entry, seat.table, seat.seat, old is not None and old.deals)
    told = say("Table {table} seat {seat} is kept for {name}", table=seat.table, seat=seat.seat, name=name)
    return _write(tonight, wish, told, by)


def _check_seat(tonight: Tonight, entry: int, seat: Seat) -> None:
    table = tonight.now[Table].get(seat.table)
    most = table.seats if table else tonight.terms.seats if not tonight.now[Table] else MOST_SEATS
    if not 1 <= seat.table <= HIGHEST_NUMBER:
        raise Refused(say("Tables are numbered from 1 to {highest:,}.", highest=HIGHEST_NUMBER), at=("seat",))
    if seat.seat is None or not 1 <= seat.seat <= most or (table and seat.seat in closed_seats(table)):
        raise Refused(say("There is no seat {seat} at table {table}.", seat=seat.seat, table=seat.table), at=("seat",))
    for wish in tonight.now[SeatWish].values():
        if (wish.table, wish.seat) == (seat.table, seat.seat):
            told = (
                say("Table {table} seat {seat} is kept already.", table=seat.table, seat=seat.seat)
                if wish.n == entry
                else say(
                    "Table {table} seat {seat} is kept for {name} already.",
                    table=seat.table,
                    seat=seat.seat,
                    name=tonight.known_as(wish.n),
                )
            )
            raise Refused(told, at=("seat",))


def deal_there(house: OpenHouse, tournament: str, *, entry: int, deals: bool, by: By) -> Change:
    """A player who deals: the draw gives each of them another table (SEAT-05)."""
    tonight = Tonight.of(house, tournament)
    name, old = tonight.name(entry), tonight.now[SeatWish].get(entry)
    if deals == (old is not None and old.deals):
        raise Refused(say("{name} deals already.", name=name) if deals else say("{name} does not deal.", name=name))
    table, seat = (old.table, old.seat) if old else (None, None)
    told = say("{name} deals at a table", name=name) if deals else say("{name} does not deal", name=name)
    return _write(tonight, SeatWish(tournament, entry, table, seat, deals), told, by)


def _write(tonight: Tonight, wish: SeatWish, told: str, by: By) -> Change:
    """A wish is put in the place of the one before; an empty one is none."""
    old = tonight.now[SeatWish].get(wish.n)
    rows = [delete(old)] if old else []
    if wish.seat is not None or wish.deals:
        rows.append(insert(wish))
    rule = str(tonight.rules.cite("SEAT-05" if wish.deals else "SEAT-07"))
    return tonight.write(Deed(tonight.now.stream, told, tuple(rows), rule), by)
