"""Exporting players: choose where, and say what was written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.director.player_exports import export_players as write_players
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk

FILES = say("Workbook (*.xlsx);;List in text (*.csv)")


def export_players(desk: Desk, parent: QWidget | None) -> Sheet | None:
    """Ask where to, and write everybody there."""
    start = str(Path.home() / say("players.xlsx"))
    chosen, kind = QFileDialog.getSaveFileName(parent, say("Export players"), start, FILES)
    if not chosen:
        return None
    path = Path(chosen)
    return export_to(desk, path if path.suffix else path.with_suffix(".csv" if "*.csv" in kind else ".xlsx"), parent)


def export_to(desk: Desk, path: Path, parent: QWidget | None) -> Sheet:
    try:
        number = write_players(desk.house, path)
        title, players = say("Players exported"), count(number, "player")
        said = say("{players} written to {name}, ready to import anywhere.", players=players, name=path.name)
    except Refused as no:
        title, said = say("The players cannot be exported"), no.sentence
    sheet = Sheet(parent, title, said, ok=say("Close"), cancel="")
    sheet.open()
    return sheet
