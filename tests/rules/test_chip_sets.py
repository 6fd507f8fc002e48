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
    Box,
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
        assert found.why == "The box can make 1,000 in 12 ways for 10 players."
        assert sets(30, {5: 1, 25: 1}, players=1).why == "The box can make 30 in 1 way for 1 player."

    def test_all_171_sets_of_three_kinds_when_the_box_has_no_end(self):
        assert sets(1000, {5: 10**6, 25: 10**6, 100: 10**6}).possible == 171

    def test_a_box_that_cannot_supply_stays_full(self):
        found = sets(1000, {5: 150, 25: 150, 100: 9})
        assert (found.sets, found.possible, found.reserve) == ((), 0, (150, 150, 9))

    def test_counts_stand_in_the_order_in_which_the_kinds_were_named(self):
        found = chip_sets(1000, (100, 5, 25), BOX, players=10, rules=RULES)
        assert (found.sets[0], found.reserve) == ((6, 15, 13), (40, 0, 20))

    def test_demerits_are_for_odd_sizes_and_for_color_ups_that_the_box_cannot_pay(self):
        assert Box((5, 25), (200, 200), 10).demerits((20, 16)) == 0
        assert Box((5, 25), (200, 199), 10).demerits((20, 16)) == 4
        assert Box((5, 25), (10**6, 10**6), 10).demerits((25, 15)) == 4 + 5
        assert Box((5, 25), (10**6, 10**6), 10).demerits((5, 19)) == 12 + 9 + 10
        assert Box((5, 25), (10**6, 10**6), 10).demerits((10, 8)) == 18 + 6
        assert Box((5, 25), (10**6, 10**6), 10).demerits((20, 27)) == 11 + 4 + 7

    @given(
        st.integers(1, 400),
        st.dictionaries(st.sampled_from([1, 2, 5, 10, 20, 25, 50, 100]), st.integers(0, 60), min_size=1, max_size=4),
        st.integers(1, 4),
    )
    @settings(max_examples=200)
    def test_all_sets_are_counted_and_the_best_ten_shown(self, stack, inventory, players):
        found = chip_sets(stack, tuple(inventory), inventory, players=players, rules=RULES)
        *others, last = inventory
        everything = set()
        for counts in product(*(range(1, inventory[chip] // players + 1) for chip in others)):
            rest = stack - sum(map(int.__mul__, counts, others))
            if rest >= last and rest % last == 0 and rest // last <= inventory[last] // players:
                everything.add((*counts, rest // last))
        assert found.possible == len(everything)
        kinds = sorted(inventory)
        box = Box(tuple(kinds), tuple(inventory[chip] for chip in kinds), players)

        def rank(counts):
            return box.rank([dict(zip(inventory, counts))[chip] for chip in kinds])

        assert list(found.sets) == sorted(everything, key=rank)[:SHOWN]
        assert all(left >= 0 for left in found.reserve)

    @pytest.mark.parametrize(
        ("stack", "kinds", "players"),
        [
            (50_000, (25, 100, 500, 1000, 5000, 25_000), 10),
            (2000, (1, 5, 25, 100, 500), 1),
            (10**18, (1, 5), 1),
            (100_000, (1, 7, 11, 13), 3),
        ],
    )
    def test_a_boundless_box_is_no_problem(self, stack, kinds, players):
        found = sets(stack, dict.fromkeys(kinds, 10**30), players)
        assert found.possible > len(found.sets) == SHOWN
        assert all(worth(dict(zip(kinds, counts))) == stack for counts in found.sets)

    @pytest.mark.parametrize(
        ("stack", "kinds"),
        [
            (10**18, (1, 7, 11, 10**9)),
            (10**18, (10**9, 10**9 + 1, 10**9 + 3)),
            (600, tuple(range(1, 31))),
        ],
    )
    def test_what_nobody_can_count_is_refused_soon(self, stack, kinds):
        start = time.monotonic()
        with pytest.raises(Refused, match="too many") as refused:
            sets(stack, dict.fromkeys(kinds, 10**30), 1)
        assert refused.value.at == ("stack",)
        assert time.monotonic() - start < 20

    @pytest.mark.parametrize(
        ("stack", "kinds"),
        [(2000, (5, 25, 100, 500)), (10_000, (25, 100, 500, 1000)), (30_000, (100, 500, 1000, 5000))],
    )
    def test_the_best_has_a_handy_number_of_chips_and_more_small_ones_than_big_ones(self, stack, kinds):
        best = sets(stack, dict.fromkeys(kinds, 10**6)).sets[0]
        assert 30 <= sum(best) <= 42
        assert list(best) == sorted(best, reverse=True)

    @pytest.mark.parametrize(
        ("stack", "kinds", "inventory", "players", "at"),
        [
            (1000, (), {}, 10, ("denominations",)),
            (1000, (5, 5), {5: 10}, 10, ("denominations", 1)),
            (1000, (5, 25), {5: 10}, 10, ("inventory", "25")),
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
