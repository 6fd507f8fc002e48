"""The desk of an event without names: entries, rebuys and those who are out are numbers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.director import counted_events, openings
from tdapp.director.clock import has_started
from tdapp.director.ledger import BUY_IN, METHODS, holding
from tdapp.director.selling import offers
from tdapp.gui.gestures import desk_gestures
from tdapp.gui.theme.look import relook
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.figures import Figure
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, column, empty, row
from tdapp.gui.widgets.question import Pick, Text
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say, say_kept
from tdapp.values.words import count
from tdapp.views.counted_lines import HOW, read_counting, sold_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdapp.gui.desk import Desk
    from tdapp.views.counted_lines import Counting

LETTERS = {"rebuy": "R", "add-on": "A", "dealer bonus": "D"}
FIGURES = {"In": say("In"), "Entries": say("Entries"), "Out": say("Out"), "Taken": say("Taken")}


class CountLine(Text):
    """Plus and minus in an empty line, and the letters of what is sold, are done at once."""

    wanted = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.text() and event.text().upper() in ("+", "-", *LETTERS.values()):
            self.wanted.emit(event.text().upper())
            return
        super().keyPressEvent(event)


class CountedDesk(QWidget):
    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._by_key: dict[str, str] = {}
        self.line = CountLine(say("How many"), longest=40)
        self.line.setProperty("look", "big")
        self.line.textChanged.connect(lambda _: self._tell())
        self.line.returnPressed.connect(self._enter)
        self.line.wanted.connect(self._at_once)
        self._method = Pick(say("Paid by"), [(say_kept(method).capitalize(), method) for method in METHODS], "cash")
        self._method.setFixedWidth(150)
        self.said = Elided("", "muted", least=80)
        self.said.setAccessibleName(say("Counting says"))
        hint = label(say("+ one more   ·   − one out   ·   a letter sells one"), "small")
        top = row(self.line, self._method)
        top.setStretch(0, 1)
        below = row(self.said, hint)
        below.setStretch(0, 1)
        self._figures = {name: Figure(title) for name, title in FIGURES.items()}
        self._sold = row(spacing=12)
        self._doing = row(spacing=8)
        self._back = row(spacing=8)
        told = say(
            "Nobody is known here: whoever goes out takes the next place, and prizes are paid by "
            "place. What was counted too often is taken back here, with a reason once hands were dealt."
        )
        self._backing = Card(label(say("Counted too often?"), "heading"), label(told, "muted", wraps=True), self._back)
        self.setLayout(
            column(
                column(top, below, spacing=6), self._doing, row(*self._figures.values()), self._sold, self._backing, 1,
                spacing=12,
            )
        )  # fmt: skip
        self.setFocusProxy(self.line)

    def show_rows(self) -> None:
        tonight, at = self._desk.tonight, self._desk.now()
        terms, bought = tonight.terms, holding(tonight.now)
        is_open = openings.is_open(tonight, at)
        over = say("The tournament is over") if terms.finished is not None else ""
        self.line.setEnabled(not over)
        self.line.setPlaceholderText(
            over or (HOW if is_open else say("Registration is closed. Like: 3 out · 2 rebuys"))
        )
        chips = sum(one.chips for one in bought)
        paid = sum(one.price + one.fee + one.bounty for one in bought)
        entries = count(tonight.entries_sold, "entry", "entries")
        selling = say("still sold") if is_open else say("no longer sold")
        self._figures["In"].say(grouped(tonight.left), say("of {entries}", entries=entries))
        self._figures["Entries"].say(grouped(tonight.entries_sold), selling)
        self._figures["Out"].say(grouped(tonight.entries_sold - tonight.left), say("in the order they went"))
        self._figures["Taken"].say(money(paid, terms.currency), count(chips, "chip"))
        kinds = sold_beside(tonight)
        empty(self._sold)
        for kind in kinds:
            offer, figure = offers(tonight)[kind], Figure(_title(kind))
            each = money(offer.price + offer.fee + offer.bounty, terms.currency)
            sold = sum(one.kind == kind for one in bought)
            figure.say(grouped(sold), say("{price} for {chips}", price=each, chips=count(offer.chips, "chip")))
            self._sold.addWidget(figure)
        self._offer_deeds([kind for kind in kinds if kind in LETTERS], is_open=is_open, is_over=bool(over))
        self._offer_corrections(bool(over))
        self._tell()

    def _offer_deeds(self, kinds: list[str], *, is_open: bool, is_over: bool) -> None:
        """One more, one out, one of each that is sold: a button with its key."""
        empty(self._doing)
        self._by_key = {"+": "1", "-": "1 out", **{LETTERS[kind]: kind for kind in kinds}}
        told = {"+": say("One more"), "-": say("One out"), **{LETTERS[kind]: _title(kind) for kind in kinds}}
        for key, text in told.items():
            button = Button(text, partial(self._at_once, key), look="danger" if key == "-" else "", key=key)
            button.setEnabled(not is_over and (is_open or key != "+"))
            self._doing.addWidget(button)
        self._doing.addStretch(1)

    def _offer_corrections(self, is_over: bool) -> None:
        empty(self._back)
        kinds = dict.fromkeys(one.kind for one in holding(self._desk.tonight.now) if one.kind != BUY_IN)
        for kind in ("", *kinds):
            name = say("Take the last {kind} back…", kind=kind) if kind else say("Take an entry back…")
            self._back.addWidget(Button(name, partial(self._take_back, kind)))
        self._back.addStretch(1)
        self._backing.setVisible(not is_over and self._desk.tonight.left > 0)

    def _read(self) -> Counting | None:
        try:
            return read_counting(self.line.text(), self._desk.tonight)
        except Refused as no:
            self._say(no.sentence, "problem")
            return None

    def _tell(self) -> None:
        """What Enter will do."""
        if not self.line.text().strip():
            self._say("")
        elif (found := self._read()) is not None:
            self._say(say("Enter: {told}", told=found.told))

    def _enter(self) -> None:
        if not self.line.text().strip():
            self._say(say("Say how many first."), "problem")
            return
        found = self._read()
        if found is not None:
            self._count(found)

    def _at_once(self, key: str) -> None:
        text = self._by_key.get(key)
        if text is None:
            wanted = next(kind for kind, letter in LETTERS.items() if letter == key)
            self._say(say("No {kind} is sold here.", kind=wanted), "problem")
            return
        self._count(read_counting(text, self._desk.tonight))

    def _count(self, found: Counting) -> None:
        method = str(self._method.currentData())
        done = desk_gestures.count_so_many(self._desk, found, method=method, refused=self._refuse)
        if done is not None:
            self.line.clear()
            self._say(done.sentence, "good")
        self.line.setFocus()

    def _take_back(self, kind: str) -> None:
        if not kind and not has_started(self._desk.tonight.now, self._desk.now()):
            self._desk.do(counted_events.take_entry_back)
            return
        title = say("Take the last {kind} back?", kind=kind) if kind else say("Take an entry back?")
        text = say("Its money goes back, and the reason stays in the journal.")
        desk = self._desk

        def take(why: str) -> None:
            if kind:
                counted_events.take_sale_back(desk.house, desk.tournament, kind=kind, why=why, by=desk.by())
            else:
                counted_events.take_entry_back(desk.house, desk.tournament, why=why, by=desk.by())

        desk_gestures.ReasonSheet(self, title, text, say("Take back")).ask(take)

    def _refuse(self, sentence: str) -> None:
        self._say(sentence, "problem")

    def _say(self, sentence: str, look: str = "muted") -> None:
        self.said.setText(sentence)
        relook(self.said, look)


def _title(kind: str) -> str:
    return say_kept(kind).capitalize()
