"""What a place is worth: the forms on examples worked by hand, ties and rounding."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.rules.points import BY_ID, FORMS, NAMES, Facts, decimals_needed, points, points_shown, scoring
from tdapp.values.refusal import Refused


def facts(place: int, **more: Any) -> Facts:
    return replace(Facts(place, 36, 40, buy_in=Fraction(20), spent=Fraction(25)), **more)


class TestForms:
    @pytest.mark.parametrize(
        ("form", "place", "shown"),
        [
            ("by place", 1, "25.00"),
            ("by place", 10, "1.00"),
            ("by place", 11, "0.00"),
            ("linear", 1, "36.00"),
            ("linear", 36, "1.00"),
            ("share", 1, "100.00"),
            ("share", 36, "0.00"),
            ("root", 4, "30.00"),
            ("root", 36, "10.00"),
            ("cost", 1, "120.00"),
            ("money", 1, "0.00"),
            ("knockouts", 3, "8.00"),
        ],
    )
    def test_a_form_gives_what_it_says(self, form, place, shown):
        assert points_shown(points(scoring(BY_ID[form].text), facts(place)), 2) == shown

    @pytest.mark.parametrize("form", FORMS, ids=lambda form: form.id)
    @given(place=st.integers(1, 3_000), players=st.integers(1, 3_000))
    def test_every_form_gives_everybody_something_that_is_no_less_for_a_better_place(self, form, place, players):
        by, place = scoring(form.text), min(place, players)
        found = points(by, facts(place, players=players))
        assert found >= 0
        assert place == 1 or points(by, facts(place - 1, players=players)) >= found

    def test_every_name_is_a_fact_and_every_fact_has_a_name(self):
        assert set(NAMES) == set(Facts.__slots__)


class TestTies:
    def test_those_who_share_places_get_the_average_of_their_points(self):
        assert points(scoring("25, 18, 15"), facts(2), 3) == 1_650

    def test_or_all_the_better_ones(self):
        assert points(scoring("25, 18, 15", ties="better"), facts(2), 3) == 1_800

    def test_a_prize_that_is_shared_is_what_each_of_them_got(self):
        assert points(scoring("prize"), facts(2, prize=50), 3) == 5_000

    @given(st.lists(st.integers(0, 100), min_size=2, max_size=9), st.data())
    def test_a_tie_gives_away_what_its_places_are_worth(self, worth, data):
        best = data.draw(st.integers(1, len(worth)))
        worst = data.draw(st.integers(best, len(worth)))
        number = worst - best + 1
        one = points(scoring(", ".join(map(str, worth))), facts(best), worst)
        assert abs(one * number - 100 * sum(worth[best - 1 : worst])) <= Fraction(number, 2)


class TestRounding:
    @pytest.mark.parametrize(("decimals", "shown"), [(0, "1"), (1, "0.7"), (2, "0.67")])
    def test_to_as_many_decimals_as_the_house_says(self, decimals, shown):
        assert points_shown(points(scoring("2 / 3", decimals=decimals), facts(1)), decimals) == shown

    def test_a_half_goes_up_and_below_0_it_goes_down(self):
        assert points(scoring("1 / 2", decimals=0), facts(1)) == 100
        assert points(scoring("-1 / 2", decimals=0), facts(1)) == -100

    @pytest.mark.parametrize(("several", "needed"), [([], 0), ([1_200, -300], 0), ([1_250], 1), ([1_250, 1_225], 2)])
    def test_no_more_decimals_are_shown_than_anybody_needs(self, several, needed):
        assert decimals_needed(several) == needed

    def test_below_0_has_a_minus_that_is_as_wide_as_a_figure(self):
        assert points_shown(-1_250, 1) == "−12.5"


class TestRefusals:
    def test_a_fault_that_shows_only_at_some_place_names_it(self):
        with pytest.raises(Refused, match="For 2nd of 36: This divides by 0"):
            points(scoring("1 / (place - 2)"), facts(2))

    def test_nobody_gets_a_billion(self):
        with pytest.raises(Refused, match="a billion"):
            points(scoring("10 ^ 12"), facts(1))

    @pytest.mark.parametrize("what", [{"decimals": 3}, {"decimals": -1}, {"ties": "nobody"}])
    def test_what_is_no_way_of_giving_points_is_refused(self, what):
        with pytest.raises(Refused):
            scoring("1", **what)


def test_what_the_help_gives_as_examples_can_be_reckoned():
    page = (Path(__file__).parents[2] / "resources" / "help" / "season.md").read_text(encoding="utf-8")
    examples = [text for text in re.findall(r"`([^`]+)`", page) if re.search(r"[(*]|\d, \d", text)]
    assert len(examples) == 5
    for text in examples:
        assert points(scoring(text), facts(2)) > 0
    told = {word for text in re.findall(r"`([^`]+)`", page) for word in re.findall(r"[a-z_]+", text)}
    assert set(NAMES) <= told
