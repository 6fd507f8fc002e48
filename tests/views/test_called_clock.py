"""The clock called on a player, by each profile's seconds."""

from __future__ import annotations

import pytest

from tdapp.views.called_clock import before_it, called, called_clock


@pytest.mark.parametrize(
    ("choice", "whole", "countdown", "rule"),
    [("60 seconds", 60, 10, "CK-02"), ("25 + 5 seconds", 30, 5, "TDA-29"), ("60 + 10 seconds", 70, 10, "CK-01")],
)
class TestEveryProfile:
    def test_seconds_countdown_and_end(self, rulebook, choice, whole, countdown, rule):
        rules = rulebook(action_clock=choice)
        clock = called(rules)
        assert str(clock.rule) == str(rules.cite(rule))
        assert called_clock(clock, passed=0).left == whole
        just_before = called_clock(clock, passed=(whole - countdown) * 1_000 - 1)
        assert (just_before.left, just_before.is_countdown) == (countdown + 1, False)
        assert called_clock(clock, passed=(whole - countdown) * 1_000).is_countdown
        assert not called_clock(clock, passed=whole * 1_000 - 1).is_up
        assert called_clock(clock, passed=whole * 1_000).is_up


def test_what_becomes_of_the_hand(rulebook):
    up = called_clock(called(rulebook()), passed=10**6)
    assert (up.left, up.share) == (0, 1.0)
    assert "the hand is dead" in up.told
    assert "the player checks" in up.told


@pytest.mark.parametrize(
    ("choice", "told"),
    [("60 + 10 seconds", "Not before 2 minutes of thought."), ("60 seconds", "Anybody at the table")],
)
def test_when_it_may_be_called(rulebook, choice, told):
    assert told in before_it(rulebook(action_clock=choice))
