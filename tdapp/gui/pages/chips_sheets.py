"""The sheets of the Chips page: what was counted, what a table raced on paper, and a chip that leaves as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import chip_counts, races
from tdapp.director.ledger import chips_in_play
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.question import Number, Pick, Question, Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.rules.chip_account import REASONS
from tdapp.views.structure_cells import read_amount

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

ALL = "all were counted"
MOST = 100_000


class CountSheet(Sheet):
    """All chips were counted, or some came or left in a way that the desk does not know."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        there = chips_in_play(desk.tonight.now)
        text = f"The account says that {there:,} are in play. What you book stands in it with your reason."
        super().__init__(parent, "Chips were counted", text, ok="Book", width=520)
        self._desk = desk
        others = [(REASONS[reason].says, reason) for reason in chip_counts.BY_HAND if reason != "correction"]
        self.reason = Pick("What happened", [("All chips in play were counted", ALL), *others], ALL)
        self.chips = Text("Chips", "", longest=20)
        self.why = Text("Why", "", longest=chip_counts.LONGEST_WHY)
        self._asked = label("", "small")
        self.reason.currentIndexChanged.connect(lambda _: self._ask_for())
        self.body.addWidget(Question("What happened", self.reason))
        self.body.addWidget(self._asked)
        self.body.addWidget(self.chips)
        self.body.addWidget(Question("Why", self.why))
        self._ask_for()
        self.chips.setFocus()

    def _ask_for(self) -> None:
        is_all = self.reason.currentData() == ALL
        self._asked.setText("Chips in play, all together" if is_all else "How many chips")

    def value(self) -> tuple[str, int, str]:
        return self.reason.currentData(), read_amount(self.chips.text()), self.why.text()

    def save(self) -> None:
        self.ask(lambda told: self._book(*told))

    def _book(self, reason: str, chips: int, why: str) -> None:
        desk = self._desk
        if reason == ALL:
            chip_counts.counted(desk.house, desk.tournament, total=chips, why=why, by=desk.by())
            return
        signed = chips * REASONS[reason].sign
        chip_counts.book(desk.house, desk.tournament, chips=signed, reason=reason, why=why, by=desk.by())


class ResultSheet(Sheet):
    """What came of a race that the dealers made without the app, from the foot of the race sheet."""

    def __init__(self, parent: QWidget | None, desk: Desk, chip: int, into: int, table: int | None) -> None:
        where = "the room" if table is None else f"table {table}"
        needed = into // chip
        text = f"{needed:,} odd {chip:,}s make a {into:,}. The totals stand at the foot of the race sheet."
        super().__init__(parent, f"The race at {where}, told from paper", text, ok="Book the race", width=520)
        self._desk, self._chip, self._table = desk, chip, table
        self.odd = Number(f"Odd {chip:,}s", 0, 0, MOST)
        self.given = Number(f"{into:,}s given", 0, 0, MOST)
        self.body.addLayout(row(Question(f"Odd {chip:,}s", self.odd), Question(f"{into:,}s given", self.given)))
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
    waits = f"{tables:,} {'table has' if tables == 1 else 'tables have'} not raced them. " if tables else ""
    rule = desk.tonight.rules.cite("TDA-24C")
    text = f"{waits}Whoever finds one later changes it at equal value; what makes no smallest chip is lost. ({rule})"
    Sheet(parent, f"Take the {chip:,}s out of play?", text, ok="Out of play").ask(
        lambda _: races.take_out(desk.house, desk.tournament, chip=chip, by=desk.by())
    )
