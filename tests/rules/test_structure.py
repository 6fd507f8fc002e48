"""Blind structures: R11 §15.9–11, the AMERIFUN schedule, and what to doubt in a structure."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.resources import catalogue, read_json
from tdapp.rules.rulebook import Rulebook
from tdapp.rules.structure import (
    Break,
    Level,
    can_pay,
    check,
    color_ups,
    forecast,
    minutes_to_end_of,
    numbered,
    predicted_end,
    raced_before,
    total_chips,
)
from tdapp.values.refusal import Refused

RULES = Rulebook(catalogue(), "roberts-11", {})
SAMPLE = next(found for found in read_json("structures.json") if found["source"] == "AM Blinds schedule")
CHIPS = (5, 25, 100, 500, 1000)


def schedule(*big_blinds, minutes=20):
    """Levels with half the big blind as small blind, and a break of ten minutes for each 0."""
    return tuple(Level(big // 2, big, 0, minutes) if big else Break(10) for big in big_blinds)


def sample(minutes=20):
    return tuple(Level(level["small_blind"], level["big_blind"], level["ante"], minutes) for level in SAMPLE["levels"])


def leaving(structure, chips):
    return {found.chip: found.before_level for found in color_ups(structure, chips, rules=RULES)}


def doubts(structure, chips=CHIPS, *, players=10, stack=1000):
    checked = check(structure, chips, players=players, stack=stack, rules=RULES)
    return [(doubt.level, doubt.text) for doubt in checked.doubts]


class TestLVL05TheSampleSchedule:
    def test_it_has_fifteen_levels_in_each_of_which_the_big_blind_is_twice_the_small_one(self):
        small_blinds = [level.small_blind for _, level in numbered(sample())]
        assert small_blinds == [10, 15, 20, 25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000]
        assert all(level.big_blind == 2 * level.small_blind for _, level in numbered(sample()))

    def test_its_mean_growth_is_about_1_39(self):
        levels = [level.big_blind for _, level in numbered(sample())]
        assert (levels[-1] / levels[0]) ** (1 / 14) == pytest.approx(1.3895, abs=5e-5)

    def test_its_only_doubts_are_color_ups_without_breaks(self):
        assert doubts(sample()) == [
            (4, "5-chips leave before level 4, but there is no break before it."),
            (9, "25-chips leave before level 9, but there is no break before it."),
            (15, "100-chips and 500-chips leave before level 15, but there is no break before it."),
        ]


class TestLVL06TheEndIsWhereTwentyBigBlindsAreLeft:
    @pytest.mark.parametrize(
        ("players", "stack", "minutes", "level", "ends"),
        [
            (10, 1000, 20, 10, 200),
            (10, 1000, 30, 10, 300),
            (15, 1000, 20, 11, 220),
            (15, 1000, 30, 11, 330),
            (20, 1000, 20, 12, 240),
            (20, 1000, 30, 12, 360),
            (10, 1500, 20, 11, 220),
            (8, 1000, 20, 9, 180),
            (30, 1000, 20, 14, 280),
        ],
    )
    def test_the_sample_ends_as_it_says(self, players, stack, minutes, level, ends):
        end = check(sample(minutes), CHIPS, players=players, stack=stack, rules=RULES).ends
        assert end is not None
        assert (end.level, end.minutes) == (level, ends)

    @pytest.mark.parametrize(("big_blinds", "level"), [(10, 12), (20, 10), (30, 9)])
    def test_fewer_big_blinds_mean_a_later_end(self, big_blinds, level):
        end = predicted_end(sample(), 10_000, big_blinds=big_blinds)
        assert end is not None
        assert end.level == level

    def test_a_big_blind_of_exactly_a_twentieth_is_enough(self):
        end = predicted_end(schedule(40, 100, 200), 2000)
        assert end is not None
        assert end.level == 2

    def test_breaks_before_the_level_count_and_those_after_it_do_not(self):
        structure = (Break(5), *schedule(20, 0, 40, 0, 80, 0, 160))
        assert [minutes_to_end_of(structure, level) for level in (1, 2, 3, 4)] == [25, 55, 85, 115]

    def test_there_is_no_end_where_no_level_is_high_enough(self):
        assert predicted_end(sample(), 40_001) is None


class TestLVL07AChipLeavesWhenTheNextOnePaysEverything:
    def test_the_sample(self):
        assert leaving(sample(), (1, *CHIPS)) == {1: 1, 5: 4, 25: 9, 100: 15, 500: 15}

    def test_the_largest_chip_never_leaves(self):
        assert leaving(schedule(1000, 2000), (100,)) == {}

    def test_a_chip_that_the_last_level_needs_is_not_listed(self):
        assert leaving(schedule(200, 400, 450), (25, 100)) == {}

    def test_antes_need_chips_too(self):
        structure = (Level(100, 200, 25, 20), Level(200, 400, 100, 20))
        assert leaving(structure, (25, 100)) == {25: 2}

    def test_a_chip_plays_on_until_a_break_in_which_it_can_be_raced(self):
        level, rest = Level(100, 200, 0, 20), Break(10)
        structure = (level, rest, level, level, level, rest, level, level, rest)
        assert [raced_before(structure, needless) for needless in range(1, 7)] == [2, 2, 5, 5, 5, 6]

    def test_where_a_structure_has_no_break_a_chip_leaves_when_it_is_not_needed(self):
        assert raced_before(sample(), 4) == 4

    def test_a_small_blind_of_nothing_needs_no_chip(self):
        assert leaving((Level(0, 100, 0, 20),), (25, 100)) == {25: 1}

    @given(
        st.lists(st.integers(1, 40).map(lambda units: 25 * units), min_size=1, max_size=12),
        st.sets(st.sampled_from([1, 5, 25, 50, 100, 250, 500, 1000]), min_size=1),
    )
    @settings(max_examples=150)
    def test_from_that_level_on_and_not_one_sooner(self, small_blinds, chips):
        structure = tuple(Level(small, 2 * small, 0, 20) for small in small_blinds)
        kinds = sorted(chips)
        found = leaving(structure, kinds)
        for chip, bigger in pairwise(kinds):
            needs = [number for number, level in numbered(structure) if level.small_blind % bigger]
            first = max(needs, default=0) + 1
            assert found.get(chip) == (first if first <= len(structure) else None)


class TestRACE09TheLowestChipGoesWhenNoBlindNeedsIt:
    def test_in_the_sample_after_the_third_and_the_eighth_level(self):
        found = leaving(sample(), CHIPS)
        assert (found[5] - 1, found[25] - 1) == (3, 8)

    def test_it_says_why_and_where_that_stands(self):
        fives = color_ups(sample(), CHIPS, rules=RULES)[0]
        assert fives.why == "From level 4 on all blinds and antes are multiples of 25."
        assert str(fives.rule) == "R11 §15.11"


class TestDoubts:
    def test_a_clean_structure_has_none(self):
        assert doubts(schedule(50, 100, 150, 0, 200, 400, 600, 0, 1000), (25, 100, 500)) == []

    def test_a_big_blind_that_falls_is_not_called_slow_as_well(self):
        texts = doubts(schedule(200, 100), (25,))
        assert texts == [(2, "The big blind falls from 200 to 100.")]

    @pytest.mark.parametrize(
        ("before", "after", "pace"),
        [
            (1000, 1140, "slowly"),
            (1000, 1150, None),
            (1000, 2010, None),
            (1000, 2200, None),
            (1000, 2500, None),
            (1000, 2510, "fast"),
            (50, 50, "slowly"),
        ],
    )
    def test_growth_from_1_15_to_2_5_is_usual(self, before, after, pace):
        texts = [text for _, text in doubts(schedule(before, after), (5,))]
        assert [pace in text for text in texts] == ([True] if pace else [])

    @pytest.mark.parametrize(("antes", "doubtful"), [((0, 100), []), ((25, 50), []), ((50, 50), [2]), ((50, 0), [2])])
    def test_an_ante_that_comes_in_is_growth_too(self, antes, doubtful):
        found = doubts(tuple(Level(100, 200, ante, 20) for ante in antes), (25,))
        assert [level for level, _ in found] == doubtful

    def test_growth_outside_is_named_with_its_bounds(self):
        assert doubts(schedule(100, 300), (50,)) == [
            (2, "The big blind grows fast, from 100 to 300: 1.15 to 2.5 times is usual.")
        ]

    def test_growth_counts_across_a_break(self):
        assert [level for level, _ in doubts(schedule(100, 0, 300), (50,))] == [2]

    @pytest.mark.parametrize(
        ("small", "big", "doubtful"),
        [(100, 150, False), (100, 250, False), (100, 149, True), (100, 251, True), (0, 100, True), (100, 100, True)],
    )
    def test_a_big_blind_is_1_5_to_2_5_small_ones(self, small, big, doubtful):
        found = doubts((Level(small, big, 0, 20),), (1,))
        assert bool(found) is doubtful

    def test_a_level_without_a_small_blind_is_said_to_have_none(self):
        assert doubts((Level(0, 20, 0, 20),), (5,)) == [(1, "There is no small blind beside the big blind of 20.")]

    @pytest.mark.parametrize(
        ("ante", "doubtful"), [(0, False), (1, True), (9, True), (10, False), (200, False), (201, True)]
    )
    def test_an_ante_is_from_a_twentieth_to_a_whole_big_blind(self, ante, doubtful):
        assert bool(doubts((Level(100, 200, ante, 20),), (1,))) is doubtful

    def test_amounts_that_no_chips_make_are_named(self):
        assert doubts((Level(110, 220, 0, 20),), (25, 100)) == [
            (1, "The small blind of 110 cannot be paid with the chips in play (25, 100)."),
            (1, "The big blind of 220 cannot be paid with the chips in play (25, 100)."),
        ]

    @given(
        st.lists(st.tuples(*[st.integers(1, 60)] * 3), min_size=1, max_size=6),
        st.sets(st.integers(1, 40), min_size=1, max_size=5).map(sorted),
    )
    @settings(max_examples=200)
    def test_what_cannot_be_paid_is_what_the_chips_still_in_play_cannot_make(self, amounts, chips):
        structure = tuple(Level(small, big, ante, 20) for small, big, ante in amounts)
        gone = leaving(structure, chips)
        unpayable = {
            number
            for number, level in numbered(structure)
            for amount in level.amounts
            if not can_pay(amount, tuple(chip for chip in chips if gone.get(chip, number + 1) > number))
        }
        assert {level for level, text in doubts(structure, chips) if "cannot be paid" in text} == unpayable

    def test_a_break_right_before_the_level_is_one_for_the_color_up(self):
        assert doubts(schedule(50, 100, 0, 200), (25, 100)) == []
        assert [level for level, _ in doubts(schedule(50, 0, 100, 200), (25, 100))] == [3]

    def test_chips_that_leave_together_stand_in_one_sentence(self):
        assert doubts(schedule(70, 200), (5, 20, 50, 100), stack=100)[-1] == (
            2,
            "5-chips, 20-chips and 50-chips leave before level 2, but there is no break before it.",
        )

    def test_chips_that_leave_before_the_first_level_need_no_break(self):
        assert doubts(schedule(200, 400), (25, 100)) == []

    def test_structures_that_ship_are_payable_and_never_fall(self):
        for found in read_json("structures.json"):
            structure = tuple(
                Break(part["break"])
                if "break" in part
                else Level(part["small_blind"], part["big_blind"], part["ante"], part["minutes"])
                for part in found["levels"]
            )
            texts = [text for _, text in doubts(structure, found["chips"], stack=found["stack"])]
            assert not [text for text in texts if "cannot be paid" in text or "falls" in text]

    @pytest.mark.parametrize(
        ("structure", "chips", "players", "stack", "at"),
        [
            ((), (5,), 1, 1, ("levels",)),
            ((Break(10),), (5,), 1, 1, ("levels",)),
            ((Level(1, 2, 0, 0),), (5,), 1, 1, ("levels", 0)),
            ((Level(1, 0, 0, 20),), (5,), 1, 1, ("levels", 0)),
            ((Level(1, 2, 0, 20), Level(1, 2, -1, 20)), (5,), 1, 1, ("levels", 1)),
            ((Level(1, 2, 0, 20),), (), 1, 1, ("chips",)),
            ((Level(1, 2, 0, 20),), (5, 25, 5), 1, 1, ("chips", 2)),
            ((Level(1, 2, 0, 20),), (5, 0), 1, 1, ("chips", 1)),
            ((Level(1, 2, 0, 20),), tuple(range(1, 100)), 1, 1, ("chips",)),
            ((Level(1, 2, 0, 20),), (5,), 0, 1, ("players",)),
            ((Level(1, 2, 0, 20),), (5,), 1, 0, ("stack",)),
        ],
    )
    def test_what_cannot_be_is_refused(self, structure, chips, players, stack, at):
        with pytest.raises(Refused) as refused:
            check(structure, chips, players=players, stack=stack, rules=RULES)
        assert refused.value.at == at


class TestWhatChipsCanPay:
    @given(st.sets(st.integers(1, 30), min_size=1, max_size=4), st.integers(0, 200))
    @settings(max_examples=300)
    def test_an_amount_is_payable_if_some_chips_make_it(self, chips, amount):
        kinds = tuple(sorted(chips))
        numbers = [range(amount // chip + 1) for chip in kinds[1:]]
        rests = (amount - sum(map(int.__mul__, counts, kinds[1:])) for counts in product(*numbers))
        assert can_pay(amount, kinds) is any(rest >= 0 and rest % kinds[0] == 0 for rest in rests)

    def test_chips_as_large_as_anyone_writes_them(self):
        assert can_pay(10**38, (10**19, 10**20))
        assert not can_pay(7, (10**19, 10**19 + 1))

    def test_chips_with_too_little_in_common_are_refused(self):
        with pytest.raises(Refused) as refused:
            can_pay(10**12 + 5, (10**9, 10**9 + 1))
        assert refused.value.at == ("chips",)


class TestForecast:
    def test_all_chips_with_rebuys_and_add_ons(self):
        assert total_chips(1000, 10, rebuys=4, rebuy_chips=1000, add_ons=7, add_on_chips=500) == 17_500

    def test_before_the_first_hand_the_chips_decide(self):
        found = forecast(sample(), total=10_000, started=10, left=10, minutes_played=0, rules=RULES)
        assert found is not None
        assert (found.level, found.minutes_to_go) == (10, 200)

    def test_rebuys_move_the_end(self):
        levels = []
        for total in (10_000, 15_000, 20_000):
            found = forecast(sample(), total=total, started=10, left=10, minutes_played=10, rules=RULES)
            assert found is not None
            levels.append(found.level)
        assert levels == [10, 11, 12]

    def test_players_who_leave_fast_bring_it_nearer(self):
        # Half of them are gone after four levels: at that pace the last one stands after 4 + 4 × log 5 / log 2.
        found = forecast(sample(), total=10_000, started=10, left=5, minutes_played=80, rules=RULES)
        slow = forecast(sample(), total=10_000, started=10, left=9, minutes_played=80, rules=RULES)
        assert found is not None
        assert slow is not None
        assert (found.level, slow.level) == (12, 15)

    def test_with_one_player_left_it_is_over(self):
        found = forecast(sample(), total=10_000, started=10, left=1, minutes_played=65, rules=RULES)
        assert found is not None
        assert (found.level, found.minutes_to_go) == (4, 0)

    def test_in_a_break_the_next_level_is_the_present_one(self):
        structure = schedule(100, 0, 200, 400)
        found = forecast(structure, total=1000, started=2, left=2, minutes_played=25, rules=RULES)
        assert found is not None
        assert (found.level, found.minutes_to_go) == (2, 25)

    def test_a_structure_without_a_high_enough_level_tells_nothing(self):
        assert forecast(sample(), total=10**6, started=10, left=5, minutes_played=0, rules=RULES) is None

    @pytest.mark.parametrize("left", [0, 11])
    def test_more_players_than_started_cannot_be_left(self, left):
        with pytest.raises(Refused):
            forecast(sample(), total=10_000, started=10, left=left, minutes_played=0, rules=RULES)

    @given(st.integers(1, 38_000), st.integers(2, 60), st.integers(0, 400), st.data())
    @settings(max_examples=150)
    def test_more_chips_or_players_never_make_it_sooner_and_it_is_never_in_the_past(
        self, total, started, minutes_played, data
    ):
        left = data.draw(st.integers(2, started))

        def level(total, left):
            found = forecast(
                sample(), total=total, started=started, left=left, minutes_played=minutes_played, rules=RULES
            )
            assert found is not None
            assert found.minutes_to_go >= 0
            return found.level

        assert level(total, left) <= level(total + 2000, left)
        assert level(total, left) <= level(total, min(started, left + 1))
        assert level(total, left) >= min(15, minutes_played // 20 + 1)
