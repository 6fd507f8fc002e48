"""Closing a till: what was counted beside what should be there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.director import tills
from tdapp.director.houses import the_house
from tdapp.gui.widgets.form_sheet import FormSheet, money_field
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.question import Pick, Text
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.moments import day_and_time

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

LONGEST_NOTE = 200


def close_till(desk: Desk, parent: QWidget | None) -> TillSheet:
    sheet = TillSheet(desk, parent)
    sheet.ask(lambda said: tills.close_till(desk.house, by=desk.by(), **said))
    return sheet


class TillSheet(FormSheet):
    """The difference is shown while the count is typed, before anything is closed."""

    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        text = say("The cash of all payments of a clerk since the last closing, in every tournament of the house.")
        super().__init__(parent, say("Close a till"), text, ok=say("Close the till"), width=600)
        self._desk, self._currency = desk, the_house(desk.house).currency
        people = list(dict.fromkeys([desk.who, *tills.clerks(desk.house)]))
        self.put("clerk", Pick(say("Clerk"), [(one, one) for one in people], desk.who), 0, 0, 6)
        self.put("began_with", money_field(say("Began with"), 0, self._currency, say("nothing")), 0, 6, 6)
        self._expected = label("", "muted", wraps=True, name=say("Expected in the till"))
        self.grid.addWidget(self._expected, 1, 0, 1, 12)
        self.put("counted", Text(say("Counted"), longest=24), 2, 0, 6)
        self._difference = label("", "figure", name=say("Difference"))
        self.grid.addWidget(self._difference, 2, 6, 1, 6)
        self.put("note", Text(say("Note"), longest=LONGEST_NOTE), 3)
        self.control("note").setPlaceholderText(say("May stay empty"))
        self.control("clerk").currentIndexChanged.connect(lambda _: self._reckon())
        for at in ("began_with", "counted"):
            self.control(at).textChanged.connect(lambda _: self._reckon())
        self._reckon()
        self.control("counted").setFocus()

    def _reckon(self) -> None:
        found = tills.open_till(self._desk.house, self.answer("clerk"))
        expected = self._amount("began_with") + found.cash
        told = say(
            "Expected {expected}: {payments}, {came_in} in, {went_out} out in cash.",
            expected=money(expected, self._currency),
            payments=count(found.payments, "payment"),
            came_in=money(found.came_in, self._currency),
            went_out=money(found.went_out, self._currency),
        )
        last = tills.last_closed(self._desk.house, self.answer("clerk"))
        since = ""
        if last is not None:
            off = tills.difference(last.counted - last.expected, self._currency)
            since = say(
                "Closed last on {day_and_time}, {difference}.", day_and_time=day_and_time(last.at), difference=off
            )
        self._expected.setText(" ".join(filter(None, (told, since))))
        is_counted = bool(self.answer("counted").strip())
        off = tills.difference(self._amount("counted") - expected, self._currency)
        self._difference.setText(off.capitalize() if is_counted else "")

    def _amount(self, at: str) -> int:
        """As far as it can be read while it is typed."""
        try:
            return self.money(at, self._currency)
        except Refused:
            return 0

    def value(self) -> dict[str, Any]:
        if not self.answer("counted").strip():
            raise Refused(say("Count the cash first."), at=("counted",))
        return {
            "clerk": self.answer("clerk"),
            "began_with": self.money("began_with", self._currency),
            "counted": self.money("counted", self._currency),
            "note": " ".join(self.answer("note").split()),
        }
