"""Pictures of every page, made without a screen: for the demo, the README and whoever wants to see the app."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from tdapp.gui.desk import Desk
from tdapp.gui.shell.pages import PAGES
from tdapp.gui.shell.window import Window
from tdapp.gui.theme import look
from tdapp.gui.theme.palette import PALETTES

if TYPE_CHECKING:
    from pathlib import Path

    from tdapp.gui.pages.page import Page
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment

SIZE = (1440, 900)
PATIENCE = 100
"""Milliseconds between two looks at a page that a worker is filling."""


def save_pages(
    house: OpenHouse, tournament: str, folder: Path, now: Moment, *, size: tuple[int, int] = SIZE
) -> list[Path]:
    """Each page in each theme, as it looks at a moment."""
    if sys.platform == "linux":
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    look.load_fonts()
    saved = []
    for theme in PALETTES:
        look.apply(application, theme)
        desk = Desk(house, now=lambda: now)
        desk.tournament = tournament
        window = Window(desk)
        window.resize(*size)
        window.show()
        for page in PAGES:
            window.go_to(page.id)
            settled(application, window.page(page.id))
            saved.append(folder / f"{page.id}-{theme}.png")
            window.grab().save(str(saved[-1]))
        window.close()
        house.listeners.remove(desk.changed.emit)
    return saved


def settled(application: QApplication, page: Page | None = None) -> None:
    """Wait until everything stands in its place, also what a worker puts there."""
    settle(application)
    if page is not None and (page.shows_paper or not page.is_settled):
        _wait_for(page)
    settle(application)


def _wait_for(page: Page) -> None:
    """Until a worker has filled the page, and a little longer: a sheet of paper is painted by another one."""
    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if page.is_settled else None)
    timer.start(PATIENCE)
    loop.exec()
    QTimer.singleShot(5 * PATIENCE, loop.quit)
    loop.exec()


def settle(application: QApplication) -> None:
    """Let everything that was asked for be laid out and painted."""
    for _ in range(3):
        application.sendPostedEvents()
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
