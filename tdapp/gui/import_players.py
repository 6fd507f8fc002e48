"""Importing players: choose a file, look at what was recognised and what is wrong, then add them all or none."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QWidget

from tdapp.director.houses import add_players
from tdapp.director.player_lists import MOST_BYTES, read_players
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from tdapp.director.player_lists import PlayerList
    from tdapp.gui.desk import Desk

FILES = "Lists of players (*.csv *.txt *.tsv);;All files (*)"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the preview."""

    name: str
    what: str
    is_new: bool


COLUMNS = (Column("Name", lambda line: line.name), Column("What becomes of it", lambda line: line.what, "left", 300))


def import_players(desk: Desk, parent: QWidget | None) -> Sheet | None:
    """Ask for a file and show what is in it."""
    chosen, _ = QFileDialog.getOpenFileName(parent, "Import players", str(Path.home()), FILES)
    return import_from(desk, Path(chosen), parent) if chosen else None


def import_from(desk: Desk, path: Path, parent: QWidget | None) -> Sheet:
    """The preview of a file; or, where it is no list, the sentence that says so."""
    try:
        found = preview_of(desk, path)
    except Refused as no:
        refusal = Sheet(parent, "These players cannot be imported", no.sentence, ok="Close", cancel="")
        refusal.open()
        return refusal
    sheet = ImportPlayers(found, path.name, parent)
    sheet.ask(lambda names: add_players(desk.house, names=names, by=desk.by()) if names else None)
    return sheet


def preview_of(desk: Desk, path: Path) -> PlayerList:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Refused(f"The file cannot be read: {error.strerror or error}.") from error
    return read_players(content, known=[player.name for player in desk.house.house[Player].values()])


def lines_of(found: PlayerList) -> list[Line]:
    """What is wrong first, because that is what to look at; then the new, then the known."""
    return [
        *(Line(f"Line {wrong.line}", wrong.reason, is_new=False) for wrong in found.wrong),
        *(Line(name, "New: will be added", is_new=True) for name in found.new),
        *(Line(name, "Known already: stays as it is", is_new=False) for name in found.known),
    ]


class ImportPlayers(Sheet):
    """Its value is the names to add."""

    def __init__(self, found: PlayerList, file: str, parent: QWidget | None) -> None:
        added = f"Add {count(len(found.new), 'player')}" if found.new else "Close"
        super().__init__(parent, "Import players", ok=added, cancel="Cancel" if found.new else "", width=640)
        self._found = found
        parts = [f"{len(found.new):,} new", f"{len(found.known):,} known already"]
        parts += [f"{count(len(found.wrong), 'line')} left out"] if found.wrong else []
        self.summary = label(" · ".join(parts), "strong", wraps=True, name="What was found")
        self.body.addWidget(Elided(file, "muted"))
        self.body.addWidget(self.summary)
        self.body.addWidget(label(found.how, "muted", wraps=True, name="How it was read"))
        model = RowsModel(COLUMNS, quiet=lambda line: not line.is_new)
        model.show(lines_of(found))
        table = RowsTable(model, "Preview")
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setMinimumHeight(300)
        table.chosen.connect(self.accept)
        self.body.addWidget(table)
        self.ok.setFocus()

    def value(self) -> tuple[str, ...]:
        return self._found.new
