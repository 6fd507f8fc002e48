"""The second display: which one it is, what F11 and Esc do, and what happens when it is pulled out."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import textwrap
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.gui.computer.memory import Forgetful
from tdapp.gui.projector.displays import Display, for_the_room
from tdapp.gui.projector.projector import Projector, projector_of
from tests.gui.looking import named, settle

DESK = Display("Lenovo", "Lenovo, 1280 × 720", (0, 0, 1280, 720), is_desk=True)
BEAMER = Display("Epson", "Epson, 1920 × 1080", (1280, 0, 1920, 1080), is_desk=False)
SCREEN = Display("LG", "LG, 3840 × 2160", (3200, 0, 3840, 2160), is_desk=False)


class TestWhichOne:
    def test_the_first_that_is_not_the_directors_own(self):
        assert for_the_room([DESK, BEAMER, SCREEN], "") is BEAMER

    def test_the_one_that_was_chosen_before_wherever_it_is_plugged_in(self):
        assert for_the_room([DESK, BEAMER, SCREEN], "LG") is SCREEN
        assert for_the_room([DESK, BEAMER], "LG") is BEAMER

    def test_none_where_there_is_no_second(self):
        assert for_the_room([DESK], "Lenovo") is None


@pytest.fixture
def projector(drawn, tmp_path):
    made = Projector(drawn, tmp_path / "projector", Forgetful())
    director = QWidget()
    director.resize(1100, 640)
    director.show()
    made.beside(director)
    yield made
    made.close()
    director.close()
    director.deleteLater()
    settle()


class TestOneDisplay:
    def test_f11_swaps_and_esc_swaps_back(self, projector):
        assert not projector.is_on
        projector.switch()
        assert projector.is_on
        window = projector._window
        assert window.isFullScreen()
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert not projector.is_on
        projector.switch()
        QTest.keyClick(window, Qt.Key.Key_F11)
        assert not projector.is_on

    def test_space_holds_the_clock_there_too(self, projector):
        from tdapp.views.clock_face import clock_face

        projector.switch()
        QTest.keyClick(projector._window, Qt.Key.Key_Space)
        desk = projector.desk
        assert clock_face(desk.tonight, desk.now()).is_running

    def test_the_way_out_appears_when_the_mouse_moves_and_leads_out(self, projector):
        projector.switch()
        window = projector._window
        out = named(window, "Leave the projector")
        assert not out.isVisible()
        QTest.mouseMove(window, window.rect().center())
        QApplication.processEvents()
        assert out.isVisible()
        QTest.mouseClick(out, Qt.MouseButton.LeftButton)
        assert not projector.is_on

    def test_closing_the_directors_window_closes_it_too(self, projector):
        projector.switch()
        window = projector._window
        projector._director.close()
        assert not window.isVisible()
        projector.find_its_place()
        assert not projector.is_on

    def test_with_no_tournament_there_is_nothing_to_show(self, projector):
        said: list[str] = []
        projector.desk.refused.connect(said.append)
        projector.desk.turn_to("")
        projector.switch()
        assert not projector.is_on
        assert said == ["There is no tournament to show."]

    def test_leaving_lets_a_frozen_picture_go_on(self, projector):
        projector.switch()
        projector.show.freeze()
        projector.leave()
        assert not projector.show.is_frozen


def test_a_desk_has_one_projector(drawn):
    made = projector_of(drawn)
    assert projector_of(drawn) is made
    made.close()


EVENING = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from tdapp.director import events
from tdapp.director.invariants import open_house
from tdapp.gui.desk import Desk
from tdapp.gui.projector.projector import Projector
from tdapp.gui.theme import look

application = QApplication([])
look.load_fonts()
folder = Path(sys.argv[1])
house = open_house(folder / "swan.tdapp", create=True)
desk = Desk(house)
desk.turn_to(events.create(house, events.Wish("Friday", "AMERIFUN sample"), by=desk.by()))
director = QWidget()
director.resize(800, 600)
director.move(0, 0)
director.show()
application.processEvents()

def passing(milliseconds):
    loop = __import__("PySide6.QtCore", fromlist=["QEventLoop"]).QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

def until(is_so):
    for _ in range(400):
        passing(25)
        if is_so() and not projector._settling.isActive():
            return
    raise SystemExit("it never came to be so")

def told():
    window = projector._window
    place = window.geometry().getRect() if projector.is_on else None
    print("off" if place is None else "%d,%d %dx%d" % place, flush=True)

memory = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
projector = Projector(desk, folder / "projector", memory)
projector.beside(director)
passing(200)
"""


TWO_HOUSES = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from tdapp.director import events
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By
from tdapp.gui.application import Seat
from tdapp.gui.start import begun

folder = Path(sys.argv[1])
for name in ("Friday", "Saturday"):
    house = open_house(folder / f"{name}.tdapp", create=True)
    events.create(house, events.Wish(name, "AMERIFUN sample"), by=By("Mia", 1_700_000_000_000))
    house.close()
application, frame = begun(QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat))
from tdapp.gui.projector.window import ProjectorWindow
seat = Seat(application, frame)

def shown():
    for _ in range(5):
        application.processEvents()
    return [one for one in application.topLevelWidgets() if isinstance(one, ProjectorWindow) and one.isVisible()]

for name in ("Friday", "Saturday"):
    seat.open(folder / f"{name}.tdapp")
    print(len(shown()), shown()[0].canvas.show_run.showing.event, flush=True)
seat.close()
print(len(shown()), flush=True)
"""


def run(tmp_path, script: str, **environment: str) -> list[str]:
    script = EVENING + textwrap.dedent(script) + "\nprojector.close()\nhouse.close()\n"
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


class TestTwoDisplays:
    @pytest.fixture
    def screens(self, tmp_path):
        def of(*sizes: tuple[int, int, int, int]) -> dict[str, str]:
            found = [
                {
                    "name": f"screen {n}",
                    "x": x,
                    "y": y,
                    "width": wide,
                    "height": high,
                    "logicalDpi": 96,
                    "logicalBaseDpi": 96,
                    "dpr": 1,
                }
                for n, (x, y, wide, high) in enumerate(sizes)
            ]
            (tmp_path / "screens.json").write_text(json.dumps({"screens": found}), encoding="utf-8")
            return {"QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path / 'screens.json'}"}

        return of

    def test_it_fills_the_second_by_itself_and_f11_puts_it_away(self, tmp_path, screens):
        two = screens((0, 0, 1280, 720), (1280, 0, 1920, 1080))
        told = run(tmp_path, "told(); projector.switch(); told(); projector.switch(); told()", **two)
        assert told == ["1280,0 1920x1080", "off", "1280,0 1920x1080"]

    def test_a_display_that_was_chosen_is_chosen_the_next_time(self, tmp_path, screens):
        three = screens((0, 0, 1280, 720), (1280, 0, 1920, 1080), (3200, 0, 3840, 2160))
        assert run(tmp_path, "projector.choose('screen 2'); passing(50); told(); memory.sync()", **three) == [
            "3200,0 3840x2160"
        ]
        assert run(tmp_path, "told()", **three) == ["3200,0 3840x2160"]
        two = screens((0, 0, 1280, 720), (1280, 0, 1920, 1080))
        assert run(tmp_path, "told()", **two) == ["1280,0 1920x1080"]

    def test_one_that_is_mirrored_counts_as_one(self, tmp_path, screens):
        mirrored = screens((0, 0, 1280, 720), (0, 0, 1280, 720))
        assert run(tmp_path, "told(); projector.switch(); told()", **mirrored) == ["off", "0,0 1280x720"]

    def test_a_director_who_does_not_want_that_is_asked_no_more(self, tmp_path, screens):
        two = screens((0, 0, 1280, 720), (1280, 0, 1920, 1080))
        script = "projector.come_by_itself(False); passing(50); told(); memory.sync()"
        assert run(tmp_path, script, **two) == ["off"]
        assert run(tmp_path, "told(); projector.switch(); told()", **two) == ["off", "1280,0 1920x1080"]

    def test_a_director_who_goes_to_the_rooms_display_gets_the_other_one_for_the_room(self, tmp_path, screens):
        two = screens((0, 0, 1280, 720), (1280, 0, 1920, 1080))
        script = "director.move(1500, 100); until(lambda: director.screen().name() == 'screen 1'); told()"
        assert run(tmp_path, script, **two) == ["0,0 1280x720"]

    def test_another_house_takes_over_the_rooms_display_and_all_ends_with_the_window(self, tmp_path, screens):
        two = screens((0, 0, 1280, 720), (1280, 0, 1920, 1080))
        done = subprocess.run(
            [sys.executable, "-c", TWO_HOUSES, str(tmp_path)],
            env={**os.environ, **two, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=90,
        )
        assert done.stdout.splitlines() == ["1 Friday", "1 Saturday", "0"], done.stderr


needs_x = pytest.mark.skipif(
    not all(shutil.which(name) for name in ("Xvfb", "xrandr")), reason="needs an X server with monitors"
)


def takes_a_monitor(environment: dict[str, str]) -> bool:
    """The desk's own monitor, as soon as the server takes it: at first it may not, and now and then it never does."""
    command = ["xrandr", "--setmonitor", "desk", "1280/338x720/211+0+0", "screen"]
    for _ in range(30):
        if subprocess.run(command, env={**os.environ, **environment}, capture_output=True).returncode == 0:
            return True
        time.sleep(0.1)
    return False


def x_server() -> tuple[subprocess.Popen[bytes], dict[str, str]]:
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "3200x1080x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    number = os.read(read, 16).decode().strip()
    os.close(read)
    return server, {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}


@needs_x
class TestPlugging:
    """A real X server whose second monitor comes and goes."""

    @pytest.fixture
    def display(self):
        for _ in range(3):
            server, environment = x_server()
            try:
                if takes_a_monitor(environment):
                    yield environment
                    return
            finally:
                server.terminate()
                server.wait()
        pytest.skip("no X server takes a monitor here")

    def test_it_follows_the_plug_and_is_never_lost(self, tmp_path, display):
        script = """
        import subprocess
        def plug():
            monitor = "1920/508x1080/286+1280+0"
            subprocess.run(["xrandr", "--setmonitor", "beamer", monitor, "none"], check=True, capture_output=True)
            until(lambda: len(QGuiApplication.screens()) == 2)
        def unplug():
            subprocess.run(["xrandr", "--delmonitor", "beamer"], check=True, capture_output=True)
            until(lambda: len(QGuiApplication.screens()) == 1)
        told(); plug(); told(); unplug(); told(); plug(); told()
        projector.leave(); told(); unplug(); plug(); told()
        unplug(); projector.switch(); told(); plug(); told()
        """
        assert run(tmp_path, script, **display) == [
            "off",
            "1280,0 1920x1080",
            "off",
            "1280,0 1920x1080",
            "off",
            "off",
            "0,0 1280x720",
            "1280,0 1920x1080",
        ]
