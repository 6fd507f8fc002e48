"""Long work beside the window: it tells how far it is, and can be stopped."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tdapp.director.progress import Stopped
from tdapp.gui.widgets.side import Side
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    Work = Callable[[Callable[[int, int], None]], Any]

LOG = logging.getLogger("tdapp")


class Beside(QObject):
    """One piece of work. `work` is given a function that it calls now and then; once stopped, nothing is heard of it.

    Stop it before what owns this goes away: stopping waits until the work has noticed.
    """

    heard = Signal(int, int)
    """So much of so much is done; 0 where nobody knows how much there is."""
    done = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject, work: Work) -> None:
        super().__init__(parent)
        self._stop = threading.Event()
        self._side = Side()
        self._work = work

    def start(self) -> None:
        self._side.do(self._run)

    def stop(self) -> None:
        self._stop.set()
        self._side.wait()

    def wait(self) -> None:
        """Until it is done; what came of it is heard when events are next looked at."""
        self._side.wait()

    def _run(self) -> None:
        try:
            done = self._work(self._hear)
        except Stopped:
            return
        except Refused as no:
            self._tell(self.failed, no.sentence)
        except Exception as error:
            # It is said where the result would be.
            LOG.exception("Work beside the window failed")
            self._tell(self.failed, say("It could not be done: {error}.", error=error or type(error).__name__))
        else:
            self._tell(self.done, done)

    def _hear(self, done: int, of: int) -> None:
        if self._stop.is_set():
            raise Stopped
        self.heard.emit(done, of)

    def _tell(self, signal: Any, what: object) -> None:
        if not self._stop.is_set():
            signal.emit(what)
