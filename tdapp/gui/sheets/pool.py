"""What comes off the prize pool, and what is added to it: a line each, with what is left at once beneath them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout

from tdapp.director.ledger import pool
from tdapp.director.purse import Line, amounts, percent_shown, set_lines
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.question import Pick, Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.money import money, read_money
from tdapp.values.prizes import PoolLine
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.prize_wishes import read_percent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

MOST = 8
"""More lines than any house needs; more would not fit on the sheet."""
OFF, ADDED = say("comes off"), say("is added")


class PoolSheet(Sheet):
    """A line without a name is none. “3 %” is a share of what the entries paid, anything else an amount."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        text = say(
            "Staff, charity, a season fund, a sponsor: a share of what the entries paid, like 3 %, or an amount."
        )
        super().__init__(parent, say("The prize pool"), text, ok=say("Save"), width=640)
        self._currency = desk.tonight.terms.currency
        self._paid = pool(desk.tonight.now)
        self._lines: list[tuple[Text, Pick, Text]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)
        for place, share in enumerate((6, 3, 3)):
            self._grid.setColumnStretch(place, share)
        for place, title in enumerate((say("What for"), say("It"), say("How much"))):
            self._grid.addWidget(label(title, "small"), 0, place)
        self._more = Button(say("Another line"), self._add)
        self.told = label(look="muted", wraps=True, name=say("What is left for prizes"))
        self.body.addLayout(self._grid)
        self.body.addLayout(row(self._more, 1))
        self.body.addWidget(self.told)
        for _, line in sorted(desk.tonight.now[PoolLine].items()):
            self._add(line)
        self._add()
        self._lines[0][0].setFocus()

    def _add(self, line: PoolLine | None = None) -> None:
        number = len(self._lines) + 1
        size = ""
        if line is not None:
            size = percent_shown(line.percent) if line.percent else money(line.amount or 0, self._currency)
        name = Text(say("Line {number}: what for", number=number), line.name if line else "", longest=60)
        kind = Pick(
            say("Line {number}: off or added", number=number),
            [(OFF, False), (ADDED, True)],
            bool(line and line.is_added),
        )
        much = Text(say("Line {number}: how much", number=number), size, longest=24)
        much.setPlaceholderText(say("3 % or an amount"))
        for place, control in enumerate((name, kind, much)):
            self._grid.addWidget(control, number, place)
        name.textChanged.connect(lambda _: self._tell())
        much.textChanged.connect(lambda _: self._tell())
        kind.currentIndexChanged.connect(lambda _: self._tell())
        self._lines.append((name, kind, much))
        self._more.setEnabled(len(self._lines) < MOST)
        self._tell()
        name.setFocus()

    def value(self) -> list[Line]:
        found = []
        for name, kind, much in self._lines:
            if not name.text().strip() and not much.text().strip():
                continue
            found.append(self._read(name.text(), bool(kind.currentData()), much.text().strip()))
        return found

    def _read(self, name: str, is_added: bool, text: str) -> Line:
        if text.endswith("%"):
            return Line(name, is_added, percent=round(read_percent(text) * 100))
        if not text:
            raise Refused(say("Say how much: a share like 3 %, or an amount, for “{name}”.", name=name.strip()))
        return Line(name, is_added, amount=read_money(text, self._currency))

    def _tell(self) -> None:
        try:
            lines = self.value()
        except Refused as no:
            self.told.setText(no.sentence)
            self.fit()
            return
        sizes = zip(lines, amounts(lines, self._paid))
        left = self._paid + sum(amount if line.is_added else -amount for line, amount in sizes)
        paid = money(self._paid, self._currency)
        self.told.setText(
            say("{paid} was paid for prizes: {left} is paid out.", paid=paid, left=money(left, self._currency))
        )
        self.fit()


def open_pool(desk: Desk, parent: QWidget | None) -> None:
    PoolSheet(parent, desk).ask(lambda lines: set_lines(desk.house, desk.tournament, wanted=lines, by=desk.by()))
