"""Changes that were found lying about in a damaged file, put back into the order in which they were written.

Each carries the hash of its own text and of the one before it. So a Change proves which one it followed, and that its
own text is what it was, wherever it was found: in a page that is in use, in one that was given up, or in a backup.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from tdapp.store.change import START, seal
from tdapp.store.tables import JOURNAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

COLUMNS = tuple(JOURNAL.columns.keys())
TOLD = tuple(name for name in COLUMNS if name not in ("rows", "hash"))
KINDS_OF_CHANGE = ("deed", "clock", "checkpoint")
FARTHEST = 1_000
"""So many Changes in a row may be lost and the one behind them still be believed."""


class Record(NamedTuple):
    """One row of the journal, as it was found."""

    told: tuple[Any, ...]
    rows: bytes
    hash: bytes

    @property
    def n(self) -> int:
        return int(self.told[1])

    @property
    def kind(self) -> str:
        return str(self.told[5])

    def sealed(self, previous: bytes) -> bytes:
        """The hash that it has if it followed the Change with that one."""
        return seal(previous, rows=self.rows, **dict(zip(TOLD, self.told)))

    def follows(self, previous: bytes) -> bool:
        return self.sealed(previous) == self.hash


@dataclass(slots=True)
class Chain:
    """The Changes of one stream by their numbers; those that are missing, with their hash where that is known."""

    stream: str
    changes: dict[int, Record] = field(default_factory=dict)
    lost: dict[int, bytes | None] = field(default_factory=dict)
    from_backups: set[int] = field(default_factory=set)

    @property
    def last(self) -> int:
        return max(self.changes, default=0)

    @property
    def is_linked(self) -> bool:
        """Whether two of its Changes prove each other; a lone one may be a name that was misread."""
        return 1 in self.changes or any(n - 1 in self.changes for n in self.changes)

    @property
    def reach(self) -> int:
        """The last checkpoint: it holds all rows of its moment."""
        return max((n for n, record in self.changes.items() if record.kind == "checkpoint"), default=0)

    @property
    def is_unbroken(self) -> bool:
        """Whether its Changes tell all rows, from the beginning or from a checkpoint on."""
        return bool(self.changes) and not any(n > self.reach for n in self.lost)


def as_records(rows: Iterable[Sequence[Any]]) -> Iterable[Record]:
    """Those rows that have the shape of a Change."""
    for row in rows:
        if len(row) != len(COLUMNS):
            continue
        stream, n, at, who, desk, kind, sentence, rule, undoes, content, digest = row
        is_one = (
            all(isinstance(text, str) for text in (stream, who, desk, sentence, rule))
            and isinstance(n, int)
            and isinstance(at, int)
            and kind in KINDS_OF_CHANGE
            and (undoes is None or isinstance(undoes, int))
            and isinstance(content, bytes)
            and isinstance(digest, bytes)
        )
        if is_one and n > 0 and len(digest) == len(START):
            yield Record(tuple(row[:-2]), content, digest)


def chains(found: Iterable[Record], backed_up: Iterable[Record] = ()) -> dict[str, Chain]:
    """The chain of each stream. A backup's Changes count where they lead to the file's own, or go on from them."""
    own, other = _by_stream(found), _by_stream(backed_up)
    made = {stream: _chain(stream, own.get(stream, {}), other.get(stream, {})) for stream in {*own, *other}}
    return {stream: chain for stream, chain in made.items() if chain.changes}


def _by_stream(records: Iterable[Record]) -> dict[str, dict[int, list[Record]]]:
    found: dict[str, dict[int, list[Record]]] = defaultdict(lambda: defaultdict(list))
    for record in dict.fromkeys(records):
        found[record.told[0]][record.n].append(record)
    return found


def _chain(stream: str, own: Mapping[int, list[Record]], backed_up: Mapping[int, list[Record]]) -> Chain:
    """From its last Change backwards: each tells by its hash which one it followed."""
    known = {n: [*own.get(n, ()), *backed_up.get(n, ())] for n in {*own, *backed_up}}
    hashes = _hashes(known)
    chain = Chain(stream)
    top = _last(own or backed_up, hashes)
    wanted: bytes | None = None
    for n in range(top, 0, -1):
        chosen, before = _chosen(known.get(n, []), wanted, hashes.get(n - 1, set()))
        if chosen is None:
            chain.lost[n] = wanted
        else:
            chain.changes[n] = chosen
            if all(chosen.told != one.told or chosen.rows != one.rows for one in own.get(n, ())):
                chain.from_backups.add(n)
        wanted = before
    _go_on(chain, known, top)
    return chain


def _hashes(known: Mapping[int, list[Record]]) -> dict[int, set[bytes]]:
    """Every hash that a Change may have: the one that stands in it, and the one that its text comes to."""
    stand = {n: {record.hash for record in records} for n, records in known.items()} | {0: {START}}
    come_to = {n: {one.sealed(before) for one in known[n] for before in stand.get(n - 1, ())} for n in known}
    return {n: hashes | come_to.get(n, set()) for n, hashes in stand.items()}


def _last(own: Mapping[int, list[Record]], hashes: Mapping[int, set[bytes]]) -> int:
    """The last Change that follows another; or one a little behind it, if those between are lost."""
    proved = (n for n in sorted(own, reverse=True) if any(_follows_one(one, hashes.get(n - 1, ())) for one in own[n]))
    sure = next(proved, 0)
    return max((n for n in own if sure < n <= sure + FARTHEST and n - 1 not in hashes), default=sure)


def _chosen(records: list[Record], wanted: bytes | None, before: set[bytes]) -> tuple[Record | None, bytes | None]:
    """The Change that stood here, and the hash of the one before it; None for what is not known."""
    for record in records:
        for previous in before:
            sealed = record.sealed(previous)
            if sealed == (wanted or record.hash):
                # Its text is proved by the Change behind it even where its own hash was hit.
                return record._replace(hash=sealed), previous
    if before:
        return None, None
    # What nothing is left to contradict is believed.
    return next((one for one in records if wanted in (None, one.hash)), None), None


def _follows_one(record: Record, hashes: Iterable[bytes]) -> bool:
    return any(record.follows(previous) for previous in hashes)


def _go_on(chain: Chain, known: Mapping[int, list[Record]], top: int) -> None:
    """A backup may know more than what is left of the file."""
    while top in chain.changes:
        following = [one for one in known.get(top + 1, ()) if one.follows(chain.changes[top].hash)]
        if not following:
            return
        top += 1
        chain.changes[top] = following[0]
        chain.from_backups.add(top)
