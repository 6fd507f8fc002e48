"""A tournament for every test of a verb."""

from __future__ import annotations

import pytest

from tests.director.evenings import created


@pytest.fixture
def friday(house):
    return created(house)
