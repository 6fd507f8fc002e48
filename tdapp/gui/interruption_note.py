"""A line under the header: the computer slept, was off or had its time changed, and what may be made of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame

from tdapp.director import clock, clock_undo
from tdapp.director.clock_undo import NEVER
from tdapp.gui.gestures import clock_gestures
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.values.say import say
from tdapp.views.clock_ways import shown
from tdapp.views.interruptions import told

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pulse import Kept
    from tdapp.store.change import Change


class InterruptionNote(QFrame):
    """What the room saw is what goes on, unless somebody says otherwise here."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._kept: Kept | None = None
        self.setProperty("look", "tile-warning")
        self.said = label("", "warning", wraps=True, name=say("What happened to the clock"))
        self.keep = Button(say("Leave it so"), self.hide, look="primary")
        self.ran_on = Button(say("Time ran on"), self._run_on, name=say("As if time had run on"))
        self.hold = Button(say("Pause and set…"), self._hold, name=say("Pause and set by hand"))
        line = row(self.said, self.keep, self.ran_on, self.hold, spacing=8)
        line.setStretch(0, 1)
        line.setContentsMargins(24, 6, 24, 6)
        self.setLayout(line)
        self.hide()
        desk.changed.connect(self._hear)

    def tell(self, kept: Kept) -> None:
        self._kept = kept
        house, at = self._desk.house, self._desk.now()
        self.said.setText(told(house, kept.what, list(kept.changes), at))
        offers = [clock_undo.offer(house, key, at=at) for key in kept.changes]
        alone = offers[0] if len(offers) == 1 else None
        then = next(reversed(alone.ways.values())) if alone is not None else None
        ran_on = say("Time ran on: {clock}", clock=shown(then)) if then else say("Time ran on")
        self.ran_on.say(ran_on, say("As if time had run on"))
        self.show()

    def _run_on(self) -> None:
        for key, n in (self._kept.changes if self._kept else {}).items():
            self._desk.attempt(partial(clock_undo.take_back, self._desk.house, key, n=n, way=NEVER, by=self._desk.by()))
        self.hide()

    def _hold(self) -> None:
        keys = list(self._kept.changes) if self._kept else []
        for key in keys:
            self._desk.attempt(
                partial(clock.pause, self._desk.house, key, why=say("The time is set"), by=self._desk.by())
            )
        self.hide()
        if len(keys) == 1:
            if self._desk.tournament != keys[0]:
                self._desk.turn_to(keys[0])
            clock_gestures.set_remaining(self._desk, self.window())

    def _hear(self, change: Change) -> None:
        """Once somebody set the clock anew there is nothing left to say."""
        ours = self._kept.changes.get(change.stream) if self._kept else None
        if ours is not None and change.kind == "clock" and change.n > ours:
            self.hide()
