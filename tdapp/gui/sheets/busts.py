"""Sheets of bust-outs: several on one hand with their stacks, and the name of somebody who went out without one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QListWidget, QListWidgetItem, QWidget

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import row, scrolling
from tdapp.gui.widgets.question import Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.gui.widgets.who import Who
from tdapp.values.field import Elimination, Presence, Seating
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.bounties import asks_who
from tdapp.views.bustouts import placed, unnamed
from tdapp.views.structure_cells import read_amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.tonight import Tonight
    from tdapp.gui.desk import Desk

MOST_SHOWN = 6
MOST_CANDIDATES = 8
LINE = 46
KEY = Qt.ItemDataRole.UserRole


def people(tonight: Tonight, *, also_out: bool = False) -> dict[int, tuple[str, str]]:
    """How those who are in are called, and where they sit; with those who are out, where they are asked for."""
    seats = tonight.now[Seating]
    found = {
        entry: (tonight.labels[entry], f"{at.table}-{at.seat}" if (at := seats.get(entry)) else "")
        for entry in tonight.now[Presence]
    }
    if also_out:
        found |= {entry: (f"{tonight.known_as(entry)} (#{entry})", say("out")) for entry in tonight.now[Elimination]}
    return found


def read_stack(text: str, at: str) -> int | None:
    """Nothing where nobody knows it."""
    if not text.strip():
        return None
    try:
        return read_amount(text)
    except Refused as no:
        raise no.under(at) from None


@dataclass
class _Line:
    entry: int
    stack: Text
    won_by: Who | None
    widgets: tuple[QWidget, ...]


class HandSheet(Sheet):
    """Who went out on one hand, each with the stack at its start; where they finish is said before it is done."""

    def __init__(self, parent: QWidget | None, desk: Desk, entries: Sequence[int]) -> None:
        tonight = desk.tonight
        text = say("Of those who go out together more chips at the start of the hand place higher; equal stacks share.")
        super().__init__(parent, say("Out on one hand"), text, ok=say("Out"), width=720)
        self._tonight, self._asks_who = tonight, asks_who(tonight)
        self._people = people(tonight)
        self._lines: list[_Line] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self._grid.setContentsMargins(0, 0, 6, 0)
        holder = QWidget()
        holder.setLayout(self._grid)
        self._scroll = scrolling(holder)
        self.more = Who(say("Somebody else"), self._people, hint=say("Who else: name, or seat like 7-4"))
        self.more.completer().activated.connect(lambda _: self._add_typed())
        add = Button(say("Add"), self._add_typed)
        self.places = label("", "strong", wraps=True, name=say("Where they finish"))
        self.body.addWidget(self._scroll)
        self.body.addLayout(row(self.more, add))
        self.body.addWidget(self.places)
        for entry in entries:
            self._add(entry)
        self._show_places()
        (self._lines[0].stack if self._lines else self.more).setFocus()

    def _add(self, entry: int) -> None:
        if entry not in self._people or any(line.entry == entry for line in self._lines):
            return
        name, where = self._people[entry]
        told = Elided(f"{name}  ·  {where}" if where else name, least=120)
        stack = Text(say("Stack of {name}", name=shortened(name)), longest=20)
        stack.setPlaceholderText(say("Stack then"))
        stack.setFixedWidth(130)
        stack.textChanged.connect(lambda _: self._show_places())
        won = None
        if self._asks_who:
            won = Who(say("Who knocked out {name}", name=shortened(name)), self._people, hint=say("Knocked out by"))
            won.setFixedWidth(190)
        off = Button("×", partial(self._take_off, entry), name=say("{name} is not out", name=shortened(name)))
        widgets = tuple(one for one in (told, stack, won, off) if one is not None)
        at = self._grid.rowCount()
        for place, widget in enumerate(widgets):
            self._grid.addWidget(widget, at, place)
        self._lines.append(_Line(entry, stack, won, widgets))
        self._fit_lines()

    def _take_off(self, entry: int) -> None:
        for line in [one for one in self._lines if one.entry == entry]:
            self._lines.remove(line)
            for widget in line.widgets:
                self._grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self._fit_lines()
        self._show_places()

    def _fit_lines(self) -> None:
        self._scroll.setVisible(bool(self._lines))
        self._scroll.setFixedHeight(min(len(self._lines), MOST_SHOWN) * LINE)
        self.fit()

    def _add_typed(self) -> None:
        try:
            entry = self.more.entry("more")
        except Refused as no:
            self.say_no(no.sentence)
            return
        if entry is not None:
            self._add(entry)
            # The finder writes its line into the field once this has returned.
            QTimer.singleShot(0, self.more, self.more.clear)
            self._lines[-1].stack.setFocus()
        self.problem.hide()
        self._show_places()

    def _show_places(self) -> None:
        out: dict[int, int | None] = {}
        for line in self._lines:
            try:
                out[line.entry] = read_stack(line.stack.text(), "stack")
            except Refused:
                out[line.entry] = None
        self.places.setText(placed(self._tonight, out))
        self.fit()

    def accept(self) -> None:
        if self.more.text().strip() and self.more.hasFocus():
            self._add_typed()
            return
        super().accept()

    def value(self) -> dict[str, Any]:
        if not self._lines:
            raise Refused(say("Say who is out."))
        out = {line.entry: read_stack(line.stack.text(), "stack") for line in self._lines}
        winners = {line.entry: line.won_by.entry("won_by") for line in self._lines if line.won_by is not None}
        return {"out": out, "won_by": {entry: [winner] for entry, winner in winners.items() if winner is not None}}


class NameSheet(FormSheet):
    """Who it was that went out: those who may be meant, with digits to pick them by; or anybody else by name."""

    def __init__(self, parent: QWidget | None, desk: Desk, nameless: int) -> None:
        tonight = desk.tonight
        found = next((one for one in unnamed(tonight) if one.n == nameless), None)
        if found is None:
            raise Refused(say("That was said already."))
        super().__init__(parent, found.title, found.says, ok=say("Went out"), width=560)
        self.candidates = QListWidget()
        self.candidates.setAccessibleName(say("Who may be meant"))
        self.candidates.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.candidates.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for entry, told in found.may_be:
            line = QListWidgetItem(told)
            line.setData(KEY, entry)
            self.candidates.addItem(line)
        line_height = max(self.candidates.sizeHintForRow(0), 30)
        self.candidates.setFixedHeight(min(max(len(found.may_be), 2), MOST_CANDIDATES) * line_height + 14)
        self.candidates.itemDoubleClicked.connect(lambda _: self.accept())
        self.grid.addWidget(self.candidates, 0, 0, 1, 12)
        self.put("other", Who(say("Or somebody else"), people(tonight)), 1)
        half = 6 if asks_who(tonight) else 12
        self.put("stack", Text(say("Stack at the start of the hand"), longest=20), 2, 0, half)
        self.control("stack").setPlaceholderText(say("May stay empty"))
        if asks_who(tonight):
            self.put("won_by", Who(say("Knocked out by"), people(tonight, also_out=True)), 2, 6, 6)
        self._asks_who = asks_who(tonight)
        self.candidates.setFocus()

    def value(self) -> dict[str, Any]:
        entry = self.control("other").entry("other")
        line = self.candidates.currentItem()
        if entry is None and line is None:
            raise Refused(say("Pick who it was."))
        winner = self.control("won_by").entry("won_by") if self._asks_who else None
        return {
            "entry": int(line.data(KEY)) if entry is None else entry,
            "stack": read_stack(self.answer("stack"), "stack"),
            "won_by": [] if winner is None else [winner],
        }


class CorrectionSheet(FormSheet):
    """A bust-out that was taken down wrong: it was somebody else, or nobody at all."""

    def __init__(self, parent: QWidget | None, desk: Desk, entry: int) -> None:
        tonight = desk.tonight
        name = shortened(tonight.known_as(entry))
        text = say(
            "Say who went out instead; left empty, nobody did, and the place goes. The reason stays in the journal."
        )
        super().__init__(parent, say("{name} is not out", name=name), text, ok=say("Set right"), width=560)
        self.put("other", Who(say("Out instead"), people(tonight)), 0)
        self.put("to", Text(say("Seat to sit on"), longest=12), 1)
        self.control("to").setPlaceholderText(say("The old one if it is free; else like 3-2"))
        self.put("why", Text(say("Reason"), longest=200), 2)
        self.control("other").setFocus()

    def value(self) -> dict[str, Any]:
        return {
            "other": self.control("other").entry("other"),
            "to": self.answer("to").strip(),
            "why": " ".join(self.answer("why").split()),
        }
