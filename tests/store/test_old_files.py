"""A house file of each released version opens, is proven, and the evening goes on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tdapp.director import floor, prizes, registration
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.store.migrate import NEWEST
from tdapp.store.verify import verify
from tdapp.values.field import Elimination, Presence, Seating

FILES = sorted(
    (Path(__file__).parents[1] / "files").glob("version-*.tdapp"), key=lambda file: int(file.stem.rpartition("-")[2])
)


def test_every_version_has_its_file():
    assert {file.stem for file in FILES} == {f"version-{number}" for number in range(1, NEWEST + 1)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_opens_and_the_evening_goes_on(file, tmp_path):
    path = shutil.copy(file, tmp_path / "swan.tdapp")
    house = open_house(path)
    (event,) = house.tournaments()
    sentences = [told.sentence for told in house.journal(event.id)]
    assert sentences[:2] == ["Friday was created", "Ann Lee is in as entry 1"]
    now = house.snapshot(event.id)
    assert (len(now[Presence]), list(now[Elimination]), len(now[Seating])) == (9, [3], 9)
    house.close()
    assert verify(path).faults == ()

    house = open_house(path)
    by = By("Mia", event.created + 400_000, "desk 1")
    registration.register(house, event.id, name="Late Lou", chance=Chance(bytes(32)), by=by)
    for entry in sorted(house.snapshot(event.id)[Presence])[1:]:
        floor.bust(house, event.id, out={entry: None}, by=by)
    for place in prizes.standings(Tonight.of(house, event.id)):
        if place.prize:
            prizes.pay(house, event.id, entry=place.entry, by=by)
    house.close()
    assert verify(path).faults == ()
