"""Another move than the one that is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import balancing
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.question import Pick, Text
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.other_moves import other_moves

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk


class OtherMoveSheet(FormSheet):
    """Another mover, another seat, and the reason for the journal."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        found = other_moves(desk.tonight, balancing.plan(desk.tonight, desk.now()))
        text = say("It must even out the room as well. The journal notes what was due instead, and why.")
        super().__init__(parent, say("Another move"), text, ok=say("Move"))
        self.put("entry", Pick(say("Who moves"), found.movers), 0)
        self.put("to", Pick(say("Where to"), found.seats), 1)
        self.put("why", Text(say("Why not as the rule says")), 2)
        self.control("why").setFocus()

    def value(self) -> tuple[int, object, str]:
        entry, to = self.answer("entry"), self.answer("to")
        if entry is None or to is None:
            raise Refused(say("No other move would even out the room."))
        return int(entry), to, self.answer("why")
