"""From nothing to a painted window, as fast as it goes. Nothing heavy is imported before `opened` asks for it."""

from __future__ import annotations

import gc
import sys
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from tdapp.gui.application import Seat

BEFORE_QT = ("tdapp.director.invariants", "tdapp.views.command", "tdapp.views.floor", "tdapp.views.todo")
"""What needs no Qt. Qt's binding watches every import after its own and makes each slower."""


def run(house: Path | None = None) -> int:
    application, seat = opened(house)
    code = application.exec()
    seat.close()
    return code


def opened(house: Path | None = None, remembered: QSettings | None = None) -> tuple[QApplication, Seat]:
    """The application with its window on this house, or on the user's own."""
    with _nothing_collected():
        for module in BEFORE_QT:
            import_module(module)
        from PySide6.QtWidgets import QApplication

        from tdapp.gui.application import NAME, Seat, default_house
        from tdapp.gui.trouble import watch_for_bugs

        application = QApplication.instance() or QApplication(sys.argv[:1])
        assert isinstance(application, QApplication)
        application.setApplicationName(NAME)
        application.setDesktopFileName(NAME)
        seat = Seat(application, remembered)
        watch_for_bugs(lambda: seat.window)
        seat.open(house or default_house())
        application.processEvents()
    return application, seat


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """What is made at the start stays: looking through it for garbage again and again costs a fifth of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
