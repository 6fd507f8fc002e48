"""Moves in large type to announce, over the whole window: read them out, and mark each player as seated."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from tdapp.director import seating
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, empty, row, scrolling
from tdapp.values.say import say, say_kept
from tdapp.views.moves import to_announce

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdapp.gui.desk import Desk


class AnnounceSheet(QDialog):
    """As large as the window; it closes by itself once everybody sits."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        super().__init__(parent)
        self._desk = desk
        self.setWindowTitle(say("Announce the moves"))
        self.setAccessibleName(say("Announce the moves"))
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._title = label("", "welcome", name=say("Who is on the way"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(32)
        self._grid.setVerticalSpacing(12)
        self._grid.setColumnStretch(0, 1)
        inner = QWidget()
        inner.setLayout(column(self._grid, 1))
        self._all = Button(say("All seated"), self.seat_all, look="primary", key="Enter")
        close = Button(say("Close"), self.reject, key="Esc")
        whole = column(row(self._title, 1, close, self._all), scrolling(inner), spacing=20)
        whole.setContentsMargins(40, 32, 40, 32)
        self.setLayout(whole)
        if parent is not None:
            self.resize(parent.window().size())
        desk.changed.connect(self._show)
        self._show()
        self._all.setFocus()

    def _show(self, *_: object) -> None:
        moves = to_announce(self._desk.tonight)
        self._title.setText(moves.title)
        self.moves = [line.n for line in moves.lines]
        empty(self._grid)
        for number, line in enumerate(moves.lines):
            name = Elided(line.name)
            name.setProperty("look", "welcome")
            origin = label(f"{line.origin}  →", "muted")
            to = label(say("Table {table}  ·  Seat {seat}", table=line.table, seat=line.seat), "welcome")
            seated = Button(say("Seated"), partial(self._seat, [line.n]), name=say("{name} is seated", name=line.name))
            under = Elided(" · ".join(part for part in (line.note, say_kept(line.rule)) if part), "small")
            self._grid.addLayout(column(name, under, spacing=0), number, 0)
            for place, part in enumerate((origin, to, seated), 1):
                self._grid.addWidget(part, number, place)
        if not moves.lines:
            self.accept()

    def _seat(self, moves: list[int]) -> None:
        self._desk.do(seating.mark_seated, moves=moves)

    def seat_all(self) -> None:
        self._seat(self.moves)

    def done(self, result: int) -> None:
        self._desk.changed.disconnect(self._show)
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.seat_all()
            return
        super().keyPressEvent(event)
