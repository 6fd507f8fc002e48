"""A running clock keeps the computer and its screens awake, and the evening goes on where there are no means to."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from tdapp.gui.computer.awake import Awake, OnTheDesktop

A_DESKTOP = """
import sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QThread, Slot
from PySide6.QtDBus import QDBusConnection
from tdapp.gui.computer.awake import Awake, OnTheDesktop

@ClassInfo({"D-Bus Interface": "org.freedesktop.ScreenSaver"})
class Saver(QObject):
    told = []

    @Slot(str, str, result="uint")
    def Inhibit(self, program, why):
        self.told.append((program, why))
        return 7

application, saver = QCoreApplication([]), Saver()
bus = QDBusConnection.sessionBus()
assert bus.registerService("org.freedesktop.ScreenSaver")
slots = QDBusConnection.RegisterOption.ExportAllSlots
assert bus.registerObject("/org/freedesktop/ScreenSaver", saver, slots)
def names():
    return {name for name in bus.interface().registeredServiceNames().value() if name.startswith(":")}

before, awake = names(), Awake(OnTheDesktop)
awake.keep(wanted=True)
awake.keep(wanted=True)
for _ in range(200):
    application.processEvents()
    if saver.told:
        break
    QThread.msleep(10)
held = len(names() - before)
awake.keep(wanted=False)
for _ in range(200):
    if names() == before:
        break
    QThread.msleep(10)
print(saver.told, held, len(names() - before))
"""


class Noted:
    def __init__(self, fails: bool = False) -> None:
        self.told: list[str] = []
        self.fails = fails

    def hold(self) -> None:
        self.told.append("hold")
        if self.fails:
            raise OSError("the bus has gone")

    def let_go(self) -> None:
        self.told.append("let go")


def test_it_is_asked_for_once_and_let_go_once():
    way = Noted()
    awake = Awake(lambda: way)
    for wanted in (False, True, True, False, False, True):
        awake.keep(wanted=wanted)
    assert way.told == ["hold", "let go", "hold"]


def test_a_desktop_that_hangs_up_is_no_error():
    way = Noted(fails=True)
    awake = Awake(lambda: way)
    awake.keep(wanted=True)
    awake.keep(wanted=False)
    assert way.told == ["hold", "let go"]


def test_without_a_desktop_nothing_happens(monkeypatch):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    awake = Awake(OnTheDesktop)
    awake.keep(wanted=True)
    awake.keep(wanted=False)
    assert not awake.is_held


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="needs a session bus")
def test_a_desktop_is_asked_and_hears_when_it_is_over():
    command = ["dbus-run-session", "--", sys.executable, "-c", A_DESKTOP]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "[('tdapp', 'A tournament clock is running')] 1 0", done.stderr
