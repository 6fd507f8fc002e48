"""What was done last to the records of the house, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tdapp.gui.desk import DESK
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided
from tdapp.gui.widgets.layout import row
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.undo import is_undo
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change


class HouseStrip(QWidget):
    """One line, hidden until something was done while it is shown; `refused` says why an undo cannot be."""

    def __init__(self, desk: Desk, refused: Callable[[str], object]) -> None:
        super().__init__()
        self._desk, self._refused = desk, refused
        self._last: Change | None = None
        self.said = Elided("", "good")
        self.said.setAccessibleName(say("What was done"))
        self._back = Button(say("Undo"), self.undo, name=say("Undo what was done"))
        self._back.setParent(self)
        self._back.hide()
        inside = row(self.said, self._back)
        inside.setStretch(0, 1)
        self.setLayout(inside)
        self.setFixedHeight(self._back.sizeHint().height())
        self.hide()
        desk.changed.connect(self._hear)

    def _hear(self, change: Change) -> None:
        if change.stream == HOUSE_STREAM and change.desk == DESK:
            self._last = change
            self.said.setText(change.sentence)
            self._back.setVisible(not is_undo(change))
            self.show()

    def undo(self) -> None:
        """Take it back, unless it is an undo itself."""
        last, desk = self._last, self._desk
        if last is not None and not is_undo(last):
            desk.attempt(
                lambda: desk.house.undo(HOUSE_STREAM, last.n, at=desk.now(), who=desk.who, desk=DESK),
                refused=self._refused,
            )
