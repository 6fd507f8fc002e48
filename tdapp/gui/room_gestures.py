"""What is asked about the room while play goes on: seats kept and closed, tables, a wrong seat, and a recount."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.director import floor, rooms, seating, standing_room, wishes, wrong_seats
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet, number_or, yes_or_no
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, empty, row, scrolling
from tdapp.gui.widgets.question import Number, Pick, Text
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.field import Seating, SeatWish, Table
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.words import ordinal, shortened
from tdapp.views.columns import Column
from tdapp.views.command import read_seat
from tdapp.views.recount import known_at, recount

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QHBoxLayout

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.views.recount import Suspect

LIKE = "Say the table and the seat, like 3-2."
HIGHEST = 300


class KeepSeatSheet(FormSheet):
    """A seat that the draw gives to somebody, and whether that player deals."""

    def __init__(self, parent: QWidget | None, desk: Desk, entry: int) -> None:
        tonight = desk.tonight
        wish = tonight.now[SeatWish].get(entry)
        text = "The draw heeds it, and so does a redraw at a table that stays. Leave the seat empty for any."
        super().__init__(parent, f"Seat wishes of {shortened(tonight.labels[entry])}", text)
        kept = f"{wish.table}-{wish.seat}" if wish and wish.seat else ""
        self.put("seat", Text("Seat that is kept, like 3-2", kept, longest=8), 0)
        self.put("deals", yes_or_no("Player-dealer", "Deals at a table", "Does not deal", chosen=_deals(wish)), 1)
        self.control("seat").setFocus()

    def value(self) -> tuple[Seat | None, bool]:
        text = self.answer("seat").strip()
        seat = read_seat(text)
        if text and seat is None:
            raise Refused(LIKE, at=("seat",))
        return seat, bool(self.answer("deals"))


def _deals(wish: SeatWish | None) -> bool:
    return wish is not None and wish.deals


def keep_seat(desk: Desk, parent: QWidget | None, entry: int) -> None:
    def keep(said: tuple[Seat | None, bool]) -> None:
        seat, deals = said
        wish = desk.tonight.now[SeatWish].get(entry)
        kept = Seat(wish.table, wish.seat) if wish and wish.table and wish.seat else None
        if seat != kept:
            wishes.keep_seat(desk.house, desk.tournament, entry=entry, seat=seat, by=desk.by())
        if deals != _deals(wish):
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


class WrongSeatSheet(FormSheet):
    """Where somebody sits against where he should, and what TDA 7 says."""

    STAYS = ((False, "Goes to the right seat, with the chips of now"), (True, "Stays where he is"))

    def __init__(self, parent: QWidget | None, desk: Desk, entry: int) -> None:
        tonight = desk.tonight
        self._where = tonight.where(entry).removeprefix(", ")
        rule = tonight.rules.cite(wrong_seats.RIGHT_SEAT)
        text = f"Belongs at {self._where}. Whoever began in a wrong seat goes to the right one ({rule})."
        super().__init__(parent, f"{shortened(tonight.labels[entry])} in a wrong seat", text, ok="Settle")
        self.put("seat", Text("Sits at, like 3-2", longest=8), 0)
        self.put("stays", Pick("What is done", [(told, stays) for stays, told in self.STAYS], chosen=False), 1)
        self.put("why", Text("Why he stays there"), 2)
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


def wrong_seat(desk: Desk, parent: QWidget | None, entry: int) -> None:
    if entry not in desk.tonight.now[Seating]:
        desk.refused.emit("That player has no seat yet.")
        return

    def settle(said: tuple[Seat, bool, str]) -> Change:
        sits, stays, why = said
        house, tournament, by = desk.house, desk.tournament, desk.by()
        if stays:
            return wrong_seats.leave_in_wrong_seat(house, tournament, entry=entry, sits=sits, why=why, by=by)
        return wrong_seats.send_to_right_seat(house, tournament, entry=entry, sits=sits, by=by)

    WrongSeatSheet(parent, desk, entry).ask(settle)


class RecountSheet(Sheet):
    """Who may be the difference, the likeliest first, with what settles it beside each."""

    def __init__(self, parent: QWidget | None, desk: Desk, table: int, counted: int | None) -> None:
        text = "How many sit there? Below stands who may be the difference."
        super().__init__(parent, f"Count table {table}", text, ok="Done", cancel="", width=620)
        self._desk, self._table = desk, table
        known = known_at(desk.tonight, table)
        self.counted = Number("Counted", known if counted is None else counted, 0, 12)
        self.counted.setFixedWidth(110)
        self.counted.valueChanged.connect(lambda _: self._show())
        self.told = label(wraps=True, name="What was counted")
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setVerticalSpacing(8)
        inner = QWidget()
        inner.setLayout(column(self._grid, 1))
        self._list = scrolling(inner)
        self._list.setFixedHeight(HIGHEST)
        line = row(label("Counted", "muted"), self.counted, self.told)
        line.setStretch(2, 1)
        self.body.addLayout(line)
        self.body.addWidget(self._list)
        desk.changed.connect(self._show)
        self._show()
        self.counted.setFocus()
        self.counted.selectAll()

    def _show(self, *_: object) -> None:
        empty(self._grid)
        try:
            found = recount(self._desk.tonight, self._table, self.counted.value())
        except Refused as no:
            self.told.setText(no.sentence)
            return
        self.told.setText(found.told)
        for number, one in enumerate(found.suspects):
            called = Elided(", ".join(part for part in (one.name, one.seat) if part))
            texts = column(called, label(one.why, "small", wraps=True))
            self._grid.addLayout(texts, number, 0)
            self._grid.addLayout(self._settling(one, is_missing=found.missing > 0), number, 1)

    def _settling(self, one: Suspect, *, is_missing: bool) -> QHBoxLayout:
        if is_missing:
            sits = Button(
                "Sits at…", lambda: wrong_seat(self._desk, self, one.entry), name=f"{one.name} sits elsewhere"
            )
            gone = Button("Out", lambda: self._bust(one.entry), look="danger", name=f"{one.name} is out")
            return row(sits, gone, spacing=8)
        if one.is_out:
            return row(label("see the journal", "small"))
        return row(Button("Sits here", lambda: self._seat_here(one.entry), name=f"{one.name} sits here"))

    def _bust(self, entry: int) -> None:
        self._desk.do(floor.bust, out={entry: None}, refused=self.say_no)

    def _seat_here(self, entry: int) -> None:
        free = next((seat for seat in self._desk.tonight.free_seats if seat.table == self._table), None)
        if free is None:
            self.say_no(f"Table {self._table} has no free seat.")
            return
        why = f"Counted at table {self._table}."
        self._desk.do(seating.move, entry=entry, to=free, why=why, refused=self.say_no)

    def done(self, result: int) -> None:
        self._desk.changed.disconnect(self._show)
        super().done(result)


def count_table(desk: Desk, parent: QWidget | None, table: int, counted: int | None = None) -> None:
    row_of = desk.tonight.now[Table].get(table)
    if row_of is None or not row_of.is_open:
        desk.refused.emit(f"Table {table} is not open.")
        return
    RecountSheet(parent, desk, table, counted).ask(lambda _: None)


def obey(desk: Desk, parent: QWidget | None, does: str, at: Seat) -> None:
    """What the command bar was told about the room; of a count the seat is the number."""
    known: dict[str, Callable[[], object]] = {
        "count": lambda: count_table(desk, parent, at.table, at.seat),
        "close seat": lambda: close_seat(desk, at),
        "open seat": lambda: open_seat(desk, at),
    }
    known[does]()


COLUMNS = (
    Column("Breaks", lambda line: ordinal(line[0]), "left", 90),
    Column("Table", lambda line: f"Table {line[1].n}", "left", 110),
    Column("Players", lambda line: str(line[2]), "right", 90),
    Column("Seats", lambda line: str(line[1].seats), "right", 80),
    Column("Closed seats", lambda line: line[1].unavailable.replace(",", ", ") or "–"),
)


class RoomSheet(Sheet):
    """The open tables in their order of breaking: add, take away, and change the order while play goes on."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        text = "The table on top breaks first. Seats are closed and opened in the picture of the room."
        super().__init__(parent, "The room", text, ok="Done", cancel="", width=640)
        self._desk = desk
        self.model = RowsModel(COLUMNS)
        self.table = RowsTable(self.model, "Open tables, the first to break first")
        self.table.setFixedHeight(HIGHEST)
        seats = desk.tonight.terms.seats
        self.number = number_or("Table's number", None, rooms.HIGHEST_NUMBER, "next")
        self.seats = Number("Seats of a new table", seats, rooms.FEWEST_SEATS, rooms.MOST_SEATS)
        for field in (self.number, self.seats):
            field.setFixedWidth(96)
        tools = row(
            Button("Earlier", lambda: self._shift(-1), key="Alt+↑", name="Break earlier"),
            Button("Later", lambda: self._shift(1), key="Alt+↓", name="Break later"),
            Button("Take away", self._remove, key="Del", name="Take the table away"),
            1,
            spacing=8,
        )
        add = row(
            Button("Add table", self._add),
            self.number,
            label("with", "muted"),
            self.seats,
            label("seats", "muted"),
            1,
            spacing=8,
        )
        self.body.addWidget(self.table)
        self.body.addLayout(tools)
        self.body.addLayout(add)
        for keys, does in (
            ("Alt+Up", lambda: self._shift(-1)),
            ("Alt+Down", lambda: self._shift(1)),
            ("Del", self._remove),
        ):
            QShortcut(QKeySequence(keys), self.table, does)
        self._show()
        self.table.selectRow(0)
        self.table.setFocus()

    def _show(self) -> None:
        now = self._desk.tonight.now
        taken = now.by(Seating, "table")
        rows = [row for row in rooms.in_order_of_breaking(now[Table].values()) if row.is_open]
        self.model.show([(turn, row, len(taken.get(row.n, ()))) for turn, row in enumerate(rows, 1)])

    def _do(self, verb: Callable[..., Change], **what: object) -> bool:
        self.problem.hide()
        done = self._desk.do(verb, refused=self.say_no, **what)
        self._show()
        return done is not None

    def _shift(self, step: int) -> None:
        picked = self.table.picked()
        order = [line[1].n for line in self.model.rows]
        if len(picked) != 1:
            return
        at = order.index(picked[0][1].n)
        if not 0 <= at + step < len(order):
            return
        order.insert(at + step, order.pop(at))
        if self._do(standing_room.change_order, breaking=order):
            self.table.selectRow(at + step)

    def _add(self) -> None:
        self._do(standing_room.add_table, table=self.number.value() or None, seats=self.seats.value())

    def _remove(self) -> None:
        for line in self.table.picked():
            self._do(standing_room.remove_table, table=line[1].n)


def change_room(desk: Desk, parent: QWidget | None) -> None:
    if not rooms.has_seats(desk.tonight.now):
        desk.refused.emit("Nobody has a seat yet: set the room up in Setup.")
        return
    RoomSheet(parent, desk).ask(lambda _: None)
