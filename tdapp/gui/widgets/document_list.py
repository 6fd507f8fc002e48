"""The documents as a list: each with its title, what it is for, and what it still waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tdapp.gui.theme.look import in_force
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tdapp.printing.documents import Document

Index = QModelIndex | QPersistentModelIndex
DESCRIPTION, MISSING, ID = (Qt.ItemDataRole.UserRole + number for number in (1, 2, 3))
SIDE, EDGE, APART = 16, 14, 4
WRAPS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
TALL = 10_000


class _Entry(QStyledItemDelegate):
    """Draws a title and the lines below it, as high as they need."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colors = in_force()
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(colors.tint(colors.accent)))
            painter.fillRect(box.left(), box.top(), 3, box.height(), QColor(colors.accent))
        painter.setPen(QColor(colors.line))
        painter.drawLine(box.left() + SIDE, box.bottom(), box.right() - SIDE, box.bottom())
        at = box.adjusted(SIDE, EDGE, -SIDE, -EDGE)
        for text, font, color in self._lines(index):
            painter.setFont(font)
            painter.setPen(QColor(color))
            painter.drawText(at, WRAPS, text)
            at.setTop(at.top() + _height(text, font, at.width()) + APART)
        painter.restore()

    def sizeHint(self, _: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width() - 2 * SIDE
        lines = self._lines(index)
        return QSize(width, sum(_height(text, font, width) + APART for text, font, _ in lines) - APART + 2 * EDGE)

    def _lines(self, index: Index) -> list[tuple[str, QFont, str]]:
        colors = in_force()
        missing = str(index.data(MISSING))
        heading = colors.muted if missing else colors.text
        lines = [
            (str(index.data()), _font(15, QFont.Weight.DemiBold), heading),
            (str(index.data(DESCRIPTION)), _font(14), colors.muted),
        ]
        if missing:
            lines.append((missing, _font(14, QFont.Weight.Medium), colors.warning))
        return lines


class DocumentList(QListWidget):
    """What cannot be made yet is shown with the reason, and cannot be picked."""

    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("Documents"))
        self.setItemDelegate(_Entry(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.currentItemChanged.connect(self._pick)

    def show_documents(self, documents: Iterable[tuple[Document, str]]) -> None:
        """Each with the reason why it cannot be made, or nothing; the picked one stays picked if it can be."""
        old = self.picked_id
        self.blockSignals(True)
        self.clear()
        for document, missing in documents:
            item = QListWidgetItem(document.title, self)
            item.setData(DESCRIPTION, document.description)
            item.setData(MISSING, missing)
            item.setData(ID, document.id)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, f"{document.description} {missing}".strip())
            if missing:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
        items = [self.item(number) for number in range(self.count())]
        able = [item for item in items if item.flags() & Qt.ItemFlag.ItemIsEnabled]
        if able:
            self.setCurrentItem(next((item for item in able if item.data(ID) == old), able[0]))
        self.blockSignals(False)

    def pick(self, name: str) -> None:
        """Show this one, if it can be made."""
        items = (self.item(number) for number in range(self.count()))
        found = next((item for item in items if item.data(ID) == name), None)
        if found is not None and found.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.setCurrentItem(found)

    @property
    def picked_id(self) -> str:
        item = self.currentItem()
        return str(item.data(ID)) if item is not None and item.flags() & Qt.ItemFlag.ItemIsEnabled else ""

    def _pick(self, *_: object) -> None:
        if self.picked_id:
            self.picked.emit(self.picked_id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and event.text().isprintable() and not event.modifiers():
            # Letters are the window's: / opens the command bar, space holds the clock.
            event.ignore()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


def _font(size: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    font = QFont("Inter")
    font.setPixelSize(size)
    font.setWeight(weight)
    return font


def _height(text: str, font: QFont, width: int) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, TALL), WRAPS, text).height()
