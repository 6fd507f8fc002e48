"""What a director does with the projector from anywhere: by key, menu, command bar or button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director import projector as verbs
from tdapp.gui.projector.projector import projector_of
from tdapp.gui.widgets.form_sheet import FormSheet, yes_or_no
from tdapp.gui.widgets.question import Text
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk


def switch(desk: Desk, window: QWidget) -> None:
    """On or off; with one display only, over the window and away again."""
    projector = projector_of(desk)
    if projector.is_closed:
        desk.refused.emit(say("The projector goes on with the tournament of now: go back to it first."))
        return
    if not projector.has_director:
        projector.beside(window.window())
    projector.switch()


def freeze(desk: Desk) -> None:
    """Keep the picture as it is, or let it go on."""
    show = projector_of(desk).show
    if show.showing is None:
        desk.refused.emit(say("The projector shows nothing that could be frozen."))
    elif show.is_frozen:
        show.thaw()
    else:
        show.freeze()


def blank(desk: Desk) -> None:
    """Black, or the picture again."""
    show = projector_of(desk).show
    show.blank(is_blank=not show.is_blank)


def next_panel(desk: Desk) -> None:
    projector_of(desk).show.next_panel()


@dataclass(frozen=True, slots=True)
class Told:
    text: str
    takes_turns: bool


class MessageSheet(FormSheet):
    """What the room is told, and whether at once or among the panels."""

    def __init__(self, parent: QWidget | None, now: str, *, is_notice: bool) -> None:
        text = say("It stands on the projector until you take it down or say something else.")
        super().__init__(parent, say("Tell the room"), text, ok=say("Show"))
        self.put("text", Text(say("Message"), now, longest=verbs.LONGEST_MESSAGE), 0)
        where = yes_or_no(
            say("Where"), say("In turn with the panels"), say("At the foot of the screen, now"), chosen=is_notice
        )
        self.put("takes_turns", where, 1)
        self.control("text").setFocus()
        self.control("text").selectAll()

    def value(self) -> Told:
        return Told(self.answer("text"), self.answer("takes_turns"))


def tell(desk: Desk, parent: QWidget, *, is_notice: bool = False) -> None:
    """Ask what the room should read."""
    now = verbs.banner(desk.tonight.now)

    def tell(told: Told) -> None:
        verb = verbs.post if told.takes_turns else verbs.tell
        verb(desk.house, desk.tournament, text=told.text, by=desk.by())

    MessageSheet(parent, "" if now is None or is_notice else now.text, is_notice=is_notice).ask(tell)


def take_down(desk: Desk) -> None:
    now = verbs.banner(desk.tonight.now)
    if now is None:
        desk.refused.emit(say("No message stands on the projector."))
        return
    desk.do(verbs.take_down, message=now.n)
