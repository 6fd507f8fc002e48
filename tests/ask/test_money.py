"""The questions places, payouts and deal, as JSON."""

from __future__ import annotations

import time

import pytest

from tdapp.ask.money import DEAL_EXAMPLE, PAYOUTS_EXAMPLE, PLACES_EXAMPLE
from tests.ask.asking import answer, refusal


def place(question, asked):
    return refusal(question, asked)[0]


class TestPlaces:
    def test_the_example_is_the_worked_one(self):
        found = answer("places", PLACES_EXAMPLE)["places"]
        for each in found:
            assert each.pop("why").endswith(".")
            assert each.pop("rule") == "R11 §15.35"
        assert found == [
            {"player": "B", "from": 4, "to": 4, "prize": 7750},
            {"player": "A", "from": 5, "to": 5, "prize": 3875},
        ]

    def test_without_prizes_places_pay_nothing(self):
        found = answer("places", {"left": 9, "busts": [{"player": "", "stack": 5}]})["places"]
        assert (found[0]["from"], found[0]["prize"]) == (9, 0)

    def test_hand_for_hand_the_profile_decides(self):
        asked = {
            "left": 52,
            "busts": [{"player": name, "stack": i + 1, "table": i + 1} for i, name in enumerate("ABC")],
            "hand_for_hand": True,
            "prizes": [1500] * 50,
        }
        shared = answer("places", {**asked, "profile": "tda-2024"})
        assert {(each["from"], each["to"], each["prize"]) for each in shared["places"]} == {(50, 52, 500)}
        ranked = answer("places", asked)
        assert [each["player"] for each in ranked["places"]] == ["C", "B", "A"]
        asked["busts"] = [{"player": name, "stack": i + 1} for i, name in enumerate("ABC")]
        assert [each["from"] for each in answer("places", asked)["places"]] == [50, 51, 52]
        assert place("places", {**asked, "profile": "tda-2024"}) == "busts[0].table"

    @pytest.mark.parametrize(
        ("changed", "at"),
        [
            ({"left": 2}, "busts"),
            ({"left": 0}, "left"),
            ({"left": True}, "left"),
            ({"busts": []}, "busts"),
            ({"busts": [{"player": "A", "stack": -1}]}, "busts[0].stack"),
            ({"busts": [{"player": "A", "stack": 1, "seat": 1}]}, "busts[0].seat"),
            ({"busts": [{"player": "A", "stack": 1, "table": None}]}, "busts[0].table"),
            ({"best_hand": ["C"]}, "best_hand[0]"),
            ({"prizes": [5.5]}, "prizes[0]"),
            ({"prizes": [-5]}, "prizes[0]"),
            ({"unit": 0}, "unit"),
            ({"hand_for_hand": 1}, "hand_for_hand"),
            ({"hands": []}, "hands"),
        ],
    )
    def test_what_cannot_be_is_refused_where_it_stands(self, changed, at):
        assert place("places", {**PLACES_EXAMPLE, **changed}) == at


FIELD = {"entries": 20, "pool": 77500}


class TestPayouts:
    def test_the_example_is_the_published_curve(self):
        found = answer("payouts", PAYOUTS_EXAMPLE)
        assert found["prizes"][:3] == [250000, 132048, 92857]
        assert found["prizes"][-1] == 30433
        assert {key: found[key] for key in ("profile", "places", "pool", "overlay", "warnings")} == {
            "profile": "roberts-11",
            "places": 15,
            "pool": 1000000,
            "overlay": 0,
            "warnings": [],
        }

    def test_shares_may_have_decimals_and_are_exact(self):
        text = '{"entries": 9, "pool": 1000, "shares": [33.4, 33.3, 33.3]}'
        assert answer("payouts", text)["prizes"] == [334, 333, 333]

    def test_a_table_is_read_from_the_resources(self):
        found = answer("payouts", {"entries": 20, "pool": 77500, "table": "amerifun"})
        assert found["prizes"] == [38750, 19375, 11625, 7750]

    def test_a_guarantee_shows_the_overlay(self):
        found = answer("payouts", {"entries": 20, "pool": 900, "guarantee": 1000, "percent": 7.5})
        assert (found["pool"], found["overlay"], found["places"]) == (1000, 100, 2)

    @pytest.mark.parametrize(
        ("more", "at"),
        [
            ({}, "shares"),
            ({"shares": [50, 50], "table": "amerifun"}, "table"),
            ({"places": 3, "percent": 15}, "percent"),
            ({"shares": [50, 50], "first_share": 30}, "first_share"),
            ({"table": "amerifun", "min_cash": 30}, "min_cash"),
            ({"table": "none"}, "table"),
            ({"table": "amerifun", "entries": 31}, "entries"),
            ({"shares": []}, "shares"),
            ({"shares": [50, 60]}, "shares[1]"),
            ({"shares": [50, 0]}, "shares[1]"),
            ({"shares": [50, "x"]}, "shares[1]"),
            ({"places": 0}, "places"),
            ({"places": 1.5}, "places"),
            ({"percent": 101}, "percent"),
            ({"percent": 0}, "percent"),
            ({"places": 5, "min_cash": 77501}, "min_cash"),
            ({"places": 5, "first_share": 0}, "first_share"),
            ({"places": 5, "first_share": 100.5}, "first_share"),
            ({"places": 5, "unit": 0}, "unit"),
            ({"places": 5, "pool": -1}, "pool"),
            ({"places": 5, "entries": 0}, "entries"),
            ({"percent": 50, "entries": 10**30}, "percent"),
        ],
    )
    def test_what_cannot_be_is_refused_where_it_stands(self, more, at):
        assert place("payouts", {**FIELD, **more}) == at

    def test_a_first_share_below_the_even_one_is_no_error(self):
        found = answer("payouts", {"entries": 10, "pool": 100000, "percent": 15, "first_share": 25})
        assert found["prizes"] == [50000, 50000]
        assert len(found["warnings"]) == 1

    def test_absurd_amounts_still_add_up(self):
        found = answer("payouts", {"places": 5, "entries": 10**30, "pool": 10**30 + 7, "unit": 10, "first_share": 30})
        assert sum(found["prizes"]) == 10**30 + 7
        assert found["prizes"] == sorted(found["prizes"], reverse=True)


class TestDeal:
    def test_the_example_is_the_one_of_the_contract(self):
        found = answer("deal", DEAL_EXAMPLE)
        assert found["shares"] == {"A": 42500, "B": 37500}
        assert found["exact"] == {"A": 42500.0, "B": 37500.0}
        assert found["reserve"] == 0
        assert any("R11 §15.38" in warning for warning in found["warnings"])

    @pytest.mark.parametrize(
        ("method", "shares"), [("icm", [34000, 38500, 27500]), ("chips", [33333, 40000, 26667]), ("even", None)]
    )
    def test_the_methods(self, method, shares):
        stacks = {"A": 20000, "B": 30000, "C": 10000}
        found = answer("deal", {"stacks": stacks, "prizes": [50000, 30000, 20000], "method": method})
        assert list(found["shares"].values()) == (shares or [33333, 33334, 33333])

    def test_fifteen_hundred_players_are_no_problem(self):
        stacks = {str(i): 1000 + (i * 7919) % 100_000 for i in range(1500)}
        prizes = [10**8 // (i + 1) for i in range(225)]
        started = time.perf_counter()
        found = answer("deal", {"stacks": stacks, "prizes": prizes, "method": "icm"})
        assert time.perf_counter() - started < 30
        assert sum(found["shares"].values()) == sum(prizes)
        assert all(abs(found["shares"][name] - found["exact"][name]) < 1.001 for name in stacks)

    def test_where_deals_are_forbidden_the_rule_is_cited(self):
        at, sentence = refusal("deal", {**DEAL_EXAMPLE, "profile": "amerifun"})
        assert at == "profile"
        assert "AM Winning" in sentence
        assert place("deal", {**DEAL_EXAMPLE, "house": {"deals": "forbidden"}}) == "house.deals"
        allowed = {**DEAL_EXAMPLE, "profile": "amerifun", "house": {"deals": "allowed"}}
        assert answer("deal", allowed)["profile"] == "amerifun"

    @pytest.mark.parametrize(
        ("changed", "at"),
        [
            ({"stacks": {}}, "stacks"),
            ({"stacks": {"A": -1}}, "stacks.A"),
            ({"stacks": {"A": 1.5}}, "stacks.A"),
            ({"stacks": {"A": 1}}, "prizes"),
            ({"prizes": [1, 2]}, "prizes[1]"),
            ({"prizes": [2, -1]}, "prizes[1]"),
            ({"method": "coin"}, "method"),
            ({"reserve": 50001}, "reserve"),
            ({"reserve": -1}, "reserve"),
            ({"unit": 0}, "unit"),
            ({"players": []}, "players"),
        ],
    )
    def test_what_cannot_be_is_refused_where_it_stands(self, changed, at):
        assert place("deal", {**DEAL_EXAMPLE, **changed}) == at

    def test_the_method_must_be_said(self):
        asked = {key: value for key, value in DEAL_EXAMPLE.items() if key != "method"}
        assert place("deal", asked) == "method"
