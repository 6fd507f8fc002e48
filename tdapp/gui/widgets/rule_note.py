"""A rule's citation with what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QWidget

from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column
from tdapp.values.say import say, say_kept
from tdapp.views.journal import rule_says
from tdapp.views.rule_lookup import FOR_RULINGS

if TYPE_CHECKING:
    from tdapp.rules.profiles import Key


def for_rulings(key: Key) -> list[QLabel]:
    """Beside the name of what only the floor rules by; nothing beside others."""
    if not key.is_for_rulings:
        return []
    made = label(say("for the floor’s rulings"), "tag", name=say("{name}: for the floor’s rulings", name=key.name))
    made.setToolTip(FOR_RULINGS)
    made.setAccessibleDescription(FOR_RULINGS)
    return [made]


class RuleNote(QWidget):
    """Hidden where no rule decides. Where several rules stand at one place of a book, each has its line."""

    def __init__(self) -> None:
        super().__init__()
        self.source = label(look="strong", wraps=True)
        self.says = label(look="muted", wraps=True)
        self.setLayout(column(self.source, self.says, spacing=4))
        self.hide()

    def show_rule(self, source: str, *says: str) -> None:
        """What it says is looked up by the source where nobody knows which of its rules was meant."""
        self.setVisible(bool(source))
        self.source.setText(say_kept(source))
        self.source.setAccessibleName(say("Rule: {source}", source=source))
        self.says.setText("\n\n".join(says or rule_says(source)) or say("Decided by the house."))
