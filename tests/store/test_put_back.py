"""Putting an open house back as a backup holds it, and copies of it elsewhere."""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import UTC, datetime, timedelta

import pytest

from tdapp.store import whole
from tdapp.store.backup import Backup, backups
from tdapp.store.backup_look import OLDER, BorrowedHouse, held, proved
from tdapp.store.copies import copy_out, folder_in
from tdapp.store.house import open_house
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.verify import verify
from tdapp.values.field import Entry
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tests.files.write import FOLDER as OLD_FILES
from tests.store.evening import TONIGHT, Evening

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


@pytest.fixture
def evening(tmp_path):
    """Ann was in when the backup was made; Bob came after it."""
    evening = Evening.start(tmp_path / "swan.tdapp")
    evening.register("Ann")
    evening.house.back_up(at=NOON)
    evening.register("Bob")
    yield evening
    evening.house.close(at=NOON + 9 * HOUR)


def names(house) -> list[str]:
    return sorted(player.name for player in house.house[Player].values())


def of_noon(evening: Evening) -> Backup:
    return next(one for one in backups(evening.house.path) if one.made == NOON)


class TestPuttingBack:
    def test_the_house_goes_on_as_the_backup_holds_it(self, evening):
        evening.house.put_back(of_noon(evening), at=NOON + HOUR)
        assert names(evening.house) == ["Ann"]
        assert len(evening.tonight[Entry]) == 1
        evening.register("Cyd")
        assert names(evening.house) == ["Ann", "Cyd"]
        assert verify(evening.house.path).faults == ()

    def test_what_it_held_until_then_can_be_put_back_as_well(self, evening):
        until_now = evening.house.put_back(of_noon(evening), at=NOON + HOUR)
        assert names(evening.house) == ["Ann"]
        evening.house.put_back(until_now, at=NOON + 2 * HOUR)
        assert names(evening.house) == ["Ann", "Bob"]

    def test_nobody_else_can_open_the_house_meanwhile_nor_after(self, evening):
        evening.house.put_back(of_noon(evening), at=NOON + HOUR)
        with pytest.raises(Refused, match="open already"):
            open_house(evening.house.path)

    def test_an_old_backup_that_the_next_one_would_drop_is_put_back(self, evening):
        """It is older than all that is kept: making a backup takes it away."""
        evening.house.put_back(of_noon(evening), at=NOON + timedelta(days=800))
        assert names(evening.house) == ["Ann"]

    def test_one_of_an_older_version_is_brought_up_to_date(self, evening):
        old = Backup(OLD_FILES / "version-3.tdapp", NOON)
        evening.house.put_back(old, at=NOON + HOUR)
        assert evening.house.tournaments()[0].name == "Friday"
        assert verify(evening.house.path).faults == ()

    @pytest.mark.parametrize("content", [b"", b"rubbish" * 999])
    def test_what_is_no_backup_changes_nothing(self, evening, tmp_path, content):
        (tmp_path / "bad.tdapp").write_bytes(content)
        with pytest.raises(Refused, match="Nothing was changed"):
            evening.house.put_back(Backup(tmp_path / "bad.tdapp", NOON), at=NOON + HOUR)
        evening.register("Cyd")
        assert names(evening.house) == ["Ann", "Bob", "Cyd"]

    def test_without_a_backup_of_what_stands_now_nothing_is_put_back(self, evening, monkeypatch):
        def full(*_, **__):
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("tdapp.store.house.back_up", full)
        with pytest.raises(Refused, match="disk is full"):
            evening.house.put_back(of_noon(evening), at=NOON + HOUR)
        monkeypatch.undo()
        evening.register("Cyd")
        assert names(evening.house) == ["Ann", "Bob", "Cyd"]
        assert list(evening.house.path.parent.glob("*.restored*")) == []

    def test_no_other_file_is_left_behind(self, evening):
        evening.house.put_back(of_noon(evening), at=NOON + HOUR)
        evening.house.close(at=NOON + 2 * HOUR)
        files = {path.name for path in evening.house.path.parent.iterdir()}
        assert files <= {"swan.tdapp", "swan backups", "swan.tdapp.lock"}


class TestLookingIntoOne:
    def test_what_it_holds_is_told_without_opening_it(self, evening):
        found = held(of_noon(evening).path)
        assert found is not None
        assert (found.events, found.last_said) == (1, "Ann is in")
        assert found.changes == len(evening.house.journal(TONIGHT)) + len(evening.house.journal(HOUSE_STREAM)) - 2

    def test_a_house_to_look_at_refuses_every_deed_and_leaves_the_backup_as_it_is(self, evening):
        backup = of_noon(evening)
        before = backup.path.read_bytes()
        house = BorrowedHouse(backup, "Backup of noon")
        assert names(house) == ["Ann"]
        with pytest.raises(Refused, match="Backup of noon: this is only to look at"):
            house.put_back(backup)
        copied = house.path
        house.give_back()
        assert backup.path.read_bytes() == before
        assert not copied.exists()

    def test_whether_it_holds_is_proved(self, evening):
        path = of_noon(evening).path
        assert proved(path)[0]
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE player SET name = 'Anne'")
            connection.commit()
        is_good, said = proved(path)
        assert not is_good
        assert "column name" in said

    def test_one_of_an_older_version_is_said_to_be_whole(self):
        assert proved(OLD_FILES / "version-3.tdapp") == (True, OLDER)

    def test_rubbish_is_said_to_be_damaged(self, tmp_path):
        (tmp_path / "bad.tdapp").write_bytes(b"SQLite format 3\0" + b"x" * 5_000)
        assert held(tmp_path / "bad.tdapp") is None
        assert proved(tmp_path / "bad.tdapp") == (False, "It is damaged: it cannot be read.")


class TestCopiesElsewhere:
    def test_a_copy_is_proved_and_lies_in_a_folder_of_its_house(self, evening, tmp_path):
        stick = tmp_path / "stick"
        stick.mkdir()
        made = evening.house.copy_out(stick, at=NOON)
        assert made.path.parent == stick / "swan copies"
        assert verify(made.path).faults == ()
        assert evening.house.copy_failed is None

    def test_a_stick_that_is_not_in_gets_a_sentence_until_it_is_back(self, evening, tmp_path):
        stick = tmp_path / "stick"
        with pytest.raises(Refused, match="Is the stick in"):
            evening.house.copy_out(stick)
        assert "Is the stick in" in (evening.house.copy_failed or "")
        stick.mkdir()
        evening.house.copy_out(stick)
        assert evening.house.copy_failed is None

    def test_a_copy_that_does_not_hold_is_taken_away(self, evening, tmp_path, monkeypatch):
        def half(source, target):
            whole.copy(source, target)
            with contextlib.closing(sqlite3.connect(target)) as connection:
                connection.execute("DELETE FROM payment")
                connection.commit()

        monkeypatch.setattr("tdapp.store.backup.copy", half)
        with pytest.raises(Refused, match="does not hold"):
            copy_out(evening.house.path, tmp_path, at=NOON)
        assert list(folder_in(tmp_path, evening.house.path).iterdir()) == []

    def test_old_copies_are_dropped_like_backups(self, evening, tmp_path):
        for day in range(3):
            for hour in range(3):
                evening.register(f"P{day}{hour}")
                copy_out(evening.house.path, tmp_path, at=NOON + timedelta(days=day * 10, hours=hour))
        kept = list(folder_in(tmp_path, evening.house.path).iterdir())
        assert len(kept) == 5
