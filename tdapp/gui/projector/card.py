"""The projector at the desk: what the room sees, where, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.gui.projector import gestures
from tdapp.gui.projector.preview import Preview
from tdapp.gui.projector.projector import projector_of
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, column, row
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk

SMALL = 384


class ProjectorCard(Card):
    """The same picture as in the room, with the buttons for it: beneath it, or beside a small one."""

    def __init__(self, desk: Desk, *, is_small: bool = False) -> None:
        self._desk = desk
        self.projector = projector_of(desk)
        self.state = label("", "muted", wraps=True, name=say("Where the projector shows"))
        self.preview = Preview(self.projector)
        self.on = Button(say("Show"), self._switch, key="F11", name=say("Projector on or off"))
        self.freeze = Button(say("Freeze"), lambda: gestures.freeze(desk), name=say("Freeze the projector"))
        self.blank = Button(say("Blank"), lambda: gestures.blank(desk), name=say("Blank the projector"))
        self.following = Button(say("Next panel"), lambda: gestures.next_panel(desk))
        self.tell = Button(say("Tell the room…"), lambda: gestures.tell(desk, self.window()), name=say("Tell the room"))
        title, whole = label(say("Projector"), "heading"), (self.on, self.freeze, self.blank, self.following, self.tell)
        if is_small:
            self.preview.setFixedWidth(SMALL)
            upper, lower = row(*whole[:3], 1, spacing=8), row(*whole[3:], 1, spacing=8)
            shown = column(title, self.state, 1, upper, lower, spacing=10)
            super().__init__(row(self.preview, shown, spacing=20), margins=16)
        else:
            super().__init__(title, self.state, self.preview, row(*whole, 1, spacing=8), spacing=12)
        self.projector.moved.connect(self.show_rows)
        self.projector.show.changed.connect(self._show_state)

    def _switch(self) -> None:
        gestures.switch(self._desk, self)

    def show_rows(self) -> None:
        self._show_state()
        self.preview.canvas.look()

    def _show_state(self) -> None:
        projector, show = self.projector, self.projector.show
        if projector.is_on:
            where = (
                say("The room sees this on {display}.", display=projector.shown_on)
                if projector.shown_on
                else say("It covers this window.")
            )
        elif projector.choices():
            where = say("Off: the room sees nothing of this.")
        else:
            where = say("There is no second display. Plug one in, and it shows there by itself; F11 shows it here.")
        held = say("Frozen.") if show.is_frozen else ""
        dark = say("Blank.") if show.is_blank else ""
        follows = say("It follows the tournament on this desk.")
        self.state.setText(" ".join(filter(None, (where, held, dark, follows))))
        self.on.say(say("Hide") if projector.is_on else say("Show"), say("Projector on or off"))
        self.freeze.say(say("Go on") if show.is_frozen else say("Freeze"), say("Freeze the projector"))
        self.blank.say(say("Unblank") if show.is_blank else say("Blank"), say("Blank the projector"))
