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
from tdapp.values.say import say

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QLayout, QWidget

SAYS = say("The tournament director’s application for live poker.")


class AboutSheet(Sheet):
    licences_wanted = Signal()

    def __init__(self, parent: QWidget | None, house: Path) -> None:
        super().__init__(parent, f"tdapp {version()}", SAYS, ok=say("Close"), cancel="", width=560)
        system = f"{platform.system()} {platform.machine()}"
        stands_on = f"Python {platform.python_version()}, Qt {qVersion()}, {system}"
        self.body.addWidget(label(stands_on, "small"))
        self.body.addLayout(_place(say("House"), house, house.parent))
        self.body.addLayout(_place(say("What went wrong is logged in"), log_file(), log_file().parent))
        copy = Button(say("Copy these lines"), lambda: self._copy(stands_on, house))
        self.body.addLayout(row(Button(say("Licences…"), self._show_licences), copy, 1))

    def _copy(self, stands_on: str, house: Path) -> None:
        """For a message to whoever helps."""
        lines = (
            f"tdapp {version()}",
            stands_on,
            say("House: {house}", house=house),
            say("Log: {file}", file=log_file()),
        )
        QGuiApplication.clipboard().setText("\n".join(lines))

    def _show_licences(self) -> None:
        self.reject()
        self.licences_wanted.emit()


def _place(what: str, path: Path, folder: Path) -> QLayout:
    shown = Elided(str(path), "muted")
    shown.setAccessibleName(what)
    url = QUrl.fromLocalFile(str(folder))
    opens = Button(
        say("Open folder"), lambda: QDesktopServices.openUrl(url), name=say("Open folder: {what}", what=what)
    )
    line = row(column(label(what, "small"), shown, spacing=2), opens)
    line.setStretch(0, 1)
    return line
