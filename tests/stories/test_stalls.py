"""The longest stall of the window's thread during an evening is known; `packaging/dev.py bench` bounds it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.stories import stalls


@pytest.fixture(scope="session")
def application():
    return QApplication.instance() or QApplication([])


def test_every_gesture_of_an_evening_is_done_and_its_longest_wait_is_recorded(
    application, tmp_path, record_testsuite_property
):
    evening = stalls.at_the_window(application, tmp_path, 40)
    try:
        stalls.play_on(evening)
        in_the_room = 40 + stalls.NEWCOMERS - stalls.BUSTS + 1
        assert evening.desk.tonight.left == in_the_room, "three came, twelve went out, and one of them came back"
        assert evening.hand.says("Players left").startswith(f"{in_the_room} <")
    finally:
        evening.hand.leave()
    what, longest = max(evening.longest.items(), key=lambda one: one[1])
    record_testsuite_property("longest stall", f"{what}: {1_000 * longest:.0f} ms")
    assert evening.longest.keys() >= {"a registration", "a bust-out", "an undo", "a page", "a beat of the clock"}
