"""The room under the director's hands: click, drag, and a ring that the arrow keys move from chair to chair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication

from tdapp.gui.widgets.floor_ghost import Ghost
from tdapp.gui.widgets.floor_view import FloorView
from tdapp.values.room import Seat
from tdapp.views.floor import why_no_button_there, why_not_there

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent

EDGE = 28
"""A drag that comes this near to the edge brings more of the room into sight."""
ROUND = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
TABLES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
LINES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
MENU = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Menu)


@dataclass(slots=True)
class Grip:
    """What the pressed mouse holds: a player, the button of a table, a whole table, or the ground."""

    holds: Literal["player", "button", "table", "ground"]
    place: Seat | None
    pressed: QPoint
    last: QPoint
    is_dragged: bool = False


class FloorHands(FloorView):
    asked = Signal(object, QPoint)
    """A place was clicked, or Enter pressed on it: what can be done there? With the point for a menu."""
    moved = Signal(int, object)
    """An entry was dragged to an empty chair."""
    button_moved = Signal(object)
    """The button was dragged to a chair of its table, or said by a click on it when it is asked for."""

    def __init__(self, does: Callable[[Seat, str], bool]) -> None:
        """`does` is asked whether a letter does something at a place, and does it."""
        super().__init__()
        self._does = does
        self._grip: Grip | None = None
        self.ghost: Ghost | None = None
        self._has_ring = False
        self.asks_button: int | None = None
        """The table whose button is asked for: a click on one of its chairs is the answer."""

    def shows_place(self) -> bool:
        return self._has_ring

    def ask(self, place: Seat) -> None:
        self.asked.emit(place, self.viewport().mapToGlobal(self.area(place).center().toPoint()))

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place, key, letter = self.place, Qt.Key(event.key()), event.text().upper()
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if place is not None and held == Qt.KeyboardModifier.ShiftModifier and letter.isalpha():
            event.setAccepted(self._does(place, f"Shift+{letter}"))
        elif place is None or held:
            event.ignore()
        elif self._grip is not None and key == Qt.Key.Key_Escape:
            self._let_go()
        elif key in ROUND:
            self._go_round(place, ROUND[key])
        elif key in TABLES:
            self._go_along(place, TABLES[key])
        elif key in LINES:
            self._go_over(place, LINES[key])
        elif key in MENU:
            self.ask(place)
        elif not (letter.isalpha() and self._does(place, letter)):
            event.ignore()

    def _go_round(self, place: Seat, step: int) -> None:
        seats = len(self.pictures[place.table].table.chairs)
        seat = (place.seat - 1 + step) % seats + 1 if place.seat else 1
        self.go_to(Seat(place.table, seat))

    def _go_along(self, place: Seat, step: int) -> None:
        """So many tables on, in the order of their numbers."""
        numbers = list(self.pictures)
        to = numbers.index(place.table) + step
        if 0 <= to < len(numbers):
            self._go_to_table(numbers[to], place)

    def _go_over(self, place: Seat, way: int) -> None:
        """To the table above or below, the nearest to straight on."""
        here = self.pictures[place.table].pos()

        def cost(number: int) -> float | None:
            off = self.pictures[number].pos() - here
            return off.y() * way + 2 * abs(off.x()) if off.y() * way > 1 else None

        found = [(far, number) for number in self.pictures if (far := cost(number)) is not None]
        if found:
            self._go_to_table(min(found)[1], place)

    def _go_to_table(self, number: int, place: Seat) -> None:
        chairs = len(self.pictures[number].table.chairs)
        self.go_to(Seat(number, min(place.seat or 1, chairs)))

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
            self.go_to(self._grip.place, shows_it=False)

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
            if grip.place is not None and grip.place.seat and grip.place.table == self.asks_button:
                self.button_moved.emit(grip.place)
            elif grip.place is not None:
                self.asked.emit(grip.place, event.globalPosition().toPoint())
        elif target is not None and grip.place is not None:
            self._put_down(grip, target)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        place = self.place_at(event.pos())
        if place is not None:
            self.go_to(place, shows_it=False)
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
        is_player = grip.holds == "player"
        if is_player:
            self.lifted = grip.place
            self._light_free_chairs(is_lit=True)
        self._show_ghost(self.pictures[grip.place.table].words(grip.place.seat) if is_player else "D")

    def _show_ghost(self, words: str) -> None:
        self.ghost = Ghost(words)
        self.scene().addItem(self.ghost)

    def _light_free_chairs(self, *, is_lit: bool) -> None:
        """Every chair that would take somebody."""
        for picture in self.pictures.values():
            picture.light_free_chairs(is_lit=is_lit)

    def _carry(self, grip: Grip, point: QPoint) -> None:
        self._show_more(point)
        place = self.place_at(point)
        why = self._why_not(grip, place) if place is not None and place != grip.place else ""
        self.target = place if place is not None and place.seat and place != grip.place and not why else None
        if self.ghost is not None:
            self.ghost.follow(self.mapToScene(point))
            self.ghost.say(why)
        self.mark()

    def _why_not(self, grip: Grip, place: Seat) -> str:
        """Why what is held cannot be put down there."""
        if grip.place is None or not place.seat:
            return ""
        if grip.holds == "button":
            return why_no_button_there(grip.place.table, place)
        return why_not_there(self.floor, place)

    def _put_down(self, grip: Grip, target: Seat) -> None:
        if grip.holds == "button":
            self.button_moved.emit(target)
        elif grip.place is not None and grip.place.seat:
            self.moved.emit(self.pictures[grip.place.table].chair(grip.place.seat).entry, target)

    def _let_go(self) -> None:
        if self.lifted is not None:
            self._light_free_chairs(is_lit=False)
        self._grip = self.lifted = self.target = None
        if self.ghost is not None:
            self.scene().removeItem(self.ghost)
            self.ghost = None
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
