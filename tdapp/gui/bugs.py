"""A mistake of ours must not end the evening: it is shown once, written down, and everything else goes on."""

from __future__ import annotations

import logging
import os
import platform
import sys
import threading
import traceback
from collections import Counter
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_log_path
from PySide6.QtCore import QObject, Qt, Signal, qVersion
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from tdapp.about import version
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.sheet import Sheet
from tdapp.store.files import private_folder
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from PySide6.QtWidgets import QWidget

LOG = logging.getLogger("tdapp")
LARGEST, KEPT = 1_000_000, 3
OURS = Path(__file__).parents[1]


def going_on(*steps: Callable[[], object]) -> None:
    """Steps that must all be taken: a mistake in one is told, and does not keep the next from its turn."""
    for step in steps:
        try:
            step()
        except Exception:
            sys.excepthook(*sys.exc_info())


class PrivateLog(RotatingFileHandler):
    """For its owner alone: details may name people."""

    def _open(self) -> Any:
        return open(
            self.baseFilename, self.mode, encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)
        )


def log_file() -> Path:
    return user_log_path("tdapp", appauthor=False) / "tdapp.log"


class Bugs(QObject):
    """Every mistake that nobody caught, from whatever thread: told in the window's own, when it has time for it."""

    refused = Signal(str)
    """A refusal that nobody was there for: a sentence, and no mistake."""
    _happened = Signal(str, str)

    def __init__(self, window: Callable[[], QWidget | None], file: Path | None = None) -> None:
        super().__init__()
        self._window = window
        self.file = file or log_file()
        self.times: Counter[str] = Counter()
        self.sheet: BugSheet | None = None
        self._waiting: list[tuple[str, str]] = []
        # Never in the middle of painting, or of whatever else went wrong.
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._log = self._begin_log()
        self._before = sys.excepthook, threading.excepthook

    def _begin_log(self) -> logging.Handler:
        """Without a place for it the evening goes on unlogged."""
        handler: logging.Handler = logging.NullHandler()
        with suppress(OSError):
            private_folder(self.file.parent)
            handler = PrivateLog(self.file, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
            handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        LOG.addHandler(handler)
        return handler

    def watch(self) -> None:
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self.hear
        threading.excepthook = lambda told: self.hear(told.exc_type, told.exc_value, told.exc_traceback)

    def stop(self) -> None:
        sys.excepthook, threading.excepthook = self._before
        LOG.removeHandler(self._log)
        self._log.close()

    def hear(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        if isinstance(error, Refused):
            self._refuse(error)
            return
        which, details = place_of(kind, trace), "".join(traceback.format_exception(kind, error, trace))
        # What was being painted on must be let go of before Qt shows it.
        traceback.clear_frames(trace)
        with suppress(RuntimeError):
            self._happened.emit(which, details)

    def _refuse(self, no: Refused) -> None:
        """The disk may say no four times a second; the director hears it once, and again after a while."""
        self.times[no.sentence] += 1
        times = self.times[no.sentence]
        if times == 1 or _is_round(times):
            LOG.error("%s", no.sentence)
            with suppress(RuntimeError):
                self.refused.emit(no.sentence)

    def _tell(self, which: str, details: str) -> None:
        self.times[which] += 1
        times = self.times[which]
        if times == 1:
            LOG.error("%s\n%s\n%s", which, about(), details)
            self._waiting.append((which, details))
            self._show_next()
        elif _is_round(times):
            LOG.error("%s: now %d times", which, times)
        if self.sheet is not None and self.sheet.which == which:
            self.sheet.say_times(times)

    def _show_next(self) -> None:
        if self.sheet is not None or not self._waiting:
            return
        which, details = self._waiting.pop(0)
        self.sheet = BugSheet(self._window(), f"{about()}\n{details}", which=which, file=self.file)
        self.sheet.say_times(self.times[which])
        self.sheet.finished.connect(self._shown)
        self.sheet.open()

    def _shown(self) -> None:
        self.sheet = None
        self._show_next()


def place_of(kind: type[BaseException], trace: TracebackType | None) -> str:
    """What it was and where, which makes it the same mistake the next time, whatever its details."""
    frames = traceback.extract_tb(trace)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(OURS)] or frames
    where = f" in {Path(ours[-1].filename).name}, line {ours[-1].lineno}" if ours else ""
    return f"{kind.__name__}{where}"


def about() -> str:
    return f"tdapp {version()}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"


def _is_round(times: int) -> bool:
    """10, 100, 1,000 …: what that comes every second shall not fill the disk."""
    return str(times).rstrip("0") == "1" and times > 1


class BugSheet(Sheet):
    def __init__(self, parent: QWidget | None, details: str, *, which: str = "", file: Path | None = None) -> None:
        text = say("This is a mistake in the app, not yours. The evening is safe in its file; go on where you were.")
        super().__init__(parent, say("Something went wrong"), text, ok=say("Go on"), cancel="", width=560)
        self.which = which
        shown = QPlainTextEdit(details)
        shown.setReadOnly(True)
        shown.setAccessibleName(say("Details"))
        shown.setFixedHeight(180)
        self.body.addWidget(shown)
        self._times = label(look="muted", name=say("How often"))
        self._times.hide()
        self.body.addWidget(self._times)
        if file is not None:
            self.body.addWidget(label(say("It is written down in {file}", file=file), "muted", wraps=True))
        copy = Button(say("Copy details"), lambda: QApplication.clipboard().setText(details))
        self.body.addLayout(row(copy, 1))

    def say_times(self, times: int) -> None:
        if times > 1:
            self._times.setText(say("It has happened {times} so far.", times=count(times, "time")))
            self._times.show()
            self.fit()
