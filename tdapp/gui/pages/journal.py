"""Journal: every sentence of the evening, with its rule, the way back from it, and how everything stood then."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QStackedWidget

from tdapp.gui.desk import DESK
from tdapp.gui.looking_back import look_back
from tdapp.gui.pages.page import Page
from tdapp.gui.paper.journal_saving import JournalSaving
from tdapp.gui.sheets.proof import open_proof
from tdapp.gui.theme.look import digits, relook
from tdapp.gui.widgets.beside import Beside
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.journal_card import JournalCard
from tdapp.gui.widgets.journal_filters import JournalFilters
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.store.journal import read_rows
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.field import Entry
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.journal import JOURNAL_COLUMNS, journal, who_wrote
from tdapp.views.journal_paper import journal_paper
from tdapp.views.journal_subjects import NOTHING, about

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent

    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.gui.widgets.rows import Index
    from tdapp.views.journal import JournalLine
    from tdapp.views.journal_paper import JournalPaper
    from tdapp.views.journal_subjects import About

WHEN, WHAT = 0, 1
AT_ONCE = 400
"""So many Changes are looked into while somebody waits; more of them beside the window."""


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


class JournalPage(Page):
    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self.model = JournalModel(JOURNAL_COLUMNS, quiet=lambda line: line.is_undone or line.is_clock)
        self.table = RowsTable(self.model, say("Journal, newest first"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._show_picked())
        self.table.chosen.connect(lambda _: self._look_back())
        self.filters = JournalFilters(self.table, desk.now)
        self.filters.changed.connect(self.show_rows)
        self.search = self.filters.search
        here = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._find, context=here)
        QShortcut(QKeySequence("Ctrl+S"), self, self._save, context=here)
        self.found = label(look="muted")
        self.saving = JournalSaving(desk, self, self.on_paper)
        self.saving.saved.connect(partial(self._say, "good"))
        self.saving.failed.connect(partial(self._say, "problem"))
        self.save = Button(say("Save these lines…"), self.saving.ask_where, key="Ctrl+S")
        prove = Button(say("Prove this house…"), lambda: open_proof(desk, self.window()))
        self.body.addLayout(row(label(say("Journal"), "title"), self.found, 1, prove, self.save))
        self.body.addWidget(self.filters)
        self.nothing = label(look="muted", wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lines = QStackedWidget()
        self.lines.addWidget(self.table)
        self.lines.addWidget(Card(1, self.nothing, 1))
        self.undo = Button(say("Undo this"), self._undo)
        self.then = Button(say("As it was then"), self._look_back, key="Enter")
        self.card = JournalCard(self.undo, self.then)
        self.card.player_wanted.connect(self.filters.about_player)
        self.card.table_wanted.connect(self.filters.about_table)
        both = row(self.lines, self.card, spacing=16)
        both.setStretch(0, 1)
        self.body.addLayout(both, 1)
        self._picked: int | None = None
        self._about: dict[str, list[About]] = {}
        self._reading: Beside | None = None
        self._looking: Beside | None = None

    @property
    def stream(self) -> str:
        """Whose journal is shown."""
        return HOUSE_STREAM if self.filters.is_of_the_house else self.desk.tournament

    @property
    def is_settled(self) -> bool:
        return self._reading is None and self._looking is None and self.saving.is_settled

    def enter(self) -> None:
        super().enter()
        self.table.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Who left it at the newest line finds it at the newest again."""
        super().hideEvent(event)
        if self.table.currentIndex().row() == 0:
            self._picked = None

    def show_rows(self) -> None:
        told = self.desk.house.journal(self.stream)
        self._look_into_rows(len(told))
        self.filters.offer_who(who_wrote(told))
        lines = self.shown()
        picked = self._picked
        self.model.show(lines)
        number = next((at for at, line in enumerate(lines) if line.n == picked), 0)
        self._select(number if lines else None)
        self._say_how_many(len(lines), len(told))
        self.lines.setCurrentIndex(0 if lines else 1)
        self._show_picked()

    def shown(self) -> list[JournalLine]:
        """The lines that fit what is looked for."""
        told = self.desk.house.journal(self.stream)
        return journal(told, self.filters.wanted, about=self._about.get(self.stream, ()))

    def on_paper(self) -> JournalPaper:
        """What is shown, to take away."""
        return journal_paper(
            self.desk.house,
            self.stream,
            self.filters.wanted,
            in_words=self.filters.told,
            about=self._about.get(self.stream, ()),
        )

    def _say(self, style: str, sentence: str) -> None:
        relook(self.found, style)
        self.found.setText(sentence)

    def _say_how_many(self, shown: int, of: int) -> None:
        wanted, lines = self.filters.told, count(of, "line")
        found = say("{shown:,} of {lines}", shown=shown, lines=lines)
        self._say("muted", found if wanted else say("{lines}, newest first", lines=lines))
        self.save.setEnabled(bool(shown))
        if self._reading is not None and self.filters.wanted.needs_rows:
            self.nothing.setText(say("Looking…"))
        else:
            self.nothing.setText(
                say("Nothing in the journal says {wanted}.", wanted=wanted) if wanted else say("Nothing was done yet.")
            )

    def _look_into_rows(self, last: int) -> None:
        """What each Change is about: the few that are new at once, a whole evening beside the window."""
        stream = self.stream
        known = self._about.setdefault(stream, [])
        if len(known) >= last or self._reading is not None:
            return
        if last - len(known) <= AT_ONCE:
            known += (about(change.rows) for change in self.desk.house.changes(stream, after=len(known)))
            return
        path = self.desk.house.path
        self._reading = Beside(self, lambda _: [about(rows) for rows in read_rows(path, stream)])
        self._reading.done.connect(lambda found: self._know(stream, found))
        self._reading.failed.connect(self.desk.refused.emit)
        self._reading.start()

    def _know(self, stream: str, found: list[About]) -> None:
        self._about[stream] = found
        self._reading = None
        self.show_rows()

    def _select(self, number: int | None) -> None:
        if number is None:
            self.table.clearSelection()
            return
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.table.selectionModel().setCurrentIndex(self.model.index(number, WHAT), flags)

    def _show_picked(self) -> None:
        line: JournalLine | None = next(iter(self.table.picked()), None)
        self.card.setVisible(line is not None)
        self.then.setEnabled(line is not None and not self.filters.is_of_the_house)
        if line is None:
            self.undo.setEnabled(False)
            return
        self._picked = line.n
        known = self._about.get(self.stream, [])
        found = known[line.n - 1] if line.n <= len(known) else NOTHING
        tonight = self.desk.tonight
        entries = sorted(n for n in found.entries if n in tonight.now[Entry])
        self.card.show_line(line, [(n, tonight.known_as(n)) for n in entries], sorted(found.tables))

    def _find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _save(self) -> None:
        self.save.click()

    def _undo(self) -> None:
        if self._picked is None:
            return
        if self.filters.is_of_the_house:
            desk, n = self.desk, self._picked
            desk.attempt(lambda: desk.house.undo(HOUSE_STREAM, n, at=desk.now(), who=desk.who, desk=DESK))
        else:
            self.desk.undo(self._picked)

    def _look_back(self) -> None:
        if self._picked is None or self.filters.is_of_the_house or self._looking is not None:
            return
        self._looking = look_back(self.desk, self._picked)
        for ended in (self._looking.done, self._looking.failed):
            ended.connect(self._looked)
        self._looking.start()

    def _looked(self, _: object) -> None:
        self._looking = None
