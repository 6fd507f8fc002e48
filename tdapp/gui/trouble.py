"""When something goes wrong: a house that cannot be opened, and a bug of ours that must not end the evening."""

from __future__ import annotations

import logging
import sys
import traceback
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING

from platformdirs import user_log_path
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.sheet import Sheet
from tdapp.store.backup import restore

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

    from PySide6.QtWidgets import QWidget

    from tdapp.store.house import Damaged

LOG = logging.getLogger("tdapp")
LARGEST = 1_000_000


class TroubleSheet(Sheet):
    """A house that cannot be opened: why, and another one to open instead."""

    other_file = Signal()
    try_again = Signal(object)

    def __init__(self, title: str, text: str) -> None:
        super().__init__(None, title, text, ok="Close", cancel="")
        self.body.addLayout(row(Button("Open another house…", self.other_file.emit), 1))


class DamagedSheet(TroubleSheet):
    """A damaged house: the last good backup can take its place; the damaged file is kept beside it."""

    def __init__(self, path: Path, damaged: Damaged) -> None:
        super().__init__("The house file is damaged", damaged.sentence)
        self._path, self._backup = path, damaged.last_good
        if self._backup is not None:
            told = "The damaged file is kept beside it under another name."
            self.body.insertWidget(0, label(told, "muted", wraps=True))
            self.body.insertLayout(1, row(Button("Open the last good backup", self._restore, look="primary"), 1))

    def _restore(self) -> None:
        assert self._backup is not None
        restore(self._path, self._backup)
        self.try_again.emit(self._path)
        self.reject()


def watch_for_bugs(window: Callable[[], QWidget | None]) -> None:
    """Log what nobody expected, show it once, and go on: the clock must not stop for it."""
    file = user_log_path("tdapp", appauthor=False, ensure_exists=True) / "tdapp.log"
    LOG.addHandler(RotatingFileHandler(file, maxBytes=LARGEST, backupCount=3, encoding="utf-8"))
    shown: set[str] = set()

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        details = "".join(traceback.format_exception(kind, error, trace))
        LOG.error(details)
        sys.__excepthook__(kind, error, trace)
        if details not in shown:
            shown.add(details)
            BugSheet(window(), details).open()

    sys.excepthook = hook


class BugSheet(Sheet):
    def __init__(self, parent: QWidget | None, details: str) -> None:
        text = "This is a mistake in the app, not yours. The evening is safe in its file; go on where you were."
        super().__init__(parent, "Something went wrong", text, ok="Go on", cancel="", width=560)
        shown = QPlainTextEdit(details)
        shown.setReadOnly(True)
        shown.setAccessibleName("Details")
        shown.setFixedHeight(180)
        self.body.addWidget(shown)
        copy = Button("Copy details", lambda: QApplication.clipboard().setText(details))
        self.body.addLayout(row(copy, 1))
