"""A director's hand at the real window: it finds things by their accessible names, and sends only keys and clicks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QPoint, QSettings, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)
from shiboken6 import isValid

from tdapp.gui.application import Seat
from tdapp.gui.shell.frame import Frame

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Kind = TypeVar("Kind", bound=QWidget)
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


@dataclass
class Hand:
    application: QApplication
    seat: Seat
    time: list[int] = field(default_factory=lambda: [1_700_000_000_000])

    @classmethod
    def at(cls, application: QApplication, folder: Path) -> Hand:
        """The app as it starts on a computer that has never seen it."""
        time = [1_700_000_000_000]
        remembered = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
        seat = Seat(application, Frame.painted(application, remembered), now=lambda: time[0])
        hand = cls(application, seat, time)
        assert seat.open(folder / "house.tdapp")
        hand.look()
        return hand

    @property
    def window(self) -> QWidget:
        assert self.seat.window is not None
        return self.seat.window

    def look(self) -> None:
        self.application.processEvents()
        top = self.application.activeModalWidget() or self.window
        if not top.isActiveWindow():
            top.activateWindow()
            self.application.processEvents()

    def wait(self, seconds: int) -> None:
        self.time[0] += seconds * 1_000

    def find(self, name: str, kind: type[Kind]) -> Kind:
        """The one visible thing of that name, in the sheet on top or in the window."""
        self.look()
        top = self.application.activeModalWidget() or self.window
        found = [one for one in top.findChildren(kind) if one.accessibleName() == name and one.isVisible()]
        assert len(found) == 1, f"{len(found)} things are called {name!r}"
        return found[0]

    def says(self, name: str) -> str:
        return self.find(name, QLabel).text()

    def click(self, name: str) -> None:
        widget = self.find(name, QWidget)
        self.wait_for(widget.isEnabled)
        assert widget.isEnabled(), f"{name} cannot be clicked"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NONE, QPoint(widget.width() // 2, widget.height() // 2))
        self.look()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.look()
        QTest.keyClick(self._focus(), key, modifiers)
        self.look()

    def enter(self) -> None:
        self.press(Qt.Key.Key_Return)

    def type(self, text: str) -> None:
        self.look()
        for letter in text:
            if letter.isascii():
                QTest.keyClicks(self._focus(), letter)
            else:
                # Keys that QTest has no name for: what an input method sends.
                for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
                    self.application.sendEvent(self._focus(), QKeyEvent(kind, 0, NONE, letter))
        self.look()

    def fill(self, name: str, text: str) -> None:
        """Put the keyboard into a field and write it anew."""
        line = self.find(name, QLineEdit)
        QTest.mouseClick(line, Qt.MouseButton.LeftButton)
        QTest.keyClick(line, Qt.Key.Key_A, CTRL)
        QTest.keyClicks(line, text)
        self.look()

    def reach(self, name: str) -> QWidget:
        """Go on with Tab until the keyboard is there."""
        self.look()
        for _ in range(250):
            focus = self._focus()
            if focus.accessibleName() == name:
                return focus
            QTest.keyClick(focus, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {name!r}")

    def write(self, name: str, text: str) -> None:
        """The same as `fill`, by the keyboard alone."""
        QTest.keyClick(self.reach(name), Qt.Key.Key_A, CTRL)
        self.type(text)

    def choose(self, name: str, text: str) -> None:
        """Look through a list of choices with the arrow keys."""
        pick = self.reach(name)
        assert isinstance(pick, QComboBox)
        QTest.keyClick(pick, Qt.Key.Key_Home)
        while pick.currentText() != text and pick.currentIndex() < pick.count() - 1:
            QTest.keyClick(pick, Qt.Key.Key_Down)
        assert pick.currentText() == text, f"{name} has no {text!r}"

    def command(self, line: str) -> None:
        self.press(Qt.Key.Key_K, CTRL)
        self.type(line)
        self.enter()

    def page(self, number: int) -> None:
        self.press(Qt.Key(Qt.Key.Key_0 + number), CTRL)

    def rows(self, name: str) -> list[list[str]]:
        """A table as it can be read from the screen."""
        model = self.find(name, QTableView).model()
        return [
            [str(model.index(row, column).data() or "") for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]

    def settle(self, path: Path) -> None:
        """Wait for a file that was asked for."""
        self.wait_for(path.exists)
        assert path.exists()

    @staticmethod
    def wait_for(happens: Callable[[], bool]) -> None:
        """What a worker prepares is ready a little later."""
        for _ in range(1_000):
            if happens():
                return
            QTest.qWait(20)

    def choose_file(self, path: Path) -> None:
        """Answer the file dialog that the next click opens."""

        def answer() -> None:
            dialog = self.application.activeModalWidget()
            if not isinstance(dialog, QFileDialog):
                QTimer.singleShot(20, answer)
                return
            line = dialog.findChild(QLineEdit, "fileNameEdit")
            assert isinstance(line, QLineEdit)
            line.clear()
            QTest.keyClicks(line, str(path))
            save(dialog)

        def save(dialog: QFileDialog) -> None:
            """Completions pop up over the button whenever they are found, so try until it was hit."""
            if not isValid(dialog) or not dialog.isVisible():
                return
            while (completions := self.application.activePopupWidget()) is not None:
                completions.close()
            buttons = dialog.findChild(QDialogButtonBox)
            assert isinstance(buttons, QDialogButtonBox)
            button = buttons.button(QDialogButtonBox.StandardButton.Save)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            QTimer.singleShot(50, lambda: save(dialog))

        QTimer.singleShot(20, answer)

    def _focus(self) -> QWidget:
        return self.application.focusWidget() or self.application.activeModalWidget() or self.window

    def leave(self) -> None:
        """Nothing of the window stays: every widget that lives makes the next change of theme slower."""
        if not isValid(self.seat.frame):
            return
        self.seat.close()
        self.seat.frame.deleteLater()
        self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.application.processEvents()
