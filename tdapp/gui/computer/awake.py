"""Keeps the computer and its screens awake while a clock runs; silent where the platform has no means."""

from __future__ import annotations

import contextlib
import ctypes
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Protocol

from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

WHY = say("A tournament clock is running")
CONNECTION = "tdapp awake"
SAVERS = (
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"),
    ("org.gnome.ScreenSaver", "/org/gnome/ScreenSaver"),
)
"""Where desktops of Linux let a program keep the screen on: KDE, GNOME, XFCE and MATE know the first."""


class Way(Protocol):
    """How it is done on one platform."""

    def hold(self) -> None: ...

    def let_go(self) -> None: ...


class Awake:
    """Held or not; asking again for what is so already does nothing."""

    def __init__(self, way: Callable[[], Way] | None = None) -> None:
        self._make = way or _way_here
        self._way: Way | None = None
        self.is_held = False

    def keep(self, *, wanted: bool) -> None:
        if wanted == self.is_held:
            return
        self.is_held = wanted
        # A desktop that refuses or hangs up must never reach the clock.
        with contextlib.suppress(OSError, ImportError, AttributeError, RuntimeError):
            self._way = self._way or self._make()
            if wanted:
                self._way.hold()
            else:
                self._way.let_go()


class Nowhere:
    def hold(self) -> None:
        return

    def let_go(self) -> None:
        return


class OnWindows:
    CONTINUOUS, SYSTEM, DISPLAY = 0x80000000, 0x1, 0x2

    def hold(self) -> None:
        self._say(self.CONTINUOUS | self.SYSTEM | self.DISPLAY)

    def let_go(self) -> None:
        self._say(self.CONTINUOUS)

    @staticmethod
    def _say(state: int) -> None:
        kernel = getattr(ctypes, "windll").kernel32  # noqa: B009
        kernel.SetThreadExecutionState(ctypes.c_uint(state))


class OnMac:
    """caffeinate belongs to the system, and ends by itself when this program does."""

    def __init__(self) -> None:
        self._helper: subprocess.Popen[bytes] | None = None

    def hold(self) -> None:
        self._helper = subprocess.Popen(["/usr/bin/caffeinate", "-dims", "-w", str(os.getpid())])  # noqa: S603

    def let_go(self) -> None:
        if self._helper is not None:
            self._helper.terminate()
            self._helper.wait(timeout=5)
            self._helper = None


class OnTheDesktop:
    """The desktop's own inhibit, over a connection of its own to the session bus: it ends with the connection."""

    def hold(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, CONNECTION)
        for name, path in SAVERS:
            asked = QDBusMessage.createMethodCall(name, path, name, "Inhibit")
            asked.setAutoStartService(False)
            asked.setArguments(["tdapp", WHY])
            # Nobody waits for the answer: a desktop that hangs would hold up the clock.
            bus.send(asked)

    def let_go(self) -> None:
        from PySide6.QtDBus import QDBusConnection

        QDBusConnection.disconnectFromBus(CONNECTION)


def _way_here() -> Way:
    if sys.platform == "win32":
        return OnWindows()
    if sys.platform == "darwin":
        return OnMac()
    return OnTheDesktop() if os.environ.get("DBUS_SESSION_BUS_ADDRESS") else Nowhere()
