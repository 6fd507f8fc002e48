"""The sheets of the Chips page: what was counted, what a table raced on paper, and a chip that leaves as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import chip_account, races
from tdapp.director.ledger import chips_in_play
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.question import Number, Pick, Question, Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.rules.chip_account import REASONS
from tdapp.values.say import say, say_count
from tdapp.views.structure_cells import read_amount

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

ALL = "all were counted"
MOST = 100_000


class AccountSheet(Sheet):
    """All chips were counted, or some came or left in a way that the desk does not know."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        there = chips_in_play(desk.tonight.now)
        text = say(
            "The account says that {there:,} are in play. What you book stands in it with your reason.", there=there
        )
        super().__init__(parent, say("Chips were counted"), text, ok=say("Book"), width=520)
        self._desk = desk
        others = [(REASONS[reason].says, reason) for reason in chip_account.BY_HAND if reason != "correction"]
        self.reason = Pick(say("What happened"), [(say("All chips in play were counted"), ALL), *others], ALL)
        self.chips = Text(say("Chips"), "", longest=20)
        self.why = Text(say("Why"), "", longest=chip_account.LONGEST_WHY)
        self._asked = label("", "small")
        self.reason.currentIndexChanged.connect(lambda _: self._ask_for())
        self.body.addWidget(Question(say("What happened"), self.reason))
        self.body.addWidget(self._asked)
        self.body.addWidget(self.chips)
        self.body.addWidget(Question(say("Why"), self.why))
        self._ask_for()
        self.chips.setFocus()

    def _ask_for(self) -> None:
        is_all = self.reason.currentData() == ALL
        self._asked.setText(say("Chips in play, all together") if is_all else say("How many chips"))

    def value(self) -> tuple[str, int, str]:
        return self.reason.currentData(), read_amount(self.chips.text()), self.why.text()

    def save(self) -> None:
        self.ask(lambda told: self._book(*told))

    def _book(self, reason: str, chips: int, why: str) -> None:
        desk = self._desk
        if reason == ALL:
            chip_account.count_all(desk.house, desk.tournament, total=chips, why=why, by=desk.by())
            return
        signed = chips * REASONS[reason].sign
        chip_account.book(desk.house, desk.tournament, chips=signed, reason=reason, why=why, by=desk.by())


class ResultSheet(Sheet):
    """What came of a race that the dealers made without the app, from the foot of the race sheet."""

    def __init__(self, parent: QWidget | None, desk: Desk, chip: int, into: int, table: int | None) -> None:
        title = (
            say("The race at the room, told from paper")
            if table is None
            else say("The race at table {table}, told from paper", table=table)
        )
        needed = into // chip
        text = say(
            "{needed:,} odd {chip:,}s make a {into:,}. The totals stand at the foot of the race sheet.",
            needed=needed,
            chip=chip,
            into=into,
        )
        super().__init__(parent, title, text, ok=say("Book the race"), width=520)
        self._desk, self._chip, self._table = desk, chip, table
        self.odd = Number(say("Odd {chip:,}s", chip=chip), 0, 0, MOST)
        self.given = Number(say("{into:,}s given", into=into), 0, 0, MOST)
        self.body.addLayout(
            row(
                Question(say("Odd {chip:,}s", chip=chip), self.odd),
                Question(say("{into:,}s given", into=into), self.given),
            )
        )
        self.odd.setFocus()
        self.odd.selectAll()

    def value(self) -> tuple[int, int]:
        return self.odd.value(), self.given.value()

    def save(self) -> None:
        self.ask(
            lambda told: races.tell_result(
                self._desk.house, self._desk.tournament, chip=self._chip, table=self._table,
                odd=told[0], given=told[1], by=self._desk.by(),
            )
        )  # fmt: skip


def take_out(desk: Desk, parent: QWidget | None, chip: int, tables: int) -> None:
    """Asked about, because tables that have not raced will not race any more."""
    waits = say_count(tables, "{n} table has not raced them.", "{n} tables have not raced them.") if tables else ""
    late = say(
        "Whoever finds one later changes it at equal value; what makes no smallest chip is lost. ({rule})",
        rule=desk.tonight.rules.cite("TDA-24C"),
    )
    text = " ".join(filter(None, (waits, late)))
    Sheet(parent, say("Take the {chip:,}s out of play?", chip=chip), text, ok=say("Out of play")).ask(
        lambda _: races.take_out(desk.house, desk.tournament, chip=chip, by=desk.by())
    )
