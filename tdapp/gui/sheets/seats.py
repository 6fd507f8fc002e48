"""Sheets about a chair: where a player goes, what is kept for him, a wrong one, and which has the button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import wrong_seats
from tdapp.gui.widgets.form_sheet import FormSheet, yes_or_no
from tdapp.gui.widgets.question import Pick, Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.field import Seating, SeatWish, Table
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.command import read_seat

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.values.room import Seat

LIKE = say("Say the table and the seat, like 3-2.")


class ButtonSheet(Sheet):
    """Which seat has the button: players by seat."""

    def __init__(self, parent: QWidget | None, desk: Desk, table: int) -> None:
        text = say("Where it was in the hand that has just ended. It decides who moves.")
        super().__init__(parent, say("Where is the button at table {table}?", table=table), text, ok=say("That seat"))
        tonight = desk.tonight
        row = tonight.now.the(Table, table)
        names = {one.seat: tonight.labels[one.n] for one in tonight.now[Seating].values() if one.table == table}
        seats = [(f"{n}  ·  {shortened(names.get(n, say('empty')))}", n) for n in range(1, row.seats + 1)]
        self.seat = Pick(say("Seat of the button"), seats, row.button or 1)
        self.seat.setMinimumContentsLength(20)
        self.body.addWidget(self.seat)
        self.seat.setFocus()

    def value(self) -> int:
        return int(self.seat.currentData())


class MoveSheet(Sheet):
    def __init__(self, parent: QWidget | None, desk: Desk, entry: int) -> None:
        tonight = desk.tonight
        where = tonight.where(entry).removeprefix(", ") or say("no seat yet")
        super().__init__(
            parent,
            say("Move {player}", player=tonight.labels[entry]),
            say("Now: {where}.", where=where),
            ok=say("Move"),
        )
        self.to = TextLine()
        self.to.setPlaceholderText(say("Table and seat, like 3-2"))
        self.to.setAccessibleName(say("Table and seat"))
        self.body.addWidget(self.to)
        self.to.setFocus()

    def value(self) -> Seat:
        seat = read_seat(self.to.text())
        if seat is None:
            raise Refused(LIKE)
        return seat


class KeepSeatSheet(FormSheet):
    """A seat that is kept for somebody, and whether that player deals."""

    def __init__(self, parent: QWidget | None, desk: Desk, entry: int) -> None:
        tonight = desk.tonight
        wish = tonight.now[SeatWish].get(entry)
        text = say("Draws heed it, and so do balancing and breaks. Leave the seat empty for any.")
        super().__init__(parent, say("Seat wishes of {name}", name=shortened(tonight.labels[entry])), text)
        kept = f"{wish.table}-{wish.seat}" if wish and wish.seat else ""
        self.put("seat", Text(say("Seat that is kept, like 3-2"), kept, longest=8), 0)
        deals = bool(wish and wish.deals)
        self.put(
            "deals", yes_or_no(say("Player-dealer"), say("Deals at a table"), say("Does not deal"), chosen=deals), 1
        )
        self.control("seat").setFocus()

    def value(self) -> tuple[Seat | None, bool]:
        text = self.answer("seat").strip()
        seat = read_seat(text)
        if text and seat is None:
            raise Refused(LIKE, at=("seat",))
        return seat, bool(self.answer("deals"))


class WrongSeatSheet(FormSheet):
    """Where somebody sits against where he should, and what TDA 7 says."""

    STAYS = ((False, say("Goes to the right seat, with the chips of now")), (True, say("Stays where he is")))

    def __init__(self, parent: QWidget | None, desk: Desk, entry: int) -> None:
        tonight = desk.tonight
        at, rule = tonight.now[Seating].get(entry), str(tonight.rules.cite(wrong_seats.RIGHT_SEAT))
        belongs = say("Belongs at table {table} seat {seat}.", table=at.table, seat=at.seat) if at else ""
        goes = say("Whoever began in a wrong seat goes to the right one ({rule}).", rule=rule)
        title = say("{name} in a wrong seat", name=shortened(tonight.labels[entry]))
        super().__init__(parent, title, " ".join(filter(None, (belongs, goes))), ok=say("Settle"))
        self.put("seat", Text(say("Sits at, like 3-2"), longest=8), 0)
        self.put("stays", Pick(say("What is done"), [(told, stays) for stays, told in self.STAYS], chosen=False), 1)
        self.put("why", Text(say("Why he stays there")), 2)
        self.question("why").hide()
        self.control("stays").currentIndexChanged.connect(self._ask_why)
        self.control("seat").setFocus()

    def _ask_why(self) -> None:
        self.question("why").setVisible(bool(self.answer("stays")))
        self.fit()

    def value(self) -> tuple[Seat, bool, str]:
        seat = read_seat(self.answer("seat"))
        if seat is None:
            raise Refused(LIKE, at=("seat",))
        return seat, bool(self.answer("stays")), self.answer("why")
