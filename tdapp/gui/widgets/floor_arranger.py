"""Arranging the room: whole tables are dragged, or pushed with the arrow keys, to where they stand in the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QKeySequence, QPainter, QPen

from tdapp.director.floor_plan import next_free, who_is_there
from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.floor_grid import TILE_HEIGHT, TILE_WIDTH, on_plan, place_on_plan
from tdapp.gui.widgets.floor_hands import FloorHands, Grip
from tdapp.values.room import Seat
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QContextMenuEvent, QMouseEvent

TABLE = QRectF(-TILE_WIDTH / 2, -TILE_HEIGHT / 2, TILE_WIDTH, TILE_HEIGHT)
ROUND = 0.5
"""So much of a table is free round the plan, to put others there."""
PUSH = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
ALONG = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class FloorArranger(FloorHands):
    """While `is_arranging` a table is one thing; otherwise its chairs are."""

    is_arranging = False
    arranged = Signal(int, object)
    """A table, and the place of the plan that it was put at."""
    done = Signal()
    """Esc: that is how the room stands."""
    taken_back = Signal()
    """Ctrl+Z, which is about the plan while it is made."""

    def __init__(self, does: Callable[[Seat, str], bool]) -> None:
        super().__init__(does)
        self._held_off = QPointF()
        self._place: tuple[int, int] | None = None
        """Where a table that is dragged would be put down; None where it cannot."""

    def _plan_rect(self) -> QRectF:
        """With room round it while tables are put elsewhere."""
        whole = super()._plan_rect()
        if not self.is_arranging or self.plan is None:
            return whole
        for place in self.plan.others.values():
            whole = whole.united(TABLE.translated(on_plan(place)))
        return whole.adjusted(-ROUND * TILE_WIDTH, -ROUND * TILE_HEIGHT, ROUND * TILE_WIDTH, ROUND * TILE_HEIGHT)

    def arrange(self, *, begins: bool) -> None:
        self._let_go()
        self.is_arranging = begins
        if self.place is not None:
            self.go_to(Seat(self.place.table, None if begins else 1))
        self.viewport().update()

    def event(self, event: QEvent) -> bool:
        """Ctrl+Z comes here as a key, not to the window."""
        is_override = self.is_arranging and event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.is_arranging and event.matches(QKeySequence.StandardKey.Undo):
            self.taken_back.emit()
            return
        if not self.is_arranging or self.place is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif self._grip is not None and key == Qt.Key.Key_Escape:
            self._put_back()
            self._let_go()
        elif key in PUSH and self.plan is not None:
            whole = {**self.plan.others, **self.plan.places}
            self.arranged.emit(self.place.table, next_free(whole, self.place.table, PUSH[key]))
            self.go_to(self.place)
        elif key in ALONG:
            self._go_along(self.place, ALONG[key])
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
        else:
            event.ignore()

    def _go_to_table(self, number: int, place: Seat) -> None:
        if self.is_arranging:
            self.go_to(Seat(number, None))
        else:
            super()._go_to_table(number, place)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.is_arranging:
            super().contextMenuEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self.is_arranging or self._grip is None:
            super().mouseReleaseEvent(event)
            return
        grip, place = self._grip, self._place
        self._place = None
        self._let_go()
        if grip.holds == "table" and grip.is_dragged and grip.place is not None:
            if place is None:
                self._lay_out()
            else:
                self.arranged.emit(grip.place.table, place)

    def _take(self, point: QPoint) -> Grip:
        if not self.is_arranging:
            return super()._take(point)
        at = self.mapToScene(point)
        picture = next(iter(self.pictures_at(at)), None)
        if picture is None:
            return Grip("ground", None, point, point)
        self._held_off = picture.pos() - at
        return Grip("table", Seat(picture.table.n, None), point, point)

    def _lift(self, grip: Grip) -> None:
        super()._lift(grip)
        if grip.holds == "table" and grip.place is not None:
            self.pictures[grip.place.table].setZValue(5)
            self._show_ghost(say("Table {table}", table=grip.place.table))

    def _carry(self, grip: Grip, point: QPoint) -> None:
        if grip.holds != "table" or grip.place is None or self.plan is None:
            super()._carry(grip, point)
            return
        self._show_more(point)
        place = place_on_plan(self.mapToScene(point) + self._held_off)
        other = who_is_there({**self.plan.others, **self.plan.places}, grip.place.table, place)
        self._place = None if other is not None else place
        self.pictures[grip.place.table].setPos(on_plan(place))
        if self.ghost is not None:
            self.ghost.follow(self.mapToScene(point))
            self.ghost.say("" if other is None else say("Table {table} stands there", table=other))

    def _put_back(self) -> None:
        self._place = None
        self._lay_out()

    def _let_go(self) -> None:
        if self._grip is not None and self._grip.holds == "table" and self._grip.place is not None:
            self.pictures[self._grip.place.table].setZValue(0)
        super()._let_go()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """While the room is arranged, where tables stand that are not open now."""
        super().drawBackground(painter, rect)  # type: ignore[arg-type]
        if not self.is_arranging or self.plan is None:
            return
        colors = in_force()
        font = QFont("Inter")
        font.setPixelSize(20)
        painter.setFont(font)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number, place in self.plan.others.items():
            area = TABLE.translated(on_plan(place))
            painter.setPen(QPen(QColor(colors.line), 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(area.adjusted(10, 10, -10, -10), 14, 14)
            painter.setPen(QColor(colors.muted))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, say("{table}\nnot open", table=number))
