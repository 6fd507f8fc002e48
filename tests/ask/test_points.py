"""The question points, as JSON."""

from __future__ import annotations

import pytest

from tdapp.ask.points import POINTS_EXAMPLE
from tests.ask.asking import answer, refusal


def test_the_example_is_worked_by_hand():
    assert answer("points", POINTS_EXAMPLE)["points"] == {"1": "62.00", "2": "44.43", "3": "36.64", "4": "32.00"}


def test_without_places_it_is_the_first_ten_of_the_field():
    found = answer("points", {"formula": "25 18 15", "players": 40, "decimals": 0})["points"]
    assert list(found) == [str(place) for place in range(1, 11)]
    assert [found[place] for place in ("1", "3", "4")] == ["25", "15", "0"]
    assert len(answer("points", {"formula": "25 18 15", "players": 2})["points"]) == 2


def test_money_may_have_decimals():
    found = answer("points", {"formula": "prize * 2", "players": 2, "places": [1], "prize": 25.5})
    assert found["points"] == {"1": "51.00"}


@pytest.mark.parametrize(
    ("what", "place"),
    [
        ({"formula": "10 * plce"}, "formula[6]"),
        ({"formula": "1 / (place - 2)"}, "formula[3]"),
        ({"places": [1, 37]}, "places[1]"),
        ({"places": list(range(1, 1_002))}, "places"),
        ({"players": 0}, "players"),
        ({"decimals": 3}, "decimals"),
        ({"ties": "luck"}, "ties"),
        ({"spent": -1}, "spent"),
    ],
)
def test_what_cannot_be_reckoned_is_refused_in_its_place(what, place):
    assert refusal("points", {**POINTS_EXAMPLE, **what})[0] == place
