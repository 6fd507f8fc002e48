"""A window without a screen: the application once, and a desk with an evening on it."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.director import events, registration, seating
from tdapp.director.invariants import open_house
from tdapp.gui.desk import Desk
from tdapp.gui.pages.setup import SetupPage
from tdapp.gui.shell.window import Window
from tdapp.gui.theme import look

pytest.register_assert_rewrite("tests.gui.looking")

NAMES = (
    "Ann Lee, Bob Marsh, Łukasz Żak, Zoë Meyer, 김민준, Dan O’Hara, Eva Novák, Finn Holm, Gus Berg, Hal Ito, Ida Lund, "
    "Jo Park, Kim Roy, Lea Fuchs, Max Born, Nia Okoye, Oz Tal, Pia Rossi"
).split(", ")


@dataclass
class Time:
    """A clock that stands until a test moves it."""

    at: int = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at

    def pass_by(self, seconds: int) -> None:
        self.at += seconds * 1_000


@dataclass
class ShellDouble:
    """Remembers what a page asked of the window around it."""

    asked: list[str] = field(default_factory=list)

    def go_to(self, page: str) -> None:
        self.asked.append(page)

    def run(self, action: str) -> None:
        self.asked.append(action)


@pytest.fixture(scope="session")
def application():
    found = QApplication.instance() or QApplication([])
    assert isinstance(found, QApplication)
    look.load_fonts()
    look.apply(found, "dark")
    return found


@pytest.fixture(autouse=True)
def no_window_left():
    """Windows of an earlier test would be dressed anew with every change of theme."""
    before = set(QApplication.topLevelWidgets())
    yield
    for window in set(QApplication.topLevelWidgets()) - before:
        if window.parent() is None:
            window.hide()
            window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def shell():
    return ShellDouble()


@pytest.fixture
def desk(application, tmp_path):
    """A tournament without entries."""
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True), now=Time(), who="Mia")
    wish = events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500)
    desk.turn_to(events.create(desk.house, wish, by=desk.by()))
    yield desk
    desk.house.close()


@pytest.fixture
def drawn(desk):
    """Eighteen players at two tables, the clock not started."""
    for name in NAMES:
        desk.do(registration.register, name=name, chance=desk.chance())
    desk.do(seating.draw, chance=desk.chance())
    return desk


@pytest.fixture
def window(drawn):
    """The whole window on that evening, with the keyboard."""
    window = Window(drawn)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def setup_page(desk, shell):
    page = SetupPage(desk, shell)
    desk.changed.connect(page.hear)
    desk.turned_to.connect(lambda _: page.go_stale())
    page.resize(1188, 646)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    page.enter()
    yield page
    desk.changed.disconnect(page.hear)
    page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
