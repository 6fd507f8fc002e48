"""The computer slept, was off, or its time was changed while a clock ran."""

from __future__ import annotations

import pytest

from tdapp.director import clock, clock_undo, interruption
from tdapp.director.clock_undo import NEVER
from tdapp.director.interruption import Interruption, Reading, between, since_closed
from tests.director.clocks import START, Running

MINUTE, HOUR = 60_000, 3_600_000


def after(reading: Reading, *, awake: int = 1_000, slept: int = 0, was_set: int = 0) -> Reading:
    return Reading(reading.wall + awake + slept + was_set, reading.awake + awake, reading.always + awake + slept)


class TestWhatHappened:
    before = Reading(START, 5_000, 9_000)

    @pytest.mark.parametrize("awake", [0, 1_000, 10 * MINUTE])
    def test_a_window_that_hangs_is_nothing(self, awake):
        assert between(self.before, after(self.before, awake=awake)) is None

    @pytest.mark.parametrize("drift", [-2_000, 2_000])
    def test_a_time_that_is_set_right_by_a_little_is_nothing(self, drift):
        assert between(self.before, after(self.before, was_set=drift)) is None

    def test_it_slept(self):
        assert between(self.before, after(self.before, slept=22 * MINUTE)) == Interruption(
            "slept", START, START + 22 * MINUTE + 1_000, 22 * MINUTE
        )

    @pytest.mark.parametrize("by", [HOUR, -HOUR, 40_000])
    def test_its_time_was_set(self, by):
        found = between(self.before, after(self.before, was_set=by))
        assert found is not None
        assert (found.kind, found.lost) == ("set", by)

    def test_it_slept_and_its_time_was_set_back_meanwhile(self):
        found = between(self.before, after(self.before, slept=10 * MINUTE, was_set=-30 * MINUTE))
        assert found is not None
        assert (found.kind, found.lost) == ("set", -20 * MINUTE)

    def test_closed_for_less_than_a_minute_is_nothing(self):
        assert since_closed(START, START + 59_000) is None
        assert since_closed(START, START + HOUR) == Interruption("off", START, START + HOUR, HOUR)

    def test_opened_before_it_was_closed_the_time_was_set_back(self):
        found = since_closed(START, START - HOUR)
        assert found is not None
        assert (found.kind, found.lost) == ("set", -HOUR)

    @pytest.mark.parametrize(
        ("what", "told"),
        [
            (Interruption("set", START, START, 3_600_000 + 120_000), "was set forward by 1 hour and 2 minutes"),
            (Interruption("set", START, START, -45_000), "was set back by 45 seconds"),
            (Interruption("slept", START, START + HOUR, HOUR), "The computer slept from "),
            (Interruption("off", START, START + HOUR, HOUR), "tdapp was closed from "),
        ],
    )
    def test_it_is_said_in_a_sentence(self, what, told):
        assert told in what.told


class TestAsTheRoomSawIt:
    @pytest.fixture
    def one(self, house):
        return Running(house).start(7 * 60 + 30)

    def happens(self, one: Running, kind, lost: int, awake: int = 1_000):
        since = one.at
        one.at += awake + lost
        what = Interruption(kind, since, one.at, lost)
        assert interruption.ran(one.house, one.event, what.since)
        return one.do(interruption.go_on_as_seen, what=what)

    @pytest.mark.parametrize(("kind", "lost"), [("slept", 5 * HOUR), ("set", 3 * HOUR), ("set", -HOUR), ("off", HOUR)])
    def test_the_clock_goes_on_from_there(self, one, kind, lost):
        change = self.happens(one, kind, lost)
        assert one.shows == ("Level 1", "12:29", "running")
        assert change.sentence.split(" (")[0].endswith(": the clock goes on as the room saw it")
        one.wait(29)
        assert one.face.time == "12:00"

    def test_after_a_night_it_stands_there(self, one):
        assert "the clock stands as the room saw it" in self.happens(one, "off", 14 * HOUR).sentence
        assert one.shows == ("Level 1", "12:29", "paused")

    def test_time_can_have_run_on_after_all(self, one):
        change = self.happens(one, "slept", 5 * MINUTE)
        one.wait(10)
        clock_undo.take_back(one.house, one.event, n=change.n, way=NEVER, by=one.by)
        assert one.shows == ("Level 1", "7:19", "running")

    def test_overtime_goes_on_too(self, one):
        one.wait(20 * 3_600)
        before = clock.face(one.tonight.now, one.at).remains
        self.happens(one, "slept", HOUR)
        assert (clock.face(one.tonight.now, one.at).remains, one.face.state) == (before - 1, "overtime")

    def test_a_clock_that_stood_is_left_alone(self, one):
        one.do(clock.pause)
        assert not interruption.ran(one.house, one.event, one.at)

    def test_one_that_was_to_start_by_itself_keeps_its_appointment(self, house):
        one = Running(house)
        one.do(clock.start_at, moment=START + HOUR)
        assert not interruption.ran(one.house, one.event, START + HOUR - 1)
        assert interruption.ran(one.house, one.event, START + HOUR)
