"""The order in which people went out, set right step by step: each step is done at once, and can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView

from tdapp.director import places_order
from tdapp.gui.sheets.busts import read_stack
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.question import Text
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.values.field import Prize
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say
from tdapp.views.bustouts import OUT_COLUMNS, out_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from tdapp.director.places_order import Where
    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.views.bustouts import OutLine

STEPS: dict[Qt.Key, tuple[Where, int]] = {Qt.Key.Key_Up: ("after", -1), Qt.Key.Key_Down: ("before", 1)}


class OrderSheet(FormSheet):
    """Best place first: up the list is a better place, that is out later. Alt with an arrow moves a line."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        text = say("Best place first. Whoever stands higher went out later; on the same hand the bigger stack decides.")
        super().__init__(parent, say("Order of places"), text, ok=say("Done"), width=760)
        # Each step is done already: there is nothing to cancel.
        self.cancel.hide()
        self._desk = desk
        self._model = RowsModel(OUT_COLUMNS, quiet=lambda line: line.entry is None)
        self.list = RowsTable(self._model, say("Who is out"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setFixedHeight(290)
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._show_buttons())
        self._up = Button(say("Out later"), lambda: self._step("after", -1), key="Alt+↑")
        self._down = Button(say("Out earlier"), lambda: self._step("before", 1), key="Alt+↓")
        self._with = Button(say("Same hand as above"), lambda: self._step("with", -1))
        self.grid.addWidget(self.list, 0, 0, 1, 12)
        self.grid.addLayout(row(self._up, self._down, self._with, 1, spacing=8), 1, 0, 1, 12)
        self.put("stack", Text(say("Stack at the start of the hand"), longest=20), 2, 0, 5)
        self.control("stack").settled.connect(lambda _: self._set_stack())
        self.put("why", Text(say("Reason"), longest=200), 2, 5, 7)
        self.question("why").setVisible(bool(desk.tonight.now[Prize]))
        self._nobody = label(say("Nobody is out yet."), "muted")
        self.grid.addWidget(self._nobody, 3, 0, 1, 12)
        desk.changed.connect(self._hear)
        self.show_rows()
        if self._model.rows:
            self.list.selectRow(0)
        self.list.setFocus()

    def _hear(self, change: Change) -> None:
        if change.stream == self._desk.tournament:
            self.show_rows()

    def show_rows(self) -> None:
        picked = self._picked()
        rows = out_lines(self._desk.tonight)
        self._model.show(list(rows))
        self._nobody.setVisible(not rows)
        if picked is not None:
            at = next((place for place, line in enumerate(rows) if line.key == picked.key), -1)
            if at >= 0:
                self.list.selectRow(at)
                self.list.scrollTo(self._model.index(at, 0))
        self._show_buttons()

    def _picked(self) -> OutLine | None:
        found: list[OutLine] = self.list.picked()
        return found[0] if found else None

    def _show_buttons(self) -> None:
        line = self._picked()
        at = self._model.rows.index(line) if line is not None else -1
        self._up.setEnabled(at > 0)
        self._with.setEnabled(at > 0)
        self._down.setEnabled(-1 < at < len(self._model.rows) - 1)
        stack = self.control("stack")
        stack.setEnabled(line is not None and line.entry is not None)
        stack.show_value("" if line is None or line.stack is None else grouped(line.stack))

    def _step(self, where: Where, by: int) -> None:
        line = self._picked()
        if line is None:
            return
        at = self._model.rows.index(line) + by
        if 0 <= at < len(self._model.rows):
            other = self._model.rows[at].key
            self._try(lambda why: self._verb(places_order.went_out, why, who=line.key, where=where, other=other))

    def _set_stack(self) -> None:
        line = self._picked()
        if line is None or line.entry is None:
            return
        entry = line.entry

        def set_it(why: str) -> None:
            stack = read_stack(self.answer("stack"), "stack")
            if stack != line.stack:
                self._verb(places_order.set_stacks, why, stacks={entry: stack})

        self._try(set_it)

    def _verb(self, verb: Callable[..., object], why: str, **what: Any) -> None:
        verb(self._desk.house, self._desk.tournament, why=why, by=self._desk.by(), **what)

    def _try(self, does: Callable[[str], object]) -> None:
        self.problem.hide()
        for at in ("stack", "why"):
            self.question(at).say_no("")
        try:
            does(" ".join(self.answer("why").split()))
        except Refused as no:
            self.refuse(no)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._step(*step)
            return
        super().keyPressEvent(event)
