"""A damaged house is put together anew: what comes back is proved, and what does not is said."""

from __future__ import annotations

import io
import os
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

from tdapp.director.tonight import Tonight
from tdapp.store.backup import backups, folder_of
from tdapp.store.change import START, seal
from tdapp.store.house import open_house
from tdapp.store.migrate import NEWEST
from tdapp.store.reading import read_house
from tdapp.store.recover import readable, recover
from tdapp.store.recovered import Recovery
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.undo import last_to_undo
from tdapp.store.verify import TOLD, verify
from tdapp.values.field import Entry, Payment, Seating
from tdapp.values.house import Player
from tdapp.values.kept import LOST
from tdapp.values.refusal import Refused
from tdapp.views.clock_face import clock_face
from tests.store.evening import TONIGHT, Evening
from tests.store.memory import memory

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
PAGE = 4_096
FILES = Path(__file__).parents[1] / "files"


@dataclass
class House:
    path: Path

    @property
    def new(self) -> Path:
        return self.path.with_name("new.tdapp")

    def recover(self) -> Recovery:
        before = self.path.read_bytes() if self.path.exists() else None
        found = recover(self.path, self.new, at=1_000_000)
        assert (self.path.read_bytes() if self.path.exists() else None) == before, "the damaged file stays as it is"
        return found

    def change(self, where: slice, content: bytes) -> None:
        old = bytearray(self.path.read_bytes())
        old[where] = content
        self.path.write_bytes(old)

    def wipe(self, *pages: int) -> None:
        for page in pages:
            self.change(slice((page - 1) * PAGE, page * PAGE), bytes(PAGE))

    def pages_of(self, table: str) -> list[int]:
        """The leaves of a table, by SQLite's own account."""
        whole = self.path.read_bytes()
        with closing(sqlite3.connect(self.path)) as connection:
            (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        page = whole[(root - 1) * PAGE : root * PAGE]
        if page[0] == 13:
            return [root]
        cells = [
            int.from_bytes(page[at : at + 2], "big") for at in range(12, 12 + 2 * int.from_bytes(page[3:5], "big"), 2)
        ]
        return [int.from_bytes(page[at : at + 4], "big") for at in cells] + [int.from_bytes(page[8:12], "big")]

    def holds_the_same(self) -> None:
        with closing(sqlite3.connect(self.new)) as new, closing(sqlite3.connect(self.path)) as old:
            tables = [row[0] for row in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            for table in tables:
                both = [sorted(map(repr, one.execute(f'SELECT * FROM "{table}"'))) for one in (old, new)]
                assert both[0] == both[1], table


@pytest.fixture
def folder() -> Iterator[Path]:
    with memory() as folder:
        yield folder


@pytest.fixture
def house(folder) -> House:
    """Sixteen players at two tables, some of them out; no backup."""
    path = folder / "swan.tdapp"
    path.write_bytes(played()[1])
    return House(path)


@pytest.fixture
def backed_up(house) -> House:
    """As above, with a backup of the time before the last one went out."""
    folder_of(house.path).mkdir()
    (folder_of(house.path) / "20260301-110000-000000.tdapp").write_bytes(played()[0])
    return house


@cache
def played() -> tuple[bytes, bytes]:
    """The backup, and the house."""
    with memory() as folder:
        evening = Evening.start(folder / "swan.tdapp")
        for number in range(16):
            name = f"Player {number} " + "of a long name " * 6
            evening.seat(evening.register(name), number // 9 + 1, number % 9 + 1)
        evening.bust(3)
        evening.bust(5)
        backup = evening.house.back_up(at=NOON).path.read_bytes()
        evening.bust(8)
        evening.house.close(at=NOON)
        return backup, evening.house.path.read_bytes()


def opens_and_goes_on(path: Path) -> None:
    house = open_house(path, at=NOON)
    evening = Evening(house, now=2_000_000)
    entry = evening.register("Late Lou")
    told = last_to_undo(house.journal(TONIGHT), "desk 1")
    assert told is not None
    house.undo(TONIGHT, told.n, at=3_000_000, who="Ann", desk="desk 1")
    assert entry in house.snapshot(TONIGHT)[Entry]
    house.close(at=NOON)


class TestNothingIsMissing:
    def test_of_a_sound_file(self, house):
        found = house.recover()
        assert found.is_complete
        assert "Everything is there" in found.text
        assert verify(house.new).heads == verify(house.path).heads
        house.holds_the_same()

    @pytest.mark.parametrize(
        "table", ["player", "entry", "purchase", "payment", "seating", "elimination", "tournament"]
    )
    def test_where_the_rows_of_a_table_are_gone_the_changes_tell_them(self, house, table):
        before = verify(house.path)
        house.wipe(*house.pages_of(table))
        found = house.recover()
        assert found.is_complete
        assert verify(house.new) == before
        (told,) = [one for one in found.tables if one.name == table]
        assert told.told == told.rows > 0

    def test_where_a_row_was_altered_the_changes_are_right(self, house):
        content = house.path.read_bytes()
        at = content.index(b"Player 7 of a long name", content.index(b"SQLite"))
        places = [n for n in range(len(content)) if content.startswith(b"Player 7 of", n)]
        assert at in places
        before = verify(house.path)
        in_table = [n for n in places if n // PAGE + 1 in house.pages_of("player")]
        house.change(slice(in_table[0], in_table[0] + 6), b"Prayer")
        assert "Prayer" in str(verify(house.path).faults)
        assert house.recover().is_complete
        assert verify(house.new) == before

    def test_with_a_hash_that_was_hit(self, house):
        with closing(sqlite3.connect(house.path)) as connection:
            connection.execute("UPDATE change SET hash = zeroblob(32) WHERE stream <> 'house' AND n = 9")
            connection.commit()
        assert len(verify(house.path).faults) == 2
        assert house.recover().is_complete

    def test_of_a_file_whose_last_evening_is_in_its_log_only(self, house):
        evening = Evening(open_house(house.path, at=NOON))
        evening.register("Late Lou")
        killed = house.path.with_name("killed.tdapp")
        for ending in ("", "-wal"):
            shutil.copy(house.path.with_name(house.path.name + ending), killed.with_name(killed.name + ending))
        evening.house.close(at=NOON)
        found = recover(killed, house.new, at=1)
        assert found.is_complete
        assert verify(house.new).heads == verify(house.path).heads

    def test_without_a_first_page_where_a_backup_says_what_stood_there(self, backed_up):
        before = verify(backed_up.path)
        backed_up.wipe(1)
        assert backed_up.recover().is_complete
        assert verify(backed_up.new) == before

    def test_changes_that_are_gone_come_from_a_backup(self, backed_up):
        before = verify(backed_up.path)
        backed_up.wipe(*backed_up.pages_of("change")[:-1], *backed_up.pages_of("entry"))
        found = backed_up.recover()
        assert found.is_complete
        assert sum(one.from_backups for one in found.streams) > 10
        assert verify(backed_up.new) == before

    @pytest.mark.parametrize("file", sorted(FILES.glob("version-*.tdapp")), ids=lambda file: file.stem)
    def test_of_a_file_of_every_version(self, file, folder):
        path = shutil.copy(file, folder / "swan.tdapp")
        assert recover(path, folder / "new.tdapp", at=1).is_complete
        open_house(path).close()
        with closing(sqlite3.connect(path)) as one, closing(sqlite3.connect(folder / "new.tdapp")) as other:
            for table in ("player", "entry", "payment", "clock", "elimination", "prize"):
                query = f'SELECT * FROM "{table}" ORDER BY 1, 2'
                assert one.execute(query).fetchall() == other.execute(query).fetchall()

    def test_of_a_migration_that_was_cut_off(self, house):
        """Its journal of old pages lies beside it, as a kill leaves it."""
        before = verify(house.path)
        torn = house.path.with_name("torn.tdapp")
        with closing(sqlite3.connect(house.path, isolation_level=None)) as connection:
            connection.execute("PRAGMA cache_size = 1")
            connection.execute("PRAGMA cache_spill = 1")
            connection.execute("BEGIN")
            connection.execute("UPDATE player SET name = upper(name)")
            connection.execute("UPDATE change SET sentence = upper(sentence)")
            for ending in ("", "-journal"):
                shutil.copy(house.path.with_name(house.path.name + ending), torn.with_name(torn.name + ending))
            connection.execute("ROLLBACK")
        assert torn.read_bytes() != house.path.read_bytes()
        kept = torn.read_bytes()
        assert recover(torn, house.new, at=1).is_complete
        assert verify(house.new) == before
        assert torn.read_bytes() == kept


class TestSomethingIsMissing:
    def test_changes_that_are_gone_are_named_and_the_rows_say_how_it_stood(self, house):
        before = verify(house.path)
        house.wipe(house.pages_of("change")[1])
        found = house.recover()
        assert not found.is_complete
        lost = {one.name: one.lost for one in found.streams if one.lost}
        assert "Friday" in lost
        assert len(found.faults) == sum(map(len, lost.values())) > 0
        for name, numbers in lost.items():
            assert f"{name}: " in found.text
            assert str(numbers[0]) in found.text
        assert found.faults == verify(house.new).faults
        house_again = open_house(house.new, at=NOON)
        now = house_again.snapshot(TONIGHT)
        assert (len(now[Entry]), len(now[Payment]), len(now[Seating])) == (16, 16, 13)
        assert [told.n for told in house_again.journal(TONIGHT)] == list(range(1, now.n + 1))
        house_again.close(at=NOON)
        assert before.rows == sum(one.rows - one.made for one in found.tables)
        opens_and_goes_on(house.new)
        assert set(verify(house.new).faults) == set(found.faults)

    @pytest.mark.usefixtures("another_language")
    def test_a_change_that_is_gone_is_known_and_read_in_another_language(self, house):
        house.wipe(house.pages_of("change")[1])
        found = house.recover()
        assert verify(house.new).faults == found.faults
        with read_house(house.new) as again:
            told = [one.sentence for stream in (HOUSE_STREAM, TONIGHT) for one in again.journal(stream)]
        assert told.count(f"‹{LOST}›") == sum(len(one.lost) for one in found.streams) > 0

    def test_with_the_whole_journal_gone_the_rows_stay(self, house):
        house.wipe(*house.pages_of("change"))
        found = house.recover()
        assert not found.is_complete
        assert "may be missing" in found.verdict
        opens_and_goes_on(house.new)
        assert verify(house.new).faults == ()
        assert len(open_and_read(house.new, Entry)) == 17

    def test_an_end_that_was_cut_off(self, house):
        content = house.path.read_bytes()
        house.path.write_bytes(content[: len(content) * 2 // 3])
        found = house.recover()
        assert not found.is_complete
        opens_and_goes_on(house.new)

    def test_a_player_who_is_gone_keeps_the_entry_and_loses_the_name(self, house):
        """With the Changes that told of them gone too."""
        house.wipe(*house.pages_of("player")[:1], *house.pages_of("change"))
        found = house.recover()
        assert "Table entry: 16 rows" in found.text
        again = open_house(house.new)
        names = [player.name for player in again.house[Player].values()]
        assert names == ["Unknown player"] * 16
        again.close()
        assert found.faults == ()

    def test_a_log_without_its_file(self, backed_up):
        """With the backup before it, it is the whole evening."""
        evening = Evening(open_house(backed_up.path, at=NOON))
        evening.register("Late Lou")
        log = backed_up.path.with_name("swan.tdapp-wal").read_bytes()
        backed_up.path.with_name("kept").write_bytes(log)
        evening.house.close(at=NOON)
        heads = verify(backed_up.path).heads
        for newer in backups(backed_up.path)[:-1]:
            newer.path.unlink()
        backed_up.path.unlink()
        backed_up.path.with_name("kept").replace(backed_up.path.with_name("swan.tdapp-wal"))
        found = backed_up.recover()
        assert len(open_and_read(backed_up.new, Entry)) == 17
        assert found.faults == ()
        assert verify(backed_up.new).heads.keys() == heads.keys()

    @pytest.mark.parametrize("seed", range(12))
    def test_whatever_is_hit_the_new_file_opens_and_says_what_does_not_hold(self, house, seed):
        anything_hit(house, random.Random(seed))

    @pytest.mark.long
    @pytest.mark.parametrize("seed", range(12, 1_000))
    def test_and_so_it_does_a_thousand_times(self, house, seed):
        anything_hit(house, random.Random(seed))


def anything_hit(house: House, chance: random.Random) -> None:
    whole, before, journal = verify(house.path), house.path.read_bytes(), house.pages_of("change")
    pages = house.path.stat().st_size // PAGE
    hits: list[Callable[[], object]] = [
        lambda: house.wipe(chance.randint(1, pages)),
        lambda: house.change(slice(at := chance.randrange(pages * PAGE), at + 1), bytes([chance.randrange(256)])),
        lambda: house.change(slice(at := chance.randrange(pages) * PAGE, at + PAGE), chance.randbytes(PAGE)),
        lambda: house.path.write_bytes(house.path.read_bytes()[: pages * PAGE * 9 // 10]),
    ]
    for _ in range(chance.randint(1, 6)):
        chance.choice(hits)()
    after = house.path.read_bytes()
    try:
        found = house.recover()
    except Refused:
        # Where the page that says what all others are has gone, and the whole journal, and there is no backup.
        assert not any(page_of(before, page) == page_of(after, page) for page in (1, *journal))
        assert house.path.read_bytes() == after
        assert not house.new.exists()
        return
    proof = verify(house.new)
    assert proof.faults == found.faults
    open_house(house.new, at=NOON).close(at=NOON)
    if found.is_complete:
        assert proof.heads == whole.heads
        assert (proof.rows, proof.changes) == (whole.rows, whole.changes)


def page_of(content: bytes, page: int) -> bytes:
    return content[(page - 1) * PAGE : page * PAGE]


def open_and_read(path: Path, value: type) -> list[object]:
    house = open_house(path)
    try:
        return list(house.snapshot(TONIGHT)[value].values())
    finally:
        house.close()


class TestRefused:
    def test_a_file_that_is_there(self, house):
        house.new.write_text("mine")
        with pytest.raises(Refused, match=r"new\.tdapp is there already"):
            house.recover()
        assert house.new.read_text() == "mine"

    def test_a_house_or_a_folder_that_is_not(self, folder):
        with pytest.raises(Refused, match="no house file"):
            recover(folder / "none.tdapp", folder / "new.tdapp", at=1)
        (folder / "some.tdapp").touch()
        with pytest.raises(Refused, match="no folder"):
            recover(folder / "some.tdapp", folder / "none" / "new.tdapp", at=1)

    @pytest.mark.parametrize("content", [b"", bytes(50_000), b"\xff\xd8\xff\xe0" * 5_000, b"SQLite format 3\0" * 4_000])
    def test_what_is_no_house(self, folder, content):
        photo = folder / "cat.jpg"
        photo.write_bytes(content)
        with pytest.raises(Refused, match="Nothing of a house"):
            recover(photo, folder / "new.tdapp", at=1)
        assert sorted(path.name for path in folder.iterdir()) == ["cat.jpg", "cat.jpg.lock"]

    def test_a_house_that_is_open(self, house):
        opened = open_house(house.path, at=NOON)
        with pytest.raises(Refused, match="open already"):
            recover(house.path, house.new, at=1)
        opened.close(at=NOON)
        assert not house.new.exists()

    def test_a_newer_house(self, house):
        """Of which this app can read nothing."""
        with closing(sqlite3.connect(house.path)) as connection:
            connection.execute("PRAGMA user_version = 999")
        speak_of_drones(house.path)
        with pytest.raises(Refused, match="newer version"):
            house.recover()


def speak_of_drones(path: Path) -> None:
    """Changes of a table that this version does not know, with hashes that hold."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        for stream in ("house", TONIGHT):
            previous = START
            for row in connection.execute("SELECT * FROM change WHERE stream = ? ORDER BY n", (stream,)).fetchall():
                content = b'{"drone":{"insert":[[1]]}}'
                previous = seal(previous, rows=content, **{name: row[name] for name in TOLD})
                changed = (content, previous, stream, row["n"])
                connection.execute("UPDATE change SET rows = ?, hash = ? WHERE stream = ? AND n = ?", changed)
        connection.commit()


def test_a_new_file_is_private(house):
    house.recover()
    assert os.name == "nt" or house.new.stat().st_mode & 0o077 == 0


def test_what_a_disk_no_longer_gives_is_read_as_nothing(folder, monkeypatch):
    path = folder / "swan.tdapp"
    path.write_bytes(b"x" * 200_000)

    class Scratched(io.FileIO):
        def read(self, size=-1):
            if self.tell() == 65_536:
                raise OSError(5, "Input/output error")
            return super().read(size)

    monkeypatch.setattr(Path, "open", lambda self, *_, **__: Scratched(self))
    assert readable(path) == b"x" * 65_536 + bytes(65_536) + b"x" * (200_000 - 131_072)


class TestStandIns:
    """With the Changes gone too, so that nothing else tells of them."""

    @pytest.mark.parametrize("table", ["tournament", "stretch", "clock"])
    def test_what_a_tournament_cannot_be_shown_without(self, folder, table):
        whole = House(folder / "swan.tdapp")
        shutil.copy(FILES / f"version-{NEWEST}.tdapp", whole.path)
        whole.wipe(*whole.pages_of("change"), *whole.pages_of(table))
        found = whole.recover()
        assert not found.is_complete
        (made,) = [one for one in found.tables if one.name == table]
        assert (made.rows, made.made, made.dropped) == (1, 1, 0)
        assert f"Table {table}: 1 row; 1 of them written anew" in found.text
        assert found.faults == ()
        house = open_house(whole.new)
        (terms,) = house.tournaments()
        tonight = Tonight.of(house, terms.id)
        assert clock_face(tonight, 1_772_370_000_000).time
        assert len(tonight.now[Entry]) == 10
        house.close()
