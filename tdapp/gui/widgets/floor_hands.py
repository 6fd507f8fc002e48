"""The room under the director's hands: click, drag, and a ring that the arrow keys move from chair to chair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsItem

from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.floor_view import FloorView
from tdapp.gui.widgets.table_picture import name_font
from tdapp.values.room import Seat

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

EDGE = 28
"""A drag that comes this near to the edge brings more of the room into sight."""
ROUND = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
TABLES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
LINES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
MENU = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Menu)


@dataclass(slots=True)
class Grip:
    """What the pressed mouse holds: a player, the button of a table, or the ground."""

    holds: Literal["player", "button", "ground"]
    place: Seat | None
    pressed: QPoint
    last: QPoint
    is_dragged: bool = False


class Ghost(QGraphicsItem):
    """What is being dragged, under the pointer."""

    def __init__(self, words: str, area: QRectF) -> None:
        super().__init__()
        self._words, self._area = words, area.translated(-area.center())
        self.setZValue(10)

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        colors = in_force()
        painter.setPen(QPen(QColor(colors.accent), 1.5))
        painter.setBrush(QColor(colors.raised))
        painter.drawRoundedRect(self._area, self._area.height() / 2, self._area.height() / 2)
        painter.setFont(name_font())
        painter.setPen(QColor(colors.text))
        painter.drawText(self._area, Qt.AlignmentFlag.AlignCenter, self._words)


class FloorHands(FloorView):
    asked = Signal(object, QPoint)
    """A place was clicked, or Enter pressed on it: what can be done there? With the point for a menu."""
    typed = Signal(object, str)
    """One of the letters that do something at a place."""
    moved = Signal(int, object)
    """An entry was dragged to an empty chair."""
    button_moved = Signal(object)
    """The button was dragged to a chair of its table."""

    def __init__(self, letters: str) -> None:
        super().__init__()
        self._letters = letters
        self._grip: Grip | None = None
        self._ghost: Ghost | None = None
        self._has_ring = False

    def shows_place(self) -> bool:
        return self._has_ring

    def ask(self, place: Seat) -> None:
        self.asked.emit(place, self.viewport().mapToGlobal(self.area(place).center().toPoint()))

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place, key, letter = self.place, Qt.Key(event.key()), event.text().upper()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if place is None or not plain:
            event.ignore()
        elif self._grip is not None and key == Qt.Key.Key_Escape:
            self._let_go()
        elif key in ROUND:
            self._go_round(place, ROUND[key])
        elif key in TABLES:
            self._go_along(place, TABLES[key])
        elif key in LINES:
            self._go_along(place, LINES[key] * self.grid.columns)
        elif key in MENU:
            self.ask(place)
        elif letter and letter in self._letters:
            self.typed.emit(place, letter)
        else:
            event.ignore()

    def _go_round(self, place: Seat, step: int) -> None:
        seats = len(self.pictures[place.table].table.chairs)
        seat = (place.seat - 1 + step) % seats + 1 if place.seat else 1
        self.go_to(Seat(place.table, seat))

    def _go_along(self, place: Seat, step: int) -> None:
        """So many tables on: a row down that is not full is left for its last table."""
        numbers = list(self.pictures)
        at, last = numbers.index(place.table), len(numbers) - 1
        to = at + step
        if to > last and at // self.grid.columns < last // self.grid.columns:
            to = last
        if 0 <= to <= last:
            chairs = len(self.pictures[numbers[to]].table.chairs)
            self.go_to(Seat(numbers[to], min(place.seat or 1, chairs)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._has_ring = True
        if self.place is not None:
            self.setAccessibleDescription(self.describe(self.place))
        self.mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A menu over the room is about the chair with the ring: it stays.
        self._has_ring = event.reason() == Qt.FocusReason.PopupFocusReason
        self.mark()

    # The mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        point = event.position().toPoint()
        self._grip = self._take(point)
        if self._grip.place is not None:
            self.go_to(self._grip.place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point, grip = event.position().toPoint(), self._grip
        if grip is None:
            self._point_out(point)
            return
        far = (point - grip.pressed).manhattanLength() >= QApplication.startDragDistance()
        if far and not grip.is_dragged:
            grip.is_dragged = True
            self._lift(grip)
        if grip.is_dragged and grip.holds == "ground":
            self.pan(grip.last - point)
        elif grip.is_dragged:
            self._carry(grip, point)
        grip.last = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        grip, target = self._grip, self.target
        if grip is None or event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._let_go()
        self._point_out(event.position().toPoint())
        if not grip.is_dragged:
            if grip.place is not None:
                self.asked.emit(grip.place, event.globalPosition().toPoint())
        elif target is not None and grip.place is not None:
            self._put_down(grip, target)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        place = self.place_at(event.pos())
        if place is not None:
            self.go_to(place)
            self.asked.emit(place, event.globalPos())

    def _take(self, point: QPoint) -> Grip:
        at = self.mapToScene(point)
        for picture in self.pictures_at(at):
            if picture.disc().contains(picture.mapFromScene(at)):
                return Grip("button", Seat(picture.table.n, picture.table.button), point, point)
        place = self.place_at(point)
        if place is None or not place.seat or self.pictures[place.table].chair(place.seat).entry is None:
            return Grip("ground", place, point, point)
        return Grip("player", place, point, point)

    def _lift(self, grip: Grip) -> None:
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if grip.holds == "ground" or grip.place is None or not grip.place.seat:
            return
        picture = self.pictures[grip.place.table]
        is_player = grip.holds == "player"
        words, area = ("D", picture.disc())
        if is_player:
            words, area = picture.words(grip.place.seat), picture.pill(grip.place.seat)
            self.lifted = grip.place
        self._ghost = Ghost(words, area)
        self.scene().addItem(self._ghost)

    def _carry(self, grip: Grip, point: QPoint) -> None:
        self._show_more(point)
        if self._ghost is not None:
            self._ghost.setPos(self.mapToScene(point))
        place = self.place_at(point)
        self.target = place if place is not None and self._takes(grip, place) else None
        self.mark()

    def _takes(self, grip: Grip, place: Seat) -> bool:
        """An empty chair takes a player, any chair of its own table the button."""
        if not place.seat or grip.place is None:
            return False
        if grip.holds == "button":
            return place.table == grip.place.table and place != grip.place
        chair = self.pictures[place.table].chair(place.seat)
        return chair.entry is None and not chair.is_closed

    def _put_down(self, grip: Grip, target: Seat) -> None:
        if grip.holds == "button":
            self.button_moved.emit(target)
        elif grip.place is not None and grip.place.seat:
            self.moved.emit(self.pictures[grip.place.table].chair(grip.place.seat).entry, target)

    def _let_go(self) -> None:
        self._grip = self.lifted = self.target = None
        if self._ghost is not None:
            self.scene().removeItem(self._ghost)
            self._ghost = None
        self.viewport().unsetCursor()
        self.mark()

    def _show_more(self, point: QPoint) -> None:
        inside = self.viewport().rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        if not inside.contains(point):
            near = QPointF(
                min(max(point.x(), inside.left()), inside.right()), min(max(point.y(), inside.top()), inside.bottom())
            )
            self.pan(point - near.toPoint())

    def _point_out(self, point: QPoint) -> None:
        """A hand over what can be clicked."""
        over = self.place_at(point)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
