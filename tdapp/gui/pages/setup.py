"""Setup: the tournament's terms and rules, the tournaments of the house, the house, the look and the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QWidget

from tdapp.gui.pages.page import Page
from tdapp.gui.pages.setup_house import FileCard, HouseCard, LookCard
from tdapp.gui.pages.setup_rules import RulesCard
from tdapp.gui.pages.setup_terms import TermsCard
from tdapp.gui.pages.setup_tournaments import TournamentsCard
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row, scrolling

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell


class SetupPage(Page):
    """A wide column for tonight, a narrow one for the house."""

    id: ClassVar[str] = "setup"
    title: ClassVar[str] = "Setup"
    icon: ClassVar[str] = "setup"
    shows: ClassVar[frozenset[str]] = frozenset({"tournament", "house", "stretch", "chip", "presence"})

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self._look = LookCard()
        self._look.chosen.connect(self.theme_chosen)
        terms, rules = TermsCard(desk), RulesCard(desk)
        tournaments, house, file = TournamentsCard(desk), HouseCard(desk), FileCard(desk)
        self._cards = (terms, rules, tournaments, house, self._look, file)
        content = QWidget()
        both = row(column(terms, rules, 1, spacing=12), column(*self._cards[2:], 1, spacing=12), spacing=24)
        both.setStretch(0, 8)
        both.setStretch(1, 5)
        both.setContentsMargins(0, 0, 8, 0)
        content.setLayout(both)
        self.sections = scrolling(content)
        self.sections.setAccessibleName("Setup, all sections")
        self.body.addWidget(label("Setup", "title"))
        self.body.addWidget(self.sections)

    def show_rows(self) -> None:
        for card in self._cards:
            card.show_rows()

    def enter(self) -> None:
        super().enter()
        self.sections.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_look"):
            # The sheet changes first, the theme's name just after it.
            QTimer.singleShot(0, self, self._look.show_rows)
