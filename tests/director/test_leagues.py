"""Leagues: begun, changed, their events chosen, deleted; each a Change with its undo."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.director import events, floor, registration
from tdapp.director.calling_off import call_off
from tdapp.director.deals import OFF_EVEN, REFUND
from tdapp.director.leagues import (
    Wish,
    amend,
    as_wish,
    choose_events,
    create,
    delete_league,
    events_of,
    leagues,
    leagues_with,
)
from tdapp.director.season import parts, why_not
from tdapp.director.tonight import Tonight
from tdapp.rules.chance import Chance
from tdapp.store.verify import verify
from tdapp.values.league import League, LeagueEvent
from tests.director.evenings import refused, undo
from tests.director.seasons import by, entered, key_of, played


@pytest.fixture
def friday(house):
    return played(house, 0, "Friday", "Ann", "Bob", "Cid")


def last(house) -> str:
    return house.journal("house")[-1].sentence


class TestALeague:
    def test_it_is_begun_with_a_name_and_a_formula_and_can_be_taken_back(self, house, friday):
        key = create(house, Wish("Spring", "players - place"), events=[friday], by=by())
        assert last(house) == "League “Spring” was begun, with 1 event"
        assert [league.name for league in leagues(house)] == ["Spring"]
        assert [terms.name for terms in events_of(house, key)] == ["Friday"]
        assert leagues_with(house, friday) == leagues(house)
        undo(house, house.changes("house")[-1])
        assert leagues(house) == []

    def test_what_is_said_anew_is_told_and_only_that(self, house):
        key = create(house, Wish("Spring"), by=by())
        wish = replace(as_wish(house.house[League][key]), dropped=2, tie_breaks=("wins",), decimals=0)
        change = amend(house, league=key, wish=wish, by=by())
        assert change.sentence == (
            "League “Spring”: points have 0 decimals; the worst 2 results are dropped; ties are parted by events won"
        )
        assert as_wish(house.house[League][key]) == wish
        undo(house, change)
        assert as_wish(house.house[League][key]) == Wish("Spring")

    def test_counting_the_best_instead_of_dropping_is_said_once(self, house):
        key = create(house, Wish("Spring", dropped=2), by=by())
        change = amend(house, league=key, wish=Wish("Spring", best=8), by=by())
        assert change.sentence == "League “Spring”: the best 8 results count"

    def test_deleting_takes_its_choice_of_events_with_it_and_undo_brings_all_of_it_back(self, house, friday):
        key = create(house, Wish("Spring"), events=[friday], by=by())
        change = delete_league(house, league=key, by=by())
        assert not house.house[League]
        assert not house.house[LeagueEvent]
        undo(house, change)
        assert [terms.id for terms in events_of(house, key)] == [friday]

    def test_another_file_replays_it(self, house, friday):
        key = create(house, Wish("Spring"), events=[friday], by=by())
        choose_events(house, league=key, events=[], by=by())
        assert verify(house.path).faults == ()

    @pytest.mark.parametrize(
        ("wish", "at"),
        [
            (Wish(" "), ("name",)),
            (Wish("x" * 121), ("name",)),
            (Wish("SPRING"), ("name",)),
            (Wish("Other", "players -"), ("formula", 10)),
            (Wish("Other", "1 / (place - 7)"), ("formula", 3)),
            (Wish("Other", best=3, dropped=1), ("best",)),
            (Wish("Other", minimum=-1), ("minimum",)),
            (Wish("Other", decimals=5), ("decimals",)),
            (Wish("Other", tie_breaks=("luck",)), ("tie_breaks",)),
        ],
    )
    def test_what_makes_no_sense_is_refused_in_its_place(self, house, wish, at):
        create(house, Wish("Spring"), by=by())
        assert refused(create, house, wish, by=by())[1] == at
        assert len(leagues(house)) == 1

    def test_a_fault_at_some_place_says_at_which(self, house):
        sentence, _ = refused(create, house, Wish("Spring", "1 / (place - 7)"), by=by())
        assert sentence == "For 7th of 30: This divides by 0. (character 3)"


class TestChoosingEvents:
    def test_one_sentence_says_what_counts_and_what_no_longer_does(self, house, friday):
        key = create(house, Wish("Spring"), by=by())
        sunday = played(house, 2, "Sunday", "Bob", "Ann")
        assert choose_events(house, league=key, events=[friday], by=by()).sentence == "League “Spring”: Friday counts"
        change = choose_events(house, league=key, events=[sunday], by=by())
        assert change.sentence == "League “Spring”: Sunday counts; Friday does not count any more"
        undo(house, change)
        assert [terms.name for terms in events_of(house, key)] == ["Friday"]

    def test_an_event_may_count_for_several_leagues_and_stands_in_the_order_it_was_played(self, house, friday):
        early = played(house, -3, "Early", "Ann", "Bob")
        keys = [create(house, Wish(name), events=[friday, early], by=by()) for name in ("Spring", "Year")]
        assert {league.id for league in leagues_with(house, friday)} == set(keys)
        assert [terms.name for terms in events_of(house, keys[0])] == ["Early", "Friday"]

    def test_one_without_names_or_in_another_currency_cannot_count(self, house, friday):
        key = create(house, Wish("Spring"), events=[friday], by=by())
        nameless = events.create(house, events.Wish("Walk-in", "AMERIFUN sample", has_names=False), by=by())
        dollars = played(house, 3, "Vegas", "Ann", "Bob", currency="USD")
        said = refused(choose_events, house, league=key, events=[friday, nameless], by=by())
        assert said == ("Walk-in was played without names: nobody can get points.", ("events",))
        said = refused(choose_events, house, league=key, events=[friday, dollars], by=by())
        assert said == ("These are paid in EUR and USD: their money cannot be compared.", ("events",))

    def test_what_is_no_change_or_no_event_is_refused(self, house, friday):
        key = create(house, Wish("Spring"), events=[friday], by=by())
        before = house.house
        said = [
            refused(choose_events, house, league=league, events=[event], by=by())[0]
            for league, event in ((key, friday), (key, "nowhere"), ("nowhere", friday))
        ]
        assert len(set(said)) == 3
        assert house.house is before


class TestParts:
    def test_who_came_where_with_what_they_won_and_spent(self, house, friday):
        ann, *_, cid = parts(Tonight.of(house, friday))
        assert (ann.player, ann.facts.place, ann.prize) == (key_of(house, "Ann"), 1, 6_000)
        assert [ann.facts.players, ann.facts.pool, ann.facts.spent, ann.facts.in_the_money] == [3, 60, 25, 1]
        assert [cid.facts.place, cid.facts.prize, cid.facts.in_the_money, cid.facts.places_paid] == [3, 0, 0, 1]

    def test_who_enters_again_is_one_player_with_the_best_of_the_places_and_all_of_the_cost(self, house):
        event = entered(house, 0, "Friday", "Ann", "Bob", "Cid")
        floor.bust(house, event, out={1: None}, by=by())
        ann = key_of(house, "Ann")
        registration.register(house, event, player=ann, chance=Chance(bytes(32)), by=by())
        for entry in (2, 3):
            floor.bust(house, event, out={entry: None}, by=by())
        found = parts(Tonight.of(house, event))
        assert [(part.player, part.facts.place) for part in found] == [
            (ann, 1),
            (key_of(house, "Cid"), 2),
            (key_of(house, "Bob"), 3),
        ]
        assert [found[0].facts.reentries, found[0].facts.spent] == [1, 50]
        assert (found[0].facts.players, found[0].facts.entries) == (3, 4)

    def test_those_who_went_out_together_share_their_places(self, house):
        event = entered(house, 0, "Friday", "Ann", "Bob", "Cid")
        floor.bust(house, event, out={2: 500, 3: 500}, by=by())
        assert [(part.facts.place, part.worst) for part in parts(Tonight.of(house, event))] == [(1, 1), (2, 3), (2, 3)]

    def test_bounties_count_as_knockouts_and_a_shared_one_in_part(self, house):
        event = entered(house, 0, "Friday", "Ann", "Bob", "Cid", bounty=500, bounty_kind="fixed")
        floor.bust(house, event, out={3: None}, won_by={3: [1, 2]}, by=by())
        floor.bust(house, event, out={2: None}, won_by={2: [1]}, by=by())
        assert [part.facts.knockouts for part in parts(Tonight.of(house, event))] == [1.5, 0.5, 0]

    @pytest.mark.parametrize("way", [REFUND, OFF_EVEN])
    def test_nobody_gets_points_before_it_is_over_or_once_it_was_called_off(self, house, way):
        event = entered(house, 0, "Friday", "Ann", "Bob", "Cid")
        assert why_not(Tonight.of(house, event)) == "it is not over yet."
        assert parts(Tonight.of(house, event)) == []
        call_off(house, event, way=way, why="A fire alarm", by=by())
        assert why_not(Tonight.of(house, event)) == "it was called off."
