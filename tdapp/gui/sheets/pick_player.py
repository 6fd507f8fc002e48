"""Choosing another player: the other record of a person, or somebody who is not seated with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.players import LONGEST
from tdapp.gui.widgets.find_player import FindPlayer
from tdapp.gui.widgets.question import Question, Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from tdapp.values.house import Player


class PickPlayer(Sheet):
    """Its value is the player's key, and the reason where one is asked for."""

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        text: str,
        players: Mapping[str, Player],
        *,
        ok: str,
        asks_why: bool = False,
    ) -> None:
        super().__init__(parent, title, text, ok=ok, width=760)
        self.search = FindPlayer(height=220, picks_first=False)
        self.search.show_players(players)
        self.search.chosen.connect(lambda _: self.accept())
        self.body.addWidget(self.search)
        self.why = Text(say("Why"), longest=LONGEST["note"])
        if asks_why:
            self.why.setPlaceholderText(say("May stay empty"))
            self.body.addWidget(Question(say("Why"), self.why))
        self.search.setFocus()

    def value(self) -> tuple[str, str]:
        player = self.search.picked()
        if player is None:
            raise Refused(say("Nobody is picked: type a part of the name first."))
        return player.id, self.why.text()
