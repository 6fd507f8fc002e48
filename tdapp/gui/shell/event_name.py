"""The name of the tournament on the desk; where several run at once, the way to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QMenu

from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.labels import Elided
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.open_events import open_events

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

ARROW = 22
OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)


class EventName(Elided):
    """A click or Enter asks for the list of tournaments."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__("", "strong", least=120)
        self.setAccessibleName(say("Event"))
        self.setAccessibleDescription(say("Turn to another tournament"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setContentsMargins(0, 0, ARROW, 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in OPENING:
            self.asked.emit()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = in_force()
        painter.setPen(QPen(QColor(palette.accent if self.hasFocus() else palette.muted), 1.6))
        text = min(self.fontMetrics().horizontalAdvance(self.text()), self.contentsRect().width())
        x, y = text + 12.0, self.height() / 2 - 1
        painter.drawPolyline([QPointF(x - 4, y), QPointF(x, y + 4), QPointF(x + 4, y)])
        painter.end()


def events_menu(desk: Desk, parent: QWidget) -> QMenu:
    """Every tournament that is not over, the one on the desk ticked."""
    menu = QMenu(parent)
    menu.setAccessibleName(say("Tournaments"))
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for event in open_events(desk.house, desk.now()):
        entry = menu.addAction(f"{shortened(event.name)}   ·   {event.says}".replace("&", "&&"))
        entry.setCheckable(True)
        entry.setChecked(event.key == desk.tournament)
        entry.triggered.connect(lambda _=False, key=event.key: desk.turn_to(key))
    return menu
