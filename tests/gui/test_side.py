"""Work beside the window: in its turn, its mistakes told, and never in the way of the window."""

from __future__ import annotations

import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

from tdapp.gui.widgets.side import Side

ROOT = Path(__file__).resolve().parents[2]
GOES_AWAY_WHILE_THE_THREAD_ENDS = """
import time
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtTest import QTest
from tdapp.gui.widgets.beside import Beside

class Slow(Beside):
    def _tell(self, signal, what):
        signal.emit(what)
        time.sleep(0.3)

application, parent, heard = QCoreApplication([]), QObject(), []
work = Slow(parent, lambda _: "done")
work.done.connect(heard.append)
work.start()
while not heard:
    application.processEvents()
work.deleteLater()
QTest.qWait(50)
print("goes on")
"""


def test_one_thing_after_the_other():
    side, done, go = Side(), list[int](), threading.Event()
    side.do(go.wait)
    for number in range(20):
        side.do(partial(done.append, number))
    assert not side.wait(0)
    go.set()
    assert side.wait(30)
    assert done == list(range(20))


def test_what_has_not_begun_is_forgotten():
    side, done, go, begun = Side(), list[int](), threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        go.wait()

    side.do(wait)
    side.do(lambda: done.append(1))
    assert begun.wait(30)
    side.forget()
    go.set()
    assert side.wait(30)
    assert done == []


def test_a_mistake_is_told_as_any_other_and_the_next_is_done(monkeypatch):
    told, done = list[str](), list[int]()
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(str(error)))
    side = Side()
    side.do(lambda: int("x"))
    side.do(lambda: done.append(1))
    assert side.wait(30)
    assert told == ["invalid literal for int() with base 10: 'x'"]
    assert done == [1]


def test_the_window_goes_on_when_work_goes_away_before_its_thread_has_ended():
    done = subprocess.run(
        [sys.executable, "-c", GOES_AWAY_WHILE_THE_THREAD_ENDS], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "goes on\n"), done.stderr
