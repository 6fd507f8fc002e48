"""The chips of a tournament: set anew, proposed from the box, and told apart by color."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.director.chips import (
    COLORS,
    MOST_OF_A_KIND,
    MOST_WORTH,
    by_worth,
    colored,
    proposed,
    said,
    set_chips,
    usual_color,
)
from tdapp.director.chips import given as handed
from tdapp.resources import catalogue
from tdapp.rules.chip_sets import MOST_KINDS
from tdapp.rules.profiles import DEFAULT
from tdapp.rules.rulebook import Rulebook
from tdapp.values.house import Chip
from tdapp.values.refusal import Refused
from tests.director.evenings import BY, created, enter, finish, refused, undo

RULES = Rulebook(catalogue(), DEFAULT, {})
USUAL_KINDS = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000)


def chip(worth: int, each: int = 0, color: str = "", box: int = 0) -> Chip:
    return Chip("", 0, worth, color, each, box)


def now(house, event) -> list[Chip]:
    return by_worth(house.snapshot(event)[Chip].values())


def counted(house, event) -> list[tuple[int, int, str, int]]:
    return [(row.worth, row.each, row.color, row.box) for row in now(house, event)]


def set_anew(house, event, *chips):
    return set_chips(house, event, chips=chips, by=BY)


class TestSettingThem:
    def test_the_whole_set_is_as_it_was_said(self, house, friday):
        set_anew(house, friday, chip(100, 6, "black", 300), chip(25, 16, "green"), chip(500, 0, "purple", 90))
        assert counted(house, friday) == [(25, 16, "green", 0), (100, 6, "black", 300), (500, 0, "purple", 90)]

    def test_one_change_tells_it(self, house, friday):
        change = set_anew(house, friday, chip(500), chip(25, 20), chip(100, 5), chip(1_000))
        assert change.sentence == "Chips: 20 × 25, 5 × 100, and 500, 1,000"

    def test_a_set_that_does_not_add_up_is_taken_and_the_journal_says_so(self, house, friday):
        change = set_anew(house, friday, chip(25, 20), chip(100, 6))
        assert change.sentence == (
            "Chips: 20 × 25, 6 × 100. This set is worth 1,100, but a buy-in gives 1,000 in chips."
        )

    def test_a_kind_keeps_its_number_and_undo_brings_the_set_of_before_back(self, house, friday):
        before = now(house, friday)
        change = set_anew(house, friday, chip(25, 20), chip(100, 5), chip(2_000))
        numbers = {row.worth: row.n for row in before}
        assert [row.n for row in now(house, friday)] == [numbers[25], numbers[100], max(numbers.values()) + 1]
        undo(house, change)
        assert now(house, friday) == before

    def test_a_kind_that_stays_as_it_was_is_no_part_of_the_change(self, house, friday):
        change = set_anew(house, friday, *now(house, friday), chip(2_000))
        assert [row.after["worth"] for row in change.rows] == [2_000]

    def test_with_entries_other_kinds_colors_and_the_box_may_change(self, house, friday):
        enter(house, friday, "Ann Lee")
        kept = [replace(row, color="pink" if row.worth == 5 else row.color, box=900) for row in now(house, friday)]
        set_anew(house, friday, *(row for row in kept if row.worth != 500), chip(5_000, 0, "gray"))
        assert [row.worth for row in now(house, friday)] == [5, 25, 100, 1_000, 5_000]
        first = now(house, friday)[0]
        assert (first.color, first.box) == ("pink", 900)


class TestWhatIsRefused:
    @pytest.mark.parametrize(
        ("chips", "at"),
        [
            ((), ("chips",)),
            ([chip(worth) for worth in range(1, MOST_KINDS + 2)], ("chips",)),
            ([chip(5), chip(0)], ("chips", 1)),
            ([chip(5), chip(25), chip(5)], ("chips", 2)),
            ([chip(5), chip(MOST_WORTH + 1)], ("chips", 1, "worth")),
            ([chip(5, color="plaid")], ("chips", 0, "color")),
            ([chip(5), chip(25, -1)], ("chips", 1, "each")),
            ([chip(5, MOST_OF_A_KIND + 1)], ("chips", 0, "each")),
            ([chip(5, box=-1)], ("chips", 0, "box")),
            ([chip(5), chip(25, box=MOST_OF_A_KIND + 1)], ("chips", 1, "box")),
        ],
    )
    def test_it_names_the_place_and_changes_nothing(self, house, friday, chips, at):
        before = now(house, friday)
        assert refused(set_anew, house, friday, *chips)[1] == at
        assert now(house, friday) == before

    def test_what_is_so_already(self, house, friday):
        same = [replace(row, tournament="", n=0) for row in reversed(now(house, friday))]
        assert refused(set_anew, house, friday, *same) == ("That is how it is already.", ("chips",))

    def test_what_the_players_got_once_entries_are_sold(self, house, friday):
        enter(house, friday, "Ann Lee")
        told = "What each player starts with: 1 entry sold: this stands now."
        assert refused(set_anew, house, friday, chip(25, 20), chip(100, 5)) == (told, ("chips",))

    def test_unless_nobody_had_said_what_they_got(self, house, friday):
        set_anew(house, friday, chip(25), chip(100))
        enter(house, friday, "Ann Lee")
        set_anew(house, friday, chip(25, 20), chip(100, 5))
        assert handed(now(house, friday)) == {25: 20, 100: 5}
        assert refused(set_anew, house, friday, chip(25, 16), chip(100, 6))[1] == ("chips",)

    def test_anything_once_it_is_over(self, house, friday):
        finish(house, friday)
        told = "The tournament is over: its chips stand."
        assert refused(set_anew, house, friday, *now(house, friday), chip(2_000)) == (told, ("chips",))


class TestColors:
    def test_a_new_tournament_has_colored_chips_no_two_alike(self, house):
        colors = [row.color for row in now(house, created(house))]
        assert colors == ["red", "green", "black", "purple", "yellow"]

    def test_a_color_that_is_taken_is_not_given_twice(self):
        assert usual_color(5) == "red"
        assert usual_color(5, ["red"]) == "blue"
        assert usual_color(7) == "blue"

    def test_a_color_that_was_said_stays(self):
        assert [one.color for one in colored([chip(25), chip(5, color="green")])] == ["blue", "green"]

    @given(st.lists(st.tuples(st.integers(1, 30_000), st.sampled_from(["", *COLORS])), unique_by=lambda one: one[0]))
    def test_only_the_color_changes_and_only_where_there_was_none(self, kinds):
        before = [chip(worth, color=color) for worth, color in kinds]
        after = colored(before)
        assert [replace(one, color="") for one in after] == [replace(one, color="") for one in before]
        for old, new in zip(before, after, strict=True):
            assert new.color == old.color or not old.color
        given_now = [new.color for old, new in zip(before, after, strict=True) if new.color != old.color]
        assert len(set(given_now)) == len(given_now)
        assert set(given_now) <= COLORS.keys() - {old.color for old in before}


class TestSaying:
    @pytest.mark.parametrize(
        ("chips", "told"),
        [
            ([chip(25, 20), chip(5, 8)], "8 × 5, 20 × 25"),
            ([chip(1_000), chip(500)], "500, 1,000"),
            ([chip(1_000), chip(25, 20)], "20 × 25, and 1,000"),
        ],
    )
    def test_smallest_first_and_those_that_stay_in_the_box_last(self, chips, told):
        assert said(chips) == told


BOXES = st.one_of(st.just(0), st.integers(1, 2_000))


class TestProposing:
    def test_kinds_too_big_for_the_stack_stay_in_the_box(self):
        found = proposed([chip(worth) for worth in (25, 100, 500, 1_000, 5_000)], stack=10_000, players=30, rules=RULES)
        assert [one.each > 0 for one in found] == [True, True, True, True, False]
        assert sum(one.worth * one.each for one in found) == 10_000

    def test_a_kind_of_which_there_is_not_one_for_everybody_stays_in_the_box(self):
        found = proposed([chip(5, box=12), chip(25), chip(100)], stack=1_000, players=20, rules=RULES)
        assert handed(found).keys() == {25, 100}

    def test_a_box_too_small_for_small_chips_gives_bigger_ones(self):
        found = proposed([chip(500, box=20), chip(1_000, box=20)], stack=1_500, players=20, rules=RULES)
        assert handed(found) == {500: 1, 1_000: 1}

    @pytest.mark.parametrize(
        ("chips", "stack", "players", "at"),
        [
            ([chip(25)], 1_010, 10, ("chips",)),
            ([chip(25, box=40)], 1_000, 10, ("chips",)),
            ([chip(25, box=5)], 1_000, 10, ("chips",)),
            ([chip(25), chip(25)], 1_000, 10, ("chips", 1)),
            ([], 1_000, 10, ("chips",)),
            ([chip(25)], 1_000, 0, ("players",)),
            ([chip(25)], 0, 10, ("stack",)),
        ],
    )
    def test_what_cannot_be_is_refused_at_its_place(self, chips, stack, players, at):
        assert refused(proposed, chips, stack=stack, players=players, rules=RULES)[1] == at

    @given(
        kinds=st.dictionaries(st.sampled_from(USUAL_KINDS), BOXES, min_size=1, max_size=6),
        stack=st.integers(1, 400).map(lambda number: number * 50),
        players=st.integers(1, 60),
    )
    def test_it_adds_up_to_the_stack_and_the_box_holds_it_for_everybody(self, kinds, stack, players):
        chips = [chip(worth, box=box) for worth, box in kinds.items()]
        try:
            found = proposed(chips, stack=stack, players=players, rules=RULES)
        except Refused as no:
            assert no.at in (("chips",), ("stack",))  # noqa: PT017
            return
        assert [replace(one, each=0) for one in found] == chips
        assert sum(one.worth * one.each for one in found) == stack
        assert all(not one.box or one.each * players <= one.box for one in found)

    @given(stack=st.integers(10, 400).map(lambda number: number * 100), players=st.integers(1, 200))
    def test_a_box_that_was_not_counted_never_fails(self, stack, players):
        found = proposed([chip(worth) for worth in (25, 100, 500, 1_000)], stack=stack, players=players, rules=RULES)
        assert sum(one.worth * one.each for one in found) == stack
