"""The house file: one writer, safe commits, backups, and what goes wrong with disks and files."""

from __future__ import annotations

import json
import os
import platform
import sqlite3
import subprocess
import sys
import time
from dataclasses import fields
from datetime import UTC, datetime

import pytest
from sqlalchemy import create_engine
from sqlmodel import SQLModel

from tdapp.store import seen
from tdapp.store.house import Damaged, open_house
from tdapp.store.lock import OpenElsewhere
from tdapp.store.migrate import NEWEST
from tdapp.store.tables import KINDS
from tdapp.store.verify import verify
from tdapp.values.field import Entry
from tdapp.values.refusal import Refused
from tests.store.evening import TONIGHT, Evening

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def file(tmp_path):
    evening = Evening.start(tmp_path / "swan.tdapp")
    evening.register("Ann")
    evening.house.close()
    return tmp_path / "swan.tdapp"


class TestTables:
    @pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
    def test_each_table_is_its_value_field_by_field(self, kind):
        python = {"VARCHAR": "str", "INTEGER": "int", "BOOLEAN": "bool"}
        columns = [
            (column.name, python[str(column.type)] + (" | None" if column.nullable else ""))
            for column in kind.table.columns
        ]
        wanted = [(field.name, str(field.type).replace("Moment", "int")) for field in fields(kind.value)]
        assert columns == wanted

    def test_the_steps_lead_to_the_tables(self, file):
        engine = create_engine("sqlite://")
        SQLModel.metadata.create_all(engine)
        with engine.connect() as fresh, sqlite3.connect(file) as stepped:
            for table in SQLModel.metadata.tables:
                for pragma in ("table_info", "foreign_key_list", "index_list"):
                    made = [tuple(row) for row in fresh.exec_driver_sql(f'PRAGMA {pragma}("{table}")')]
                    assert [tuple(row) for row in stepped.execute(f'PRAGMA {pragma}("{table}")')] == made
        stepped.close()


class TestCommits:
    def test_the_committing_connection_waits_for_the_disk(self, file):
        house = open_house(file)
        with house._engine.connect() as connection:
            found = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            }
        house.close()
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    def test_a_closed_house_is_one_file(self, file):
        beside = {path.name for path in file.parent.iterdir() if path.is_file()}
        assert beside <= {"swan.tdapp", "swan.tdapp.lock"}

    def test_only_its_owner_can_read_it(self, file):
        assert os.name == "nt" or file.stat().st_mode & 0o077 == 0

    @pytest.mark.skipif(os.name == "nt", reason="there a file has no such bits")
    @pytest.mark.parametrize(("before", "after"), [(None, 0o600), (0o660, 0o660)], ids=["made anew", "shared by hand"])
    def test_so_is_what_lies_beside_it_as_long_as_nobody_opens_it_to_others(self, file, before, after):
        beside = [file.with_name(file.name + ending) for ending in (".lock", ".owner", ".seen")]
        for one in beside:
            one.unlink(missing_ok=True)
            if before is not None:
                one.touch()
                one.chmod(before)
        house = open_house(file)
        seen.mark(file, 1_700_000_000_000)
        modes = {one.name: oct(one.stat().st_mode & 0o777) for one in beside}
        house.close()
        assert modes == dict.fromkeys([one.name for one in beside], oct(after))
        assert seen.last(file) == 1_700_000_000_000

    def test_a_full_disk_loses_nothing_and_says_so(self, file):
        evening = Evening(open_house(file))
        with evening.house._engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        before = evening.tonight
        with pytest.raises(Refused, match="disk is full"):
            [evening.register(f"Player {number}" * 40) for number in range(500)]
        held = len(evening.tonight[Entry])
        assert held >= len(before[Entry])
        evening.house.close()
        assert verify(file).faults == ()
        again = open_house(file)
        assert len(again.snapshot(TONIGHT)[Entry]) == held
        again.close()

    def test_a_second_writer_by_another_way_is_noticed(self, file):
        evening = Evening(open_house(file))
        assert evening.tonight.n == 2
        with sqlite3.connect(file) as other:
            columns = "at, who, desk, kind, sentence, rule, undoes, rows, hash"
            other.execute(
                f"INSERT INTO change SELECT stream, 3, {columns} FROM change WHERE n = 2 AND stream <> 'house'"
            )
        other.close()
        with pytest.raises(Refused, match="Somebody else"):
            evening.bust(1)
        evening.house.close()


class TestOpening:
    def test_a_second_window_is_told_who_has_the_house(self, file):
        house = open_house(file)
        command = "import sys, pathlib; from tdapp.store.house import open_house; open_house(pathlib.Path(sys.argv[1]))"
        done = subprocess.run([sys.executable, "-c", command, str(file)], capture_output=True, text=True, timeout=60)
        house.close()
        assert "open already" in done.stderr
        assert f"process {os.getpid()}" in done.stderr

    @pytest.mark.parametrize(
        ("computer", "seconds", "is_open"),
        [("till-2", 5, True), ("till-2", 600, False), ("till-2", -600, False), ("", 5, False)],
        ids=["at work there", "it went off there", "a clock that is wrong", "it went off here"],
    )
    def test_on_a_network_folder_whose_locks_hold_nobody_off_another_computer_is_seen_all_the_same(
        self, file, computer, seconds, is_open
    ):
        owner = file.with_name("swan.tdapp.owner")
        told = {"user": "Zoë", "computer": computer or platform.node(), "process": 7}
        owner.write_text(json.dumps(told), encoding="utf-8")
        os.utime(owner, (time.time() - seconds, time.time() - seconds))
        content = file.read_bytes()
        if is_open:
            with pytest.raises(OpenElsewhere, match="by Zoë on till-2"):
                open_house(file)
            assert json.loads(owner.read_text(encoding="utf-8")) == told
            assert file.read_bytes() == content
            owner.unlink()
        open_house(file).close()

    def test_whoever_has_it_is_seen_at_work_whatever_is_done(self, file):
        house = open_house(file)
        owner = file.with_name("swan.tdapp.owner")
        os.utime(owner, (1_000, 1_000))
        house.keep_in_place()
        assert abs(owner.stat().st_mtime - time.time()) < 60
        house.close()
        assert not owner.exists()

    def test_a_missing_house_or_folder_is_refused(self, tmp_path):
        with pytest.raises(Refused, match="no house file"):
            open_house(tmp_path / "none.tdapp")
        with pytest.raises(Refused, match="no folder"):
            open_house(tmp_path / "nowhere" / "none.tdapp", create=True)

    def test_a_photograph_is_no_house_and_stays_as_it_is(self, tmp_path):
        photo = tmp_path / "cat.jpg"
        photo.write_bytes(b"\xff\xd8\xff\xe0" * 5_000)
        with pytest.raises(Refused, match="not a house file"):
            open_house(photo)
        assert photo.read_bytes() == b"\xff\xd8\xff\xe0" * 5_000

    def test_another_programs_database_is_no_house(self, tmp_path):
        other = tmp_path / "other.db"
        with sqlite3.connect(other) as connection:
            connection.execute("CREATE TABLE bookmarks (url TEXT)")
        connection.close()
        with pytest.raises(Refused, match="not a house file"):
            open_house(other)

    def test_a_newer_house_is_refused_untouched(self, file):
        with sqlite3.connect(file) as connection:
            connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
        connection.close()
        content = file.read_bytes()
        with pytest.raises(Refused, match="newer version"):
            open_house(file)
        assert file.read_bytes() == content

    def test_a_damaged_house_is_left_as_it_is_and_the_last_good_backup_offered(self, file):
        open_house(file, at=NOON).close()
        content = bytearray(file.read_bytes())
        content[4096 * 2 : 4096 * 6] = b"\x55" * (4096 * 4)
        file.write_bytes(content)
        with pytest.raises(Damaged) as damaged:
            open_house(file)
        assert file.read_bytes() == bytes(content)
        assert damaged.value.last_good is not None
        assert verify(damaged.value.last_good.path).faults == ()

    def test_after_a_refusal_the_house_is_free_again(self, file):
        with sqlite3.connect(file) as connection:
            connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
        connection.close()
        for _ in range(2):
            with pytest.raises(Refused, match="newer version"):
                open_house(file)
