"""Which tournaments count for a league: space ticks one, typing narrows the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.question import Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.say import say, say_count
from tdapp.views.league_events import offered
from tdapp.views.search import folded

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

KEY = Qt.ItemDataRole.UserRole
TEXT = say(
    "An event gives points once it is over; one that runs or is to come can be ticked already. "
    "An event may count for several leagues."
)


class LeagueEvents(Sheet):
    """Its value is the keys of those that are ticked."""

    def __init__(self, desk: Desk, parent: QWidget | None, name: str, chosen: frozenset[str]) -> None:
        super().__init__(parent, say("Events of {name}", name=name), TEXT, ok=say("Save"), width=720)
        self._search = Text(say("Search events"))
        self._search.setPlaceholderText(say("A name or a date, like 2026-03"))
        self._search.textChanged.connect(self._narrow)
        self.events = QListWidget()
        self.events.setAccessibleName(say("Events"))
        self.events.setFixedHeight(300)
        for one in offered(desk.house):
            item = QListWidgetItem(one.told)
            item.setData(KEY, one.key)
            item.setToolTip(one.told)
            if one.why_not:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            else:
                item.setFlags(
                    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
                )
                item.setCheckState(Qt.CheckState.Checked if one.key in chosen else Qt.CheckState.Unchecked)
            self.events.addItem(item)
        self.events.itemChanged.connect(lambda _: self._say())
        self.said = label(look="muted", wraps=True, name=say("How many count"))
        for part in (self._search, self.events, self.said):
            self.body.addWidget(part)
        self._say()
        self.events.setCurrentRow(0)
        self.events.setFocus()

    def value(self) -> list[str]:
        items = (self.events.item(n) for n in range(self.events.count()))
        return [item.data(KEY) for item in items if item.checkState() == Qt.CheckState.Checked]

    def _narrow(self, text: str) -> None:
        wanted = folded(text)
        for n in range(self.events.count()):
            item = self.events.item(n)
            item.setHidden(wanted not in folded(item.text()))

    def _say(self) -> None:
        if not self.events.count():
            self.said.setText(say("This house has no tournament yet."))
            return
        self.said.setText(say_count(len(self.value()), "{n} event counts.", "{n} events count."))
