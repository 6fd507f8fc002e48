"""The pages in the order of the rail. Each is imported when it is first turned to, so that the window opens at once."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Page, Shell


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page is the class NowPage in the module tdapp.gui.pages.now."""

    id: str
    title: str

    @property
    def icon(self) -> str:
        return self.id

    def make(self, desk: Desk, shell: Shell) -> Page:
        kind: type[Page] = getattr(import_module(f"tdapp.gui.pages.{self.id}"), f"{self.id.capitalize()}Page")
        return kind(desk, shell)


PAGES = (
    PageEntry("now", "Now"),
    PageEntry("players", "Players"),
    PageEntry("tables", "Tables"),
    PageEntry("clock", "Clock"),
    PageEntry("chips", "Chips"),
    PageEntry("prizes", "Prizes"),
    PageEntry("reports", "Reports"),
    PageEntry("journal", "Journal"),
    PageEntry("setup", "Setup"),
)
