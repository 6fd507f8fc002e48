"""The room as a picture or as a list: who sits where, what stands out, and what can be done at a chair."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from tdapp.director import balancing, seating
from tdapp.gui import gestures
from tdapp.gui.pages.page import Page
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.floor_hands import FloorHands
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, column, empty, row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.todo_card import ToDoCard
from tdapp.gui.widgets.where_is import WhereIs
from tdapp.values.field import DrawRecord
from tdapp.values.room import Seat
from tdapp.values.words import count
from tdapp.views.floor import COLUMNS, Floor, floor, where_is
from tdapp.views.todo import todo

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.views.floor import Chair, FloorTable
    from tdapp.views.todo import ToDo

BELOW_LIST = 60
"""Where the window says what was done."""


@dataclass(frozen=True, slots=True)
class ChairAction:
    """What can be done at a chair: its text in the menu, its letter, where it makes sense, and the gesture."""

    text: str
    letter: str
    fits: Callable[[Chair], bool]
    does: Callable[[TablesPage, Seat, Chair], object]


CHAIR_ACTIONS = (
    ChairAction("Out", "O", lambda chair: chair.entry is not None, lambda page, _, chair: page.bust(chair)),
    ChairAction("Move…", "M", lambda chair: chair.entry is not None, lambda page, _, chair: page.ask_where_to(chair)),
    ChairAction("Button here", "B", lambda chair: not chair.is_closed, lambda page, seat, _: page.put_button(seat)),
)
LETTERS = "".join(action.letter for action in CHAIR_ACTIONS)


class TablesPage(Page):
    id, title, icon = "tables", "Tables", "tables"
    shows = frozenset({"seating", "poker_table", "moved", "presence", "elimination", "player", "tournament", "clock"})

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self.floor = Floor((), 1, "")
        self._hits: list[Seat] = []
        self._hit = 0
        self._build_head()
        self.picture = FloorHands(LETTERS)
        self.picture.asked.connect(self._open_menu)
        self.picture.typed.connect(self._do_letter)
        self.picture.moved.connect(lambda entry, to: self.desk.do(seating.move, entry=entry, to=to))
        self.picture.button_moved.connect(self.put_button)
        self._rows = RowsModel(COLUMNS)
        self.list = RowsTable(self._rows, "Tables")
        self.list.chosen.connect(self._show_in_picture)
        listed, self._nobody = QWidget(), QWidget()
        listed.setLayout(column(self.list))
        listed.layout().setContentsMargins(0, 0, 0, BELOW_LIST)  # type: ignore[union-attr]
        self._views = QStackedWidget()
        for view in (self.picture, listed, self._nobody):
            self._views.addWidget(view)
        self._build_empty()
        self._due = column()
        self.body.addLayout(self._head)
        self.body.addLayout(self._due)
        self.body.addWidget(self._views, 1)
        self.body.setContentsMargins(24, 20, 24, 8)
        self._take_keys()

    def _build_head(self) -> None:
        self._summary = Elided("", "muted")
        self._summary.setAccessibleName("The room in short")
        self.search = WhereIs()
        self.search.textChanged.connect(lambda _: self._search())
        self.search.stepped.connect(self._next_hit)
        self.search.left.connect(self._to_the_room)
        self._draw = Button("Draw seats…", lambda: gestures.draw_seats(self.desk, self))
        self._fit = Button("Fit", lambda: self.picture.fit(), key="0", name="Fit")
        self._other = Button("List", self.toggle, key="L", name="List")
        self._tools: tuple[QWidget, ...] = (self.search, self._draw, self._fit, self._other)
        self._head = row(label("Tables", "title"), self._summary, *self._tools)
        self._head.setStretch(1, 1)
        self._head.addStrut(38)

    def _build_empty(self) -> None:
        self._empty_title = label("", "heading")
        self._empty_says = label("", "muted", wraps=True)
        self._empty_draw = Button("Draw seats…", lambda: gestures.draw_seats(self.desk, self), look="primary")
        self._empty_players = Button("Players", lambda: self.shell.go_to("players"), look="primary")
        buttons = row(self._empty_draw, self._empty_players, 1)
        card = Card(self._empty_title, self._empty_says, buttons, spacing=12, margins=28)
        card.setFixedWidth(520)
        self._nobody.setLayout(column(1, row(1, card, 1), 2))

    def _take_keys(self) -> None:
        keys: dict[str, Callable[[], object]] = {
            "0": lambda: self.picture.fit(),
            "L": self.toggle,
            "Ctrl++": lambda: self.picture.zoom(1),
            "Ctrl+=": lambda: self.picture.zoom(1),
            "Ctrl+-": lambda: self.picture.zoom(-1),
            "Ctrl+F": self.search.setFocus,
        }
        for key, does in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda does=does: self.floor.tables and does())

    def enter(self) -> None:
        super().enter()
        self._to_the_room()

    def show_rows(self) -> None:
        tonight = self.desk.tonight
        self.floor = floor(tonight, self.floor)
        has_tables = bool(self.floor.tables)
        self._summary.setText(self.floor.summary if has_tables else "nobody is seated yet")
        for tool in self._tools:
            tool.setVisible(has_tables)
        self._draw.setVisible(has_tables and tonight.terms.finished is None)
        self._draw.say("Draw again…" if tonight.now[DrawRecord] else "Draw seats…")
        self.picture.show_floor(self.floor)
        self._rows.show(list(self.floor.tables))
        if not has_tables:
            self._say_how_to_fill(tonight.left)
        elif self._views.currentWidget() is self._nobody:
            self._views.setCurrentIndex(0)
        self._show_due()
        self._look_up()

    def _say_how_to_fill(self, players: int) -> None:
        can_draw = players >= 2
        self._empty_title.setText("Nobody is seated yet")
        told = f"{count(players, 'player')} in. Draw their seats, and the room is drawn here."
        if not can_draw:
            told = "Register at least two players; then draw their seats, and the room is drawn here."
        self._empty_says.setText(told)
        self._empty_draw.setVisible(can_draw)
        self._empty_players.setVisible(not can_draw)
        self._views.setCurrentWidget(self._nobody)

    def _show_due(self) -> None:
        """The move or the break that is due, if one is."""
        empty(self._due)
        does = {"break": self._break_due, "balance": self._balance_due, "say button": self._button_due}
        found = [one for one in todo(self.desk.tonight, self.desk.now()) if one.does in does]
        for one in found[:1]:
            card = ToDoCard(one, lambda one=one: does[one.does](one))  # type: ignore[misc]
            if card.button is not None:
                card.button.look("primary")
            self._due.addWidget(card)

    def _break_due(self, one: ToDo) -> None:
        gestures.break_table(self.desk, self, one.about[0])

    def _balance_due(self, _: ToDo) -> None:
        gestures.balance(self.desk)

    def _button_due(self, one: ToDo) -> None:
        gestures.say_button(self.desk, self, one.about[0])

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
        if not self._hits:
            return
        hit = self._hits[self._hit]
        self.picture.light(self._hits, hit)
        at = next(number for number, table in enumerate(self.floor.tables) if table.n == hit.table)
        self.list.selectRow(at)

    # Picture and list.

    @property
    def shows_list(self) -> bool:
        return self._views.currentIndex() == 1

    def toggle(self) -> None:
        self._views.setCurrentIndex(0 if self.shows_list else 1)
        self._other.say("Picture" if self.shows_list else "List")
        self._fit.setEnabled(not self.shows_list)
        self._to_the_room()

    def _to_the_room(self) -> None:
        (self.list if self.shows_list else self.picture).setFocus()

    def _show_in_picture(self, table: FloorTable) -> None:
        self.toggle()
        self.picture.go_to(Seat(table.n, 1))

    # What is done at a chair, or at a table.

    def _open_menu(self, place: Seat, at: QPoint) -> None:
        menu = self.menu_of(place)
        menu.popup(at)

    def menu_of(self, place: Seat) -> QMenu:
        menu = QMenu(self)
        menu.setAccessibleName(self.picture.describe(place))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chair = self._chair(place)
        if chair is not None:
            for action in CHAIR_ACTIONS:
                if action.fits(chair):
                    entry = menu.addAction(action.text)
                    entry.setShortcut(QKeySequence(action.letter))
                    entry.triggered.connect(partial(self._do, action, place, chair))
            menu.addSeparator()
        table = place.table
        menu.addAction(f"Break table {table}…", lambda: gestures.break_table(self.desk, self, table))
        menu.addAction("Where is the button…", lambda: gestures.say_button(self.desk, self, table))
        return menu

    def _do_letter(self, place: Seat, letter: str) -> None:
        chair = self._chair(place)
        for action in CHAIR_ACTIONS:
            if chair is not None and action.letter == letter and action.fits(chair):
                self._do(action, place, chair)

    def _do(self, action: ChairAction, place: Seat, chair: Chair, *_: object) -> None:
        action.does(self, place, chair)

    def _chair(self, place: Seat) -> Chair | None:
        return self.picture.pictures[place.table].chair(place.seat) if place.seat else None

    def bust(self, chair: Chair) -> None:
        if chair.entry is not None:
            gestures.bust(self.desk, [chair.entry])

    def ask_where_to(self, chair: Chair) -> None:
        if chair.entry is not None:
            gestures.move(self.desk, self, chair.entry)

    def put_button(self, seat: Seat) -> None:
        self.desk.do(balancing.say_button, table=seat.table, button=seat.seat)
