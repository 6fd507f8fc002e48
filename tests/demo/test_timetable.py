"""The plan of a sample evening, for crowds of all sizes and many seeds."""

from __future__ import annotations

from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.demo.timetable import MINUTE, PAUSE, PAUSE_AT, Crowd, timetable
from tdapp.director.templates import shipped
from tdapp.rules.chance import Chance
from tdapp.values.house import Stretch

CLUB = shipped()["Club evening, 10,000 chips, break every three levels"]
SCHEDULE = [
    Stretch("", n, level.get("break", level.get("minutes")) * MINUTE, "break" in level, 0, level.get("big_blind", 0), 0)
    for n, level in enumerate(CLUB["levels"], 1)
]
CLOSES_AFTER = 4
CLOSES = (4 * 20 + 5) * MINUTE + PAUSE


@st.composite
def crowds(draw) -> Crowd:
    players = draw(st.integers(2, 1_500))
    late = max(1, players // 15) if players >= 6 else 0
    again = max(1, players // 30) if players >= 12 else 0
    return Crowd(players, late, again, draw(st.integers(max(1, players // 10), max(1, players // 4))))


def planned(crowd: Crowd, seed: bytes):
    return timetable(crowd, SCHEDULE, CLOSES_AFTER, CLUB["stack"], Chance(seed))


@given(crowds(), st.binary(min_size=1, max_size=4))
def test_everybody_but_one_goes_out_and_no_hand_jumps_over_the_bubble(crowd, seed):
    plan = planned(crowd, seed)
    hands = [step.out for step in plan.steps if step.what == "hand"]
    left = list(accumulate(hands, lambda left, out: left - out, initial=crowd.entries))
    assert left[-1] == 1
    assert set(hands) <= {1, 2}
    assert left[plan.hands_to_bubble] == crowd.paid + 1


@given(crowds(), st.binary(min_size=1, max_size=4))
def test_who_comes_late_or_again_comes_while_entries_are_sold(crowd, seed):
    plan = planned(crowd, seed)
    first_out = min(step.at for step in plan.steps if step.what == "hand")
    late = [step.at for step in plan.steps if step.what == "late"]
    again = [step.at for step in plan.steps if step.what == "again"]
    (lock,) = (step.at for step in plan.steps if step.what == "lock")
    assert (len(late), len(again)) == (crowd.late, crowd.again)
    assert all(0 < at < CLOSES for at in late)
    assert all(first_out < at < CLOSES for at in again)
    assert lock > CLOSES


@given(crowds(), st.binary(min_size=1, max_size=4))
def test_steps_are_in_order_and_nobody_goes_out_while_the_clock_stands(crowd, seed):
    steps = planned(crowd, seed).steps
    assert list(steps) == sorted(steps, key=lambda step: step.at)
    stands = range(PAUSE_AT + 1, PAUSE_AT + PAUSE)
    assert not [step for step in steps if step.what == "hand" and step.at in stands]


@given(crowds(), st.binary(min_size=1, max_size=4))
def test_the_bubble_is_in_the_middle_of_a_level_and_all_is_locked_by_then(crowd, seed):
    plan = planned(crowd, seed)
    played = plan.until_bubble()
    assert [step.what for step in played].count("lock") == 1
    assert sum(step.out for step in played) == crowd.entries - crowd.paid - 1
    assert played[-1].at <= plan.bubble
    clock = plan.bubble - PAUSE
    for stretch in SCHEDULE:
        if clock < stretch.seconds:
            break
        clock -= stretch.seconds
    assert not stretch.is_break
    assert 0.4 < clock / stretch.seconds < 0.7


@pytest.mark.parametrize(("players", "hours"), [(2, 3.4), (9, 5), (30, 6.1), (100, 7)])
def test_it_ends_about_when_the_structure_predicts(players, hours):
    ends = [planned(Crowd(players, 0, 0, 1), bytes([seed])).steps[-1].at / 3_600 for seed in range(40)]
    assert abs(sum(ends) / len(ends) - hours) < 0.6
