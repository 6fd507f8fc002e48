"""Migrations: all or nothing, backed up first; afterwards undo and proof reach back to the checkpoint."""

from __future__ import annotations

import os
import signal
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from tdapp.store.backup import backups, folder_of
from tdapp.store.change import START, seal
from tdapp.store.house import open_house
from tdapp.store.migrate import NEWEST, STEPS
from tdapp.store.undo import last_to_redo, last_to_undo
from tdapp.store.verify import TOLD, verify
from tdapp.values.field import Seating
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tests.store.evening import TONIGHT, Evening

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SHOUT = "UPDATE player SET name = upper(name);\nDELETE FROM seating WHERE seat = 1;\n"


@pytest.fixture
def file(tmp_path) -> Path:
    """A house one step behind."""
    evening = Evening.start(tmp_path / "swan.tdapp")
    for seat, name in enumerate(("Ann", "Bob"), 1):
        evening.seat(evening.register(name), 1, seat)
    evening.undo(evening.bust(2).n)
    evening.house.close()
    return tmp_path / "swan.tdapp"


@pytest.fixture
def steps(tmp_path) -> list[Path]:
    step = tmp_path / "more.sql"
    step.write_text(SHOUT)
    return [*STEPS, step]


def as_it_was(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    told = list(connection.iterdump())
    connection.close()
    return told


def faults(file: Path, newest: int = NEWEST + 1) -> tuple[str, ...]:
    return verify(file, newest=newest).faults


def seal_anew(file: Path, rows: bytes) -> None:
    """Make the first Changes speak of a table that this version does not have."""
    connection = sqlite3.connect(file)
    connection.row_factory = sqlite3.Row
    for stream in ("house", TONIGHT):
        previous = START
        for row in connection.execute("SELECT * FROM change WHERE stream = ? ORDER BY n", (stream,)).fetchall():
            content = rows if row["n"] == 1 else row["rows"]
            previous = seal(previous, rows=content, **{name: row[name] for name in TOLD})
            change = (content, previous, stream, row["n"])
            connection.execute("UPDATE change SET rows = ?, hash = ? WHERE stream = ? AND n = ?", change)
    connection.commit()
    connection.close()


class TestCheckpoint:
    def test_every_stream_goes_on_from_one(self, file, steps):
        house = open_house(file, at=NOON, steps=steps)
        for stream in ("house", TONIGHT):
            last = house.journal(stream)[-1]
            assert (last.kind, last.who) == ("checkpoint", "tdapp")
            assert last.at == int(NOON.timestamp() * 1_000)
            assert house.snapshot(stream).n == last.n
        assert house.house[Player]["p1"].name == "ANN"
        assert list(house.snapshot(TONIGHT)[Seating]) == [2]
        house.close()
        assert faults(file) == ()

    def test_it_is_written_once(self, file, steps):
        for _ in range(2):
            house = open_house(file, steps=steps)
            told = [told.kind for told in house.journal(TONIGHT)]
            house.close()
        assert told.count("checkpoint") == 1

    def test_a_new_house_needs_none(self, tmp_path, steps):
        house = open_house(tmp_path / "new.tdapp", create=True, steps=steps)
        assert list(house.journal("house")) == []
        house.close()

    def test_undo_reaches_back_to_it_and_the_evening_goes_on(self, file, steps):
        evening = Evening(open_house(file, steps=steps))
        journal = evening.house.journal(TONIGHT)
        checkpoint = journal[-1].n
        assert last_to_undo(journal, "desk 1") is None
        assert last_to_redo(journal, "desk 1") is None
        before = evening.tonight
        for n in (checkpoint, checkpoint - 1, 2):
            with pytest.raises(Refused, match="brought up to date"):
                evening.undo(n)
        assert evening.tonight is before
        moved = evening.seat(1, 2, 3)
        evening.undo(moved.n)
        assert evening.tonight.rows == before.rows
        evening.house.close()
        assert faults(file) == ()

    def test_older_sentences_stay_readable_whatever_became_of_their_rows(self, file, steps):
        seal_anew(file, b'{"mascot":{"insert":[["cat"]]}}')
        assert any("Change 1 of house cannot be read" in fault for fault in verify(file).faults)
        house = open_house(file, steps=steps)
        assert house.journal(TONIGHT)[0].sentence == "Friday was created"
        *older, checkpoint = house.changes(TONIGHT)
        assert {change.rows for change in older} == {()}
        assert checkpoint.rows
        house.close()
        assert faults(file) == ()

    def test_what_is_changed_behind_it_is_still_named(self, file, steps):
        open_house(file, steps=steps).close()
        connection = sqlite3.connect(file)
        connection.execute("UPDATE player SET name = 'EVE' WHERE id = 'p1'")
        connection.execute("UPDATE change SET sentence = 'x' WHERE n = 2 AND stream = 'house'")
        connection.commit()
        connection.close()
        found = faults(file)
        assert any("row p1, column name: it holds 'EVE'" in fault for fault in found)
        assert any(fault.startswith("Change 2 of house was altered") for fault in found)


class TestAllOrNothing:
    @pytest.mark.parametrize(
        "trouble",
        ["SELECT nonsense FROM nowhere;\n", "DELETE FROM player WHERE id = 'p1';\n", "DELETE FROM tournament;\n"],
        ids=["a statement that fails", "a player that entries refer to", "a tournament that all refer to"],
    )
    def test_a_step_that_fails_leaves_the_old_file_and_a_backup_of_it(self, file, steps, trouble):
        steps[-1].write_text(SHOUT + trouble)
        before = as_it_was(file)
        with pytest.raises(Exception, match=r"nowhere|refers to nothing"):
            open_house(file, at=NOON, steps=steps)
        assert as_it_was(file) == before
        assert as_it_was(backups(file)[0].path) == before
        open_house(file).close()
        assert verify(file).faults == ()

    def test_what_was_there_is_backed_up_first(self, file, steps):
        for old in backups(file):
            old.path.unlink()
        before = as_it_was(file)
        open_house(file, at=NOON, steps=steps).close()
        oldest = backups(file)[-1]
        assert oldest.made == NOON
        assert as_it_was(oldest.path) == before

    def test_without_a_backup_there_is_no_migration(self, file, steps):
        for old in backups(file):
            old.path.unlink()
        folder_of(file).rmdir()
        folder_of(file).write_text("in the way")
        before = as_it_was(file)
        with pytest.raises(Refused, match="No backup was made"):
            open_house(file, steps=steps)
        assert as_it_was(file) == before

    @pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
    @pytest.mark.parametrize(
        "fatal", ["UPDATE player", "DELETE FROM seating", "PRAGMA user_version =", "INSERT INTO change"]
    )
    def test_killed_within_it_the_file_is_as_it_was(self, file, steps, fatal):
        before = as_it_was(file)
        child = os.fork()
        if child == 0:

            @event.listens_for(Engine, "after_cursor_execute")
            def die(_, __, statement, *___) -> None:
                if statement.strip().startswith(fatal):
                    os.kill(os.getpid(), signal.SIGKILL)

            try:
                open_house(file, steps=steps)
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status)
        open_house(file).close()
        assert as_it_was(file) == before
        open_house(file, steps=steps).close()
        assert faults(file) == ()

    @pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
    def test_killed_when_half_of_it_is_in_the_file_already(self, file):
        before = as_it_was(file)
        child = os.fork()
        if child == 0:
            connection = sqlite3.connect(file, isolation_level=None)
            connection.execute("PRAGMA cache_size = 1")
            connection.execute("BEGIN")
            connection.execute("UPDATE change SET sentence = hex(randomblob(50000))")
            os.kill(os.getpid(), signal.SIGKILL)
        os.waitpid(child, 0)
        assert file.with_name("swan.tdapp-journal").stat().st_size > 0
        open_house(file).close()
        assert as_it_was(file) == before
