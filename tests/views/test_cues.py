"""What is due to sound, without a device: from two moments and a tournament."""

from __future__ import annotations

import pytest

from tdapp.director import clock, clock_undo, floor, hand_for_hand, interruption, registration, seating
from tdapp.director.interruption import Interruption
from tdapp.gui.sounding import Sounding
from tdapp.rules.chance import Chance
from tdapp.views.cues import cues
from tests.director.clocks import BREAK, LEVEL, START, Running

MINUTE = 60_000


class Sounded(Running):
    """A tournament whose sounds are written down."""

    def __init__(self, house, heard, **wish) -> None:
        super().__init__(house, **wish)
        self.sounding = Sounding(heard.append)

    def listen(self) -> Sounded:
        self.sounding.listen(self.tonight.now, self.at)
        self.house.listeners.append(lambda change: self.sounding.hear(change, self.house.snapshot(change.stream)))
        return self


@pytest.fixture
def heard():
    return []


@pytest.fixture
def one(house, heard):
    return Sounded(house, heard, players=4).listen()


def listen(one: Sounded, seconds: float, every: float = 1) -> None:
    """Time passes, looked at as often as the window does."""
    until = one.at + round(seconds * 1_000)
    while one.at < until:
        one.at = min(one.at + round(every * 1_000), until)
        one.sounding.listen(one.tonight.now, one.at)


class TestAsTimePasses:
    def test_a_whole_round_of_levels_and_a_break(self, one):
        one.start()
        found = cues(START, START + (3 * LEVEL + BREAK + LEVEL) * 1_000, one.tonight.now)
        minutes = [((cue.at - START) // MINUTE, cue.kind) for cue in found]
        assert minutes == [
            (19, "one-minute"), (20, "level"), (39, "one-minute"), (40, "level"), (59, "one-minute"),
            (60, "break-start"), (64, "one-minute"), (65, "break-end"), (84, "one-minute"), (85, "level"),
        ]  # fmt: skip

    @pytest.mark.parametrize("every", [0.3, 1, 4.9])
    def test_each_sounds_once_however_often_one_looks(self, one, heard, every):
        one.start()
        heard.clear()
        listen(one, 2 * LEVEL + 30, every)
        assert heard == ["one-minute", "level", "one-minute", "level"]

    def test_a_clock_that_stands_is_silent(self, one, heard):
        one.start(60)
        one.do(clock.pause)
        heard.clear()
        listen(one, 3 * LEVEL, 4)
        assert heard == []

    def test_nothing_sounds_when_the_structure_is_over(self, one):
        one.start()
        end = START + 24 * 60 * MINUTE
        last = cues(START, end, one.tonight.now)[-1]
        assert last.kind == "level"
        assert cues(last.at, end, one.tonight.now) == []

    def test_a_start_at_a_time(self, one, heard):
        one.do(clock.start_at, moment=START + MINUTE)
        listen(one, 90)
        assert heard == ["level"]


class TestWhatIsDone:
    def test_the_first_start_the_next_level_and_a_break_that_is_ended(self, one, heard):
        one.start(1)
        one.do(clock.go_to, stretch=2)
        one.do(clock.go_to, stretch=4)
        one.do(clock.end_break)
        assert heard == ["level", "level", "break-start", "break-end"]

    def test_pauses_and_minutes_make_no_noise(self, one, heard):
        one.start(1)
        heard.clear()
        for verb, what in ((clock.add, {"minutes": 1}), (clock.pause, {}), (clock.start, {}), (clock.last_hand, {})):
            one.do(verb, **what)
        assert heard == []

    def test_a_verb_that_finds_a_later_level_begins_none(self, one, heard):
        one.start()
        listen(one, LEVEL + 10)
        heard.clear()
        one.do(clock.add, minutes=1)
        assert heard == []

    def test_a_level_reached_hand_for_hand(self, house, heard):
        one = Sounded(house, heard, players=30)
        one.start(LEVEL - 90)
        one.listen()
        one.do(hand_for_hand.begin)
        one.do(hand_for_hand.next_one)
        assert heard == ["level"]

    def test_a_draw_and_a_winner(self, one, heard):
        one.do(seating.draw, chance=Chance(bytes(32), "again"), why="Chairs were missing")
        for entry in (1, 2, 3):
            one.do(floor.bust, out={entry: None})
        assert heard == ["seat-draw", "winner"]

    def test_a_registration_is_silent(self, one, heard):
        one.do(registration.register, name="Late Lou", chance=Chance(bytes(32)))
        assert heard == []


class TestNeverAgain:
    def test_not_after_a_restart(self, one):
        one.start()
        listen(one, LEVEL + 1)
        again: list[str] = []
        anew = Sounding(again.append)
        for _ in range(5):
            anew.listen(one.tonight.now, one.at)
            one.wait(1)
        assert again == []

    def test_not_after_an_undo(self, one, heard):
        one.start()
        listen(one, 5)
        went = one.do(clock.go_to, stretch=2)
        heard.clear()
        clock_undo.take_back(one.house, one.event, n=went.n, by=one.by)
        listen(one, 5)
        assert heard == []

    def test_the_undo_of_a_winner_is_silent(self, one, heard):
        for entry in (1, 2, 3):
            last = one.do(floor.bust, out={entry: None})
        heard.clear()
        back = one.house.undo(one.event, last.n, at=one.at, who="Mia", desk="desk 1")
        one.house.undo(one.event, back.n, at=one.at, who="Mia", desk="desk 1")
        assert heard == []

    def test_not_what_lay_in_a_sleep(self, one, heard):
        one.start(10)
        one.sounding.listen(one.tonight.now, one.at)
        heard.clear()
        since = one.at
        one.wait(2 * LEVEL)
        one.sounding.forget(one.at)
        what = Interruption("slept", since, one.at, 2 * LEVEL * 1_000)
        one.do(interruption.go_on_as_seen, what=what)
        one.sounding.listen(one.tonight.now, one.at)
        assert heard == []

    def test_a_sound_that_comes_too_late_stays_away(self, one, heard):
        one.start()
        listen(one, LEVEL - 70)
        heard.clear()
        listen(one, 100, every=100)
        assert heard == []
