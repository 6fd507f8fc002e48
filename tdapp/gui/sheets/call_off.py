"""Calling a tournament off: how it is settled, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.calling_off import LONGEST_REASON, call_off
from tdapp.director.deals import CALLED_OFF, REFUND
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.question import Pick, Text
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk


class CallOffSheet(FormSheet):
    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        text = say("It ends here. The house may cancel an event in a way that is fair to the players.")
        title = say("Call {name} off?", name=desk.tonight.terms.name[:40])
        super().__init__(parent, title, text, ok=say("Call it off"), width=600)
        self.put("way", Pick(say("How it is settled"), [(name, way) for way, name in CALLED_OFF.items()], REFUND), 0)
        self.put("why", Text(say("Reason"), longest=LONGEST_REASON), 1)
        self.control("why").setPlaceholderText(say("a power cut at 22:10"))
        self.control("why").setFocus()

    def value(self) -> tuple[str, str]:
        return self.answer("way"), self.answer("why")


def open_call_off(desk: Desk, parent: QWidget | None) -> None:
    CallOffSheet(parent, desk).ask(
        lambda told: call_off(desk.house, desk.tournament, way=told[0], why=told[1], by=desk.by())
    )
