"""The clock's verbs: each sets it to the level that runs, says what was before, and nothing is written as time goes."""

from __future__ import annotations

import os
import random
import time
from datetime import datetime

import pytest

from tdapp.director import clock, openings, prizes, registration, structures
from tdapp.director.invariants import open_house
from tdapp.store.undo import last_to_undo
from tdapp.values.house import Clock, Stretch
from tdapp.values.refusal import Refused
from tdapp.views.moments import next_time_of_day
from tests.director.clocks import BREAK, LEVEL, START, Running
from tests.director.evenings import finish

HOUR = 3_600


@pytest.fixture
def one(house):
    return Running(house)


def refused(one: Running, verb, **what) -> str:
    before = one.tonight.now
    with pytest.raises(Refused) as no:
        one.do(verb, **what)
    assert one.tonight.now is before
    return no.value.sentence


class TestStartAndPause:
    def test_it_runs_from_where_it_stands(self, one):
        one.start(90)
        assert one.shows == ("Level 1", "18:30", "running")

    def test_a_pause_has_a_reason_that_the_room_reads_and_is_never_a_break(self, one):
        one.start(450)
        told = one.do(clock.pause, why="  dinner ")
        one.wait(HOUR)
        assert one.shows == ("Level 1", "12:30", "paused")
        assert (one.face.told, one.face.is_break, one.face.title) == ("Dinner", False, "Level 1")
        assert told.sentence == "The clock stands: Dinner (level 1; before: 12:30 left)"

    def test_the_journal_names_each_level_once(self, one):
        one.start(450)
        told = one.do(clock.go_to_level, level=2)
        assert told.sentence == "On to level 2 (before: level 1, 12:30 left)"

    def test_without_a_reason_it_is_called_paused(self, one):
        one.start()
        one.do(clock.pause)
        assert one.face.told == "Paused"

    def test_a_running_level_says_nothing_more(self, one):
        assert one.start().face.told == ""

    def test_the_reason_is_gone_once_it_runs(self, one):
        one.start()
        one.do(clock.pause, why="Color-up")
        one.do(clock.start)
        assert (one.face.told, one.face.why) == ("", "")

    def test_another_reason_while_it_stands(self, one):
        one.start()
        one.do(clock.pause, why="dispute")
        one.do(clock.pause, why="A drink was spilled")
        assert one.face.told == "A drink was spilled"
        assert refused(one, clock.pause, why="A drink was spilled") == "The clock stands already."
        assert refused(one, clock.pause) == "The clock stands already."

    def test_a_dispute_cites_its_rule(self, one):
        one.start()
        assert one.do(clock.pause, why="dispute").rule == str(one.tonight.rules.cite("LVL-04"))

    def test_a_reason_that_nobody_can_read(self, one):
        one.start()
        assert "at most 60 letters" in refused(one, clock.pause, why="x" * 61)

    def test_pauses_lose_no_part_of_a_second(self, one):
        one.start()
        played = 0.0
        for _ in range(400):
            one.wait(1.25)
            played += 1.25
            one.do(clock.pause)
            one.wait(0.9)
            one.do(clock.start)
        assert clock.face(one.tonight.now, one.at).left == (LEVEL - played) * 1_000

    def test_a_tournament_that_is_over_has_no_clock_to_set(self, one):
        one.start()
        finish(one.house, one.event)
        for verb in (clock.start, clock.last_hand, clock.end_break):
            assert refused(one, verb) == "The tournament is over."
        one.do(clock.pause, why="One player has all the chips")


class TestGoing:
    def test_next_previous_and_a_level_by_its_number(self, one):
        one.start(30)
        one.do(clock.go_to, stretch=4)
        assert one.shows == ("Break", "5:00", "running")
        one.do(clock.go_to_level, level=7)
        assert one.shows == ("Level 7", "20:00", "running")

    def test_level_numbers_do_not_count_the_breaks(self, one):
        one.start(3 * LEVEL + BREAK)
        assert one.shows == ("Level 4", "20:00", "running")
        one.do(clock.go_to_level, level=4)
        assert clock.face(one.tonight.now, one.at).stretch.n == 5

    @pytest.mark.parametrize("level", [0, 99])
    def test_a_level_that_is_none(self, one, level):
        assert f"no level {level}" in refused(one, clock.go_to_level, level=level)

    def test_it_stands_where_it_goes_if_it_stood(self, one):
        one.start()
        one.do(clock.pause, why="Dinner")
        one.do(clock.go_to_level, level=2)
        assert one.shows == ("Level 2", "20:00", "paused")
        assert one.face.why == "Dinner"

    def test_a_jump_before_the_start_begins_nothing(self, one):
        one.do(clock.go_to_level, level=3)
        one.do(clock.add, minutes=5)
        assert one.shows == ("Level 3", "25:00", "not started")
        assert not clock.has_started(one.tonight.now, one.at)

    def test_the_end_of_a_break(self, one):
        assert refused(one, clock.end_break) == "There is no break now."
        one.start(3 * LEVEL + 60)
        one.do(clock.pause)
        one.do(clock.end_break)
        assert one.shows == ("Level 4", "20:00", "running")


class TestTime:
    def test_minutes_more_and_less(self, one):
        one.start(60)
        one.do(clock.add, minutes=2)
        assert one.face.time == "21:00"
        one.do(clock.add, minutes=-1)
        assert one.face.time == "20:00"

    def test_not_more_than_there_is(self, one):
        one.start(LEVEL - 90)
        assert refused(one, clock.add, minutes=-2) == "Only 2 minutes are left: go on to the next level."
        one.wait(60)
        assert "Only 1 minute is left" in refused(one, clock.add, minutes=-1)

    def test_so_much_is_left(self, one):
        one.start(333.3)
        one.do(clock.set_remaining, seconds=750)
        assert one.face.time == "12:30"
        one.wait(1)
        assert one.face.time == "12:29"

    @pytest.mark.parametrize("seconds", [0, -5, 24 * HOUR + 1])
    def test_no_level_is_that_long_or_short(self, one, seconds):
        one.start()
        assert refused(one, clock.set_remaining, seconds=seconds)

    def test_every_verb_first_sets_the_clock_to_the_level_that_runs(self, one):
        one.start(2 * LEVEL + 30)
        assert one.tonight.now.the(Clock, 1).stretch == 1
        one.do(clock.add, minutes=1)
        assert one.tonight.now.the(Clock, 1).stretch == 3
        assert one.shows == ("Level 3", "20:30", "running")


class TestTheLastHand:
    def test_it_is_announced_before_the_break_and_only_there(self, one):
        one.start(3 * LEVEL - 60)
        one.do(clock.last_hand)
        assert one.face.told == "Last hand before the break"
        assert refused(one, clock.last_hand) == "The last hand was announced already."
        one.wait(60)
        assert (one.face.told, one.face.title) == ("", "Break")
        assert refused(one, clock.last_hand) == "Nobody plays a hand now."
        one.wait(BREAK)
        assert one.face.told == ""

    def test_before_an_end_that_is_no_break(self, one):
        one.start()
        one.do(clock.last_hand)
        assert one.face.told == "Last hand before play stops"
        one.do(clock.pause)
        one.do(clock.start)
        assert one.face.told == ""

    def test_minutes_do_not_take_it_back(self, one):
        one.start()
        one.do(clock.last_hand)
        one.do(clock.add, minutes=1)
        assert one.face.notice


class TestAtATime:
    """Nothing is written when the moment comes: it follows from the time."""

    def test_it_starts_by_itself(self, one):
        one.do(clock.start_at, moment=START + 600_000)
        assert (one.shows, one.face.begins) == (("Level 1", "20:00", "not started"), START + 600_000)
        before = one.tonight.now
        one.wait(599.9)
        assert one.face.state == "not started"
        assert not clock.has_started(one.tonight.now, one.at)
        one.wait(0.1)
        assert one.shows == ("Level 1", "20:00", "running")
        assert clock.has_started(one.tonight.now, one.at)
        one.wait(LEVEL + 10)
        assert one.shows == ("Level 2", "19:50", "running")
        assert one.face.begins is None
        assert one.tonight.now is before

    def test_dinner_until_half_past(self, one):
        one.start(60)
        one.do(clock.pause, why="Dinner")
        one.do(clock.start_at, moment=one.at + HOUR * 1_000)
        assert (one.shows, one.face.told) == (("Level 1", "19:00", "paused"), "Dinner")
        one.wait(HOUR + 30)
        assert one.shows == ("Level 1", "18:30", "running")

    def test_it_is_changed_meanwhile_and_still_starts_then(self, one):
        one.do(clock.start_at, moment=START + 600_000)
        one.do(clock.add, minutes=5)
        structures.edit_structure(one.house, one.event, stretches=structures.scheduled(one.tonight.now)[:6], by=one.by)
        assert one.face.begins == START + 600_000
        one.wait(600)
        assert one.face.is_running

    def test_it_is_started_before_or_called_off(self, one):
        one.do(clock.start_at, moment=START + 600_000)
        one.do(clock.start)
        assert one.shows == ("Level 1", "20:00", "running")
        one.do(clock.pause)
        one.do(clock.start_at, moment=START + 600_000)
        one.do(clock.pause)
        one.wait(HOUR)
        assert (one.face.state, one.face.begins) == ("paused", None)

    def test_entries_are_on_time_until_then(self, one):
        one.do(clock.start_at, moment=START + 600_000)
        assert not openings.has_begun(one.tonight, one.at)
        assert openings.has_begun(one.tonight, START + 600_000)

    def test_what_makes_no_sense(self, one):
        assert refused(one, clock.start_at, moment=START) == "That time is over."
        assert "seven days" in refused(one, clock.start_at, moment=START + 8 * 86_400_000)
        one.start()
        assert "hold it first" in refused(one, clock.start_at, moment=START + 600_000)


class TestTheEndOfTheStructure:
    def test_the_last_level_stays_and_overtime_counts_and_never_sticks_at_zero(self, one):
        one.start()
        whole = sum(row.seconds for row in one.tonight.now[Stretch].values())
        title = None
        for over in (0, 1, 59, 3_600, 12 * HOUR):
            shown = clock.face(one.tonight.now, START + (whole + over) * 1_000)
            title = title or shown.level
            assert (shown.remains, shown.level, shown.is_running) == (-over, title, True)

    def test_a_pause_in_overtime_keeps_it(self, one):
        whole = sum(row.seconds for row in one.tonight.now[Stretch].values())
        one.start(whole + 90)
        one.do(clock.pause)
        one.wait(60)
        assert (one.face.time, one.face.state) == ("+1:30", "paused")
        one.do(clock.start)
        one.wait(1)
        assert (one.face.time, one.face.state) == ("+1:31", "overtime")


class TestTwelveHoursInASecond:
    def test_there_is_no_drift(self, one):
        """Read at 12,000 moments, the clock shows what the schedule says; the seconds fall one by one."""
        one.start()
        schedule = [row.seconds * 1_000 for _, row in sorted(one.tonight.now[Stretch].items())]
        now, begins = one.tonight.now, [sum(schedule[:n]) for n in range(len(schedule))]
        whole = sum(schedule)
        for passed in range(0, 12 * HOUR * 1_000, 3_600):
            n = max(place for place, at in enumerate(begins) if at <= passed)
            left = begins[n] + schedule[n] - passed
            shown = clock.face(now, START + passed)
            assert (shown.stretch.n, shown.left) == (n + 1, left)
            assert shown.remains == -(-left // 1_000)
        assert whole < 12 * HOUR * 1_000, "overtime was reached too"
        assert one.tonight.now is now

    def test_killed_and_opened_again_at_any_moment_it_shows_what_an_uninterrupted_clock_shows(self, tmp_path):
        chance = random.Random(7)
        house, other = open_house(tmp_path / "one.tdapp", create=True), open_house(tmp_path / "two.tdapp", create=True)
        killed, whole = Running(house).start(), Running(other).start()
        for _ in range(12):
            for clocks in (killed, whole):
                clocks.at = killed.at if clocks is whole else clocks.at + chance.randrange(1, 40 * 60_000)
            verb, what = chance.choice(
                [(clock.add, {"minutes": 2}), (clock.pause, {}), (clock.start, {}), (clock.go_to_level, {"level": 9})]
            )
            for clocks in (killed, whole):
                try:
                    clocks.do(verb, **what)
                except Refused:
                    continue
            # Without a checkpoint, as a killed process leaves it: all that counts is on the disk.
            killed.house._engine.dispose()
            killed.house._lock.free()
            killed.house = open_house(tmp_path / "one.tdapp")
            for seconds in (0, 1, 1_000, 9_000):
                faces = [clock.face(each.tonight.now, each.at + seconds * 1_000) for each in (killed, whole)]
                assert (faces[0].stretch.n, faces[0].left) == (faces[1].stretch.n, faces[1].left)
        killed.house.close()
        other.close()


class TestDaylightSaving:
    @pytest.fixture(autouse=True)
    def berlin(self, monkeypatch):
        monkeypatch.setenv("TZ", "Europe/Berlin")
        time.tzset()
        yield
        os.environ.pop("TZ", None)
        time.tzset()

    @pytest.mark.parametrize("day", ["2026-03-29", "2026-10-25"])
    def test_the_night_in_which_the_clocks_change_takes_no_minute_from_a_level(self, house, day):
        one = Running(house)
        one.at = int(datetime.fromisoformat(f"{day}T01:55").timestamp() * 1_000)
        one.start(10 * 60)
        assert one.shows == ("Level 1", "10:00", "running")

    def test_a_time_of_day_is_the_next_one_that_the_wall_shows(self):
        def at(text: str) -> int:
            return int(datetime.fromisoformat(text).timestamp() * 1_000)

        assert next_time_of_day(at("2026-03-28T22:00"), 19 * 60 + 30) == at("2026-03-29T19:30")
        assert next_time_of_day(at("2026-10-24T18:00"), 19 * 60 + 30) == at("2026-10-24T19:30")
        assert next_time_of_day(at("2026-10-24T19:30"), 19 * 60 + 30) == at("2026-10-25T19:30")


class TestEditing:
    def test_an_earlier_level_never_moves_time(self, one):
        one.start(2 * LEVEL + 100)
        before = one.shows
        rows = structures.scheduled(one.tonight.now)
        with pytest.raises(Refused, match="Level 1 is over"):
            structures.edit_structure(one.house, one.event, stretches=[_longer(rows[0]), *rows[1:]], by=one.by)
        structures.edit_structure(one.house, one.event, stretches=[*rows[:5], _longer(rows[5]), *rows[6:]], by=one.by)
        assert one.shows == before

    def test_the_current_level_moves_by_its_own_length_alone(self, one):
        one.start(2 * LEVEL + 100)
        rows = structures.scheduled(one.tonight.now)
        structures.edit_structure(one.house, one.event, stretches=[*rows[:2], _longer(rows[2]), *rows[3:]], by=one.by)
        assert one.shows == ("Level 3", "23:20", "running")


def _longer(row: Stretch) -> Stretch:
    from dataclasses import replace

    return replace(row, seconds=row.seconds + 300)


class TestBesideEverythingElse:
    def test_the_clock_stays_out_of_ctrl_z(self, one):
        for verb, what in ((clock.start, {}), (clock.add, {"minutes": 1}), (clock.last_hand, {}), (clock.pause, {})):
            assert one.do(verb, **what).kind == "clock"
        assert last_to_undo(one.house.journal(one.event), "desk 1") is None

    def test_two_tournaments_run_side_by_side(self, house):
        one, other = Running(house).start(60), Running(house)
        other.at = one.at
        other.start()
        for both in (one, other):
            both.at = START + 120_000
        assert (one.face.time, other.face.time) == ("18:00", "19:00")

    def test_money_goes_back_freely_until_the_clock_has_run(self, house):
        one = Running(house, players=2, template="AMERIFUN sample")
        one.do(clock.set_remaining, seconds=60)
        one.do(registration.unregister, entry=1)
        one.start()
        assert "needs its reason" in refused(one, registration.unregister, entry=2)
        assert prizes.standings(one.tonight)
