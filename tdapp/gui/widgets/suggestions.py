"""The people who may be meant, floating under the box in which somebody types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QStyledItemDelegate

from tdapp.gui.theme.look import in_force
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    from tdapp.views.desk_lines import Line

Index = QModelIndex | QPersistentModelIndex
LINE = 38
GAP = 12
LOOKS = {"muted": "muted", "good": "accent", "warning": "warning", "danger": "danger"}


class _Drawn(QStyledItemDelegate):
    """The name, quietly what else it goes by, and at the right how the person stands tonight."""

    def sizeHint(self, *_: object) -> QSize:
        return QSize(200, LINE)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        line: Line = index.data(Qt.ItemDataRole.UserRole)
        colors, box = in_force(), _rect(option)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view = self.parent()
        if isinstance(view, QListWidget) and view.currentRow() == index.row():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colors.tint(colors.accent, 0.22)))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7)
        box = box.adjusted(14, 0, -14, 0)
        strong, plain = QFont(painter.font()), QFont(painter.font())
        strong.setWeight(QFont.Weight.DemiBold)
        standing = _short(plain, line.standing, box.width() * 6 // 10)
        room = box.width() - (QFontMetrics(plain).horizontalAdvance(standing) + 2 * GAP if standing else 0)
        x = box.left()
        if line.is_new:
            x += _write(painter, plain, say("New player:"), QRect(x, box.top(), room, LINE), colors.muted) + 8
        x += _write(painter, strong, line.name, QRect(x, box.top(), box.left() + room - x, LINE), colors.text) + GAP
        if box.left() + room - x > 60:
            _write(painter, plain, line.about, QRect(x, box.top(), box.left() + room - x, LINE), colors.muted)
        width = QFontMetrics(plain).horizontalAdvance(standing)
        color = getattr(colors, LOOKS[line.look])
        _write(painter, plain, standing, QRect(box.right() - width, box.top(), width + 2, LINE), color)
        painter.restore()


def _rect(option: QStyleOptionViewItem) -> QRect:
    found: QRect = option.rect
    return found


def _short(font: QFont, text: str, room: int) -> str:
    return QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def _write(painter: QPainter, font: QFont, text: str, into: QRect, color: str) -> int:
    """One piece of a line, and how wide it came out."""
    painter.setFont(font)
    painter.setPen(QColor(color))
    shown = _short(font, text, into.width())
    painter.drawText(into, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)
    return QFontMetrics(font).horizontalAdvance(shown)


class Suggestions(QListWidget):
    """It lies over what is under the box and takes no keyboard: the box says which line is marked."""

    taken = Signal(int)
    """A line was clicked."""

    def __init__(self, over: QWidget, name: str) -> None:
        super().__init__(over)
        self.lines: list[Line] = []
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setProperty("look", "floating")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Drawn(self))
        self.itemClicked.connect(lambda item: self.taken.emit(self.row(item)))
        self.hide()

    def offer(self, lines: list[Line], marked: int) -> None:
        self.lines = lines
        self.clear()
        for line in lines:
            item = QListWidgetItem(line.told)
            item.setData(Qt.ItemDataRole.UserRole, line)
            item.setToolTip(line.told)
            self.addItem(item)
        self.setCurrentRow(marked)
        self.setVisible(bool(lines))
        if lines:
            self.raise_()

    def place(self, under: QRect) -> None:
        """Under the box, as wide as it and as high as its lines."""
        self.setGeometry(under.left(), under.bottom() + 6, under.width(), len(self.lines) * LINE + 14)

    def step(self, by: int) -> None:
        self.setCurrentRow(min(max(self.currentRow() + by, 0), self.count() - 1))

    @property
    def marked(self) -> Line | None:
        return self.lines[self.currentRow()] if 0 <= self.currentRow() < len(self.lines) else None
