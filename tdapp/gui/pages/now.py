"""Home: what to do next, what waits, how full the room is, and what was done last."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.gui.computer.times import hour_and_minute
from tdapp.gui.gestures.answers import answers
from tdapp.gui.pages.page import Page
from tdapp.gui.theme.look import digits
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, column, empty, row, rule, scrolling
from tdapp.gui.widgets.room_bars import RoomBars
from tdapp.gui.widgets.todo_card import ToDoCard
from tdapp.values.say import say, say_count
from tdapp.views.floor import Floor, floor
from tdapp.views.todo import todo, turned, waiting

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QKeyEvent

    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.views.todo_item import ToDo

LAST = 7


class NowPage(Page):
    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._todos: list[ToDo] = []
        self._put_off: dict[Hashable, str] = {}
        self._floor: Floor | None = None
        """What somebody put off, by its key, with the title that it had: once that says something else it is back."""
        self._again = Button("", self._show_again, look="link", name=say("Show what was put off"))
        self._turned: Hashable = None
        self._count = label("", "muted", name=say("How much is to do"))
        self._cards = column(spacing=12)
        self._waiting_heading = [label(say("Waiting"), "title"), label(say("nothing to do yet"), "muted")]
        self._waiting = QGridLayout()
        self._waiting.setSpacing(16)
        self._waiting_card = Card(self._waiting)
        left = QWidget()
        heading = row(label(say("To do"), "title"), self._count, 1, self._again, spacing=12)
        inner = column(heading, self._cards, spacing=12)
        inner.addSpacing(8)
        inner.addLayout(row(*self._waiting_heading, 1, spacing=12))
        inner.addWidget(self._waiting_card)
        inner.addStretch(1)
        inner.setContentsMargins(0, 0, 12, 64)
        left.setLayout(inner)
        self._room = RoomBars()
        self._room_says = Elided("", "muted")
        self._room_says.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._last = column(spacing=8)
        room = Card(row(label(say("Room"), "heading"), self._room_says, spacing=10), self._room, spacing=16)
        self._room_card = room
        right = column(room, Card(label(say("Last"), "heading"), self._last, spacing=12), 1, spacing=12)
        side = QWidget()
        side.setLayout(right)
        aside = scrolling(side)
        aside.setFixedWidth(372)
        both = row(scrolling(left), aside, spacing=12)
        both.setStretch(0, 1)
        self.body.addLayout(both)

    def enter(self) -> None:
        super().enter()
        self.setFocus()

    def show_rows(self) -> None:
        tonight, at = self.desk.tonight, self.desk.now()
        found = todo(tonight, at, **self.desk.troubles)
        self._put_off = {one.key: one.title for one in found if self._put_off.get(one.key) == one.title}
        self._todos = [one for one in found if one.key not in self._put_off]
        self._again.say(say("{number} put off · show", number=len(self._put_off)), say("Show what was put off"))
        self._again.setVisible(bool(self._put_off))
        self._turned = turned(tonight, at)
        self._count.setText(_how_many(len(self._todos)))
        empty(self._cards)
        for one in self._todos:
            does, others = answers(self.desk, self.shell, self, one)
            later = partial(self._later, one) if one.button else None
            self._cards.addWidget(ToDoCard(one, does, others=others, is_first=one is self._first, later=later))
        if not self._todos:
            self._cards.addWidget(
                Card(label(say("Nothing to do. The app says here what comes next."), "muted", wraps=True))
            )
        self._show_waiting()
        shown = self._floor = floor(tonight, self._floor)
        self._room_card.setVisible(bool(shown.tables))
        self._room.show_tables(shown.tables)
        self._room_says.setText(shown.summary)
        self._show_last()

    def _later(self, one: ToDo) -> None:
        """Out of the way until it is another thing, or somebody asks for it."""
        self._put_off[one.key] = one.title
        self.refresh()
        self.setFocus()

    def _show_again(self) -> None:
        self._put_off.clear()
        self.refresh()
        self.setFocus()

    def tick(self) -> None:
        """Somebody's time runs out, or registration closes, without anybody doing anything."""
        if turned(self.desk.tonight, self.desk.now()) != self._turned:
            self.refresh()

    @property
    def _first(self) -> ToDo | None:
        """What Enter does: the most urgent thing that a button can do."""
        return next((one for one in self._todos if one.button), None)

    def _show_waiting(self) -> None:
        empty(self._waiting)
        found = waiting(self.desk.tonight, self.desk.now())
        self._waiting_card.setVisible(bool(found))
        for part in self._waiting_heading:
            part.setVisible(bool(found))
        for number, one in enumerate(found):
            self._waiting.addLayout(
                column(label(one.title, "strong", wraps=True), label(one.says, "muted", wraps=True), spacing=2),
                0,
                number,
            )
            self._waiting.setColumnStretch(number, 1)

    def _show_last(self) -> None:
        empty(self._last)
        told = self.desk.house.journal(self.desk.tournament)
        for number, one in enumerate(reversed(told[-LAST:])):
            if number:
                self._last.addWidget(rule())
            time = label(hour_and_minute(one.at), "muted")
            time.setFont(digits(time.font()))
            line = row(time, label(one.sentence, wraps=True), spacing=16)
            line.setStretch(1, 1)
            line.setAlignment(time, Qt.AlignmentFlag.AlignTop)
            self._last.addLayout(line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._first is not None:
            answers(self.desk, self.shell, self, self._first)[0]()
            return
        super().keyPressEvent(event)


def _how_many(number: int) -> str:
    return say_count(number, "{n} thing", "{n} things, most urgent first") if number else ""
