"""The room at a glance: one bar a table, as high as it is full, its number under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.gui.theme.look import in_force
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tdapp.views.floor import FloorTable

NUMBERED = 18
"""With more tables than these the bars are too narrow for figures."""

FIGURE = 20.0
"""How high a bar must be to have its figure inside; else it stands above."""


class RoomBars(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._tables: tuple[FloorTable, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(say("Players at each table"))

    def show_tables(self, tables: tuple[FloorTable, ...]) -> None:
        self._tables = tables
        told = ", ".join(say("table {table}: {taken}", table=table.n, taken=table.taken) for table in tables)
        self.setAccessibleDescription(told)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, 130)

    def paintEvent(self, _: QPaintEvent) -> None:
        if not self._tables:
            return
        colors = in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        has_figures = len(self._tables) <= NUMBERED
        most = max(len(table.chairs) for table in self._tables)
        gap = 8.0 if len(self._tables) <= 12 else 3.0 if has_figures else 1.0
        width = min((self.width() + gap) / len(self._tables) - gap, 40.0)
        foot = self.height() - (22 if has_figures else 4)
        looks = {"short": colors.warning, "breaks next": colors.information, "even": colors.accent}
        for number, table in enumerate(self._tables):
            left, high = number * (width + gap), foot * table.taken / most
            bar = QRectF(left, foot - high, width, high)
            painter.setBrush(QColor(colors.tint(looks[table.standing], 0.6)))
            painter.drawRoundedRect(bar, min(4, width / 2), min(4, width / 2))
            if has_figures:
                self._figures(painter, table, bar, foot)
        painter.end()

    def _figures(self, painter: QPainter, table: FloorTable, bar: QRectF, foot: float) -> None:
        colors = in_force()
        font = painter.font()
        font.setPixelSize(11)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(colors.text))
        top = QRectF(bar.left(), bar.top() + 4 if bar.height() >= FIGURE else bar.top() - 16, bar.width(), 14)
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, str(table.taken))
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(QColor(colors.muted))
        below = QRectF(bar.left() - 6, foot + 4, bar.width() + 12, 16)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(table.n))
        painter.setPen(Qt.PenStyle.NoPen)
