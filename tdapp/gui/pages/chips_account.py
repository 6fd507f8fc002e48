"""The account: every reason that the chips in play ever changed, with the total after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from tdapp.gui.pages.chips_sheets import AccountSheet
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, column, row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.values.say import say
from tdapp.views.chip_account import COLUMNS, chip_account

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk


class AccountPanel(QWidget):
    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._told = Elided("", "heading")
        self._told.setAccessibleName(say("Chips in play"))
        self.correct = Button(say("Chips were counted…"), lambda: AccountSheet(self.window(), desk).save())
        head = row(self._told, self.correct)
        head.setStretch(0, 1)
        self._model = RowsModel(COLUMNS, quiet=lambda line: line.is_undone)
        self.table = RowsTable(self._model, say("The account of the chips"))
        none = label(
            say("Nobody has bought chips yet. Every sale, race and correction will stand here."), "muted", wraps=True
        )
        self._either = QStackedWidget()
        self._either.addWidget(self.table)
        self._either.addWidget(Card(none, 1))
        self.setLayout(column(head, self._either, spacing=12))

    def take_keyboard(self) -> None:
        (self.table if self._model.rows else self.correct).setFocus()

    def tick(self) -> None:
        """Time alone changes nothing here."""

    def show_rows(self) -> None:
        tonight = self._desk.tonight
        shown = chip_account(tonight)
        self._told.setText(shown.told)
        self._model.show(list(shown.lines))
        self._either.setCurrentIndex(0 if shown.lines else 1)
        over = say("The tournament is over: its chips stand.") if tonight.terms.finished is not None else ""
        self.correct.setEnabled(not over and bool(shown.in_play))
        self.correct.setToolTip(over)
