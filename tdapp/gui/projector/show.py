"""What runs on the projector: the picture as it is now, whose panel's turn it is, and whether it is frozen or blank."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tdapp.director.logos import logo_of
from tdapp.director.projector import the_projector
from tdapp.gui.bugs import going_on
from tdapp.gui.projector.layout import scene
from tdapp.gui.projector.themes import find_themes
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.say import say
from tdapp.views.projector.showing import room, room_key, showing, tick_in
from tdapp.views.projector.turns import by_hand, turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk
    from tdapp.gui.projector.marks import Scene, Scroll
    from tdapp.gui.projector.pictures import Pictures
    from tdapp.gui.projector.themes import Theme, Themes
    from tdapp.store.change import Change
    from tdapp.values.house import Moment
    from tdapp.views.projector.faces import PanelFace
    from tdapp.views.projector.showing import Room, Showing
    from tdapp.views.projector.turns import Turn

STANDS = 2.5
"""Seconds for which scrolled rows stand at their top and at their end."""
SLOWEST, FASTEST, LONGEST = 44.0, 110.0, 90.0
"""Units a second; and the seconds after which the end should be reached."""
FRAME = 33


class Show(QObject):
    """One for the window and its preview: both paint the scenes that it gives, and those are the same.

    `changed` says that there is another picture, `scrolled` that rows have moved in it.
    """

    changed = Signal()
    scrolled = Signal()

    def __init__(self, desk: Desk, pictures: Pictures, themes: Callable[[], Themes] | None = None) -> None:
        super().__init__()
        self.desk = desk
        self.pictures = pictures
        self._find_themes = themes or (lambda: find_themes([pictures.folder / "themes"]))
        self.themes = self._find_themes()
        self.is_frozen = False
        self.is_blank = False
        self.showing: Showing | None = None
        self._watchers = 0
        self._key: tuple[object, ...] = ()
        self._room: Room | None = None
        self._turn: Turn | None = None
        self._frozen_at: Moment | None = None
        self._width = 0.0
        self._scenes: dict[float, Scene] = {}
        self._second = self._timer(self.tick)
        self._frame = self._timer(self._scroll)
        desk.changed.connect(self._hear)
        desk.turned_to.connect(lambda _: self.thaw())

    def _timer(self, does: Callable[[], object]) -> QTimer:
        made = QTimer(self)
        made.setSingleShot(True)
        made.setTimerType(Qt.TimerType.PreciseTimer)
        made.timeout.connect(does)
        return made

    # It runs only while somebody looks.
    def watch(self) -> None:
        self._watchers += 1
        self.tick()

    def unwatch(self) -> None:
        self._watchers -= 1
        if self._watchers <= 0:
            self._second.stop()
            self._frame.stop()

    @property
    def theme(self) -> Theme:
        return self.themes.named(the_projector(self.desk.house).theme)

    @property
    def trouble(self) -> str:
        """Why the chosen theme is not the one that is shown."""
        return self.themes.trouble_with(the_projector(self.desk.house).theme)

    def look_again(self) -> None:
        """Files were added or changed: themes, pictures."""
        self.themes = self._find_themes()
        self.pictures.look_again()
        self._key = ()
        self._scenes.clear()
        self.tick()

    def scene(self, width: float) -> Scene | None:
        """What is to be painted on a screen of that width; None is black."""
        if self.is_blank or self.showing is None:
            return None
        if width not in self._scenes:
            self._scenes[width] = scene(self.showing, self.theme, width, logo_of(self.desk.house))
        return self._scenes[width]

    def tick(self) -> None:
        """Show what is so now, and come back when the shown second changes."""
        if not self.desk.has_tournament:
            if self.showing is not None:
                self.showing = None
                self._scenes.clear()
                self.changed.emit()
            return
        tonight, at = self.desk.tonight, self.desk.now()
        if self._watchers > 0:
            self._second.start(tick_in(tonight, at) + 2)
        if not self.is_frozen:
            # What cannot be shown is told at the desk; the room keeps the last picture, and the next second comes.
            going_on(lambda: self._look(at))

    def _look(self, at: Moment) -> None:
        tonight = self.desk.tonight
        key = room_key(tonight, at)
        if self._room is None or key != self._key:
            self._room, self._key = room(tonight, at, self.pictures.shown), key
        self._turn = turn(self._room.faces, self._turn, at, self._lasts)
        now = showing(tonight, self._room, at, self._panel())
        if now != self.showing:
            self.showing = now
            self._scenes.clear()
            self.changed.emit()
        self._scroll()

    def _panel(self) -> PanelFace | None:
        if self._room is None or self._turn is None:
            return None
        return next((face for face in self._room.faces if face.id == self._turn.id), None)

    def _lasts(self, face: PanelFace) -> float:
        """Its seconds, or as long as it takes until all of it was seen."""
        scroll = self._scrolling()
        if scroll is None or scroll.id != face.id:
            return face.seconds
        return max(face.seconds, 2 * STANDS + scroll.way / _speed(scroll))

    def _scrolling(self) -> Scroll | None:
        return next((one.scroll for one in self._scenes.values() if one.scroll is not None), None)

    def offset(self, scroll: Scroll) -> float:
        """How far rows have moved that are too many for their place."""
        if self._turn is None:
            return 0.0
        at = self._frozen_at if self._frozen_at is not None else self.desk.now()
        passed = (at - self._turn.since) / 1_000 - STANDS
        return min(max(passed, 0.0) * _speed(scroll), scroll.way)

    def _scroll(self) -> None:
        scroll = self._scrolling()
        if scroll is None or self.is_frozen or self.is_blank or self._watchers <= 0:
            return
        self.scrolled.emit()
        if self.offset(scroll) < scroll.way:
            self._frame.start(FRAME)

    def freeze(self) -> None:
        """The picture stays as it is until it is thawed, whatever happens at the desk."""
        if self.showing is None or self.is_frozen:
            return
        self.is_frozen, self._frozen_at = True, self.desk.now()
        # The room must be able to tell that this is how it was.
        self.showing = replace(self.showing, aside=say("as of {time}", time=self.showing.hour))
        self._scenes.clear()
        self.changed.emit()

    def thaw(self) -> None:
        self.is_frozen, self._frozen_at = False, None
        self.tick()
        self.changed.emit()

    def blank(self, *, is_blank: bool) -> None:
        self.is_blank = is_blank
        self.changed.emit()
        self._scroll()

    def let_go_on(self) -> None:
        """Neither blank nor frozen any more."""
        if self.is_blank:
            self.blank(is_blank=False)
        if self.is_frozen:
            self.thaw()

    def next_panel(self) -> None:
        if self._room is not None and not self.is_frozen:
            self._turn = by_hand(self._room.faces, self._turn, self.desk.now())
            self.tick()

    def _hear(self, change: Change) -> None:
        if self.is_frozen or self._watchers <= 0:
            return
        if change.stream == HOUSE_STREAM:
            # Another theme changes the picture and nothing that it says.
            self._scenes.clear()
            self.tick()
            self.changed.emit()
        elif change.stream == self.desk.tournament:
            self.tick()


def _speed(scroll: Scroll) -> float:
    return min(max(scroll.way / LONGEST, SLOWEST), FASTEST)
