"""What a director sees of a formula before it is kept."""

from __future__ import annotations

import pytest

from tdapp.director.invariants import open_house
from tdapp.director.tonight import Tonight
from tdapp.views.points_preview import in_a_field, in_an_event
from tests.director.seasons import played


def field(text: str, players: int = 30, decimals: int = 2):
    return in_a_field(text, players, decimals=decimals, ties="average")


class TestInAField:
    def test_the_first_ten_places_and_the_last(self):
        found = field("players - place + 1")
        assert [(row.place, row.points) for row in found.rows][:2] == [("1st", "30"), ("2nd", "29")]
        assert [row.place for row in found.rows][-2:] == ["10th", "30th"]

    def test_a_small_field_has_no_more_places_than_players(self):
        assert [row.points for row in field("25 18 15", 2).rows] == ["25", "18"]

    @pytest.mark.parametrize(("text", "at"), [("players -", 10), ("1 / (place - 3)", 3), ("players # 2", 9)])
    def test_a_fault_has_its_place_and_no_points(self, text, at):
        found = field(text)
        assert (found.rows, found.at) == ((), at)
        assert found.fault

    def test_what_may_surprise_is_said(self):
        assert field("10 - place").note.startswith("Some places get less than 0")
        assert field("place").note == "A worse place gets more than a better one."
        assert field("11").note == ""
        assert field("999 - place", 1_000).note.startswith("Some places get less than 0")


def test_in_an_evening_that_was_played_everybody_is_named(tmp_path):
    house = open_house(tmp_path / "swan.tdapp", create=True)
    friday = Tonight.of(house, played(house, 0, "Friday", "Ann", "Łukasz Żak", "Cid"))
    found = in_an_event("prize + knockouts", friday, decimals=0, ties="average")
    assert [(row.place, row.name, row.points) for row in found.rows] == [
        ("1st", "Ann", "60"),
        ("2nd", "Łukasz Żak", "0"),
        ("3rd", "Cid", "0"),
    ]
    assert in_an_event("1 / (players - 3)", friday, decimals=0, ties="average").at == 3
    house.close()
