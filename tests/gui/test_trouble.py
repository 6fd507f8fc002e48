"""A house that cannot be opened: the window says why, and each way it offers leads to an evening that goes on."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit

from tdapp.director import events, registration
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By
from tdapp.gui.application import Seat
from tdapp.gui.shell.frame import Frame
from tdapp.gui.trouble import DamagedSheet, RecoveredSheet
from tdapp.rules.chance import Chance
from tdapp.store.backup import backups, folder_of
from tdapp.store.verify import verify
from tests.gui.conftest import Time
from tests.gui.looking import named, settle, sheet_shown


def register(house, name: str) -> None:
    by = By("Mia", 1_700_000_000_000)
    if not house.tournaments():
        events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500), by=by)
    registration.register(house, house.tournaments()[0].id, name=name, chance=Chance(bytes(32)), by=by)


@pytest.fixture
def file(tmp_path):
    """A house with a backup of the time when Bob was not yet in."""
    file = tmp_path / "swan.tdapp"
    house = open_house(file, create=True)
    register(house, "Ann")
    house.close()
    made = backups(file)[0].path.read_bytes()
    house = open_house(file)
    register(house, "Bob")
    house.close()
    for old in backups(file):
        old.path.unlink()
    (folder_of(file) / "20260301-120000-000000.tdapp").write_bytes(made)
    return file


@pytest.fixture
def seat(application, tmp_path):
    remembered = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    seat = Seat(application, Frame.painted(application, remembered), now=Time())
    yield seat
    seat.close()
    settle()


def wipe(file, page: int) -> bytes:
    content = bytearray(file.read_bytes())
    content[(page - 1) * 4_096 : page * 4_096] = bytes(4_096)
    file.write_bytes(content)
    return bytes(content)


def damage_index(file, table: str) -> None:
    """Let the entry of the first row in a table's index point to none."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        named_so = (f"sqlite_autoindex_{table}_1",)
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", named_so).fetchone()
        (key,) = connection.execute(f"SELECT id FROM {table}").fetchone()
    content = bytearray(file.read_bytes())
    # The entry ends the page: what kind of number the row's is, then the key.
    content[page * 4_096 - len(key) - 1] ^= 1
    file.write_bytes(content)


def players(seat) -> int:
    return len(seat.house.house.rows["player"])


def damaged(seat, file) -> DamagedSheet:
    seat.open(file)
    shown = sheet_shown()
    assert isinstance(shown, DamagedSheet)
    return shown


def recovered(sheet: DamagedSheet) -> RecoveredSheet:
    named(sheet, "Recover what can be read…").click()
    assert sheet._reading is not None
    sheet._reading.wait()
    shown = sheet_shown()
    assert isinstance(shown, RecoveredSheet)
    return shown


class TestADamagedHouse:
    def test_what_can_be_read_takes_its_place(self, seat, file):
        proof = verify(file)
        content = wipe(file, 3)
        sheet = recovered(damaged(seat, file))
        assert "Everything is there" in " ".join(one.text() for one in sheet.findChildren(QLabel))
        assert "Friday: " in named(sheet, "Report", QPlainTextEdit).toPlainText()
        named(sheet, "Copy the report").click()
        assert QApplication.clipboard().text().startswith("swan.tdapp →")
        sheet.accept()
        settle()
        assert seat.window is not None
        assert seat.house.path == file
        assert players(seat) == 2
        kept = list(file.parent.glob("swan damaged*.tdapp"))
        assert [one.read_bytes() for one in kept] == [content]
        assert list(file.parent.glob("swan recovered*")) == []
        assert verify(file) == proof

    def test_a_damaged_index_is_seen_before_the_window_opens_and_everything_comes_back(self, seat, file):
        """All rows can be read, and only what is looked up by a key is missed."""
        proof = verify(file)
        damage_index(file, "tournament")
        sheet = recovered(damaged(seat, file))
        assert "Everything is there" in " ".join(one.text() for one in sheet.findChildren(QLabel))
        sheet.accept()
        settle()
        assert seat.window.desk.tonight.left == 2
        assert verify(file) == proof

    def test_a_backup_with_the_same_damage_is_not_offered(self, seat, file):
        damage_index(file, "tournament")
        newer = folder_of(file) / "20260302-120000-000000.tdapp"
        newer.write_bytes(file.read_bytes())
        named(damaged(seat, file), "Open the last good backup").click()
        settle()
        assert players(seat) == 1

    def test_looking_at_it_changes_nothing(self, seat, file):
        content = wipe(file, 3)
        sheet = recovered(damaged(seat, file))
        sheet.reject()
        settle()
        assert file.read_bytes() == content
        assert list(file.parent.glob("swan recovered*")) == []
        assert isinstance(sheet_shown(), DamagedSheet)

    def test_its_last_good_backup_takes_its_place(self, seat, file):
        content = wipe(file, 3)
        named(damaged(seat, file), "Open the last good backup").click()
        settle()
        assert players(seat) == 1
        assert next(file.parent.glob("swan damaged*.tdapp")).read_bytes() == content

    def test_a_way_that_fails_is_said_in_the_sheet_and_the_others_stay(self, seat, file):
        wipe(file, 3)
        sheet = damaged(seat, file)
        shutil.rmtree(folder_of(file))
        named(sheet, "Open the last good backup").click()
        assert "There is no backup" in named(sheet, "Problem", QLabel).text()
        recovered(sheet).accept()
        settle()
        assert players(seat) == 2

    def test_where_nothing_can_be_read_it_says_so(self, seat, file):
        shutil.rmtree(folder_of(file))
        file.write_bytes(b"SQLite format 3\0" + bytes(50_000))
        sheet = damaged(seat, file)
        named(sheet, "Recover what can be read…").click()
        assert sheet._reading is not None
        sheet._reading.wait()
        settle()
        assert "Nothing of a house could be read" in named(sheet, "Problem", QLabel).text()
        assert named(sheet, "Recover what can be read…").isEnabled()


class TestAHouseThatIsGone:
    def test_its_backup_comes_back(self, seat, file):
        file.unlink()
        named(damaged(seat, file), "Open the last good backup").click()
        settle()
        assert players(seat) == 1

    def test_or_an_empty_one_begins_and_the_backups_stay(self, seat, file):
        file.unlink()
        named(damaged(seat, file), "Begin with an empty house").click()
        settle()
        assert seat.house.tournaments() == []
        assert len(backups(file)) >= 1

    def test_what_was_written_last_is_recovered_from_its_log(self, seat, file):
        house = open_house(file)
        register(house, "Cid")
        log = file.with_name("swan.tdapp-wal")
        kept = log.read_bytes()
        house.close()
        file.unlink()
        log.write_bytes(kept)
        recovered(damaged(seat, file)).accept()
        settle()
        assert players(seat) == 3
        assert verify(file).faults == ()


class TestTryingAgain:
    def test_once_it_is_put_right_the_same_sheet_opens_the_house(self, seat, file):
        other = open_house(file)
        seat.open(file)
        sheet = sheet_shown()
        assert any("open already" in one.text() for one in sheet.findChildren(QLabel))
        named(sheet, "Try again").click()
        sheet = sheet_shown()
        assert seat.window is None
        assert seat.frame.isVisible(), "a try that failed leaves the sheet to try it once more"
        other.close()
        named(sheet, "Try again").click()
        settle()
        assert players(seat) == 2
