"""Setting an event up through the real window, by keys: terms, structure, room and sales, kept and played again."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox

from tests.stories.hand import CTRL, Hand

if TYPE_CHECKING:
    from pathlib import Path

SPACE, RIGHT, LEFT = Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Left
SECTIONS = ["Tournament", "Structure", "Chips", "Tables", "Purchases", "Rules", "Projector", "Sound", "House"]


@pytest.fixture(scope="session")
def application():
    return QApplication.instance() or QApplication([])


@pytest.fixture
def hand(application, tmp_path):
    hand = Hand.at(application, tmp_path)
    yield hand
    hand.leave()


def section(hand: Hand, title: str) -> None:
    """To the page by its key, and along its sections with the arrow keys."""
    hand.command("go to setup")
    here = hand.application.focusWidget()
    assert here is not None
    steps = SECTIONS.index(title) - SECTIONS.index(here.accessibleName().removesuffix(" section"))
    for _ in range(abs(steps)):
        hand.press(RIGHT if steps > 0 else LEFT)


def press(hand: Hand, button: str) -> None:
    hand.reach(button)
    hand.press(SPACE)


def schedule(hand: Hand) -> list[list[str]]:
    section(hand, "Structure")
    return hand.rows("Levels and breaks as they stand")


def test_what_was_set_up_once_is_played_again_as_it_was(hand, tmp_path: Path):
    hand.click("Start a tournament from a template")
    hand.fill("Name", "Our Friday")
    hand.fill("Starts", "fri 19:00")
    hand.fill("Buy-in", "30")
    hand.enter()
    assert hand.says("Event") == "Our Friday"

    hand.press(Qt.Key.Key_E, CTRL)
    hand.type("50\t100\t")
    assert "to look at" not in hand.says("Levels and length")
    hand.press(Qt.Key.Key_Return, CTRL)
    assert hand.application.activeModalWidget() is None
    assert schedule(hand)[0][:4] == ["Level 1", "50 / 100", "", "20"]

    section(hand, "Tables")
    press(hand, "Add tables…")
    hand.write("How many", "3")
    hand.write("Closed seats", "9")
    hand.enter()
    tables = "Tables of the room, the first to break first"
    assert [row[1:4] for row in hand.rows(tables)] == [[f"Table {n}", "9", "9"] for n in (3, 2, 1)]

    section(hand, "Purchases")
    press(hand, "Offer rebuy")
    hand.write("Price", "20")
    hand.write("Each player", "2")
    hand.enter()
    sold = hand.says("Rebuy: how it is")
    assert sold.startswith("€20 for 10,000 chips, at most 2 each")

    section(hand, "House")
    press(hand, "Save this tournament as a template")
    hand.enter()
    hand.press(Qt.Key.Key_N, CTRL)
    assert hand.find("Template", QComboBox).itemText(0) == "Our Friday"
    hand.choose("Template", "Our Friday")
    hand.write("Name", "The Friday after")
    hand.enter()
    assert hand.says("Event") == "The Friday after"
    assert schedule(hand)[0][:4] == ["Level 1", "50 / 100", "", "20"]
    section(hand, "Tables")
    assert len(hand.rows(tables)) == 3
    section(hand, "Purchases")
    assert hand.says("Rebuy: how it is") == sold

    hand.press(Qt.Key.Key_E, CTRL)
    hand.type("25\t75\t")
    hand.press(Qt.Key.Key_Return, CTRL)
    assert schedule(hand)[0][1] == "25 / 75"
    hand.press(Qt.Key.Key_Tab, CTRL)
    assert hand.says("Event") == "Our Friday"
    assert schedule(hand)[0][1] == "50 / 100"
    hand.leave()
    done = subprocess.run(
        [sys.executable, "-m", "tdapp", "verify", "--house", str(tmp_path / "house.tdapp")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
