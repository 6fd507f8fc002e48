"""A house for every test of a verb: closed and found sound when the test is over."""

from __future__ import annotations

import pytest

from tdapp.director.invariants import open_house
from tdapp.store.verify import verify
from tests.director.evenings import created


@pytest.fixture
def house(tmp_path):
    house = open_house(tmp_path / "swan.tdapp", create=True)
    yield house
    house.close()
    assert verify(tmp_path / "swan.tdapp").faults == ()


@pytest.fixture
def friday(house):
    return created(house)
