"""Changing the terms of a tournament."""

from __future__ import annotations

import json

import pytest

from tdapp.director import events, registration
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.store.change import Deed, update
from tdapp.values.refusal import Refused

BY = By("Mia", 1_700_000_000_000, "desk 1")


@pytest.fixture
def house(tmp_path):
    house = open_house(tmp_path / "swan.tdapp", create=True)
    yield house
    house.close()


@pytest.fixture
def friday(house):
    return events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500), by=BY)


def terms(house, key):
    return Tonight.of(house, key).terms


def enter(house, key, name="Ann Lee"):
    return registration.register(house, key, name=name, chance=Chance(bytes(32)), by=BY)


class TestTheSentence:
    @pytest.mark.parametrize(
        ("changes", "sentence"),
        [
            ({"guarantee": 50_000}, "Friday: guarantee €500 instead of none"),
            ({"name": " Friday  Deepstack "}, "Friday: now called Friday Deepstack"),
            ({"late_until_level": 6}, "Friday: registration until the end of level 6 instead of level 4"),
            ({"late_until_level": 0}, "Friday: registration until the draw only instead of level 4"),
            ({"buy_in": 3_000, "fee": 0}, "Friday: buy-in €30 instead of €20; fee none instead of €5"),
            ({"seats": 8}, "Friday: 8 seats a table instead of 9"),
            (
                {"profile": "tda-2024"},
                "Friday: Tournament Directors Association 2024 instead of Robert's Rules of Poker, version 11",
            ),
            (
                {"house_rules": {"balance_limit": 1}},
                "Friday: house rule “How far tables may differ”: Always within one player.",
            ),
            (
                {"house_rules": {"balance_limit": 2}},
                "Friday: house rule “How far tables may differ”: The house's own number: 2.",
            ),
        ],
    )
    def test_one_change_says_what_is_new(self, house, friday, changes, sentence):
        assert events.amend(house, friday, by=BY, **changes).sentence == sentence
        assert len(house.journal(friday)) == 2

    def test_a_house_rule_that_is_taken_back_is_said(self, house, friday):
        events.amend(house, friday, by=BY, house_rules={"balance_limit": 1})
        change = events.amend(house, friday, by=BY, house_rules={})
        assert change.sentence == "Friday: “How far tables may differ” as in the rulebook again"
        assert json.loads(terms(house, friday).house_rules) == {}


class TestWhatMayChange:
    def test_the_name_is_tidied(self, house, friday):
        events.amend(house, friday, by=BY, name=" Friday  Deepstack ")
        assert terms(house, friday).name == "Friday Deepstack"

    def test_a_house_rule_is_in_force_at_once(self, house, friday):
        events.amend(house, friday, by=BY, house_rules={"balance_limit": 2})
        assert Tonight.of(house, friday).rules["balance_limit"] == 2

    @pytest.mark.parametrize("changes", [{"name": "Saturday"}, {"guarantee": 1}, {"late_until_level": 5}])
    def test_name_guarantee_and_late_registration_may_change_with_entries(self, house, friday, changes):
        enter(house, friday)
        events.amend(house, friday, by=BY, **changes)
        [(name, value)] = changes.items()
        assert getattr(terms(house, friday), name) == value

    @pytest.mark.parametrize(
        "changes", [{"buy_in": 1}, {"fee": 1}, {"seats": 8}, {"profile": "amerifun"}, {"name": "X", "fee": 1}]
    )
    def test_what_was_sold_stands_with_entries(self, house, friday, changes):
        enter(house, friday)
        before = terms(house, friday)
        with pytest.raises(Refused, match="1 entry sold") as no:
            events.amend(house, friday, by=BY, **changes)
        assert no.value.at == (list(changes)[-1],)
        assert terms(house, friday) == before

    def test_an_entry_that_was_taken_back_locks_nothing(self, house, friday):
        house.undo(friday, enter(house, friday).n, at=BY.at, who="Mia")
        events.amend(house, friday, by=BY, buy_in=3_000)
        assert terms(house, friday).buy_in == 3_000

    def test_undo_gives_the_old_terms_back(self, house, friday):
        before = terms(house, friday)
        change = events.amend(house, friday, by=BY, guarantee=50_000, name="Saturday")
        house.undo(friday, change.n, at=BY.at, who="Mia")
        assert terms(house, friday) == before


class TestWhatIsRefused:
    @pytest.mark.parametrize(
        ("changes", "at"),
        [
            ({"name": "  "}, ("name",)),
            ({"name": "x" * 121}, ("name",)),
            ({"guarantee": -1}, ("guarantee",)),
            ({"buy_in": -1}, ("buy_in",)),
            ({"seats": 11}, ("seats",)),
            ({"late_until_level": 16}, ("late_until_level",)),
            ({"profile": "poker"}, ("profile",)),
            ({"house_rules": {"balance_limit": 0}}, ("house", "balance_limit")),
            ({"house_rules": {"weather": "fine"}}, ("house", "weather")),
            ({"stack": 5}, ("stack",)),
            ({"name": "Friday"}, ("name",)),
        ],
    )
    def test_it_names_the_field_and_changes_nothing(self, house, friday, changes, at):
        before = terms(house, friday)
        with pytest.raises(Refused) as no:
            events.amend(house, friday, by=BY, **changes)
        assert no.value.at == at
        assert terms(house, friday) == before

    def test_a_tournament_that_is_over_stays_as_it_was(self, house, friday):
        over = update(terms(house, friday), finished=BY.at)
        house.write(Deed(friday, "Friday is over", (over,)), at=BY.at, who="Mia")
        with pytest.raises(Refused, match="over"):
            events.amend(house, friday, by=BY, name="Saturday")


class TestTemplates:
    def test_every_template_is_a_structure_with_its_breaks(self):
        for template in events.templates().values():
            structure = events.structure_of(template)
            assert [part.minutes for part in structure] == [
                part.get("break") or part["minutes"] for part in template["levels"]
            ]
