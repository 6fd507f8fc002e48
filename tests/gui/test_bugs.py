"""A mistake in a page, a timer or the painting: shown once, written down, and the clock and the projector go on."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QSettings, QThreadPool, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit

from tdapp.director import clock, events, registration, seating
from tdapp.gui.application import Seat
from tdapp.gui.bugs import LARGEST, LOG, Bugs, PrivateLog, going_on, place_of
from tdapp.gui.pages.now import NowPage
from tdapp.gui.pages.page import Page
from tdapp.gui.projector.projector import projector_of
from tdapp.gui.shell.frame import Frame
from tdapp.gui.shell.window import Window
from tdapp.values.refusal import Refused
from tests.gui.conftest import Time
from tests.gui.looking import check, named, settle


class BadPage(Page):
    """It has a mistake in everything that a page does."""

    def show_rows(self) -> None:
        raise KeyError("rows")

    def tick(self) -> None:
        raise ZeroDivisionError("tick")

    def paintEvent(self, event) -> None:
        painter = QPainter(self)
        painter.drawLine(0, 0, 10, 10)
        raise LookupError("paint")


@pytest.fixture
def seat(application, tmp_path):
    """The app as it is started, with an evening at its first level."""
    remembered = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    seat = Seat(application, Frame.painted(application, remembered), now=Time())
    before = sys.excepthook, threading.excepthook
    bugs = Bugs(lambda: seat.window, tmp_path / "log" / "tdapp.log")
    seat.watch(bugs)
    assert seat.open(tmp_path / "house.tdapp")
    assert seat.window is not None
    desk = seat.window.desk
    wish = events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500)
    desk.turn_to(events.create(desk.house, wish, by=desk.by()))
    for name in ("Ann", "Bob", "Cid"):
        desk.do(registration.register, name=name, chance=desk.chance())
    desk.do(seating.draw, chance=desk.chance())
    desk.do(clock.start)
    settle()
    assert bugs.times == {}
    yield seat
    seat.close()
    assert (sys.excepthook, threading.excepthook) == before
    assert LOG.handlers == []


@pytest.fixture
def show(seat):
    """What runs on the projector, with somebody looking."""
    show = projector_of(seat.window.desk).show
    show.watch()
    yield show
    show.unwatch()


def turn_to_a_bad_page(seat) -> None:
    window = seat.window
    page = BadPage(window.desk, window)
    window._pages["chips"] = page
    window.stack.addWidget(page)
    QTimer.singleShot(0, window, lambda: window.go_to("chips"))
    settle()


def a_second_passes(seat) -> None:
    seat.window.desk.now.pass_by(1)
    QTimer.singleShot(0, seat.window, seat.window._tick)
    settle()


class TestABadPage:
    def test_the_clock_and_the_projector_go_on(self, seat, show):
        turn_to_a_bad_page(seat)
        for left in ("19:59", "19:58", "19:57"):
            a_second_passes(seat)
            show.tick()
            assert named(seat.window.header, "Time left", QLabel).text() == left
            assert seat.window._timer.isActive(), "the next second comes"
            assert show.showing.time == left
            assert show._second.isActive()
        assert len(seat.bugs.times) == 3

    def test_deeds_are_done_and_the_other_pages_hear_of_them(self, seat, show):
        seat.window.go_to("clock")
        turn_to_a_bad_page(seat)
        before = sum(seat.bugs.times.values())
        seat.window.desk.do(clock.pause)
        settle()
        assert sum(seat.bugs.times.values()) > before
        seat.window.go_to("clock")
        assert not seat.window._pages["clock"]._is_stale

    def test_each_mistake_is_shown_once_one_after_the_other(self, seat):
        turn_to_a_bad_page(seat)
        for _ in range(3):
            a_second_passes(seat)
        shown = []
        while seat.bugs.sheet is not None:
            check(seat.bugs.sheet)
            shown.append(named(seat.bugs.sheet, "Details", QPlainTextEdit).toPlainText().splitlines()[-1])
            seat.bugs.sheet.accept()
            settle()
        assert sorted(shown) == ["KeyError: 'rows'", "LookupError: paint", "ZeroDivisionError: tick"]
        a_second_passes(seat)
        assert seat.bugs.sheet is None, "the same again only counts"
        assert max(seat.bugs.times.values()) >= 4

    def test_the_sheet_says_how_often_and_copies_the_details(self, seat):
        turn_to_a_bad_page(seat)
        sheet = seat.bugs.sheet
        QTimer.singleShot(0, seat.window, lambda: seat.window.page("chips").refresh())
        settle()
        assert named(sheet, "How often", QLabel).text() == "It has happened 2 times so far."
        named(sheet, "Copy details").click()
        told = QApplication.clipboard().text()
        assert told.startswith("tdapp 0.1")
        assert "show_rows" in told

    def test_it_is_drawn_anew_at_the_next_look(self, seat):
        turn_to_a_bad_page(seat)
        page = seat.window.page("chips")
        page.show_rows = lambda: None
        assert page._is_stale
        page.enter()
        assert not page._is_stale


class TestABadStart:
    @pytest.mark.parametrize("where", ["__init__", "show_rows", "enter"])
    def test_the_window_opens_all_the_same_with_its_clock_and_the_other_pages(self, seat, monkeypatch, where):
        def mistaken(*_) -> None:
            raise KeyError("first page")

        monkeypatch.setattr(NowPage, where, mistaken)
        window = Window(seat.window.desk)
        settle()
        assert named(window.header, "Time left", QLabel).text() == "20:00"
        assert window._timer.isActive()
        window.go_to("clock")
        assert window.current is window.page("clock")
        assert len(seat.bugs.times) == 1
        window.close()

    def test_a_house_whose_window_cannot_be_made_leaves_the_mistake_on_the_screen(self, tmp_path):
        folders = {f"XDG_{kind}_HOME": str(tmp_path) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        environment = {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run([sys.executable, "-c", NO_WINDOW], env=environment, capture_output=True, text=True)
        assert done.stdout.split() == ["True", "True"], done.stderr


NO_WINDOW = """
from tdapp.gui import application, start

class Window:
    def __init__(self, desk):
        raise KeyError("window")

application.Window = Window
running, seat = start.opened()
running.processEvents()
print(seat.frame.isVisible(), seat.bugs.sheet.isVisible())
seat.close()
"""


class TestABadProjector:
    def test_the_room_keeps_the_last_picture_and_the_next_second_comes(self, seat, show, monkeypatch):
        from tdapp.gui.projector import show as module

        last = show.showing
        with monkeypatch.context() as broken:
            broken.setattr(module, "showing", lambda *_: int("nothing"))
            for _ in range(3):
                seat.window.desk.now.pass_by(1)
                show.tick()
            assert show.showing is last
        assert show._second.isActive()
        show.tick()
        assert show.showing.time == "19:57"
        settle()
        assert list(seat.bugs.times.values()) == [3]


class TestTheLog:
    def test_the_first_time_in_full_then_at_10_100_1000(self, seat):
        bugs = seat.bugs
        for _ in range(1_000):
            going_on(lambda: int("x"))
        settle()
        told = bugs.file.read_text(encoding="utf-8")
        assert told.count("Traceback") == 1
        assert [line.split(": ")[-1] for line in told.splitlines() if "now" in line] == [
            "now 10 times",
            "now 100 times",
            "now 1000 times",
        ]

    def test_it_turns_over_before_it_grows_large(self, seat):
        for _ in range(3):
            LOG.error("x" * (LARGEST // 2))
        kept = list(seat.bugs.file.parent.iterdir())
        assert len(kept) == 3
        assert all(file.stat().st_size <= LARGEST for file in kept)
        if os.name != "nt":
            assert all(file.stat().st_mode & 0o077 == 0 for file in (*kept, seat.bugs.file.parent))

    def test_without_a_place_for_it_the_app_starts_all_the_same(self, application, tmp_path):
        (tmp_path / "log").write_text("in the way")
        bugs = Bugs(lambda: None, tmp_path / "log" / "tdapp.log")
        assert not isinstance(bugs._log, PrivateLog)
        bugs.stop()
        assert logging.getLogger("tdapp").handlers == []


class TestFromElsewhere:
    def test_from_another_thread_it_is_told_in_the_windows_own(self, seat):
        pool = QThreadPool()
        pool.start(lambda: int("beside"))
        assert pool.waitForDone(5_000)
        QTest.qWait(1)
        settle()
        assert seat.bugs.sheet is not None
        assert "beside" in named(seat.bugs.sheet, "Details", QPlainTextEdit).toPlainText()

    def test_a_refusal_that_nobody_heard_is_a_sentence_on_the_strip_and_no_mistake(self, seat):
        def refuse() -> None:
            raise Refused("The disk is full. Nothing was changed.")

        for _ in range(3):
            QTimer.singleShot(0, seat.window, refuse)
        settle()
        assert seat.bugs.sheet is None
        assert "The disk is full. Nothing was changed." in [
            one.text() for one in seat.window.strip.findChildren(QLabel)
        ]

    def test_ctrl_c_in_the_terminal_ends_the_app(self, seat):
        seat.bugs.hear(KeyboardInterrupt, KeyboardInterrupt(), None)
        settle()
        assert seat.bugs.times == {}


def test_a_mistake_is_known_by_its_kind_and_place_whatever_its_details():
    found = []
    for word in ("one", "two"):
        try:
            int(word)
        except ValueError as error:
            found.append(place_of(ValueError, error.__traceback__))
    assert found[0] == found[1]
    assert found[0].startswith("ValueError in test_bugs.py, line ")
