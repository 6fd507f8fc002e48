"""The picture of the room: a table for every row of the floor, lights on those that were searched for, and zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPixmapCache, QTransform
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QToolTip

from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.floor_grid import MOST, SCROLL_BAR, at_scale, fitting, on_plan
from tdapp.gui.widgets.table_picture import CHAIRS_FROM, CLOSED, Marks, TablePicture
from tdapp.gui.widgets.table_shape import BOUNDS
from tdapp.values.room import Seat
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.floor import Floor

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QResizeEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from tdapp.views.floor_plan import FloorPlan

STEP = 1.2
SMALLEST, LARGEST = 0.06, 3.0
KEPT = 80 * 1024
"""Kilobytes for the tables in sight as they are drawn: enough for a screen of the largest size, twice over."""
EDGE = 16.0
"""Room round the floor plan, in the measure of the scene."""


class FloorView(QGraphicsView):
    """Shows a Floor, in a grid or on the house's plan. A place is a Seat; the table itself is a Seat without a number.

    What is shown stays where it is when tables change, come or go: a table that breaks leaves its place empty until
    the room is fitted again.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setScene(QGraphicsScene(self))
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), KEPT))
        self.setAccessibleName(say("Room"))
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.viewport().setMouseTracking(True)
        self.floor = Floor((), 1, "")
        self.plan: FloorPlan | None = None
        self.pictures: dict[int, TablePicture] = {}
        self.grid = fitting(1, 1, 1)
        self.is_fitted = True
        self.frame: QWidget | None = None
        """What holds the room and what is said about it: only when this grows or shrinks is the room fitted anew."""
        self.hits: tuple[Seat, ...] = ()
        self.hit: Seat | None = None
        self.place: Seat | None = None
        """Where the keyboard stands."""
        self.lifted: Seat | None = None
        self.target: Seat | None = None
        self._marked: set[int] = set()
        self._cells: dict[int, int] = {}
        """Which cell of the grid each table has."""
        self._fitted_in = QSize()
        self._theme = in_force().id

    def show_floor(self, floor: Floor, plan: FloorPlan | None = None) -> None:
        """Draw what differs, and leave the rest where it is."""
        self.floor = floor
        rows = {table.n: table for table in floor.tables}
        gone, came = self.pictures.keys() - rows.keys(), rows.keys() - self.pictures.keys()
        is_another_room = self.pictures.keys() <= gone or (plan is None) != (self.plan is None)
        is_arranged = plan != self.plan
        self.plan = plan
        for number in gone:
            self.scene().removeItem(self.pictures.pop(number))
            self._cells.pop(number, None)
        for number, table in rows.items():
            if number in came:
                picture = self.pictures[number] = TablePicture(table)
                self.scene().addItem(picture)
            else:
                self.pictures[number].show_table(table)
        if came:
            self.pictures = dict(sorted(self.pictures.items()))
            last = max(self._cells.values(), default=-1)
            self._cells |= {number: last + turn for turn, number in enumerate(sorted(came), 1)}
        if is_another_room:
            self.fit()
        elif came or is_arranged:
            self._lay_out()
        self._keep_place()
        self._dress()
        self.mark()

    def _dress(self) -> None:
        """In another theme every table is drawn anew."""
        theme = in_force().id
        if theme != self._theme:
            self._theme = theme
            for picture in self.pictures.values():
                picture.update()

    def fit(self) -> None:
        """The whole room, as large as it goes, or as much of a grid as can be read; its gaps are closed."""
        self.is_fitted = True
        self._fitted_in = (self.frame or self).size()
        self._cells = {number: cell for cell, number in enumerate(self.pictures)}
        size = self.maximumViewportSize()
        self.grid = fitting(len(self.pictures), size.width(), size.height())
        scale = self.grid.scale
        if self.plan is not None:
            whole = self._plan_rect()
            scale = max(
                min((size.width() - SCROLL_BAR) / whole.width(), (size.height() - 2) / whole.height(), MOST), SMALLEST
            )
        self._lay_out(anew=True)
        self.setTransform(QTransform.fromScale(scale, scale))
        here = self.pictures.get(self.place.table) if self.place is not None else None
        if here is not None and not self.viewport().rect().contains(self.mapFromScene(here.pos())):
            # A large room is not seen whole: its part with the ring is.
            self.ensureVisible(here.sceneBoundingRect(), 4, 4)

    def zoom(self, steps: float, about: QPoint | None = None) -> None:
        """Larger or smaller about a point of the viewport, its middle if none is said."""
        if not self.pictures:
            return
        about = about or self.viewport().rect().center()
        held, inside = self._nearest(about)
        scale = min(LARGEST, max(SMALLEST, self.transform().m11() * STEP**steps))
        self.is_fitted = False
        size = self.maximumViewportSize()
        self.grid = at_scale(scale, self._cells_in_use(), size.width(), size.height())
        self._lay_out(anew=True)
        self.setTransform(QTransform.fromScale(scale, scale))
        self.pan(self.mapFromScene(held.mapToScene(inside)) - about)

    def _nearest(self, point: QPoint) -> tuple[TablePicture, QPointF]:
        """The table nearest to a point of the viewport, and the point as that table sees it."""
        at = self.mapToScene(point)
        found = min(self.pictures.values(), key=lambda picture: (picture.pos() - at).manhattanLength())
        return found, found.mapFromScene(at)

    def pan(self, by: QPoint) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + by.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + by.y())

    def light(self, hits: Sequence[Seat], hit: Seat | None) -> None:
        """Light up what was searched for, and bring the one hit into the middle."""
        self.hits, self.hit = tuple(hits), hit
        self.mark()
        if hit is not None and hit.table in self.pictures:
            self.centerOn(self.pictures[hit.table])
            self.go_to(hit)

    def go_to(self, place: Seat, *, shows_it: bool = True) -> None:
        """Put the keyboard's ring on a chair, and show it; what was pointed at is in sight, and stays where it is."""
        if place.table not in self.pictures:
            return
        self.place = place
        picture = self.pictures[place.table]
        if shows_it:
            self.ensureVisible(picture.sceneBoundingRect(), 4, 4)
        self.setAccessibleDescription(self.describe(place))
        self.mark()

    def place_at(self, point: QPoint) -> Seat | None:
        """What is under a point of the viewport; where no chairs are drawn, the table."""
        at = self.mapToScene(point)
        for picture in self.pictures_at(at):
            if self.transform().m11() < CHAIRS_FROM:
                return Seat(picture.table.n, None)
            if (seat := picture.seat_at(picture.mapFromScene(at))) is not None:
                return Seat(picture.table.n, seat or None)
        return None

    def pictures_at(self, at: QPointF) -> list[TablePicture]:
        return [item for item in self.scene().items(at) if isinstance(item, TablePicture)]

    def area(self, place: Seat) -> QRectF:
        """Where a chair, or a table, is in the viewport."""
        picture = self.pictures[place.table]
        inside = picture.pill(place.seat) if place.seat else picture.boundingRect()
        return QRectF(self.mapFromScene(picture.mapRectToScene(inside)).boundingRect())

    def describe(self, place: Seat) -> str:
        """A place in words: for the tooltip, and for those who hear the screen."""
        picture = self.pictures[place.table]
        if not place.seat:
            return say("Table {table}, {note}", table=place.table, note=picture.table.note)
        chair = picture.chair(place.seat)
        parts = [
            say("Table {table} seat {seat}", table=place.table, seat=place.seat),
            chair.name or (CLOSED if chair.is_closed else say("empty")),
        ]
        if chair.is_coming:
            parts.append(say("on the way"))
        if chair.absent:
            parts += filter(None, (chair.missing, chair.penalty))
        if chair.stack is not None:
            parts.append(count(chair.stack, "chip"))
        if picture.table.button == place.seat:
            parts.append(say("button"))
        elif picture.table.first_button == place.seat:
            parts.append(say("has the first button"))
        return ", ".join(parts)

    def shows_place(self) -> bool:
        """Whether the keyboard's ring is drawn."""
        return self.hasFocus()

    def mark(self) -> None:
        """Draw the marks of the moment at the tables that have some, or had."""
        ring = self.place if self.shows_place() else None
        lit: dict[int, set[int]] = {}
        for spot in self.hits:
            lit.setdefault(spot.table, set()).add(spot.seat or 0)
        marked = lit.keys() | {spot.table for spot in (ring, self.lifted, self.target) if spot is not None}
        for table in marked | self._marked:
            if table in self.pictures:
                self.pictures[table].mark(self._marks(table, ring, lit.get(table, ())))
        self._marked = marked

    def _marks(self, table: int, ring: Seat | None, hits: Iterable[int]) -> Marks:
        def at(spot: Seat | None) -> int | None:
            return (spot.seat or 0) if spot is not None and spot.table == table else None

        return Marks(at(ring), frozenset(hits), at(self.hit), at(self.lifted), at(self.target))

    def _keep_place(self) -> None:
        """The keyboard stays at its chair; where its table is gone, at the one that follows it."""
        if not self.pictures:
            self.place = None
        elif self.place is None or self.place.table not in self.pictures:
            after = [number for number in self.pictures if self.place is None or number > self.place.table]
            self.place = Seat(after[0] if after else next(reversed(self.pictures)), 1)

    def _lay_out(self, *, anew: bool = False) -> None:
        """Put every table where the plan or its cell has it; unless all is shown anew, what is in sight stays so."""
        for number, picture in self.pictures.items():
            if self.plan is not None:
                picture.setPos(on_plan(self.plan.places[number]))
            else:
                picture.setPos(*self.grid.middle(self._cells[number]))
        whole = self._plan_rect() if self.plan is not None else self._grid_rect()
        in_sight = self.mapToScene(self.viewport().rect().adjusted(0, 0, -1, -1)).boundingRect()
        self.setSceneRect(whole if anew else whole.united(in_sight))

    def _grid_rect(self) -> QRectF:
        rows = -(-max(self._cells_in_use(), 1) // self.grid.columns)
        return QRectF(0, 0, self.grid.columns * self.grid.across, rows * self.grid.down)

    def _plan_rect(self) -> QRectF:
        assert self.plan is not None
        middles = [on_plan(place) for place in self.plan.places.values()] or [QPointF()]
        left, right = min(at.x() for at in middles), max(at.x() for at in middles)
        top, bottom = min(at.y() for at in middles), max(at.y() for at in middles)
        table = QRectF(left, top, right - left, bottom - top)
        return table.adjusted(BOUNDS.left() - EDGE, BOUNDS.top() - EDGE, BOUNDS.right() + EDGE, BOUNDS.bottom() + EDGE)

    def _cells_in_use(self) -> int:
        return max(self._cells.values(), default=-1) + 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_fitted and (self.frame or self).size() != self._fitted_in:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(event.angleDelta().y() / 120, event.position().toPoint())
            event.accept()
            return
        super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self.place_at(event.pos())
            QToolTip.showText(event.globalPos(), self.describe(place) if place else "", self.viewport())
            return True
        return super().viewportEvent(event)
