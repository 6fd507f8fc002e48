"""The command bar as a director uses it: it finds what the pages hold, in English everywhere, and leaves when it must.

`tests/gui/test_in_french.py` runs what is typed in English once more in a window that speaks French.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.gui.pages.chips import ChipsPage
from tdapp.gui.pages.setup import SECTIONS, SetupPage
from tdapp.gui.shell.actions import ACTIONS
from tdapp.views.command import meanings
from tests.gui.looking import settle

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def typed(window, line: str) -> list[str]:
    window.open_command_bar()
    QTest.keyClicks(window.bar.line, line)
    return [window.bar.readings.item(at).text() for at in range(window.bar.readings.count())]


def entered(window, line: str, told: str) -> None:
    """The reading that says so, by its keys."""
    for _ in range(typed(window, line).index(told)):
        QTest.keyClick(window.bar.line, Qt.Key.Key_Down)
    QTest.keyClick(window.bar.line, Qt.Key.Key_Return)
    settle()


class TestASectionIsFoundByItsName:
    @pytest.mark.parametrize(("section", "title"), [(at, title) for at, (title, _) in SECTIONS.items()])
    def test_every_one_of_setup(self, window, section, title):
        entered(window, title.lower(), f"Setup: {title}")
        page = window.current
        assert isinstance(page, SetupPage)
        assert page.section.accessibleName() == title
        # The keyboard is at the section that is shown, so that the arrows go on from there.
        assert page.focusWidget().accessibleName() == f"{title} section"

    @pytest.mark.parametrize("line", ["rules", "sound", "purchases"])
    def test_enter_is_enough_where_nothing_else_is_called_so(self, window, line):
        typed(window, line)
        QTest.keyClick(window.bar.line, Qt.Key.Key_Return)
        assert isinstance(window.current, SetupPage)

    def test_the_race_on_the_page_of_the_chips(self, window):
        entered(window, "race", "Race chips off")
        assert isinstance(window.current, ChipsPage)
        assert window.current.section is window.current.race

    def test_a_word_that_begins_an_order_finds_what_is_called_so_too(self, window):
        told = typed(window, "clock")
        assert told[0] == "The clock on whom? A name, or table-seat like 7-4"
        assert "Go to Clock" in told


class TestItLeaves:
    def test_when_a_page_is_turned_to_by_its_keys(self, window):
        window.open_command_bar()
        QTest.keyClick(window.bar.line, Qt.Key.Key_3, CTRL)
        assert window.current.id == "tables"
        assert not window.bar.isVisible()

    def test_when_a_sheet_is_opened_by_its_keys(self, window):
        window.open_command_bar()
        QTest.keyClick(window.bar.line, Qt.Key.Key_P, CTRL | SHIFT)
        assert QApplication.activeModalWidget() is not None
        assert not window.bar.isVisible()

    def test_when_a_page_is_clicked_at_the_rail(self, window):
        window.open_command_bar()
        window.rail.chosen.emit("players")
        assert not window.bar.isVisible()

    def test_and_its_own_keys_open_it_anew(self, window):
        typed(window, "out")
        QTest.keyClick(window.bar.line, Qt.Key.Key_K, CTRL)
        assert window.bar.isVisible()
        assert window.bar.line.text() == ""


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("announce", "announce"),
        ("redraw", "redraw"),
        ("print move slips", "slips"),
        ("count", "counts"),
        ("hand for hand", "hand for hand"),
        ("lock the prizes", "lock"),
        ("undo", "undo"),
        ("quit", "quit"),
        ("go to players", "page.players"),
        ("setup: rules", "setup.rules"),
    ],
)
def test_an_action_is_found_by_its_english_name_in_every_language(line, action):
    names = {one.id: (one.text, *one.english) for one in ACTIONS}
    assert meanings(line, None, names)[0].action == action
