"""Disks and folders that refuse: a sentence, and nothing changed."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tdapp.store.backup import backups, folder_of
from tdapp.store.house import open_house
from tdapp.store.verify import verify
from tdapp.values.field import Entry
from tdapp.values.refusal import Refused
from tests.store.evening import Evening

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NOBODY = 65534

unix = pytest.mark.skipif(sys.platform == "win32", reason="permissions and limits of Unix")


@pytest.fixture
def file() -> Iterator[Path]:
    """A closed house without a backup, in a folder that others can get to."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    evening = Evening.start(folder / "swan.tdapp")
    evening.register("Ann")
    evening.house.close()
    shutil.rmtree(folder_of(evening.house.path))
    yield evening.house.path
    shutil.rmtree(folder)


@contextmanager
def nobody() -> Iterator[None]:
    """Root may write everywhere, so root becomes somebody who may not."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    folder.chmod(0o555)
    for path in folder.iterdir():
        path.chmod(0o444)
    with nobody():
        yield
    folder.chmod(0o755)


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@unix
class TestAReadOnlyFolder:
    def test_a_house_in_it_is_not_opened(self, file):
        content = file.read_bytes()
        with read_only(file.parent), pytest.raises(Refused, match=r"cannot be opened here.*not yours"):
            open_house(file)
        assert file.read_bytes() == content

    def test_with_its_lock_file_gone_too(self, file):
        file.with_name("swan.tdapp.lock").unlink(missing_ok=True)
        with read_only(file.parent), pytest.raises(Refused, match="cannot be opened here"):
            open_house(file)
        assert not file.with_name("swan.tdapp.lock").exists()

    def test_a_file_that_cannot_be_written_in_a_folder_that_can(self, file):
        content = file.read_bytes()
        file.parent.chmod(0o777)
        file.chmod(0o444)
        file.with_name("swan.tdapp.lock").unlink(missing_ok=True)
        with nobody(), pytest.raises(Refused, match=r"read-only|not yours"):
            open_house(file)
        assert file.read_bytes() == content

    def test_no_house_is_made_in_it(self, file):
        new = file.with_name("new.tdapp")
        with read_only(file.parent), pytest.raises(Refused, match="cannot be opened here"):
            open_house(new, create=True)
        assert not new.exists()

    def test_a_folder_that_is_a_file(self, file):
        with pytest.raises(Refused, match="no folder"):
            open_house(file / "new.tdapp", create=True)


class TestABackupThatFails:
    def test_the_house_opens_without_and_says_so(self, file):
        folder_of(file).write_text("in the way")
        evening = Evening(open_house(file))
        assert evening.house.backup_failed is not None
        assert "No backup was made" in evening.house.backup_failed
        evening.register("Bob")
        assert len(evening.tonight[Entry]) == 2
        with pytest.raises(Refused, match="No backup was made"):
            evening.house.back_up()
        folder_of(file).unlink()
        assert verify(evening.house.back_up().path).faults == ()
        failed: str | None = evening.house.backup_failed
        assert not failed
        evening.house.close()

    def test_closing_without_one_closes(self, file):
        evening = Evening(open_house(file, at=NOON))
        evening.register("Bob")
        shutil.rmtree(folder_of(file))
        folder_of(file).write_text("in the way")
        evening.house.close()
        assert evening.house.backup_failed is not None
        open_house(file).close()

    @unix
    def test_a_disk_that_takes_no_more(self, file):
        with no_file_longer_than(file.stat().st_size // 2):
            house = open_house(file)
            assert house.backup_failed is not None
            house.close()
        assert backups(file) == []
        assert list(folder_of(file).iterdir()) == [], "no half a copy"
        again = open_house(file)
        assert again.backup_failed is None
        again.close()

    @unix
    def test_a_write_that_the_disk_refuses_changes_nothing(self, file):
        evening = Evening(open_house(file))
        before = evening.tonight
        with no_file_longer_than(file.with_name("swan.tdapp-wal").stat().st_size + 100):
            with pytest.raises(Refused, match="Nothing was changed"):
                evening.register("Bob" * 3_000)
            assert evening.tonight is before
        evening.register("Bob")
        evening.house.close()
        assert verify(file).faults == ()
