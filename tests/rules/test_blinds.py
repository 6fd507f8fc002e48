"""Short blinds, antes, and stacks that are blinded off."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.rules.blinds import Stakes, blinded_off, made_up, post_big_blind, post_small_blind, spare_stack
from tdapp.values.refusal import Refused

L100 = Stakes(100, 200)


class TestABS05ShortBlind:
    def test_plays_for_what_it_is(self, rulebook):
        posted = post_big_blind(60, L100, rules=rulebook())
        assert (posted.blind, posted.left, str(posted.rule)) == (60, 0, "R11 §15.19")

    def test_a_short_small_blind_too(self, rulebook):
        assert post_small_blind(60, L100, rules=rulebook()).blind == 60

    def test_a_full_one_is_paid_in_full(self, rulebook):
        posted = post_big_blind(1000, L100, rules=rulebook())
        assert (posted.blind, posted.ante, posted.left) == (200, 0, 800)

    def test_nobody_has_less_than_nothing(self, rulebook):
        with pytest.raises(Refused):
            post_big_blind(-1, L100, rules=rulebook())


class TestBLD01ThePriceStays:
    def test_with_60_of_200_posted_to_call_is_200(self, rulebook):
        assert post_big_blind(60, L100, rules=rulebook()).to_call == 200

    def test_with_a_short_small_blind_too(self, rulebook):
        assert post_small_blind(60, L100, rules=rulebook()).to_call == 200


class TestRP11BlindBeforeAnte:
    def test_700_pay_a_blind_of_500_and_200_of_the_ante(self, rulebook):
        posted = post_big_blind(700, Stakes(250, 500, table_ante=500), rules=rulebook("tda-2024"))
        assert (posted.blind, posted.ante, posted.left, str(posted.rule)) == (500, 200, 0, "TDA RP-11")

    def test_less_than_the_blind_pays_no_ante(self, rulebook):
        posted = post_big_blind(400, Stakes(250, 500, table_ante=500), rules=rulebook("tda-2024"))
        assert (posted.blind, posted.ante) == (400, 0)


class TestLATE04AnAbsentStackPays:
    @pytest.mark.parametrize(("orbits", "left"), [(0, 1000), (1, 700), (2, 400), (3, 100), (4, 0), (10**18, 0)])
    def test_1000_at_100_200(self, rulebook, orbits, left):
        assert blinded_off(1000, L100, orbits=orbits, hands=9, rules=rulebook()).stack == left

    def test_the_last_100_go_into_a_short_big_blind(self, rulebook):
        found = blinded_off(1000, L100, orbits=4, hands=9, rules=rulebook())
        assert (found.orbits_paid, found.last_blind) == (3, 100)
        assert blinded_off(1000, L100, orbits=3, hands=9, rules=rulebook()).last_blind == 0

    def test_antes_are_paid_every_hand(self, rulebook):
        stakes = Stakes(100, 200, ante=25)
        assert blinded_off(1000, stakes, orbits=1, hands=9, rules=rulebook()).stack == 475

    def test_without_blinds_nothing_is_paid(self, rulebook):
        assert blinded_off(1000, Stakes(0, 0), orbits=5, hands=9, rules=rulebook()).stack == 1000

    @given(st.integers(0, 10**6), st.integers(0, 50), st.integers(2, 10))
    def test_a_stack_never_grows_nor_falls_below_nothing(self, rulebook, stack, orbits, hands):
        now = blinded_off(stack, L100, orbits=orbits, hands=hands, rules=rulebook()).stack
        later = blinded_off(stack, L100, orbits=orbits + 1, hands=hands, rules=rulebook()).stack
        assert 0 <= later <= now <= stack

    @pytest.mark.parametrize(("orbits", "hands"), [(-1, 9), (1, 1)])
    def test_impossible_rounds_are_refused(self, rulebook, orbits, hands):
        with pytest.raises(Refused):
            blinded_off(1000, L100, orbits=orbits, hands=hands, rules=rulebook())


class TestLATE03SpareStacks:
    def test_have_paid_their_blinds_when_they_are_bought(self, rulebook):
        assert spare_stack(1000, Stakes(10, 20), orbits=1, hands=12, rules=rulebook()) == 970


class TestRB05MissedBlindsAreMadeUp:
    def test_the_big_one_is_live_and_the_small_one_dead(self):
        assert made_up(missed_small=1, missed_big=1, stakes=L100) == (200, 100)

    def test_a_small_one_alone_is_live(self):
        assert made_up(missed_small=1, missed_big=0, stakes=L100) == (100, 0)

    def test_who_missed_nothing_owes_nothing(self):
        assert made_up(missed_small=0, missed_big=0, stakes=L100) == (0, 0)


class TestStakes:
    def test_are_never_negative(self):
        with pytest.raises(Refused) as refused:
            Stakes(10, -20)
        assert refused.value.place == "big_blind"
