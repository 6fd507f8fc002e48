"""Setup, House: the language of the window, of the room's screen and of paper, on this computer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.gui.computer.language import AS_THE_COMPUTER, choose, chosen, language_of
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card
from tdapp.gui.widgets.question import Pick, Question
from tdapp.values.say import LANGUAGES, say, spoken

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk


class LanguageCard(Card):
    """Languages are called as those call them who speak them: whoever is lost in one finds another."""

    def __init__(self, desk: Desk) -> None:
        self._memory = desk.memory
        choices = [(say("As the computer"), AS_THE_COMPUTER), *((one.name, one.id) for one in LANGUAGES.values())]
        self.language = Pick(say("Language"), choices)
        self.language.settled.connect(self._choose)
        note = say("It holds from the next start on: quit with Ctrl+Q and open tdapp again. Nothing is lost by that.")
        self._next = label(look="good", wraps=True, name=say("Language of the next start"))
        asked = Question(say("Window, projector and paper"), self.language)
        super().__init__(label(say("Language"), "heading"), asked, label(note, "small", wraps=True), self._next)
        self.show_rows()

    def show_rows(self) -> None:
        self.language.show_value(chosen(self._memory))
        wanted = language_of(self._memory)
        self._next.setText(say("{language} from the next start on.", language=wanted.name))
        self._next.setVisible(wanted is not spoken())

    def _choose(self, language: str) -> None:
        choose(self._memory, language)
        self.show_rows()
