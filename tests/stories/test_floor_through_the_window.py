"""A hundred players to one through the real window: every suggestion is taken with keys and clicks."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton

from tdapp.director import events, registration, seating
from tdapp.rules.chance import Chance
from tdapp.store.verify import verify
from tdapp.values.field import DrawRecord, Presence, Seating
from tests.store.memory import memory
from tests.stories.hand import CTRL, Hand

CLUB = "Club evening, 10,000 chips, break every three levels"
PLAYERS = 100
ORDER = Chance(b"who goes out when".ljust(32)).shuffled(list(range(1, PLAYERS + 1)))
FLOOR = ("Draw", "Redraw", "Break", "Move", "Say", "Cards", "Seated", "All seated", "Start")


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


def first(hand: Hand) -> str:
    """The button that answers to Enter, with what it is for."""
    hand.look()
    buttons = (one for one in hand.window.findChildren(QPushButton) if one.isVisible() and ": " in one.accessibleName())
    return next((one.accessibleName() for one in buttons if one.property("look") == "primary"), "")


def sheet_on_top(hand: Hand) -> str:
    top = hand.application.activeModalWidget()
    return top.windowTitle() if top is not None else ""


def answer(hand: Hand, taken: Counter[str]) -> None:
    """What a sheet asks is answered with what it offers; cards are dealt by the app."""
    title = sheet_on_top(hand)
    if title.startswith(("Which table gives", "Who moves from")):
        hand.click("Let the app deal them")
        taken["cards"] += 1
    hand.enter()


def follow(hand: Hand, taken: Counter[str]) -> None:
    for _ in range(60):
        todo = first(hand)
        if not todo.startswith(FLOOR):
            return
        taken[todo.split("…")[0].split(":")[0].split(" all")[0].split(" ")[0]] += 1
        hand.enter()
        while sheet_on_top(hand):
            answer(hand, taken)
    raise AssertionError(f"it never ends: {todo}")


def test_a_hundred_to_one(hand, folder):
    desk = hand.seat.window.desk
    wish = events.Wish(
        "Friday",
        "Club evening, 10,000 chips, break every three levels",
        buy_in=2_000,
        late_until_level=0,
        profile="amerifun",
    )
    desk.turn_to(events.create(desk.house, wish, by=desk.by()))
    for number in range(1, PLAYERS + 1):
        desk.do(registration.register, name=f"Player {number:03}", chance=desk.chance())
    taken: Counter[str] = Counter()
    hand.page(1)
    follow(hand, taken)
    for entry in ORDER[:-1]:
        hand.wait(90)
        at = desk.tonight.now[Seating][entry]
        hand.command(f"out {at.table}-{at.seat}")
        assert entry not in desk.tonight.now[Presence]
        follow(hand, taken)
    assert list(desk.tonight.now[Presence]) == [ORDER[-1]]
    assert [row.why for row in desk.tonight.now[DrawRecord].values()][1:] == [
        "18 players fit 2 tables: all seats are drawn anew.",
        "9 players fit one table: all seats are drawn anew.",
    ]
    assert {"Draw", "Redraw", "Break", "Move", "Say", "Cards", "All", "Start", "cards"} <= taken.keys()
    QTest.keyClick(hand.window, Qt.Key.Key_Z, CTRL)
    hand.look()
    assert desk.tonight.left == 2, "the last one out is back with one key"
    hand.leave()
    assert verify(folder / "house.tdapp").faults == ()


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
