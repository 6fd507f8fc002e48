"""What every test may rely on: no screen, rulebooks by profile, and a house that is found sound in the end."""

from __future__ import annotations

import os
import sys
import traceback
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tdapp.director.invariants import open_house
from tdapp.resources import catalogue
from tdapp.rules import profiles
from tdapp.rules.rulebook import Rulebook
from tdapp.store.verify import verify
from tdapp.values.say import ENGLISH, FRENCH, speak

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tdapp.store.house import OpenHouse

settings.register_profile("tdapp", deadline=None, derandomize=True, database=None)
settings.load_profile("tdapp")


@pytest.fixture(autouse=True)
def no_mistake_goes_unheard(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What raises in a slot, a timer or a painting comes to nobody: Qt goes on, and the test would too."""
    heard: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: heard.append("".join(traceback.format_exception(*error))))
    yield
    assert not heard, heard[0]


@pytest.fixture
def another_language() -> Iterator[None]:
    """A language in which every text that is looked up stands between marks."""
    speak(FRENCH, lambda text, _: f"‹{text}›")
    yield
    speak(ENGLISH, None)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    """An empty one, closed and proved when the test is over."""
    house = open_house(tmp_path / "swan.tdapp", create=True)
    yield house
    house.close()
    assert verify(tmp_path / "swan.tdapp").faults == ()


@pytest.fixture(scope="session")
def rulebook() -> Callable[..., Rulebook]:
    """rulebook("amerifun", balance_limit=2): a profile with what the house changed in it."""

    def make(profile: str = profiles.DEFAULT, **house: profiles.Choice) -> Rulebook:
        return Rulebook(catalogue(), profile, house)

    return make
