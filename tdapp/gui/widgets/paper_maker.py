"""Documents made beside the window, so that a long one never holds it up."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

LOG = logging.getLogger("tdapp")


class _Making(QRunnable):
    """Its answer carries the number of the wish that it belongs to."""

    def __init__(self, maker: PaperMaker, number: int, make: Callable[[], bytes]) -> None:
        super().__init__()
        self._maker, self._number, self._make = maker, number, make

    def run(self) -> None:
        try:
            made, problem = self._make(), ""
        except Refused as no:
            made, problem = b"", no.sentence
        except Exception as error:
            # Nothing above this thread could show it: it is said where the sheet would be.
            LOG.exception("A document could not be made")
            made, problem = b"", say("The document could not be made: {error}.", error=error or type(error).__name__)
        # The window may be gone by now, and whoever asked with it.
        with suppress(RuntimeError):
            self._maker.answered.emit(self._number, made, problem)


class PaperMaker(QObject):
    """One document at a time, and only the last one asked for is heard of."""

    answered = Signal(int, object, str)
    made = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self.answered.connect(self._hear)

    def ask(self, make: Callable[[], bytes]) -> None:
        """Make this one; whatever was asked for before is no longer wanted."""
        self.forget()
        self._pool.start(_Making(self, self._wanted, make))

    def forget(self) -> None:
        self._wanted += 1
        self._pool.clear()

    def wait(self) -> None:
        """Until nothing is being made; its answer is heard when events are next looked at."""
        self._pool.waitForDone()

    def _hear(self, number: int, made: bytes, problem: str) -> None:
        if number != self._wanted:
            return
        if problem:
            self.failed.emit(problem)
        else:
            self.made.emit(made)
