"""The window that the room looks at: one canvas, full screen, with a way out that appears when the mouse moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tdapp.gui.projector.boxes import shape_of
from tdapp.gui.projector.live import LiveCanvas
from tdapp.gui.widgets.buttons import Button
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QResizeEvent, QScreen

    from tdapp.gui.projector.show import Show

LINGERS = 3_000
SHY = 1_500
LEAVE = (Qt.Key.Key_Escape, Qt.Key.Key_F11)


class ProjectorWindow(QWidget):
    left = Signal()
    """Somebody here asked it to go away."""
    space_pressed = Signal()

    def __init__(self, show: Show) -> None:
        super().__init__()
        self.setWindowTitle(say("tdapp – projector"))
        self.setAccessibleName(say("Projector window"))
        self.setMouseTracking(True)
        self.canvas = LiveCanvas(show, lambda: shape_of(self.width(), self.height()), self)
        self.canvas.setMouseTracking(True)
        self.canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.way_out = Button(say("Leave the projector"), self.left.emit, key="Esc")
        self.way_out.setParent(self)
        self.way_out.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.way_out.hide()
        self._lingering = QTimer(self)
        self._lingering.setSingleShot(True)
        self._lingering.setInterval(LINGERS)
        self._lingering.timeout.connect(self._hide_way_out)
        self.setCursor(Qt.CursorShape.BlankCursor)

    def fill(self, screen: QScreen, *, takes_keys: bool) -> None:
        """Cover a whole screen. Beside the desk it leaves the keyboard where it is."""
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not takes_keys)
        self._take_keys(takes_keys=takes_keys)
        if self.isVisible() and self.screen() is not screen:
            # A window that is full screen already stays where it is until it is shown anew.
            self.hide()
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        # showFullScreen() would ask for the keys.
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()
        if takes_keys:
            self.raise_()
            self.activateWindow()
            self.setFocus()
        else:
            QTimer.singleShot(SHY, self, lambda: self._take_keys(takes_keys=True))

    def _take_keys(self, *, takes_keys: bool) -> None:
        """Some systems give the keys to whatever appears last: so at first it wants none, and later Esc works here."""
        self.winId()
        if (handle := self.windowHandle()) is not None:
            handle.setFlag(Qt.WindowType.WindowDoesNotAcceptFocus, not takes_keys)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.canvas.setGeometry(self.rect())
        self.canvas.look()
        self.way_out.adjustSize()
        self.way_out.move(self.width() - self.way_out.width() - 24, 24)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.way_out.show()
        self.way_out.raise_()
        self.unsetCursor()
        self._lingering.start()

    def _hide_way_out(self) -> None:
        self.way_out.hide()
        self.setCursor(Qt.CursorShape.BlankCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in LEAVE:
            self.left.emit()
            return
        if event.key() == Qt.Key.Key_Space:
            self.space_pressed.emit()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closed by the system's own means, it is as if Esc was pressed."""
        if self.isVisible():
            self.left.emit()
        super().closeEvent(event)
