"""Everybody of tonight in one list: in parts, searched, put in order by any column; who is picked stays picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, column, row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.segments import Segments
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.say import say
from tdapp.views.columns import entrant_columns
from tdapp.views.entrants import GROUPS
from tdapp.views.search import folded

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtGui import QKeyEvent

    from tdapp.views.columns import Column
    from tdapp.views.entrants import Entrant

NOBODY = say("Nobody yet. Type the first name above, then Enter; players whom the house knows appear as you type.")
DOWN, UP = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


class EntrantTable(RowsTable):
    """Home and End are its first and last row; keys that it does not need for walking about are the page's."""

    left = Signal()
    """Up from the first row, or Esc: back to the box."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at_the_top = event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 0 and not event.modifiers()
        if event.key() == Qt.Key.Key_Escape or at_the_top:
            self.left.emit()
            return
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and not event.modifiers():
            self.selectRow(0 if event.key() == Qt.Key.Key_Home else self.model().rowCount() - 1)
            return
        if event.text().isalpha() and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
            return
        super().keyPressEvent(event)


class EntrantList(QWidget):
    picked_others = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._every: Sequence[Entrant] = ()
        self._order: tuple[str, Qt.SortOrder] | None = None
        self._shape: tuple[str, Collection[str]] = ("", ())
        self.groups = Segments(GROUPS)
        self.groups.chosen.connect(lambda _: self._arrange())
        self.search = TextLine()
        self.search.setPlaceholderText(say("Find in the list"))
        self.search.setAccessibleName(say("Find in the list"))
        self.search.setToolTip("Ctrl+F")
        self.search.offer_to_clear(say("Empty the search"))
        self.search.setMinimumWidth(120)
        self.search.setMaximumWidth(300)
        self.search.textChanged.connect(lambda _: self._arrange())
        self.search.returnPressed.connect(self._to_the_first)
        down = QShortcut(QKeySequence("Down"), self.search, self._to_the_first)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        self._model = RowsModel(entrant_columns("EUR"), quiet=lambda one: one.status in ("out", "void"))
        self.table = EntrantTable(self._model, say("Entrants"))
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header = self.table.horizontalHeader()
        header.setSectionsClickable(True)
        header.sectionClicked.connect(self.sort_by)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self.picked_others.emit())
        self._nobody = label(look="muted", wraps=True, name=say("Why the list is empty"))
        self._nobody.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._either = QStackedWidget()
        self._either.addWidget(self.table)
        self._either.addWidget(Card(1, self._nobody, 1))
        self.setLayout(column(self._either))
        self.head = row(self.groups, 1, self.search)
        self.setFocusProxy(self.table)

    def show_entrants(self, rows: Sequence[Entrant], currency: str, offered: Collection[str]) -> None:
        if self._shape != (currency, offered):
            self._shape = (currency, offered)
            self._model.beginResetModel()
            self._model.columns = entrant_columns(currency, offered)
            self._model.endResetModel()
            self.table.take_widths()
        self._every = rows
        self.groups.show_numbers({name: sum(map(fits, rows)) for name, fits in GROUPS.items()})
        self._arrange()

    def picked(self) -> list[Entrant]:
        found: list[Entrant] = self.table.picked()
        return found

    def pick(self, rows: Collection[Entrant]) -> None:
        """Pick these, as far as they are shown."""
        self._pick({one.key for one in rows})

    def _pick(self, keys: Collection[tuple[int, int]]) -> None:
        last, chosen = len(self._model.columns) - 1, QItemSelection()
        for place, one in enumerate(self._model.rows):
            if one.key in keys:
                chosen.select(self._model.index(place, 0), self._model.index(place, last))
        self.table.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _arrange(self) -> None:
        """The part that is looked at, in its order; the model forgets who was picked when it is built anew."""
        fits, words = GROUPS[self.groups.now], folded(self.search.text()).split()
        rows = [one for one in self._every if fits(one) and _has(one, words)]
        by = self._sorting()
        if by is not None and by.order is not None and self._order is not None:
            rows.sort(key=by.order, reverse=self._order[1] == UP)
        picked, now = {one.key for one in self.picked()}, self.table.currentIndex()
        current = self._model.rows[now.row()].key if 0 <= now.row() < len(self._model.rows) else None
        old = self._model.rows
        scrolled = self.table.verticalScrollBar().value()
        self._model.show(rows)
        is_moved = any(one.entry != other.entry or one.booking != other.booking for one, other in zip(old, rows))
        if is_moved or len(rows) < len(old):
            self._put_back(picked, current)
        self.table.verticalScrollBar().setValue(scrolled)
        self._nobody.setText(NOBODY if not self._every else say("Nobody in this part of the list fits."))
        self._either.setCurrentIndex(0 if rows else 1)
        self.picked_others.emit()

    def _put_back(self, picked: Collection[tuple[int, int]], current: tuple[int, int] | None) -> None:
        place = next((n for n, one in enumerate(self._model.rows) if one.key == current), None)
        if place is not None:
            index = self._model.index(place, 0)
            self.table.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self._pick(picked)

    def _sorting(self) -> Column | None:
        """The column that the list is in the order of, as long as it has it."""
        wanted = self._order[0] if self._order else ""
        return next((one for one in self._model.columns if one.title == wanted), None)

    def sort_by(self, number: int) -> None:
        """By a column; once more the other way round, and then as the list was."""
        if not 0 <= number < len(self._model.columns) or self._model.columns[number].order is None:
            return
        title = self._model.columns[number].title
        before = self._order if self._order and self._order[0] == title else None
        self._order = {None: (title, DOWN), (title, DOWN): (title, UP), (title, UP): None}[before]
        header = self.table.horizontalHeader()
        header.setSortIndicatorShown(self._order is not None)
        if self._order is not None:
            header.setSortIndicator(number, self._order[1])
        self._arrange()

    def _to_the_first(self) -> None:
        """From the search to whoever it found."""
        if self._model.rows:
            self.table.selectRow(0)
            self.table.setFocus()

    def take_keyboard(self) -> None:
        """To the list, at the row that was left, or at the first."""
        if self._model.rows and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        self.table.setFocus()


def _has(one: Entrant, words: Sequence[str]) -> bool:
    if not words:
        return True
    told = f"{folded(one.name)} {one.entry or ''} {one.where}"
    return all(word in told for word in words)
