"""Backups: made when something happened, kept while they may be missed, and put in a lost file's place."""

from __future__ import annotations

import os
import shutil
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tdapp.store.backup import Backup, back_up, backups, begin_anew, folder_of, restore, to_drop
from tdapp.store.house import Damaged, Gone, open_house
from tdapp.store.verify import verify
from tdapp.values.field import Entry
from tdapp.values.refusal import Refused
from tests.store.evening import TONIGHT, Evening

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


@pytest.fixture
def file(tmp_path) -> Path:
    """A closed house of one entry, without a backup."""
    evening = Evening.start(tmp_path / "swan.tdapp")
    evening.register("Ann")
    evening.house.close(at=NOON - HOUR)
    for old in backups(tmp_path / "swan.tdapp"):
        old.path.unlink()
    return tmp_path / "swan.tdapp"


def damage(file: Path) -> bytes:
    content = bytearray(file.read_bytes())
    content[4096 * 2 : 4096 * 6] = b"\x55" * (4096 * 4)
    file.write_bytes(content)
    return bytes(content)


class TestMaking:
    def test_opening_makes_one_that_is_whole(self, file):
        house = open_house(file, at=NOON)
        made = backups(file)
        house.close()
        assert [backup.made for backup in made] == [NOON]
        assert verify(made[0].path).faults == ()

    def test_one_made_while_the_house_is_in_use_holds_all_that_was_written(self, file):
        evening = Evening(open_house(file, at=NOON))
        evening.register("Bob")
        copy = evening.house.back_up(at=NOON + HOUR)
        evening.house.close()
        assert verify(copy.path).changes == verify(file).changes

    def test_closing_makes_one_when_something_happened(self, file):
        evening = Evening(open_house(file, at=NOON))
        evening.register("Bob")
        evening.house.close(at=NOON + HOUR)
        assert [backup.made for backup in backups(file)] == [NOON + HOUR, NOON]
        assert verify(backups(file)[0].path).changes == verify(file).changes

    def test_opening_and_closing_makes_no_piles(self, file):
        for hour in range(5):
            house = open_house(file, at=NOON + hour * HOUR)
            house.back_up(at=NOON + hour * HOUR)
            house.close(at=NOON + hour * HOUR)
        assert [backup.made for backup in backups(file)] == [NOON]

    def test_a_last_backup_that_is_damaged_does_not_count(self, file):
        open_house(file, at=NOON).close()
        backups(file)[0].path.write_bytes(b"")
        open_house(file, at=NOON + HOUR).close()
        assert [backup.made for backup in backups(file)] == [NOON + HOUR, NOON]

    @pytest.mark.skipif(os.name == "nt", reason="Windows keeps its own permissions")
    def test_only_its_owner_can_read_it(self, file):
        assert back_up(file, at=NOON).path.stat().st_mode & 0o077 == 0

    def test_what_is_kept(self, tmp_path):
        now = NOON
        ages = [timedelta(hours=hour) for hour in range(0, 24 * 400, 5)]
        made = [Backup(tmp_path, now - age) for age in ages]
        dropped = set(to_drop(made, now=now))
        kept = [now - backup.made for backup in made if backup not in dropped]
        assert [age for age in kept if age <= timedelta(hours=48)] == [
            age for age in ages if age <= timedelta(hours=48)
        ]
        month = [age for age in kept if timedelta(hours=48) < age <= timedelta(days=30)]
        assert len({(now - age).date() for age in month}) == len(month) >= 27
        year = [age for age in kept if timedelta(days=30) < age]
        assert len({(now - age).strftime("%Y%m") for age in year}) == len(year)
        assert 10 <= len(year) <= 12
        assert max(kept) <= timedelta(days=365)

    def test_old_ones_are_dropped_and_strangers_left_alone(self, file):
        for day in (0, 1, 400):
            evening = Evening(open_house(file, at=NOON + timedelta(days=day)))
            evening.register(f"Day {day}")
            evening.house.close(at=NOON + timedelta(days=day, hours=1))
            (folder_of(file) / "my own copy.tdapp").write_text("mine")
        assert [backup.made for backup in backups(file)] == [NOON + timedelta(days=400, hours=1)]
        assert (folder_of(file) / "my own copy.tdapp").exists()


class TestRestoring:
    def test_a_damaged_house_is_replaced_and_kept_beside(self, file):
        open_house(file, at=NOON).close()
        content = damage(file)
        with pytest.raises(Damaged) as damaged:
            open_house(file)
        assert damaged.value.last_good is not None
        aside = restore(file, damaged.value.last_good, at=NOON)
        assert aside is not None
        assert aside == file.with_name("swan damaged 2026-03-01 1200.tdapp")
        assert aside.read_bytes() == content
        evening = Evening(open_house(file))
        assert len(evening.tonight[Entry]) == 1
        evening.register("Bob")
        evening.house.close()
        assert verify(file).faults == ()

    def test_twice_in_a_minute_keeps_both(self, file):
        open_house(file, at=NOON).close()
        names = []
        for _ in range(2):
            damage(file)
            names.append(restore(file, backups(file)[0], at=NOON))
        assert [name.name for name in names if name] == [
            "swan damaged 2026-03-01 1200.tdapp",
            "swan damaged 2026-03-01 1200 (2).tdapp",
        ]

    def test_a_good_house_goes_back_to_an_hour_ago(self, file):
        evening = Evening(open_house(file, at=NOON))
        evening.register("Bob")
        evening.house.close(at=NOON + HOUR)
        aside = restore(file, backups(file)[-1], at=NOON)
        assert aside is not None
        assert "replaced" in aside.name
        assert verify(aside).changes == verify(file).changes + 2

    def test_what_a_crash_left_beside_the_old_file_does_not_get_into_the_new_one(self, file):
        open_house(file, at=NOON).close()
        connection = sqlite3.connect(file)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE player SET name = 'Eve'")
        connection.commit()
        wal = file.with_name("swan.tdapp-wal").read_bytes()
        connection.close()
        damage(file)
        file.with_name("swan.tdapp-wal").write_bytes(wal)
        aside = restore(file, backups(file)[0], at=NOON)
        assert aside is not None
        assert aside.with_name(aside.name + "-wal").read_bytes() == wal
        assert verify(file).faults == ()

    def test_a_house_that_is_gone_comes_back(self, file):
        open_house(file, at=NOON).close()
        file.unlink()
        assert restore(file, backups(file)[0]) is None
        assert verify(file).faults == ()

    def test_the_log_of_a_house_that_is_gone_does_not_get_into_the_one_that_comes_back(self, file):
        evening = Evening(open_house(file, at=NOON))
        evening.register("Bob")
        log = file.with_name("swan.tdapp-wal")
        kept = log.read_bytes()
        evening.house.close(at=NOON)
        proof = verify(backups(file)[0].path)
        file.unlink()
        log.write_bytes(kept)
        assert restore(file, backups(file)[0], at=NOON) is None
        assert file.with_name("swan lost 2026-03-01 1200.tdapp-wal").read_bytes() == kept
        assert not log.exists()
        assert verify(file) == proof

    def test_not_while_the_house_is_open(self, file):
        house = open_house(file, at=NOON)
        with pytest.raises(Refused, match="open already"):
            restore(file, backups(file)[0])
        assert len(house.snapshot(TONIGHT)[Entry]) == 1
        house.close()

    def test_a_backup_that_is_damaged_gone_or_none_is_refused(self, file, tmp_path):
        open_house(file, at=NOON).close()
        content = file.read_bytes()
        photo = Backup(tmp_path / "cat.jpg", NOON)
        photo.path.write_bytes(b"\xff\xd8\xff\xe0" * 5_000)
        empty = Backup(tmp_path / "empty.tdapp", NOON)
        empty.path.touch()
        broken = backups(file)[0]
        damage(broken.path)
        for bad in (photo, empty, broken, Backup(tmp_path / "none.tdapp", NOON)):
            with pytest.raises(Refused, match="Nothing was changed"):
                restore(file, bad)
        assert file.read_bytes() == content
        assert {path.name for path in tmp_path.glob("swan*") if path.is_file()} <= {"swan.tdapp", "swan.tdapp.lock"}


class TestTheOffer:
    def test_it_is_the_newest_that_can_be_read(self, file):
        for hour in range(3):
            evening = Evening(open_house(file, at=NOON + hour * HOUR))
            evening.register(f"Hour {hour}")
            evening.house.close(at=NOON + hour * HOUR)
        newest, second, *_ = backups(file)
        newest.path.write_bytes(b"not even a database" * 1_000)
        damage(file)
        with pytest.raises(Damaged) as damaged:
            open_house(file)
        assert damaged.value.last_good == second

    @pytest.mark.parametrize("content", [b"", b"\0" * 50_000])
    def test_a_house_that_lost_its_beginning_is_damaged_and_not_somebody_elses_file(self, file, content):
        open_house(file, at=NOON).close()
        file.write_bytes(content)
        with pytest.raises(Damaged) as damaged:
            open_house(file, create=True)
        assert file.read_bytes() == content
        assert damaged.value.last_good is not None

    def test_a_house_that_is_gone_is_not_quietly_made_anew(self, file):
        open_house(file, at=NOON).close()
        file.unlink()
        for create in (True, False):
            with pytest.raises(Gone, match="The house file is gone") as gone:
                open_house(file, create=create)
            assert gone.value.last_good is not None
        assert not file.exists()

    def test_a_log_without_its_file_is_left_for_recovery(self, file):
        """SQLite would take an empty file beside it for the truth, and throw the log away."""
        evening = Evening(open_house(file))
        log = file.with_name("swan.tdapp-wal")
        evening.register("Bob")
        kept = log.read_bytes()
        evening.house.close()
        shutil.rmtree(folder_of(file))
        file.unlink()
        log.write_bytes(kept)
        with pytest.raises(Gone, match="No backup was found"):
            open_house(file, create=True)
        assert log.read_bytes() == kept
        assert not file.exists()

    def test_an_empty_house_takes_the_place_of_one_that_is_gone_and_its_backups_stay(self, file):
        open_house(file, at=NOON).close()
        file.unlink()
        file.with_name("swan.tdapp-wal").write_bytes(b"what was written last")
        begin_anew(file, at=NOON)
        house = open_house(file, at=NOON + HOUR)
        assert house.tournaments() == []
        house.close(at=NOON + HOUR)
        assert backups(file)[-1].made == NOON
        assert file.with_name("swan lost 2026-03-01 1200.tdapp-wal").read_bytes() == b"what was written last"
        assert os.name == "nt" or file.stat().st_mode & 0o077 == 0
        with pytest.raises(Refused, match="is there again"):
            begin_anew(file)

    def test_none_where_there_is_none(self, file):
        damage(file)
        with pytest.raises(Damaged, match="No backup was found"):
            open_house(file)
