"""Antes, games and limits where levels are shown: the clock's face and the schedule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.director import clock, events
from tdapp.director.invariants import open_house
from tdapp.director.structures import edit_structure
from tdapp.director.tonight import By, Tonight
from tdapp.views.clock_face import clock_face
from tdapp.views.schedule import schedule
from tdapp.views.structure_cells import level, rest

START = 1_700_000_000_000
BY = By("Mia", START, "desk 1")
CLUB = "Club evening, 10,000 chips, break every three levels"
BIG_BLIND_ANTE = level(1_200, small_blind=200, big_blind=400, ante=400, ante_kind="big blind")
STUD = level(1_200, ante=25, bring_in=50, small_bet=200, big_bet=400, game="Stud")
LIMIT = level(1_200, small_blind=100, big_blind=200, small_bet=200, big_bet=400)


@pytest.fixture
def tonight(tmp_path):
    house = open_house(tmp_path / "swan.tdapp", create=True)
    event = events.create(house, events.Wish("Friday", CLUB, buy_in=4_000), by=BY)
    four = replace(LIMIT, ante=25, ante_kind="button")
    edit_structure(house, event, stretches=[BIG_BLIND_ANTE, STUD, rest(), LIMIT, four], by=BY)
    yield lambda: Tonight.of(house, event)
    house.close()


@pytest.mark.parametrize(
    ("stretch", "blinds", "beside"),
    [
        (1, "200 / 400", "big blind ante 400"),
        (2, "200 / 400", "Stud: ante 25, bring-in 50"),
        (4, "100 / 200", "limits 200/400"),
        (5, "100 / 200", "button ante 25, limits 200/400"),
    ],
)
def test_the_face_says_who_pays_and_what_is_played(tonight, stretch, blinds, beside):
    now = tonight()
    clock.go_to(now.house, now.now.stream, stretch=stretch, by=BY)
    shown = clock_face(tonight(), START)
    assert (shown.blinds, shown.ante) == (blinds, beside)


def test_what_follows_is_said_as_it_is_announced(tonight):
    assert clock_face(tonight(), START).following == "Stud: ante 25, bring-in 50, 200/400"


def test_the_schedule_says_the_same(tonight):
    lines = schedule(tonight(), START)
    assert [line.ante for line in lines] == ["400 big blind", "25", "", "", "25 button"]
    assert lines[1].blinds == "200 / 400"
    assert lines[1].note.startswith("Stud · bring-in 50")
    assert lines[3].note.startswith("limits 200/400")
