"""A deal: the stacks as they are counted out, and what ICM, chips and an even split come to, side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractItemDelegate, QHeaderView, QTableWidget, QTableWidgetItem

from tdapp.director.deals import CUSTOM, METHODS, make
from tdapp.gui.widgets.form_sheet import FormSheet, money_field, yes_or_no
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.question import Pick
from tdapp.values.money import decimals_of, money, read_money
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say
from tdapp.values.words import shortened
from tdapp.views.deal_table import RECKONED, deal_players, deal_table
from tdapp.views.structure_cells import read_amount

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.views.deal_table import DealPlayer

PLAYER, STACK, AGREED = 0, 1, 5
COLUMNS = (say("Player"), say("Stack"), *(METHODS[method] for method in RECKONED), METHODS[CUSTOM])
LINE, MOST_SHOWN = 34, 8
WAIT = 150
"""Milliseconds after the last key before it is reckoned anew."""
FIXED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


@dataclass(frozen=True, slots=True)
class Wanted:
    method: str
    stacks: dict[int, int]
    reserve: int
    unit: int
    agreed: dict[int, int]
    is_the_end: bool


End = QAbstractItemDelegate.EndEditHint
STEPS = {End.SubmitModelCache: 1, End.EditNextItem: 1, End.EditPreviousItem: -1}
"""By what a stack was settled with, Enter, Tab or Shift+Tab: how many lines further it goes on."""


class StackTable(QTableWidget):
    """Enter and Tab settle a stack and go on to the next one below: nothing is typed in what is reckoned."""

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint if hint not in STEPS else End.NoHint)
        following = self.currentRow() + STEPS.get(hint, 0)
        if hint in STEPS and 0 <= following < self.rowCount():
            self.setCurrentCell(following, self.currentColumn())


class DealSheet(FormSheet):
    def __init__(self, parent: QWidget | None, desk: Desk, players: list[DealPlayer]) -> None:
        text = say("Type the stacks as they are counted out. All who are in must agree, and sign the sheet.")
        super().__init__(parent, say("A deal"), text, ok=say("Make the deal"), width=820)
        self._desk, self._players = desk, players
        self._currency = desk.tonight.terms.currency
        self.table = self._made()
        self.body.insertWidget(0, self.table)
        self.told = label(look="muted", wraps=True, name=say("What is divided"))
        self.warning = label(look="warning", wraps=True, name=say("What speaks against it"))
        self.body.insertWidget(1, self.told)
        self.put("method", Pick(say("They divide it"), [(name, at) for at, name in METHODS.items()], "icm"), 0, 0, 3)
        self.put("reserve", money_field(say("Left for the winner"), 0, self._currency, say("nothing")), 0, 3, 3)
        self.put("unit", Pick(say("Rounded to"), self._units(), self._units()[0][1]), 0, 6, 2)
        end = yes_or_no(
            say("After the deal"),
            say("It ends here, places by stacks"),
            say("They play on"),
            chosen=not desk.tonight.terms.has_names,
        )
        self.put("is_the_end", end, 0, 8, 4)
        self.body.addWidget(self.warning)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT)
        self._timer.timeout.connect(self.reckon)
        self.table.itemChanged.connect(self._typed)
        self.control("reserve").textChanged.connect(lambda _: self._timer.start())
        for at in ("method", "unit"):
            self.control(at).currentIndexChanged.connect(lambda _: self.reckon())
        self.reckon()
        self.table.setCurrentCell(0, STACK)
        self.table.setFocus()

    def _units(self) -> list[tuple[str, int]]:
        decimals = decimals_of(self._currency)
        return [(money(size, self._currency), size) for size in sorted({1, 10**decimals, 5 * 10**decimals})]

    def _made(self) -> StackTable:
        made = StackTable(len(self._players), len(COLUMNS))
        made.setAccessibleName(say("Stacks and shares"))
        made.setHorizontalHeaderLabels(COLUMNS)
        made.verticalHeader().hide()
        made.verticalHeader().setDefaultSectionSize(LINE)
        made.setEditTriggers(QTableWidget.EditTrigger.AllEditTriggers)
        made.setTabKeyNavigation(False)
        made.setFixedHeight(LINE * min(len(self._players), MOST_SHOWN) + 46)
        made.horizontalHeader().setSectionResizeMode(PLAYER, QHeaderView.ResizeMode.Stretch)
        for place, player in enumerate(self._players):
            for column in range(len(COLUMNS)):
                cell = QTableWidgetItem(shortened(player.name, 28) if column == PLAYER else "")
                if column not in (STACK, AGREED):
                    cell.setFlags(FIXED)
                if column != PLAYER:
                    cell.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                else:
                    cell.setToolTip(f"{player.name}, {player.where}" if player.where else player.name)
                if column == STACK and player.stack:
                    cell.setText(grouped(player.stack))
                made.setItem(place, column, cell)
        return made

    def _cell(self, place: int, column: int) -> QTableWidgetItem:
        cell = self.table.item(place, column)
        assert cell is not None
        return cell

    def _typed(self, cell: QTableWidgetItem) -> None:
        if cell.column() in (STACK, AGREED):
            self._timer.start()

    def _stacks(self) -> dict[int, int]:
        return {
            player.entry: read_amount(text) if (text := self._cell(place, STACK).text().strip()) else 0
            for place, player in enumerate(self._players)
        }

    def _agreed(self) -> dict[int, int]:
        found = {}
        for place, player in enumerate(self._players):
            text = self._cell(place, AGREED).text().strip()
            found[player.entry] = read_money(text, self._currency) if text else 0
        return found

    def reckon(self) -> None:
        """All three ways at once, and what speaks against the one that is picked."""
        self._timer.stop()
        try:
            reserve, unit = self.money("reserve", self._currency), int(self.answer("unit"))
            shown = deal_table(self._desk.tonight, self._stacks(), reserve=reserve, unit=unit)
        except Refused as no:
            self._say("", no.sentence)
            return
        self.table.blockSignals(True)
        for column, method in enumerate(RECKONED, 2):
            found = shown.offers.get(method)
            for place, player in enumerate(self._players):
                amount = money(found.shares[player.entry], self._currency) if found else "–"
                self._cell(place, column).setText(amount)
        self.table.blockSignals(False)
        self.table.viewport().update()
        method = self.answer("method")
        found = shown.offers.get(method)
        against = " ".join(found.warnings) if found else shown.why_not.get(method, "")
        self._say(f"{shown.told} {found.why if found else ''}".strip(), against)

    def _say(self, told: str, against: str) -> None:
        self.told.setText(told)
        self.warning.setText(against)
        self.warning.setVisible(bool(against))
        self.fit()

    def value(self) -> Wanted:
        return Wanted(
            self.answer("method"),
            self._stacks(),
            self.money("reserve", self._currency),
            int(self.answer("unit")),
            self._agreed() if self.answer("method") == CUSTOM else {},
            bool(self.answer("is_the_end")),
        )


def open_deal(desk: Desk, parent: QWidget | None) -> None:
    players = desk.attempt(lambda: deal_players(desk.tonight))
    if players is None:
        return

    def agree(wanted: Wanted) -> None:
        make(
            desk.house,
            desk.tournament,
            method=wanted.method,
            stacks=wanted.stacks,
            reserve=wanted.reserve,
            unit=wanted.unit,
            agreed=wanted.agreed,
            is_the_end=wanted.is_the_end,
            by=desk.by(),
        )

    DealSheet(parent, desk, players).ask(agree)
