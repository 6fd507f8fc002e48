"""The house: what it is called, and that its file says the same in every language."""

from __future__ import annotations

import pytest

from tdapp.director.houses import named, set_up, the_house
from tdapp.director.tonight import By
from tdapp.values.house import House

BY = By("Mia", 1_700_000_000_000, "desk 1")


def test_a_house_has_the_name_that_it_was_given(house):
    change = set_up(house, name=" The  Swan ", currency="EUR", paper="Letter", by=BY)
    assert change.sentence == "The house is The Swan: EUR, Letter paper"
    assert named(the_house(house)) == "The Swan"


def test_a_house_without_a_name_is_not_named_on_paper(house):
    assert the_house(house).name == "My house"
    assert named(the_house(house)) == ""


@pytest.mark.usefixtures("another_language")
def test_a_house_without_a_name_stays_one_in_its_file_whatever_language_is_spoken(house):
    assert the_house(house).name == "‹My house›"
    set_up(house, name=the_house(house).name, currency="USD", paper="A4", by=BY)
    assert house.house[House]["house"].name == "My house"
    assert named(the_house(house)) == ""
