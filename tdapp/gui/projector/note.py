"""A line under the header for as long as the room does not see what happens: nobody should forget that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.gui.projector.show import Show


class ProjectorNote(QFrame):
    def __init__(self, show: Show) -> None:
        super().__init__()
        self._show = show
        self.setProperty("look", "tile-warning")
        self.said = label("", "warning", name=say("What the room does not see"))
        self.go_on = Button(say("Let it go on"), show.let_go_on)
        line = row(self.said, 1, self.go_on)
        line.setContentsMargins(24, 6, 24, 6)
        self.setLayout(line)
        show.changed.connect(self.look)
        self.look()

    def look(self) -> None:
        told = {
            (True, True): say("The projector is blank, and frozen behind that."),
            (True, False): say("The projector is frozen: the room sees how it was."),
            (False, True): say("The projector is blank: the room sees nothing."),
        }.get((self._show.is_frozen, self._show.is_blank), "")
        self.setVisible(bool(told))
        self.said.setText(told)
