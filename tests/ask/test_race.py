"""The questions race and forfeit, as JSON."""

from __future__ import annotations

import copy

import pytest

from tdapp.ask.race import FORFEIT_EXAMPLE, RACE_EXAMPLE
from tdapp.rules.cards import DECK
from tdapp.rules.chance import Chance, commitment
from tests.ask.asking import answer, refusal

SEED = "0f" * 32


def place(question, asked):
    return refusal(question, asked)[0]


class TestRace:
    def test_the_example_is_the_worked_one(self):
        found = answer("race", RACE_EXAMPLE)
        assert found.pop("why").endswith(".")
        assert found == {
            "profile": "roberts-11",
            "direct": {"1": 2, "2": 0, "3": 2, "4": 0, "5": 1, "6": 0},
            "odd": {"1": 3, "2": 4, "3": 0, "4": 2, "5": 1, "6": 3},
            "slots": 3,
            "order": [5, 6, 1, 2, 4],
            "awarded": [4, 5, 6],
            "new_chips": {"1": 2, "2": 0, "3": 2, "4": 1, "5": 2, "6": 1},
            "delta": 10,
            "dealt": {
                "1": ["9c", "4d", "Kh"],
                "2": ["2s", "7s", "Qc", "5h"],
                "3": [],
                "4": ["Jd", "3c"],
                "5": ["Ad"],
                "6": ["8s", "Ks", "6d"],
            },
            "rule": "R11 §15.11",
        }

    def test_a_profile_and_a_house_rule_change_it(self):
        assert answer("race", {**RACE_EXAMPLE, "profile": "roberts-7"})["awarded"] == [1, 4, 5, 6]
        assert answer("race", {**RACE_EXAMPLE, "house": {"race_protection": "after"}})["delta"] == 35

    def test_without_cards_the_app_deals_from_the_seed(self):
        players = [{"seat": 8, "chips": 2, "other": 100}, {"seat": 2, "chips": 3, "other": 100}]
        found = answer("race", {"old": 5, "new": 25, "players": players, "seed": SEED, "room": "Ä"})
        deck = [str(card) for card in Chance(bytes.fromhex(SEED), "Ä").shuffled(DECK)]
        assert found["dealt"] == {"2": deck[:3], "8": deck[3:5]}
        assert found["seed"] == SEED
        assert found["room"] == "Ä"
        assert found["commitment"] == commitment(bytes.fromhex(SEED))

    def test_without_a_seed_one_is_drawn_and_shown(self):
        content = {"old": 5, "new": 25, "players": [{"seat": 8, "chips": 2, "other": 100}]}
        found = answer("race", content)
        assert answer("race", {**content, "seed": found["seed"]}) == found

    def test_typed_cards_use_no_chance(self):
        assert "seed" not in answer("race", {**RACE_EXAMPLE, "seed": SEED})

    def test_seats_are_sorted_as_numbers(self):
        players = [{"seat": seat, "chips": 1, "other": 9} for seat in (10, 2, 1)]
        assert list(answer("race", {"old": 5, "new": 25, "players": players})["odd"]) == ["1", "2", "10"]

    @pytest.mark.parametrize(
        ("path", "value", "where"),
        [
            (("new",), 27, "new"),
            (("new",), True, "new"),
            (("new",), "25", "new"),
            (("old",), 0, "old"),
            (("old",), None, "old"),
            (("players",), [], "players"),
            (("players",), {}, "players"),
            (("players", 2, "seat"), 1, "players[2].seat"),
            (("players", 2, "seat"), 0, "players[2].seat"),
            (("players", 2, "chips"), -5, "players[2].chips"),
            (("players", 2, "chips"), 2.5, "players[2].chips"),
            (("players", 2, "other"), -1, "players[2].other"),
            (("players", 2, "cards"), ["2h"], "players[2].cards"),
            (("players", 0, "cards"), ["9c", "4d"], "players[0].cards"),
            (("players", 0, "cards"), None, "players[0].cards"),
            (("players", 3, "cards"), ["Jd", "Kh"], "players[3].cards[1]"),
            (("players", 3, "cards"), ["Jd", "1h"], "players[3].cards[1]"),
            (("players", 3, "name"), "Ann", "players[3].name"),
            (("seed",), "abc", "seed"),
            (("card",), "As", "card"),
        ],
    )
    def test_what_is_wrong_is_named(self, path, value, where):
        content = copy.deepcopy(RACE_EXAMPLE)
        part = content
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = value
        assert place("race", content) == where

    @pytest.mark.parametrize("key", ["old", "new", "players"])
    def test_what_is_missing_is_named(self, key):
        content = {name: part for name, part in RACE_EXAMPLE.items() if name != key}
        assert place("race", content) == key

    def test_empty_cards_for_all_let_the_app_deal(self):
        content = copy.deepcopy(RACE_EXAMPLE)
        for player in content["players"]:
            player["cards"] = []
        found = answer("race", {**content, "seed": SEED})
        assert found["seed"] == SEED
        assert {seat: len(cards) for seat, cards in found["dealt"].items()} == found["odd"]

    def test_empty_cards_for_some_are_refused(self):
        content = copy.deepcopy(RACE_EXAMPLE)
        content["players"][4]["cards"] = []
        assert place("race", content) == "players[4].cards"

    def test_cards_for_some_only_are_refused(self):
        content = copy.deepcopy(RACE_EXAMPLE)
        del content["players"][4]["cards"]
        assert place("race", content) == "players[4].cards"


class TestForfeit:
    def test_the_example(self):
        assert answer("forfeit", FORFEIT_EXAMPLE) == {"profile": "roberts-11", "each": 250, "bank": 0}

    @pytest.mark.parametrize(
        ("stack", "others", "unit", "each", "bank"),
        [(1000, 3, 25, 325, 25), (1010, 4, 25, 250, 10), (60, 8, 25, 0, 60), (0, 2, 5, 0, 0), (7, 7, 1, 1, 0)],
    )
    def test_shares_are_payable_and_the_rest_is_the_banks(self, stack, others, unit, each, bank):
        found = answer("forfeit", {"stack": stack, "others": others, "unit": unit})
        assert (found["each"], found["bank"]) == (each, bank)

    @pytest.mark.parametrize(
        ("key", "value"),
        [("stack", -1), ("others", 0), ("unit", 0), ("unit", -5), ("stack", "x"), ("others", True)],
    )
    def test_what_is_wrong_is_named(self, key, value):
        assert place("forfeit", {**FORFEIT_EXAMPLE, key: value}) == key
