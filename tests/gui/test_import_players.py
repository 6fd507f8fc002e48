"""Importing players in the window: read beside it, looked at, then taken in or not."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTableView

from tdapp.director.invariants import open_house
from tdapp.director.player_exports import as_csv, as_workbook
from tdapp.director.players import add_player, known, new_player
from tdapp.director.progress import Stopped
from tdapp.gui.desk import Desk
from tdapp.gui.sheets.import_players import import_from
from tdapp.gui.welcome import Welcome
from tdapp.gui.widgets.beside import Beside
from tests.gui.looking import cut_off, named, unnamed


@pytest.fixture
def desk(application, tmp_path):
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True), now=lambda: 1_700_222_400_000, who="Mia")
    yield desk
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    desk.house.close()


@pytest.fixture
def opened(desk, tmp_path):
    """The sheet over a list, once it is read."""
    sheets = []

    def open_list(content: str | bytes, name="list.csv", parent=None):
        file = tmp_path / name
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        sheet = import_from(desk, file, parent)
        sheets.append(sheet)
        sheet.reading.wait()
        QApplication.processEvents()
        return sheet

    yield open_list
    for sheet in sheets:
        sheet.reject()


def said(sheet, name: str) -> str:
    return named(sheet, name, QLabel).text()


def names(desk) -> set[str]:
    return {player.name for player in known(desk.house).values()}


class TestThePreview:
    def test_it_is_shown_and_nobody_is_added_yet(self, desk, opened):
        add_player(desk.house, name="Ann Lee", by=desk.by())
        text = "Name;Card\nAnn Lee;17\nBob Marsh;\n;9\n" + "W" * 120 + ";3\n"
        sheet = opened(text, f"{'l' * 120}.csv")
        assert said(sheet, "What was found") == "2 new · 1 known already · 1 record completed · 1 line left out"
        model = named(sheet, "Preview", QTableView).model()
        rows = [[model.index(n, column).data() for column in range(3)] for n in range(model.rowCount())]
        assert rows[0] == ["Line 4", "", "There is no name in this line."]
        assert rows[-1] == ["Ann Lee", "", "Known already: gets member number 17"]
        assert len(rows) == 4
        assert names(desk) == {"Ann Lee"}
        assert cut_off(sheet) == []
        assert unnamed(sheet) == []

    def test_enter_takes_all_of_it_in_and_the_welcome_counts(self, desk, opened):
        welcome = Welcome(desk)
        add_player(desk.house, name="Ann Lee", by=desk.by())
        sheet = opened("Name;Nick\nAnn Lee;Duke\nBob Marsh;\n", parent=welcome)
        assert sheet.ok.text() == "Add 1 player and complete the others"
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        assert {player.nickname for player in known(desk.house).values()} == {"Duke", ""}
        assert named(welcome, "Players known", QLabel).text() == "The house knows 2 players."
        welcome.deleteLater()

    def test_esc_adds_nobody(self, desk, opened):
        QTest.keyClick(opened("Ann Lee\n"), Qt.Key.Key_Escape)
        assert names(desk) == set()

    def test_a_list_of_known_players_adds_nobody_and_can_be_closed(self, desk, opened):
        add_player(desk.house, name="Ann Lee", by=desk.by())
        sheet = opened("Ann Lee\n")
        before = desk.house.house
        QTest.mouseClick(named(sheet, "Close"), Qt.MouseButton.LeftButton)
        assert not sheet.isVisible()
        assert desk.house.house is before

    @pytest.mark.parametrize(
        ("content", "sentence"),
        [
            (bytes(range(256)), "This is no list of names"),
            (b"Ann\0Lee\n", "something other than text"),
            (b"Nick;Card\nDuke;17\n", "There is no column of names"),
            ("Ann Lee\n" * 100_000, "more than 50,000 lines"),
            (b"PK\x03\x04 broken", "no workbook"),
        ],
    )
    def test_rubbish_gets_a_sentence(self, desk, opened, content, sentence):
        sheet = opened(content)
        assert sentence in said(sheet, "Problem")
        assert cut_off(sheet) == []
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        assert not sheet.isVisible()
        assert names(desk) == set()

    def test_a_file_that_is_not_there_gets_a_sentence(self, desk, tmp_path):
        sheet = import_from(desk, tmp_path / "gone.csv", None)
        sheet.reading.wait()
        QApplication.processEvents()
        assert "cannot be read" in said(sheet, "Problem")
        sheet.reject()


class TestALongList:
    @pytest.mark.parametrize(("ending", "made"), [("csv", as_csv), ("xlsx", as_workbook)])
    def test_ten_thousand_come_in_at_once(self, desk, opened, ending, made):
        players = [new_player(f"Ann {n} Lee", member=str(n)) for n in range(10_000)]
        sheet = opened(made(players), f"list.{ending}")
        assert said(sheet, "What was found") == "10,000 new · 0 known already"
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        assert len(known(desk.house)) == 10_000

    def test_leaving_it_while_it_is_read_leaves_nothing(self, desk, tmp_path):
        file = tmp_path / "list.xlsx"
        file.write_bytes(as_workbook([new_player(f"Ann {n} Lee") for n in range(5_000)]))
        sheet = import_from(desk, file, None)
        assert sheet.progress.isVisible()
        assert not sheet.ok.isVisible()
        assert cut_off(sheet) == []
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        assert sheet.isVisible()
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        assert not sheet.isVisible()
        QApplication.processEvents()
        assert names(desk) == set()


class TestWorkBeside:
    def test_how_far_it_is_and_what_came_of_it_are_heard_in_the_window(self, application):
        heard: list[object] = []
        done: list[object] = []

        def work(tell):
            tell(1, 2)
            return threading.current_thread() is threading.main_thread()

        beside = Beside(application, work)
        beside.heard.connect(lambda *how_far: heard.append(how_far))
        beside.done.connect(done.append)
        beside.start()
        beside.wait()
        QApplication.processEvents()
        assert (heard, done) == ([(1, 2)], [False])

    def test_once_stopped_nothing_is_heard_of_it(self, application):
        heard: list[object] = []
        stopped: list[bool] = []
        began = threading.Event()

        def work(tell):
            began.set()
            try:
                while True:
                    tell(0, 0)
            except Stopped:
                stopped.append(True)
                raise

        beside = Beside(application, work)
        beside.done.connect(heard.append)
        beside.failed.connect(heard.append)
        beside.start()
        assert began.wait(5)
        beside.stop()
        QApplication.processEvents()
        assert (stopped, heard) == ([True], [])

    def test_a_bug_in_it_is_said_and_the_window_lives(self, application):
        said: list[str] = []
        beside = Beside(application, lambda tell: [][1])
        beside.failed.connect(said.append)
        beside.start()
        beside.wait()
        QApplication.processEvents()
        assert said == ["It could not be done: list index out of range."]
