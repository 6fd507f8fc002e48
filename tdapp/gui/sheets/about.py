"""Which tdapp this is, what it stands on, and where its files lie."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication

from tdapp.about import version
from tdapp.gui.bugs import log_file
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QLayout, QWidget

SAYS = "The tournament director’s application for live poker."


class AboutSheet(Sheet):
    licences_wanted = Signal()

    def __init__(self, parent: QWidget | None, house: Path) -> None:
        super().__init__(parent, f"tdapp {version()}", SAYS, ok="Close", cancel="", width=560)
        stands_on = f"Python {platform.python_version()}, Qt {qVersion()}, {platform.system()} {platform.machine()}"
        self.body.addWidget(label(stands_on, "small"))
        self.body.addLayout(_place("House", house, house.parent))
        self.body.addLayout(_place("What went wrong is logged in", log_file(), log_file().parent))
        copy = Button("Copy these lines", lambda: self._copy(stands_on, house))
        self.body.addLayout(row(Button("Licences…", self._show_licences), copy, 1))

    def _copy(self, stands_on: str, house: Path) -> None:
        """For a message to whoever helps."""
        lines = (f"tdapp {version()}", stands_on, f"House: {house}", f"Log: {log_file()}")
        QGuiApplication.clipboard().setText("\n".join(lines))

    def _show_licences(self) -> None:
        self.reject()
        self.licences_wanted.emit()


def _place(what: str, path: Path, folder: Path) -> QLayout:
    shown = Elided(str(path), "muted")
    shown.setAccessibleName(what)
    url = QUrl.fromLocalFile(str(folder))
    opens = Button("Open folder", lambda: QDesktopServices.openUrl(url), name=f"Open folder: {what}")
    line = row(column(label(what, "small"), shown, spacing=2), opens)
    line.setStretch(0, 1)
    return line
