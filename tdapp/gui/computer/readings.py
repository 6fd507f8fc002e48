"""The three clocks of this computer: the wall's, one that stops while it sleeps, and one that does not."""

from __future__ import annotations

import ctypes
import sys
import time
from typing import TYPE_CHECKING

from tdapp.director.interruption import Reading

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.values.house import Moment

MILLION = 1_000_000


def readings() -> Callable[[], Reading]:
    """How they are read on this platform."""
    awake, always = _clocks()
    return lambda: Reading(time.time_ns() // MILLION, awake(), always())


def of_one_clock(now: Callable[[], Moment]) -> Callable[[], Reading]:
    """Where somebody else says what time it is, nothing ever sleeps."""
    return lambda: Reading(now(), now(), now())


def _clocks() -> tuple[Callable[[], int], Callable[[], int]]:
    if sys.platform == "win32":
        return _windows_awake, _monotonic
    if sys.platform == "darwin":
        return lambda: time.clock_gettime_ns(time.CLOCK_UPTIME_RAW) // MILLION, _monotonic
    if hasattr(time, "CLOCK_BOOTTIME"):
        return _monotonic, lambda: time.clock_gettime_ns(time.CLOCK_BOOTTIME) // MILLION
    return _monotonic, _monotonic


def _monotonic() -> int:
    return time.monotonic_ns() // MILLION


def _windows_awake() -> int:
    """Hundreds of nanoseconds since the start, without sleep; Python's own clock counts sleep there."""
    passed = ctypes.c_ulonglong()
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009
    kernel.QueryUnbiasedInterruptTime(ctypes.byref(passed))
    return passed.value // 10_000
