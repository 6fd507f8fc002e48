"""Chip sets, the box, and chips whose kind has left: the AMERIFUN table, R11 §3 Betting 1, TDA 24C."""

from __future__ import annotations

import time
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules.chip_sets import (
    COLORS,
    SAMPLE_SETS,
    SHOWN,
    buy_in_warning,
    chip_sets,
    clean_stacks,
    color_up_need,
    color_up_needs,
    exchange_stray,
    players_served,
    playing,
    worth,
)
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused

RULES = Rulebook(catalogue(), "roberts-11", {})
BOX = {5: 150, 25: 150, 100: 100}


def sets(stack, inventory, players=10):
    return chip_sets(stack, tuple(inventory), inventory, players=players, rules=RULES)


class TestSET01TheSampleSets:
    def test_each_is_worth_a_thousand(self):
        assert {name: worth(chips) for name, chips in SAMPLE_SETS.items()} == {"A": 1000, "B": 1000, "C": 1000}

    def test_they_are_of_41_34_and_27_chips(self):
        assert [sum(chips.values()) for chips in SAMPLE_SETS.values()] == [41, 34, 27]

    def test_each_chip_has_its_color(self):
        assert list(COLORS.items())[:4] == [(1, "white"), (5, "red"), (25, "green"), (100, "black")]


class TestSET03TheBoxMustSupplyAllPlayers:
    def test_ten_players_get_b_or_c_from_the_box_but_not_a(self):
        served = {name: players_served(chips, BOX) for name, chips in SAMPLE_SETS.items()}
        assert served == {"A": 7, "B": 10, "C": 14}

    def test_b_is_the_best_of_twelve_sets(self):
        found = sets(1000, BOX)
        assert found.possible == 12
        assert found.sets[0] == (15, 13, 6)
        assert found.reserve == (0, 20, 40)
        assert str(found.rule) == "house"

    def test_all_171_sets_of_three_kinds_when_the_box_has_no_end(self):
        assert sets(1000, {5: 10**6, 25: 10**6, 100: 10**6}).possible == 171

    def test_a_box_that_cannot_supply_stays_full(self):
        found = sets(1000, {5: 150, 25: 150, 100: 9})
        assert (found.sets, found.possible, found.reserve) == ((), 0, (150, 150, 9))

    def test_counts_stand_in_the_order_in_which_the_kinds_were_named(self):
        found = chip_sets(1000, (100, 5, 25), BOX, players=10, rules=RULES)
        assert (found.sets[0], found.reserve) == ((6, 15, 13), (40, 0, 20))

    def test_a_box_that_can_pay_the_color_up_is_preferred(self):
        # Both sets have as many chips; only one leaves 100s to take the 50s in with.
        tight = sets(1000, {50: 140, 100: 60}, players=10)
        assert tight.sets[0] == (8, 6)
        assert tight.possible == 4

    @given(
        st.integers(1, 400),
        st.dictionaries(st.sampled_from([1, 2, 5, 10, 20, 25, 50, 100]), st.integers(0, 60), min_size=1, max_size=4),
        st.integers(1, 4),
    )
    @settings(max_examples=200)
    def test_possible_is_the_number_of_all_sets_and_every_set_shown_is_one(self, stack, inventory, players):
        found = chip_sets(stack, tuple(inventory), inventory, players=players, rules=RULES)
        *others, last = inventory
        everything = set()
        for counts in product(*(range(1, inventory[chip] // players + 1) for chip in others)):
            rest = stack - sum(map(int.__mul__, counts, others))
            if rest >= last and rest % last == 0 and rest // last <= inventory[last] // players:
                everything.add((*counts, rest // last))
        assert found.possible == len(everything)
        assert len(found.sets) == min(SHOWN, len(everything))
        assert set(found.sets) <= everything
        assert all(left >= 0 for left in found.reserve)

    def test_the_ten_shown_are_those_of_fewest_demerits(self):
        few, many = sets(1000, BOX), sets(1000, {5: 1500, 25: 1500, 100: 1000})
        assert len(few.sets) == len(many.sets) == SHOWN
        assert [abs(sum(counts) - 36) for counts in many.sets] == sorted(abs(sum(c) - 36) for c in many.sets)

    @pytest.mark.parametrize(
        ("stack", "inventory", "players"),
        [
            (50_000, dict.fromkeys((25, 100, 500, 1000, 5000, 25_000), 10**6), 10),
            (10**18, {1: 10**30, 5: 10**30}, 1),
            (10**6, {1: 10**12, 7: 10**12, 11: 10**12, 13: 10**12}, 3),
            (10**18, {1: 10**30, 7: 10**30, 11: 10**30, 10**9: 10**30}, 1),
            (10**18, {10**9: 10**30, 10**9 + 1: 10**30, 10**9 + 3: 10**30}, 1),
            (600, dict.fromkeys(range(1, 31), 10**6), 1),
        ],
    )
    def test_a_boundless_box_is_answered_or_refused_but_soon(self, stack, inventory, players):
        start = time.monotonic()
        try:
            found = sets(stack, inventory, players)
        except Refused as refused:
            assert refused.at == ("stack",)
        else:
            assert found.possible > SHOWN
            assert all(worth(dict(zip(inventory, counts))) == stack for counts in found.sets)
        assert time.monotonic() - start < 20

    @pytest.mark.parametrize(
        ("stack", "kinds", "inventory", "players", "at"),
        [
            (1000, (), {}, 10, ("denominations",)),
            (1000, (5, 5), {5: 10}, 10, ("denominations", 1)),
            (1000, (5, 25), {5: 10}, 10, ("inventory",)),
            (1000, (5,), {5: 10, 25: 10}, 10, ("inventory", "25")),
            (1000, (5,), {5: -1}, 10, ("inventory", "5")),
            (1000, (5,), {5: 10}, 0, ("players",)),
            (0, (5,), {5: 10}, 10, ("stack",)),
        ],
    )
    def test_what_cannot_be_is_refused(self, stack, kinds, inventory, players, at):
        with pytest.raises(Refused) as refused:
            chip_sets(stack, kinds, inventory, players=players, rules=RULES)
        assert refused.value.at == at


class TestSET04ASetAddsUpToTheBuyIn:
    def test_ten_thousand_in_33_chips(self):
        chips = {100: 20, 500: 10, 1000: 3}
        assert (worth(chips), sum(chips.values())) == (10_000, 33)
        assert buy_in_warning(chips, 10_000) is None

    def test_a_set_that_does_not_is_doubted(self):
        warning = buy_in_warning({100: 20, 500: 10, 1000: 3}, 1000)
        assert warning == "This set is worth 10,000, but a buy-in gives 1,000 in chips."


class TestSET05TheFirstSample:
    def test_a_thousand_in_41_chips(self):
        chips = {5: 20, 25: 16, 100: 5}
        assert (worth(chips), sum(chips.values())) == (1000, 41)
        assert chips == SAMPLE_SETS["A"]


class TestSET06CleanStacksOfTwenty:
    def test_41_chips_are_two_stacks_and_one(self):
        assert clean_stacks(41) == (2, 1)


class TestColorUpNeedsFromTheBox:
    def test_200_reds_of_ten_players_need_40_greens_at_most(self):
        assert color_up_need(SAMPLE_SETS["A"], players=10, chip=5, into=25) == 40

    def test_a_part_of_a_chip_is_a_whole_one(self):
        assert color_up_need({5: 1}, players=6, chip=5, into=25) == 2

    def test_every_chip_of_the_set(self):
        assert color_up_needs(SAMPLE_SETS["A"], players=10) == {25: 40, 100: 40}


class TestCHP03ChipsBelowTheSmallestDoNotPlay:
    def test_a_stray_five_is_worth_nothing_once_the_fives_have_left(self):
        found = playing({5: 1, 25: 4, 100: 2}, smallest=25, rules=RULES)
        assert (found.value, found.dead) == (300, 5)
        assert str(found.rule) == "R11 §3 Betting 1"


class TestTDA24CStrayChipsAreExchangedAtEqualValue:
    def test_three_25s_make_no_100_and_are_removed(self):
        found = exchange_stray(3, chip=25, smallest=100, rules=RULES)
        assert (found.chips, found.taken) == (0, 75)

    def test_five_25s_make_one_100_and_25_is_removed(self):
        found = exchange_stray(5, chip=25, smallest=100, rules=RULES)
        assert (found.chips, found.taken) == (1, 25)
        assert str(found.rule) == "TDA 24C"
