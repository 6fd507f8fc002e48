"""What every test may rely on: no screen, and rulebooks by profile."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tdapp.resources import catalogue
from tdapp.rules import profiles
from tdapp.rules.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Callable

settings.register_profile("tdapp", deadline=None, derandomize=True, database=None)
settings.load_profile("tdapp")


@pytest.fixture(scope="session")
def rulebook() -> Callable[..., Rulebook]:
    """rulebook("amerifun", balance_limit=2): a profile with what the house changed in it."""

    def make(profile: str = profiles.DEFAULT, **house: profiles.Choice) -> Rulebook:
        return Rulebook(catalogue(), profile, house)

    return make
