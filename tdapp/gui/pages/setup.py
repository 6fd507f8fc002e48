"""Setup: all that can be set, in sections: tonight's terms, structure, chips, room, sales and rules; the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QStackedWidget

from tdapp.gui.pages.page import Page
from tdapp.gui.pages.setup_chips import ChipsCard
from tdapp.gui.pages.setup_house import DeskCard, HouseCard, LogoCard, LookCard
from tdapp.gui.pages.setup_language import LanguageCard
from tdapp.gui.pages.setup_projector import MessagesCard, PanelsCard, PicturesCard, ThemeCard
from tdapp.gui.pages.setup_purchases import PurchasesCard
from tdapp.gui.pages.setup_rules import RulesCard
from tdapp.gui.pages.setup_safety import CopiesCard, FileCard, PinCard, ProofCard
from tdapp.gui.pages.setup_sound import SoundCard
from tdapp.gui.pages.setup_structure import ScheduleCard, StructureCard
from tdapp.gui.pages.setup_tables import TablesCard
from tdapp.gui.pages.setup_templates import TemplatesCard
from tdapp.gui.pages.setup_terms import MoreTermsCard, TermsCard
from tdapp.gui.pages.setup_titles import TITLES
from tdapp.gui.pages.setup_tournaments import TournamentsCard
from tdapp.gui.projector.card import ProjectorCard
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.sections import Panel, SectionBar
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell


def _tournament(page: SetupPage) -> Panel:
    return Panel(TITLES["tournament"], [TermsCard(page.desk)], [MoreTermsCard(page.desk)], widths=(1, 1))


def _structure(page: SetupPage) -> Panel:
    return Panel(TITLES["structure"], [StructureCard(page.desk)], [ScheduleCard(page.desk)], widths=(4, 7), fills=True)


def _chips(page: SetupPage) -> Panel:
    return Panel(TITLES["chips"], [ChipsCard(page.desk)])


def _tables(page: SetupPage) -> Panel:
    return Panel(TITLES["tables"], [TablesCard(page.desk)], fills=True)


def _purchases(page: SetupPage) -> Panel:
    return Panel(TITLES["purchases"], [PurchasesCard(page.desk)])


def _rules(page: SetupPage) -> Panel:
    return Panel(TITLES["rules"], [RulesCard(page.desk)])


def _projector(page: SetupPage) -> Panel:
    shown = [ProjectorCard(page.desk), MessagesCard(page.desk)]
    return Panel(
        TITLES["projector"],
        shown,
        [ThemeCard(page.desk), PanelsCard(page.desk), PicturesCard(page.desk)],
        widths=(8, 5),
    )


def _sound(page: SetupPage) -> Panel:
    return Panel(TITLES["sound"], [SoundCard(page.desk)])


def _house(page: SetupPage) -> Panel:
    look = LookCard()
    look.chosen.connect(page.theme_chosen)
    tonight = [TournamentsCard(page.desk), TemplatesCard(page.desk)]
    mine = [HouseCard(page.desk), LogoCard(page.desk), DeskCard(page.desk), look, LanguageCard(page.desk)]
    return Panel(TITLES["house"], tonight, mine, widths=(8, 5))


def _safety(page: SetupPage) -> Panel:
    return Panel(
        TITLES["safety"],
        [FileCard(page.desk), CopiesCard(page.desk)],
        [PinCard(page.desk), ProofCard(page.desk)],
        widths=(1, 1),
    )


SECTIONS: dict[str, tuple[str, Callable[[SetupPage], Panel]]] = {
    "tournament": (TITLES["tournament"], _tournament),
    "structure": (TITLES["structure"], _structure),
    "chips": (TITLES["chips"], _chips),
    "tables": (TITLES["tables"], _tables),
    "purchases": (TITLES["purchases"], _purchases),
    "rules": (TITLES["rules"], _rules),
    "projector": (TITLES["projector"], _projector),
    "sound": (TITLES["sound"], _sound),
    "house": (TITLES["house"], _house),
    "safety": (TITLES["safety"], _safety),
}


class SetupPage(Page):
    """A section is made when it is first turned to; the page stays at it while the window is open."""

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self._panels: dict[str, Panel] = {}
        self._stack = QStackedWidget()
        self._bar = SectionBar({at: title for at, (title, _) in SECTIONS.items()})
        self._bar.chosen.connect(self._show_section)
        self.body.addLayout(row(label(say("Setup"), "title"), self._bar, 1, spacing=24))
        self.body.addWidget(self._stack, 1)

    @property
    def section(self) -> Panel:
        """The section that is shown."""
        shown = self._stack.currentWidget()
        assert isinstance(shown, Panel)
        return shown

    def turn_to(self, section: str) -> None:
        """Another section, with the keyboard there."""
        self._bar.show_chosen(section)
        self._bar.take_keyboard()

    def _show_section(self, section: str) -> None:
        if section not in self._panels:
            self._panels[section] = SECTIONS[section][1](self)
            self._stack.addWidget(self._panels[section])
        self._stack.setCurrentWidget(self._panels[section])
        if self.desk.has_tournament:
            self.section.show_rows()

    def show_rows(self) -> None:
        if not self._panels:
            self._bar.show_chosen("tournament")
        self.section.show_rows()

    def enter(self) -> None:
        super().enter()
        self._bar.take_keyboard()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and getattr(self, "_panels", None) and self.desk.has_tournament:
            # The sheet changes first, the theme's name just after it.
            QTimer.singleShot(0, self, self.section.show_rows)
