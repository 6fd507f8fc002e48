"""The season: the leagues of the house, each with its table, its events, its points, and what is taken elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog

from tdapp.director import leagues as verbs
from tdapp.director.houses import the_house
from tdapp.gui.sheets.league_events import LeagueEvents
from tdapp.gui.sheets.league_form import LeagueForm
from tdapp.gui.sheets.league_player import LeaguePlayer
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.file_names import documents_folder, file_name
from tdapp.gui.widgets.house_strip import HouseStrip
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.league_grid import LeagueGrid
from tdapp.gui.widgets.question import Pick
from tdapp.gui.widgets.sheet import Sheet
from tdapp.printing.documents import stationery_of
from tdapp.printing.league import league_sheets
from tdapp.store.files import write_whole
from tdapp.values.league import League
from tdapp.values.say import say
from tdapp.views.league_files import MADE, chat
from tdapp.views.league_table import league_table, touches

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.views.league_table import LeagueTable, Row

WIDTH, LEAST, MOST = 1_200, 292, 620
AROUND = 428
"""What the sheet needs beside the table, on the lowest screen."""
NO_LEAGUE = say(
    "No league was begun yet. A league gives points for places, by a list or a formula of "
    "yours, and adds up the results of several events: New…"
)
MOST_NOTES, PICK = 3, 420


def open_leagues(desk: Desk, parent: QWidget | None) -> LeaguesSheet:
    sheet = LeaguesSheet(desk, parent)
    sheet.open()
    return sheet


class LeaguesSheet(Sheet):
    """It stays until it is closed; Enter on a player opens their season."""

    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        super().__init__(parent, say("Season: leagues and points"), ok=say("Close"), cancel="", width=WIDTH)
        self._desk = desk
        self.table: LeagueTable | None = None
        self.pick = Pick(say("League"), [], "")
        self.pick.setFixedWidth(PICK)
        self.pick.currentIndexChanged.connect(lambda _: self._show_table())
        self.grid = LeagueGrid()
        room = (parent.window().height() if parent is not None else 0) - AROUND
        self.grid.setFixedHeight(min(max(LEAST, room), MOST))
        self.grid.chosen.connect(self._open_player)
        self.terms = label("", "muted", wraps=True, name=say("How it is counted"))
        self.notes = label("", "warning", wraps=True, name=say("What to know"))
        self.said = label("", "good", wraps=True, name=say("What came of it"))
        self.said.hide()
        self.nothing = label("", "muted", wraps=True, name=say("Nothing to show"))
        self._of_one = [
            self._button(say("Points and rules…"), "Ctrl+E", self._ask_rules),
            self._button(say("Events…"), "Ctrl+T", self._ask_events),
            self._button(say("Delete"), "", self._delete),
        ]
        self._to_take = [
            self._button(say("Copy as text"), "", self._copy, name=say("Copy the table as text for a chat")),
            self._button(say("Export…"), "Ctrl+S", self._ask_export),
        ]
        above = row(self.pick, 1, *self._of_one, self._button(say("New…"), "Ctrl+N", self._ask_new))
        self.body.addLayout(above)
        for part in (self.terms, self.notes, self.nothing, self.grid, self.said):
            self.body.addWidget(part)
        below = row(*self._to_take, HouseStrip(desk, self.say_no), 1)
        below.setStretch(len(self._to_take), 100)
        self.body.addLayout(below)
        desk.changed.connect(self._hear)
        self.show_leagues(self._of_tonight())
        self.grid.setFocus()

    def _button(self, text: str, key: str, does: Callable[[], object], *, name: str = "") -> Button:
        made = Button(text, does, key=key, name=name)
        if key:
            QShortcut(QKeySequence(key), self, made.click)
        return made

    def _of_tonight(self) -> str:
        """The league that tonight's tournament counts for, else the newest."""
        desk = self._desk
        found = verbs.leagues_with(desk.house, desk.tournament) if desk.has_tournament else []
        return next((one.id for one in (*found, *verbs.leagues(desk.house))), "")

    def show_leagues(self, chosen: str) -> None:
        found = verbs.leagues(self._desk.house)
        self.pick.blockSignals(True)
        self.pick.clear()
        for one in found:
            shown = self.pick.fontMetrics().elidedText(one.name, Qt.TextElideMode.ElideRight, PICK - 50)
            self.pick.addItem(shown, one.id)
        self.pick.blockSignals(False)
        known = {one.id for one in found}
        if found:
            self.pick.show_value(chosen if chosen in known else found[0].id)
        self.pick.setVisible(bool(found))
        self._show_table()

    @property
    def league(self) -> str:
        return self.pick.currentData() or ""

    def _show_table(self) -> None:
        self.said.hide()
        self.table = table = league_table(self._desk.house, self.league) if self.league else None
        for button in (*self._of_one, *self._to_take):
            button.setEnabled(table is not None)
        for button in self._to_take:
            button.setEnabled(table is not None and bool(table.rows))
        self.nothing.setText(NO_LEAGUE if table is None else table.empty)
        self.terms.setText(
            "" if table is None else say("Points: {formula}. {terms}", formula=table.formula, terms=table.terms)
        )
        notes = () if table is None else table.notes
        shown = list(notes[:MOST_NOTES])
        if len(notes) > MOST_NOTES:
            shown.append(say("And {number:,} more.", number=len(notes) - MOST_NOTES))
        self.notes.setText("\n".join(shown))
        if table is not None:
            self.grid.show_table(table)
        for part, is_shown in (
            (self.nothing, bool(self.nothing.text())),
            (self.terms, table is not None),
            (self.notes, bool(notes)),
            (self.grid, table is not None and bool(table.rows)),
        ):
            part.setVisible(is_shown)
        if self.isVisible():
            self.fit()

    def _hear(self, change: Change) -> None:
        if not self.isVisible():
            return
        self.problem.hide()
        if change.touches("league") or self.table is None or touches(change, self.table):
            self.show_leagues(self.league)

    def _ask_new(self) -> None:
        form = LeagueForm(self, self._desk, say("New league"), verbs.Wish(""), ok=say("Begin it"))
        form.ask(self._begin)

    def _begin(self, wish: verbs.Wish) -> None:
        desk = self._desk
        key = verbs.create(desk.house, wish, by=desk.by())
        self.show_leagues(key)

    def _ask_rules(self) -> None:
        desk, key = self._desk, self.league
        league = desk.house.house.the(League, key)
        form = LeagueForm(
            self, desk, say("Points and rules of {name}", name=league.name), verbs.as_wish(league), ok=say("Save")
        )
        form.ask(lambda wish: verbs.amend(desk.house, league=key, wish=wish, by=desk.by()))

    def _ask_events(self) -> None:
        desk, key = self._desk, self.league
        chosen = frozenset(one.id for one in verbs.events_of(desk.house, key))
        sheet = LeagueEvents(desk, self, self.pick.currentText(), chosen)
        sheet.ask(lambda events: verbs.choose_events(desk.house, league=key, events=events, by=desk.by()))

    def _delete(self) -> None:
        """At once: the strip below has the way back."""
        desk, key = self._desk, self.league
        desk.attempt(lambda: verbs.delete_league(desk.house, league=key, by=desk.by()), refused=self.say_no)

    def _open_player(self, player: Row) -> None:
        if self.table is not None:
            LeaguePlayer(self._desk, self, self.table, player).open()

    def _copy(self) -> None:
        if self.table is not None:
            QGuiApplication.clipboard().setText(chat(self.table))
            self._say(say("The table is on the clipboard: paste it into a chat."))

    def _ask_export(self) -> None:
        kinds = {".pdf": say("Document (PDF)"), **{ending: told for ending, (told, _) in MADE.items()}}
        dialog = QFileDialog(self, say("Export the table"), str(documents_folder()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"{told} (*{ending})" for ending, told in kinds.items()])
        dialog.setDefaultSuffix("pdf")
        dialog.filterSelected.connect(lambda told: dialog.setDefaultSuffix(told.rpartition(".")[2].rstrip(")")))
        dialog.selectFile(file_name(self.table.name if self.table else "", say("league table"), ".pdf"))
        dialog.fileSelected.connect(lambda path: self.export_to(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export_to(self, path: Path) -> bool:
        """All of the file or nothing: an older one of that name stays until the new one is whole."""
        ending, table = path.suffix.casefold(), self.table
        if table is None:
            return False
        if ending != ".pdf" and ending not in MADE:
            endings = say(" or ").join((".pdf", *MADE))
            self.say_no(say("A table is exported as {endings}, not as {name}.", endings=endings, name=path.name))
            return False
        content = self._paper(table) if ending == ".pdf" else MADE[ending][1](table)
        try:
            write_whole(path, content)
        except OSError as error:
            why = error.strerror or type(error).__name__
            self.say_no(
                say("{name} could not be saved in {folder}: {why}.", name=path.name, folder=path.parent, why=why)
            )
            return False
        self._say(say("Saved as {name} in {folder}.", name=path.name, folder=path.parent))
        return True

    def _paper(self, table: LeagueTable) -> bytes:
        house = self._desk.house
        return league_sheets([table], paper=stationery_of(house, the_house(house).paper))

    def _say(self, sentence: str) -> None:
        self.problem.hide()
        self.said.setText(sentence)
        self.said.show()
        self.fit()
