"""What is asked of a player: for a new record, and for one that is changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QCheckBox, QWidget

from tdapp.director.players import CALLED, LONGEST
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.question import Question, Text
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.values.house import Player

TEXTS = ("name", "nickname", "member", "note")


class PlayerForm(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.texts = {at: Text(CALLED[at].capitalize(), longest=LONGEST[at]) for at in TEXTS}
        self.is_of_age = QCheckBox(say("Of age: an identity card was seen"))
        self.is_of_age.setAccessibleName(say("Of age"))
        self._was_of_age = False
        asked = {at: Question(text.accessibleName(), text) for at, text in self.texts.items()}
        two = row(asked["nickname"], asked["member"])
        two.setStretch(0, 3)
        two.setStretch(1, 2)
        self.setLayout(column(asked["name"], two, asked["note"], self.is_of_age, 1, spacing=10))
        self.setFocusProxy(self.texts["name"])

    def show_player(self, player: Player) -> None:
        """What stands; what somebody has typed over it is left alone."""
        for at, text in self.texts.items():
            if not text.isModified():
                text.show_value(getattr(player, at))
        if self.is_of_age.isChecked() == self._was_of_age:
            self.is_of_age.setChecked(player.is_of_age)
        self._was_of_age = player.is_of_age

    def values(self) -> dict[str, Any]:
        return {**{at: text.text() for at, text in self.texts.items()}, "is_of_age": self.is_of_age.isChecked()}

    def changes(self, player: Player) -> dict[str, Any]:
        """Only what is another value now."""
        return {
            at: value
            for at, value in self.values().items()
            if (" ".join(value.split()) if isinstance(value, str) else value) != getattr(player, at)
        }
