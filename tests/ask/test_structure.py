"""The questions structure, make-structure and chips, as JSON."""

from __future__ import annotations

import copy

import pytest

from tdapp.ask.structure import CHIPS_EXAMPLE, MAKE_EXAMPLE, STRUCTURE_EXAMPLE
from tests.ask.asking import answer, refusal


def changed(example, **parts):
    return copy.deepcopy(example) | parts


def place(question, asked):
    return refusal(question, asked)[0]


LEVEL = {"small_blind": 10, "big_blind": 20, "minutes": 20}


class TestStructure:
    def test_the_example_is_the_sample_schedule(self):
        found = answer("structure", STRUCTURE_EXAMPLE)
        assert found == {
            "profile": "roberts-11",
            "color_ups": [
                {"chip": 5, "before_level": 4},
                {"chip": 25, "before_level": 9},
                {"chip": 100, "before_level": 15},
                {"chip": 500, "before_level": 15},
            ],
            "ends": {"level": 10, "minutes": 200},
            "warnings": found["warnings"],
        }
        assert [warning["level"] for warning in found["warnings"]] == [4, 9, 15]

    def test_chips_may_stand_in_any_order_and_an_ante_be_absent(self):
        asked = {"levels": [LEVEL, {"break": 5}], "chips": [25, 5], "players": 10, "stack": 1000}
        assert answer("structure", asked) == {
            "profile": "roberts-11",
            "color_ups": [],
            "ends": None,
            "warnings": [],
        }

    def test_breaks_count_as_minutes_but_not_as_levels(self):
        levels = [LEVEL, {"break": 7}, LEVEL | {"small_blind": 20, "big_blind": 40}]
        asked = {"levels": levels, "chips": [5], "players": 2, "stack": 400}
        assert answer("structure", asked)["ends"] == {"level": 2, "minutes": 47}

    @pytest.mark.parametrize(
        ("parts", "at"),
        [
            ({"levels": []}, "levels"),
            ({"levels": [{"break": 10}]}, "levels"),
            ({"levels": [LEVEL, {"break": 0}]}, "levels[1].break"),
            ({"levels": [LEVEL, {"break": 5, "minutes": 5}]}, "levels[1].minutes"),
            ({"levels": [LEVEL | {"big_blind": 0}]}, "levels[0].big_blind"),
            ({"levels": [LEVEL | {"small_blind": -1}]}, "levels[0].small_blind"),
            ({"levels": [LEVEL | {"ante": -1}]}, "levels[0].ante"),
            ({"levels": [LEVEL | {"ante": True}]}, "levels[0].ante"),
            ({"levels": [LEVEL | {"minutes": 0}]}, "levels[0].minutes"),
            ({"levels": [{"small_blind": 1, "big_blind": 2}]}, "levels[0].minutes"),
            ({"levels": [7]}, "levels[0]"),
            ({"chips": []}, "chips"),
            ({"chips": [5, 25, 5]}, "chips[2]"),
            ({"chips": [0]}, "chips[0]"),
            ({"chips": [2.5]}, "chips[0]"),
            ({"players": 0}, "players"),
            ({"stack": 0}, "stack"),
            ({"seed": "x"}, "seed"),
        ],
    )
    def test_what_cannot_be_is_refused_where_it_stands(self, parts, at):
        assert place("structure", changed(STRUCTURE_EXAMPLE, **parts)) == at

    @pytest.mark.parametrize(
        ("entry", "key"), [(LEVEL | {"break": 10}, "small_blind"), ({"break": 10, "ante": 5}, "ante")]
    )
    def test_an_entry_is_either_a_level_or_a_break(self, entry, key):
        asked = changed(STRUCTURE_EXAMPLE, levels=[LEVEL, entry])
        sentence = f"An entry is either a level or a break: {key!r} and 'break' do not go together."
        assert refusal("structure", asked) == (f"levels[1].{key}", sentence)

    def test_a_key_that_no_entry_has_is_named(self):
        asked = changed(STRUCTURE_EXAMPLE, levels=[{"break": 10, "long": 5}])
        assert refusal("structure", asked) == ("levels[0].long", "'long' is not a key here; known are break.")

    @pytest.mark.parametrize("key", ["levels", "chips", "players", "stack"])
    def test_nothing_may_be_missing(self, key):
        asked = copy.deepcopy(STRUCTURE_EXAMPLE)
        del asked[key]
        assert place("structure", asked) == key


class TestMakeStructure:
    def test_the_example_ends_within_two_levels(self):
        found = answer("make-structure", MAKE_EXAMPLE)
        assert set(found) == {"profile", "levels", "color_ups", "ends"}
        assert abs(found["ends"]["minutes"] - 240) <= 40

    def test_its_own_check_agrees_and_doubts_nothing(self):
        made = answer("make-structure", MAKE_EXAMPLE)
        asked = {key: MAKE_EXAMPLE[key] for key in ("chips", "players", "stack")}
        checked = answer("structure", asked | {"levels": made["levels"]})
        assert checked["warnings"] == []
        assert checked["color_ups"] == made["color_ups"]
        assert checked["ends"] == made["ends"]

    def test_antes_and_breaks_may_be_left_out(self):
        asked = {key: MAKE_EXAMPLE[key] for key in ("stack", "players", "minutes", "level_minutes", "chips")}
        levels = answer("make-structure", asked)["levels"]
        assert all(set(level) == {"small_blind", "big_blind", "ante", "minutes"} for level in levels)
        assert {level["ante"] for level in levels} == {0}

    def test_a_break_lasts_ten_minutes_unless_it_is_said(self):
        asked = copy.deepcopy(MAKE_EXAMPLE)
        del asked["break_minutes"]
        assert {"break": 10} in answer("make-structure", asked)["levels"]

    @pytest.mark.parametrize(
        ("parts", "at"),
        [
            ({"stack": 0}, "stack"),
            ({"players": "27"}, "players"),
            ({"minutes": 0}, "minutes"),
            ({"level_minutes": 0}, "level_minutes"),
            ({"chips": []}, "chips"),
            ({"chips": [25, 100, 25]}, "chips[2]"),
            ({"chips": [10**6]}, "chips"),
            ({"ante": "all"}, "ante"),
            ({"ante": None}, "ante"),
            ({"break_every": -1}, "break_every"),
            ({"break_minutes": 0}, "break_minutes"),
            ({"minutes": 10**18}, "minutes"),
            ({"players": 10**18}, "stack"),
            ({"k": 20}, "k"),
        ],
    )
    def test_what_cannot_be_is_refused_where_it_stands(self, parts, at):
        assert place("make-structure", changed(MAKE_EXAMPLE, **parts)) == at


class TestChips:
    def test_the_example_is_the_worked_one(self):
        found = answer("chips", CHIPS_EXAMPLE)
        assert found["sets"][0] == {"5": 15, "25": 13, "100": 6}
        assert len(found["sets"]) == 10
        assert found["possible"] == 12
        assert found["reserve"] == {"5": 0, "25": 20, "100": 40}

    def test_keys_stand_in_the_order_of_the_denominations(self):
        found = answer("chips", changed(CHIPS_EXAMPLE, denominations=[100, 5, 25]))
        assert list(found["sets"][0].items()) == [("100", 6), ("5", 15), ("25", 13)]
        assert list(found["reserve"]) == ["100", "5", "25"]

    def test_a_stack_that_cannot_be_made_leaves_the_box_as_it_is(self):
        found = answer("chips", changed(CHIPS_EXAMPLE, stack=1001))
        assert (found["sets"], found["possible"]) == ([], 0)
        assert found["reserve"] == CHIPS_EXAMPLE["inventory"]

    @pytest.mark.parametrize(
        ("parts", "at"),
        [
            ({"stack": 0}, "stack"),
            ({"players": 0}, "players"),
            ({"denominations": []}, "inventory.5"),
            ({"denominations": [], "inventory": {}}, "denominations"),
            ({"denominations": [5, 25, 100, 5]}, "denominations[3]"),
            ({"denominations": [5, 25, 100, 0]}, "denominations[3]"),
            ({"denominations": [5, 25, 100, 500]}, "inventory.500"),
            ({"denominations": [5, 25]}, "inventory.100"),
            ({"inventory": {"5": 1, "25": 1, "0100": 1}}, "inventory.0100"),
            ({"inventory": {"5": 1, "25": 1, "100": -1}}, "inventory.100"),
            ({"inventory": [150, 150, 100]}, "inventory"),
            ({"unit": 1}, "unit"),
        ],
    )
    def test_what_cannot_be_is_refused_where_it_stands(self, parts, at):
        assert place("chips", changed(CHIPS_EXAMPLE, **parts)) == at
