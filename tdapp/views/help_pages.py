"""The help: pages in Markdown under resources/help, in the order of the window's pages, and finding words in them.

They are in English; a folder with the letters of a language holds the same pages in it, fr/start.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from tdapp.resources import FOLDER
from tdapp.values.say import ENGLISH, spoken

if TYPE_CHECKING:
    from pathlib import Path

HELP = FOLDER / "help"
FIRST = "start"
ORDER = (
    FIRST,
    "now",
    "players",
    "tables",
    "clock",
    "chips",
    "prizes",
    "reports",
    "journal",
    "setup",
    "projector",
    "season",
    "safety",
)
LAST = ("chance", "licences")
AROUND = 60
"""Letters shown on each side of a word that was found."""


@dataclass(frozen=True, slots=True)
class HelpPage:
    id: str
    text: str

    @property
    def title(self) -> str:
        return self.text.splitlines()[0].removeprefix("# ").strip()


@dataclass(frozen=True, slots=True)
class Found:
    """A page in which all words stand, and the line of it that has the first of them."""

    page: HelpPage
    line: str


def help_pages(language: str = "") -> tuple[HelpPage, ...]:
    """As a director would read them, in the language in force unless another is named."""
    return _pages(language or spoken().id)


@cache
def _pages(language: str) -> tuple[HelpPage, ...]:
    """A page that nobody put in order comes before the last ones; one that nobody translated is in English."""
    names = {file.stem for file in HELP.glob("*.md")}
    others = sorted(names - {*ORDER, *LAST})
    return tuple(
        HelpPage(name, _file(name, language).read_text(encoding="utf-8"))
        for name in (*ORDER, *others, *LAST)
        if name in names
    )


def _file(name: str, language: str) -> Path:
    translated = HELP / language / f"{name}.md"
    return translated if language != ENGLISH.id and translated.is_file() else HELP / f"{name}.md"


def help_page(name: str) -> HelpPage | None:
    return next((page for page in help_pages() if page.id == name), None)


def find(text: str) -> list[Found]:
    """Pages with all the words of a text, those with one in the title first."""
    words = text.casefold().split()
    if not words:
        return [Found(page, "") for page in help_pages()]
    matching = [page for page in help_pages() if all(word in page.text.casefold() for word in words)]
    matching.sort(key=lambda page: not any(word in page.title.casefold() for word in words))
    return [Found(page, _line(page, words[0])) for page in matching]


def _line(page: HelpPage, word: str) -> str:
    plain = page.text.translate({ord(mark): None for mark in "*`#|[]"})
    line = next((line.strip() for line in plain.splitlines()[1:] if word in line.casefold()), "")
    at = max(line.casefold().find(word) - AROUND, 0)
    return ("… " if at else "") + line[at : at + 2 * AROUND].strip()
