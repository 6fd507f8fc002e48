"""A table that was counted: who may be the difference, and what settles it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.director import floor, seating
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, empty, row, scrolling
from tdapp.gui.widgets.question import Number
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.recount import known_at, recount

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QHBoxLayout

    from tdapp.gui.desk import Desk
    from tdapp.views.recount import Suspect

    Settle = Callable[[Desk, QWidget, int], object]

HIGHEST = 300


@dataclass(frozen=True, slots=True)
class Settles:
    """Sheets that settle a difference, for a player."""

    wrong_seat: Settle
    not_out: Settle


class RecountSheet(Sheet):
    """Who may be the difference, the likeliest first, with what settles it beside each."""

    def __init__(self, parent: QWidget | None, desk: Desk, table: int, counted: int | None, settles: Settles) -> None:
        text = say("How many sit there? Below stands who may be the difference.")
        super().__init__(parent, say("Count table {table}", table=table), text, ok=say("Done"), cancel="", width=620)
        self._desk, self._table, self._settles = desk, table, settles
        known = known_at(desk.tonight, table)
        self.counted = Number(say("Counted"), known if counted is None else counted, 0, 12)
        self.counted.setFixedWidth(110)
        self.counted.valueChanged.connect(lambda _: self._show())
        self.told = label(wraps=True, name=say("What was counted"))
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setVerticalSpacing(8)
        inner = QWidget()
        inner.setLayout(column(self._grid, 1))
        self._list = scrolling(inner)
        self._list.setFixedHeight(HIGHEST)
        line = row(label(say("Counted"), "muted"), self.counted, self.told)
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
        name, entry = one.name, one.entry
        if is_missing:
            elsewhere, is_out = say("{name} sits elsewhere", name=name), say("{name} is out", name=name)
            sits = Button(say("Sits at…"), lambda: self._wrong_seat(entry), name=elsewhere)
            gone = Button(say("Out"), lambda: self._bust(entry), look="danger", name=is_out)
            return row(sits, gone, spacing=8)
        if one.is_out:
            is_not_out = say("{name} is not out", name=name)
            return row(Button(say("Is not out…"), lambda: self._not_out(entry), name=is_not_out))
        return row(Button(say("Sits here"), lambda: self._seat_here(entry), name=say("{name} sits here", name=name)))

    def _wrong_seat(self, entry: int) -> None:
        self._settles.wrong_seat(self._desk, self, entry)

    def _not_out(self, entry: int) -> None:
        self._settles.not_out(self._desk, self, entry)

    def _bust(self, entry: int) -> None:
        self._desk.do(floor.bust, out={entry: None}, refused=self.say_no)

    def _seat_here(self, entry: int) -> None:
        free = next((seat for seat in self._desk.tonight.free_seats if seat.table == self._table), None)
        if free is None:
            self.say_no(say("Table {table} has no free seat.", table=self._table))
            return
        why = say("Counted at table {table}.", table=self._table)
        self._desk.do(seating.move, entry=entry, to=free, why=why, refused=self.say_no)

    def done(self, result: int) -> None:
        self._desk.changed.disconnect(self._show)
        super().done(result)
