"""What SQLite reads over and we cannot: a file is damaged before a page of the window finds out."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime

import pytest

from tdapp.store.backup import backups
from tdapp.store.house import Damaged, open_house
from tdapp.store.reading import read_house
from tdapp.store.recover import recover
from tdapp.store.verify import verify
from tdapp.store.whole import is_sound
from tdapp.values.refusal import Refused
from tests.store.evening import Evening

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def file(tmp_path):
    """A closed house with one backup."""
    evening = Evening.start(tmp_path / "swan.tdapp")
    evening.register("Ann")
    evening.house.close(at=NOON)
    return evening.house.path


def tell(file, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def spoil(file, at: int, content: bytes) -> None:
    whole = bytearray(file.read_bytes())
    whole[at : at + len(content)] = content
    file.write_bytes(whole)


HITS = {
    "a name that is no text": lambda file: tell(file, "UPDATE player SET name = CAST(x'ff41' AS TEXT)"),
    "a sentence that is no text": lambda file: tell(file, "UPDATE change SET sentence = CAST(x'ff41' AS TEXT)"),
    "a column of another name": lambda file: tell(
        file, "UPDATE sqlite_master SET sql = replace(sql, 'big_blind INTEGER,', 'bog_blind INTEGER,')"
    ),
    "a table of another name": lambda file: tell(
        file,
        "UPDATE sqlite_master SET name = 'elimin', tbl_name = 'elimin',"
        " sql = replace(sql, 'elimination', 'elimin') WHERE tbl_name = 'elimination' AND type = 'table'",
    ),
    "a table's name that is no text": lambda file: spoil(
        file, file.read_bytes().index(b"CREATE TABLE seating"), b"CREATE TABLE s\xfeating"
    ),
    "the number of its version": lambda file: spoil(file, 63, b"\1"),
    "the format's version for reading": lambda file: spoil(file, 19, b"\x05"),
    "the format's version for writing": lambda file: spoil(file, 18, b"\x05"),
    "the mark of a house file": lambda file: spoil(file, 68, b"\x75"),
    "half of the last page": lambda file: file.write_bytes(file.read_bytes()[:-2_000]),
    "a trigger, which would be run": lambda file: tell(
        file, "CREATE TRIGGER more AFTER INSERT ON payment BEGIN DELETE FROM payment; END"
    ),
    "a view in front of a table": lambda file: tell(file, "CREATE VIEW more AS SELECT * FROM payment"),
}


@pytest.mark.parametrize("hit", HITS)
class TestAHit:
    def test_it_is_left_as_it_is_and_the_last_good_backup_offered(self, file, hit):
        good = backups(file)[0]
        HITS[hit](file)
        content = file.read_bytes()
        with pytest.raises(Damaged) as damaged:
            open_house(file)
        assert file.read_bytes() == content
        assert backups(file) == [good], "no backup of a damaged house, which would be the newest"
        assert damaged.value.last_good == good

    def test_a_backup_with_it_is_not_the_last_good_one(self, file, hit):
        HITS[hit](backups(file)[0].path)
        file.unlink()
        with pytest.raises(Damaged, match="No backup was found"):
            open_house(file)

    def test_the_proof_says_so_in_a_sentence(self, file, hit):
        HITS[hit](file)
        with pytest.raises(Refused):
            verify(file)

    def test_what_can_be_read_of_it_is_recovered(self, file, hit):
        HITS[hit](file)
        new = file.with_name("new.tdapp")
        recover(file, new, at=1)
        assert is_sound(new)
        open_house(new).close()


def test_whoever_only_reads_it_is_told_of_the_backup_as_well(file):
    HITS["a name that is no text"](file)
    with pytest.raises(Damaged, match="The last good backup is of"), read_house(file):
        pass


def test_the_moment_of_the_backup_is_told_as_the_clock_on_the_wall_shows_it(file, monkeypatch):
    HITS["a name that is no text"](file)
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    try:
        with pytest.raises(Damaged, match=r"The last good backup is of 2026-03-01 21:00\."):
            open_house(file)
    finally:
        monkeypatch.undo()
        time.tzset()
