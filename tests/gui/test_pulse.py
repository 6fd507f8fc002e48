"""Beside the window: the computer slept, was off or had its time changed; sounds once; awake while a clock runs."""

from __future__ import annotations

import os
import random
import time
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from tdapp.director import clock, floor, prizes, structures
from tdapp.director.interruption import Reading
from tdapp.gui.computer.awake import Awake
from tdapp.gui.computer.readings import readings
from tdapp.gui.desk import Desk, wall_clock
from tdapp.gui.interruption_note import InterruptionNote
from tdapp.gui.pulse import Pulse, back_up
from tdapp.gui.shell.window import Window
from tdapp.store import seen
from tdapp.store.verify import verify
from tdapp.values.field import Entry, Presence
from tdapp.values.house import Stretch
from tdapp.views.clock_face import clock_face
from tests.gui.looking import cut_off, named, unnamed

MINUTE = 60_000


class Way:
    def __init__(self) -> None:
        self.told: list[str] = []

    def hold(self) -> None:
        self.told.append("hold")

    def let_go(self) -> None:
        self.told.append("let go")


@dataclass
class Evening:
    """A window with its pulse, and the three clocks of a computer in the hand of a test."""

    desk: Desk
    window: Window
    pulse: Pulse
    note: InterruptionNote
    reading: list[Reading]
    way: Way
    heard: list[str]

    def pass_by(self, seconds: float = 0, *, slept: float = 0, was_set: float = 0) -> None:
        awake, sleep, jump = (round(part * 1_000) for part in (seconds, slept, was_set))
        old = self.reading[0]
        self.reading[0] = Reading(old.wall + awake + sleep + jump, old.awake + awake, old.always + awake + sleep)
        self.desk.now.at = self.reading[0].wall  # type: ignore[attr-defined]
        self.pulse.beat()
        QApplication.processEvents()

    @property
    def shows(self) -> tuple[int, int, bool]:
        face = clock.face(self.desk.tonight.now, self.desk.now())
        return face.level, face.remains, face.is_running

    @property
    def told(self) -> str:
        return str(self.note.said.text()) if self.note.isVisible() else ""


@pytest.fixture
def evening(drawn, monkeypatch):
    reading = [Reading(drawn.now(), 0, 0)]
    way = Way()
    heard: list[str] = []
    monkeypatch.setattr(drawn.sounds, "play", heard.append)
    window = Window(drawn)
    window.resize(1280, 720)
    note = InterruptionNote(drawn)
    window.put_under_header(note)
    window.show()
    pulse = Pulse(drawn, lambda: reading[0], Awake(lambda: way))
    pulse.interrupted.connect(note.tell)
    yield Evening(drawn, window, pulse, note, reading, way, heard)
    pulse.stop()
    window.close()
    window.deleteLater()


class TestItHappened:
    @pytest.fixture(autouse=True)
    def seventh_minute(self, evening):
        evening.desk.do(clock.start)
        evening.pass_by(7 * 60 + 30)

    def test_it_slept_and_the_clock_goes_on_as_the_room_saw_it(self, evening):
        evening.pass_by(1, slept=3 * 3_600)
        assert evening.shows == (1, 12 * 60 + 29, True)
        assert evening.told.startswith("The computer slept from ")
        assert "as the room saw it: Level 1, 12:29 left, running." in evening.told

    @pytest.mark.parametrize(("jump", "way"), [(3_600, "forward by 1 hour"), (-5_400, "back by 1 hour and 30 minutes")])
    def test_its_time_was_changed(self, evening, jump, way):
        evening.pass_by(1, was_set=jump)
        assert evening.shows == (1, 12 * 60 + 29, True)
        assert f"was set {way}" in evening.told
        evening.pass_by(60)
        assert evening.shows == (1, 11 * 60 + 29, True)

    def test_the_three_answers(self, evening):
        evening.pass_by(1, slept=300)
        QTest.mouseClick(evening.note.keep, Qt.MouseButton.LeftButton)
        assert (evening.told, evening.shows) == ("", (1, 12 * 60 + 29, True))
        evening.pass_by(1, slept=300)
        assert evening.note.ran_on.text() == "Time ran on: Level 1, 7:28 left, running"
        QTest.mouseClick(evening.note.ran_on, Qt.MouseButton.LeftButton)
        assert (evening.told, evening.shows) == ("", (1, 7 * 60 + 28, True))
        evening.pass_by(1, slept=300)
        QTest.mouseClick(evening.note.hold, Qt.MouseButton.LeftButton)
        sheet = QApplication.activeModalWidget()
        assert sheet is not None
        named(sheet, "Time left", QLineEdit).setText("9:00")
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        assert (evening.told, evening.shows) == ("", (1, 9 * 60, False))

    def test_who_sets_the_clock_has_answered(self, evening):
        evening.pass_by(1, slept=300)
        evening.desk.do(clock.add, minutes=1)
        assert evening.told == ""

    def test_the_line_is_whole_and_named(self, evening):
        evening.pass_by(1, slept=300)
        for _ in range(3):
            QApplication.processEvents()
        assert (cut_off(evening.note), unnamed(evening.note)) == ([], [])
        assert evening.note.width() <= evening.window.width()

    def test_nothing_sounds_for_what_was_slept_through(self, evening):
        evening.heard.clear()
        evening.pass_by(1, slept=2 * 3_600)
        evening.pass_by(1)
        assert evening.heard == []


class TestARestlessEvening:
    """From the first hand to the last on a laptop that sleeps, whose time jumps and which travels the world."""

    ZONES = ("Europe/Paris", "Asia/Tokyo", "America/St_Johns", "Pacific/Kiritimati", "UTC")

    @pytest.fixture(autouse=True)
    def zones(self, monkeypatch):
        yield
        monkeypatch.undo()
        if hasattr(time, "tzset"):
            time.tzset()

    def something_happens(self, evening, chance) -> dict[str, float]:
        if chance.random() < 0.15 and hasattr(time, "tzset"):
            os.environ["TZ"] = chance.choice(self.ZONES)
            time.tzset()
        happens = chance.choice(["nothing", "nothing", "sleeps", "jumps", "both"])
        slept = chance.choice([20, 600, 30_000]) if happens in ("sleeps", "both") else 0
        was_set = chance.choice([-86_400, -3_600, -90, 45, 3_600, 31_536_000]) if happens in ("jumps", "both") else 0
        return {"slept": slept, "was_set": was_set}

    @pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12))])
    def test_the_room_sees_one_clock_and_every_deed_counts(self, evening, monkeypatch, seed):
        monkeypatch.setenv("TZ", "UTC")
        chance, desk, played = random.Random(seed), evening.desk, 0
        desk.do(clock.start)
        while desk.tonight.left > 1:
            passed = chance.randint(5, 400)
            evening.pass_by(passed, **self.something_happens(evening, chance))
            played += passed * 1_000
            face = clock.face(desk.tonight.now, desk.now())
            assert (face.stretch.n, round(face.left / 10_000)) == self.room(desk, played), evening.told
            if chance.random() < 0.5:
                out = chance.choice(sorted(desk.tonight.now[Presence]))
                assert desk.do(floor.bust, out={out: None}) is not None
            elif desk.to_undo() is not None and chance.random() < 0.2:
                before = desk.tonight.now.n
                desk.undo(desk.to_undo().n)
                assert desk.tonight.now.n == before + 1
        places = sorted(one.best for one in prizes.standings(desk.tonight))
        assert places == list(range(1, len(desk.tonight.now[Entry]) + 1))
        assert verify(desk.house.path).faults == ()

    def room(self, desk, played: int) -> tuple[int, int]:
        """What a clock on the wall of the room shows after so much time in it."""
        for n, stretch in sorted(desk.tonight.now[Stretch].items()):
            if played < stretch.seconds * 1_000:
                return n, round((stretch.seconds * 1_000 - played) / 10_000)
            played -= stretch.seconds * 1_000
        raise AssertionError("the structure is long enough")


class TestNothingHappened:
    def test_a_clock_that_stands_needs_no_answer(self, evening):
        evening.desk.do(clock.start)
        evening.desk.do(clock.pause)
        before = evening.desk.tonight.now
        evening.pass_by(1, slept=3_600)
        assert (evening.told, evening.desk.tonight.now) == ("", before)

    def test_nothing_is_written_as_time_passes(self, evening):
        evening.desk.do(clock.start)
        before = evening.desk.tonight.now
        for _ in range(2_000):
            evening.pass_by(1.2)
        assert evening.desk.tonight.now is before

    def test_an_hour_of_hanging_is_no_sleep(self, evening):
        evening.desk.do(clock.start)
        evening.pass_by(600)
        assert (evening.told, evening.shows) == ("", (1, 600, True))


class TestSoundsAndAwake:
    def test_the_levels_of_an_evening_sound_once(self, evening):
        evening.pass_by(1)
        evening.desk.do(clock.start)
        for _ in range(2 * 1_200 + 10):
            evening.pass_by(1)
        assert evening.heard == ["level", "one-minute", "level", "one-minute", "level"]

    def test_awake_while_a_clock_runs_and_no_longer(self, evening):
        evening.pass_by(1)
        assert evening.way.told == []
        evening.desk.do(clock.start)
        evening.pass_by(1)
        evening.desk.do(clock.pause)
        evening.pass_by(1)
        assert evening.way.told == ["hold", "let go"]


class TestABackupWithEveryBreak:
    def test_one_each(self, evening, monkeypatch):
        made: list[object] = []
        monkeypatch.setattr("tdapp.gui.pulse.back_up", lambda *told: made.append(told))
        evening.desk.do(structures.edit_structure, stretches=with_a_break(evening.desk))
        evening.desk.do(clock.start)
        counts = []
        for seconds in (1, 20 * 60, 30, 5 * 60, 20 * 60):
            evening.pass_by(seconds)
            evening.pulse._copying.wait()
            counts.append(len(made))
        assert counts == [0, 1, 1, 1, 1]

    def test_a_backup_that_fails_is_kept_for_the_list_and_no_crash(self, evening, monkeypatch):
        house = evening.desk.house
        monkeypatch.setattr("tdapp.store.house.back_up", lambda *_, **__: (_ for _ in ()).throw(OSError(28, "full")))
        back_up(house)
        assert house.backup_failed


def with_a_break(desk: Desk) -> list[Stretch]:
    rows = list(structures.scheduled(desk.tonight.now))
    return [rows[0], Stretch("", 0, 300, True, 0, 0, 0), *rows[1:]]


class TestOpening:
    def again(self, evening, minutes: float) -> Pulse:
        """The app is gone, and comes back later."""
        evening.pulse._timer.stop()
        evening.desk.now.at += round(minutes * MINUTE)
        at = evening.desk.now.at
        pulse = Pulse(evening.desk, lambda: Reading(at, 5, 5), Awake(Way))
        pulse.interrupted.connect(evening.note.tell)
        pulse.start()
        pulse._timer.stop()
        return pulse

    @pytest.fixture(autouse=True)
    def seventh_minute(self, evening):
        evening.desk.do(clock.start)
        evening.pass_by(7 * 60 + 30)

    def test_after_less_than_a_minute_it_shows_what_an_uninterrupted_clock_shows(self, evening):
        self.again(evening, 0.7)
        assert (evening.told, evening.shows) == ("", (1, 12 * 60 + 30 - 42, True))

    def test_after_ten_minutes_it_goes_on_as_the_room_saw_it(self, evening):
        self.again(evening, 10)
        assert evening.shows == (1, 12 * 60 + 30, True)
        assert evening.told.startswith("tdapp was closed from ")

    def test_after_a_night_it_stands(self, evening):
        self.again(evening, 14 * 60)
        assert evening.shows == (1, 12 * 60 + 30, False)

    def test_a_file_that_was_copied_without_its_neighbour_is_judged_by_its_last_deed(self, evening):
        seen.file_of(evening.desk.house.path).unlink()
        self.again(evening, 10)
        assert evening.shows == (1, 20 * 60, True)

    @pytest.mark.parametrize("rubbish", ["", "soon", "9" * 40])
    def test_rubbish_in_that_neighbour_is_no_error(self, evening, rubbish):
        seen.file_of(evening.desk.house.path).write_text(rubbish)
        self.again(evening, 0.1)
        assert evening.shows[0] == 1


class TestTheRealTimer:
    @pytest.mark.parametrize("lasts", [6, pytest.param(60, marks=pytest.mark.long)])
    def test_the_shown_time_stays_right_while_the_thread_is_blocked_at_random(self, drawn, monkeypatch, lasts):
        """Seconds of the real thing: once the window had a moment, it shows what the clock says."""
        monkeypatch.setattr(drawn, "now", wall_clock)
        drawn.do(clock.start)
        window = Window(drawn)
        window.resize(1280, 720)
        window.show()
        window.go_to("clock")
        pulse = Pulse(drawn, readings(), Awake(Way))
        pulse.start()
        chance, shown = random.Random(3), named(window, "Time shown", QLabel)
        read: set[str] = set()
        until = time.monotonic() + lasts
        while time.monotonic() < until:
            QTest.qWait(chance.randrange(5, 250))
            time.sleep(chance.choice([0, 0.05, 0.3, 0.9]))
            before = wall_clock()
            QApplication.processEvents()
            # A second is painted a few milliseconds after it has begun.
            right = {span_at(drawn, at) for at in (before - 10, before, wall_clock())}
            assert shown.text() in right
            read.add(shown.text())
        pulse.stop()
        window.close()
        window.deleteLater()
        assert len(read) >= lasts // 2


def span_at(desk: Desk, at: int) -> str:
    return clock_face(desk.tonight, at).time
