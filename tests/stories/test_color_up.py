"""A color-up at a break, by keyboard: eighteen at two tables, from what Now announces to the chips in play."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox

from tests.stories.hand import CTRL, Hand
from tests.stories.test_window import NAMES, draw_and_start, register, start_a_tournament, things_to_do


@pytest.fixture(scope="session")
def application():
    return QApplication.instance() or QApplication([])


@pytest.fixture
def hand(application, tmp_path):
    hand = Hand.at(application, tmp_path)
    yield hand
    hand.leave()


def at_the_keyboard(hand: Hand) -> str:
    focus = hand.application.focusWidget()
    assert focus is not None
    return str(focus.accessibleName())


def call(hand: Hand, *counts: str) -> None:
    """As the dealer of a full table calls: a number or nothing, Enter; a star for a last chip."""
    for count in counts:
        hand.type(count)
        hand.enter()
    assert at_the_keyboard(hand) in ("Deal and race", "Race with these cards")


def account(hand: Hand) -> list[list[str]]:
    hand.command("plan of the color-ups")
    hand.click("Chips in play section")
    return hand.rows("The account of the chips")


def test_a_color_up_at_the_break(hand, tmp_path):
    start_a_tournament(hand)
    register(hand, NAMES)
    draw_and_start(hand)
    hand.page(1)
    for _ in range(6):
        hand.press(Qt.Key.Key_Right, CTRL)
    assert "Race sheet: Color up the 25s at the break" in things_to_do(hand)
    hand.press(Qt.Key.Key_Right, CTRL)
    assert things_to_do(hand)[0] == "Sheet: Color up the 25s"

    # Now says Enter: the Chips page is there, with the keyboard at the first seat of table 1.
    hand.click("Race: Color up the 25s")
    assert at_the_keyboard(hand) == "25s of seat 1"
    call(hand, "3", "4", "", "2*", "1", "7", "", "", "2")
    hand.enter()
    first = hand.says("What to announce")
    assert first.startswith("Seats ")
    assert hand.says("What was done").startswith("Table 1 raced 11 odd 25s: a 100 to seats ")

    # The next table is dealt there, and its cards are typed.
    hand.enter()
    assert hand.says("Table at the right") == "Table 2"
    dealer = hand.find("Who deals", QComboBox)
    dealer.setFocus()
    hand.press(Qt.Key.Key_Down)
    hand.enter()
    hand.click("25s of seat 1")
    for count in ("1", "1", "2", "", "", "", "", "", ""):
        hand.type(count)
        hand.enter()
    for cards in ("9c", "Kd", "4h 5s"):
        hand.type(cards)
        hand.enter()
    assert at_the_keyboard(hand) == "Race with these cards"
    hand.enter()
    assert hand.says("What to announce") == "Seat 2 gets a 100"
    assert hand.says("What was done").endswith("The 25s are out of play")
    assert not [one for one in things_to_do(hand) if "25s" in one]

    # 11 odd make 3 × 100 (+25), 4 odd make 1 × 100 (0): the account has it with its rule.
    lines = account(hand)
    assert [line[1:] for line in lines] == [
        ["18 buy-ins at 10,000", "", "+180,000", "180,000"],
        ["Race of the 25s at table 1: 3 × 100 for 11 odd 25s", "R11 §15.11", "+25", "180,025"],
    ]

    # Ctrl+Z takes the last race back, and the chip with it; the calls stand, and it is raced again.
    hand.press(Qt.Key.Key_Z, CTRL)
    assert hand.says("What was done").startswith("Undo: Table 2 raced 4 odd 25s")
    assert "Race: Color up the 25s" in things_to_do(hand)
    hand.press(Qt.Key.Key_Y, CTRL)
    assert not [one for one in things_to_do(hand) if "25s" in one]
    hand.leave()
    done = subprocess.run(
        [sys.executable, "-m", "tdapp", "verify", "--house", str(tmp_path / "house.tdapp")],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stdout
