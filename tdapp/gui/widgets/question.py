"""A question of a form: its name, the control that takes the answer, and beneath it why an answer was refused.

A control settles its answer with Enter or by being left, and only when the answer is another one. The mouse wheel
never changes an answer: it scrolls what lies behind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QLineEdit, QSizePolicy, QSpinBox, QWidget

from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column
from tdapp.gui.widgets.text_line import TextLine, is_the_windows
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QFocusEvent, QPaintEvent, QWheelEvent

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def _is_in_a_sheet(control: QWidget) -> bool:
    """There Esc is the sheet's own: it cancels."""
    return isinstance(control.window(), QDialog)


class Text(TextLine):
    """One line of text. On a page Esc brings back what stood there."""

    settled = Signal(object)

    def __init__(self, name: str, text: str = "", *, longest: int = 200) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMaxLength(longest)
        self.setMinimumWidth(60)
        self._shown = ""
        self.show_value(text)
        self.editingFinished.connect(self._settle)

    def show_value(self, text: str) -> None:
        """What stands now; what somebody is typing is left alone."""
        if self.hasFocus() and self.isModified() and text == self._shown:
            return
        self._shown = text
        self.setText(text)
        self.setCursorPosition(0)

    def put_back(self) -> None:
        """What stands, for an answer that says the same in other words."""
        self.setText(self._shown)

    def _settle(self) -> None:
        if self.isModified() and self.text() != self._shown:
            self.settled.emit(self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text() != self._shown and not _is_in_a_sheet(self):
            self.put_back()
            return
        super().keyPressEvent(event)


class Number(QSpinBox):
    """A whole number within limits."""

    settled = Signal(object)

    def __init__(self, name: str, value: int, least: int, most: int) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setRange(least, most)
        self.setMinimumWidth(60)
        # The style sheet's padding does not reach the field inside, and it makes the box higher than its neighbours.
        self.lineEdit().setTextMargins(13, 0, 0, 0)
        self.setFixedHeight(QLineEdit().sizeHint().height())
        self._shown = value
        self.setValue(value)
        self.editingFinished.connect(self._settle)

    def show_value(self, value: int) -> None:
        if self.hasFocus() and self.value() != self._shown and value == self._shown:
            return
        self._shown = value
        self.setValue(value)

    def _settle(self) -> None:
        if self.value() != self._shown:
            self.settled.emit(self.value())

    def event(self, event: QEvent) -> bool:
        if is_the_windows(event, self.lineEdit()):
            event.ignore()
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Pick(QComboBox):
    """One of several. Arrow keys look through them; Enter, leaving it or choosing from the list settles."""

    settled = Signal(object)

    def __init__(self, name: str, options: Iterable[tuple[str, Any]] = (), chosen: Any = None) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._shown: Any = None
        self._is_looking = False
        for text, value in options:
            self.addItem(text, value)
        if chosen is not None:
            self.show_value(chosen)
        self.activated.connect(self._pick)

    def show_value(self, value: Any) -> None:
        self._shown = value
        self.setCurrentIndex(self.place_of(value))

    def place_of(self, value: Any) -> int:
        """Where a value stands in the list. True is not 1 here, which it is to findData."""
        places = range(self.count())
        return next((n for n in places if type(self.itemData(n)) is type(value) and self.itemData(n) == value), -1)

    def _pick(self) -> None:
        if not self._is_looking:
            self._settle()

    def _settle(self) -> None:
        if self.currentIndex() not in (-1, self.place_of(self._shown)):
            self.settled.emit(self.currentData())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._settle()
            event.ignore()
            return
        is_another = self.currentIndex() != self.place_of(self._shown)
        if event.key() == Qt.Key.Key_Escape and is_another and not _is_in_a_sheet(self):
            self.show_value(self._shown)
            return
        self._is_looking = True
        super().keyPressEvent(event)
        self._is_looking = False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self._settle()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The style sheet draws no arrow; ours is in the theme's own color."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(in_force().muted), 1.6))
        x, y = self.width() - 20.0, self.height() / 2 - 2
        painter.drawPolyline([QPointF(x - 4, y), QPointF(x, y + 4), QPointF(x + 4, y)])
        painter.end()


def problem_label(name: str) -> QLabel:
    made = label(look="problem", wraps=True, name=say("{name}: problem", name=name))
    made.hide()
    return made


Control = Text | Number | Pick


class Question(QWidget):
    """A control under its name. Narrow ones side by side share a `problem` that is as wide as all of them."""

    def __init__(self, name: str, control: Control, problem: QLabel | None = None) -> None:
        super().__init__()
        self.control = control
        self.problem = problem or problem_label(control.accessibleName())
        whole = column(label(name, "small"), control, spacing=4)
        if problem is None:
            whole.addWidget(self.problem)
        whole.addStretch()
        self.setLayout(whole)

    def say_no(self, sentence: str) -> None:
        """Why the answer was refused, beneath it; without a sentence nothing is wrong."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
