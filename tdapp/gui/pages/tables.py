"""The room as a picture or as a list: who sits where, what stands out, and what can be done at a chair."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from tdapp.director import balancing, seating, standing_room
from tdapp.gui.gestures import floor_gestures
from tdapp.gui.gestures.answers import answers
from tdapp.gui.gestures.table_actions import at_chair, at_table
from tdapp.gui.pages.page import Page
from tdapp.gui.pages.tables_plan import ArrangeBar
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.due_bar import DueBar
from tdapp.gui.widgets.floor_arranger import FloorArranger
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, column, row
from tdapp.gui.widgets.table_list import TableList
from tdapp.gui.widgets.where_is import WhereIs
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.field import DrawRecord
from tdapp.values.room import Seat
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.floor import Floor, floor, where_is
from tdapp.views.todo import due_on_the_floor

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk
    from tdapp.gui.gestures.table_actions import Ready
    from tdapp.gui.pages.page import Shell
    from tdapp.store.change import Change
    from tdapp.views.floor import FloorTable

ABOVE_STRIP = 66
"""Where the window says what was done."""


CLICK = say("Click its chair in the picture.")
ORDER = say("Alt+↑ and Alt+↓ break a table earlier or later. In the order of “Breaks” rows can be dragged.")


class TablesPage(Page):
    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self.floor = Floor((), 1, "")
        self._hits: list[Seat] = []
        self._hit = 0
        self._build_head()
        self.picture = FloorArranger(self._do_letter)
        self.picture.asked.connect(self._open_menu)
        self.picture.moved.connect(lambda entry, to: self.desk.do(seating.move, entry=entry, to=to))
        self.picture.button_moved.connect(
            lambda seat: self.desk.do(balancing.say_button, table=seat.table, button=seat.seat)
        )
        self.list = TableList()
        self.list.chosen.connect(self._show_in_picture)
        self.list.ordered.connect(lambda order: self.desk.do(standing_room.change_order, breaking=order))
        self.list.asked.connect(lambda table, at: self._open_menu(Seat(table.n, None), at))
        self._views, self._nobody = QStackedWidget(), QWidget()
        listed = QWidget()
        listed.setLayout(column(self.list, label(ORDER, "small")))
        for view in (self.picture, listed, self._nobody):
            self._views.addWidget(view)
        self._build_empty()
        self.arranging = ArrangeBar(desk, self.picture, self.refresh)
        self.arranging.turned.connect(self._arrange)
        self._due = DueBar(lambda: self.shell.go_to("now"))
        room = QWidget()
        room.setLayout(column(self._views, self._due, spacing=12))
        room.layout().setStretch(0, 1)  # type: ignore[union-attr]
        self.picture.frame = room
        self.body.addLayout(self._head)
        self.body.addWidget(self.arranging)
        self.body.addWidget(room, 1)
        self.body.setContentsMargins(24, 20, 24, ABOVE_STRIP)
        self._take_keys()

    def _build_head(self) -> None:
        self._summary = Elided("", "muted")
        self._summary.setAccessibleName(say("The room in short"))
        self.search = WhereIs()
        self.search.textChanged.connect(lambda _: self._search())
        self.search.stepped.connect(self._next_hit)
        self.search.left.connect(self.take_keyboard)
        self._draw = Button(say("Draw seats…"), lambda: floor_gestures.draw_seats(self.desk, self))
        self._plan = Button(say("Arrange…"), lambda: self.arranging.begin(), name=say("Arrange the tables"))
        self._fit = Button(say("Fit"), lambda: self.picture.fit(), key="0", name=say("Fit"))
        self._other = Button(say("List"), self.toggle, key="L", name=say("List"))
        self._tools: tuple[QWidget, ...] = (self.search, self._draw, self._plan, self._fit, self._other)
        self._head = row(label(say("Tables"), "title"), self._summary, *self._tools)
        self._head.setStretch(1, 1)
        self._head.addStrut(38)

    def _build_empty(self) -> None:
        self._empty_title = label("", "heading")
        self._empty_says = label("", "muted", wraps=True)
        self._empty_draw = Button(
            say("Draw seats…"), lambda: floor_gestures.draw_seats(self.desk, self), look="primary"
        )
        self._empty_players = Button(say("Players"), lambda: self.shell.go_to("players"), look="primary")
        buttons = row(self._empty_draw, self._empty_players, 1)
        card = Card(self._empty_title, self._empty_says, buttons, spacing=12, margins=28)
        card.setFixedWidth(520)
        self._nobody.setLayout(column(1, row(1, card, 1), 2))

    def _take_keys(self) -> None:
        keys: dict[str, Callable[[], object]] = {
            "0": lambda: self.picture.fit(),
            "L": self.toggle,
            "+": lambda: self.picture.zoom(1),
            "=": lambda: self.picture.zoom(1),
            "-": lambda: self.picture.zoom(-1),
            "Ctrl+F": self.search.setFocus,
        }
        for key, does in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda does=does: self.floor.tables and does())

    def enter(self) -> None:
        super().enter()
        if self.picture.is_fitted:
            # Nobody was looking: the places of tables that broke meanwhile are closed.
            self.picture.fit()
        self.take_keyboard()

    def hear(self, change: Change) -> None:
        if change.stream == HOUSE_STREAM and not change.touches("spot") and not change.touches("player"):
            return
        super().hear(change)

    def show_rows(self) -> None:
        tonight = self.desk.tonight
        self.floor = floor(tonight, self.floor, at=self.desk.now())
        has_tables = bool(self.floor.tables)
        self._summary.setText(self.floor.summary if has_tables else say("nobody is seated yet"))
        for tool in self._tools:
            tool.setVisible(has_tables)
        self._draw.setVisible(has_tables and tonight.terms.finished is None)
        self._draw.say(say("Draw again…") if tonight.now[DrawRecord] else say("Draw seats…"))
        self._due.setVisible(has_tables)
        self.arranging.show_room(self.floor)
        self.list.show_tables(self.floor.tables)
        if not has_tables:
            self.arranging.end()
            self._say_how_to_fill(tonight.left)
        elif self._views.currentWidget() is self._nobody:
            self._views.setCurrentIndex(0)
        if has_tables:
            self._show_due()
        self._look_up()

    def _say_how_to_fill(self, players: int) -> None:
        has_names = self.desk.tonight.terms.has_names
        can_draw = players >= 2 and has_names
        self._empty_title.setText(say("Nobody is seated yet") if has_names else say("Nobody has a seat of their own"))
        told = say("{players} in. Draw their seats, and the room is drawn here.", players=count(players, "player"))
        if not has_names:
            told = say(
                "This tournament is played without names: players are counted on the Players page and sit anywhere."
            )
        elif not can_draw:
            told = say("Register at least two players; then draw their seats, and the room is drawn here.")
        self._empty_says.setText(told)
        self._empty_draw.setVisible(can_draw)
        self._empty_players.setVisible(not can_draw)
        self._views.setCurrentWidget(self._nobody)

    def _show_due(self) -> None:
        """What the floor asks for now, or what it will ask for."""
        found = due_on_the_floor(self.desk.tonight, self.desk.now())
        first = found.due[0] if found.due else None
        asks_button = first is not None and first.does == "say button"
        self.picture.asks_button = first.about[0] if first is not None and asks_button else None
        if first is not None:
            shown = replace(first, why=f"{first.why} {CLICK}") if asks_button else first
            self._due.show_due((shown, *found.due[1:]), lambda one: answers(self.desk, self.shell, self, one))
        else:
            self._due.show_nothing(found.says, found.waiting)

    # Finding somebody.

    def _look_up(self) -> None:
        """The hits of what is typed, in the room as it is now."""
        self._hits = where_is(self.floor, self.search.text())
        self._hit = min(self._hit, max(len(self._hits) - 1, 0))
        self.search.say_found(self._hit + 1, len(self._hits))
        self.picture.hits, self.picture.hit = tuple(self._hits), self._hits[self._hit] if self._hits else None
        self.picture.mark()

    def _search(self) -> None:
        self._hit = 0
        self._look_up()
        self._show_hit()

    def _next_hit(self, step: int) -> None:
        if self._hits:
            self._hit = (self._hit + step) % len(self._hits)
            self._look_up()
            self._show_hit()

    def _show_hit(self) -> None:
        if self._hits:
            hit = self._hits[self._hit]
            self.picture.light(self._hits, hit)
            self.list.go_to(hit.table)

    # Picture, list and plan.

    @property
    def shows_list(self) -> bool:
        return self._views.currentIndex() == 1

    def toggle(self) -> None:
        self.arranging.end()
        self._views.setCurrentIndex(0 if self.shows_list else 1)
        self._other.say(say("Picture") if self.shows_list else say("List"))
        self._fit.setEnabled(not self.shows_list)
        self.take_keyboard()

    def take_keyboard(self) -> None:
        (self.list if self.shows_list else self.picture).setFocus()

    def _show_in_picture(self, table: FloorTable) -> None:
        self.toggle()
        self.picture.go_to(Seat(table.n, 1))

    def _arrange(self, begins: bool) -> None:
        if begins and self.shows_list:
            self.toggle()
        self._plan.setEnabled(not begins)
        self.take_keyboard()

    # What is done at a chair, or at a table.

    def _open_menu(self, place: Seat, at: QPoint) -> None:
        menu = self.menu_of(place)
        menu.popup(at)

    def menu_of(self, place: Seat) -> QMenu:
        menu = QMenu(self)
        menu.setAccessibleName(self.picture.describe(place))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for ready in self._ready_at(place):
            entry = menu.addAction(ready.text)
            if ready.letter:
                entry.setShortcut(QKeySequence(ready.letter))
            entry.triggered.connect(lambda _=False, does=ready.does: does())
        at = menu
        if place.seat:
            # All of it would be longer than a small screen is high.
            menu.addSeparator()
            at = menu.addMenu(say("Table {table}", table=place.table))
        for ready in at_table(self.desk, self, self.picture.pictures[place.table].table):
            at.addAction(ready.text, ready.does)
        return menu

    def _ready_at(self, place: Seat) -> list[Ready]:
        if not place.seat:
            return []
        return at_chair(self.desk, self, place, self.picture.pictures[place.table].chair(place.seat))

    def _do_letter(self, place: Seat, letter: str) -> bool:
        """Whether the letter does something there."""
        ready = next((one for one in self._ready_at(place) if one.letter == letter), None)
        if ready is not None:
            ready.does()
        return ready is not None
