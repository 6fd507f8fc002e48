"""The room's lines in the command bar: a count, seats closed and opened, and a table that breaks."""

from __future__ import annotations

import pytest

from tdapp.director.invariants import open_house
from tdapp.values.room import Seat
from tdapp.views.command import meanings
from tests.director.rooms_at_play import Room

ACTIONS = {
    "break": ("Break a table…",),
    "till": ("Close the till…",),
    "events": ("Open another tournament",),
}


@pytest.fixture(scope="module")
def tonight(tmp_path_factory):
    house = open_house(tmp_path_factory.mktemp("house") / "swan.tdapp", create=True)
    yield Room.drawn(house, 12).tonight
    house.close()


@pytest.mark.parametrize(
    ("line", "does", "told"),
    [
        ("count 2 8", "count", "8 were counted at table 2"),
        ("close 1-9", "close seat", "Close seat 9 at table 1"),
        ("OPEN 2 10", "open seat", "Open seat 10 at table 2"),
        ("close 7-1", "nothing", "Table 7 is not open"),
        ("break 2", "break", "Break table 2…"),
        ("break table 1", "break", "Break table 1…"),
        ("break 9", "nothing", "Table 9 is not open"),
        ("break", "action", "Break a table…"),
        ("close till", "action", "Close the till…"),
        ("open another", "action", "Open another tournament"),
    ],
)
def test_what_a_line_means(tonight, line, does, told):
    first = meanings(line, tonight, ACTIONS)[0]
    assert (first.does, first.told) == (does, told)
    if does not in ("nothing", "action"):
        assert isinstance(first.to, Seat)
