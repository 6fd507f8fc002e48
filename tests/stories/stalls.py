"""How long the window ever keeps the director waiting: each key of an evening, until all that it changed is painted.

    python -m tests.stories.stalls PLAYERS      tells it as JSON: the longest wait for each kind of gesture, in ms

What counts is what the thread of the window worked, so that a computer that does something else as well hardly shows.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QTableView

from tdapp.demo.evening import play
from tdapp.director import clock
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By
from tdapp.store.collecting import nothing_collected
from tdapp.values.field import Seating
from tests.stories.hand import CTRL, NONE, Hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from tdapp.gui.desk import Desk

PAGES = range(1, 10)
BUSTS, NEWCOMERS, BEATS = 12, 3, 40


@dataclass
class Evening:
    """A hand at the window that remembers the longest wait for each kind of gesture."""

    hand: Hand
    longest: dict[str, float] = field(default_factory=dict)

    @contextmanager
    def waits(self, what: str) -> Iterator[None]:
        began = time.thread_time()
        yield
        self.hand.application.processEvents()
        self.longest[what] = max(self.longest.get(what, 0), time.thread_time() - began)

    @property
    def desk(self) -> Desk:
        assert self.hand.seat.window is not None
        return self.hand.seat.window.desk

    def press(self, what: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        with self.waits(what):
            self.hand.press(key, modifiers)

    def type(self, what: str, text: str) -> None:
        for letter in text:
            with self.waits(what):
                self.hand.type(letter)

    def page(self, what: str, number: int) -> None:
        self.press(what, Qt.Key(Qt.Key.Key_0 + number), CTRL)


def drawn_house(path: Path, players: int) -> None:
    """Everybody has a seat, the clock runs, and entries are still sold."""
    house = open_house(path, create=True)
    event = play(house, players=players, seed=b"stalls", until="draw", start=1_700_000_000_000 - 120_000)
    clock.start(house, event, by=By("Sample", 1_700_000_000_000))
    house.close()


def at_the_window(application: QApplication, folder: Path, players: int) -> Evening:
    drawn_house(folder / "house.tdapp", players)
    # As the app starts: what is there then stays, and is not searched for garbage.
    with nothing_collected(stays=True):
        hand = Hand.at(application, folder)
        for _ in range(5):
            hand.look()
    return Evening(hand)


def play_on(evening: Evening) -> None:
    """Every page, the box, the list, the room, bust-outs, the clock and the command bar."""
    for what in ("a page, the first time", "a page"):
        for number in PAGES:
            evening.page(what, number)
    register(evening)
    look_through_the_list(evening)
    walk_the_room(evening)
    take_out(evening)
    let_time_pass(evening)


def register(evening: Evening) -> None:
    evening.page("a page", 2)
    for number in range(NEWCOMERS):
        evening.hand.find("Register a player", QLineEdit).setFocus()
        evening.type("a letter in the box", f"Felicity Ashcombe {number}")
        for _ in range(2):
            evening.press("a registration", Qt.Key.Key_Return)


def look_through_the_list(evening: Evening) -> None:
    hand = evening.hand
    hand.find("Find in the list", QLineEdit).setFocus()
    evening.type("a letter in the filter", "Ash")
    for _ in range(3):
        evening.press("a letter in the filter", Qt.Key.Key_Backspace)
    hand.find("Entrants", QTableView).setFocus()
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_Home):
        evening.press("scrolling the list", key)


def walk_the_room(evening: Evening) -> None:
    evening.page("a page", 3)
    for key in (Qt.Key.Key_0, *[Qt.Key.Key_Plus] * 4, *[Qt.Key.Key_Minus] * 8, Qt.Key.Key_0):
        evening.press("zooming the room", key)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down):
        evening.press("walking the room", key)


def take_out(evening: Evening) -> None:
    """One after the other, by the command bar, from whatever page is open."""
    for number, entry in enumerate(sorted(evening.desk.tonight.now[Seating])[:BUSTS]):
        evening.page("a page", 1 + number % 5)
        at = evening.desk.tonight.now[Seating][entry]
        evening.press("a letter in the command bar", Qt.Key.Key_K, CTRL)
        evening.type("a letter in the command bar", f"out {at.table}-{at.seat}")
        evening.press("a bust-out", Qt.Key.Key_Return)
    evening.press("an undo", Qt.Key.Key_Z, CTRL)


def let_time_pass(evening: Evening) -> None:
    """Every beat of the real timers, the projector's as well, while minutes and levels go by."""
    for page in (4, 1):
        evening.page("a page", page)
        for _ in range(BEATS):
            evening.hand.wait(61)
            time.sleep(0.02)
            with evening.waits("a beat of the clock"):
                pass


def main(players: int) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    with tempfile.TemporaryDirectory() as name:
        evening = at_the_window(application, Path(name), players)
        play_on(evening)
        evening.hand.leave()
    told = {what: round(1_000 * longest, 2) for what, longest in evening.longest.items()}
    sys.stdout.write(f"{json.dumps(told)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
