"""The frame on the screen: it is there at once, while the house is read, and then holds the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QFrame, QMainWindow, QStackedWidget, QWidget

from tdapp.gui.computer.places import NAME
from tdapp.gui.shell.measures import HEADER_HEIGHT, LEAST, RAIL_WIDTH
from tdapp.gui.theme import look
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QCloseEvent
    from PySide6.QtWidgets import QApplication

OPENING = say("Opening the house…")
USUAL = (1440, 900)


class Frame(QMainWindow):
    """Knows nothing of tournaments, so that it can be painted before they are read."""

    def __init__(self, remembered: QSettings) -> None:
        super().__init__()
        self.remembered = remembered
        self.setWindowTitle(NAME)
        self.setMinimumSize(*LEAST)
        self._held: QWidget | None = None
        self._over: QWidget | None = None
        self._stack = QStackedWidget()
        self._stack.addWidget(_opening())
        self.setCentralWidget(self._stack)

    @classmethod
    def painted(cls, application: QApplication, remembered: QSettings) -> Frame:
        """On the screen, in the theme it was left in."""
        look.load_fonts()
        look.apply(application, str(remembered.value("theme", "dark")))
        frame = cls(remembered)
        frame.appear()
        application.processEvents()
        return frame

    def appear(self) -> None:
        """Where it was when it was closed last."""
        geometry = self.remembered.value("geometry")
        if not isinstance(geometry, QByteArray) or not self.restoreGeometry(geometry):
            room = self.screen().availableGeometry()
            if room.width() <= USUAL[0] or room.height() <= USUAL[1]:
                self.showMaximized()
                return
            self.resize(*USUAL)
        self.show()

    def hold(self, window: QWidget) -> None:
        """Show a window in place of what was shown before."""
        self.uncover()
        before, self._held = self._stack.currentWidget(), window
        self._stack.addWidget(window)
        self._stack.setCurrentWidget(window)
        if before is not None:
            self._stack.removeWidget(before)
            before.deleteLater()
        self.setWindowTitle(window.windowTitle())
        window.windowTitleChanged.connect(self.setWindowTitle)

    def cover(self, over: QWidget) -> None:
        """Show something else for a while; the window goes on behind it."""
        self.uncover()
        self._over = over
        self._stack.addWidget(over)
        self._stack.setCurrentWidget(over)

    def uncover(self) -> None:
        if self._over is None:
            return
        self._over.close()
        self._stack.removeWidget(self._over)
        self._over.deleteLater()
        self._over = None

    def closeEvent(self, event: QCloseEvent) -> None:
        self.remembered.setValue("geometry", self.saveGeometry())
        self.uncover()
        if self._held is not None:
            self._held.close()
        super().closeEvent(event)


def _opening() -> QWidget:
    """The surfaces that rail and header will have, and what the app is doing."""
    rail, header, whole = QFrame(), QFrame(), QWidget()
    rail.setProperty("look", "rail")
    rail.setFixedWidth(RAIL_WIDTH)
    brand = label("td", "brand")
    inside = column(brand, 1)
    inside.setContentsMargins(9, 16, 9, 12)
    inside.setAlignment(brand, Qt.AlignmentFlag.AlignHCenter)
    rail.setLayout(inside)
    header.setProperty("look", "header")
    header.setFixedHeight(HEADER_HEIGHT)
    said = label(OPENING, "muted")
    said.setAlignment(Qt.AlignmentFlag.AlignCenter)
    both = row(rail, spacing=0)
    both.addLayout(column(header, said, spacing=0), 1)
    whole.setLayout(both)
    return whole
