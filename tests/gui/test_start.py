"""The start of the app: in a process of its own, as it is started for real."""

from __future__ import annotations

import os
import subprocess
import sys

START = """
import gc, sys
from pathlib import Path
from tdapp.gui import start
assert "PySide6" not in sys.modules, "asking for the start must not load Qt"
application, seat = start.opened(Path(sys.argv[1]))
print(seat.window.isVisible(), gc.isenabled(), gc.get_freeze_count() > 10_000)
seat.close()
"""


BEGUN = """
import sys
from tdapp.gui import start
application, frame = start.begun()
print(frame.isVisible(), "tdapp.store.rows" in sys.modules, "sqlmodel" in sys.modules)
"""


KEYBOARD = """
import sys
from pathlib import Path
from tdapp.demo.evening import play
from tdapp.director.invariants import open_house
house = open_house(Path(sys.argv[1]), create=True)
play(house, players=6, seed=b"start", until="draw", now=1_700_000_000_000)
house.close()
from tdapp.gui import start
application, seat = start.opened(Path(sys.argv[1]))
seat.frame.activateWindow()
application.processEvents()
page = seat.window.current
focus = application.focusWidget()
print(page.id, focus is page or page.isAncestorOf(focus))
seat.close()
"""


DOUBLE_CLICK = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tdapp.cli import main
application, timer, seen = QApplication([]), QTimer(), set()

def look():
    frame = next((one for one in application.topLevelWidgets() if one.isVisible()), None)
    if frame is not None and frame._held is not None:
        seen.add((application.desktopFileName(), frame.windowIcon().isNull()))
        application.quit()

timer.timeout.connect(look)
timer.start(20)
print(main([sys.argv[1]]), *seen.pop())
"""


def started(tmp_path, script: str) -> subprocess.CompletedProcess[str]:
    folders = {f"XDG_{kind}_HOME": str(tmp_path) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    return subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "house.tdapp")],
        env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
    )


def test_the_frame_is_painted_before_anything_of_a_house_is_read(tmp_path):
    done = started(tmp_path, BEGUN)
    assert done.stdout.split() == ["True", "False", "False"], done.stderr


def test_the_window_is_shown_and_garbage_is_collected_again(tmp_path):
    done = started(tmp_path, START)
    assert done.stdout.split() == ["True", "True", "True"], done.stderr
    assert (tmp_path / "house.tdapp").exists()


def test_the_keyboard_is_at_the_page_so_that_space_holds_the_clock(tmp_path):
    done = started(tmp_path, KEYBOARD)
    assert done.stdout.split() == ["now", "True"], done.stderr


def test_a_house_file_alone_opens_the_window_on_it_and_the_desktop_knows_its_icon(tmp_path):
    done = started(tmp_path, DOUBLE_CLICK)
    assert done.stdout.split() == ["0", "tdapp", "False"], done.stderr
    assert (tmp_path / "house.tdapp").exists()
    assert not list(tmp_path.glob("tdapp/*.tdapp"))
