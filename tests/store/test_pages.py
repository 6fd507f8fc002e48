"""A file read without SQLite gives what SQLite gives; and where that gives up, what is left."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.store.pages import Pages
from tests.store.memory import memory

VALUES = st.one_of(
    st.none(),
    st.integers(-(2**63), 2**63 - 1),
    st.integers(-130, 130),
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=30),
    st.binary(max_size=30),
    st.integers(0, 20_000).map(lambda length: b"long" * (length // 4)),
)


def as_sqlite_reads(file: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return [tuple(row) for row in connection.execute(f'SELECT * FROM "{table}" ORDER BY rowid')]


def read(file: Path) -> Pages:
    log = file.with_name(f"{file.name}-wal")
    return Pages(file.read_bytes(), log.read_bytes() if log.exists() else b"")


def rows_of(pages: Pages, table: str) -> list[tuple[object, ...]]:
    tree = pages.tree(pages.tables()[table])
    assert tree.is_whole
    return [row for _, row in sorted(tree.rows.items())]


@given(
    st.sampled_from([512, 1024, 4096, 65536]),
    st.lists(st.tuples(VALUES, VALUES, VALUES), max_size=200),
    st.sets(st.integers(0, 199)),
)
@settings(max_examples=60)
def test_any_rows_of_any_page_size(size, rows, gone):
    with memory() as folder:
        file = folder / "any.db"
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA page_size = {size}")
            connection.execute("CREATE TABLE t (a, b, c)")
            connection.executemany("INSERT INTO t VALUES (?, ?, ?)", rows)
            connection.executemany("DELETE FROM t WHERE rowid = ?", [(number,) for number in gone])
        assert rows_of(read(file), "t") == as_sqlite_reads(file, "t")


class TestTheLog:
    @pytest.fixture
    def file(self, tmp_path):
        """A file whose last three rows are in its log only, as a kill leaves it."""
        live = tmp_path / "live.db"
        with closing(sqlite3.connect(live, isolation_level=None)) as connection:
            connection.execute("CREATE TABLE t (a)")
            connection.execute("INSERT INTO t VALUES ('old')")
            connection.execute("PRAGMA journal_mode = WAL")
            for number in range(3):
                connection.execute("INSERT INTO t VALUES (?)", (f"new {number}",))
            for beside in tmp_path.glob("live.db*"):
                shutil.copy(beside, tmp_path / beside.name.replace("live", "killed"))
        return tmp_path / "killed.db"

    def test_what_is_committed_in_it_counts(self, file):
        assert rows_of(read(file), "t") == [("old",), ("new 0",), ("new 1",), ("new 2",)]

    def test_a_commit_that_was_cut_off_does_not(self, file):
        log = file.with_name("killed.db-wal")
        log.write_bytes(log.read_bytes()[:-100])
        assert rows_of(read(file), "t") == [("old",), ("new 0",), ("new 1",)] == as_sqlite_reads(file, "t")

    def test_nor_one_that_was_written_by_half(self, file):
        log = file.with_name("killed.db-wal")
        content = bytearray(log.read_bytes())
        content[-50] ^= 1
        log.write_bytes(content)
        assert rows_of(read(file), "t") == [("old",), ("new 0",), ("new 1",)] == as_sqlite_reads(file, "t")

    def test_without_its_file_its_pages_can_still_be_read(self, file):
        pages = Pages(b"", file.with_name("killed.db-wal").read_bytes())
        assert ("new 2",) in set(pages.scattered())


class TestDamage:
    @pytest.fixture
    def file(self, tmp_path):
        file = tmp_path / "many.db"
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("CREATE TABLE t (n INTEGER, text)")
            connection.execute("BEGIN")
            connection.executemany("INSERT INTO t VALUES (?, ?)", [(n, f"row {n} " * 20) for n in range(1_000)])
            connection.execute("COMMIT")
        return file

    def test_a_page_that_is_gone_takes_only_its_own_rows(self, file):
        content = bytearray(file.read_bytes())
        whole = len(Pages(bytes(content)).tree(2).rows)
        content[4096 * 9 : 4096 * 10] = bytes(4096)
        tree = Pages(bytes(content)).tree(2)
        assert not tree.is_whole
        assert whole - 40 < len(tree.rows) < whole == 1_000

    def test_a_file_that_ends_too_soon_gives_what_is_there(self, file):
        tree = Pages(file.read_bytes()[: file.stat().st_size // 2]).tree(2)
        assert not tree.is_whole
        assert 300 < len(tree.rows) < 1_000

    def test_without_its_first_page_the_rows_are_found_where_they_lie(self, file):
        content = bytes(4096) + file.read_bytes()[4096:]
        pages = Pages(content)
        assert pages.tables() == {}
        assert {row[0] for row in pages.scattered()} >= set(range(1_000))


@given(st.data())
@settings(max_examples=150)
def test_whatever_is_changed_it_comes_to_an_end(data):
    content = bytearray(HOUSE)
    for _ in range(data.draw(st.integers(1, 30))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.sampled_from([0, 1, 5, 13, 127, 128, 255]))
    pages = Pages(bytes(content[: data.draw(st.integers(0, len(content)))]))
    for root in pages.tables().values():
        pages.tree(root)
    assert sum(1 for _ in pages.scattered()) < 2_000


HOUSE = (Path(__file__).parents[1] / "files" / "version-1.tdapp").read_bytes()
