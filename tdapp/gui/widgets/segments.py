"""Parts of a list side by side, one of them shown: each with how many it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy

from tdapp.gui.theme.look import digits, in_force
from tdapp.gui.widgets.layout import row
from tdapp.values.say import grouped

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QKeyEvent, QPaintEvent

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Segment(QAbstractButton):
    """Its name, and beside it a number that is quiet when it is 0."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name, self.number = name, 0
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.say(0)

    def say(self, number: int) -> None:
        self.number = number
        self.setText(f"{self.name}  {grouped(number)}")
        self.setAccessibleName(self.name)
        self.setAccessibleDescription(grouped(number))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        size = metrics.size(0, self.text())
        size.setWidth(size.width() + 32)
        size.setHeight(32)
        return size

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right are for all of them: a button alone would only pass the keyboard on."""
        if event.key() in STEPS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        colors = in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colors.tint(colors.accent)))
            painter.drawRoundedRect(self.rect(), 7, 7)
        if self.hasFocus():
            painter.setPen(QColor(colors.accent))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 7, 7)
        painter.setFont(digits(self.font()))
        metrics = painter.fontMetrics()
        name = metrics.horizontalAdvance(f"{self.name}  ")
        text = self.rect().adjusted((self.width() - metrics.horizontalAdvance(self.text())) // 2, 0, 0, 0)
        at_left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(colors.accent if self.isChecked() else colors.text if self.number else colors.muted))
        painter.drawText(text, at_left, self.name)
        painter.setPen(QColor(colors.accent if self.isChecked() else colors.muted))
        painter.drawText(text.adjusted(name, 0, 0, 0), at_left, grouped(self.number))
        painter.end()


class Segments(QFrame):
    """Left and right go from part to part."""

    chosen = Signal(str)

    def __init__(self, names: Iterable[str]) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self.parts = {name: Segment(name) for name in names}
        whole = row(*self.parts.values(), spacing=2)
        whole.setContentsMargins(2, 2, 2, 2)
        self.setLayout(whole)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.now = next(iter(self.parts))
        for name, part in self.parts.items():
            part.clicked.connect(lambda _=False, name=name: self.choose(name))
        self._mark()

    def choose(self, name: str) -> None:
        is_another = name != self.now
        self.now = name
        self._mark()
        if is_another:
            self.chosen.emit(name)

    def _mark(self) -> None:
        for name, part in self.parts.items():
            part.setChecked(name == self.now)
            # Tab stops once, at the part that is shown.
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus if name == self.now else Qt.FocusPolicy.ClickFocus)

    def show_numbers(self, numbers: Mapping[str, int]) -> None:
        for name, part in self.parts.items():
            part.say(numbers.get(name, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
            return
        names = list(self.parts)
        self.choose(names[min(max(names.index(self.now) + step, 0), len(names) - 1)])
        self.parts[self.now].setFocus()
