"""The profiles: what each key may be, what each rulebook starts with, and what a house may change."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tdapp
from tdapp.resources import catalogue
from tdapp.rules.profile_keys import KEYS
from tdapp.rules.profiles import DEFAULT, PROFILES
from tdapp.rules.rulebook import HOUSE, Rule, Rulebook
from tdapp.values.refusal import Refused
from tests.rules.test_catalogue import is_source

PACKAGE = Path(tdapp.__file__).parent
R11, R7, AM, TDA = "roberts-11", "roberts-7", "amerifun", "tda-2024"

ASKED: dict[str, tuple[Any, ...]] = {
    "button_mode": ({"dead", "moving"}, "dead", "dead", "dead", "dead"),
    "balance_limit": ({"by tables", 1}, "by tables", "by tables", 1, 1),
    "who_moves": (
        {"next big blind", "same position"},
        "next big blind",
        "next big blind",
        "same position",
        "next big blind",
    ),
    "destination": (
        {"soonest big blind", "vacated seat", "worst position, never small blind"},
        "soonest big blind",
        "soonest big blind",
        "vacated seat",
        "worst position, never small blind",
    ),
    "source_tie": ({"fewest moved", "low card"}, "fewest moved", "fewest moved", "low card", "fewest moved"),
    "mover_in_blinds": (
        {"waits in small blind or on the button", "plays", "waits between small blind and button"},
        "waits in small blind or on the button",
        "plays",
        "plays",
        "waits between small blind and button",
    ),
    "halt_short_by": ({None, 3}, None, None, None, 3),
    "redraw": (
        {"3, 2, 1 tables", "18 and 9 players", "final table"},
        "3, 2, 1 tables",
        "3, 2, 1 tables",
        "18 and 9 players",
        "final table",
    ),
    "race_protection": ({"first", "after"}, "first", "after", "first", "after"),
    "race_one_chip_max": ({True, False}, True, True, True, True),
    "same_hand_other_table": ({"by stack", "share"}, "by stack", "by stack", "by stack", "share"),
    "deals": ({"allowed", "forbidden"}, "allowed", "allowed", "forbidden", "allowed"),
}
"""The table of `tdapp ask`: what each key may be, and the defaults of R11, R7, Amerifun and TDA."""

CONFLICTS = {
    *ASKED,
    "race_leftover",
    "first_button",
    "hand_start",
    "no_show_removal",
    "absent_player",
    "headsup_start",
    "rebuy_window",
    "payout",
    "tie_same_table",
    "hand_for_hand",
    "penalty_unit",
    "penalty_posts_blinds",
    "action_clock",
    "misplaced_button",
}


class TestKeys:
    def test_there_is_one_for_each_conflict_of_the_rulebooks(self):
        assert set(KEYS) == CONFLICTS

    @pytest.mark.parametrize("key", KEYS.values(), ids=lambda key: key.id)
    def test_each_profile_starts_with_a_choice_that_the_key_admits(self, key):
        assert set(key.defaults) == set(PROFILES)
        assert all(key.admits(default.choice) for default in key.defaults.values())

    @pytest.mark.parametrize("key", KEYS.values(), ids=lambda key: key.id)
    def test_each_default_says_where_it_stands(self, key):
        for profile, default in key.defaults.items():
            assert default.source == HOUSE or is_source(default.source)
            if default.source != HOUSE:
                assert default.source.split()[0] in PROFILES[profile].books

    @pytest.mark.parametrize("key", KEYS.values(), ids=lambda key: key.id)
    def test_each_option_has_a_sentence(self, key):
        assert key.name
        sentences = [option.says for option in key.options]
        assert all(re.fullmatch(r"[A-Z0-9].{10,}\.", text) for text in sentences)
        assert len(set(sentences)) == len(sentences)

    @pytest.mark.parametrize("key", KEYS.values(), ids=lambda key: key.id)
    def test_no_choice_is_there_twice(self, key):
        choices = [(type(option.choice), option.choice) for option in key.options]
        assert len(set(choices)) == len(choices)


class TestWhatAKeyIsAbout:
    @pytest.mark.parametrize("key", KEYS.values(), ids=lambda key: key.id)
    def test_rules_of_the_catalogue(self, key):
        assert key.rules
        assert set(key.rules) <= set(catalogue())

    @pytest.mark.parametrize("key", KEYS.values(), ids=lambda key: key.id)
    def test_one_of_them_stands_at_each_place_that_a_profile_takes_its_choice_from(self, key):
        places = {place for rule in key.rules for place in catalogue()[rule].sources}
        assert {default.source for default in key.defaults.values()} - {HOUSE} <= places


DECIDES = {"hand_start": "hand_level", "misplaced_button": "misplaced_button", "headsup_start": "rule_of"}
"""The keys by which only the floor rules, and what would decide by each."""


class TestWhatOnlyTheFloorRulesBy:
    def test_which_these_are(self):
        assert {key.id for key in KEYS.values() if key.is_for_rulings} == set(DECIDES)

    @pytest.mark.parametrize("rule", DECIDES.values())
    def test_nothing_in_the_app_decides_by_them(self, rule):
        acting = [file for room in ("director", "views", "gui") for file in (PACKAGE / room).rglob("*.py")]
        assert [file for file in acting if re.search(rf"\b{rule}\(", file.read_text("utf-8"))] == []


class TestTheTableOfAsk:
    @pytest.mark.parametrize("name", ASKED)
    def test_choices(self, name):
        assert all(KEYS[name].admits(choice) for choice in ASKED[name][0])

    @pytest.mark.parametrize("name", ASKED)
    @pytest.mark.parametrize(("place", "profile"), [(1, R11), (2, R7), (3, AM), (4, TDA)])
    def test_defaults(self, rulebook, name, place, profile):
        found = rulebook(profile)[name]
        assert (type(found), found) == (type(ASKED[name][place]), ASKED[name][place])

    def test_roberts_11_is_the_default(self):
        assert DEFAULT == R11
        assert set(PROFILES) == {R11, R7, AM, TDA}


class TestWhatAHouseChanges:
    def test_wins_over_the_profile(self, rulebook):
        rules = rulebook(R7, race_protection="first", balance_limit=7, halt_short_by=None)
        assert (rules["race_protection"], rules["balance_limit"], rules["halt_short_by"]) == ("first", 7, None)
        assert rules["deals"] == "allowed"

    @pytest.mark.parametrize(
        ("key", "choice"),
        [
            ("race_protection", "never"),
            ("race_protection", None),
            ("race_one_chip_max", 1),
            ("race_one_chip_max", "true"),
            ("balance_limit", 0),
            ("balance_limit", True),
            ("balance_limit", None),
            ("balance_limit", "1"),
            ("halt_short_by", 0),
            ("halt_short_by", False),
            ("deals", ""),
            ("no_such_key", 1),
        ],
    )
    def test_is_refused_with_its_place_when_it_is_no_choice(self, rulebook, key, choice):
        with pytest.raises(Refused) as refused:
            rulebook(R11, **{key: choice})
        assert refused.value.place == f"house.{key}"

    def test_a_profile_that_is_not_there_is_refused(self, rulebook):
        with pytest.raises(Refused) as refused:
            rulebook("roberts-12")
        assert refused.value.place == "profile"

    def test_the_refusal_lists_what_is_possible(self):
        assert KEYS["balance_limit"].expected == 'balance_limit may be "by tables" or a whole number from 1.'
        assert KEYS["race_one_chip_max"].expected == "race_one_chip_max may be true or false."
        assert KEYS["halt_short_by"].expected == "halt_short_by may be null or a whole number from 1."


THREE_RULES = {
    rule.id: rule
    for rule in (
        Rule("A-1", ("W18 9", "R11 §15.1", "R7 §15.2"), "A rule of three books."),
        Rule("A-2", ("W18 9", "W10 8"), "A rule of other books."),
        Rule("A-3", (), "A rule of the house."),
    )
}


class TestCitations:
    @pytest.mark.parametrize(
        ("profile", "rule", "source"),
        [
            (R11, "A-1", "R11 §15.1"),
            (R7, "A-1", "R7 §15.2"),
            (AM, "A-1", "R11 §15.1"),
            (TDA, "A-1", "R11 §15.1"),
            (TDA, "A-2", "W18 9"),
            (R11, "A-3", "house"),
        ],
    )
    def test_are_from_the_profiles_own_book_if_it_has_the_rule(self, profile, rule, source):
        citation = Rulebook(THREE_RULES, profile).cite(rule)
        assert (citation.rule, str(citation)) == (rule, source)
