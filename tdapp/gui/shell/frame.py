"""The frame on the screen: it is there at once, while the house is read, and then holds the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QFrame, QMainWindow, QWidget

from tdapp.gui.places import NAME
from tdapp.gui.shell.measures import HEADER_HEIGHT, LEAST, RAIL_WIDTH
from tdapp.gui.theme import look
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QCloseEvent
    from PySide6.QtWidgets import QApplication

OPENING = "Opening the house…"
USUAL = (1440, 900)


class Frame(QMainWindow):
    """Knows nothing of tournaments, so that it can be painted before they are read."""

    def __init__(self, remembered: QSettings) -> None:
        super().__init__()
        self.remembered = remembered
        self.setWindowTitle(NAME)
        self.setMinimumSize(*LEAST)
        self.setCentralWidget(_opening())

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
        self.setCentralWidget(window)
        self.setWindowTitle(window.windowTitle())
        window.windowTitleChanged.connect(self.setWindowTitle)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.remembered.setValue("geometry", self.saveGeometry())
        if (held := self.centralWidget()) is not None:
            held.close()
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
