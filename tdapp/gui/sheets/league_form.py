"""A league's name, how its points are given and added up; what a formula gives is shown beside it while it is typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tdapp.director.leagues import FIELD, Wish
from tdapp.director.tonight import Tonight
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.question import Number, Pick, Text
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.rules.formula import FUNCTIONS, LONGEST
from tdapp.rules.league import MOST_EVENTS, TIE_BREAKS
from tdapp.rules.points import FORMS, NAMES, WAYS_TO_SHARE
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.columns import Column
from tdapp.views.league_table import day
from tdapp.views.points_preview import COLUMNS, Preview, in_a_field, in_an_event, marked

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk
    from tdapp.rules.points import Form

WIDTH, ROW, LIST = 1_180, 30, 376
WAIT = 150
"""Milliseconds after the last key before the points are reckoned anew."""
MOST_OFFERED = 60
LARGEST_FIELD = 1_000
ALL, BEST, DROPPED = "all", "best", "dropped"
WORDS = (Column(say("Write"), lambda line: line[0], "left", 190), Column(say("What it means"), lambda line: line[1]))
TIES = ((say("nothing"), ""), *((told, one) for one, told in TIE_BREAKS.items()))
TIES_AT = ("tie_breaks", "tie_break 1", "tie_break 2", "tie_break 3")
"""A refusal of any of them is about the first."""
FORM_COLUMNS = (
    Column(say("Form"), lambda form: form.name, "left", 250),
    Column(say("Formula"), lambda form: form.text),
    Column(say("What it does"), lambda form: form.says, "left", 450),
)


class PickRow(Sheet):
    """One row of a list is chosen with Enter."""

    def __init__(
        self, parent: QWidget | None, title: str, columns: tuple[Column, ...], rows: list[object], ok: str
    ) -> None:
        super().__init__(parent, title, ok=ok, width=1_200)
        model = RowsModel(columns)
        model.show(rows)
        self.list = RowsTable(model, title)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setFixedHeight(400)
        self.list.selectRow(0)
        self.list.chosen.connect(lambda _: self.accept())
        self.body.addWidget(self.list)
        self.list.setFocus()

    def value(self) -> object:
        return self.list.picked()[0]


class LeagueForm(FormSheet):
    """Its value is the Wish. `events` are those that the league counts: the preview can be of one of them."""

    def __init__(self, parent: QWidget | None, desk: Desk, title: str, wish: Wish, *, ok: str) -> None:
        super().__init__(parent, title, ok=ok, width=WIDTH)
        self._desk = desk
        self.put("name", Text(say("Name"), wish.name, longest=120), 0, 0, 6)
        self.put("formula", Text(say("Points: a formula, or points by place"), wish.formula, longest=LONGEST), 1, 0, 6)
        forms = self._button(say("Usual forms…"), "Ctrl+F", self._ask_form)
        words = self._button(say("Names and functions…"), "Ctrl+I", self._ask_word)
        self.grid.addLayout(row(forms, words, 1), 2, 0, 1, 6)
        self._ask_counting(wish)
        self._ask_ties(wish)
        self.grid.addWidget(self._build_preview(), 1, 6, 6, 6)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT)
        self._timer.timeout.connect(self.reckon)
        self.control("formula").textChanged.connect(lambda _: self._timer.start())
        self.control("players").valueChanged.connect(lambda _: self._timer.start())
        for at in ("decimals", "ties", "event"):
            self.control(at).currentIndexChanged.connect(lambda _: self.reckon())
        self.control("counts").currentIndexChanged.connect(lambda _: self._offer_number())
        self._offer_number()
        self.reckon()
        self.control("name").setFocus()

    def _button(self, text: str, key: str, does: Callable[[], object]) -> Button:
        made = Button(text, does, key=key)
        QShortcut(QKeySequence(key), self, made.click)
        return made

    def _ask_counting(self, wish: Wish) -> None:
        ways = [(say("All results"), ALL), (say("Only the best"), BEST), (say("All but the worst"), DROPPED)]
        way = BEST if wish.best is not None else DROPPED if wish.dropped else ALL
        self.put("counts", Pick(say("What counts"), ways, way), 3, 0, 3)
        self.put("number", Number(say("How many"), wish.best or wish.dropped or 1, 1, MOST_EVENTS), 3, 3, 1)
        least = Number(say("Events for a place"), wish.minimum, 0, MOST_EVENTS)
        least.setSpecialValueText(say("any"))
        self.put("minimum", least, 3, 4, 2)

    def _ask_ties(self, wish: Wish) -> None:
        ways = [(told, one) for one, told in WAYS_TO_SHARE.items()]
        self.put("ties", Pick(say("Those who share places"), ways, wish.ties), 4, 0, 4)
        decimals = [(say("whole"), 0), (say("1 decimal"), 1), (say("2 decimals"), 2)]
        self.put("decimals", Pick(say("Points are"), decimals, wish.decimals), 4, 4, 2)
        given = [*wish.tie_breaks, "", "", "", ""]
        names = (say("With the same points, first"), say("then"), say("then by"), say("and then"))
        for n, (at, name) in enumerate(zip(TIES_AT, names)):
            self.put(at, Pick(name, TIES, given[n]), 5 + n // 2, n % 2 * 3, 3)

    def _build_preview(self) -> QWidget:
        played = [one for one in self._desk.house.tournaments() if one.finished is not None and one.has_names]
        shown = [(f"{day(one.starts or one.created)} {shortened(one.name, 30)}", one.id) for one in played]
        field = Pick(say("Try it on"), [(say("A field of"), ""), *shown[:MOST_OFFERED]], "")
        self.put("event", field, 0, 6, 4)
        self.put("players", Number(say("Players"), FIELD, 1, LARGEST_FIELD), 0, 10, 2)
        self._points = RowsModel(COLUMNS)
        self.points = RowsTable(self._points, say("Points it gives"))
        self.points.verticalHeader().setDefaultSectionSize(ROW)
        self.points.setFixedHeight(LIST)
        self.note = label(look="warning", wraps=True, name=say("What may surprise"))
        whole = QWidget()
        whole.setLayout(column(self.points, self.note, 1))
        return whole

    def _offer_number(self) -> None:
        self.control("number").setEnabled(self.answer("counts") != ALL)

    def value(self) -> Wish:
        way, number = self.answer("counts"), self.answer("number")
        ties = [self.answer(at) for at in TIES_AT]
        return Wish(
            self.answer("name"),
            self.answer("formula"),
            self.answer("decimals"),
            self.answer("ties"),
            number if way == BEST else None,
            number if way == DROPPED else 0,
            self.answer("minimum"),
            tuple(filter(None, ties)),
        )

    def reckon(self) -> None:
        """What it gives now, or what is wrong with it and where."""
        self._timer.stop()
        event = self.answer("event")
        self.control("players").setEnabled(not event)
        text, how = self.answer("formula"), {"decimals": self.answer("decimals"), "ties": self.answer("ties")}
        if event:
            found = in_an_event(text, Tonight.of(self._desk.house, event), **how)
        else:
            found = in_a_field(text, self.answer("players"), **how)
        self._show(text, found)

    def _show(self, text: str, found: Preview) -> None:
        self._points.show(list(found.rows))
        self.note.setText(found.note)
        said = f"{found.fault}\n{marked(text, found.at)}" if found.at and text.strip() else found.fault
        self.question("formula").say_no(said)
        self.fit()

    def _ask_form(self) -> None:
        def take(form: Form) -> None:
            self._write(form.text, whole=True)

        PickRow(self, say("Usual forms of points"), FORM_COLUMNS, list(FORMS), say("Take it")).ask(take)

    def _ask_word(self) -> None:
        words: list[object] = [*NAMES.items(), *((one.shown, one.says) for one in FUNCTIONS)]
        title = say("What may stand in a formula")
        PickRow(self, title, WORDS, words, say("Write it")).ask(lambda word: self._write(word[0], whole=False))

    def _write(self, text: str, *, whole: bool) -> None:
        line = self.control("formula")
        if whole:
            line.selectAll()
        line.insert(text)
        line.setFocus()
        self.reckon()
