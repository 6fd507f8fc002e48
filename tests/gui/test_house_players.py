"""The players of the house, by keys: search, add, edit, bar, keep apart, merge, undo, export."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QTableView

from tdapp.director.apart import keep_apart, pairs_with
from tdapp.director.invariants import open_house
from tdapp.director.merging import merge
from tdapp.director.player_lists import read_file
from tdapp.director.players import add_player, amend_player, bar, known
from tdapp.gui.desk import Desk
from tdapp.gui.sheets.export_players import export_to
from tdapp.gui.sheets.house_players import HousePlayers, open_house_players
from tdapp.gui.sheets.pick_player import PickPlayer
from tdapp.gui.sheets.player import BarSheet, NewPlayer, PlayerSheet, open_player
from tdapp.gui.shell.actions import BY_ID
from tdapp.gui.theme import look
from tests.gui.looking import cut_off, named, unnamed

LONG = "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximilian van der Westhuizen"


@pytest.fixture
def desk(application, tmp_path):
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True), now=lambda: 1_700_222_400_000, who="Mia")
    for name in ("Ann Lee", "Bob Marsh", "Łukasz Żak", "김민준", LONG):
        add_player(desk.house, name=name, by=desk.by())
    yield desk
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    desk.house.close()


@pytest.fixture
def sheet(desk):
    sheet = open_house_players(desk, None)
    QApplication.processEvents()
    yield sheet
    sheet.reject()


def key_of(desk, name: str) -> str:
    return next(key for key, player in known(desk.house).items() if player.name == name)


def the(desk, name: str):
    return known(desk.house)[key_of(desk, name)]


def on_top(kind):
    QApplication.processEvents()
    found = QApplication.activeModalWidget()
    assert isinstance(found, kind), f"{found} is on top"
    return found


def type_into(inside, name: str, text: str, *, key: Qt.Key = Qt.Key.Key_Return) -> None:
    field = named(inside, name, QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, key)


def column(inside, table: str, number: int = 0) -> list[str]:
    model = named(inside, table, QTableView).model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


class TestTheList:
    def test_everybody_is_there_by_name(self, sheet):
        assert column(sheet, "Players found") == ["Ann Lee", "Bob Marsh", "Łukasz Żak", LONG, "김민준"]

    def test_typing_finds_them_and_enter_edits(self, sheet):
        type_into(sheet, "Search players", "lukasz")
        assert named(on_top(PlayerSheet), "Name", QLineEdit).text() == "Łukasz Żak"
        on_top(PlayerSheet).reject()

    def test_arrows_pick_from_the_box(self, sheet):
        box = named(sheet, "Search players", QLineEdit)
        QTest.keyClick(box, Qt.Key.Key_Down)
        QTest.keyClick(box, Qt.Key.Key_Return)
        assert named(on_top(PlayerSheet), "Name", QLineEdit).text() == "Bob Marsh"
        on_top(PlayerSheet).reject()

    def test_who_is_not_there_cannot_be_edited(self, sheet):
        type_into(sheet, "Search players", "qqqq")
        assert on_top(HousePlayers) is sheet
        assert named(sheet, "How many players", QLabel).text() == "Nobody is called so."

    def test_the_barred_and_those_kept_apart_are_lists_of_their_own(self, desk, sheet):
        bar(desk.house, player=key_of(desk, "Ann Lee"), why="threw chips", by=desk.by())
        keep_apart(desk.house, player=key_of(desk, "Bob Marsh"), other=key_of(desk, "Łukasz Żak"), by=desk.by())
        amend_player(desk.house, player=key_of(desk, "Bob Marsh"), is_of_age=True, by=desk.by())
        everybody = named(sheet, "Everybody")
        everybody.setFocus()
        QTest.keyClick(everybody, Qt.Key.Key_Right)
        assert column(sheet, "Players found") == ["Ann Lee"]
        assert column(sheet, "Players found", 3) == ["Barred: threw chips"]
        QTest.keyClick(named(sheet, "Barred"), Qt.Key.Key_Right)
        assert column(sheet, "Players found") == ["Bob Marsh", "Łukasz Żak"]
        assert column(sheet, "Players found", 3) == ["Not with Łukasz Żak", "Not with Bob Marsh"]
        QTest.keyClick(named(sheet, "Kept apart"), Qt.Key.Key_Right)
        assert "Bob Marsh" not in column(sheet, "Players found")
        assert [part.number for part in sheet.groups.parts.values()] == [5, 1, 2, 4]

    def test_nobody_is_barred_yet(self, sheet):
        sheet.groups.choose("Barred")
        assert column(sheet, "Players found") == []
        assert named(sheet, "How many players", QLabel).text() == "Nobody."
        assert not named(sheet, "Edit…").isEnabled()

    def test_a_merged_record_is_hidden(self, desk, sheet):
        merge(desk.house, keep=key_of(desk, "Ann Lee"), other=key_of(desk, "Bob Marsh"), by=desk.by())
        assert "Bob Marsh" not in column(sheet, "Players found")

    def test_an_empty_house_says_how_to_begin(self, application, tmp_path):
        desk = Desk(open_house(tmp_path / "new.tdapp", create=True), who="Mia")
        sheet = open_house_players(desk, None)
        assert "add the first player" in named(sheet, "How many players", QLabel).text()
        sheet.reject()
        desk.house.close()

    def test_the_window_has_an_action_for_it_without_a_tournament(self, desk):
        assert all(BY_ID[action].ready(desk) for action in ("players", "export", "import"))


class TestANewPlayer:
    def test_ctrl_n_adds_one_and_undo_takes_them_away(self, desk, sheet):
        QTest.keyClick(sheet, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        new = on_top(NewPlayer)
        type_into(new, "Nickname", "Z", key=Qt.Key.Key_Tab)
        type_into(new, "Member number", "17", key=Qt.Key.Key_Tab)
        type_into(new, "Name", "Zora Meyer")
        assert (the(desk, "Zora Meyer").nickname, the(desk, "Zora Meyer").member) == ("Z", "17")
        assert "Zora Meyer" in column(sheet, "Players found")
        assert cut_off(sheet) == []
        QTest.mouseClick(named(sheet, "Undo what was done"), Qt.MouseButton.LeftButton)
        assert "Zora Meyer" not in column(sheet, "Players found")

    def test_who_may_be_known_already_is_said(self, sheet):
        QTest.keyClick(sheet, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        new = on_top(NewPlayer)
        QTest.keyClicks(named(new, "Name", QLineEdit), "Lee Ann")
        assert named(new, "Perhaps known already", QLabel).text() == "Perhaps known already: Ann Lee"
        assert cut_off(new) == []
        new.reject()

    def test_no_name_is_refused_in_place(self, desk, sheet):
        before = desk.house.house
        QTest.keyClick(sheet, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        new = on_top(NewPlayer)
        type_into(new, "Name", " ")
        assert new.problem.text() == "A player needs a name."
        assert desk.house.house is before
        new.reject()


class TestAPlayer:
    @pytest.fixture
    def ann(self, desk):
        sheet = open_player(desk, None, key_of(desk, "Ann Lee"))
        QApplication.processEvents()
        yield sheet
        sheet.reject()

    def test_enter_saves_what_was_typed_as_one_change(self, desk, ann):
        n = desk.house.house.n
        type_into(ann, "Nickname", "Duke", key=Qt.Key.Key_Tab)
        QTest.keyClick(named(ann, "Of age"), Qt.Key.Key_Space)
        type_into(ann, "Note", "likes seat 1")
        assert (the(desk, "Ann Lee").nickname, the(desk, "Ann Lee").note) == ("Duke", "likes seat 1")
        assert the(desk, "Ann Lee").is_of_age
        assert desk.house.house.n == n + 1

    def test_esc_leaves_everything(self, desk, ann):
        before = desk.house.house
        type_into(ann, "Nickname", "Duke", key=Qt.Key.Key_Escape)
        assert desk.house.house is before

    def test_nothing_typed_changes_nothing(self, desk, ann):
        before = desk.house.house
        QTest.keyClick(named(ann, "Name", QLineEdit), Qt.Key.Key_Return)
        assert desk.house.house is before
        assert not ann.isVisible()

    def test_a_number_of_somebody_else_is_refused_in_place(self, desk, ann):
        add_player(desk.house, name="Eva", member="17", by=desk.by())
        type_into(ann, "Member number", "17")
        assert ann.problem.text() == "17 is the number of Eva."
        assert ann.isVisible()

    def test_a_bar_needs_a_reason_and_can_be_lifted(self, desk, ann):
        QTest.keyClick(named(ann, "Bar…"), Qt.Key.Key_Space)
        asked = on_top(BarSheet)
        type_into(asked, "Reason", " ")
        assert asked.problem.isVisible()
        type_into(asked, "Reason", "threw chips")
        assert named(ann, "Whether they may enter", QLabel).text() == "Barred: threw chips"
        QTest.keyClick(named(ann, "Lift the bar"), Qt.Key.Key_Space)
        assert the(desk, "Ann Lee").barred == ""

    def test_keeping_apart_and_letting_together(self, desk, ann):
        QTest.keyClick(named(ann, "Keep apart from…"), Qt.Key.Key_Space)
        pick = on_top(PickPlayer)
        type_into(pick, "Why", "brothers", key=Qt.Key.Key_Tab)
        type_into(pick, "Search players", "bob")
        assert (column(ann, "Not seated with"), column(ann, "Not seated with", 1)) == (["Bob Marsh"], ["brothers"])
        named(ann, "Not seated with", QTableView).selectRow(0)
        QTest.keyClick(named(ann, "Let sit together"), Qt.Key.Key_Space)
        assert pairs_with(desk.house, key_of(desk, "Ann Lee")) == {}

    def test_merging_and_its_undo_while_what_was_typed_stays(self, desk, ann):
        bar(desk.house, player=key_of(desk, "Bob Marsh"), why="threw chips", by=desk.by())
        QTest.keyClicks(named(ann, "Note", QLineEdit), "half a no")
        QTest.keyClick(named(ann, "Merge with…"), Qt.Key.Key_Space)
        type_into(on_top(PickPlayer), "Search players", "bob")
        assert "Bob Marsh" not in {player.name for player in known(desk.house).values()}
        assert named(ann, "Whether they may enter", QLabel).text() == "Barred: threw chips"
        assert named(ann, "Note", QLineEdit).text() == "half a no"
        QTest.keyClick(named(ann, "Undo what was done"), Qt.Key.Key_Space)
        assert the(desk, "Bob Marsh").barred == "threw chips"
        assert named(ann, "Whether they may enter", QLabel).text() == "May enter."

    def test_enter_before_anybody_is_picked_merges_nobody(self, desk, ann):
        before = desk.house.house
        QTest.keyClick(named(ann, "Merge with…"), Qt.Key.Key_Space)
        pick = on_top(PickPlayer)
        QTest.keyClick(named(pick, "Search players", QLineEdit), Qt.Key.Key_Return)
        assert pick.problem.text().startswith("Nobody is picked")
        assert desk.house.house is before
        pick.reject()

    def test_a_merged_key_opens_the_one_that_stands(self, desk):
        bob = key_of(desk, "Bob Marsh")
        merge(desk.house, keep=key_of(desk, "Ann Lee"), other=bob, by=desk.by())
        sheet = open_player(desk, None, bob)
        assert named(sheet, "Name", QLineEdit).text() == "Ann Lee"
        sheet.reject()


class TestExport:
    def test_what_was_written_is_said_and_can_be_read(self, desk, tmp_path):
        sheet = export_to(desk, tmp_path / "out.csv", None)
        assert any(part.text().startswith("5 players written to out.csv") for part in sheet.findChildren(QLabel))
        assert len(read_file(tmp_path / "out.csv").new) == 5
        sheet.reject()

    def test_a_place_that_cannot_be_written_is_said(self, desk, tmp_path):
        sheet = export_to(desk, tmp_path / "gone" / "out.csv", None)
        assert any("cannot be written" in part.text() for part in sheet.findChildren(QLabel))
        sheet.reject()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_is_cut_off_with_long_names(application, desk, theme):
    look.apply(application, theme)
    key = key_of(desk, LONG)
    bar(desk.house, player=key, why="threw chips " * 20, by=desk.by())
    first = open_house_players(desk, None)
    second = open_player(desk, first, key)
    QTest.keyClick(named(second, "Merge with…"), Qt.Key.Key_Space)
    third = on_top(PickPlayer)
    for shown, (most_wide, most_high) in itertools.product((first, second, third), [(1280, 720)]):
        assert cut_off(shown) == []
        assert unnamed(shown) == []
        assert shown.width() <= most_wide
        assert shown.height() <= most_high - 40
    for shown in (third, second, first):
        shown.reject()
    look.apply(application, "dark")
