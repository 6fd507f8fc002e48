"""Importing players: choose a file, look at what was recognised and what is wrong, then add them all or none.

A list is read beside the window, so that a long one can be waited for or left.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QProgressBar, QWidget

from tdapp.director.player_imports import take_in
from tdapp.director.player_lists import read_file
from tdapp.director.players import CALLED
from tdapp.gui.widgets.beside import Beside
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.house import Player
from tdapp.values.say import say, say_count
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from tdapp.director.meeting import Met
    from tdapp.director.player_lists import PlayerList
    from tdapp.gui.desk import Desk

FILES = say("Lists of players (*.xlsx *.csv *.txt *.tsv);;All files (*)")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the preview."""

    name: str
    number: str
    what: str
    is_new: bool


COLUMNS = (
    Column(say("Name"), lambda line: line.name, "left", 210),
    Column(say("Number"), lambda line: line.number, "left", 100),
    Column(say("What becomes of it"), lambda line: line.what),
)


def import_players(desk: Desk, parent: QWidget | None) -> ImportPlayers | None:
    """Ask for a file and show what is in it."""
    chosen, _ = QFileDialog.getOpenFileName(parent, say("Import players"), str(Path.home()), FILES)
    return import_from(desk, Path(chosen), parent) if chosen else None


def import_from(desk: Desk, path: Path, parent: QWidget | None) -> ImportPlayers:
    """The preview of a file, once it is read; or, where it is no list, the sentence that says so."""
    sheet = ImportPlayers(desk, path, parent)
    sheet.ask(lambda found: take_in(desk.house, found=found, by=desk.by()) if found else None)
    return sheet


def lines_of(found: PlayerList) -> list[Line]:
    """What is wrong first, because that is what to look at; then the new, then the known."""
    return [
        *(Line(say("Line {line}", line=wrong.line), "", wrong.reason, is_new=False) for wrong in found.wrong),
        *(Line(one.name, one.member, say("New: will be added"), is_new=True) for one in found.new),
        *(Line(met.player.name, met.player.member, _becomes(met), is_new=bool(met.fills)) for met in found.known),
    ]


def _becomes(met: Met) -> str:
    if met.fills:
        what = ", ".join(f"{CALLED[name]} {text}" for name, text in met.fills.items())
        return say("Known already: gets {what}", what=what)
    return say("Known already: stays as it is")


class ImportPlayers(Sheet):
    """While the list is read it shows how far it is; then what was found. Its value is what to take in."""

    def __init__(self, desk: Desk, path: Path, parent: QWidget | None) -> None:
        super().__init__(parent, say("Import players"), ok=say("Add players"), width=760)
        self._found: PlayerList | None = None
        self.summary = label(say("Reading the list…"), "strong", wraps=True, name=say("What was found"))
        self.how = label(look="muted", wraps=True, name=say("How it was read"))
        self.progress = QProgressBar()
        self.progress.setAccessibleName(say("How far the list is read"))
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(8)
        self._model = RowsModel(COLUMNS, quiet=lambda line: not line.is_new)
        self.table = RowsTable(self._model, say("Preview"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setMinimumHeight(300)
        self.table.chosen.connect(self.accept)
        for part in (Elided(path.name, "muted"), self.summary, self.progress, self.how, self.table):
            self.body.addWidget(part)
        self.how.hide()
        self.table.hide()
        self.ok.hide()
        records = tuple(desk.house.house[Player].values())
        self.reading = Beside(self, lambda heard: read_file(path, known=records, heard=heard))
        self.reading.heard.connect(self._tell)
        self.reading.done.connect(self._show_found)
        self.reading.failed.connect(self._fail)
        self.reading.start()

    def _tell(self, done: int, of: int) -> None:
        self.progress.setRange(0, of)
        self.progress.setValue(done)
        if done:
            lines = count(done, "line")
            self.summary.setText(
                say("{lines} read of {of:,}…", lines=lines, of=of) if of else say("{lines} read…", lines=lines)
            )

    def _show_found(self, found: PlayerList) -> None:
        self._found = found
        filled, wrong = len(found.filled), len(found.wrong)
        parts = [
            say_count(len(found.new), "{n} new", "{n} new"),
            say_count(len(found.known), "{n} known already", "{n} known already"),
            say_count(filled, "{n} record completed", "{n} records completed") if filled else "",
            say_count(wrong, "{n} line left out", "{n} lines left out") if wrong else "",
        ]
        self.summary.setText(" · ".join(filter(None, parts)))
        self.how.setText(found.how)
        self.how.show()
        self._model.show(lines_of(found))
        self.table.show()
        self._end(_does(found))

    def _fail(self, sentence: str) -> None:
        self.summary.setText(say("These players cannot be imported."))
        self.say_no(sentence)
        self._end("")

    def _end(self, does: str) -> None:
        """The list is read: what there is to do with it, or only to close it."""
        self.progress.hide()
        self.ok.say(does or say("Close"))
        self.ok.show()
        self.cancel.setVisible(bool(does))
        self.ok.setFocus()
        self.fit()

    def value(self) -> PlayerList | None:
        return self._found if self._found and _does(self._found) else None

    def accept(self) -> None:
        if self.ok.isVisible():
            super().accept()

    def done(self, result: int) -> None:
        """However it ends, nothing goes on being read."""
        self.reading.stop()
        super().done(result)


def _does(found: PlayerList) -> str:
    """What the button says: nothing where there is nothing to take in."""
    if found.new:
        players = count(len(found.new), "player")
        if found.filled:
            return say("Add {players} and complete the others", players=players)
        return say("Add {players}", players=players)
    return say("Complete {records}", records=count(len(found.filled), "record")) if found.filled else ""
