"""The window: rail, header and pages around one desk, and what keys and Changes do to them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget
from shiboken6 import isValid

from tdapp.director import balancing, projector, seating
from tdapp.director.guard import Guard
from tdapp.gui.bugs import going_on
from tdapp.gui.called_clock import call_clock
from tdapp.gui.desk import DESK
from tdapp.gui.gestures import bustout_gestures, clock_gestures, desk_gestures, room_gestures
from tdapp.gui.pages.page import HasSections
from tdapp.gui.sheets.pin import ask_pin
from tdapp.gui.shell.actions import ACTIONS, BY_ID, GROUPS
from tdapp.gui.shell.command_bar import CommandBar
from tdapp.gui.shell.event_name import events_menu
from tdapp.gui.shell.header import Header
from tdapp.gui.shell.measures import LEAST
from tdapp.gui.shell.pages import PAGES
from tdapp.gui.shell.rail import Rail
from tdapp.gui.shell.strip import Strip
from tdapp.gui.theme import look
from tdapp.gui.welcome import Welcome
from tdapp.gui.widgets.layout import column, row
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.undo import is_undo
from tdapp.values.say import say
from tdapp.views.bounties import bounty_open
from tdapp.views.bustouts import ways_back
from tdapp.views.clock_face import clock_face, next_tick
from tdapp.views.desk_orders import DeskOrder
from tdapp.views.floor_orders import FloorOrder
from tdapp.views.help_pages import FIRST
from tdapp.views.open_events import after, open_events
from tdapp.views.todo import todo

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

    from tdapp.gui.desk import Desk
    from tdapp.gui.help.window import HelpWindow
    from tdapp.gui.pages.page import Page
    from tdapp.gui.shell.actions import Action
    from tdapp.store.change import Change
    from tdapp.views.command import Actions, Meaning


class Window(QWidget):
    """All that the frame holds while a house is open."""

    theme_chosen = Signal(str)
    sample_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk: Desk = desk
        self.setWindowTitle("tdapp")
        self.setMinimumSize(*LEAST)
        self._help: HelpWindow | None = None
        self.header = Header(lambda: clock_gestures.start_or_pause(desk))
        self.header.event_name.asked.connect(self.list_events)
        self.rail = Rail(PAGES)
        self.rail.chosen.connect(self.go_to)
        self.rail.menu_wanted.connect(self.open_menu)
        self._pages: dict[str, Page] = {}
        self.stack = QStackedWidget()
        self.welcome = Welcome(desk)
        self.welcome.start.connect(self.new_tournament)
        self.welcome.sample.connect(self.sample_wanted.emit)
        self.welcome.import_players.connect(self.import_players)
        evening = QWidget()
        self._right = right = column(self.header, self.stack, spacing=0)
        both = row(self.rail, spacing=0)
        both.addLayout(right, 1)
        evening.setLayout(both)
        self._evening = evening
        self._whole = QStackedWidget()
        self._whole.addWidget(self.welcome)
        self._whole.addWidget(evening)
        self.setLayout(column(self._whole, spacing=0))
        self.strip = Strip(self.stack, self.undo)
        self.bar = CommandBar(self, desk, self._ready_actions)
        self.bar.accepted.connect(self._do)
        self.bar.left.connect(self.focus_page)
        self._had_keyboard: QWidget | None = None
        """What had it before the command bar was opened."""
        self._actions = {action.id: self._action(action) for action in ACTIONS}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        desk.changed.connect(self._hear)
        desk.refused.connect(self.strip.refuse)
        desk.backed_up.connect(self._say_troubles)
        desk.turned_to.connect(self._turned)
        if isinstance(desk.house.guard, Guard):
            desk.house.guard.ask = partial(ask_pin, self)
        self._turned(desk.tournament)

    def put_under_header(self, note: QWidget) -> None:
        """What must not be overlooked while it is so, over every page."""
        self._right.insertWidget(1, note)

    # Pages are made when they are first turned to, so that the window is there at once.
    def page(self, page: str) -> Page:
        if page not in self._pages:
            made = next(one for one in PAGES if one.id == page).make(self.desk, self)
            made.theme_chosen.connect(self.theme_chosen.emit)
            self._pages[page] = made
            self.stack.addWidget(made)
        return self._pages[page]

    @property
    def current(self) -> Page | None:
        return next((page for page in self._pages.values() if page is self.stack.currentWidget()), None)

    def go_to(self, page: str) -> None:
        if not self.desk.has_tournament:
            return
        self._leave_bar()
        self.stack.setCurrentWidget(self.page(page))
        self.rail.show_page(page)
        self.page(page).enter()
        if self.strip.isVisible():
            self.strip.raise_()

    def turn_to(self, page: str, section: str) -> None:
        """A section of a page, with the keyboard where it is needed there."""
        self.go_to(page)
        sections = self.page(page)
        assert isinstance(sections, HasSections)
        sections.turn_to(section)

    def run(self, action: str) -> None:
        if BY_ID[action].ready(self.desk):
            self._leave_bar()
            BY_ID[action].does(self)

    def _leave_bar(self) -> None:
        """It was left for something else: it must not stand over a page or under a sheet."""
        if self.bar.isVisible():
            self.bar.leave()

    def _action(self, action: Action) -> QAction:
        made = QAction(action.text, self)
        made.triggered.connect(lambda: self.run(action.id))
        if action.keys:
            made.setShortcut(QKeySequence(action.keys))
        self.addAction(made)
        return made

    def _ready_actions(self) -> Actions:
        return {
            action.id: (self._actions[action.id].text(), *action.english)
            for action in ACTIONS
            if action.ready(self.desk)
        }

    def open_menu(self) -> None:
        """Every action with its keys, by subject."""
        menu = QMenu(self)
        for group in GROUPS:
            part = menu.addMenu(group)
            for action in (one for one in ACTIONS if one.group == group):
                entry = self._actions[action.id]
                entry.setEnabled(action.ready(self.desk))
                part.addAction(entry)
        menu.aboutToHide.connect(self._answer_to_keys)
        menu.popup(self.mapToGlobal(self.rail.geometry().topRight()))

    def _answer_to_keys(self) -> None:
        """An action that was not ready in the menu must still answer to its keys later."""
        for entry in self._actions.values():
            entry.setEnabled(True)

    def open_command_bar(self) -> None:
        if not self.bar.isVisible():
            self._had_keyboard = self.focusWidget()
        self.bar.open()

    def list_events(self) -> None:
        """The tournaments that are not over, to turn to another."""
        menu = events_menu(self.desk, self)
        menu.addSeparator()
        menu.addAction(self._actions["new"])
        menu.popup(self.header.event_name.mapToGlobal(self.header.event_name.rect().bottomLeft()))

    def next_event(self) -> None:
        following = after(open_events(self.desk.house, self.desk.now()), self.desk.tournament)
        if following and following != self.desk.tournament:
            self.desk.turn_to(following)

    def new_tournament(self) -> None:
        from tdapp.gui.sheets.new_tournament import new_tournament

        new_tournament(self.desk, self)

    def import_players(self) -> None:
        from tdapp.gui.sheets.import_players import import_players

        import_players(self.desk, self)

    def open_help(self, page: str = "") -> None:
        """Beside the evening: with the page that is shown, or with one by its name."""
        from tdapp.gui.help.window import HelpWindow

        if self._help is None:
            self._help = HelpWindow(self)
        here = self.current.id if self.current is not None and self.desk.has_tournament else FIRST
        self._help.open_at(page or here)

    def open_about(self) -> None:
        from tdapp.gui.sheets.about import AboutSheet

        sheet = AboutSheet(self, self.desk.house.path)
        sheet.licences_wanted.connect(lambda: self.open_help("licences"))
        sheet.open()

    def other_theme(self) -> None:
        self.theme_chosen.emit("light" if look.in_force().id == "dark" else "dark")

    def dress(self) -> None:
        """The theme has changed: what is painted by hand is painted anew."""
        self.rail.dress()
        for page in self._pages.values():
            page.go_stale()
        if self._help is not None:
            self._help.dress()
        self._show_header()

    def undo(self) -> None:
        last = self.desk.to_undo()
        if last is None:
            self.desk.refused.emit(say("There is nothing to undo."))
            return
        self.desk.undo(last.n)

    def redo(self) -> None:
        last = self.desk.to_redo()
        if last is None:
            self.desk.refused.emit(say("There is nothing to redo."))
            return
        self.desk.undo(last.n)

    def _do(self, meaning: Meaning | DeskOrder | FloorOrder) -> None:
        """What the command bar was told."""
        if isinstance(meaning, DeskOrder):
            desk_gestures.obey(self.desk, self, meaning)
        elif isinstance(meaning, FloorOrder):
            bustout_gestures.obey(self.desk, self, meaning)
        elif meaning.does == "out":
            bustout_gestures.out_at_once(self.desk, [meaning.entry])
        elif meaning.does == "move":
            self.desk.do(seating.move, entry=meaning.entry, to=meaning.to)
        elif meaning.does == "button" and meaning.to is not None:
            self.desk.do(balancing.say_button, table=meaning.to.table, button=meaning.to.seat)
        elif meaning.does in ("count", "close seat", "open seat", "break") and meaning.to is not None:
            room_gestures.obey(self.desk, self, meaning.does, meaning.to)
        elif meaning.does == "say":
            self.desk.do(projector.tell, text=meaning.text)
        elif meaning.does == "clock" and meaning.clock is not None:
            clock_gestures.obey(self.desk, meaning.clock)
        elif meaning.does == "call":
            call_clock(self.desk, self, meaning.entry)
        elif meaning.does == "action":
            self.run(meaning.action)

    def _turned(self, tournament: str) -> None:
        """Another tournament is on the desk."""
        self._whole.setCurrentWidget(self._evening if tournament else self.welcome)
        self.strip.hide()
        if not tournament:
            return
        stale = [page.go_stale for page in self._pages.values()]
        going_on(*stale, lambda: self.go_to("now"), self._show_header, self._tick)

    def _hear(self, change: Change) -> None:
        going_on(*(partial(page.hear, change) for page in self._pages.values()))
        if change.stream == HOUSE_STREAM and change.desk == DESK and any(row.before is not None for row in change.rows):
            # Not to be taken back by Ctrl+Z: that is for the evening, and what it would undo is not this.
            self.strip.say(change.sentence, can_undo=False)
        if change.stream != self.desk.tournament:
            return
        self._show_header()
        can_undo = change.kind == "deed" and change.desk == DESK and not is_undo(change)
        self.strip.say(change.sentence, can_undo=can_undo, offers=self._offers(change) if can_undo else ())
        for action, found in (("undo", self.desk.to_undo()), ("redo", self.desk.to_redo())):
            title = BY_ID[action].text
            told = say("{title}: {text}", title=title, text=found.sentence) if found else title
            self._actions[action].setText(told)

    def _offers(self, change: Change) -> list[tuple[str, Callable[[], object]]]:
        """What is at hand for somebody who has just gone out: a way back in, and who has won the bounty."""
        desk = self.desk
        backs = ways_back(desk.tonight, change, desk.now())
        found: list[tuple[str, Callable[[], object]]] = [
            (back.text, partial(bustout_gestures.come_back, desk, self, back)) for back in backs
        ]
        entry = bounty_open(desk.tonight, change)
        if entry is not None:
            found.append((say("Knocked out by…"), partial(bustout_gestures.won_by, desk, self, entry)))
        return found

    def _show_header(self) -> None:
        if not self.desk.has_tournament:
            return
        tonight, at = self.desk.tonight, self.desk.now()
        self.header.show_face(clock_face(tonight, at), look.in_force().muted)
        self.rail.show_count(len(todo(tonight, at, **self.desk.troubles)))
        self.setWindowTitle(say("{name} – tdapp", name=tonight.terms.name))

    def _say_troubles(self) -> None:
        """A backup or a copy went wrong, or went right again: that is no Change, but something to do."""
        if "now" in self._pages:
            self._pages["now"].go_stale()
        self._show_header()

    def _tick(self) -> None:
        if not self.desk.has_tournament:
            return
        tonight, at = self.desk.tonight, self.desk.now()
        self._timer.start(next_tick(at, tonight) + 2)
        page = self.current
        going_on(
            lambda: self.header.show_face(clock_face(tonight, at), look.in_force().muted),
            lambda: page.tick() if page is not None else None,
        )

    def focus_page(self) -> None:
        """Back to where the keyboard was on the page; else to the page."""
        before, self._had_keyboard = self._had_keyboard, None
        if self.current is None:
            return
        if before is not None and isValid(before) and before.isVisible() and self.current.isAncestorOf(before):
            before.setFocus()
        else:
            self.current.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no field or button wanted."""
        if self.desk.has_tournament and not event.modifiers():
            if event.key() == Qt.Key.Key_Space:
                clock_gestures.start_or_pause(self.desk)
                return
            if event.text() == "/":
                self.open_command_bar()
                return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.bar.isVisible():
            self.bar.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._timer.stop()
        if self._help is not None:
            self._help.close()
        super().closeEvent(event)
