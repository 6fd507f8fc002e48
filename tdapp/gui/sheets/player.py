"""A player of the house: who they are, whether they may enter, whom they do not sit with, and what they played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QAbstractItemView

from tdapp.director.apart import keep_apart, let_together, pairs_with
from tdapp.director.merging import merge
from tdapp.director.players import LONGEST, add_player, amend_player, bar, known, lift_bar
from tdapp.director.tonight import the_player
from tdapp.gui.sheets.pick_player import PickPlayer
from tdapp.gui.sheets.player_form import PlayerForm
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.house_strip import HouseStrip
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.question import Question, Text
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.columns import Column
from tdapp.views.league_player import seasons
from tdapp.views.player_history import COLUMNS, player_history, told

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.values.house import Player
    from tdapp.views.known_players import KnownPlayers

PAIRS = (Column(say("Name"), lambda pair: pair[0].name), Column(say("Why"), lambda pair: pair[1].why, "left", 130))
HISTORY, WIDTH = 136, 900


def open_player(desk: Desk, parent: QWidget | None, player_id: str) -> PlayerSheet:
    """The sheet of a person, also by the key of a record that was merged into theirs."""
    sheet = PlayerSheet(desk, parent, the_player(desk.house, player_id))
    sheet.ask(sheet.save)
    return sheet


def new_player(desk: Desk, parent: QWidget | None, everybody: KnownPlayers) -> NewPlayer:
    sheet = NewPlayer(parent, everybody)
    sheet.ask(lambda values: add_player(desk.house, by=desk.by(), **values))
    return sheet


class NewPlayer(Sheet):
    """It says who may be that person already, before there are two records."""

    def __init__(self, parent: QWidget | None, everybody: KnownPlayers) -> None:
        super().__init__(parent, say("New player"), ok=say("Add"), width=520)
        self._known = everybody
        self.form = PlayerForm()
        self.alike = label(look="muted", wraps=True, name=say("Perhaps known already"))
        self.alike.hide()
        self.body.addWidget(self.form)
        self.body.addWidget(self.alike)
        self.form.texts["name"].textChanged.connect(self._look_for)
        self.form.setFocus()

    def _look_for(self, name: str) -> None:
        found = self._known.near_duplicates(name, most=3)
        told = ", ".join(shortened(f"{one.name} ({one.member})" if one.member else one.name) for one in found)
        self.alike.setText(say("Perhaps known already: {told}", told=told))
        self.alike.setVisible(bool(found))
        self.fit()

    def value(self) -> dict[str, Any]:
        return self.form.values()


class BarSheet(Sheet):
    def __init__(self, parent: QWidget, player: Player) -> None:
        text = say("Nobody can sell an entry to a barred player. The desk is shown the reason.")
        super().__init__(parent, say("Bar {name}", name=shortened(player.name)), text, ok=say("Bar"))
        self.why = Text(say("Reason"), longest=LONGEST["note"])
        self.body.addWidget(Question(say("Reason"), self.why))
        self.why.setFocus()

    def value(self) -> str:
        return self.why.text()


class PlayerSheet(Sheet):
    """What is typed is saved with Enter; bars, pairs and merging are done at once, with an undo beside them."""

    def __init__(self, desk: Desk, parent: QWidget | None, player: Player) -> None:
        super().__init__(parent, say("Edit player"), ok=say("Save"), width=WIDTH)
        self._desk, self._key = desk, player.id
        self.form = PlayerForm()
        self._standing = label(wraps=True, name=say("Whether they may enter"))
        self._bar = Button(say("Bar…"), self._bar_or_lift)
        self._pairs = RowsModel(PAIRS)
        self.pairs = _table(self._pairs, say("Not seated with"), 118)
        self._together = Button(say("Let sit together"), self._let_together)
        apart = Button(say("Keep apart from…"), self._keep_apart)
        self.pairs.selectionModel().selectionChanged.connect(lambda: self._offer())
        right = column(row(self._standing, self._bar), label(say("Not seated with"), "small"), self.pairs)
        right.addLayout(row(apart, self._together, 1))
        right.addStretch()
        two = row(self.form, right, spacing=28)
        two.setStretch(0, 1)
        two.setStretch(1, 1)
        self._history = RowsModel(COLUMNS)
        self.totals = label(look="muted", wraps=True, name=say("All in all"))
        self.strip = HouseStrip(desk, self.say_no)
        merging = Button(say("Merge with…"), self._merge)
        self.body.addLayout(two)
        for part in (
            label(say("Played here"), "small"),
            _table(self._history, say("Played here"), HISTORY),
            self.totals,
        ):
            self.body.addWidget(part)
        below = row(merging, self.strip, 1)
        below.setStretch(1, 100)
        self.body.addLayout(below)
        desk.changed.connect(self._hear)
        self._show()
        self.form.setFocus()

    @property
    def player(self) -> Player:
        return the_player(self._desk.house, self._key)

    def value(self) -> dict[str, Any]:
        return self.form.changes(self.player)

    def save(self, changes: dict[str, Any]) -> None:
        if changes:
            amend_player(self._desk.house, player=self.player.id, by=self._desk.by(), **changes)

    def _hear(self, change: Change) -> None:
        if change.stream == HOUSE_STREAM and self.isVisible():
            self._show()

    def _show(self) -> None:
        house, player = self._desk.house, self.player
        self.form.show_player(player)
        barred = shortened(say("Barred: {why}", why=player.barred), 120)
        self._standing.setText(barred if player.barred else say("May enter."))
        self._standing.setToolTip(player.barred)
        self._bar.say(say("Lift the bar") if player.barred else say("Bar…"))
        people = known(house)
        pairs = ((people[key], pair) for key, pair in pairs_with(house, player.id).items())
        self._pairs.show(sorted(pairs, key=lambda pair: (pair[0].name.casefold(), pair[0].id)))
        history = player_history(house, player.id)
        self._history.show(list(history.played))
        all_in_all = [*map(told, history.totals), *seasons(house, player.id)]
        self.totals.setText("\n".join(all_in_all) or say("Nothing yet."))
        self._offer()
        if self.isVisible():
            self.fit()

    def _offer(self) -> None:
        self._together.setEnabled(bool(self.pairs.picked()))

    def _do(self, verb: Any, **what: Any) -> None:
        self.problem.hide()
        desk = self._desk
        desk.attempt(lambda: verb(desk.house, by=desk.by(), player=self.player.id, **what), refused=self.say_no)

    def _bar_or_lift(self) -> None:
        if self.player.barred:
            self._do(lift_bar)
            return
        desk, key = self._desk, self.player.id
        BarSheet(self, self.player).ask(lambda why: bar(desk.house, player=key, why=why, by=desk.by()))

    def _others(self) -> dict[str, Player]:
        return {key: player for key, player in known(self._desk.house).items() if key != self.player.id}

    def _keep_apart(self) -> None:
        name, desk, key = shortened(self.player.name), self._desk, self.player.id
        text = say(
            "{name} and whom you pick are seated at different tables, as long as there is more than one.", name=name
        )
        title = say("Keep {name} apart from…", name=name)
        PickPlayer(self, title, text, self._others(), ok=say("Keep apart"), asks_why=True).ask(
            lambda found: keep_apart(desk.house, player=key, other=found[0], why=found[1], by=desk.by())
        )

    def _let_together(self) -> None:
        for other, _ in self.pairs.picked():
            self._do(let_together, other=other.id)

    def _merge(self) -> None:
        merge_with(self._desk, self, self.player)


def merge_with(desk: Desk, parent: QWidget, player: Player) -> PickPlayer:
    """Pick the other record of a person who is known twice."""
    name = shortened(player.name)
    text = say(
        "Pick the other record of the same person. The record of {name} stands and gets what it "
        "lacks; what was played under the other one counts for it too.",
        name=name,
    )
    others = {key: other for key, other in known(desk.house).items() if key != player.id}
    sheet = PickPlayer(parent, say("Merge {name} with…", name=name), text, others, ok=say("Merge"))
    sheet.ask(lambda found: merge(desk.house, keep=player.id, other=found[0], by=desk.by()))
    return sheet


def _table(model: RowsModel, name: str, height: int) -> RowsTable:
    made = RowsTable(model, name)
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setFixedHeight(height)
    return made
