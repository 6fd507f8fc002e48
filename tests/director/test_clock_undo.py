"""Undo at the clock: as the room saw it by default, or as if the deed had not happened."""

from __future__ import annotations

import pytest

from tdapp.director import clock, clock_undo, structures
from tdapp.director.clock_undo import NEVER, SEEN
from tdapp.values.refusal import Refused
from tdapp.views.clock_ways import ways
from tests.director.clocks import LEVEL, Running


@pytest.fixture
def one(house):
    return Running(house).start(5 * 60)


def offered(one: Running) -> list[tuple[str, str]]:
    found = clock_undo.offer(one.house, one.event, at=one.at)
    assert found is not None
    return [(way.way, way.shows) for way in ways(found)]


def back(one: Running, way=SEEN):
    found = clock_undo.offer(one.house, one.event, at=one.at)
    assert found is not None
    return clock_undo.take_back(one.house, one.event, n=found.told.n, way=way, by=one.by)


class TestAPause:
    @pytest.fixture(autouse=True)
    def paused(self, one):
        one.do(clock.pause, why="Dinner")
        one.wait(180)

    def test_the_two_ways(self, one):
        assert offered(one) == [(SEEN, "Level 1, 15:00 left, running"), (NEVER, "Level 1, 12:00 left, running")]

    def test_as_the_room_saw_it(self, one):
        change = back(one)
        assert one.shows == ("Level 1", "15:00", "running")
        assert change.sentence == "Undo: The clock stands: Dinner (level 1; before: 15:00 left)"

    def test_as_if_it_had_not_happened(self, one):
        back(one, NEVER)
        assert one.shows == ("Level 1", "12:00", "running")

    def test_it_is_taken_back_once(self, one):
        back(one)
        found = clock_undo.offer(one.house, one.event, at=one.at)
        assert found is not None
        assert found.told.sentence.startswith("The clock runs")


class TestMinutes:
    def test_time_that_was_played_stays_played(self, one):
        one.do(clock.add, minutes=3)
        one.wait(60)
        assert offered(one) == [(SEEN, "Level 1, 14:00 left, running")]
        back(one)
        assert one.shows == ("Level 1", "14:00", "running")

    def test_what_was_set(self, one):
        one.do(clock.set_remaining, seconds=60)
        one.wait(20)
        back(one)
        assert one.shows == ("Level 1", "14:40", "running")

    def test_after_the_level_has_ended_it_ends_earlier(self, one):
        one.do(clock.add, minutes=1)
        one.wait(16 * 60 + 30)
        assert one.shows == ("Level 2", "19:30", "running")
        back(one)
        assert one.shows == ("Level 2", "18:30", "running")


class TestAJump:
    def test_the_room_goes_back_to_where_it_was_sent_from(self, one):
        one.do(clock.go_to, stretch=2)
        one.wait(120)
        assert offered(one) == [(SEEN, "Level 1, 15:00 left, running"), (NEVER, "Level 1, 13:00 left, running")]
        back(one)
        assert one.shows == ("Level 1", "15:00", "running")

    def test_several_one_after_the_other(self, one):
        for stretch in (2, 3, 4):
            one.do(clock.go_to, stretch=stretch)
            one.wait(10)
        titles = []
        for _ in range(3):
            back(one)
            titles.append(one.shows[:2])
        assert titles == [("Level 3", "19:50"), ("Level 2", "19:50"), ("Level 1", "15:00")]


class TestTheStart:
    def test_a_start_by_mistake_never_was(self, house):
        one = Running(house).start(30)
        assert offered(one) == [(SEEN, "Level 1, 19:30 left, paused"), (NEVER, "Level 1, 20:00 left, paused")]
        back(one, NEVER)
        assert one.shows == ("Level 1", "20:00", "not started")
        assert not clock.has_started(one.tonight.now, one.at)

    def test_a_start_that_the_room_saw_has_been(self, house):
        one = Running(house).start(30)
        back(one)
        assert one.shows == ("Level 1", "19:30", "paused")


class TestWhatIsInTheWay:
    def test_nothing_to_take_back(self, house):
        assert clock_undo.offer(house, Running(house).event, at=0) is None

    def test_a_deed_that_is_not_the_last(self, one):
        first = one.do(clock.add, minutes=1)
        one.do(clock.add, minutes=1)
        with pytest.raises(Refused, match="was set again since then"):
            clock_undo.take_back(one.house, one.event, n=first.n, by=one.by)

    def test_a_level_that_is_gone(self, one):
        one.do(clock.go_to, stretch=9)
        one.do(clock.go_to, stretch=2)
        structures.edit_structure(one.house, one.event, stretches=structures.scheduled(one.tonight.now)[:6], by=one.by)
        assert clock_undo.offer(one.house, one.event, at=one.at) is None

    def test_an_edit_of_the_schedule_between_leaves_what_the_room_saw(self, one):
        one.do(clock.add, minutes=2)
        structures.edit_structure(one.house, one.event, stretches=structures.scheduled(one.tonight.now)[:9], by=one.by)
        assert offered(one) == [(SEEN, "Level 1, 15:00 left, running")]

    def test_levels_go_on_after_an_undo(self, one):
        one.do(clock.pause)
        back(one)
        one.wait(15 * 60 + LEVEL)
        assert one.shows == ("Level 3", "20:00", "running")
