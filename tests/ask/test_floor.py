"""The questions high-card, button, balance, break and redraw, as ASK.md words them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ask.asking import answer, refusal

LAST = {"button": 1, "small_blind": 2, "big_blind": 3}


def seated(number: int, seats: int, taken, **more):
    return {"table": number, "seats": seats, "players": {str(seat): f"T{number}-{seat}" for seat in taken}, **more}


class TestHighCard:
    def test_best_first(self):
        given = answer("high-card", {"cards": {"1": "Kd", "2": "Ks"}, "low": False})
        assert (given["order"], given["winner"], given["profile"]) == (["2", "1"], "2", "roberts-11")

    def test_lowest_first(self):
        assert answer("high-card", {"cards": {"1": "2d", "7": "2c", "9": "As"}, "low": True})["order"] == [
            "7",
            "1",
            "9",
        ]

    @pytest.mark.parametrize(
        ("asked", "at"),
        [
            ({"cards": {}}, "cards"),
            ({"cards": {"1": "Kd", "2": "Kd"}}, "cards.2"),
            ({"cards": {"1": "Kx"}}, "cards.1"),
            ({"cards": {"0": "Kd"}}, "cards.0"),
            ({"cards": {"01": "Kd"}}, "cards.01"),
            ({"cards": {"x": "Kd"}}, "cards.x"),
            ({"cards": {"1": "Kd"}, "low": 1}, "low"),
            ({"cards": ["Kd"]}, "cards"),
        ],
    )
    def test_refused(self, asked, at):
        assert refusal("high-card", asked)[0] == at


class TestButton:
    def test_the_example_of_the_contract(self):
        given = answer("button", {"seats": 6, "players": [1, 4, 5, 6], "last": LAST})
        expected = {
            "button": 2,
            "dead": True,
            "small_blind": 3,
            "big_blind": 4,
            "posts_small": [],
            "posts_big": [4],
            "last_to_act": 1,
            "heads_up": False,
        }
        assert {key: given[key] for key in expected} == expected

    @pytest.mark.parametrize("mode", ["dead", "moving"])
    def test_an_answer_can_be_fed_back(self, mode):
        asked = {"seats": 6, "players": [1, 3, 4, 5, 6], "house": {"button_mode": mode}}
        last: dict[str, Any] = LAST
        bigs = []
        for _ in range(3):
            last = answer("button", {**asked, "last": last})
            bigs.append(last["posts_big"])
        assert bigs == {"dead": [[4], [5], [6]], "moving": [[4, 5], [6], [1]]}[mode]

    def test_a_table_of_any_size(self):
        assert answer("button", {"seats": 10**15, "players": [7, 10**12], "last": LAST})["big_blind"] == 7

    @pytest.mark.parametrize(
        ("change", "at"),
        [
            ({"players": []}, "players"),
            ({"players": [1, 7]}, "players[1]"),
            ({"players": [1, 4, 1]}, "players[2]"),
            ({"players": [True, 4]}, "players[0]"),
            ({"players": [1, 4.0]}, "players[1]"),
            ({"seats": "6"}, "seats"),
            ({"last": {"button": 1, "small_blind": 2}}, "last.big_blind"),
            ({"last": {**LAST, "ante": 5}}, "last.ante"),
            ({"last": {**LAST, "button": 7}}, "last.button"),
            ({"last": {**LAST, "dead": 7}}, "last.dead"),
            ({"last": {**LAST, "posts_big": [0]}}, "last.posts_big[0]"),
            ({"last": {**LAST, "posts_big": [3, 3]}}, "last.posts_big[1]"),
            ({"extra": 1}, "extra"),
            ({"house": {"button_mode": "live"}}, "house.button_mode"),
            ({"house": {"no_such": 1}}, "house.no_such"),
            ({"profile": "tda"}, "profile"),
            ({"profile": None}, "profile"),
        ],
    )
    def test_refused(self, change, at):
        assert refusal("button", {"seats": 6, "players": [1, 4, 5, 6], "last": LAST, **change})[0] == at


class TestBalance:
    def test_with_the_button_alone_the_blinds_were_the_next_two_taken_seats(self):
        tables = [seated(1, 9, range(1, 8), button=6), seated(2, 9, (1, 2, 4, 5), button=9)]
        move = answer("balance", {"tables": tables})["moves"][0]
        assert (move["player"], move["to"]) == ("T1-2", {"table": 2, "seat": 3})

    def test_seats_busted_on_this_hand_count_as_taken_in_it(self):
        tables = [seated(1, 9, range(1, 8), button=6), seated(2, 9, (1, 2, 5), button=1)]
        assert answer("balance", {"tables": tables})["moves"][0]["to"] == {"table": 2, "seat": 6}
        asked = {"tables": tables, "busted": [{"table": 2, "seat": 3}]}
        assert answer("balance", asked)["moves"][0]["to"] == {"table": 2, "seat": 4}

    def test_a_busted_seat_that_is_none_is_named_also_with_the_button_alone(self):
        tables = [seated(1, 9, range(1, 6), button=1), seated(2, 9, (1, 2), button=2)]
        assert refusal("balance", {"tables": tables, "busted": [{"table": 2, "seat": 10}]})[0] == "busted[0].seat"

    def test_last_wins_over_button(self):
        tables = [seated(1, 9, range(1, 8), button=6, last=LAST), seated(2, 9, (1, 2, 4, 5), last=LAST)]
        assert answer("balance", {"tables": tables})["moves"][0]["player"] == "T1-4"

    def test_an_answer_of_button_can_be_given_as_last(self):
        last = answer("button", {"seats": 9, "players": [1, 2, 3, 4, 5, 6, 7], "last": LAST})
        tables = [seated(1, 9, range(1, 8), last=last), seated(2, 9, (1, 2, 4, 5), last=LAST)]
        assert answer("balance", {"tables": tables})["moves"][0]["player"] == "T1-5"

    def test_null_means_that_nobody_has_said(self):
        tables = [seated(1, 9, range(1, 8), button=None, last=None), seated(2, 9, (1, 2, 4, 5), button=1)]
        given = answer("balance", {"tables": tables})
        assert (given["moves"][0]["player"], given["needs_button"], given["sizes"]) == (None, [1], {"1": 6, "2": 5})
        assert given["moves"][0]["from"] == {"table": 1, "seat": None}

    def test_heads_up_the_button_was_the_small_blind(self):
        tables = [seated(1, 9, range(1, 6), button=1), seated(2, 9, (1, 2), button=1)]
        assert answer("balance", {"tables": tables})["moves"][0]["to"] == {"table": 2, "seat": 3}

    def test_the_house_decides_the_limit(self):
        tables = [seated(1, 9, range(1, 8), button=1), seated(2, 9, range(1, 5), button=1)]
        assert len(answer("balance", {"tables": tables, "house": {"balance_limit": 3}})["moves"]) == 0
        assert len(answer("balance", {"tables": tables, "house": {"balance_limit": 2}})["moves"]) == 1

    @pytest.mark.parametrize(
        ("change", "at"),
        [
            ({"tables": []}, "tables"),
            ({"tables": [seated(1, 9, ())]}, "tables[0].players"),
            ({"tables": [seated(1, 9, (1,)), seated(1, 9, (2,))]}, "tables[1].table"),
            ({"tables": [seated(1, 2, (1, 3))]}, "tables[0].players.3"),
            ({"tables": [seated(1, 9, (1,), unavailable=[1])]}, "tables[0].players.1"),
            ({"tables": [seated(1, 9, (1,), unavailable=[2, 2])]}, "tables[0].unavailable[1]"),
            ({"tables": [seated(1, 9, (1,), button=10)]}, "tables[0].button"),
            ({"tables": [seated(1, 9, (1,), color="red")]}, "tables[0].color"),
            ({"tables": [seated(1, 10**9, (1,))]}, "tables[0].seats"),
            ({"moved": {"a": -1}}, "moved.a"),
            ({"busted": [{"table": 9, "seat": 1}]}, "busted[0].table"),
            ({"cards": {"1": "Kd", "2": "Kd"}}, "cards.2"),
            ({"apart": [["a", "a"]]}, "apart[0]"),
            ({"house": {"balance_limit": 0}}, "house.balance_limit"),
            ({"house": {"balance_limit": True}}, "house.balance_limit"),
        ],
    )
    def test_refused(self, change, at):
        tables = [seated(1, 9, (1, 2)), seated(2, 9, (1, 2))]
        assert refusal("balance", {"tables": tables, **change})[0] == at

    def test_a_player_at_two_tables_is_refused(self):
        tables = [seated(1, 9, (1, 2)), {"table": 2, "seats": 9, "players": {"4": "T1-2"}}]
        place, sentence = refusal("balance", {"tables": tables})
        assert place == "tables[1].players.4"
        assert "T1-2" in sentence


class TestBreak:
    TABLES = (seated(1, 9, (1, 2)), seated(2, 9, (1, 2)), seated(3, 9, (1, 2)))

    def test_an_answer_can_be_repeated_with_its_seed(self):
        first = answer("break", {"tables": self.TABLES, "order": [3]})
        again = answer("break", {"tables": self.TABLES, "order": [3], "seed": first["seed"]})
        assert again == first
        assert first["break"] == 3
        assert first["commitment"] != first["seed"]

    def test_two_steps(self):
        given = answer(
            "break",
            {
                "tables": self.TABLES,
                "table": 3,
                "seat_cards": [[1, 3], [2, 8]],
                "cards": {"T3-1": "7h", "T3-2": "7s"},
            },
        )
        assert [(move["player"], move["to"]) for move in given["moves"]] == [
            ("T3-2", {"table": 1, "seat": 3}),
            ("T3-1", {"table": 2, "seat": 8}),
        ]

    @pytest.mark.parametrize(
        ("change", "at"),
        [
            ({"order": None}, "order"),
            ({"order": [3, 3]}, "order[1]"),
            ({"table": 9}, "table"),
            ({"table": 1, "seat_cards": [[2, 3], [2, 4]]}, "cards"),
            ({"table": 1, "cards": {"T1-1": "As"}}, "seat_cards"),
            ({"seed": "ab"}, "seed"),
            ({"seed": "g" * 64}, "seed"),
            ({"room": 7}, "room"),
        ],
    )
    def test_refused(self, change, at):
        assert refusal("break", {"tables": self.TABLES, "order": [3], **change})[0] == at

    def test_neither_a_table_nor_an_order(self):
        assert refusal("break", {"tables": self.TABLES})[0] == "order"


class TestRedraw:
    def test_the_example_of_the_contract(self):
        asked = {"players_left": 18, "tables_open": 3, "tables_started": 3, "seats": 10, "profile": "amerifun"}
        given = answer("redraw", asked)
        assert (given["redraw"], given["mandatory"], given["tables"], given["sizes"]) == (True, True, 2, [9, 9])
        assert given["profile"] == "amerifun"

    @pytest.mark.parametrize("key", ["players_left", "tables_open", "tables_started", "seats"])
    def test_zero_is_refused(self, key):
        asked = {"players_left": 18, "tables_open": 3, "tables_started": 3, "seats": 10, key: 0}
        assert refusal("redraw", asked)[0] == key
