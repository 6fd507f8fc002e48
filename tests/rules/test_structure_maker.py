"""Structures made to measure: they end when they should, the chips can pay them, and nothing in them is doubtful."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules.rulebook import Rulebook
from tdapp.rules.structure import Break, Level, can_pay, check, numbered
from tdapp.rules.structure_maker import make_structure
from tdapp.rules.structure_wishes import ANTES, LEVELS_BEYOND, Wishes, classic_ante
from tdapp.values.refusal import Refused

RULES = Rulebook(catalogue(), "roberts-11", {})
CHIP_SETS = (
    (1, 5, 25, 100, 500),
    (5, 25, 100, 500, 1000),
    (25, 100, 500, 1000),
    (25, 100, 500, 1000, 5000),
    (100, 500, 1000, 5000, 25_000),
)

EXAMPLE = Wishes(
    stack=10_000,
    players=27,
    minutes=240,
    level_minutes=20,
    chips=(25, 100, 500, 1000),
    break_every=4,
    break_minutes=10,
)


def wishes(**changed):
    return replace(EXAMPLE, **changed)


def big_blinds(made):
    return [level.big_blind for _, level in numbered(made.structure)]


def small_blinds(made):
    return [level.small_blind for _, level in numbered(made.structure)]


def small_event(**changed):
    """Few chips for a long evening, from which not many big blinds can be made."""
    event = Wishes(stack=1000, players=8, minutes=240, level_minutes=15, chips=(25, 100, 500, 1000))
    return replace(event, **({"break_every": 3, "break_minutes": 10} | changed))


def doubts(asked, made):
    return check(made.structure, asked.chips, players=asked.players, stack=asked.stack, rules=RULES).doubts


def usual_events():
    """Events whose blinds would grow by a quarter to four fifths a level from a hundredth of the stack."""
    fields = product((8, 10, 27, 60, 150, 500), (1000, 1500, 3000, 5000, 10_000, 20_000, 50_000), CHIP_SETS)
    times = list(product((120, 180, 240, 300, 420, 600), (10, 15, 20, 30, 45, 60), (3, 4, 5), ANTES))
    for i, (players, stack, chips) in enumerate(fields):
        start = max(stack / 100, 2 * chips[0])
        for minutes, level_minutes, break_every, ante in times[i % 89 :: 89]:
            steps = max(1, minutes // level_minutes - 1)
            if 40 * chips[0] <= stack and 1.25 <= (players * stack / 20 / start) ** (1 / steps) <= 1.8:
                yield Wishes(stack, players, minutes, level_minutes, chips, ante, break_every, 10)


class TestTheEndIsWhenItWasAskedFor:
    def test_the_example_ends_after_four_hours(self):
        made = make_structure(wishes(), rules=RULES)
        assert (made.ends.level, made.ends.minutes) == (11, 240)
        assert made.why == "270,000 chips are worth 20 big blinds in level 11, after 240 minutes."

    @pytest.mark.parametrize(
        "changed",
        [
            {"minutes": 60},
            {"minutes": 480},
            {"minutes": 500, "level_minutes": 15, "chips": (5, 25, 100)},
            {"minutes": 1, "players": 9},
            {"players": 2, "chips": (1, 5)},
            {"players": 1000, "minutes": 600},
            {"stack": 50, "chips": (1,)},
            {"stack": 3000, "chips": (3, 17, 40)},
            {"break_every": 1, "break_minutes": 15},
            {"break_every": 0},
        ],
    )
    def test_within_two_levels_whatever_is_asked(self, changed):
        asked = wishes(**changed)
        made = make_structure(asked, rules=RULES)
        assert abs(made.ends.minutes - asked.minutes) <= 2 * asked.level_minutes
        assert 20 * big_blinds(made)[made.ends.level - 1] >= asked.players * asked.stack
        assert all(20 * big < asked.players * asked.stack for big in big_blinds(made)[: made.ends.level - 1])

    def test_levels_follow_the_predicted_end(self):
        made = make_structure(wishes(), rules=RULES)
        assert len(big_blinds(made)) == made.ends.level + LEVELS_BEYOND

    @given(
        st.builds(
            Wishes,
            stack=st.integers(100, 100_000),
            players=st.integers(2, 1000),
            minutes=st.integers(30, 900),
            level_minutes=st.integers(5, 60),
            chips=st.sampled_from([*CHIP_SETS, (2, 3, 7), (20, 50, 200), (1000,)]),
            ante=st.sampled_from(list(ANTES)),
            break_every=st.integers(0, 6),
            break_minutes=st.integers(1, 30),
        )
    )
    @settings(max_examples=25)
    def test_an_answer_is_always_playable(self, asked):
        try:
            made = make_structure(asked, rules=RULES)
        except Refused as found:
            refused = found
        else:
            self.is_playable(asked, made)
            return
        assert refused.at[0] in ("chips", "level_minutes", "break_minutes", "minutes")

    def is_playable(self, asked, made):
        assert abs(made.ends.minutes - asked.minutes) <= 2 * asked.level_minutes
        assert all(before < after <= 2.5 * before for before, after in pairwise(big_blinds(made)))
        assert big_blinds(made)[0] <= max(asked.stack // 2, 2 * asked.chips[0])
        for _, level in numbered(made.structure):
            assert 3 * level.small_blind <= 2 * level.big_blind <= 5 * level.small_blind
        assert small_blinds(made) == sorted(small_blinds(made))
        kinds_of_doubt = ("The big blind grows", "leave before")
        assert all(any(kind in doubt.text for kind in kinds_of_doubt) for doubt in doubts(asked, made))


class TestWhatAnyRowOfBlindsCanMeetIsMade:
    def test_blinds_that_grow_by_a_single_chip_are_better_than_none(self):
        made = make_structure(small_event(), rules=RULES)
        assert abs(made.ends.minutes - 240) <= 30

    @pytest.mark.parametrize("chips", [(25, 100), (20, 50, 200), (3, 17, 40), (2, 3, 7), (100,)])
    @pytest.mark.parametrize("level_minutes", [5, 8, 10, 15, 60])
    def test_a_refusal_means_that_there_are_too_few_amounts_or_too_many_levels(self, chips, level_minutes):
        asked = small_event(chips=chips, level_minutes=level_minutes, break_every=0)
        payable = [bb for bb in range(1, 400) if has_small_blind(bb, chips)]
        latest_needed = -(-asked.minutes // level_minutes) - 2
        if len(payable) + 1 >= latest_needed:
            self.has_its_end_in_time(asked)
        else:
            with pytest.raises(Refused, match=f"in level {len(payable) + 1} at the latest"):
                make_structure(asked, rules=RULES)

    def has_its_end_in_time(self, asked):
        assert abs(make_structure(asked, rules=RULES).ends.minutes - asked.minutes) <= 2 * asked.level_minutes


def has_small_blind(big_blind, chips):
    smalls = range(-(-2 * big_blind // 5), 2 * big_blind // 3 + 1)
    return can_pay(big_blind, chips) and any(small > 0 and can_pay(small, chips) for small in smalls)


class TestSmallBlindsNeverFall:
    def test_where_chips_leave(self):
        found = small_blinds(make_structure(small_event(players=10, break_every=4), rules=RULES))
        assert found == sorted(found)

    @pytest.mark.parametrize("ante", list(ANTES))
    @pytest.mark.parametrize("players", [8, 10, 13, 20])
    @pytest.mark.parametrize("minutes", [150, 200, 240, 260])
    def test_in_long_evenings_with_few_chips(self, players, minutes, ante):
        asked = small_event(players=players, minutes=minutes, ante=ante)
        found = small_blinds(make_structure(asked, rules=RULES))
        assert found == sorted(found)


class TestNothingIsDoubtful:
    def test_where_odd_blinds_grow_fast_enough(self):
        asked = small_event(minutes=180)
        assert doubts(asked, make_structure(asked, rules=RULES)) == ()

    def test_beyond_the_end_of_a_slow_event(self):
        asked = small_event()
        made = make_structure(asked, rules=RULES)
        assert all(doubt.level <= made.ends.level for doubt in doubts(asked, made))

    def test_beyond_the_end_either(self):
        asked = wishes(stack=30_000, players=8, minutes=360, level_minutes=15, chips=(100, 500, 1000, 5000))
        assert doubts(asked, make_structure(asked, rules=RULES)) == ()

    def test_in_usual_events_with_breaks(self):
        events = list(usual_events())
        doubtful = {asked: found for asked in events if (found := doubts(asked, make_structure(asked, rules=RULES)))}
        assert len(events) > 100
        assert doubtful == {}

    def test_without_breaks_but_that_chips_leave_without_one(self):
        asked = wishes(break_every=0)
        assert all("leave before" in doubt.text for doubt in doubts(asked, make_structure(asked, rules=RULES)))

    def test_blinds_are_numbers_that_players_know(self):
        made = make_structure(
            wishes(stack=1000, players=10, minutes=200, break_every=0, chips=(5, 25, 100)), rules=RULES
        )
        assert big_blinds(made)[:10] == [10, 20, 30, 40, 60, 100, 150, 200, 300, 500]


class TestTheStart:
    def test_is_near_a_hundredth_of_the_stack(self):
        assert big_blinds(make_structure(wishes(), rules=RULES))[0] == 100

    def test_is_higher_for_a_short_event_and_at_most_half_a_stack(self):
        start = big_blinds(make_structure(wishes(minutes=80), rules=RULES))[0]
        assert 100 < start <= 5000

    def test_is_lower_for_a_long_one(self):
        long = wishes(stack=50_000, minutes=600, chips=(25, 100, 500, 1000, 5000))
        assert big_blinds(make_structure(long, rules=RULES))[0] < 500


class TestAntes:
    def test_there_is_none_unless_asked_for(self):
        assert {level.ante for _, level in numbered(make_structure(wishes(), rules=RULES).structure)} == {0}

    def test_a_big_blind_ante_is_a_big_blind(self):
        made = make_structure(wishes(ante="big blind"), rules=RULES)
        assert all(level.ante == level.big_blind for _, level in numbered(made.structure))

    @pytest.mark.parametrize(
        ("big_blind", "chip", "ante"), [(50, 25, 0), (100, 25, 25), (400, 25, 50), (1000, 100, 100), (1200, 100, 200)]
    )
    def test_a_classic_ante_is_an_eighth_in_whole_chips(self, big_blind, chip, ante):
        assert classic_ante(big_blind, chip) == ante

    @pytest.mark.parametrize("break_every", [0, 2, 3, 4])
    @pytest.mark.parametrize("players", [10, 27, 80])
    def test_classic_antes_never_fall(self, players, break_every):
        asked = wishes(players=players, ante="classic", break_every=break_every)
        antes = [level.ante for _, level in numbered(make_structure(asked, rules=RULES).structure)]
        assert antes == sorted(antes)
        assert antes[-1] > 0


class TestBreaks:
    def test_come_after_every_so_many_levels_and_not_at_the_end(self):
        made = make_structure(wishes(break_every=5), rules=RULES)
        places = [i for i, part in enumerate(made.structure) if isinstance(part, Break)]
        assert places == [5, 11]
        assert isinstance(made.structure[-1], Level)

    def test_are_where_chips_leave(self):
        made = make_structure(wishes(), rules=RULES)
        assert [found.before_level for found in made.color_ups] == [5, 9, 13]


class TestWhatCannotBeMadeIsRefused:
    @pytest.mark.parametrize(
        ("changed", "at"),
        [
            ({"stack": 0}, "stack"),
            ({"players": 0}, "players"),
            ({"minutes": 0}, "minutes"),
            ({"level_minutes": 0}, "level_minutes"),
            ({"break_minutes": 0}, "break_minutes"),
            ({"break_every": -1}, "break_every"),
            ({"ante": "dealer"}, "ante"),
            ({"chips": ()}, "chips"),
            ({"chips": (25, 25)}, "chips"),
            ({"chips": (10_000,)}, "chips"),
            ({"chips": tuple(range(1, 30))}, "chips"),
            ({"stack": 10**30}, "stack"),
            ({"minutes": 10**30}, "minutes"),
            ({"minutes": 5000}, "level_minutes"),
            ({"break_every": 1, "break_minutes": 10**6, "minutes": 5 * 10**5}, "break_minutes"),
            ({"players": 5000, "minutes": 20}, "level_minutes"),
            ({"players": 10**6, "minutes": 2, "level_minutes": 1}, "minutes"),
        ],
    )
    def test_at_the_wish_that_is_wrong(self, changed, at):
        with pytest.raises(Refused) as refused:
            make_structure(wishes(**changed), rules=RULES)
        assert refused.value.at[0] == at

    @pytest.mark.parametrize(
        ("changed", "proposed"),
        [
            ({"stack": 1500, "players": 10, "minutes": 600, "level_minutes": 10}, 18),
            ({"players": 500, "minutes": 240, "level_minutes": 60}, 38),
        ],
    )
    def test_with_a_length_of_levels_that_would_do(self, changed, proposed):
        with pytest.raises(Refused, match=f"{proposed} minutes"):
            make_structure(wishes(**changed), rules=RULES)
        asked = wishes(**(changed | {"level_minutes": proposed}))
        assert abs(make_structure(asked, rules=RULES).ends.minutes - asked.minutes) <= 2 * proposed

    def test_with_minutes_that_are_counted(self):
        with pytest.raises(Refused, match=r"make them 1 minute long\.") as refused:
            make_structure(wishes(players=500, minutes=7, level_minutes=2, break_every=0), rules=RULES)
        assert refused.value.at == ("level_minutes",)

    @pytest.mark.parametrize(
        "changed", [{"minutes": 10**9}, {"stack": 100, "players": 8, "chips": (25,), "minutes": 3000, "break_every": 0}]
    )
    def test_without_proposing_levels_that_nobody_plays(self, changed):
        with pytest.raises(Refused, match="cannot be kept going") as refused:
            make_structure(wishes(**changed), rules=RULES)
        assert refused.value.at == ("minutes",)

    def test_odd_boxes_take_no_longer_than_others(self):
        start = time.monotonic()
        asked = wishes(stack=133_283, minutes=12_000, level_minutes=79, chips=tuple(2**n for n in range(15)))
        made = make_structure(asked, rules=RULES)
        assert abs(made.ends.minutes - asked.minutes) <= 2 * asked.level_minutes
        assert time.monotonic() - start < 6
