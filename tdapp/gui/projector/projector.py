"""The projector: on the second display by itself, wherever that is plugged in; or over the window, if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from tdapp.gui.computer.memory import Forgetful
from tdapp.gui.gestures import clock_gestures
from tdapp.gui.projector.boxes import shape_of
from tdapp.gui.projector.displays import Display, displays, for_the_room
from tdapp.gui.projector.pictures import Pictures
from tdapp.gui.projector.show import Show
from tdapp.gui.projector.window import ProjectorWindow
from tdapp.values.say import say

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QScreen
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.computer.memory import Memory
    from tdapp.gui.desk import Desk

SETTLES = 250
"""Milliseconds after which displays that were plugged in have found their places."""
USUAL = (1920, 1080)


class Projector(QObject):
    """`moved` says that it went on, off, or to another display."""

    moved = Signal()

    def __init__(self, desk: Desk, folder: Path, memory: Memory | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent or desk)
        self.desk = desk
        self.show = Show(desk, Pictures(folder))
        self._memory: Memory = memory or Forgetful()
        self._window: ProjectorWindow | None = None
        self._director: QWidget | None = None
        self._is_over_the_desk = False
        self.is_closed = False
        self._is_wanted = self.comes_by_itself
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLES)
        self._settling.timeout.connect(self.find_its_place)
        application.screenAdded.connect(self._plugged)
        application.screenRemoved.connect(self._unplugged)
        desk.turned_to.connect(self._turned)

    @property
    def has_director(self) -> bool:
        return self._director is not None

    def beside(self, director: QWidget) -> None:
        """The director's window: its display is not the room's, and when it closes all is over."""
        self._director = director
        director.installEventFilter(self)
        if (handle := director.windowHandle()) is not None:
            handle.screenChanged.connect(lambda _: self._settling.start())
        self.find_its_place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._director and event.type() == QEvent.Type.Close:
            self.close()
        return super().eventFilter(watched, event)

    @property
    def comes_by_itself(self) -> bool:
        """Whether it is on from the start where there is a second display."""
        return str(self._memory.value("projector/by itself", "true")) == "true"

    def come_by_itself(self, does: bool) -> None:
        self._memory.setValue("projector/by itself", "true" if does else "false")
        self._is_wanted = does
        self.find_its_place()

    @property
    def is_on(self) -> bool:
        return self._window is not None and self._window.isVisible()

    @property
    def shown_on(self) -> str:
        """The display that the room looks at, in words."""
        if not self.is_on or self._window is None:
            return ""
        return next((one.name for one, screen in self._displays() if screen is self._window.screen()), "")

    def choices(self) -> list[Display]:
        """The displays that could be the room's."""
        return [one for one, _ in self._displays() if not one.is_desk]

    @property
    def chosen(self) -> str:
        return str(self._memory.value("projector/display", ""))

    def choose(self, display: str) -> None:
        self._memory.setValue("projector/display", display)
        self._is_wanted = True
        self.find_its_place()

    @property
    def shape(self) -> float:
        """How wide the room's screen is, in units: also before it is on."""
        if self._window is not None and self._window.isVisible():
            return shape_of(self._window.width(), self._window.height())
        screen = self._screen()
        return shape_of(screen.geometry().width(), screen.geometry().height()) if screen else shape_of(*USUAL)

    def switch(self) -> None:
        """F11: on or off; with one display only, over the director's window and away again."""
        if self.is_on:
            self.leave()
            return
        if not self.desk.has_tournament:
            self.desk.refused.emit(say("There is no tournament to show."))
            return
        self._is_wanted = True
        self._is_over_the_desk = self._screen() is None
        self.find_its_place()

    def leave(self) -> None:
        """Until F11, or the next start."""
        self._is_wanted = self._is_over_the_desk
        self._is_over_the_desk = False
        self.show.let_go_on()
        self._put_away()

    def find_its_place(self) -> None:
        """On the room's display where there is one and it is wanted; never on one that is gone."""
        self._settling.stop()
        if self.is_closed:
            return
        self._keep_the_director_in_sight()
        screen = self._screen()
        if screen is not None:
            self._is_over_the_desk = False
        own = self._director.screen() if self._director is not None and self._is_over_the_desk else None
        target = screen if screen is not None and self._is_wanted else own
        if target is None or not self.desk.has_tournament:
            self._put_away()
            return
        if self._window is None:
            self._window = ProjectorWindow(self.show)
            self._window.left.connect(self.leave)
            self._window.space_pressed.connect(lambda: clock_gestures.start_or_pause(self.desk))
        if not self._window.isVisible() or self._window.geometry() != target.geometry():
            self._window.fill(target, takes_keys=target is own)
        self.moved.emit()

    def _put_away(self) -> None:
        was_on = self.is_on
        if self._window is not None:
            self._window.hide()
        if was_on and self._director is not None:
            self._director.activateWindow()
        self.moved.emit()

    def _screen(self) -> QScreen | None:
        found = dict(self._displays())
        one = for_the_room(list(found), self.chosen)
        return found[one] if one is not None else None

    def _displays(self) -> list[tuple[Display, QScreen]]:
        return displays(self._director.screen() if self._director is not None else QGuiApplication.primaryScreen())

    def _turned(self, _: str) -> None:
        self.find_its_place()

    def _plugged(self, _: QScreen) -> None:
        self._settling.start()

    def _unplugged(self, screen: QScreen) -> None:
        """Off at once, before the system puts it somewhere over the director's window."""
        if self._window is not None and self._window.screen() is screen:
            self._window.hide()
        self._settling.start()

    def _keep_the_director_in_sight(self) -> None:
        """A window whose display is gone comes to one that is there."""
        director, first = self._director, QGuiApplication.primaryScreen()
        if director is None or first is None or not director.isVisible():
            return
        middle = director.frameGeometry().center()
        if not any(screen.geometry().contains(middle) for screen in QGuiApplication.screens()):
            director.move(first.availableGeometry().topLeft())

    def close(self) -> None:
        """For good: another house may be opened after this one."""
        self.is_closed = True
        self._settling.stop()
        if self._director is not None:
            self._director.removeEventFilter(self)
        if self._window is not None:
            self._window.hide()
            self._window.deleteLater()
            self._window = None


def projector_of(desk: Desk) -> Projector:
    """The desk's own; one that was given no place to remember things forgets them."""
    found = desk.findChild(Projector)
    if isinstance(found, Projector):
        return found
    return Projector(desk, desk.house.path.parent / "projector")
