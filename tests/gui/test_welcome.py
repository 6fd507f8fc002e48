"""A house without a tournament, and the import of players."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTableView

from tdapp.director import houses
from tdapp.director.invariants import open_house
from tdapp.gui.desk import Desk
from tdapp.gui.import_players import import_from, preview_of
from tdapp.gui.theme import look
from tdapp.gui.welcome import Welcome
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tests.gui.looking import cut_off, named, unnamed

CHOICES = ("Start a tournament from a template", "Open the sample evening", "Import players")


@pytest.fixture
def desk(application, tmp_path):
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True), now=lambda: 1_700_222_400_000, who="Mia")
    yield desk
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    desk.house.close()


@pytest.fixture
def welcome(desk):
    welcome = Welcome(desk)
    welcome.resize(1280, 720)
    welcome.show()
    yield welcome
    welcome.deleteLater()


@pytest.fixture
def heard(welcome):
    heard: list[str] = []
    for name, signal in zip(CHOICES, (welcome.start, welcome.sample, welcome.import_players)):
        signal.connect(lambda name=name: heard.append(name))
    return heard


class TestThreeWaysToBegin:
    @pytest.mark.parametrize("name", CHOICES)
    def test_by_mouse(self, welcome, heard, name):
        QTest.mouseClick(named(welcome, name), Qt.MouseButton.LeftButton)
        assert heard == [name]

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    @pytest.mark.parametrize("name", CHOICES)
    def test_by_the_keyboard_on_the_card(self, welcome, heard, name, key):
        QTest.keyClick(named(welcome, name), key)
        assert heard == [name]

    @pytest.mark.parametrize(("key", "name"), list(zip("123", CHOICES)))
    def test_by_its_own_key_from_any_card(self, welcome, heard, key, name):
        QTest.keyClicks(named(welcome, CHOICES[0]), key)
        assert heard == [name]

    def test_other_keys_do_nothing(self, welcome, heard):
        QTest.keyClicks(welcome, "4x")
        QTest.keyClicks(welcome, "1", Qt.KeyboardModifier.ControlModifier)
        assert heard == []

    def test_tab_goes_from_card_to_card(self, welcome):
        welcome.setFocus()
        reached = []
        for _ in CHOICES:
            reached.append(welcome.focusWidget().accessibleName())
            QTest.keyClick(welcome.focusWidget(), Qt.Key.Key_Tab)
        assert tuple(reached) == CHOICES


class TestTheLook:
    @pytest.mark.parametrize("theme", ["dark", "light"])
    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 600)])
    def test_nothing_is_cut_off(self, application, desk, welcome, theme, size):
        houses.add_players(desk.house, names=["Ann Lee"], by=desk.by())
        look.apply(application, theme)
        welcome.resize(*size)
        QApplication.processEvents()
        assert cut_off(welcome) == []
        look.apply(application, "dark")

    def test_every_control_has_a_name(self, welcome):
        assert unnamed(welcome) == []


class TestImport:
    def test_the_preview_is_shown_and_nobody_is_added_yet(self, desk, tmp_path):
        houses.add_players(desk.house, names=["Ann Lee"], by=desk.by())
        file = tmp_path / f"{'l' * 120}.csv"
        file.write_text("Name;Town\nAnn Lee;Bath\nBob Marsh;York\n;Hull\n" + "W" * 120 + ";Ely\n", encoding="utf-8")
        sheet = import_from(desk, file, None)
        QApplication.processEvents()
        assert named(sheet, "What was found", QLabel).text() == "2 new · 1 known already · 1 line left out"
        model = named(sheet, "Preview", QTableView).model()
        shown = [model.index(0, column).data() for column in (0, 1)]
        assert shown == ["Line 4", "There is no name in this line."]
        assert model.rowCount() == 4
        assert len(desk.house.house[Player]) == 1
        assert cut_off(sheet) == []
        assert unnamed(sheet) == []
        sheet.reject()

    def test_enter_adds_them_and_the_welcome_counts(self, desk, welcome, tmp_path):
        assert named(welcome, "Players known", QLabel).text() == ""
        file = tmp_path / "list.txt"
        file.write_text("Ann Lee\nBob Marsh\n", encoding="utf-8")
        sheet = import_from(desk, file, welcome)
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        assert {player.name for player in desk.house.house[Player].values()} == {"Ann Lee", "Bob Marsh"}
        assert named(welcome, "Players known", QLabel).text() == "The house knows 2 players."

    def test_esc_adds_nobody(self, desk, tmp_path):
        file = tmp_path / "list.txt"
        file.write_text("Ann Lee\n", encoding="utf-8")
        QTest.keyClick(import_from(desk, file, None), Qt.Key.Key_Escape)
        assert desk.house.house[Player] == {}

    def test_a_list_of_known_players_adds_nobody_and_can_be_closed(self, desk, tmp_path):
        houses.add_players(desk.house, names=["Ann Lee"], by=desk.by())
        file = tmp_path / "list.txt"
        file.write_text("Ann Lee\n", encoding="utf-8")
        sheet = import_from(desk, file, None)
        QTest.mouseClick(named(sheet, "Close"), Qt.MouseButton.LeftButton)
        assert not sheet.isVisible()
        assert len(desk.house.house[Player]) == 1

    def test_rubbish_gets_a_sentence(self, desk, tmp_path):
        file = tmp_path / "list.csv"
        file.write_bytes(bytes(range(256)))
        sheet = import_from(desk, file, None)
        said = [part.text() for part in sheet.findChildren(QLabel)]
        assert any(text.startswith("This is no list of names") for text in said)
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        assert desk.house.house[Player] == {}

    def test_a_file_that_is_not_there_is_refused(self, desk, tmp_path):
        with pytest.raises(Refused, match="cannot be read"):
            preview_of(desk, tmp_path / "gone.csv")
