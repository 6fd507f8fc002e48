"""Documents made beside the window, so that a long one never holds it up."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdapp.gui.widgets.side import Side
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

LOG = logging.getLogger("tdapp")


class PaperMaker(QObject):
    """One document at a time, and only the last one asked for is heard of."""

    answered = Signal(int, object, str)
    made = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted = 0
        self._side = Side()
        self.answered.connect(self._hear)

    def ask(self, make: Callable[[], bytes]) -> None:
        """Make this one; whatever was asked for before is no longer wanted."""
        self.forget()
        self._side.do(partial(self._make, self._wanted, make))

    def forget(self) -> None:
        self._wanted += 1
        self._side.forget()

    def wait(self) -> None:
        """Until nothing is being made; its answer is heard when events are next looked at."""
        self._side.wait()

    def _make(self, number: int, make: Callable[[], bytes]) -> None:
        """The answer carries the number of the wish that it belongs to."""
        try:
            made, problem = make(), ""
        except Refused as no:
            made, problem = b"", no.sentence
        except Exception as error:
            # It is said where the sheet would be.
            LOG.exception("A document could not be made")
            made, problem = b"", say("The document could not be made: {error}.", error=error or type(error).__name__)
        # The window may be gone by now, and whoever asked with it.
        with suppress(RuntimeError):
            self.answered.emit(number, made, problem)

    def _hear(self, number: int, made: bytes, problem: str) -> None:
        if number != self._wanted:
            return
        if problem:
            self.failed.emit(problem)
        else:
            self.made.emit(made)
