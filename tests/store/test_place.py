"""A house whose file is moved, deleted or replaced while it is open: nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.store.backup import backups
from tdapp.store.house import open_house
from tdapp.store.verify import verify
from tdapp.values.field import Entry
from tdapp.values.refusal import Refused
from tests.store.evening import TONIGHT, Evening

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody take away a file that is open")


@pytest.fixture
def evening(tmp_path):
    (tmp_path / "club").mkdir()
    evening = Evening.start(tmp_path / "club" / "swan.tdapp")
    evening.register("Ann")
    yield evening
    evening.house.close()


def entries(path: Path) -> int:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return int(connection.execute("SELECT count(*) FROM entry").fetchone()[0])


def holds_what_is_shown(evening: Evening) -> None:
    again = open_house(evening.house.path)
    assert again.snapshot(TONIGHT) == evening.tonight
    again.close()
    assert verify(evening.house.path).faults == ()


class TestDeleted:
    def test_the_next_deed_writes_the_house_anew_and_is_in_it(self, evening):
        evening.house.path.unlink()
        evening.register("Bob")
        assert entries(evening.house.path) == 2
        assert evening.house.path.stat().st_mode & 0o077 == 0
        evening.register("Cid")
        evening.house.close()
        holds_what_is_shown(evening)

    def test_with_everything_beside_it(self, evening):
        for path in evening.house.path.parent.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        evening.register("Bob")
        evening.house.close()
        holds_what_is_shown(evening)

    def test_by_the_time_it_is_closed(self, evening):
        evening.house.path.unlink()
        evening.house.close()
        holds_what_is_shown(evening)
        assert len(backups(evening.house.path)) == 1

    def test_again_and_again(self, evening):
        for name in ("Bob", "Cid", "Dan"):
            evening.house.path.unlink()
            evening.register(name)
        evening.house.close()
        holds_what_is_shown(evening)
        assert len(evening.tonight[Entry]) == 4


class TestMoved:
    def test_with_its_folder_it_is_refused_until_that_is_back(self, evening, tmp_path):
        before = evening.tonight
        (tmp_path / "club").rename(tmp_path / "away")
        for _ in range(2):
            with pytest.raises(Refused, match=r"The folder .*club is gone.*Nothing was changed"):
                evening.register("Bob")
            assert evening.tonight is before
        with pytest.raises(Refused, match="is gone"):
            evening.house.back_up()
        assert evening.house.backup_failed
        (tmp_path / "away").rename(tmp_path / "club")
        evening.register("Bob")
        evening.house.close()
        holds_what_is_shown(evening)

    def test_out_of_its_folder_it_is_there_twice(self, evening, tmp_path):
        evening.house.path.rename(tmp_path / "elsewhere.tdapp")
        evening.register("Bob")
        assert entries(evening.house.path) == 2


class TestReplaced:
    """As a program does that keeps a folder alike on two computers."""

    @pytest.fixture
    def other(self, evening, tmp_path):
        stranger = Evening.start(tmp_path / "stranger.tdapp")
        stranger.register("Eve")
        stranger.house.close()
        os.replace(tmp_path / "stranger.tdapp", evening.house.path)
        return evening.house.path.read_bytes()

    def test_neither_file_is_touched_until_the_other_is_moved_away(self, evening, other, tmp_path):
        before = evening.tonight
        with pytest.raises(Refused, match="Another file has taken the place of swan"):
            evening.register("Bob")
        with pytest.raises(Refused, match="Another file"):
            evening.house.back_up()
        assert evening.tonight is before
        assert evening.house.path.read_bytes() == other
        evening.house.path.rename(tmp_path / "other.tdapp")
        evening.register("Bob")
        evening.house.close()
        holds_what_is_shown(evening)

    def test_closed_all_the_same_the_evening_is_beside_it(self, evening, other):
        evening.house.close()
        assert evening.house.path.read_bytes() == other
        (rescued,) = evening.house.path.parent.glob("swan rescued *.tdapp")
        assert verify(rescued).faults == ()
        again = open_house(rescued)
        assert again.snapshot(TONIGHT) == evening.tonight
        again.close()
