"""A thread beside the window, for work that takes longer than a blink."""

from __future__ import annotations

import sys
from concurrent import futures
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Side:
    """It does what it is given, one thing after the other; what came of it is told by a signal.

    The thread is Python's. One of Qt's own pools, when it goes away, waits for its thread and keeps from it the lock
    that Python needs to end anything: with bad luck the window stands still for good.
    """

    def __init__(self) -> None:
        self._thread = futures.ThreadPoolExecutor(1, thread_name_prefix="beside the window")
        self._asked: list[futures.Future[None]] = []

    def do(self, work: Callable[[], object]) -> None:
        self._asked = [one for one in self._asked if not one.done()]
        self._asked.append(self._thread.submit(_run, work))

    def forget(self) -> None:
        """What has not begun is no longer wanted."""
        for one in self._asked:
            one.cancel()

    def wait(self, seconds: float | None = None) -> bool:
        """Until all is done, or for so long; whether it is."""
        return not futures.wait(self._asked, seconds).not_done


def _run(work: Callable[[], object]) -> None:
    try:
        work()
    except Exception:
        # As any mistake that nobody caught: shown once, and written into the log.
        sys.excepthook(*sys.exc_info())
