"""The help beside the evening: pages at the left, a box that finds words, and the page. Esc puts it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QListView, QWidget

from tdapp.gui.help.text import HelpText
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.say import say
from tdapp.views.help_pages import FIRST, find, help_page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from tdapp.views.help_pages import Found

SIZE, LEAST = (1130, 700), (880, 480)
SIDE = 236


class Contents(QAbstractListModel):
    """The titles of the pages that were found; what was found is in the tooltip."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Sequence[Found] = ()

    def show(self, found: Sequence[Found]) -> None:
        self.beginResetModel()
        self.found = found
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.found)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        one = self.found[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return one.page.title
        return one.line or None if role == Qt.ItemDataRole.ToolTipRole else None

    def place(self, page: str) -> int:
        return next((place for place, one in enumerate(self.found) if one.page.id == page), -1)


class HelpWindow(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setProperty("look", "page")
        self.setWindowTitle(say("Help – tdapp"))
        self.setMinimumSize(*LEAST)
        room = parent.window().screen().availableGeometry()
        self.resize(min(SIZE[0], room.width()), min(SIZE[1], room.height()))
        self.page = ""
        self._before: list[str] = []
        self.words = TextLine()
        self.words.setPlaceholderText(say("Find in the help"))
        self.words.setAccessibleName(say("Find in the help"))
        self.words.offer_to_clear(say("Empty the search"))
        self.words.textChanged.connect(self._search)
        self.contents = Contents()
        self.list = QListView()
        self.list.setAccessibleName(say("Pages of the help"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setModel(self.contents)
        self.list.selectionModel().currentChanged.connect(lambda index, _: self._turn(index))
        self.nothing = label(say("No page has all these words."), "muted", wraps=True)
        self.nothing.hide()
        self.back = Button(say("Back"), self.go_back, key="Alt+Left")
        self.text = HelpText()
        self.text.page_wanted.connect(self.show_page)
        self.words.returnPressed.connect(self.text.setFocus)
        side = QWidget()
        side.setFixedWidth(SIDE)
        side.setLayout(column(self.words, self.nothing, self.list, self.back, spacing=8))
        whole = row(side, self.text, spacing=16)
        whole.setStretch(1, 1)
        whole.setContentsMargins(16, 16, 0, 16)
        self.setLayout(whole)
        for keys, does in (("Ctrl+F", self.words.setFocus), ("Alt+Left", self.go_back), ("Esc", self.close)):
            QShortcut(QKeySequence(keys), self).activated.connect(does)
        self.contents.show(find(""))

    def open_at(self, page: str) -> None:
        """Over the window, at a page of the help, or at the first where there is none of that name."""
        self.words.clear()
        self._before.clear()
        self.show_page(page if help_page(page) else FIRST)
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus()

    def show_page(self, name: str) -> None:
        page = help_page(name)
        if page is None or name == self.page:
            return
        if self.page:
            self._before.append(self.page)
        self.page = name
        self.back.setEnabled(bool(self._before))
        self.text.show_page(page)
        place = self.contents.place(name)
        if place >= 0:
            self.list.setCurrentIndex(self.contents.index(place))
        else:
            self.list.clearSelection()

    def go_back(self) -> None:
        if not self._before:
            return
        name = self._before.pop()
        self.page = ""
        self.show_page(name)

    def dress(self) -> None:
        """The theme has changed: colors and pictures too."""
        page = help_page(self.page)
        if page is not None:
            self.text.show_page(page)

    def _turn(self, index: QModelIndex) -> None:
        if index.isValid():
            self.show_page(self.contents.found[index.row()].page.id)

    def _search(self, text: str) -> None:
        found = find(text)
        self.contents.show(found)
        self.nothing.setVisible(not found)
        place = self.contents.place(self.page)
        if found:
            self.list.setCurrentIndex(self.contents.index(max(place, 0) if not text.strip() else 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows in the box go through what was found."""
        if self.words.hasFocus() and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            there = self.contents.index(self.list.currentIndex().row() + step)
            if there.isValid():
                self.list.setCurrentIndex(there)
            return
        super().keyPressEvent(event)
