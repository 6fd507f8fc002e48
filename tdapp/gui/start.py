"""From nothing to a painted frame, and on to the window in it. Nothing heavy is imported before it is needed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tdapp.store.collecting import nothing_collected

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from tdapp.gui.application import Seat
    from tdapp.gui.shell.frame import Frame


def run(house: Path | None = None) -> int:
    application, seat = opened(house)
    code = application.exec()
    seat.close()
    return code


def begun(remembered: QSettings | None = None) -> tuple[QApplication, Frame]:
    """The application with its frame painted: the first thing that a director sees."""
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

    from tdapp.gui.computer.language import language_of, start_speaking
    from tdapp.gui.computer.places import NAME, settings
    from tdapp.resources import FOLDER

    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName(NAME)
    # The desktop finds our entry in its menu by this name, and with it our icon, also under Wayland.
    application.setDesktopFileName(NAME)
    application.setWindowIcon(QIcon(str(FOLDER / "icons" / f"{NAME}.svg")))
    remembered = remembered or settings()
    start_speaking(language_of(remembered))
    # Many texts are constants of their files: none of these is imported before the language is known.
    from tdapp.gui.shell.frame import Frame

    return application, Frame.painted(application, remembered)


def opened(house: Path | None = None, remembered: QSettings | None = None) -> tuple[QApplication, Seat]:
    """The application with its window on this house, or on the user's own."""
    with nothing_collected(stays=True):
        application, frame = begun(remembered)
        # What knows tournaments is imported while the frame can be seen already.
        from tdapp.gui.application import Seat
        from tdapp.gui.bugs import Bugs, going_on
        from tdapp.gui.computer.places import default_house

        seat = Seat(application, frame)
        seat.watch(Bugs(lambda: seat.window))
        going_on(lambda: seat.open(house or default_house()))
        application.processEvents()
    return application, seat
