"""Chips: the set and its color-ups, the race, and the account of every chip in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QStackedWidget

from tdapp.gui.pages.chips_account import AccountPanel
from tdapp.gui.pages.chips_race import RacePanel
from tdapp.gui.pages.chips_set import SetPanel
from tdapp.gui.pages.page import Page
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.sections import SectionBar
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell

TITLES = {"set": say("Set and color-ups"), "race": say("Race"), "account": say("Chips in play")}


class ChipsPage(Page):
    """It stays at the section that was chosen while the window is open."""

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self.set = SetPanel(desk, shell)
        self.race = RacePanel(desk, shell)
        self.account = AccountPanel(desk)
        self._panels: dict[str, SetPanel | RacePanel | AccountPanel] = {
            "set": self.set,
            "race": self.race,
            "account": self.account,
        }
        self._stack = QStackedWidget()
        for panel in self._panels.values():
            self._stack.addWidget(panel)
        self._bar = SectionBar(TITLES)
        self._bar.chosen.connect(self._show_section)
        self.set.race_wanted.connect(lambda: self.turn_to("race"))
        self.body.addLayout(row(label(say("Chips"), "title"), self._bar, 1, spacing=24))
        self.body.addWidget(self._stack, 1)
        self._bar.show_chosen("set")

    @property
    def section(self) -> SetPanel | RacePanel | AccountPanel:
        shown = self._stack.currentWidget()
        assert isinstance(shown, SetPanel | RacePanel | AccountPanel)
        return shown

    def turn_to(self, section: str) -> None:
        """Another section, with the keyboard where it is needed."""
        if section == "race":
            self.race.show_current()
        self._bar.show_chosen(section)
        self.section.take_keyboard()

    def _show_section(self, section: str) -> None:
        self._stack.setCurrentWidget(self._panels[section])
        if self.desk.has_tournament:
            self.section.show_rows()

    def show_rows(self) -> None:
        self.section.show_rows()

    def enter(self) -> None:
        super().enter()
        self.section.take_keyboard()

    def tick(self) -> None:
        self.section.tick()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and getattr(self, "_panels", None) and self.desk.has_tournament:
            # The sheet changes first, the theme's name just after it.
            QTimer.singleShot(0, self, self.section.show_rows)
