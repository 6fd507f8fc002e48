"""The help: pages in Markdown under resources/help, in the order of the window's pages, and finding words in them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tdapp.resources import FOLDER

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
    "season",
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


@cache
def help_pages() -> tuple[HelpPage, ...]:
    """As a director would read them; a page that nobody put in order comes before the last ones."""
    names = {file.stem for file in HELP.glob("*.md")}
    others = sorted(names - {*ORDER, *LAST})
    return tuple(
        HelpPage(name, (HELP / f"{name}.md").read_text(encoding="utf-8"))
        for name in (*ORDER, *others, *LAST)
        if name in names
    )


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
