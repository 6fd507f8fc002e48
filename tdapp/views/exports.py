"""What is taken elsewhere of a tournament: as a file by its ending, or as a text for a chat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tdapp.values.field import Entry
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import either
from tdapp.views import entrant_files, result_files
from tdapp.views.entrant_files import entrant_list
from tdapp.views.results import has_results, results

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.director.tonight import Tonight

ENDINGS = {
    ".csv": say("List (CSV)"),
    ".xlsx": say("Workbook (Excel)"),
    ".html": say("Page for a browser"),
    ".txt": say("Text for a chat"),
}
"""How a file is made, and what that is called."""


@dataclass(frozen=True, slots=True)
class Export:
    id: str
    title: str
    found: Callable[[Tonight], Any]
    """What is written, in whatever way."""
    made: dict[str, Callable[[Any], bytes]]
    chat: Callable[[Any], str]
    missing: Callable[[Tonight], str]
    """Why there is nothing to take yet, or nothing."""

    def make(self, tonight: Tonight, ending: str) -> bytes:
        ending = ending.casefold()
        if ending not in self.made:
            raise Refused(
                say(
                    "{title} are exported as {made}, not as {ending}.",
                    title=self.title,
                    made=either(self.made),
                    ending=ending or say("that"),
                )
            )
        if why := self.missing(tonight):
            raise Refused(why)
        return self.made[ending](self.found(tonight))

    def told(self, tonight: Tonight) -> str:
        """As a text that pastes well into a chat."""
        return self.chat(self.found(tonight))


def _no_results(tonight: Tonight) -> str:
    return "" if has_results(tonight) else say("Nobody is out yet: there are no results.")


def _no_entrants(tonight: Tonight) -> str:
    return "" if tonight.now[Entry] else say("Nobody has entered yet.")


def _by_ending(files: Any) -> dict[str, Callable[[Any], bytes]]:
    return dict(zip(ENDINGS, (files.as_csv, files.as_workbook, files.as_page, files.as_text), strict=True))


EXPORTS = (
    Export("results", say("Results"), results, _by_ending(result_files), result_files.chat, _no_results),
    Export("entrants", say("Entrants"), entrant_list, _by_ending(entrant_files), entrant_files.chat, _no_entrants),
)
BY_ID = {one.id: one for one in EXPORTS}
