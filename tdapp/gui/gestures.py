"""What a director asks for from more than one place of the window: verbs, with a question first where one is due.

Only what the room sees and cannot unsee is asked about: a draw, a table that breaks, prizes that are locked.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QLineEdit

from tdapp.director import balancing, breaks, clock, floor, seating
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.sheet import Sheet
from tdapp.rules.chance import Chance, commitment
from tdapp.rules.draw import tables_for
from tdapp.values.field import DrawRecord, Seating, Table
from tdapp.values.refusal import Refused
from tdapp.values.words import count, shortened
from tdapp.views.clock_face import clock_face
from tdapp.views.command import read_seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.values.room import Seat


class DrawSheet(Sheet):
    """The commitment is shown before the draw, and the room may add something of its own."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        tonight = desk.tonight
        tables = len(tables_for(tonight.left, tonight.terms.seats)) if tonight.left else 0
        again = bool(tonight.now[DrawRecord])
        text = f"{count(tonight.left, 'player')} at {count(tables, 'table')} of up to {tonight.terms.seats}."
        if again:
            text += " Everybody gets another seat; the draw before this one stays in the journal."
        super().__init__(parent, "Draw the seats again" if again else "Draw the seats", text, ok="Draw", width=560)
        self._seed = secrets.token_bytes(32)
        self.room = QLineEdit()
        self.room.setPlaceholderText("Five cards dealt by the room, or anything else; may stay empty")
        self.room.setAccessibleName("What the room adds")
        shown = commitment(self._seed)
        proof = label(f"Commitment: {shown[:32]}\n{shown[32:]}", "small")
        self.body.addWidget(label("What the room adds", "muted"))
        self.body.addWidget(self.room)
        self.body.addWidget(proof)
        told = "The app fixed the draw before it sees what you type. With both, anyone can check it afterwards."
        self.body.addWidget(label(told, "small", wraps=True))
        self.room.setFocus()

    def value(self) -> Chance:
        return Chance(self._seed, self.room.text().strip())


def draw_seats(desk: Desk, parent: QWidget | None) -> None:
    if desk.tonight.left < 2:
        desk.refused.emit("A draw needs at least two players.")
        return
    DrawSheet(parent, desk).ask(lambda chance: seating.draw(desk.house, desk.tournament, chance=chance, by=desk.by()))


def break_table(desk: Desk, parent: QWidget | None, table: int | None = None) -> None:
    planned = desk.attempt(lambda: breaks.plan_break(desk.tonight, chance=desk.chance(), table=table))
    if planned is None:
        return
    if planned.table is None:
        desk.refused.emit(planned.why)
        return
    players = count(len(planned.moves), "player")
    text = f"{planned.why} {players} will be drawn to other tables. ({planned.rule})"
    number = planned.table
    Sheet(parent, f"Break table {number}?", text, ok="Break").ask(
        lambda _: breaks.break_table(desk.house, desk.tournament, chance=desk.chance(), table=number, by=desk.by())
    )


def balance(desk: Desk) -> Change | None:
    return desk.do(balancing.balance)


class ButtonSheet(Sheet):
    """Which seat has the button: players by seat."""

    def __init__(self, parent: QWidget | None, desk: Desk, table: int) -> None:
        text = "Where it was in the hand that has just ended. It decides who moves."
        super().__init__(parent, f"Where is the button at table {table}?", text, ok="That seat")
        self.seat = QComboBox()
        self.seat.setAccessibleName("Seat of the button")
        tonight = desk.tonight
        row = tonight.now.the(Table, table)
        names = {one.seat: tonight.labels[one.n] for one in tonight.now[Seating].values() if one.table == table}
        for number in range(1, row.seats + 1):
            self.seat.addItem(f"{number}  ·  {shortened(names.get(number, 'empty'))}", number)
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
        where = tonight.where(entry).removeprefix(", ") or "no seat yet"
        super().__init__(parent, f"Move {tonight.labels[entry]}", f"Now: {where}.", ok="Move")
        self.to = QLineEdit()
        self.to.setPlaceholderText("Table and seat, like 3-2")
        self.to.setAccessibleName("Table and seat")
        self.body.addWidget(self.to)
        self.to.setFocus()

    def value(self) -> Seat:
        seat = read_seat(self.to.text())
        if seat is None:
            raise Refused("Say the table and the seat, like 3-2.")
        return seat


def move(desk: Desk, parent: QWidget | None, entry: int) -> None:
    MoveSheet(parent, desk, entry).ask(
        lambda to: seating.move(desk.house, desk.tournament, entry=entry, to=to, by=desk.by())
    )


def mark_seated(desk: Desk, moves: Sequence[int]) -> Change | None:
    return desk.do(seating.mark_seated, moves=moves)


def start_or_pause(desk: Desk) -> Change | None:
    """The space bar: hold the clock, or let it run."""
    shown = clock_face(desk.tonight, desk.now())
    if shown.state == "finished":
        desk.refused.emit("The tournament is over.")
        return None
    return desk.do(clock.pause if shown.is_running else clock.start)


def go_to_level(desk: Desk, stretch: int) -> Change | None:
    return desk.do(clock.go_to, stretch=stretch)


def step(desk: Desk, by: int) -> Change | None:
    """On to the next level or break, or back to the one before."""
    current = clock.face(desk.tonight.now, desk.now()).stretch.n
    return desk.do(clock.go_to, stretch=current + by)


def add_minutes(desk: Desk, minutes: int) -> Change | None:
    return desk.do(clock.add, minutes=minutes)
