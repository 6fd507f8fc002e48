"""Thirty players, or a hundred, to one through the real window: every suggestion is taken with keys and clicks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton

from tdapp.director import events, prize_plans, registration, seating
from tdapp.director.prizes import standings
from tdapp.rules.chance import Chance
from tdapp.rules.prize_ways import Wish
from tdapp.rules.profiles import PROFILES
from tdapp.store.verify import verify
from tdapp.values.field import Presence, Seating, Table
from tests.store.memory import memory
from tests.stories.hand import CTRL, Hand

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.gui.desk import Desk

CLUB = "Club evening, 10,000 chips, break every three levels"
ORDER = Chance(b"who goes out when".ljust(32)).shuffled(list(range(1, 101)))
"""The same hundred in the same order in every profile."""
PAID = 11
FLOOR = (
    "Redraw",
    "Break",
    "Move",
    "Say",
    "Cards",
    "Seated",
    "All seated",
    "Hand for hand",
    "End hand for hand",
)
REDRAWS = {"roberts-11": [27, 18, 9], "roberts-7": [27, 18, 9], "amerifun": [18, 9], "tda-2024": [9]}
"""RED-01, RED-02, RP-9: with how many players the seats are drawn anew."""
SHARES = {"roberts-11": False, "roberts-7": False, "amerifun": False, "tda-2024": True}
"""RP-8A: whether those who go out hand for hand at different tables share their places."""


@pytest.fixture(scope="session")
def application():
    return QApplication.instance() or QApplication([])


@pytest.fixture
def folder():
    with memory() as folder:
        yield folder


@pytest.fixture
def hand(application, folder):
    hand = Hand.at(application, folder)
    yield hand
    hand.leave()


def desk_of(hand: Hand) -> Desk:
    assert hand.seat.window is not None
    return hand.seat.window.desk


@dataclass
class Director:
    """Takes whatever the app suggests, by its buttons and sheets; `taken` counts what."""

    hand: Hand
    taken: Counter[str] = field(default_factory=Counter)
    redrawn: list[int] = field(default_factory=list)
    """With how many players left the seats were drawn anew."""
    went: dict[str, int] = field(default_factory=dict)
    """Who went out without a name, by the title of the sheet that asks for it."""

    @property
    def tonight(self) -> Tonight:
        return desk_of(self.hand).tonight

    def suggested(self) -> str:
        """The button that answers to Enter, with what it is for."""
        self.hand.look()
        buttons = self.hand.window.findChildren(QPushButton)
        named = (one for one in buttons if one.property("look") == "primary" and ": " in one.accessibleName())
        return next((one.accessibleName() for one in named if one.isVisible()), "")

    def follow(self) -> None:
        self.hand.page(1)
        for _ in range(80):
            todo = self.suggested()
            if not todo.startswith(FLOOR):
                return
            kind = todo.split("…")[0].split(":")[0]
            self.taken["Move" if kind.startswith("Move") else kind] += 1
            if kind == "Redraw":
                self.redrawn.append(self.tonight.left)
            self.hand.enter()
            while self._asked():
                self._answer()
        raise AssertionError(f"it never ends: {todo}")

    def draw_and_start(self) -> None:
        self.hand.page(1)
        for name in ("Draw seats: ", "Draw…: Who has the first button", "Start: Start the clock"):
            self.hand.look()
            shown = [one.accessibleName() for one in self.hand.window.findChildren(QPushButton) if one.isVisible()]
            self.hand.click(next(one for one in shown if one.startswith(name)))
            while self._asked():
                self._answer()
        assert all(table.first_button for table in self.tonight.now[Table].values())
        self.follow()

    def _asked(self) -> str:
        top = self.hand.application.activeModalWidget()
        return top.windowTitle() if top is not None else ""

    def _answer(self) -> None:
        """What a sheet asks is answered with what it offers; cards are dealt by the app, and a name is known."""
        title = self._asked()
        if title.startswith(("Which table gives", "Who moves from")):
            self.hand.click("Let the app deal them")
            self.taken["Dealt"] += 1
        if title.startswith("Who went out"):
            names = self.hand.find("Who may be meant", QListWidget)
            wanted = self.tonight.known_as(self.went.pop(title))
            self.hand.press(Qt.Key.Key_Home)
            while wanted not in names.currentItem().text():
                self.hand.press(Qt.Key.Key_Down)
        self.hand.enter()

    def out(self, way: str, entry: int, stack: str = "") -> None:
        self.hand.wait(90)
        at = self.tonight.now[Seating][entry]
        if way == "by the picture":
            self.hand.page(3)
            self.hand.press(Qt.Key.Key_F, CTRL)
            self.hand.press(Qt.Key.Key_A, CTRL)
            self.hand.type(f"{at.table}-{at.seat}")
            self.hand.press(Qt.Key.Key_Down)
            self.hand.press(Qt.Key.Key_O)
        elif way == "by the list":
            self.hand.page(2)
            self.hand.press(Qt.Key.Key_F, CTRL)
            self.hand.press(Qt.Key.Key_A, CTRL)
            self.hand.type(self.tonight.labels[entry])
            self.hand.enter()
            self.hand.press(Qt.Key.Key_O)
        elif way == "without a name":
            self.hand.command(f"out {at.table}-?")
            self.went[f"Who went out at table {at.table}?"] = entry
            return
        else:
            self.hand.command(f"out {at.table}-{at.seat} {stack}".strip())
        assert entry not in self.tonight.now[Presence], way


def begun(hand: Hand, players: int, profile: str) -> Director:
    """Everybody has paid; the draw and the first button are still to come."""
    desk = desk_of(hand)
    wish = events.Wish("Friday", CLUB, buy_in=2_000, late_until_level=0, profile=profile)
    desk.turn_to(events.create(desk.house, wish, by=desk.by()))
    for number in range(1, players + 1):
        desk.do(registration.register, name=f"Player {number:03}", chance=desk.chance())
    desk.do(prize_plans.set_plan, way="power", wish=Wish(places=PAID))
    return Director(hand)


WAYS = ("by the picture", "by the command bar", "by the command bar", "by the list", "without a name")


@pytest.mark.parametrize(
    ("players", "profile"),
    [(30, "amerifun"), *(pytest.param(100, profile, marks=pytest.mark.long) for profile in PROFILES)],
)
def test_to_the_last_one_with_every_suggestion_taken(hand, folder, players, profile):
    director = begun(hand, players, profile)
    director.draw_and_start()
    order = [entry for entry in ORDER if entry <= players]
    while (left := director.tonight.left) > 1:
        if director.taken["Hand for hand"] and not director.taken["End hand for hand"]:
            two_at_different_tables(director, order[-1], shares=SHARES[profile])
        else:
            entry = next(entry for entry in order if entry in director.tonight.now[Presence])
            director.out(WAYS[left % len(WAYS)], entry)
        director.follow()
    assert list(director.tonight.now[Presence]) == [order[-1]]
    assert director.redrawn == [left for left in REDRAWS[profile] if left < players]
    usual = {"Break", "Redraw", "Move", "Say", "Say who", "All seated", "Hand for hand", "End hand for hand"}
    assert usual <= director.taken.keys()
    if players == 100:
        assert ("Dealt" in director.taken) == (profile == "amerifun"), "BAL-05: a low card only there"
    QTest.keyClick(hand.window, Qt.Key.Key_Z, CTRL)
    hand.look()
    assert director.tonight.left == 2, "the last one out is back with one key"
    hand.leave()
    assert verify(folder / "house.tdapp").faults == ()


def two_at_different_tables(director: Director, winner: int, *, shares: bool) -> None:
    """On one hand of hand for hand, the bigger stack first; the winner of the evening is spared."""
    here = [row for row in director.tonight.now[Seating].values() if row.n != winner]
    one = here[0]
    other = next(row for row in here if row.table != one.table)
    assert director.tonight.left == PAID + 1
    director.out("by the command bar", one.n, "900")
    director.out("by the command bar", other.n, "400")
    places = {place.entry: (place.best, place.worst) for place in standings(director.tonight)}
    both = (PAID, PAID + 1)
    assert (places[one.n], places[other.n]) == ((both, both) if shares else ((PAID, PAID), (PAID + 1, PAID + 1)))


def test_the_slips_of_those_on_the_way_are_one_click_away(hand):
    desk = hand.seat.window.desk
    desk.turn_to(events.create(desk.house, events.Wish("Friday", CLUB, buy_in=2_000), by=desk.by()))
    for number in range(1, 13):
        desk.do(registration.register, name=f"Player {number}", chance=desk.chance())
    desk.do(seating.draw, chance=desk.chance())
    to = next(seat for seat in desk.tonight.free_seats if seat.table == 2)
    who = next(row for row in desk.tonight.now[Seating].values() if row.table == 1)
    hand.command(f"move {who.table}-{who.seat} {to.table}-{to.seat}")
    hand.page(1)
    hand.click("Slips: Announce the move")
    assert hand.find("Documents", QListWidget).currentItem().text() == "Move slips"
