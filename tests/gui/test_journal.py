"""The page of the journal: what was done, found again, and taken back."""

from __future__ import annotations

import csv
from datetime import UTC
from io import StringIO

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from tdapp.director import clock, floor, registration
from tdapp.gui.pages.journal import JournalPage
from tdapp.gui.theme import look
from tdapp.values.field import Elimination
from tdapp.views.journal import journal, moment_in_full, rule_says
from tests.gui.hands import choose
from tests.gui.looking import cut_off, named, settle, unnamed
from tests.printing.paper import text

LONG = ("Maximiliane-Alexandra " + "von und zu Hohenfels-Schwarzenberg " * 4)[:120].strip()


@pytest.fixture
def page(drawn, shell):
    drawn.do(floor.bust, out={3: None})
    page = JournalPage(drawn, shell)
    drawn.changed.connect(page.hear)
    page.resize(1188, 646)
    page.show()
    page.enter()
    yield page
    drawn.changed.disconnect(page.hear)
    page.close()
    page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def sentences(page: JournalPage) -> list[str]:
    return [line.sentence for line in page.model.rows]


class TestReading:
    def test_the_newest_stands_first_and_is_shown_whole_with_its_rule(self, page):
        assert sentences(page)[0].startswith("Łukasz Żak out in 18th")
        assert sentences(page)[-1] == "Friday was created"
        assert page.card.sentence.text() == sentences(page)[0]
        assert page.card.rule.source.text() == "R11 §15.21"
        assert page.card.rule.says.text() == "\n\n".join(rule_says("R11 §15.21"))

    def test_who_left_it_at_the_newest_line_finds_it_at_the_newest_again(self, page, drawn):
        page.hide()
        drawn.do(floor.bust, out={4: None})
        page.show()
        page.enter()
        assert page.table.currentIndex().row() == 0
        QTest.keyClick(page.table, Qt.Key.Key_Down)
        picked = page.card.sentence.text()
        page.hide()
        drawn.do(floor.bust, out={5: None})
        page.show()
        page.enter()
        assert page.card.sentence.text() == picked, "a line that was picked stays"

    def test_arrows_turn_the_card(self, page):
        QTest.keyClick(page.table, Qt.Key.Key_Down)
        assert page.card.sentence.text().startswith("Seats were drawn.")
        QTest.keyClick(page.table, Qt.Key.Key_Down)
        assert page.card.sentence.text() == "Pia Rossi is in as entry 18"
        assert not page.card.rule.isVisible()

    def test_search_finds_every_word(self, page):
        page.search.setFocus()
        QTest.keyClicks(page.search, "nobody OUT")
        assert sentences(page) == []
        assert page.nothing.text() == "Nothing in the journal says “nobody OUT”."
        assert not page.card.isVisible()
        QTest.keyClick(page.search, Qt.Key.Key_Escape)
        QTest.keyClicks(page.search, "ukasz OUT")
        assert [one.split(",")[0] for one in sentences(page)] == ["Łukasz Żak out in 18th"]
        assert page.found.text() == "1 of 21 lines"

    def test_a_new_line_leaves_the_picked_one_picked(self, page, drawn):
        page.table.selectRow(1)
        shown = page.card.sentence.text()
        drawn.do(floor.bust, out={4: None})
        assert page.card.sentence.text() == shown
        assert sentences(page)[0].startswith("Zoë Meyer out")


class TestUndoing:
    def test_the_picked_line_is_taken_back_and_says_so(self, page, drawn):
        QTest.mouseClick(page.undo, Qt.MouseButton.LeftButton)
        assert drawn.tonight.now[Elimination] == {}
        assert sentences(page)[0].startswith("Undo: Łukasz Żak out")
        assert page.model.index(1, 2).data() == "undone"
        assert page.model.index(1, 1).data(Qt.ItemDataRole.FontRole).strikeOut()
        assert page.card.state.text() == "This was undone."
        assert not page.undo.isEnabled()

    def test_the_keyboard_reaches_it(self, page, drawn):
        page.undo.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(page.undo, Qt.Key.Key_Space)
        assert drawn.tonight.now[Elimination] == {}

    def test_what_is_in_the_way_is_named(self, page, drawn):
        said: list[str] = []
        drawn.refused.connect(said.append)
        page.table.selectRow(1)
        QTest.mouseClick(page.undo, Qt.MouseButton.LeftButton)
        assert len(said) == 1
        assert "Undo that first" in said[0]
        assert 3 in drawn.tonight.now[Elimination]

    def test_neither_the_clock_nor_the_tournament_itself_is_taken_back_here(self, page, drawn):
        drawn.do(clock.start)
        page.table.selectRow(0)
        assert page.card.sentence.text().startswith("The clock runs")
        assert not page.undo.isEnabled()
        page.table.selectRow(page.model.rowCount() - 1)
        assert not page.undo.isEnabled()


class TestTheRows:
    def test_the_date_stands_where_it_changes(self, drawn):
        drawn.now.at = 1_700_000_000_000 + 2 * 3_600_000
        drawn.do(floor.bust, out={1: None})
        lines = journal(drawn.house.journal(drawn.tournament), zone=UTC)
        assert [line.when for line in lines[:3]] == ["15 Nov  00:13", "14 Nov  22:13", "22:13"]
        assert moment_in_full(drawn.now.at, UTC) == "15 November 2023, 00:13:20"

    def test_a_rule_that_no_book_has_says_nothing(self):
        assert rule_says("house") == ()


@pytest.mark.parametrize(("width", "height"), [(1188, 646), (1828, 1006)])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_is_cut_off(application, drawn, page, theme, width, height):
    drawn.do(registration.register, name=LONG, chance=drawn.chance())
    look.apply(application, theme)
    try:
        page.resize(width, height)
        page.table.selectRow(0)
        QApplication.processEvents()
        assert page.card.sentence.text().startswith(LONG)
        assert cut_off(page) == []
        assert unnamed(page) == []
        assert named(page, "Search the journal", QLineEdit).isVisible()
        times = [page.model.index(row, 0).data() for row in range(page.model.rowCount())]
        widest = max(page.table.fontMetrics().horizontalAdvance(time) for time in times)
        assert widest + 16 < page.table.columnWidth(0)
        assert (page.width(), page.height()) == (width, height)
    finally:
        look.apply(application, "dark")


class TestFilters:
    def test_a_click_on_somebody_shows_all_of_them_and_another_shows_everybody(self, page, drawn):
        click = Qt.MouseButton.LeftButton
        settle()
        QTest.mouseClick(named(page, "All lines of Łukasz Żak"), click)
        assert [one.split(" ")[0] for one in sentences(page)] == ["Łukasz", "Seats", "Łukasz"]
        assert page.found.text() == "3 of 21 lines"
        assert page.filters.told == "Łukasz Żak"
        QTest.mouseClick(named(page, "Only Łukasz Żak: show everybody again"), click)
        assert len(sentences(page)) == 21

    def test_subject_who_and_time_narrow_it_together(self, page, drawn):
        drawn.now.pass_by(3_600)
        drawn.who = "Leo"
        drawn.do(floor.bust, out={4: None})
        choose(page, "Subject", "Bust-outs")
        assert len(sentences(page)) == 2
        choose(page, "Who", "Leo")
        assert [one.split(" out")[0] for one in sentences(page)] == ["Zoë Meyer"]
        page.filters.until.setText("0:00")
        assert page.nothing.text() == "Nothing in the journal says Bust-outs, by Leo, until 0:00."
        page.filters.until.setText("no time")
        assert len(sentences(page)) == 1

    def test_the_journal_of_the_house_is_beside_it(self, page, drawn):
        choose(page, "Journal of", "The house")
        assert sentences(page)[0] == "Pia Rossi is known to the house"
        assert not page.then.isEnabled()
        assert page.undo.isEnabled()


class TestTakingItAway:
    def saved(self, page: JournalPage, path) -> str:
        page.saving.save_to(path)
        for _ in range(4_000):
            QTest.qWait(5)
            if page.is_settled:
                return page.found.text()
        raise AssertionError("nothing was saved")

    def test_what_is_shown_is_what_is_saved(self, page, tmp_path):
        QTest.keyClicks(page.search, "ukasz")
        assert self.saved(page, tmp_path / "j.csv") == f"Saved as j.csv in {tmp_path}."
        rows = list(csv.DictReader(StringIO((tmp_path / "j.csv").read_text(encoding="utf-8-sig"))))
        assert [row["What"] for row in rows] == list(reversed(sentences(page)))
        assert self.saved(page, tmp_path / "j.pdf").startswith("Saved as j.pdf")
        assert "2 of 21 lines: “ukasz”" in text((tmp_path / "j.pdf").read_bytes())

    def test_a_folder_that_is_gone_gets_a_sentence_and_an_empty_list_no_button(self, page, tmp_path):
        assert "could not be saved" in self.saved(page, tmp_path / "gone" / "j.pdf")
        assert ".pdf or .csv" in self.saved(page, tmp_path / "j.doc")
        QTest.keyClicks(page.search, "nobody at all")
        assert not page.save.isEnabled()

    def test_the_key_asks_where(self, page):
        page.activateWindow()
        assert QTest.qWaitForWindowActive(page)
        QTest.keyClick(page.table, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        dialog = page.findChild(QFileDialog)
        assert dialog is not None
        assert dialog.selectedFiles()[0].endswith("Friday journal.pdf")
        dialog.close()
