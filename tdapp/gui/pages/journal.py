"""Journal: every sentence of the evening, searchable, with its rule, and the way back from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QStackedWidget, QToolButton, QWidget

from tdapp.gui.pages.page import Page
from tdapp.gui.theme.look import digits
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, column, row, rule, scrolling
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.rule_note import RuleNote
from tdapp.store.tables import KINDS
from tdapp.values.words import count
from tdapp.views.journal import JOURNAL_COLUMNS, journal, moment_in_full

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.gui.widgets.rows import Index
    from tdapp.views.journal import JournalLine

SIDE = 348
WHEN, WHAT = 0, 1


class JournalModel(RowsModel):
    """What was undone is struck through."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.FontRole:
            if index.column() == WHEN:
                return digits(QFont())
            if index.column() == WHAT and self.rows[index.row()].is_undone:
                font = QFont()
                font.setStrikeOut(True)
                return font
        return super().data(index, role)


class Search(QLineEdit):
    """Down and Enter lead into the list, Esc empties it."""

    def __init__(self, into: QWidget) -> None:
        super().__init__()
        self._into = into
        self.setPlaceholderText("Search: a name, a table, a rule…")
        self.setAccessibleName("Search the journal")
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName("Empty the search")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._into.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class JournalPage(Page):
    id, title, icon = "journal", "Journal", "journal"
    shows = frozenset(KINDS)

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self.model = JournalModel(JOURNAL_COLUMNS, quiet=lambda line: line.is_undone or line.is_clock)
        self.table = RowsTable(self.model, "Journal, newest first")
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._show_picked())
        self.search = Search(self.table)
        self.search.setFixedWidth(SIDE)
        self.search.textChanged.connect(lambda _: self.show_rows())
        QShortcut(
            QKeySequence(QKeySequence.StandardKey.Find),
            self,
            self._find,
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )
        self.found = label(look="muted")
        self.body.addLayout(row(label("Journal", "title"), self.found, 1, self.search))
        self.nothing = label(look="muted", wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lines = QStackedWidget()
        self.lines.addWidget(self.table)
        self.lines.addWidget(Card(1, self.nothing, 1))
        self.card = self._build_card()
        both = row(self.lines, self.card, spacing=16)
        both.setStretch(0, 1)
        self.body.addLayout(both, 1)
        self._picked: int | None = None

    def _build_card(self) -> Card:
        self.sentence = label(look="strong", wraps=True, name="What was done")
        self.when = label(look="muted", wraps=True)
        self.state = label(look="warning", wraps=True)
        self.line = rule()
        self.rule = RuleNote()
        told = QWidget()
        told.setLayout(column(self.sentence, self.when, self.state, self.line, self.rule, 1, spacing=10))
        self.undo = Button("Undo this", self._undo)
        stays = label("Taking it back adds a line; this one stays in the journal.", "small", wraps=True)
        card = Card(scrolling(told), stays, self.undo, spacing=12)
        card.setFixedWidth(SIDE)
        return card

    def enter(self) -> None:
        super().enter()
        self.table.setFocus()

    def show_rows(self) -> None:
        told = self.desk.house.journal(self.desk.tournament)
        lines = journal(told, search=self.search.text())
        picked = self._picked
        self.model.show(lines)
        number = next((at for at, line in enumerate(lines) if line.n == picked), 0)
        self._select(number if lines else None)
        wanted = self.search.text().strip()
        sentences = count(len(told), "line")
        self.found.setText(f"{len(lines):,} of {sentences}" if wanted else f"{sentences}, newest first")
        self.nothing.setText(f"Nothing in the journal says “{wanted}”." if wanted else "Nothing was done yet.")
        self.lines.setCurrentIndex(0 if lines else 1)
        self._show_picked()

    def _select(self, number: int | None) -> None:
        if number is None:
            self.table.clearSelection()
            return
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.table.selectionModel().setCurrentIndex(self.model.index(number, WHAT), flags)

    def _show_picked(self) -> None:
        line: JournalLine | None = next(iter(self.table.picked()), None)
        self.card.setVisible(line is not None)
        self.undo.setEnabled(line is not None and line.can_be_tried)
        if line is None:
            return
        self._picked = line.n
        self.sentence.setText(line.sentence)
        self.when.setText(f"{moment_in_full(line.at)}\n{line.who}, line {line.n:,}")
        self.state.setText(_state(line))
        self.state.setVisible(bool(self.state.text()))
        self.line.setVisible(bool(line.rule))
        self.rule.show_rule(line.rule)
        self.undo.setAccessibleName(f"Undo this: {line.sentence}")

    def _find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _undo(self) -> None:
        if self._picked is not None:
            self.desk.undo(self._picked)


def _state(line: JournalLine) -> str:
    if line.is_undone:
        return "This was undone."
    return "The clock is set back on the page Clock." if line.is_clock else ""
