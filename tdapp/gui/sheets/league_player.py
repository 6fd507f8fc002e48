"""A player's season: every event of a league with place, prize and points; from here to everything they played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.gui.sheets.player import open_player
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.league_player import COLUMNS, lines, told

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.views.league_table import LeagueTable, Row

WIDTH, HEIGHT = 860, 330


class LeaguePlayer(Sheet):
    def __init__(self, desk: Desk, parent: QWidget | None, table: LeagueTable, player: Row) -> None:
        title = say("{name} in {league}", name=shortened(player.name, 60), league=shortened(table.name, 60))
        super().__init__(parent, title, told(table, player), ok=say("Close"), cancel="", width=WIDTH)
        model = RowsModel(COLUMNS, quiet=lambda line: bool(line.says))
        model.show(list(lines(table, player)))
        self.events = RowsTable(model, say("Events of the league"))
        self.events.setFixedHeight(HEIGHT)
        self.body.addWidget(self.events)
        self.body.addWidget(label(table.terms, "muted", wraps=True, name=say("How it is counted")))
        every = Button(say("Everything played here…"), lambda: open_player(desk, self, player.player))
        self.body.addLayout(row(every, 1))
        self.events.setFocus()
