"""The desk: one box to register by, and everybody who is in, out, or was taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QMenu

from tdapp.director import openings, registration
from tdapp.gui import gestures
from tdapp.gui.pages.page import Page
from tdapp.gui.theme.look import relook
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.values.field import Presence
from tdapp.values.house import Player
from tdapp.values.money import money
from tdapp.values.words import count
from tdapp.views.columns import entrant_columns
from tdapp.views.entrants import entrants
from tdapp.views.search import fit, found

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.views.entrants import Entrant

NEW = ""
"""What a line of the suggestions stands for that is a new player."""


class PlayersPage(Page):
    id, title, icon = "players", "Players", "players"
    shows = frozenset(
        {"entry", "presence", "seating", "elimination", "payment", "prize", "tournament", "player", "clock", "stretch"}
    )

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self._count = label("", "muted", name="How many are in")
        self._terms = label("", "muted")
        self.box = QLineEdit()
        self.box.setProperty("look", "big")
        self.box.setAccessibleName("Register a player")
        self.box.setMaxLength(400)
        self.box.textEdited.connect(self._suggest)
        self.box.returnPressed.connect(self._enter)
        self.box.installEventFilter(self)
        self.suggestions = QListWidget()
        self.suggestions.setAccessibleName("Known players")
        self.suggestions.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.suggestions.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.suggestions.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.suggestions.itemClicked.connect(self._take)
        self.suggestions.hide()
        self.said = label("", "muted", wraps=True, name="Registration says")
        self._model = RowsModel(entrant_columns("EUR"), quiet=lambda entrant: entrant.status != "in")
        self.table = RowsTable(self._model, "Entrants")
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._menu)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._show_buttons())
        self._out = Button("Out", self._bust, look="danger", name="Selected players are out")
        self._move = Button("Move…", self._move_one, name="Move the selected player")
        self.filter = QLineEdit()
        self.filter.setPlaceholderText("Find in the list")
        self.filter.setAccessibleName("Find in the list")
        self.filter.setClearButtonEnabled(True)
        self.filter.setFixedWidth(300)
        self.filter.textChanged.connect(lambda _: self.refresh())
        self.body.addLayout(row(label("Players", "title"), self._count, 1, self._terms, spacing=12))
        self.body.addLayout(column(self.box, self.suggestions, self.said, spacing=6))
        self.body.addLayout(row(self.filter, 1, self._out, self._move))
        self.body.addWidget(self.table, 1)

    def enter(self) -> None:
        super().enter()
        self.box.setFocus()

    def show_rows(self) -> None:
        tonight, at = self.desk.tonight, self.desk.now()
        terms = tonight.terms
        self._model.columns = entrant_columns(terms.currency)
        rows = entrants(tonight)
        if self.filter.text().strip():
            rows = [one for one in rows if fit(self.filter.text(), f"{one.name} {one.entry} {one.where}") is not None]
        self._model.show(rows)
        out = tonight.entries_sold - tonight.left
        self._count.setText(f"{tonight.left:,} in · {out:,} out")
        fee = f" + {money(terms.fee, terms.currency)} fee" if terms.fee else ""
        self._terms.setText(f"{money(terms.buy_in, terms.currency)}{fee} · {terms.stack:,} chips")
        is_open = openings.is_open(tonight, at)
        self.box.setEnabled(is_open)
        closed = "The tournament is over" if terms.finished else "Registration is closed"
        self.box.setPlaceholderText("Name, then Enter" if is_open else closed)
        self._show_buttons()

    def _show_buttons(self) -> None:
        here = [one for one in self.table.picked() if one.status == "in"]
        self._out.setEnabled(bool(here))
        self._move.setEnabled(len(here) == 1 and here[0].table is not None)

    def _suggest(self, text: str) -> None:
        """Known players as one types, and the name as it stands for a new one."""
        self.suggestions.clear()
        name = " ".join(text.split())
        if name:
            players, here = self.desk.house.house[Player], self._here()
            known = found(name, players.values(), lambda player: player.name, most=6)
            for player in known:
                already = "  ·  in already" if player.id in here else ""
                self._offer(f"{player.name}{already}", player.id)
            if not any(player.name.casefold() == name.casefold() for player in known):
                self._offer(f"New player: {name}", NEW)
        self._fit_suggestions()
        self._say("", "muted")

    def _offer(self, text: str, player: str) -> None:
        line = QListWidgetItem(text)
        line.setData(Qt.ItemDataRole.UserRole, player)
        line.setToolTip(text)
        self.suggestions.addItem(line)

    def _fit_suggestions(self) -> None:
        number = self.suggestions.count()
        self.suggestions.setVisible(number > 0)
        if number:
            self.suggestions.setFixedHeight(number * max(self.suggestions.sizeHintForRow(0), 28) + 16)
            self.suggestions.setCurrentRow(0 if self.suggestions.item(0).data(Qt.ItemDataRole.UserRole) else -1)

    def _here(self) -> set[str]:
        return {present.player for present in self.desk.tonight.now[Presence].values() if present.player is not None}

    def _enter(self) -> None:
        """Enter takes the marked line; a new name is marked by the first Enter and taken by the second."""
        if not self.box.text().strip():
            self._say("Type a name first.", "problem")
            return
        if self.suggestions.currentRow() < 0:
            self.suggestions.setCurrentRow(self.suggestions.count() - 1)
            self._say("Enter again: a new player.", "muted")
            return
        self._take(self.suggestions.currentItem())

    def _take(self, line: QListWidgetItem) -> None:
        player = str(line.data(Qt.ItemDataRole.UserRole))
        who = {"player": player} if player else {"name": self.box.text()}
        done = self.desk.do(
            registration.register, chance=self.desk.chance(), refused=lambda no: self._say(no, "problem"), **who
        )
        if done is not None:
            self.box.clear()
            self._suggest("")
            self._say(done.sentence, "good")
        self.box.setFocus()

    def _say(self, sentence: str, look: str) -> None:
        self.said.setText(sentence)
        relook(self.said, look)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down choose among the suggestions while the keyboard stays in the box."""
        if watched is self.box and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if step and self.suggestions.count():
                last = self.suggestions.count() - 1
                self.suggestions.setCurrentRow(min(max(self.suggestions.currentRow() + step, 0), last))
                return True
            if event.key() == Qt.Key.Key_Escape and self.box.text():
                self.box.clear()
                self._suggest("")
                return True
        return super().eventFilter(watched, event)

    def _bust(self) -> None:
        gestures.bust(self.desk, [one.entry for one in self.table.picked() if one.status == "in"])

    def _move_one(self) -> None:
        gestures.move(self.desk, self, self.table.picked()[0].entry)

    def _menu(self, at: QPoint) -> None:
        menu = self.menu_for([one for one in self.table.picked() if one.status == "in"])
        if not menu.isEmpty():
            menu.popup(self.table.viewport().mapToGlobal(at))

    def menu_for(self, here: list[Entrant]) -> QMenu:
        menu = QMenu(self)
        if here:
            told = here[0].name if len(here) == 1 else f"all {count(len(here), 'player')}"
            menu.addAction(f"Out: {told}").triggered.connect(self._bust)
        if len(here) == 1 and here[0].table is not None:
            menu.addAction("Move…").triggered.connect(self._move_one)
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self._out.isEnabled():
            self._bust()
            return
        super().keyPressEvent(event)
