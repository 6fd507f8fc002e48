"""A canvas on which the show runs while somebody can see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.gui.projector.canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.projector.show import Show


class LiveCanvas(Canvas):
    """`shape` says how wide the scene is: the window's own, or for the preview that of the room's screen."""

    def __init__(self, show: Show, shape: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_run, self._shape = show, shape
        self._is_watching = False
        show.changed.connect(self.look)
        show.scrolled.connect(self._scroll)

    def look(self) -> None:
        if not self._is_watching:
            return
        self.show_scene(self.show_run.scene(self._shape()))
        self._scroll()

    def _scroll(self) -> None:
        if self._is_watching and self.scene is not None and self.scene.scroll is not None:
            self.show_offset(self.show_run.offset(self.scene.scroll))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_watching:
            self._is_watching = True
            self.show_run.watch()
            self.look()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._is_watching:
            self._is_watching = False
            self.show_run.unwatch()
