"""Arranging the tables on the floor plan of the house: what it says above the room, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.director import floor_plan as verbs
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.floor_grid import columns_of_whole
from tdapp.gui.widgets.house_strip import HouseStrip
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.values.say import say
from tdapp.views.floor_plan import FloorPlan, floor_plan, in_rows

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk
    from tdapp.gui.widgets.floor_arranger import FloorArranger
    from tdapp.views.floor import Floor

HOW = say("Drag each table to where it stands, or push it with the arrow keys; PgUp and PgDn go from table to table.")


class ArrangeBar(QWidget):
    """Every table that is put down is kept at once; without a plan the grid is what one begins with."""

    turned = Signal(bool)
    """Arranging has begun, or is over."""

    def __init__(self, desk: Desk, picture: FloorArranger, again: Callable[[], object]) -> None:
        super().__init__()
        self._desk, self._picture, self._again = desk, picture, again
        self._first: dict[int, tuple[int, int]] = {}
        """Where tables would stand that the plan does not know."""
        self.said = HouseStrip(desk, desk.refused.emit)
        self.grid = Button(say("Back to the grid"), self._to_grid)
        self.done = Button(say("Done"), self.end, look="primary", key="Esc")
        self._how = label(HOW, "muted", wraps=True)
        inside = row(self._how, self.said, self.grid, self.done)
        inside.setStretch(0, 1)
        inside.setStretch(1, 1)
        self.setLayout(inside)
        self.hide()
        picture.arranged.connect(self._put)
        picture.done.connect(self.end)
        picture.taken_back.connect(self.said.undo)

    def show_room(self, floor: Floor) -> None:
        """The room on its plan, or in a grid; while it is arranged, on the plan that the grid would make."""
        numbers = [table.n for table in floor.tables]
        plan = floor_plan(self._desk.house, numbers)
        self.grid.setEnabled(plan is not None)
        if plan is None and self._picture.is_arranging:
            size = self._picture.maximumViewportSize()
            plan = FloorPlan(in_rows(numbers, columns_of_whole(len(numbers), size.width(), size.height())), {})
        self._first = dict(plan.places) if plan is not None else {}
        self._picture.show_floor(floor, plan)

    def begin(self) -> None:
        self.show()
        self._turn(begins=True)

    def end(self) -> None:
        if self._picture.is_arranging:
            self.hide()
            self.said.hide()
            self._turn(begins=False)

    def _turn(self, *, begins: bool) -> None:
        self._picture.arrange(begins=begins)
        self._again()
        self._picture.fit()
        self.turned.emit(begins)

    def _put(self, table: int, place: tuple[int, int]) -> None:
        """The first table that is moved takes the others along: they stay where they are shown."""
        desk = self._desk
        put = desk.attempt(
            lambda: verbs.arrange(desk.house, places={**self._first, table: place}, by=desk.by()),
        )
        if put is None:
            self._again()

    def _to_grid(self) -> None:
        desk = self._desk
        desk.attempt(lambda: verbs.back_to_grid(desk.house, by=desk.by()))
