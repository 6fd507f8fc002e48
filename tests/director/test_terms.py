"""The terms of a tournament: what they may be, which of them may change when, and how it is told."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

import pytest

from tdapp.director import offers, seating, terms
from tdapp.director.terms import ANY_TIME, BEFORE_ENTRIES, LATE_ENDS, UNTIL_THE_DRAW, amend, term_stands_because
from tdapp.director.terms_told import late_said, moment_said
from tdapp.director.tonight import Tonight
from tdapp.rules.chip_account import MOST_CHIPS
from tdapp.values.house import Envelope, Offer
from tdapp.values.money import MOST
from tests.director.evenings import BY, chance, enter, finish, refused, terms_of, undo

HOUR = 3_600_000
LATER = BY.at + 2 * HOUR
OTHER: dict[str, dict[str, Any]] = {
    "name": {"name": "Saturday"},
    "starts": {"starts": LATER},
    "guarantee": {"guarantee": 50_000},
    "late_ends": {"late_ends": "hand"},
    "late_until_level": {"late_until_level": 5},
    "late_until": {"late_until": LATER},
    "most_players": {"most_players": 40},
    "house_rules": {"house_rules": {"balance_limit": 2}},
    "draws_at_once": {"draws_at_once": True},
    "buy_in": {"buy_in": 3_000},
    "fee": {"fee": 0},
    "bounty": {"bounty": 1_000, "bounty_kind": "fixed"},
    "bounty_kind": {"bounty_kind": "progressive", "bounty": 1_000},
    "stack": {"stack": 5_000},
    "seats": {"seats": 8},
    "game": {"game": "Omaha"},
    "currency": {"currency": "USD"},
    "has_names": {"has_names": False},
    "profile": {"profile": "amerifun"},
}
"""Another value for each term, with what goes with it."""


def change(house, event, **changes):
    return amend(house, event, by=BY, **changes)


def rebuy(**more):
    return Offer("", 0, "rebuy", price=1_000, fee=0, chips=1_000, **{"bounty": 0, **more})


AS_BEFORE = "“How far tables may differ” as in the rulebook again"


class TestTheSentence:
    @pytest.mark.parametrize(
        ("changes", "told"),
        [
            ({"guarantee": 50_000}, "guarantee €500 instead of none"),
            ({"name": " Friday  Deepstack "}, "now called Friday Deepstack"),
            (
                {"late_until_level": 6},
                "registration until the end of level 6 instead of until the end of level 4",
            ),
            ({"late_until_level": 0}, "registration until the draw only instead of until the end of level 4"),
            (
                {"late_ends": "break", "late_until_level": 3},
                "registration until the end of the break after level 3 instead of until the end of level 4",
            ),
            ({"late_ends": "hand"}, "registration until it is closed by hand instead of until the end of level 4"),
            ({"buy_in": 3_000, "fee": 0}, "buy-in €30 instead of €20; fee none instead of €5"),
            ({"seats": 8}, "8 seats a table instead of 9"),
            ({"stack": 5_000}, "starting stack 5,000 instead of 1,000"),
            ({"game": " Omaha  hi-lo"}, "game Omaha hi-lo instead of No-limit hold’em"),
            ({"currency": "USD"}, "currency USD instead of EUR"),
            ({"most_players": 40}, "at most 40 players instead of as many as come"),
            ({"draws_at_once": True}, "seats are drawn at registration"),
            ({"has_names": False}, "entries are numbers, without names"),
            ({"bounty": 1_000, "bounty_kind": "fixed"}, "bounty fixed €10 instead of none"),
            (
                {"profile": "tda-2024"},
                "Tournament Directors Association 2024 instead of Robert's Rules of Poker, version 11",
            ),
            (
                {"house_rules": {"balance_limit": 1}},
                "house rule “How far tables may differ”: Always within one player.",
            ),
            (
                {"house_rules": {"balance_limit": 2}},
                "house rule “How far tables may differ”: The house's own number: 2.",
            ),
        ],
    )
    def test_one_change_says_what_is_new(self, house, friday, changes, told):
        assert change(house, friday, **changes).sentence == f"Friday: {told}"
        assert len(house.journal(friday)) == 2

    @pytest.mark.parametrize(
        ("before", "changes", "told"),
        [
            ({"draws_at_once": True}, {"draws_at_once": False}, "seats are drawn at the start"),
            ({"has_names": False}, {"has_names": True}, "entries have names"),
            ({"most_players": 40}, {"most_players": 0}, "at most as many as come instead of 40 players"),
            ({"house_rules": {"balance_limit": 1}}, {"house_rules": {}}, AS_BEFORE),
        ],
    )  # fmt: skip
    def test_what_is_taken_back_is_said(self, house, friday, before, changes, told):
        change(house, friday, **before)
        assert change(house, friday, **changes).sentence == f"Friday: {told}"

    def test_times_are_those_of_the_clock_on_the_wall(self, house, friday):
        wall = datetime.fromtimestamp(LATER / 1_000).strftime("%Y-%m-%d %H:%M")  # noqa: DTZ006
        assert change(house, friday, starts=LATER).sentence == f"Friday: starts {wall} instead of no time yet"
        told = f"Friday: registration until {wall} instead of until the end of level 4"
        assert change(house, friday, late_ends="time", late_until=LATER).sentence == told

    def test_every_way_to_end_late_registration_is_told_otherwise(self, house, friday):
        change(house, friday, late_until=LATER)
        told = set()
        for ends in LATE_ENDS:
            if ends != terms_of(house, friday).late_ends:
                change(house, friday, late_ends=ends)
            told.add(late_said(terms_of(house, friday)))
        assert len(told) == len(LATE_ENDS)
        assert f"until {moment_said(LATER)}" in told


class TestWhatMayChange:
    def test_every_term_has_its_time(self):
        assert {*ANY_TIME, *UNTIL_THE_DRAW, *BEFORE_ENTRIES} == OTHER.keys()
        assert len({*ANY_TIME, *UNTIL_THE_DRAW, *BEFORE_ENTRIES}) == len((*ANY_TIME, *UNTIL_THE_DRAW, *BEFORE_ENTRIES))

    @pytest.mark.parametrize("changes", OTHER.values(), ids=OTHER)
    def test_before_entries_everything_may_and_undo_brings_it_back(self, house, friday, changes):
        before = terms_of(house, friday)
        done = change(house, friday, **changes)
        assert terms_of(house, friday) != before
        undo(house, done)
        assert terms_of(house, friday) == before

    @pytest.mark.parametrize("name", [*ANY_TIME, *UNTIL_THE_DRAW])
    def test_with_entries_what_was_not_sold_may(self, house, friday, name):
        enter(house, friday, "Ann Lee")
        before = getattr(terms_of(house, friday), name)
        assert term_stands_because(Tonight.of(house, friday), name) == ""
        change(house, friday, **OTHER[name])
        assert getattr(terms_of(house, friday), name) != before

    @pytest.mark.parametrize("name", BEFORE_ENTRIES)
    def test_with_entries_what_was_sold_stands(self, house, friday, name):
        enter(house, friday, "Ann Lee")
        before = terms_of(house, friday)
        told = "1 entry sold: this stands now."
        assert term_stands_because(Tonight.of(house, friday), name) == told
        assert refused(change, house, friday, **OTHER[name]) == (told, (name,))
        assert terms_of(house, friday) == before

    def test_one_term_that_stands_holds_the_others_back(self, house, friday):
        enter(house, friday, "Ann Lee")
        assert refused(change, house, friday, name="Saturday", fee=1)[1] == ("fee",)
        assert terms_of(house, friday).name == "Friday"

    def test_who_draws_when_stands_from_the_draw_on(self, house, friday):
        enter(house, friday, "Ann Lee", "Bob Marsh")
        seating.draw(house, friday, chance=chance(), by=BY)
        told = "Seats are drawn: this stands now."
        assert refused(change, house, friday, draws_at_once=True) == (told, ("draws_at_once",))

    def test_an_entry_that_was_taken_back_locks_nothing(self, house, friday):
        undo(house, enter(house, friday, "Ann Lee"))
        change(house, friday, buy_in=3_000)
        assert terms_of(house, friday).buy_in == 3_000

    @pytest.mark.parametrize("name", OTHER)
    def test_nothing_may_once_it_is_over(self, house, friday, name):
        finish(house, friday)
        assert term_stands_because(Tonight.of(house, friday), name) == "The tournament is over."
        sentence, at = refused(change, house, friday, **OTHER[name])
        assert (sentence, at) == ("The tournament is over: its terms stand.", (name,))

    def test_names_are_tidied(self, house, friday):
        change(house, friday, name=" Friday  Deepstack ", game=" Omaha\n")
        assert (terms_of(house, friday).name, terms_of(house, friday).game) == ("Friday Deepstack", "Omaha")

    def test_a_house_rule_is_in_force_at_once(self, house, friday):
        change(house, friday, house_rules={"balance_limit": 2})
        assert Tonight.of(house, friday).rules["balance_limit"] == 2
        assert json.loads(terms_of(house, friday).house_rules) == {"balance_limit": 2}

    def test_a_time_that_is_not_in_force_any_more_is_in_nobodys_way(self, house, friday):
        change(house, friday, late_ends="time", late_until=LATER)
        change(house, friday, late_ends="level")
        change(house, friday, starts=LATER + 24 * HOUR)
        assert terms_of(house, friday).starts == LATER + 24 * HOUR


class TestWhatIsRefused:
    @pytest.mark.parametrize(
        ("changes", "at"),
        [
            ({"name": "  "}, ("name",)),
            ({"name": "x" * 121}, ("name",)),
            ({"name": "Friday"}, ("name",)),
            ({"game": " "}, ("game",)),
            ({"game": "x" * 61}, ("game",)),
            ({"currency": "XXX"}, ("currency",)),
            *(({name: -1}, (name,)) for name in ("buy_in", "fee", "guarantee", "bounty")),
            *(({name: MOST + 1}, (name,)) for name in ("buy_in", "fee", "guarantee", "bounty")),
            ({"seats": 1}, ("seats",)),
            ({"seats": 11}, ("seats",)),
            ({"stack": 0}, ("stack",)),
            ({"stack": MOST_CHIPS + 1}, ("stack",)),
            ({"most_players": 1}, ("most_players",)),
            ({"most_players": -2}, ("most_players",)),
            ({"bounty_kind": "golden"}, ("bounty_kind",)),
            ({"bounty_kind": "fixed"}, ("bounty",)),
            ({"bounty": 500}, ("bounty_kind",)),
            ({"late_ends": "never"}, ("late_ends",)),
            ({"late_until_level": -1}, ("late_until_level",)),
            ({"late_until_level": 16}, ("late_until_level",)),
            ({"late_ends": "time"}, ("late_until",)),
            ({"late_ends": "time", "late_until": LATER, "starts": LATER + 1}, ("late_until",)),
            ({"profile": "poker"}, ("profile",)),
            ({"house_rules": {"balance_limit": 0}}, ("house", "balance_limit")),
            ({"house_rules": {"weather": "fine"}}, ("house", "weather")),
            ({"finished": 1}, ("finished",)),
            ({"is_closed": True}, ("is_closed",)),
            ({"weather": "fine"}, ("weather",)),
        ],
    )
    def test_it_names_the_field_and_changes_nothing(self, house, friday, changes, at):
        before = terms_of(house, friday)
        assert refused(change, house, friday, **changes)[1] == at
        assert terms_of(house, friday) == before
        assert len(house.journal(friday)) == 1

    def test_fewer_players_than_are_in(self, house, friday):
        enter(house, friday, "Ann Lee", "Bob Marsh", "Zoë Meyer")
        told = "3 players are in already."
        assert refused(change, house, friday, most_players=2) == (told, ("most_players",))
        change(house, friday, most_players=3)

    def test_an_event_that_is_not_there(self, house):
        assert refused(change, house, "nowhere", name="X")[0] == "There is no tournament nowhere."


class TestABountyThatIsGivenUp:
    @pytest.fixture
    def mystery(self, house, friday):
        change(house, friday, bounty=1_000, bounty_kind="mystery")
        offers.set_offer(house, friday, offer=rebuy(bounty=400), by=BY)
        terms.amend(house, friday, envelopes={5_000: 1, 500: 8}, by=BY)
        return friday

    def rows(self, house, event):
        now = house.snapshot(event)
        return [dict(now[kind]) for kind in (Offer, Envelope)]

    def test_takes_its_envelopes_and_its_part_of_every_offer_with_it(self, house, mystery):
        before = self.rows(house, mystery)
        done = change(house, mystery, bounty=0, bounty_kind="")
        now = house.snapshot(mystery)
        assert not now[Envelope]
        assert {offer.bounty for offer in now[Offer].values()} == {0}
        undo(house, done)
        assert self.rows(house, mystery) == before

    def test_of_another_kind_only_the_envelopes_go(self, house, mystery):
        change(house, mystery, bounty_kind="fixed")
        now = house.snapshot(mystery)
        assert not now[Envelope]
        sold = offers.offer_of(Tonight.of(house, mystery), "rebuy")
        assert sold is not None
        assert sold.bounty == 400

    def test_what_an_offer_has_nothing_of_is_not_touched(self, house, friday):
        offers.set_offer(house, friday, offer=rebuy(), by=BY)
        renamed = change(house, friday, name="Saturday")
        offers.withdraw_offer(house, friday, kind="rebuy", by=BY)
        undo(house, renamed)
        assert terms_of(house, friday).name == "Friday"
