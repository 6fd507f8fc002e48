"""The help: a page for every page, whose keys, pictures and links are true; and the window that shows it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from tdapp.gui.gestures.list_actions import LIST_ACTIONS
from tdapp.gui.gestures.table_actions import CHAIR_ACTIONS
from tdapp.gui.help.text import picture_of
from tdapp.gui.help.window import LEAST, SIZE
from tdapp.gui.sheets.about import AboutSheet
from tdapp.gui.shell.actions import ACTIONS
from tdapp.gui.shell.pages import PAGES
from tdapp.gui.shell.window import Window
from tdapp.gui.theme import look
from tdapp.gui.theme.palette import PALETTES
from tdapp.views.help_pages import HELP, find, help_page, help_pages
from tests.gui.looking import check, named, settle, sheet_shown

BY_HAND = "Enter Esc Space / ↑ ↓ PgUp PgDown Shift + - * Shift+Enter Ctrl+Enter Alt+↑ Alt+↓".split()
"""Keys that widgets read themselves."""
KEY = re.compile(r"`((?:(?:Ctrl|Alt|Shift)\+)*(?:[A-Z0-9/*+-]|F\d+|[↑↓]|[A-Z][a-z]+(?:Down|Up)?))`")
LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)]+)\)")


@pytest.fixture
def window(application, drawn):
    window = Window(drawn)
    window.resize(1280, 720)
    window.show()
    yield window
    window.close()
    window.deleteLater()
    settle()
    look.apply(application, "dark")


def texts():
    return {page.id: page.text for page in help_pages()}


class TestPages:
    def test_every_page_of_the_window_has_one_and_so_has_the_projector(self):
        assert {*(page.id for page in PAGES), "projector", "start"} <= set(texts())

    @pytest.mark.parametrize("page", help_pages(), ids=lambda page: page.id)
    def test_each_begins_with_its_title(self, page):
        assert page.text.startswith("# ")
        assert page.title

    def test_every_key_is_one_that_does_something(self, window):
        known = {*BY_HAND, *(action.keys for action in ACTIONS)}
        known |= {action.letter for action in (*LIST_ACTIONS, *CHAIR_ACTIONS)}
        for page in PAGES:
            window.go_to(page.id)
            known |= {cap.text() for cap in window.findChildren(QLabel) if cap.property("look") == "key"}
            known |= {key.key().toString() for key in window.findChildren(QShortcut)}
        told = {(page, key) for page, text in texts().items() for key in KEY.findall(text)}
        assert len(told) > 50
        assert sorted((page, key) for page, key in told if key not in known) == []

    @pytest.mark.parametrize("page", help_pages(), ids=lambda page: page.id)
    def test_every_link_leads_to_a_page_and_every_picture_exists_in_both_themes(self, page):
        for is_picture, path in LINK.findall(page.text):
            if is_picture:
                shown = {picture_of(path, theme) for theme in PALETTES}
                assert all(not QImage(str(file)).isNull() for file in shown)
                assert len(shown) == (2 if "-light." in path else 1)
            else:
                assert help_page(path.removesuffix(".md")) is not None, path

    def test_no_picture_is_left_over(self):
        paths = {path for text in texts().values() for is_picture, path in LINK.findall(text) if is_picture}
        assert {*(HELP / "pictures").iterdir()} == {picture_of(path, theme) for path in paths for theme in PALETTES}


class TestFinding:
    def test_all_words_must_stand_on_a_page(self):
        assert [one.page.id for one in find("kept apart uniform")] == ["chance"]
        assert find("no-such-word clock") == []

    def test_a_page_that_is_called_so_comes_first_and_the_line_is_shown(self):
        first = find("projector")[0]
        assert first.page.id == "projector"
        assert "mirrored" in find("mirrored projector")[0].line

    def test_nothing_finds_everything_in_its_order(self):
        assert [one.page for one in find(" ")] == list(help_pages())


class TestWindow:
    def test_f1_shows_the_page_that_the_director_is_on(self, window):
        window.go_to("clock")
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        QTest.keyClick(window, Qt.Key.Key_F1)
        shown = opened(window)
        assert shown.page == "clock"
        assert "Set what remains" in shown.text.toPlainText()
        window.go_to("chips")
        window.open_help()
        assert shown.page == "chips"

    def test_before_there_is_a_tournament_it_begins_at_the_start(self, desk):
        desk.tournament = ""
        window = Window(desk)
        window.show()
        window.open_help()
        assert opened(window).page == "start"
        window.close()

    def test_a_link_leads_on_back_leads_back_and_esc_puts_it_away(self, window):
        window.open_help("now")
        shown = opened(window)
        assert not shown.back.isEnabled()
        shown.text.anchorClicked.emit(QUrl("chips.md"))
        assert shown.page == "chips"
        shown.text.anchorClicked.emit(QUrl("https://example.org/nowhere"))
        assert shown.page == "chips"
        QTest.keyClick(shown, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        assert shown.page == "now"
        QTest.keyClick(shown, Qt.Key.Key_Escape)
        assert not shown.isVisible()

    def test_typing_turns_to_the_first_page_with_the_words(self, window):
        window.open_help("now")
        shown = opened(window)
        QTest.keyClicks(named(shown, "Find in the help", QLineEdit), "mirrored")
        assert shown.page == "projector"
        QTest.keyClicks(shown.words, " nonsense")
        assert shown.nothing.isVisible()
        assert shown.page == "projector"

    def test_it_closes_with_the_window(self, window):
        window.open_help()
        shown = opened(window)
        window.close()
        assert not shown.isVisible()

    @pytest.mark.parametrize("theme", PALETTES)
    @pytest.mark.parametrize("size", [SIZE, LEAST])
    def test_it_fits_and_its_pictures_are_no_wider_than_its_lines(self, application, window, theme, size):
        look.apply(application, theme)
        for page in help_pages():
            window.open_help(page.id)
            shown = opened(window)
            shown.resize(*size)
            check(shown)
            assert shown.text.document().size().width() <= shown.text.viewport().width(), page.id

    def test_another_theme_brings_its_pictures(self, application, window):
        window.open_help("clock")
        shown = opened(window)
        dark = shown.grab().toImage()
        look.apply(application, "light")
        window.dress()
        settle()
        assert shown.grab().toImage() != dark


class TestAbout:
    def test_it_says_the_version_and_where_files_lie_and_leads_to_the_licences(self, window):
        window.run("about")
        sheet = sheet_shown()
        assert isinstance(sheet, AboutSheet)
        check(sheet)
        assert named(sheet, "House").text() == str(window.desk.house.path)
        assert named(sheet, "What went wrong is logged in").text()
        QTest.mouseClick(named(sheet, "Licences…", QPushButton), Qt.MouseButton.LeftButton)
        assert opened(window).page == "licences"


def opened(window):
    settle()
    return next(one for one in window.findChildren(QWidget) if type(one).__name__ == "HelpWindow")
