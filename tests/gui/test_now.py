"""Home, as far as the desk is concerned: seats for who waits, and those who never came or stay away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QSpinBox

from tdapp.director import (
    absences,
    bookings,
    calling_off,
    chip_counts,
    clock,
    floor,
    openings,
    prizes,
    registration,
    seating,
    terms,
)
from tdapp.gui.pages.now import NowPage
from tdapp.gui.widgets.todo_card import ICONS
from tdapp.values.field import Elimination, Entry, Presence
from tests.gui.looking import cut_off, named, unnamed

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def page(desk, shell):
    for name in ("Ann Lee", "Bob Marsh", "Zoë Meyer"):
        desk.do(registration.register, name=name, has_arrived=name != "Zoë Meyer", chance=desk.chance())
    page = NowPage(desk, shell)
    desk.changed.connect(page.hear)
    page.resize(1188, 646)
    page.show()
    page.enter()
    yield page
    desk.changed.disconnect(page.hear)
    page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def begin(desk) -> None:
    desk.do(seating.draw, chance=desk.chance())
    desk.do(clock.start)


def click(page, name: str) -> None:
    QTest.mouseClick(named(page, name, QPushButton), Qt.MouseButton.LeftButton)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_time_alone_brings_the_stack_of_a_no_show(page):
    begin(page.desk)
    page.desk.now.pass_by(31 * 60)
    page.tick()
    assert cut_off(page) == []
    assert unnamed(page) == []
    click(page, "Is here: Zoë Meyer never came: take the stack off")
    assert page.desk.tonight.now[Entry][3].has_arrived
    assert not [one for one in page.findChildren(QPushButton) if "never came" in one.accessibleName()]


def test_enter_takes_the_stack_of_a_no_show_off(page):
    begin(page.desk)
    page.desk.now.pass_by(31 * 60)
    page.tick()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert 3 in page.desk.tonight.now[Elimination]


def test_the_first_who_waits_is_seated_by_enter(page):
    page.desk.do(terms.amend, most_players=3)
    page.desk.do(bookings.book, name="Eva Novák", waits=True)
    page.desk.do(registration.unregister, entry=3)
    assert named(page, "Pays and sits: Seat Eva Novák", QPushButton)
    begin(page.desk)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.desk.tonight.known_as(4) == "Eva Novák"
    assert 4 in page.desk.tonight.now[Presence]


def test_the_stack_of_who_stays_away_is_counted_and_shared(page):
    page.desk.do(terms.amend, house_rules={"absent_player": "forfeits after 20 minutes"})
    begin(page.desk)
    page.desk.do(absences.leave, entry=1)
    page.desk.now.pass_by(25 * 60)
    page.tick()
    click(page, "Share…: Ann Lee stays away: share the stack")
    sheet = QApplication.activeModalWidget()
    assert sheet is not None
    QTest.keyClicks(named(sheet, "Chips in the stack", QSpinBox), "9000")
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert 1 in page.desk.tonight.now[Elimination]


def test_what_is_put_off_comes_back_when_asked_for_or_when_it_is_another_thing(page):
    begin(page.desk)
    page.desk.now.pass_by(31 * 60)
    page.tick()
    title = "Zoë Meyer never came: take the stack off"
    click(page, f"Later: {title}")
    assert not [one for one in page.findChildren(QPushButton) if title in one.accessibleName()]
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert 3 not in page.desk.tonight.now[Elimination], "Enter does nothing that was put off"
    assert cut_off(page) == []
    click(page, "Show what was put off")
    click(page, f"Later: {title}")
    page.desk.do(registration.register, name="Cid", has_arrived=False, chance=page.desk.chance())
    page.refresh()
    assert [one for one in page.findChildren(QPushButton) if one.accessibleName().startswith("Later: 2 players")]


def test_chips_that_do_not_add_up_are_told_as_soon_as_they_are_counted(page, shell):
    begin(page.desk)
    page.desk.do(chip_counts.count_table, table=1, chips=1_400)
    assert [one.does for one in page._todos] == ["counts"]
    click(page, "Chips in play: The chips do not add up")
    assert shell.asked == ["chip account"]
    page.desk.do(chip_counts.count_table, table=1, chips=3_000)
    assert page._todos == []


def test_enter_at_the_end_shows_the_results(page, shell):
    begin(page.desk)
    page.desk.do(openings.close)
    page.desk.do(prizes.lock)
    for entry in (2, 3):
        page.desk.do(floor.bust, out={entry: None})
    page.desk.do(prizes.pay, entry=1)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert shell.asked == ["results"]


def test_a_refunded_evening_leads_to_what_everybody_signs(page, shell):
    page.desk.do(calling_off.call_off, way="refund", why="A power cut")
    click(page, "Settlement: The tournament was called off")
    assert shell.asked == ["settlement"]


def test_whatever_now_may_ask_for_has_its_sign():
    views = ROOT / "tdapp" / "views"
    asked = {does for file in views.glob("*.py") for does in re.findall(r'ToDo\(\s*"([^"]+)"', file.read_text("utf-8"))}
    assert len(asked) > 20
    assert asked - set(ICONS) == set()
