"""The set in play: every kind with its color, who starts with what, when it leaves and what must be brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tdapp.gui.pages.setup_chips import tell
from tdapp.gui.pages.setup_chips_sheet import ChipsSheet
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.chip_swatch import swatch
from tdapp.gui.widgets.figures import Figure
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, column, row, scrolling
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.values.say import grouped, say, say_kept
from tdapp.values.words import chips_of, count
from tdapp.views.clock_face import clock_face
from tdapp.views.color_ups import COLUMNS, ChipSet, chip_set, leaves_said

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.gui.widgets.rows import Index

ROW, HEAD = 36, 42
FIGURES = {
    "Chips in play": say("Chips in play"),
    "Average stack": say("Average stack"),
    "Smallest chip": say("Smallest chip"),
    "Next color-up": say("Next color-up"),
}


class KindRows(RowsModel):
    """The first column shows what the chip looks like."""

    def data(self, index: Index, role: int = 0) -> Any:
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            return swatch(self.rows[index.row()].color)
        return super().data(index, role)


class SetPanel(QWidget):
    race_wanted = Signal()

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__()
        self._desk = desk
        self.figures = {name: Figure(title) for name, title in FIGURES.items()}
        self._model = KindRows(COLUMNS, quiet=lambda kind: kind.is_gone)
        self._table = RowsTable(self._model, say("The set in play"))
        self._table.setProperty("look", "inner")
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._told = Elided("", "muted")
        self._told.setAccessibleName(say("The next color-up"))
        self._adds_up = label(wraps=True, name=say("What a set adds up to"))
        self._serves = label(wraps=True, name=say("How far the box goes"))
        self.race = Button(say("Race…"), self.race_wanted.emit, look="primary")
        self.sheet = Button(say("Race sheet"), lambda: shell.run("race sheet"))
        self.edit = Button(say("Edit the chips…"), self._edit)
        head = row(label(say("Set and color-ups"), "heading"), self._told, self.edit, self.sheet, self.race, spacing=12)
        head.setStretch(1, 1)
        card = Card(head, self._table, self._adds_up, self._serves, spacing=10)
        inside = QWidget()
        inside.setLayout(column(row(*self.figures.values()), card, 1, spacing=12))
        area = scrolling(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLayout(column(area))

    def take_keyboard(self) -> None:
        self._table.setFocus()

    def tick(self) -> None:
        """Times of day move while the clock stands; figures follow the level."""
        if self._desk.has_tournament:
            self._say_figures(chip_set(self._desk.tonight, self._desk.now()))

    def show_rows(self) -> None:
        tonight = self._desk.tonight
        shown = chip_set(tonight, self._desk.now())
        self._model.show(list(shown.kinds))
        self._table.setFixedHeight(HEAD + ROW * max(1, len(shown.kinds)) + 8)
        self._told.setText(shown.told)
        tell(self._adds_up, shown.box.adds_up, "good" if shown.box.is_right else "warning")
        tell(self._serves, shown.box.serves, "good" if shown.box.is_enough else "warning")
        over = say("The tournament is over: its chips stand.") if tonight.terms.finished is not None else ""
        for button in (self.edit, self.race):
            button.setEnabled(not over)
            button.setToolTip(over)
        self._say_figures(shown)

    def _say_figures(self, shown: ChipSet) -> None:
        tonight, at = self._desk.tonight, self._desk.now()
        face = clock_face(tonight, at)
        players = say("held by {players:,}", players=tonight.left) if tonight.left else say("nobody is in yet")
        self.figures["Chips in play"].say(grouped(face.chips), players)
        blinds = count(face.big_blinds, "big blind") if face.big_blinds else ""
        self.figures["Average stack"].say(grouped(face.average) if face.average else "–", blinds)
        smallest = next((kind for kind in shown.kinds if not kind.is_gone and kind.in_play), None)
        if smallest:
            self.figures["Smallest chip"].say(grouped(smallest.worth), say_kept(smallest.color))
        else:
            self.figures["Smallest chip"].say("–")
        if shown.plan:
            first = shown.plan[0]
            self.figures["Next color-up"].say(chips_of(first.chip.worth), leaves_said(tonight, at, first))
        else:
            self.figures["Next color-up"].say("–", say("no chip leaves any more"))

    def _edit(self) -> None:
        tonight = self._desk.tonight
        players = tonight.entries_sold or tonight.terms.most_players or 20
        ChipsSheet(self.window(), self._desk, players).save()
