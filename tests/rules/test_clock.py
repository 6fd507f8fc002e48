"""Levels, the start of a hand, stops, hand for hand, and the clock on a player."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.rules.clock import (
    ACTION_CLOCKS,
    Deal,
    Stop,
    Stretch,
    call_clock,
    hand_for_hand,
    hand_level,
    level_start,
    push_dealers,
    start_hand,
    time_left,
    time_up,
)
from tdapp.rules.profile_keys import KEYS
from tdapp.values.refusal import Refused
from tests.rules.refusing import is_refused

MINUTE = 60
SIGNAL = 3600


class TestLVL01LevelsRiseAsScheduled:
    def test_the_fourth_level_of_twenty_minutes_starts_after_an_hour(self):
        assert level_start([Stretch(20 * MINUTE)] * 6, 4) == 60 * MINUTE

    def test_a_break_before_it_moves_it(self):
        schedule = [Stretch(20 * MINUTE), Stretch(10 * MINUTE, is_break=True), *[Stretch(20 * MINUTE)] * 4]
        assert [level_start(schedule, level) for level in (1, 2, 4)] == [0, 30 * MINUTE, 70 * MINUTE]

    @pytest.mark.parametrize("level", [0, 3, 10**18])
    def test_there_is_no_other_level(self, level):
        with pytest.raises(Refused):
            level_start([Stretch(1200), Stretch(1200)], level)


class TestLVL02ADealStartsWithTheRiffle:
    @pytest.mark.parametrize("profile", ["roberts-11", "roberts-7"])
    @pytest.mark.parametrize(("riffle", "is_new"), [(SIGNAL - 2, False), (SIGNAL, True), (SIGNAL + 3, True)])
    def test_before_the_signal_it_is_the_old_level(self, rulebook, profile, riffle, is_new):
        found = hand_level(Deal(riffle), signal=SIGNAL, rules=rulebook(profile))
        assert (found.is_new, found.rule.rule) == (is_new, "LVL-02")

    def test_late_blinds_change_nothing(self, rulebook):
        assert not hand_level(Deal(SIGNAL - 3, posted=SIGNAL + 1), signal=SIGNAL, rules=rulebook()).is_new


class TestLVL03BlindsAndRiffle:
    def test_a_blind_posted_after_the_signal_makes_it_the_new_level(self, rulebook):
        found = hand_level(Deal(SIGNAL - 3, posted=SIGNAL + 1), signal=SIGNAL, rules=rulebook("amerifun"))
        assert (found.is_new, found.began, str(found.rule)) == (True, SIGNAL + 1, "AM Timer")

    def test_both_before_it_is_the_old_one(self, rulebook):
        deal = Deal(SIGNAL - 1, posted=SIGNAL - 9)
        assert not hand_level(deal, signal=SIGNAL, rules=rulebook("amerifun")).is_new


class TestTDA23TheLevelOfAHand:
    def test_a_push_before_the_signal_gives_one_hand_at_the_old_level(self, rulebook):
        deal = Deal(SIGNAL + 20, push=SIGNAL - 5)
        assert not hand_level(deal, signal=SIGNAL, rules=rulebook("tda-2024")).is_new
        assert hand_level(deal, signal=SIGNAL, rules=rulebook()).is_new

    def test_the_next_hand_is_at_the_new_one(self, rulebook):
        found = hand_level(Deal(SIGNAL + 120), signal=SIGNAL, rules=rulebook("tda-2024"))
        assert (found.is_new, str(found.rule)) == (True, "TDA 23")


class TestLVL04TheClockStands:
    def test_a_dispute_of_four_minutes_shifts_the_end_by_four(self):
        dispute = Stop(450, 450 + 240)
        assert time_left(1200, started=0, now=450, stops=[dispute]) == 750
        assert time_left(1200, started=0, now=690, stops=[dispute]) == 750
        assert time_left(1200, started=0, now=1200 + 239, stops=[dispute]) == 1
        assert time_left(1200, started=0, now=1200 + 240, stops=[dispute]) == 0

    def test_while_it_lasts_the_clock_shows_the_same(self):
        assert {time_left(1200, started=0, now=now, stops=[Stop(450)]) for now in (450, 600, 9000)} == {750}

    def test_a_stop_before_the_level_does_not_count(self):
        assert time_left(1200, started=1000, now=1100, stops=[Stop(500, 900)]) == 1100

    def test_no_table_starts_a_hand_meanwhile(self, rulebook):
        start_hand(clock_stands=False, rules=rulebook("amerifun"))
        with pytest.raises(Refused, match="new hand"):
            start_hand(clock_stands=True, rules=rulebook("amerifun"))

    @given(st.integers(0, 1200), st.integers(0, 600), st.integers(0, 3000))
    def test_the_clock_never_goes_back_nor_below_zero(self, since, length, now):
        stops = [Stop(since, since + length)]
        left = time_left(1200, started=0, now=now, stops=stops)
        later = time_left(1200, started=0, now=now + 1, stops=stops)
        assert 0 <= later <= left <= later + 1


class TestRP7NoPushBeforeALevel:
    @pytest.mark.parametrize("left", [0, 89, 90])
    def test_in_the_last_ninety_seconds(self, rulebook, left):
        with pytest.raises(Refused, match="push"):
            push_dealers(left=left, rules=rulebook("tda-2024"))

    def test_before_them_it_is_fine(self, rulebook):
        assert not is_refused(lambda: push_dealers(left=91, rules=rulebook("tda-2024")))


class TestRP8CTwoMinutesAHand:
    @pytest.mark.parametrize(("hands", "left"), [(0, 600), (1, 480), (2, 360)])
    def test_are_taken_off_the_clock(self, rulebook, hands, left):
        found = hand_for_hand(600, hands=hands, following=[1200], rules=rulebook("tda-2024"))
        assert (found.left, found.levels_on, str(found.rule)) == (left, 0, "TDA RP-8C")

    def test_levels_go_on(self, rulebook):
        found = hand_for_hand(180, hands=2, following=[1200, 1200], rules=rulebook("tda-2024"))
        assert (found.levels_on, found.left) == (1, 1140)

    def test_a_level_that_is_used_up_is_over(self, rulebook):
        found = hand_for_hand(240, hands=2, following=[1200], rules=rulebook("tda-2024"))
        assert (found.levels_on, found.left) == (1, 1200)

    def test_after_the_last_level_the_clock_stays_at_zero(self, rulebook):
        found = hand_for_hand(60, hands=10**18, following=[1200], rules=rulebook("tda-2024"))
        assert (found.levels_on, found.left) == (1, 0)


class TestRP8BThreeMinutesAtTheMost:
    def test_three_are_possible(self, rulebook):
        assert hand_for_hand(600, hands=1, following=[], rules=rulebook(), seconds=180).left == 420

    @pytest.mark.parametrize("seconds", [181, 0, -5])
    def test_more_are_not(self, rulebook, seconds):
        with pytest.raises(Refused, match="three minutes"):
            hand_for_hand(600, hands=1, following=[], rules=rulebook("tda-2024"), seconds=seconds)


class TestTDA29TheClockOnAPlayer:
    @pytest.fixture
    def called(self, rulebook):
        return call_clock(100, turn_since=90, rules=rulebook("tda-2024"))

    def test_is_25_seconds_and_a_countdown_of_five(self, called):
        assert (called.countdown, called.up, str(called.rule)) == (125, 130, "TDA 29")

    def test_a_tie_goes_to_the_player(self, called):
        assert time_up(called, acted=130, faces_bet=True).hand == "plays"

    def test_facing_a_bet_the_hand_is_dead(self, called):
        assert time_up(called, acted=131, faces_bet=True).hand == "dead"
        assert time_up(called, acted=None, faces_bet=True).hand == "dead"

    def test_without_a_bet_it_is_a_check(self, called):
        assert time_up(called, acted=None, faces_bet=False).hand == "check"


class TestCK02AMinuteOnTheClock:
    @pytest.mark.parametrize(
        ("profile", "source"),
        [("roberts-11", "R11 §14.16"), ("roberts-7", "R7 §14.16"), ("amerifun", "R11 §14.16")],
    )
    def test_with_a_warning_inside_it(self, rulebook, profile, source):
        called = call_clock(0, turn_since=0, rules=rulebook(profile))
        assert (called.countdown, called.up, str(called.rule)) == (50, 60, source)


class TestCK01AMinuteAndTenSeconds:
    def test_called_after_2_10_the_hand_is_dead_at_3_20(self, rulebook):
        called = call_clock(130, turn_since=0, rules=rulebook(action_clock="60 + 10 seconds"))
        assert (called.countdown, called.up) == (190, 200)

    def test_not_before_two_minutes(self, rulebook):
        with pytest.raises(Refused, match="120"):
            call_clock(119, turn_since=0, rules=rulebook(action_clock="60 + 10 seconds"))


class TestEveryChoiceOfAnActionClock:
    def test_has_its_times(self):
        assert set(ACTION_CLOCKS) == {option.choice for option in KEYS["action_clock"].options}
