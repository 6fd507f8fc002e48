"""A player's season, event by event, and what their own sheet says of their leagues."""

from __future__ import annotations

import pytest

from tdapp.director.leagues import Wish, create
from tdapp.views.league_player import COLUMNS, lines, seasons, told
from tdapp.views.league_table import league_table
from tests.director.seasons import by, key_of, played


@pytest.fixture
def events(house):
    return [
        played(house, 0, "One", "Ann", "Bob"),
        played(house, 7, "Two", "Bob", "Ann"),
        played(house, 14, "Three", "Bob", "Cid"),
    ]


def row_of(table, name: str):
    return next(row for row in table.rows if row.name == name)


def test_every_event_has_its_place_prize_and_points_and_says_what_does_not_count(house, events):
    table = league_table(house, create(house, Wish("Spring", "2, 1", dropped=2), events=events, by=by(20)))
    ann = row_of(table, "Ann")
    assert [[column.says(line) for column in COLUMNS[1:]] for line in lines(table, ann)] == [
        ["Three", "", "", "–", "missed"],
        ["Two", "2nd", "", "(1)", "left out"],
        ["One", "1st", "€40", "2", ""],
    ]
    assert told(table, ann) == "2nd with 2 points · 2 of 3 events played, 1 won · 1 points left out · €40 won"
    assert told(table, row_of(table, "Cid")) == "3rd with 1 point · 1 of 3 events played, 0 won"


def test_a_players_own_sheet_says_where_they_stand_in_the_leagues_they_play(house, events):
    create(house, Wish("Spring", "2, 1"), events=events[:1], by=by(20))
    create(house, Wish("Year", "2, 1", minimum=2), events=events, by=by(21))
    assert seasons(house, key_of(house, "Ann")) == ["Year: 2nd with 3 points", "Spring: 1st with 2 points"]
    assert seasons(house, key_of(house, "Cid")) == ["Year: no place yet, 1 point"]
