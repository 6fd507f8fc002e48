"""Asking for a PIN, in the middle of the deed that needs one."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLineEdit

from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.question import Text
from tdapp.values.say import say
from tdapp.values.words import shortened

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.director.guard import Asked

BEAT = 200


def ask_pin(window: QWidget, asked: Asked) -> str | None:
    """Over whatever asks; returns when something was typed, or None when somebody thought better of it."""
    sheet = PinSheet(QApplication.activeModalWidget() or window, asked)
    try:
        return sheet.typed if sheet.exec() else None
    finally:
        sheet.deleteLater()


class PinSheet(FormSheet):
    def __init__(self, parent: QWidget | None, asked: Asked) -> None:
        super().__init__(parent, say("This needs a PIN"), shortened(asked.what, 240), ok=say("Go on"), width=460)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        self.typed = ""
        self.put("typed", Text(say("PIN")), 0, 0, 6)
        self._field: QLineEdit = self.control("typed")
        self._field.setEchoMode(QLineEdit.EchoMode.Password)
        self._field.setFocus()
        self._problem, self._left = asked.problem, asked.wait
        self._waiting = QTimer(self)
        self._waiting.setInterval(BEAT)
        self._waiting.timeout.connect(self._wait)
        if self._left > 0:
            self._waiting.start()
        self._say()

    def _wait(self) -> None:
        self._left -= BEAT / 1_000
        if self._left <= 0:
            self._waiting.stop()
        self._say()

    def _say(self) -> None:
        """What was wrong with the last one, and how long nothing is taken."""
        is_waiting = self._left > 0
        self.ok.setEnabled(not is_waiting)
        soon = say("The next one can be given in {seconds} s.", seconds=ceil(self._left)) if is_waiting else ""
        if self._problem:
            self.say_no(" ".join(filter(None, (self._problem, soon))))

    def accept(self) -> None:
        self.typed = self._field.text()
        if self.typed and self.ok.isEnabled():
            super().accept()
