"""A league's table follows from the results: who has how many points, what is left out, and what is said of it."""

from __future__ import annotations

from datetime import UTC

import pytest

from tdapp.director import floor, places_order
from tdapp.director.leagues import Wish, choose_events, create, leagues
from tdapp.director.merging import merge
from tdapp.director.players import add_player, amend_player
from tdapp.store.as_it_was import as_it_was
from tdapp.store.house_then import HouseThen
from tdapp.views.league_table import NO_EVENTS, NOBODY, league_table, nothing_yet, short_day
from tests.director.evenings import undo
from tests.director.seasons import START, by, entered, key_of, played

F1 = "10, 6, 4, 3, 2, 1"


@pytest.fixture
def season(house):
    """Three evenings: Ann wins two and misses one."""
    return [
        played(house, 0, "One", "Ann", "Bob", "Cid"),
        played(house, 7, "Two", "Bob", "Cid", "Dan"),
        played(house, 14, "Three", "Ann", "Dan", "Bob"),
    ]


def lines(table) -> list[tuple[str, ...]]:
    return [(row.place, row.name, table.shown(row.total), *map(table.cell, row.cells)) for row in table.rows]


class TestTheTable:
    def test_everybody_by_place_with_a_result_for_each_event(self, house, season):
        table = league_table(house, create(house, Wish("Spring", F1), events=season, by=by()))
        assert [event.name for event in table.events] == ["One", "Two", "Three"]
        assert lines(table) == [
            ("1st", "Ann", "20", "10", "–", "10"),
            ("2nd", "Bob", "20", "6", "10", "4"),
            ("3rd–4th", "Cid", "10", "4", "6", "–"),
            ("3rd–4th", "Dan", "10", "–", "4", "6"),
        ]

    def test_what_is_left_out_stands_in_brackets_and_is_summed_up(self, house, season):
        table = league_table(house, create(house, Wish("Spring", F1, dropped=1), events=season, by=by()))
        assert lines(table)[:2] == [("1st", "Ann", "20", "10", "–", "10"), ("2nd", "Bob", "16", "6", "10", "(4)")]
        assert [row.left_out for row in table.rows[:2]] == [0, 400]
        assert table.terms.startswith("The worst 1 result is dropped. A missed event is a result of 0")

    def test_no_more_decimals_than_it_takes(self, house, season):
        assert league_table(house, create(house, Wish("A", F1), events=season, by=by())).decimals == 0
        assert league_table(house, create(house, Wish("B", "place / 4"), events=season, by=by())).decimals == 2

    def test_too_few_events_have_no_place_and_it_says_how_many_it_takes(self, house, season):
        table = league_table(house, create(house, Wish("Spring", F1, minimum=3), events=season, by=by()))
        assert [row.place for row in table.rows] == ["1st", "", "", ""]
        assert table.notes == ("A place takes 3 events: 3 players without one.",)


class TestItFollows:
    def test_an_event_that_is_corrected_later_corrects_the_table(self, house, season):
        key = create(house, Wish("Spring", F1), events=season, by=by())
        before = lines(league_table(house, key))
        change = places_order.went_out(
            house, season[2], who="2", where="before", other="3", why="Typed the wrong way", by=by(15)
        )
        assert lines(league_table(house, key))[:2] == [
            ("1st", "Bob", "22", "6", "10", "6"),
            ("2nd", "Ann", "20", "10", "–", "10"),
        ]
        undo(house, change)
        assert lines(league_table(house, key)) == before

    def test_an_event_that_is_played_on_counts_once_it_is_over_again(self, house, season):
        key = create(house, Wish("Spring", F1), events=season, by=by())
        end = house.changes(season[2])[-1]
        undo(house, end)
        table = league_table(house, key)
        assert [event.name for event in table.events] == ["One", "Two"]
        assert table.notes == ("Three counts once it is over.",)

    def test_two_records_of_one_person_are_one_in_the_table(self, house, season):
        key = create(house, Wish("Spring", F1), events=season, by=by())
        merge(house, keep=key_of(house, "Ann"), other=key_of(house, "Dan"), by=by())
        assert lines(league_table(house, key))[0] == ("1st", "Ann", "24", "10", "4", "10")

    def test_two_people_of_one_name_are_told_apart(self, house, season):
        key = create(house, Wish("Spring", F1), events=season, by=by())
        amend_player(house, player=key_of(house, "Dan"), name="Ann", member="77", by=by())
        assert {row.name for row in league_table(house, key).rows} == {"Ann", "Ann (77)", "Bob", "Cid"}


class TestWhatIsSaid:
    def test_without_events_it_says_how_to_choose_them(self, house):
        assert league_table(house, create(house, Wish("Spring"), by=by())).empty == NO_EVENTS

        assert nothing_yet(house, leagues(house)[0].id) == NO_EVENTS

    def test_before_one_is_over_it_says_so(self, house):
        event = entered(house, 0, "One", "Ann", "Bob")
        key = create(house, Wish("Spring"), events=[event], by=by())
        assert league_table(house, key).empty == nothing_yet(house, key) == NOBODY
        floor.bust(house, event, out={2: None}, by=by())
        assert league_table(house, key).empty == nothing_yet(house, key) == ""

    def test_a_house_as_it_was_has_the_table_as_it_was(self, house, season):
        key = create(house, Wish("Spring", F1), events=season[:2], by=by(15))
        before = league_table(house, key)
        choose_events(house, league=key, events=season, by=by(16))
        then = as_it_was(house.path, "house", house.house.n - 1, {})
        assert lines(league_table(HouseThen(house, "As it was", then), key)) == lines(before)
        assert lines(league_table(house, key)) != lines(before)

    def test_a_formula_that_fails_on_a_real_evening_gives_0_and_says_for_whom(self, house, season):
        add_player(house, name="Eve", by=by())
        table = league_table(house, create(house, Wish("Spring", "1 / (players - 3)"), events=season[:1], by=by()))
        assert table.notes == ("One: 3 players got 0. For 1st of 3: This divides by 0. (character 3)",)
        assert {row.total for row in table.rows} == {0}

    def test_a_day_is_in_english_on_every_computer(self):
        assert short_day(START, UTC) == "14 Nov"
