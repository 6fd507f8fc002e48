"""The race: the tables at the left, and beside them what the dealer calls, or what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView, QStackedWidget, QWidget

from tdapp.director import races as verbs
from tdapp.gui.pages.chips_race_form import RaceForm
from tdapp.gui.pages.chips_race_result import RaceResult
from tdapp.gui.pages.chips_sheets import ResultSheet, take_out
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, column, row
from tdapp.gui.widgets.question import ENTER, Pick
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.races import TABLE_COLUMNS, how, raced_before, races

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.views.races import Races, RaceTable

DEALERS = [(say("The app deals"), "app"), (say("Cards typed as dealt"), "table")]


class RacePanel(QWidget):
    """`shown` is the race on the screen; after a chip has left it stays until another is chosen."""

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__()
        self._desk = desk
        self.shown: Races | None = None
        self._worth = 0
        self._at: int | None = None
        """The table at the right."""
        self._drawn: RaceTable | None = None
        self._title = label("", "heading", name=say("The race"))
        self._told = Elided("", "muted")
        self._told.setAccessibleName(say("How far the race is"))
        self._which = Pick(say("Which chip is raced"), [], None)
        self._which.setFixedWidth(170)
        self._which.settled.connect(self._choose_chip)
        self._dealer = Pick(say("Who deals"), DEALERS, "app")
        self._dealer.setFixedWidth(210)
        self._dealer.settled.connect(self._choose_dealer)
        self._sheet = Button(say("Race sheet"), lambda: shell.run("race sheet"))
        self._out = Button(say("Out of play…"), self._take_out)
        head = row(self._title, self._told, self._which, self._dealer, self._sheet, self._out, spacing=10)
        head.setStretch(1, 1)
        self._model = RowsModel(TABLE_COLUMNS, quiet=lambda one: one.state == "raced")
        self.tables = RowsTable(self._model, say("Tables that race"))
        self.tables.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tables.setFixedWidth(300)
        self.tables.selectionModel().currentRowChanged.connect(lambda now, _: self._pick_table(now.row()))
        self.tables.chosen.connect(lambda _: self.take_keyboard())
        both = row(self.tables, self._build_table(), spacing=16)
        both.setStretch(1, 1)
        race = QWidget()
        race.setLayout(both)
        self._why_not = label("", "heading", wraps=True, name=say("Why nothing is raced"))
        self._how_else = label("", "muted", wraps=True)
        self._room = Button(say("Tell the result of the room…"), self._tell_result)
        none = Card(1, self._why_not, self._how_else, row(self._room, 1), 1, spacing=12)
        self._either = QStackedWidget()
        self._either.addWidget(race)
        self._either.addWidget(none)
        self.setLayout(column(head, self._either, spacing=12))

    def _build_table(self) -> QWidget:
        self._table = label("", "title", name=say("Table at the right"))
        self._hint = Elided("", "muted")
        self.form = RaceForm()
        self.form.done.connect(self._typed_all)
        self.result = RaceResult()
        self.result.hide()
        self.problem = label("", "problem", wraps=True, name=say("Why it was not raced"))
        self.problem.hide()
        self._paper = Button(say("Result only…"), self._tell_result)
        self.next = Button(say("Next table"), self._go_on)
        self.every = Button(say("Race all called"), self._race_all)
        self.go = Button(say("Deal and race"), self._race, look="primary", key="Enter")
        top = row(self._table, 1, self._paper, self.next, self.every, self.go, spacing=10)
        made = Card(top, self._hint, self.problem, self.form, self.result, spacing=8)
        made.body.setStretch(3, 1)
        made.body.setStretch(4, 1)
        return made

    # What is shown.

    def show_current(self) -> None:
        """The race that is due, not one that is over."""
        if self._worth:
            self._choose_chip(0)

    def take_keyboard(self) -> None:
        if self._either.currentIndex():
            self._room.setFocus()
        elif not self.form.isHidden():
            self.form.take_keyboard()
        elif self.next.isVisibleTo(self):
            self.next.setFocus()
        else:
            self.tables.setFocus()

    def tick(self) -> None:
        """Time alone changes nothing here."""

    def show_rows(self) -> None:
        tonight = self._desk.tonight
        before = raced_before(tonight)
        if self._worth not in before:
            self._worth = 0
        before_this, self.shown = self.shown, races(tonight, self._worth)
        shown = self.shown
        if before_this is None or before_this.chip != shown.chip:
            # What was typed was counted in other chips.
            self._drawn = None
        chips = [(say("The {chip:,}s, raced", chip=chip), chip) for chip in before]
        current = races(tonight)
        if current.chip is not None:
            chips.insert(0, (say("The {chip:,}s", chip=current.chip.worth), 0))
        self._which.clear()
        for text, chip in chips:
            self._which.addItem(text, chip)
        self._which.show_value(self._worth)
        self._which.setVisible(len(chips) > 1)
        if shown.chip is not None and shown.into is not None:
            self._title.setText(say("Race the {chip:,}s for {into:,}s", chip=shown.chip.worth, into=shown.into.worth))
        else:
            self._title.setText(say("Nothing to race"))
        self._told.setText(shown.told)
        over = tonight.terms.finished is not None
        is_now = shown.chip is not None and not self._worth and not over
        self._out.setEnabled(is_now)
        self._dealer.setVisible(is_now)
        can_race = shown.chip is not None and bool(shown.tables)
        self._sheet.setEnabled(can_race)
        self._either.setCurrentIndex(0 if can_race else 1)
        self._why_not.setText(shown.told)
        self._how_else.setText("\n".join(how(tonight, shown)[:-1]))
        self._room.setEnabled(is_now and bool(tonight.left))
        self._model.show(list(shown.tables))
        self._show_table()

    def _show_table(self) -> None:
        """The table that was picked, or the first that waits; a form that somebody types in is left alone."""
        shown = self.shown
        if shown is None or shown.chip is None or shown.into is None or not shown.tables:
            self._drawn = None
            return
        by_number = {one.table: one for one in shown.tables}
        if self._at not in by_number:
            self._at = next((one.table for one in shown.tables if one.state != "raced"), shown.tables[0].table)
        place = list(by_number).index(self._at)
        if self.tables.currentIndex().row() != place:
            self.tables.selectionModel().blockSignals(True)
            self.tables.selectRow(place)
            self.tables.selectionModel().blockSignals(False)
            self.tables.viewport().update()
            self.tables.scrollTo(self._model.index(place, 0))
        table = by_number[self._at]
        is_raced = table.state == "raced"
        before, self._drawn = self._drawn, table
        is_same = before is not None and before.table == table.table and before.state != "raced"
        if table != before and not (is_same and not is_raced and self.form.is_of(table)):
            self._draw(table, shown)
        self._table.setText(say("Table {table}", table=table.table))
        hint = say(
            "{needed:,} odd {chip:,}s make a {into:,}. "
            "Type how many each has; a star where somebody has no other chips.",
            needed=shown.needed,
            chip=shown.chip.worth,
            into=shown.into.worth,
        )
        self._hint.setText(hint)
        self._hint.setVisible(not is_raced)
        called = len(shown.called)
        waits = [one for one in shown.tables if one.state != "raced" and one.table != table.table]
        over = self._desk.tonight.terms.finished is not None
        self.next.setVisible(bool(waits))
        self.next.look("primary" if is_raced else "")
        self.every.setVisible(called > 1 and self._dealt_by_app and not over)
        self.every.say(say("Race all {called:,} called", called=called), say("Race all tables that have called"))
        self.go.setVisible(not is_raced and not over)
        self._paper.setVisible(not is_raced and not over)
        self.go.say(say("Deal and race") if self._dealt_by_app else say("Race with these cards"))

    def _draw(self, table: RaceTable, shown: Races) -> None:
        assert shown.chip is not None
        assert shown.into is not None
        self.problem.hide()
        if table.state == "raced":
            self.result.show_table(table, shown.into.worth, how(self._desk.tonight, shown))
        else:
            with_cards = not self._dealt_by_app
            self.form.show_table(table, shown.chip.worth, shown.into.worth, with_cards=with_cards)
        self.form.setVisible(table.state != "raced")
        self.result.setVisible(table.state == "raced")

    @property
    def _dealt_by_app(self) -> bool:
        return bool(self._dealer.currentData() == "app")

    # What is done.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that it stands on, as its cap says; a button alone would only heed the space bar."""
        button = self.focusWidget()
        if event.key() in ENTER and isinstance(button, Button):
            button.click()
            return
        super().keyPressEvent(event)

    def _choose_chip(self, worth: int) -> None:
        self._worth, self._at, self._drawn = worth, None, None
        self.show_rows()

    def _choose_dealer(self, dealer: str) -> None:
        self._dealer.show_value(dealer)
        if self._note():
            self._drawn = None
            self._show_table()

    def _pick_table(self, place: int) -> None:
        if self.shown is None or not 0 <= place < len(self.shown.tables):
            return
        picked = self.shown.tables[place].table
        if picked == self._at:
            return
        if self._note():
            self._at = picked
        self._show_table()

    def _typed_all(self) -> None:
        """From the last field: the call is noted, and the next Enter races."""
        if self._note(even_if_same=True):
            self.go.setFocus()

    def _note(self, *, even_if_same: bool = False) -> bool:
        """Keep what was typed as the table's call; False where it makes no sense, and says so."""
        if self._drawn is None or self._drawn.state == "raced" or self.form.isHidden():
            return True
        is_due = self.form.is_changed or (even_if_same and self._drawn.state == "to call")
        return not is_due or self._try(self._call)

    def _call(self) -> None:
        assert self.shown is not None
        assert self.shown.chip is not None
        assert self._drawn is not None
        chip, table, calls = self.shown.chip.worth, self._drawn.table, self.form.calls
        verbs.call(self._desk.house, self._desk.tournament, chip=chip, table=table, calls=calls, by=self._desk.by())

    def _try(self, deed: Callable[[], object]) -> bool:
        try:
            deed()
        except Refused as no:
            self.problem.setText(no.sentence)
            self.problem.show()
            if no.at and isinstance(no.at[-1], int):
                self.form.point_at(no.at[-1], is_card=no.at[0] == "cards")
            return False
        self.problem.hide()
        return True

    def _race(self) -> None:
        if self._note(even_if_same=True):
            self._try(self._race_this)
            self._after()

    def _race_this(self) -> None:
        assert self._at is not None
        cards = {} if self._dealt_by_app else {self._at: self.form.cards}
        self._race_tables([self._at], cards)

    def _race_tables(self, tables: list[int], cards: dict[int, verbs.CardsBySeat]) -> None:
        assert self.shown is not None
        assert self.shown.chip is not None
        # Set first: the chip may leave with this race, and its result stays on the screen.
        worth = self.shown.chip.worth
        desk = self._desk
        verbs.race(
            desk.house, desk.tournament, chip=worth, tables=tables, cards=cards, chance=desk.chance(), by=desk.by()
        )
        self._keep_showing(worth)

    def _keep_showing(self, worth: int) -> None:
        if worth in raced_before(self._desk.tonight):
            self._worth = worth
            self.show_rows()

    def _race_all(self) -> None:
        if not self._note():
            return
        assert self.shown is not None
        called = self.shown.called
        if self._try(lambda: self._race_tables(called, {})):
            self._at = called[0]
            self.show_rows()
        self._after()

    def _after(self) -> None:
        if not self.result.isHidden():
            self.take_keyboard()

    def _go_on(self) -> None:
        """To the next table that waits, after this one or from the top."""
        if not self._note() or self.shown is None:
            return
        tables = self.shown.tables
        here = next((place for place, one in enumerate(tables) if one.table == self._at), 0)
        turn = [*tables[here + 1 :], *tables[:here]]
        waits = [one for one in turn if one.state == "to call"] or [one for one in turn if one.state != "raced"]
        if waits:
            self._at = waits[0].table
            self._show_table()
            self.take_keyboard()

    def _tell_result(self) -> None:
        shown = self.shown
        if shown is None or shown.chip is None or shown.into is None:
            return
        table = self._at if shown.tables else None
        worth = shown.chip.worth
        sheet = ResultSheet(self.window(), self._desk, worth, shown.into.worth, table)
        sheet.accepted.connect(lambda: self._keep_showing(worth))
        sheet.save()

    def _take_out(self) -> None:
        shown = self.shown
        if shown is None or shown.chip is None:
            return
        waits = sum(one.state != "raced" for one in shown.tables)
        take_out(self._desk, self.window(), shown.chip.worth, waits)
