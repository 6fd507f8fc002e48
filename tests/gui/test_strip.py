"""The strip at the bottom: what can be undone stays, what only tells leaves, and everything can be put away."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.gui.shell.strip import Strip
from tests.gui.looking import named


@pytest.fixture
def undone():
    return []


@pytest.fixture
def strip(application, undone):
    page = QWidget()
    page.resize(800, 400)
    made = Strip(page, lambda: undone.append("undone"))
    page.show()
    yield made
    page.close()
    page.deleteLater()


def is_leaving(strip) -> bool:
    return strip._leaves.isActive()


def pass_the_time(strip) -> None:
    """What the timer does when it is time."""
    strip._leaves.timeout.emit()


def test_what_can_be_undone_stays_until_the_next_action(strip, undone):
    strip.say("Ann Lee out in 14th", can_undo=True)
    assert strip.isVisible()
    assert not is_leaving(strip)
    named(strip, "Undo the last action").click()
    assert undone == ["undone"]


def test_what_only_tells_leaves_by_itself(strip):
    strip.say("Pause", can_undo=False)
    assert is_leaving(strip)
    pass_the_time(strip)
    assert not strip.isVisible()


def test_what_offers_something_stays(strip):
    strip.say("Ann Lee out in 14th", can_undo=False, offers=[("Rebuy €10", lambda: None)])
    assert not is_leaving(strip)


def test_the_next_action_has_its_own_time(strip):
    strip.say("Pause", can_undo=False)
    strip.say("Ann Lee out in 14th", can_undo=True)
    assert not is_leaving(strip)


def test_a_refusal_stays_to_be_read_and_can_be_put_away(strip):
    strip.say("Pause", can_undo=False)
    strip.refuse("There is no break now.")
    assert strip.isVisible()
    assert not is_leaving(strip)
    named(strip, "Put this line away").click()
    assert not strip.isVisible()


def test_a_sentence_beside_offers_is_whole_where_there_is_room(strip):
    strip._page.resize(1200, 400)
    strip.say("The clock runs", can_undo=True)
    long = "Nirupama Ramasubbu out in 27th, table 1 seat 3, the place is provisional"
    strip.say(long, can_undo=True, offers=[("Re-entry €45", lambda: None)])
    QApplication.processEvents()
    said = named(strip, "What was done")
    assert said.contentsRect().width() >= said.fontMetrics().horizontalAdvance(long)
