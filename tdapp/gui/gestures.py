"""What a director asks for from more than one place of the window: verbs, with a question first where one is due.

Only what the room sees and cannot unsee is asked about: a draw, a table that breaks, prizes that are locked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox

from tdapp.director import balancing, floor, seating
from tdapp.gui.widgets.sheet import Sheet
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.field import Seating, Table
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.command import read_seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.values.room import Seat


class ButtonSheet(Sheet):
    """Which seat has the button: players by seat."""

    def __init__(self, parent: QWidget | None, desk: Desk, table: int) -> None:
        text = say("Where it was in the hand that has just ended. It decides who moves.")
        super().__init__(parent, say("Where is the button at table {table}?", table=table), text, ok=say("That seat"))
        self.seat = QComboBox()
        self.seat.setAccessibleName(say("Seat of the button"))
        tonight = desk.tonight
        row = tonight.now.the(Table, table)
        names = {one.seat: tonight.labels[one.n] for one in tonight.now[Seating].values() if one.table == table}
        for number in range(1, row.seats + 1):
            self.seat.addItem(f"{number}  ·  {shortened(names.get(number, say('empty')))}", number)
        self.seat.setCurrentIndex((row.button or 1) - 1)
        self.seat.setMinimumContentsLength(20)
        self.body.addWidget(self.seat)
        self.seat.setFocus()

    def value(self) -> int:
        return int(self.seat.currentData())


def say_button(desk: Desk, parent: QWidget | None, table: int) -> None:
    ButtonSheet(parent, desk, table).ask(
        lambda seat: balancing.say_button(desk.house, desk.tournament, table=table, button=seat, by=desk.by())
    )


def bust(desk: Desk, entries: Sequence[int]) -> Change | None:
    """Out at once: the strip below has the way back."""
    return desk.do(floor.bust, out=dict.fromkeys(entries))


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
            raise Refused(say("Say the table and the seat, like 3-2."))
        return seat


def move(desk: Desk, parent: QWidget | None, entry: int) -> None:
    MoveSheet(parent, desk, entry).ask(
        lambda to: seating.move(desk.house, desk.tournament, entry=entry, to=to, by=desk.by())
    )


def mark_seated(desk: Desk, moves: Sequence[int]) -> Change | None:
    return desk.do(seating.mark_seated, moves=moves)
