"""A field for a place in a rulebook: the places of the catalogue are offered while somebody types."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter

from tdapp.gui.widgets.question import Text
from tdapp.views.rule_lookup import places

PLACE = Qt.ItemDataRole.UserRole


class RuleField(Text):
    """What is taken is the place alone; the list shows what stands there beside it."""

    def __init__(self, name: str, text: str = "") -> None:
        super().__init__(name, text, longest=60)
        model = QStandardItemModel(self)
        for place, says in places():
            item = QStandardItem(f"{place}   {says}")
            item.setData(place, PLACE)
            model.appendRow(item)
        completer = QCompleter(model, self)
        completer.setCompletionRole(PLACE)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)
