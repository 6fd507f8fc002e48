"""Whole tournaments, from the draw to the last player, in every profile."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tdapp.rules.profiles import PROFILES
from tests.scenarios.referee import Referee

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"), key=lambda file: int(file.stem))


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.stem}-players")
def test_a_record_is_played_to_the_last(rulebook, file, profile):
    record = json.loads(file.read_text(encoding="utf-8"))
    referee = Referee(record, rulebook(profile))
    for step in record["steps"]:
        referee.play(step)
    referee.check_the_end()
    assert referee.seen["race"] > 0
    if record["players"] > record["seats"]:
        assert referee.seen["redraw to 1"] == 1


def test_there_is_a_record_for_every_size():
    assert [int(file.stem) for file in RECORDS] == [9, 27, 100, 1000]


def test_the_profiles_differ_where_the_rulebooks_do(rulebook):
    record = json.loads(RECORDS[2].read_text(encoding="utf-8"))
    seen = {}
    for profile in PROFILES:
        referee = Referee(record, rulebook(profile))
        for step in record["steps"]:
            referee.play(step)
        seen[profile] = referee.seen
    redraws = {name: [key for key in counted if key.startswith("redraw")] for name, counted in seen.items()}
    assert redraws["roberts-11"] == ["redraw to 3", "redraw to 2", "redraw to 1"]
    assert redraws["amerifun"] == ["redraw to 2", "redraw to 1"]
    assert redraws["tda-2024"] == ["redraw to 1"]
    assert seen["roberts-7"]["waits"] == seen["amerifun"]["waits"] == 0
    assert seen["roberts-11"]["waits"] > 0
