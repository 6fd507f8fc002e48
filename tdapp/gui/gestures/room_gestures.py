"""What is asked about the room while play goes on: seats kept and closed, tables, a wrong seat, and a recount."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import rooms, standing_room, wishes, wrong_seats
from tdapp.gui.gestures.bustout_gestures import set_right
from tdapp.gui.gestures.floor_gestures import break_table
from tdapp.gui.sheets.recount import RecountSheet, Settles
from tdapp.gui.sheets.room import RoomSheet
from tdapp.gui.sheets.seats import KeepSeatSheet, WrongSeatSheet
from tdapp.values.field import Seating, SeatWish, Table
from tdapp.values.room import Seat
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change


def keep_seat(desk: Desk, parent: QWidget | None, entry: int) -> None:
    def keep(said: tuple[Seat | None, bool]) -> None:
        seat, deals = said
        wish = desk.tonight.now[SeatWish].get(entry)
        kept = Seat(wish.table, wish.seat) if wish and wish.table and wish.seat else None
        if seat != kept:
            wishes.keep_seat(desk.house, desk.tournament, entry=entry, seat=seat, by=desk.by())
        if deals != bool(wish and wish.deals):
            wishes.deal_there(desk.house, desk.tournament, entry=entry, deals=deals, by=desk.by())

    KeepSeatSheet(parent, desk, entry).ask(keep)


def close_seat(desk: Desk, seat: Seat) -> Change | None:
    return desk.do(standing_room.close_seat, seat=seat)


def open_seat(desk: Desk, seat: Seat) -> Change | None:
    return desk.do(standing_room.open_seat, seat=seat)


def add_chair(desk: Desk, table: int) -> Change | None:
    """One more seat at a table, with the next number."""
    seats = desk.tonight.now.the(Table, table).seats
    return desk.do(standing_room.open_seat, seat=Seat(table, seats + 1))


def remove_table(desk: Desk, table: int) -> Change | None:
    return desk.do(standing_room.remove_table, table=table)


def wrong_seat(desk: Desk, parent: QWidget | None, entry: int) -> None:
    if entry not in desk.tonight.now[Seating]:
        desk.refused.emit(say("That player has no seat yet."))
        return

    def settle(said: tuple[Seat, bool, str]) -> Change:
        sits, stays, why = said
        house, tournament, by = desk.house, desk.tournament, desk.by()
        if stays:
            return wrong_seats.leave_in_wrong_seat(house, tournament, entry=entry, sits=sits, why=why, by=by)
        return wrong_seats.send_to_right_seat(house, tournament, entry=entry, sits=sits, by=by)

    WrongSeatSheet(parent, desk, entry).ask(settle)


def recount(desk: Desk, parent: QWidget | None, table: int, counted: int | None = None) -> None:
    row_of = desk.tonight.now[Table].get(table)
    if row_of is None or not row_of.is_open:
        desk.refused.emit(say("Table {table} is not open.", table=table))
        return
    RecountSheet(parent, desk, table, counted, Settles(wrong_seat, set_right)).ask(lambda _: None)


def obey(desk: Desk, parent: QWidget | None, does: str, at: Seat) -> None:
    """What the command bar was told about the room; of a count the seat is the number."""
    known: dict[str, Callable[[], object]] = {
        "count": lambda: recount(desk, parent, at.table, at.seat),
        "close seat": lambda: close_seat(desk, at),
        "open seat": lambda: open_seat(desk, at),
        "break": lambda: break_table(desk, parent, at.table),
    }
    known[does]()


def change_room(desk: Desk, parent: QWidget | None) -> None:
    if not rooms.has_seats(desk.tonight.now):
        desk.refused.emit(say("Nobody has a seat yet: set the room up in Setup."))
        return
    RoomSheet(parent, desk).ask(lambda _: None)
