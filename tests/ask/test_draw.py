"""The questions draw and check-draw, as they are asked."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tdapp.ask.questions import ask, find
from tdapp.ask.reader import Asked, read_json
from tdapp.resources import catalogue
from tdapp.values.refusal import Refused

SEED = "5eed" * 16
HARD: dict[str, Any] = {
    "players": list("abcdefghijkl"),
    "tables": [{"table": 3, "seats": 5, "unavailable": [2]}, {"table": 1, "seats": 6}, {"table": 9, "seats": 4}],
    "apart": [[one, other] for one in "abcdef" for other in "abcdef" if one < other],
    "locked": [{"player": "l", "table": 1, "seat": 6}],
    "dealers": ["a", "l"],
    "seed": SEED,
    "room": "ä",
}


def answer(question: str, **asked: Any) -> dict[str, Any]:
    return ask(find(question), read_json(json.dumps(asked)), catalogue())


def place_of(question: str, **asked: Any) -> str:
    with pytest.raises(Refused) as refused:
        answer(question, **asked)
    assert refused.value.sentence
    return refused.value.place


class TestDraw:
    def test_its_example_works(self):
        example = find("draw").example
        result = ask(find("draw"), Asked(example), catalogue())
        assert [line["player"] for line in result["seats"]] == example["players"]
        assert result["sizes"].keys() == {"1", "2"}
        assert sorted(result["sizes"].values()) == [4, 5]

    def test_the_answer_has_the_keys_of_the_contract(self):
        result = answer("draw", players=["a", "b", "c"], max_seats=2, seed=SEED, room="ten of clubs")
        assert list(result) == [
            "profile",
            "seats",
            "sizes",
            "apart_failed",
            "uniform",
            "seed",
            "room",
            "commitment",
        ]
        assert all(line.keys() == {"player", "table", "seat"} for line in result["seats"])
        assert result["commitment"] == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
        assert result["room"] == "ten of clubs"

    def test_cards_come_with_the_method_of_that_name(self):
        few = answer("draw", players=list("abcde"), max_seats=2, method="cards", seed=SEED)
        assert {line["card"][1] for line in few["seats"]} == {"s", "h", "c"}
        many = answer("draw", players=list("abcdefghi"), max_seats=2, method="cards", seed=SEED)
        assert {line["card"].partition("-")[0] for line in many["seats"]} == set("12345")

    def test_pairs_that_meet_are_listed_as_given(self):
        result = answer("draw", players=["a", "b"], max_seats=2, apart=[["b", "a"]])
        assert result["apart_failed"] == [["b", "a"]]

    def test_without_a_seed_each_draw_has_its_own(self):
        seeds = {answer("draw", players=["a"], max_seats=2)["seed"] for _ in range(3)}
        assert len(seeds) == 3

    def test_any_text_is_a_name(self):
        people = ["", " ", "Ö\n", "a" * 5000, "😀", "null"]
        assert [line["player"] for line in answer("draw", players=people, max_seats=3)["seats"]] == people

    def test_the_same_question_has_the_same_answer_in_every_process(self):
        answers = set()
        for hash_seed in ("1", "2", "3"):
            done = subprocess.run(
                [sys.executable, "-m", "tdapp", "ask", "draw"],
                input=json.dumps(HARD).encode(),
                env={**os.environ, "PYTHONHASHSEED": hash_seed},
                capture_output=True,
                check=True,
            )
            answers.add(done.stdout)
        assert len(answers) == 1
        result = json.loads(answers.pop())
        assert result["uniform"] is False
        assert len(result["apart_failed"]) == 3


TABLE = {"table": 1, "seats": 3}
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("players", {"players": []}),
    ("players", {"players": "abc"}),
    ("players[1]", {"players": ["a", 7]}),
    ("players[2]", {"players": ["a", "b", "a"]}),
    ("players", {"tables": [TABLE], "players": list("abcd")}),
    ("players", {"tables": [{**TABLE, "unavailable": [1]}], "players": list("abc")}),
    ("tables", {"tables": None}),
    ("tables", {"tables": []}),
    ("max_seats", {"max_seats": 0}),
    ("max_seats", {"max_seats": 10**18}),
    ("max_seats", {"max_seats": True}),
    ("max_seats", {"max_seats": 5, "tables": [TABLE]}),
    ("tables[0].seats", {"tables": [{"table": 1, "seats": 10**18}]}),
    ("tables[0].seats", {"tables": [{"table": 1, "seats": 0}]}),
    ("tables[0].seats", {"tables": [{"table": 1}]}),
    ("tables[0].table", {"tables": [{"table": 0, "seats": 3}]}),
    ("tables[1].table", {"tables": [TABLE, TABLE]}),
    ("tables[0].players", {"tables": [{**TABLE, "players": {}}]}),
    ("tables[0].unavailable[0]", {"tables": [{**TABLE, "unavailable": [4]}]}),
    ("tables[0].unavailable[1]", {"tables": [{**TABLE, "unavailable": [2, 2]}]}),
    ("apart[0]", {"apart": [["a"]]}),
    ("apart[0]", {"apart": [["a", "a"]]}),
    ("apart[1][1]", {"apart": [["a", "b"], ["a", "z"]]}),
    ("locked[0].player", {"locked": [{"player": "z", "table": 1, "seat": 1}]}),
    ("locked[0].table", {"locked": [{"player": "a", "table": 2, "seat": 1}]}),
    ("locked[0].seat", {"locked": [{"player": "a", "table": 1, "seat": 4}]}),
    ("locked[0].seat", {"tables": [{**TABLE, "unavailable": [3]}], "locked": [{"player": "a", "table": 1, "seat": 3}]}),
    (
        "locked[1].player",
        {"locked": [{"player": "a", "table": 1, "seat": 1}, {"player": "a", "table": 1, "seat": 2}]},
    ),
    (
        "locked[1].seat",
        {"locked": [{"player": "a", "table": 1, "seat": 1}, {"player": "b", "table": 1, "seat": 1}]},
    ),
    ("dealers[0]", {"dealers": ["z"]}),
    ("dealers", {"dealers": ["a", "b"]}),
    ("dealers[1]", {"dealers": ["a", "a"]}),
    ("method", {"method": "dice"}),
    ("method", {"method": None}),
    ("seed", {"seed": "5eed"}),
    ("room", {"room": 5}),
    ("button", {"button": 5}),
]


class TestImpossibleDraws:
    @pytest.mark.parametrize(("place", "wrong"), IMPOSSIBLE)
    def test_the_error_names_the_place(self, place: str, wrong: dict[str, Any]):
        asked = {"players": ["a", "b"], "tables": [TABLE], **wrong}
        if "max_seats" in wrong and "tables" not in wrong:
            del asked["tables"]
        assert place_of("draw", **asked) == place

    def test_either_tables_or_max_seats_is_needed(self):
        assert place_of("draw", players=["a"]) == "tables"


class TestCheckDraw:
    def published(self, **more: Any) -> dict[str, Any]:
        asked = {"players": list("abcdefg"), "max_seats": 4, "seed": SEED, "room": "", **more}
        return {**asked, "seats": answer("draw", **asked)["seats"]}

    def test_its_example_is_genuine(self):
        result = ask(find("check-draw"), Asked(find("check-draw").example), catalogue())
        assert result["genuine"] is True

    def test_what_was_drawn_is_genuine_in_any_order(self):
        asked = self.published()
        asked["seats"].reverse()
        result = answer("check-draw", **asked)
        assert (result["genuine"], result["differences"]) == (True, [])
        assert result["commitment"] == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()

    @pytest.mark.parametrize("method", ["cards", "spread"])
    def test_a_hard_draw_is_genuine_too(self, method: str):
        asked = {**HARD, "method": method}
        result = answer("check-draw", **asked, seats=answer("draw", **asked)["seats"])
        assert result["genuine"] is True

    def test_room_may_be_left_out_and_then_was_empty(self):
        asked = self.published()
        del asked["room"]
        assert answer("check-draw", **asked)["genuine"] is True
        assert answer("check-draw", **asked, room="x")["genuine"] is False

    def test_two_who_changed_seats_are_both_named(self):
        asked = self.published()
        one, other = asked["seats"][:2]
        one["player"], other["player"] = other["player"], one["player"]
        result = answer("check-draw", **asked)
        assert result["genuine"] is False
        assert len(result["differences"]) == 2
        assert result["differences"][0].startswith("b is published at ")

    def test_missing_unknown_and_doubled_players_are_differences(self):
        asked = self.published()
        gone = asked["seats"].pop(3)["player"]
        asked["seats"].append(dict(asked["seats"][0]))
        asked["seats"].append({"player": "stranger", "table": 1, "seat": 1})
        differences = answer("check-draw", **asked)["differences"]
        assert [sentence.partition(" ")[0] for sentence in differences] == ["a", "stranger", gone]
        assert "twice" in differences[0]
        assert "not among the players" in differences[1]
        assert "missing" in differences[2]

    def test_a_given_card_must_be_right(self):
        asked = self.published(method="cards")
        assert answer("check-draw", **asked)["genuine"] is True
        asked["seats"][0]["card"] = "Kd"
        assert len(answer("check-draw", **asked)["differences"]) == 1
        del asked["seats"][0]["card"]
        assert answer("check-draw", **asked)["genuine"] is True

    def test_a_card_in_a_draw_without_cards_is_a_difference(self):
        asked = self.published()
        asked["seats"][0]["card"] = "As"
        assert "no card" in answer("check-draw", **asked)["differences"][0]

    def test_an_empty_list_misses_everyone(self):
        asked = {**self.published(), "seats": []}
        assert len(answer("check-draw", **asked)["differences"]) == 7

    @pytest.mark.parametrize("key", ["seed", "seats", "players"])
    def test_seed_seats_and_players_are_needed(self, key: str):
        asked = self.published()
        del asked[key]
        assert place_of("check-draw", **asked) == key

    def test_a_line_that_is_no_seat_is_an_error(self):
        asked = self.published()
        asked["seats"][2]["seat"] = "4"
        assert place_of("check-draw", **asked) == "seats[2].seat"
