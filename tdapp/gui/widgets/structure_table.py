"""A table that edits like a spreadsheet: type to edit, Enter goes down, Tab goes right, and rows come and go."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QHeaderView, QTableView, QWidget

from tdapp.values.say import say
from tdapp.views.structure_paste import copied, read_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from tdapp.gui.widgets.structure_model import StructureModel
    from tdapp.views.structure_grid import Cell

Hint = QAbstractItemDelegate.EndEditHint
WIDTHS = {
    "level": 66,
    "begins": 66,
    "small_blind": 90,
    "big_blind": 90,
    "ante": 84,
    "ante_kind": 92,
    "minutes": 72,
    "bring_in": 84,
    "small_bet": 84,
    "big_bet": 84,
    "game": 150,
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class StructureTable(QTableView):
    """Its actions are in `commands`, by what they say: buttons and the context menu are made from them."""

    def __init__(self, model: StructureModel) -> None:
        super().__init__()
        self.rows = model
        self.setModel(model)
        self.setAccessibleName(say("Levels and breaks"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(30)
        self.horizontalHeader().setHighlightSections(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.commands = {
            "Insert level": self._command(say("Insert level"), "Insert", self._insert_level),
            "Insert break": self._command(say("Insert break"), "Ctrl+B", self._insert_break),
            "Delete rows": self._command(say("Delete rows"), "Ctrl+Del", self._delete_rows),
            "Move up": self._command(say("Move up"), "Alt+Up", partial(self._move_rows, -1)),
            "Move down": self._command(say("Move down"), "Alt+Down", partial(self._move_rows, 1)),
            "Double": self._command(say("Double the amounts"), "Ctrl+2", self._double),
            "Fill down": self._command(say("Fill down"), "Ctrl+D", self._fill_down),
            "Copy": self._command(say("Copy cells"), QKeySequence.StandardKey.Copy, self._copy),
            "Cut": self._command(say("Cut"), QKeySequence.StandardKey.Cut, self._cut),
            "Paste": self._command(say("Paste"), QKeySequence.StandardKey.Paste, self._paste),
            "Empty": self._command(say("Empty the cells"), "Del", self._clear),
            "Undo": self._command(say("Undo"), QKeySequence.StandardKey.Undo, self._undo),
            "Redo": self._command(say("Redo"), "Ctrl+Y", self._redo),
        }
        model.modelReset.connect(self.take_widths)
        self.take_widths()

    def _command(self, text: str, keys: str | QKeySequence.StandardKey, does: Callable[[], None]) -> QAction:
        made = QAction(text, self)
        made.setShortcut(QKeySequence(keys))
        made.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        made.triggered.connect(lambda: does())
        self.addAction(made)
        return made

    def take_widths(self) -> None:
        header = self.horizontalHeader()
        for n, column in enumerate(self.rows.columns):
            is_last = column.id not in WIDTHS
            header.setSectionResizeMode(n, QHeaderView.ResizeMode.Stretch if is_last else QHeaderView.ResizeMode.Fixed)
            if not is_last:
                self.setColumnWidth(n, WIDTHS[column.id])

    def select(self, place: int, at: str) -> None:
        """Put the keyboard on a cell."""
        ids = [column.id for column in self.rows.columns]
        column = ids.index(at) if at in ids else 0
        self.setCurrentIndex(self.rows.index(min(max(place, 0), self.rows.rowCount() - 1), column))

    def _here(self) -> tuple[int, int]:
        index = self.currentIndex()
        return max(index.row(), 0), max(index.column(), 0)

    def _cells(self) -> list[Cell]:
        return [(index.row(), self.rows.columns[index.column()].id) for index in self.selectedIndexes()]

    def places(self) -> list[int]:
        return sorted({index.row() for index in self.selectedIndexes()}) or [self._here()[0]]

    def _do(self, gesture: Callable[[], None], *, to: int | None = None) -> None:
        """A gesture; afterwards the keyboard is where it was, or in another row."""
        place, column = self._here()
        self.rows.attempt(gesture)
        self.select(place if to is None else to, self.rows.columns[column].id)

    def _insert_level(self) -> None:
        place = self.places()[-1] + 1
        self._do(lambda: self.rows.grid.insert_level(place), to=place)

    def _insert_break(self) -> None:
        place = self.places()[-1] + 1
        self._do(lambda: self.rows.grid.insert_break(place), to=place)

    def _delete_rows(self) -> None:
        places = self.places()
        if len(places) == self.rows.rowCount():
            self.rows.refused.emit(say("A schedule needs at least one level."))
            return
        self._do(lambda: self.rows.grid.delete(places), to=places[0])

    def _move_rows(self, by: int) -> None:
        places = self.places()
        first, last = places[0] + by, places[-1] + by
        before = self.rows.grid.rows
        self._do(lambda: self.rows.grid.move(places, by))
        if self.rows.grid.rows != before:
            self.select(first, self.rows.columns[self._here()[1]].id)
            self._select_rows(first, last)

    def _select_rows(self, first: int, last: int) -> None:
        right = self.rows.columnCount() - 1
        chosen = QItemSelection(self.rows.index(first, 0), self.rows.index(last, right))
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _double(self) -> None:
        places = self.places()
        self._do(lambda: self.rows.grid.double(places))

    def _fill_down(self) -> None:
        """The top cell of each column into those selected below it; of one cell, all that are below it."""
        place, column = self._here()
        places = self.places()
        if len(places) < 2:
            places = list(range(place, self.rows.rowCount()))
        columns = sorted({index.column() for index in self.selectedIndexes()} or {column})
        names = [self.rows.columns[n].id for n in columns]
        filled = [name for name in names if name not in ("level", "begins", "notes")]
        self._do(lambda: self.rows.grid.fill_down(places, filled))

    def _copy(self) -> None:
        columns = sorted({index.column() for index in self.selectedIndexes()})
        if columns:
            shown = [self.rows.columns[n] for n in columns if self.rows.columns[n].id != "notes"]
            is_whole = len(self.places()) == self.rows.rowCount() and len(shown) == self.rows.columnCount() - 1
            text = copied(self.rows.grid.rows, self.places(), shown, titled=is_whole)
            QGuiApplication.clipboard().setText(text)

    def _cut(self) -> None:
        self._copy()
        self._clear()

    def _clear(self) -> None:
        cells = self._cells()
        if cells:
            self._do(lambda: self.rows.grid.clear(cell for cell in cells if cell[1] != "notes"))

    def _paste(self) -> None:
        """At the top left of what is selected; one cell fills all that are selected."""
        text, cells = QGuiApplication.clipboard().text(), [cell for cell in self._cells() if cell[1] != "notes"]
        table = read_table(text)
        if not table or not cells:
            return
        first = min(index.column() for index in self.selectedIndexes())
        place, shown = min(cell[0] for cell in cells), self.rows.columns[:-1]
        if len(cells) > 1 and [len(line) for line in table] == [1]:
            self._do(lambda: self.rows.grid.fill(cells, table[0][0]))
        else:
            self._do(lambda: self.rows.grid.paste(place, shown[first].id, text, shown), to=place)

    def _undo(self) -> None:
        self._do(self.rows.grid.undo)

    def _redo(self) -> None:
        self._do(self.rows.grid.redo)

    def closeEditor(self, editor: QWidget, hint: Hint) -> None:
        """Enter goes down and Tab right, as in a spreadsheet, without opening the next cell."""
        super().closeEditor(editor, Hint.NoHint)
        ways = {Hint.EditNextItem: (0, 1), Hint.EditPreviousItem: (0, -1), Hint.SubmitModelCache: (1, 0)}
        if hint in ways:
            self.step(*ways[hint])

    def step(self, down: int, right: int) -> bool:
        """To another cell that can be typed into; past the end of a row to the next. False at the very end."""
        place, column = self._here()
        last = self.rows.columnCount() - 2
        column += right
        if not 0 <= column <= last:
            place, column = place + right, 0 if right > 0 else last
        place += down
        if not 0 <= place < self.rows.rowCount():
            return False
        self.setCurrentIndex(self.rows.index(place, column))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in ENTER and is_plain:
            # An open cell closes by itself and then goes on.
            if self.state() != QAbstractItemView.State.EditingState:
                self.step(1, 0)
            return
        if event.key() == Qt.Key.Key_F6:
            super().focusNextPrevChild(True)
            return
        super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Tab goes through the cells, and out of the table at its end; F6 leaves it from anywhere."""
        return self.step(0, 1 if next else -1) or super().focusNextPrevChild(next)

    def keyboardSearch(self, search: str) -> None:
        """Letters are typed into cells; they look for nothing."""
