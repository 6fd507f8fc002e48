"""The ledger: every payment with who took it, how and for what; its sums; a list of it; and the tills."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog

from tdapp.director.ledger import METHODS
from tdapp.gui.sheets.till import close_till
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.house_strip import HouseStrip
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.question import Pick, Text
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.store.files import write_whole
from tdapp.values.money import money
from tdapp.values.say import say, say_kept
from tdapp.values.words import count
from tdapp.views.ledger import chips_told, clerks_of, ledger, ledger_columns
from tdapp.views.ledger_list import as_csv

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.views.ledger import Ledger, Sum

WIDTH, HEIGHT = 1_200, 296
EVERY = "every"


def open_ledger(desk: Desk, parent: QWidget | None) -> LedgerSheet:
    sheet = LedgerSheet(desk, parent)
    sheet.open()
    return sheet


class LedgerSheet(Sheet):
    """Search, method and clerk narrow what is shown and what it comes to; the list that is saved is the same."""

    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        super().__init__(parent, say("Ledger"), ok=say("Close"), cancel="", width=WIDTH)
        self._desk = desk
        self._search = Text(say("Search payments"))
        self._search.setPlaceholderText(say("A name, #12, rebuy, card, taken back…"))
        self._search.textChanged.connect(lambda _: self._show())
        ways = [(say("Every method"), ""), *((say_kept(method).capitalize(), method) for method in METHODS)]
        self._method = Pick(say("Method"), ways, "")
        self._clerk = Pick(say("Clerk"), [(say("Every clerk"), EVERY)], EVERY)
        for pick in (self._method, self._clerk):
            pick.currentIndexChanged.connect(lambda _: self._show())
            pick.setFixedWidth(190)
        self._model = RowsModel(ledger_columns(lambda: desk.tonight.terms.currency), quiet=_is_taken_back)
        self.table = RowsTable(self._model, say("Payments"))
        self.table.setFixedHeight(HEIGHT)
        self._sums = label("", "strong", wraps=True, name=say("What they come to"))
        self._kinds = label("", "muted", wraps=True, name=say("What was bought"))
        self._chips = label("", "muted", wraps=True, name=say("Chips sold and recorded"))
        find = row(self._search, self._method, self._clerk)
        find.setStretch(0, 1)
        self.body.addLayout(find)
        for part in (self.table, self._sums, self._kinds, self._chips):
            self.body.addWidget(part)
        closing = self._button(say("Close a till…"), "Ctrl+T", self._close_till)
        saving = self._button(say("Save the list…"), "Ctrl+S", self._ask_where)
        below = row(closing, saving, HouseStrip(desk, self.say_no), 1)
        below.setStretch(2, 100)
        self.body.addLayout(below)
        desk.changed.connect(self._hear)
        self._show()
        self._search.setFocus()

    def _button(self, text: str, key: str, does: Callable[[], object]) -> Button:
        made = Button(text, does, key=key)
        QShortcut(QKeySequence(key), self, made.click)
        return made

    def _hear(self, _: Change) -> None:
        if self.isVisible():
            self._show()

    def _found(self) -> Ledger:
        clerk = self._clerk.currentData()
        return ledger(
            self._desk.tonight,
            search=self._search.text(),
            method=self._method.currentData() or "",
            clerk=None if clerk in (EVERY, None) else clerk,
        )

    def _show(self) -> None:
        self._offer_clerks()
        found = self._found()
        self._model.show(list(found.lines))
        whole = found.all_in_all
        number = count(whole.payments, "payment")
        shown = (
            number
            if whole.payments == found.payments
            else say("{payments} of {all_of_them:,}", payments=number, all_of_them=found.payments)
        )
        parts = [f"{say_kept(one.title).capitalize()} {money(one.left, found.currency)}" for one in found.by_method]
        self._sums.setText("   ·   ".join([shown, *parts, say("All {left}", left=money(whole.left, found.currency))]))
        self._kinds.setText("   ·   ".join(_told(one, found.currency) for one in found.by_kind) or say("Nothing fits."))
        owed = say("{owed} was bought and not paid.", owed=money(found.owed, found.currency)) if found.owed else ""
        self._chips.setText(" ".join(filter(None, (chips_told(found.chips), owed))))
        if self.isVisible():
            self.fit()

    def _offer_clerks(self) -> None:
        """Who took money, as far as they are not in the list yet."""
        known = {self._clerk.itemData(n) for n in range(self._clerk.count())}
        for clerk in clerks_of(self._desk.tonight):
            if clerk not in known:
                self._clerk.addItem(clerk or say("Nobody named"), clerk)

    def _close_till(self) -> None:
        close_till(self._desk, self)

    def _ask_where(self) -> None:
        name = " ".join(self._desk.tonight.terms.name.replace("/", " ").split())[:80]
        start = str(Path.home() / say("{name} ledger.csv", name=name))
        chosen, _ = QFileDialog.getSaveFileName(self, say("Save the ledger"), start, say("List in text (*.csv)"))
        if chosen:
            self.save_to(Path(chosen))

    def save_to(self, path: Path) -> bool:
        """What is shown, oldest first; a file of that name stays until the new one is whole."""
        path = path if path.suffix else path.with_suffix(".csv")
        try:
            write_whole(path, as_csv(self._found()))
        except OSError as error:
            why = error.strerror or type(error).__name__
            self.say_no(
                say("{name} could not be saved in {folder}: {why}.", name=path.name, folder=path.parent, why=why)
            )
            return False
        self.problem.hide()
        self._sums.setText(say("Saved as {name} in {folder}.", name=path.name, folder=path.parent))
        return True


def _told(one: Sum, currency: str) -> str:
    """Buy-in 30, €750; less €50 given back"""
    what, left = say_kept(one.title).capitalize(), money(one.left, currency)
    if not (one.went_out and one.came_in):
        return f"{what} {left}"
    return say("{what} {left}, {given_back} given back", what=what, left=left, given_back=money(one.went_out, currency))


def _is_taken_back(line: object) -> bool:
    return getattr(line, "reversed_by", None) is not None or getattr(line, "reverses", None) is not None
