"""The pages in the order of the rail. Each is imported when it is first turned to, so that the window opens at once."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Page, Shell


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page is the class NowPage in the module tdapp.gui.pages.now, and its icon is resources/icons/now.svg."""

    id: str
    title: str

    def make(self, desk: Desk, shell: Shell) -> Page:
        kind: type[Page] = getattr(import_module(f"tdapp.gui.pages.{self.id}"), f"{self.id.capitalize()}Page")
        page = kind(desk, shell)
        page.id = self.id
        page.setAccessibleName(self.title)
        return page


PAGES = (
    PageEntry("now", say("Now")),
    PageEntry("players", say("Players")),
    PageEntry("tables", say("Tables")),
    PageEntry("clock", say("Clock")),
    PageEntry("chips", say("Chips")),
    PageEntry("prizes", say("Prizes")),
    PageEntry("reports", say("Reports")),
    PageEntry("journal", say("Journal")),
    PageEntry("setup", say("Setup")),
)
