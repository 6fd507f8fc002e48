"""Penalties by time, hands and rounds; disqualification; shown hands."""

from __future__ import annotations

import pytest

from tdapp.resources import catalogue
from tdapp.rules.chip_account import ChipAccount
from tdapp.rules.penalties import (
    REASONS,
    STEPS,
    UNITS,
    after_deal,
    disqualify,
    may_show,
    penalty,
    penalty_hand,
    take_off_table,
)
from tdapp.rules.profile_keys import KEYS
from tdapp.values.refusal import Refused


def account(stacks):
    return ChipAccount().book("buy-in", stacks * 1000)


def booked(chips, booking):
    return chips.book(booking.reason, booking.chips)


class TestPEN01WarningSuspensionDisqualification:
    def test_chips_of_the_disqualified_leave_play(self):
        after = booked(account(20), disqualify(1850))
        assert after.in_play == 18_150
        assert round(float(after.average(19)), 2) == 955.26

    def test_there_are_three_steps(self):
        assert STEPS == ("warning", "penalty", "disqualification")

    def test_every_reason_has_its_rule(self):
        assert set(REASONS.values()) <= set(catalogue())

    def test_a_stack_is_never_negative(self):
        with pytest.raises(Refused):
            disqualify(-1)


class TestTDA71DDisqualified:
    def test_the_whole_stack_leaves_play(self):
        assert booked(account(2), disqualify(2000)).in_play == 0


class TestPEN02ALengthOfTime:
    @pytest.mark.parametrize("profile", ["roberts-7", "roberts-11", "amerifun"])
    def test_ten_minutes_end_with_the_first_deal_after_them(self, rulebook, profile):
        given = penalty(10, "minutes", at=300, players=9, rules=rulebook(profile))
        assert [given.is_served(deal) for deal in (300, 899, 900, 950)] == [False, False, True, True]

    def test_dealing_does_not_shorten_it(self, rulebook):
        given = penalty(10, "minutes", at=0, players=9, rules=rulebook("roberts-7"))
        assert after_deal(given) == given

    def test_version_7_knows_nothing_else(self, rulebook):
        with pytest.raises(Refused) as refused:
            penalty(9, "hands", at=0, players=9, rules=rulebook("roberts-7"))
        assert refused.value.place == "unit"


class TestPEN03ANumberOfHands:
    def test_is_counted_down_with_every_deal(self, rulebook):
        given = penalty(9, "hands", at=0, players=6, rules=rulebook("roberts-11"))
        left = []
        for _ in range(9):
            assert not given.is_served(10**6)
            given = after_deal(given)
            left.append(given.hands)
        assert left == [8, 7, 6, 5, 4, 3, 2, 1, 0]
        assert given.is_served(0)
        assert after_deal(given).hands == 0

    def test_cites_its_book(self, rulebook):
        assert str(penalty(1, "hands", at=0, players=6, rules=rulebook("amerifun")).rule) == "AM §15.28"


class TestTDA71AMissedRounds:
    def test_two_rounds_with_eight_at_the_table_are_sixteen_hands(self, rulebook):
        given = penalty(2, "rounds", at=0, players=8, rules=rulebook("tda-2024"))
        assert (given.hands, str(given.rule)) == (16, "TDA 71A")

    def test_minutes_are_no_unit_there(self, rulebook):
        with pytest.raises(Refused):
            penalty(10, "minutes", at=0, players=8, rules=rulebook("tda-2024"))

    @pytest.mark.parametrize(("amount", "players"), [(0, 8), (-1, 8), (10**18, 8), (1, 1)])
    def test_impossible_ones_are_refused(self, rulebook, amount, players):
        with pytest.raises(Refused):
            penalty(amount, "rounds", at=0, players=players, rules=rulebook("tda-2024"))


class TestPEN06FourRoundsAtTheMost:
    def test_four_are_given_and_five_refused(self, rulebook):
        assert penalty(4, "rounds", at=0, players=9, rules=rulebook("tda-2024")).hands == 36
        with pytest.raises(Refused, match="4 rounds"):
            penalty(5, "rounds", at=0, players=9, rules=rulebook("tda-2024"))


class TestTDA35CADealAndItsRedeal:
    def test_count_as_one_hand(self, rulebook):
        given = penalty(3, "hands", at=0, players=9, rules=rulebook("tda-2024"))
        assert after_deal(after_deal(given), is_redeal=True).hands == 2


class TestPEN04BlindsUnderPenalty:
    @pytest.mark.parametrize("posts", [True, False])
    def test_are_for_the_house_to_say(self, rulebook, posts):
        hand = penalty_hand(rulebook(penalty_posts_blinds=posts))
        assert (hand.posts, hand.is_dealt) == (posts, posts)

    def test_not_taking_them_is_a_rule_of_the_house(self, rulebook):
        assert str(penalty_hand(rulebook("tda-2024", penalty_posts_blinds=False)).rule) == "house"


class TestTDA71CDealtPostedAndKilled:
    def test_the_stack_pays_meanwhile(self, rulebook):
        hand = penalty_hand(rulebook("tda-2024"))
        assert (hand.is_dealt, hand.posts, str(hand.rule)) == (True, True, "TDA 71C")


class TestPEN05ShowingALiveHand:
    @pytest.mark.parametrize(
        ("left", "in_pot", "winner_takes_all", "allowed"),
        [(3, 2, False, False), (2, 2, False, True), (9, 2, True, True), (9, 3, True, False), (3, 3, False, False)],
    )
    def test_is_allowed_with_two_left_or_for_a_single_prize(self, left, in_pot, winner_takes_all, allowed):
        found = may_show(left_in_event=left, in_pot=in_pot, winner_takes_all=winner_takes_all)
        assert found is allowed

    def test_is_a_reason_for_a_penalty(self):
        assert REASONS["showing a live hand"] == REASONS["telling a live hand"] == "PEN-05"


class TestINT01ChipsTakenOffTheTable:
    def test_leave_the_event(self):
        assert booked(account(10), take_off_table(300)).in_play == 9700

    def test_are_never_fewer_than_none(self):
        with pytest.raises(Refused):
            take_off_table(-1)


class TestEveryChoiceOfAPenaltyUnit:
    def test_has_its_units(self):
        assert set(UNITS) == {option.choice for option in KEYS["penalty_unit"].options}
