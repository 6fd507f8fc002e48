"""The tournaments of the house, newest first: open another, or begin a new one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView

from tdapp.director.putting_away import put_away, take_out_again
from tdapp.director.tonight import Tonight
from tdapp.gui.sheets.new_tournament import new_tournament
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.values.dates import date_shown, local
from tdapp.values.say import say
from tdapp.values.trust import PutAway
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.store.house import OpenHouse

ROW, HEAD, MOST_SHOWN = 36, 42, 5


@dataclass(frozen=True, slots=True)
class Evening:
    key: str
    name: str
    day: str
    state: str
    is_here: bool
    is_put_away: bool


COLUMNS = (
    Column(say("Name"), lambda evening: evening.name),
    Column(say("Date"), lambda evening: evening.day, "left", 110),
    Column(say("State"), lambda evening: evening.state, "left", 150),
)


def evenings(house: OpenHouse, on_the_desk: str) -> list[Evening]:
    """Newest first; those that were put away come last."""
    found, away = [], house.house[PutAway]
    for terms in sorted(house.tournaments(), key=lambda one: one.id in away):
        day = date_shown(local(terms.created if terms.starts is None else terms.starts))
        state = say("finished") if terms.finished is not None else _state(Tonight.of(house, terms.id))
        state = say("put away") if terms.id in away else state
        found.append(Evening(terms.id, terms.name, day, state, terms.id == on_the_desk, terms.id in away))
    return found


def _state(tonight: Tonight) -> str:
    if not tonight.entries_sold:
        return say("no entries yet")
    return say("{left:,} of {entries:,} left", left=tonight.left, entries=tonight.entries_sold)


class TournamentsCard(Card):
    """Enter or a double click opens a tournament; the one on the desk stands out as selected."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._model = RowsModel(COLUMNS, quiet=lambda evening: evening.is_put_away)
        self._table = RowsTable(self._model, say("Tournaments of the house"))
        self._table.setProperty("look", "inner")
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.chosen.connect(lambda evening: desk.turn_to(evening.key))
        self._open = Button(say("Open"), self._open_it, name=say("Open the selected tournament"))
        self._again = Button(say("The same again…"), self._play_again, name=say("The selected tournament again"))
        new = Button(say("New tournament…"), lambda: new_tournament(desk, self.window()))
        self._away = Button(say("Put away"), self._put_away, name=say("Put the selected tournament away"))
        self._out = Button(say("Take out again"), self._take_out, name=say("Take the selected tournament out again"))
        tools = row(self._open, self._again, self._away, self._out, 1, new, spacing=8)
        super().__init__(label(say("Tournaments of the house"), "heading"), self._table, tools, spacing=12)
        self._table.selectionModel().selectionChanged.connect(lambda: self._offer())

    def show_rows(self) -> None:
        rows = evenings(self._desk.house, self._desk.tournament)
        self._model.show(rows)
        self._table.setFixedHeight(HEAD + ROW * min(len(rows), MOST_SHOWN) + 8)
        here = next((n for n, evening in enumerate(rows) if evening.is_here), -1)
        if here >= 0:
            self._table.selectRow(here)
        self._offer()

    def _offer(self) -> None:
        self._open.setEnabled(any(not evening.is_here for evening in self._table.picked()))
        self._again.setEnabled(bool(self._table.picked()))
        is_away = any(evening.is_put_away for evening in self._table.picked())
        self._away.setVisible(not is_away)
        self._out.setVisible(is_away)
        self._away.setEnabled(any(not evening.is_here for evening in self._table.picked()))
        here = any(evening.is_here for evening in self._table.picked())
        self._away.setToolTip(say("This one is open: open another first.") if here else "")

    def _play_again(self) -> None:
        for evening in self._table.picked():
            new_tournament(self._desk, self.window(), like=evening.key)

    def _put_away(self) -> None:
        desk = self._desk
        for evening in self._table.picked():
            desk.attempt(partial(put_away, desk.house, tournament=evening.key, by=desk.by()))

    def _take_out(self) -> None:
        desk = self._desk
        for evening in self._table.picked():
            desk.attempt(partial(take_out_again, desk.house, tournament=evening.key, by=desk.by()))

    def _open_it(self) -> None:
        for evening in self._table.picked():
            self._desk.turn_to(evening.key)
