"""The desk: one box to register by, and everybody who is in, expected, waiting or out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from tdapp.director import openings
from tdapp.director.ledger import ADD_ON, RE_ENTRY
from tdapp.director.registration import is_full
from tdapp.director.selling import offers
from tdapp.gui.gestures import desk_gestures
from tdapp.gui.gestures.list_actions import LIST_ACTIONS
from tdapp.gui.pages.page import Page
from tdapp.gui.pages.players_counted import CountedDesk
from tdapp.gui.sheets.player import open_player
from tdapp.gui.sheets.purchases import sell_to_everybody
from tdapp.gui.theme.look import relook
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.entrant_list import EntrantList
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.register_box import RegisterBox
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.say import grouped, say
from tdapp.values.words import count, shortened
from tdapp.views.desk_lines import Evening
from tdapp.views.entrants import booked, by_player, entrants
from tdapp.views.terms_posted import buy_in_price
from tdapp.views.waiting import waiting

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from tdapp.gui.desk import Desk
    from tdapp.gui.gestures.list_actions import ListAction
    from tdapp.gui.pages.page import Shell
    from tdapp.store.change import Change
    from tdapp.views.entrants import Entrant

GAP = 8
HINT = say("↓ goes to the list, where letters act on whoever is picked")


class PlayersPage(Page):
    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self._tournament = ""
        self._is_open = True
        self._rows: list[Entrant] = []
        self._standing: dict[str, Entrant] = {}
        self._count = Elided("", "muted", least=120)
        self._count.setAccessibleName(say("How many are in"))
        self._terms = label("", "muted")
        self.box = RegisterBox(desk, self._evening, self)
        self.list = EntrantList()
        self.box.left.connect(self.list.take_keyboard)
        self.list.table.left.connect(self.box.setFocus)
        self.list.table.chosen.connect(self._open)
        self.list.table.customContextMenuRequested.connect(self._menu_at)
        self.list.picked_others.connect(self._show_buttons)
        self._whom = Elided("", "strong", least=100)
        self._whom.setAccessibleName(say("Who is picked"))
        self._quick = [
            (action, Button(action.text, partial(self._do, action), look=action.look, key=action.letter))
            for action in LIST_ACTIONS
            if action.is_quick
        ]
        self._more = Button(say("More…"), self._more_menu, name=say("More for who is picked"))
        self._next = Button(say("Seat next"), lambda: desk_gestures.seat_next(desk), look="primary")
        self._everybody = Button(say("Add-on for everybody…"), self._sell_to_everybody)
        self._close = Button(say("Close registration"), lambda: desk_gestures.close_or_reopen(desk))
        self._ledger = Button(say("Ledger…"), lambda: shell.run("ledger"), key="Ctrl+Shift+L", name=say("Ledger"))
        head = row(label(say("Players"), "title"), self._count, self._terms, self._close, self._ledger, spacing=12)
        head.addStrut(38)
        head.setStretch(1, 1)
        buttons = (self._next, self._everybody, *(button for _, button in self._quick), self._more)
        for button in buttons:
            button.hide()
        doing = row(self._whom, *buttons, spacing=GAP)
        doing.setStretch(0, 1)
        doing.addStrut(38)
        named = column(self.box, self.list.head, doing, self.list, spacing=12)
        named.setStretch(3, 1)
        self._named = QWidget()
        self._named.setLayout(named)
        self.counted = CountedDesk(desk)
        self._either = QStackedWidget()
        self._either.addWidget(self._named)
        self._either.addWidget(self.counted)
        self.body.addLayout(head)
        self.body.addWidget(self._either, 1)
        QShortcut(QKeySequence("Ctrl+F"), self, self.list.search.setFocus)

    def enter(self) -> None:
        super().enter()
        if not self.desk.tonight.terms.has_names:
            self.counted.setFocus()
            return
        if self.box.line.isEnabled():
            self.box.setFocus()
        else:
            self.list.take_keyboard()
        # Everybody the house knows is put in order while the first letter is still on its way.
        QTimer.singleShot(0, self, lambda: self.desk.known.players)

    def hear(self, change: Change) -> None:
        """Somebody new to the house is not in the list before they enter."""
        self.box.forget()
        if change.stream != HOUSE_STREAM or any(row.before is not None for row in change.rows):
            super().hear(change)

    def tick(self) -> None:
        """Registration closes by itself."""
        if openings.is_open(self.desk.tonight, self.desk.now()) != self._is_open:
            self.refresh()

    def show_rows(self) -> None:
        tonight = self.desk.tonight
        terms = tonight.terms
        if self._tournament != tonight.now.stream:
            self._tournament = tonight.now.stream
            self.box.clear()
        self._terms.setText(f"{buy_in_price(terms)} · {count(terms.stack, 'chip')}")
        self._close.say(say("Reopen registration") if terms.is_closed else say("Close registration"))
        self._is_open = openings.is_open(tonight, self.desk.now())
        self._close.setVisible(terms.finished is None and (self._is_open or terms.is_closed))
        self._either.setCurrentIndex(0 if terms.has_names else 1)
        out = tonight.entries_sold - tonight.left
        self._count.setText(say("{left:,} in · {out:,} out", left=tonight.left, out=out))
        if terms.has_names:
            self._show_names()
        else:
            self.counted.show_rows()

    def _show_names(self) -> None:
        tonight = self.desk.tonight
        terms, queue = tonight.terms, waiting(tonight)
        self._rows = [*booked(tonight), *entrants(tonight)]
        self._standing = by_player(self._rows)
        offered = offers(tonight)
        self.list.show_entrants(self._rows, terms.currency, tuple(offered))
        if queue.people:
            self._count.setText(f"{self._count.text()} · {queue.told}")
        closed = say("The tournament is over") if terms.finished else say("Registration is closed")
        self.box.show_open(why_not="" if self._is_open else closed, is_full=is_full(tonight))
        self._next.setVisible(queue.can_sit and self._is_open)
        self._next.say(say("Seat {name}", name=shortened(queue.first, 24)), say("Seat next"))
        self._show_buttons()

    def _evening(self) -> Evening:
        tonight = self.desk.tonight
        return Evening(self._standing, offers(tonight).get(RE_ENTRY), tonight.terms.currency)

    def _show_buttons(self) -> None:
        """What can be done for whoever is picked now; where it fits only some of them, for how many.

        What there is no room for stands in the menu behind More.
        """
        picked, tonight = self.list.picked(), self.desk.tonight
        sides = self.body.contentsMargins()
        room = self.width() - sides.left() - sides.right() - self._more.sizeHint().width() - GAP
        room -= self._whom.minimumSizeHint().width()
        room -= self._next.sizeHint().width() + GAP if self._next.isVisibleTo(self) else 0
        self._whom.setText(_named(picked) or (HINT if self._rows else ""))
        relook(self._whom, "strong" if picked else "muted")
        is_over = tonight.terms.finished is not None
        shown = {
            self._everybody: not picked and not is_over and ADD_ON in offers(tonight),
            self._more: bool(picked),
        }
        for action, button in self._quick:
            whom = action.whom(picked, tonight)
            number = f" {grouped(len(whom))}" if len(whom) < len(picked) else ""
            button.say(f"{action.text}{number}", say("{what}: {whom}", what=action.text, whom=_named(whom)))
            room -= button.sizeHint().width() + GAP if whom else 0
            shown[button] = bool(whom) and room >= 0
        # What goes is hidden before anything comes: together they could be wider than the window, and widen it.
        for is_shown in (False, True):
            for button in [button for button, wanted in shown.items() if wanted == is_shown]:
                button.setVisible(is_shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.desk.has_tournament:
            self._show_buttons()

    def _do(self, action: ListAction) -> None:
        whom = action.whom(self.list.picked(), self.desk.tonight)
        if whom:
            action.does(self.desk, self, whom)

    def _open(self, one: Entrant) -> None:
        if one.player is not None:
            open_player(self.desk, self, one.player)

    def _sell_to_everybody(self) -> None:
        sell_to_everybody(self.desk, self, ADD_ON, [one for one in self._rows if one.status == "in"])

    def _menu_at(self, at: QPoint) -> None:
        if self.list.picked():
            self.menu().popup(self.list.table.viewport().mapToGlobal(at))

    def _more_menu(self) -> None:
        self.menu().popup(self._more.mapToGlobal(self._more.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """Everything that can be done for whoever is picked, with its keys."""
        menu, picked, tonight = QMenu(self), self.list.picked(), self.desk.tonight
        menu.setAccessibleName(_named(picked))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in LIST_ACTIONS:
            if action.whom(picked, tonight):
                entry = menu.addAction(action.text)
                entry.setShortcut(QKeySequence(action.letter))
                entry.triggered.connect(partial(self._do, action))
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters that the list let pass: what is done for whoever is picked. Digits put it in another order."""
        if not self.list.table.hasFocus():
            super().keyPressEvent(event)
            return
        if event.text().isdecimal() and not event.modifiers():
            self.list.sort_by(int(event.text()) - 1)
            return
        letter = "O" if event.key() == Qt.Key.Key_Delete else QKeySequence(event.keyCombination()).toString()
        picked, tonight = self.list.picked(), self.desk.tonight
        for action in LIST_ACTIONS:
            if letter and action.letter == letter and action.whom(picked, tonight):
                self._do(action)
                return
        super().keyPressEvent(event)


def _named(picked: list[Entrant]) -> str:
    if not picked:
        return ""
    if len(picked) > 1:
        return count(len(picked), "player")
    return shortened(picked[0].name)
