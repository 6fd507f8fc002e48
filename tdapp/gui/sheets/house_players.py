"""Everybody the house knows, or only those who are barred or kept apart: search, add, edit, merge, import, export."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut

from tdapp.director.players import known
from tdapp.gui.sheets.export_players import export_players
from tdapp.gui.sheets.import_players import import_players
from tdapp.gui.sheets.player import merge_with, new_player, open_player
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.find_player import NOBODY, FindPlayer
from tdapp.gui.widgets.house_strip import HouseStrip
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.segments import Segments
from tdapp.gui.widgets.sheet import Sheet
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.house import Apart
from tdapp.values.say import say
from tdapp.views.known_players import KnownPlayers
from tdapp.views.player_groups import APART, EVERYBODY, GROUPS, kept_from, player_groups

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change

WIDTH = 900


def open_house_players(desk: Desk, parent: QWidget | None) -> HousePlayers:
    sheet = HousePlayers(desk, parent)
    sheet.open()
    return sheet


class HousePlayers(Sheet):
    """Enter edits whoever is picked; the sheet stays until it is closed."""

    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        super().__init__(parent, say("Players of the house"), ok=say("Edit…"), cancel=say("Close"), width=WIDTH)
        self._desk = desk
        self.search = FindPlayer(height=300, picks_first=True)
        self.groups = Segments(GROUPS)
        self.groups.chosen.connect(lambda _: self._show())
        self.search.chosen.connect(lambda _: self.accept())
        self.search.picked_another.connect(self._offer)
        self._merge = self._button(say("Merge with…"), "Ctrl+M", self._merge_picked)
        self._export = self._button(say("Export…"), "Ctrl+S", lambda: export_players(desk, self))
        doing = row(
            self._button(say("New player…"), "Ctrl+N", self._new),
            self._merge,
            1,
            self._button(say("Import…"), "Ctrl+O", lambda: import_players(desk, self)),
            self._export,
        )
        self.body.addLayout(row(self.groups, 1))
        self.body.addWidget(self.search)
        self.body.addLayout(doing)
        self.body.addWidget(HouseStrip(desk, self.say_no))
        desk.changed.connect(self._hear)
        self._show()
        self._offer()
        self.search.setFocus()

    def _button(self, text: str, key: str, does: Callable[[], object]) -> Button:
        made = Button(text, does, key=key)
        # A button's own shortcut would act only after it was drawn as pressed for a while.
        QShortcut(QKeySequence(key), self, made.click)
        return made

    def accept(self) -> None:
        self.problem.hide()
        player = self.search.picked()
        if player is None:
            self.say_no(say("Nobody is picked."))
            return
        open_player(self._desk, self, player.id)

    def _show(self) -> None:
        people, pairs = known(self._desk.house), list(self._desk.house.house[Apart].values())
        found, group = player_groups(people, pairs), self.groups.now
        self.groups.show_numbers({name: len(those) for name, those in found.items()})
        self.search.none = NOBODY if group == EVERYBODY else say("Nobody.")
        self.search.show_players(found[group], kept_from(people, pairs) if group == APART else None)

    def _new(self) -> None:
        """Everybody counts when the name of a new player is compared, whichever part of the list is shown."""
        new_player(self._desk, self, KnownPlayers(known(self._desk.house).values()))

    def _merge_picked(self) -> None:
        player = self.search.picked()
        if player is not None:
            merge_with(self._desk, self, player)

    def _hear(self, change: Change) -> None:
        if change.stream == HOUSE_STREAM:
            self.problem.hide()
            self._show()
            self.fit()

    def _offer(self) -> None:
        is_picked = self.search.picked() is not None
        self.ok.setEnabled(is_picked)
        self._merge.setEnabled(is_picked)
        self._export.setEnabled(bool(known(self._desk.house)))
