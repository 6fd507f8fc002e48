"""Looking a rule up: by words, by its place in a book, and what is in force of it tonight."""

from __future__ import annotations

import pytest

from tdapp.resources import catalogue
from tdapp.rules.rulebook import Rulebook
from tdapp.views.rule_lookup import places, rule_shown, rules_found

R11, AM, TDA = "roberts-11", "amerifun", "tda-2024"


def rulebook(profile=R11, **house):
    return Rulebook(catalogue(), profile, house)


def ids(query, profile=R11):
    return [line.id for line in rules_found(query, rulebook(profile))]


class TestWhatIsFound:
    def test_every_rule_where_nothing_was_typed(self):
        assert set(ids("")) == set(ids("  ")) == set(catalogue())

    @pytest.mark.parametrize("typed", ["TDA 36", "tda 36", "tda36", "TDA-36"])
    def test_a_place_in_a_book_first(self, typed):
        assert ids(typed)[0] == "TDA-36"

    def test_what_begins_with_the_place_while_it_is_typed(self):
        assert {"BAL-03", "BAL-09"} <= set(ids("R11 §15.1"))
        assert all(any(place.startswith("R11 §15.1") for place in catalogue()[at].sources) for at in ids("R11 §15.1"))
        assert ids("R11 §15") == ids("r11 15")

    def test_a_paragraph_without_its_book(self):
        assert "BAL-03" in ids("§15.15")

    @pytest.mark.parametrize("typed", ["odd chips raced", "RACED odd", "raced, od"])
    def test_words_in_any_order(self, typed):
        assert ids(typed.replace(",", ""))[0] == "RACE-01"

    def test_the_name_of_the_point_that_it_is_about(self):
        assert "MB-03" in ids("wrong place")

    @pytest.mark.parametrize(
        ("typed", "rule"),
        [
            ("misplaced button", "MB-03"),
            ("hand start", "LVL-02"),
            ("heads-up", "HU-01"),
            ("heads up", "HU-02"),
            ("headsup", "HU-03"),
            ("no-show", "LATE-01"),
            ("no show", "LATE-01"),
            ("noshow", "LATE-01"),
        ],
    )
    def test_what_is_said_at_the_table(self, typed, rule):
        assert rule in ids(typed)

    def test_of_equal_fits_those_of_tonights_rulebook_come_first(self):
        assert ids("hand belongs")[0] == "LVL-03"
        assert ids("no-show stack")[0] == "LATE-01"
        assert ids("no-show", AM).index("LATE-02") < ids("no-show", TDA).index("LATE-02")

    def test_nothing_where_no_rule_has_the_words(self):
        assert ids("zebra") == []

    @pytest.mark.parametrize("typed", ["§", "-", "((", "\\", "٣", "🂡"])
    def test_signs_do_no_harm(self, typed):
        assert set(ids(typed)) <= set(catalogue())


class TestWhatIsShown:
    def test_a_rule_with_its_places_in_all_books(self):
        shown = rule_shown(catalogue()["MB-03"], rulebook())
        assert shown.says == catalogue()["MB-03"].says
        for place in catalogue()["MB-03"].sources:
            assert place in shown.sources

    def test_what_is_in_force_tonight_and_what_other_books_choose(self):
        (point,) = rule_shown(catalogue()["TDA-23"], rulebook()).points
        assert (point.says, point.source) == ("With the first riffle.", "R11 §15.10")
        assert point.others == (
            "AM Timer: When all blinds are posted and the riffle has begun.",
            "TDA 23: With the riffle, the button of the shuffler or the dealer's push.",
        )

    def test_a_house_rule_names_what_it_stands_in_place_of(self):
        (point,) = rule_shown(catalogue()["LVL-02"], rulebook(hand_start="riffle or push")).points
        assert point.is_of_the_house
        assert point.says == "With the riffle, the button of the shuffler or the dealer's push."
        assert point.source == "instead of “riffle”, R11 §15.10"
        assert point.others[0] == "R11 §15.10 and R7 §15.9: With the first riffle."

    def test_where_it_is_not_in_tonights_rulebook(self):
        assert "not in tonight’s rulebook" in rule_shown(catalogue()["TDA-36"], rulebook()).standing
        assert rule_shown(catalogue()["TDA-36"], rulebook(TDA)).standing == ""
        assert "the app’s own" in rule_shown(catalogue()["LATE-07"], rulebook()).standing

    @pytest.mark.parametrize("profile", [R11, AM, TDA])
    def test_every_rule_can_be_shown(self, profile):
        for rule in catalogue().values():
            assert rule_shown(rule, rulebook(profile)).says == rule.says


def test_every_place_that_can_be_cited_is_offered_once():
    offered = [place for place, _ in places()]
    assert len(set(offered)) == len(offered)
    assert {"TDA 36", "R11 §15.15", "AM Timer", "LATE-07"} <= set(offered)
