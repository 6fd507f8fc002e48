"""Look up a rule: type words or a place in a book, read what it says and what is in force, note it as a ruling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from tdapp.gui.gestures import note_gestures
from tdapp.gui.widgets.find_player import STEPS
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, empty, row, scrolling
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.rule_note import for_rulings
from tdapp.gui.widgets.sheet import Sheet
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.field import Table
from tdapp.values.say import say, say_count
from tdapp.views.rule_lookup import FOR_RULINGS, RULE_COLUMNS, rule_shown, rules_found

if TYPE_CHECKING:
    from PySide6.QtWidgets import QVBoxLayout

    from tdapp.gui.desk import Desk
    from tdapp.views.rule_lookup import PointShown, RuleLine

WIDTH = 960
LIST, READ = 196, 224
"""How high the list is, and what is read beneath it: no rule needs more."""


def look_up(desk: Desk, parent: QWidget | None) -> RuleLookup:
    sheet = RuleLookup(desk, parent)
    sheet.open()
    return sheet


class RuleLookup(Sheet):
    """Up and down pick from the list while the keyboard stays in the box."""

    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        super().__init__(parent, say("Look up a rule"), ok=say("Note as a ruling…"), cancel=say("Close"), width=WIDTH)
        self._desk = desk
        self.box = TextLine()
        self.box.setAccessibleName(say("Search rules"))
        self.box.setPlaceholderText(say("Words of the rule, or its place in a book: TDA 36, R11 §15"))
        self.box.textChanged.connect(lambda _: self._find())
        self.box.installEventFilter(self)
        self._model = RowsModel(RULE_COLUMNS, quiet=lambda line: not line.is_in_force)
        self.table = RowsTable(self._model, say("Rules found"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setFixedHeight(LIST)
        self.table.chosen.connect(lambda _: self.accept())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._read())
        self.number = label(look="small", name=say("How many rules"))
        self.reading: QVBoxLayout = column(spacing=4)
        inside = QWidget()
        inside.setLayout(column(self.reading, 1, spacing=0))
        read = scrolling(inside)
        read.setFixedHeight(READ)
        read.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        read.setAccessibleName(say("The rule"))
        self.body.addWidget(self.box)
        self.body.addWidget(self.table)
        self.body.addWidget(self.number)
        self.body.addWidget(read)
        self.ok.setVisible(bool(desk.tonight.now[Table]))
        self._find()
        self.box.setFocus()

    def picked(self) -> RuleLine | None:
        found: list[RuleLine] = self.table.picked()
        return found[0] if found else None

    def accept(self) -> None:
        line = self.picked()
        if line is not None and self.ok.isVisible():
            note_gestures.note(self._desk, self, rule=line.source)

    def _find(self) -> None:
        found = rules_found(self.box.text(), self._desk.tonight.rules)
        self._model.show(found)
        told = say_count(len(found), "{n} rule", "{n} rules") if found else say("No rule has these words.")
        self.number.setText(told)
        self.table.clearSelection()
        if found:
            self.table.selectRow(0)
            self.table.scrollToTop()
        else:
            self._read()

    def _read(self) -> None:
        line, rules = self.picked(), self._desk.tonight.rules
        self.ok.setEnabled(line is not None)
        empty(self.reading)
        if line is None:
            return
        shown = rule_shown(rules.catalogue[line.id], rules)
        self.reading.addWidget(label(shown.says, "strong", wraps=True, name=say("What the rule says")))
        self.reading.addWidget(label(shown.sources, "small", wraps=True, name=say("Where it stands")))
        if shown.standing:
            self.reading.addWidget(label(shown.standing, "muted", wraps=True, name=say("Whether it applies")))
        for point in shown.points:
            self._read_point(point)

    def _read_point(self, point: PointShown) -> None:
        name = point.key.name
        tag = [label(say("house rule"), "tag", name=say("{name}: house rule", name=name))]
        title = row(label(name, "strong"), *(tag if point.is_of_the_house else ()), *for_rulings(point.key), 1)
        self.reading.addSpacing(8)
        self.reading.addLayout(title)
        tonight = say("Tonight: {says} {source}", says=point.says, source=f"({point.source})")
        self.reading.addWidget(label(tonight, wraps=True, name=say("{name}: tonight", name=name)))
        if point.others:
            others = "\n".join(point.others)
            self.reading.addWidget(label(others, "muted", wraps=True, name=say("{name}: in other books", name=name)))
        if point.key.is_for_rulings:
            self.reading.addWidget(
                label(FOR_RULINGS, "small", wraps=True, name=say("{name}: what it is for", name=name))
            )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_press = watched is self.box and event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() in STEPS:
            QApplication.sendEvent(self.table, event)
            return True
        return super().eventFilter(watched, event)
