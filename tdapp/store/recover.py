"""A damaged house put together anew, in another file; the damaged one is only read.

Two things tell what a house held: its rows, and the Changes that made them. Where the Changes of a tournament are all
there, they give every row, proved by their hashes. Where some are missing, the rows that can be read say how it stood,
and the tournament goes on from a checkpoint that holds them.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.store.backup import BESIDE, backups
from tdapp.store.chains import Chain, as_records, chains
from tdapp.store.connection import disk_troubles
from tdapp.store.house import open_house
from tdapp.store.lock import OpenElsewhere, WriterLock
from tdapp.store.migrate import NEWER, NEWEST
from tdapp.store.pages import Pages
from tdapp.store.recovered import Recovery, StreamBack, TableBack
from tdapp.store.rewrite import Draft, rewrite
from tdapp.store.shapes import by_stream, replay, shapes
from tdapp.store.tables import HOUSE_STREAM, JOURNAL
from tdapp.store.verify import verify
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tdapp.store.pages import Tree
    from tdapp.store.shapes import Rows, Shapes
    from tdapp.store.snapshot import Snapshot

    Check = Callable[[Snapshot], None]

BLOCK = 65_536
BACKUPS_READ = 2
"""Each holds all that those before it hold; one more for where the newest was hit too."""


@dataclass(slots=True)
class Found:
    """What can be read of a damaged file."""

    version: int
    shapes: Shapes
    chains: dict[str, Chain]
    trees: Mapping[str, Tree]
    read: dict[str, Rows] = field(default_factory=dict)
    """By stream, the rows that the tables still hold."""

    @property
    def ends_are_there(self) -> bool:
        """Whether the last Changes of all can be read: then none behind them is missing."""
        journal = self.trees.get(JOURNAL.name)
        return journal is not None and journal.has_end

    def is_whole(self, table: str) -> bool:
        return table in self.trees and self.trees[table].is_whole


def recover(path: Path, out: Path, *, at: int, check: Check | None = None) -> Recovery:
    """Put what can be read of `path` into the new file `out`, and say what is missing.

    Each tournament is held to `check` too; what that says stands in the report.
    """
    if out.exists():
        raise Refused(say("{name} is there already: what is recovered goes into a new file.", name=out.name))
    if not any(path.with_name(path.name + ending).is_file() for ending in ("", *BESIDE)):
        raise Refused(say("There is no house file {name} in that folder.", name=path.name))
    if not out.parent.is_dir():
        raise Refused(say("There is no folder {folder}.", folder=out.parent))
    with disk_troubles(), _nobody_has(path), tempfile.TemporaryDirectory(prefix=".tdapp-", dir=out.parent) as folder:
        found = _find(path, Path(folder))
        drafts = {stream: _draft(chain, found) for stream, chain in found.chains.items()}
        new = Path(folder) / out.name
        rewrite(new, found.version, found.shapes, drafts, at=at)
        faults = (*_opened(new, check), *verify(new).faults)
        new.replace(out)
    return _report(path, out, found, drafts, faults)


@contextlib.contextmanager
def _nobody_has(path: Path) -> Iterator[None]:
    """Not while a window writes it. On a disk that takes no lock nobody can write either."""
    lock = WriterLock(path)
    try:
        lock.take()
    except OpenElsewhere:
        raise
    except Refused:
        yield
        return
    try:
        yield
    finally:
        lock.free()


def _find(path: Path, folder: Path) -> Found:
    pages = _pages(path, folder)
    backed_up = [Pages(readable(one.path)) for one in backups(path)[:BACKUPS_READ]]
    known = chains(as_records(pages.scattered()), as_records(row for one in backed_up for row in one.scattered()))
    version = _version(pages.version, known)
    roots = pages.tables() or next((tables for one in backed_up if (tables := one.tables())), {})
    found = Found(version, shapes(version), known, {name: pages.tree(root) for name, root in roots.items()})
    rows = (
        (shape, row)
        for name, shape in found.shapes.items()
        for values in (found.trees[name].rows.values() if name in found.trees else ())
        if (row := shape.row(values)) is not None
    )
    found.read = by_stream(rows)
    # One row may have its tournament's key misread; several are a tournament.
    sure = {stream for stream, of in found.read.items() if stream == HOUSE_STREAM or sum(map(len, of.values())) > 1}
    found.chains = {
        stream: known.get(stream) or Chain(stream)
        for stream in sorted({*known, *sure}, key=lambda stream: (stream != HOUSE_STREAM, stream))
        if stream in sure or known[stream].is_linked
    }
    if not found.chains:
        raise Refused(say("Nothing of a house could be read in {name}. It was left as it is.", name=path.name))
    return found


def _pages(path: Path, folder: Path) -> Pages:
    """The file with what SQLite keeps beside it. A migration that was cut off is taken back first, in a copy."""
    content, log, cut_off = (readable(path.with_name(path.name + ending)) for ending in ("", "-wal", "-journal"))
    if cut_off:
        copied = folder / "copy"
        copied.write_bytes(content)
        copied.with_name("copy-journal").write_bytes(cut_off)
        with contextlib.suppress(sqlite3.DatabaseError), contextlib.closing(sqlite3.connect(copied)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        content = copied.read_bytes()
    return Pages(content, log)


def readable(path: Path) -> bytes:
    """All of a file that the disk still gives; zeros where it does not."""
    if not path.is_file():
        return b""
    size, parts = path.stat().st_size, []
    with path.open("rb", buffering=0) as file:
        for at in range(0, size, BLOCK):
            length = min(BLOCK, size - at)
            try:
                file.seek(at)
                parts.append(file.read(length).ljust(length, b"\0"))
            except OSError:
                parts.append(bytes(length))
    return b"".join(parts)


def _version(told: int, known: Mapping[str, Chain]) -> int:
    """What the header says, where the Changes speak of the tables of that version; else the newest whose they are."""
    known_to_us = list(range(NEWEST, 0, -1))
    likely = [told] if told in known_to_us else []
    for version in likely + known_to_us:
        if all(_fits(chain, version) for chain in known.values()):
            return version
    if told > NEWEST:
        raise Refused(NEWER)
    return likely[0] if likely else NEWEST


def _fits(chain: Chain, version: int) -> bool:
    return not chain.is_unbroken or _replayed(chain, shapes(version))[1]


def _replayed(chain: Chain, known: Shapes) -> tuple[Rows, bool]:
    """What the Changes from the last checkpoint on give, and whether each of them fits."""
    rows: Rows = {}
    fits = [replay(rows, record.rows, known) for n, record in sorted(chain.changes.items()) if n >= chain.reach]
    return rows, all(fits)


def _draft(chain: Chain, found: Found) -> Draft:
    """How a stream stood at the end: as its Changes tell, unless some of them are missing."""
    told, fits = _replayed(chain, found.shapes)
    read = found.read.get(chain.stream, {})
    is_proved = chain.is_unbroken and fits and found.ends_are_there
    rows: Rows = {}
    for table in found.shapes:
        if is_proved:
            rows[table] = dict(told.get(table, {}))
        elif found.is_whole(table):
            rows[table] = dict(read.get(table, {}))
        else:
            rows[table] = {**told.get(table, {}), **read.get(table, {})}
    only_told = Counter(
        {table: sum(read.get(table, {}).get(key) != row for key, row in of.items()) for table, of in rows.items()}
    )
    return Draft(chain, rows, told if chain.is_unbroken and fits else None, only_told)


def _opened(new: Path, check: Check | None) -> Iterator[str]:
    """Brought up to date and closed as any house is; and what does not hold in it."""
    house = open_house(new)
    try:
        for terms in house.tournaments():
            try:
                if check is not None:
                    check(house.snapshot(terms.id))
            except Refused as no:
                yield f"{terms.name}: {no.sentence}"
    finally:
        house.close()


def _report(path: Path, out: Path, found: Found, drafts: Mapping[str, Draft], faults: tuple[str, ...]) -> Recovery:
    names = {
        key[0]: str(row["name"]) for draft in drafts.values() for key, row in draft.rows.get("tournament", {}).items()
    }
    names[HOUSE_STREAM] = say("The house")
    streams = tuple(
        StreamBack(
            names.get(stream, say("Tournament {key}", key=stream)),
            len(draft.chain.changes),
            tuple(sorted(draft.chain.lost)),
            len(draft.chain.from_backups),
        )
        for stream, draft in drafts.items()
    )
    tables = tuple(
        TableBack(
            name,
            sum(len(draft.rows.get(name, ())) for draft in drafts.values()),
            sum(draft.only_told[name] for draft in drafts.values()),
            sum(draft.dropped[name] for draft in drafts.values()),
            sum(draft.made[name] for draft in drafts.values()),
        )
        for name in found.shapes
    )
    shown = tuple(one for one in tables if one.rows or one.dropped)
    return Recovery(path, out, streams, shown, faults, found.ends_are_there)
