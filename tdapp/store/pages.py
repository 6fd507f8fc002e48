"""A SQLite file read page by page, without SQLite: one page that cannot be read takes nothing else with it.

The layout is SQLite's own (sqlite.org/fileformat2.html): tables are trees of pages whose leaves hold the rows; what is
too long for its leaf goes on in a chain of pages; and the write-ahead log holds newer images of whole pages.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

Value = None | int | float | str | bytes
SIGN = b"SQLite format 3\0"
USUAL_SIZE = 4_096
LOG_HEADER, FRAME_HEADER = 32, 24
LEAF, INNER = 13, 5
INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""How many bytes a whole number has, by the type that stands before it."""

DEEPEST = 20
"""No disk could hold a tree of more levels: these pages point at one another."""


class Unreadable(ValueError):
    """These bytes are not what SQLite writes."""


class Frame(NamedTuple):
    page: int
    commits: bool
    image: bytes


@dataclass(slots=True)
class Tree:
    """The rows of one table by their hidden numbers, as far as its pages can be read."""

    rows: dict[int, tuple[Value, ...]] = field(default_factory=dict)
    is_whole: bool = True
    has_end: bool = False
    """Whether the page is there that the newest rows are on."""


class Pages:
    """A file with its log: what its last commit left, and all older images that still lie about."""

    def __init__(self, content: bytes, log: bytes = b"") -> None:
        self._content = content
        self.size = _page_size(content, log)
        # A few bytes at each page's end may be kept for others; a header that was lost says nothing of them.
        kept_free = content[20] if content.startswith(SIGN) else 0
        self._usable = self.size - kept_free
        self._frames = list(_frames(log, self.size))
        self._most = len(content) // self.size + len(self._frames)
        self._newest = {frame.page: frame.image for frame in _committed(self._frames, log)}

    def __getitem__(self, number: int) -> bytes:
        if number in self._newest:
            return self._newest[number]
        page = self._content[(number - 1) * self.size : number * self.size]
        if number < 1 or len(page) < self.size:
            raise Unreadable(f"There is no page {number}.")
        return page

    @property
    def version(self) -> int:
        """The number of the last migration, as the header says it; 0 where it is lost."""
        try:
            header = self[1]
        except Unreadable:
            return 0
        return int.from_bytes(header[60:64], "big") if header.startswith(SIGN) else 0

    def tables(self) -> dict[str, int]:
        """The first page of each table."""
        rows = self.tree(1).rows.values()
        return {
            str(row[1]): row[3]
            for row in rows
            if len(row) == 5 and row[0] == "table" and isinstance(row[3], int) and row[3] > 1
        }

    def tree(self, root: int) -> Tree:
        found = Tree()
        self._climb(root, found, set(), 0, is_last=True)
        return found

    def scattered(self) -> Iterator[tuple[Value, ...]]:
        """Every row in every image of a page, whatever table it is of, and however old."""
        whole = range(1, len(self._content) // self.size + 1)
        images = [(number, self._content[(number - 1) * self.size : number * self.size]) for number in whole]
        for number, image in images + [(frame.page, frame.image) for frame in self._frames]:
            if _kind(image, number) == LEAF:
                for cell in _cells(image, number):
                    try:
                        yield self._row(image, cell)[1]
                    except Unreadable:
                        continue

    def _climb(self, number: int, found: Tree, seen: set[int], depth: int, *, is_last: bool) -> None:
        try:
            image = self[number]
        except Unreadable:
            image = b""
        kind = _kind(image, number) if image else 0
        if number in seen or depth > DEEPEST or kind not in (LEAF, INNER):
            found.is_whole = False
            return
        seen.add(number)
        cells = _cells(image, number)
        is_whole = len(cells) == _told(image, number)
        if kind == INNER:
            right = _start(number) + 8
            for at in cells:
                self._climb(int.from_bytes(image[at : at + 4], "big"), found, seen, depth + 1, is_last=False)
            self._climb(int.from_bytes(image[right : right + 4], "big"), found, seen, depth + 1, is_last=is_last)
        for cell in cells if kind == LEAF else ():
            try:
                row, values = self._row(image, cell)
                found.rows[row] = values
            except Unreadable:
                is_whole = False
        found.is_whole &= is_whole
        found.has_end |= kind == LEAF and is_whole and is_last

    def _row(self, image: bytes, at: int) -> tuple[int, tuple[Value, ...]]:
        length, at = _varint(image, at)
        number, at = _varint(image, at)
        if not 0 <= length <= self._most * self.size:
            raise Unreadable("A row longer than the file.")
        here = self._length_here(length)
        content = image[at : at + here]
        if here < length:
            content += self._chain(int.from_bytes(image[at + here : at + here + 4], "big"), length - here)
        if len(content) < length:
            raise Unreadable("A row that ends too soon.")
        return number, _values(content)

    def _length_here(self, length: int) -> int:
        """How much of a row stands in its leaf."""
        most = self._usable - 35
        if length <= most:
            return length
        least = (self._usable - 12) * 32 // 255 - 23
        fits = least + (length - least) % (self._usable - 4)
        return fits if fits <= most else least

    def _chain(self, number: int, length: int) -> bytes:
        parts: list[bytes] = []
        while length > 0:
            page = self[number]
            parts.append(page[4 : min(self._usable, 4 + length)])
            length -= self._usable - 4
            number = int.from_bytes(page[:4], "big")
        return b"".join(parts)


def _page_size(content: bytes, log: bytes) -> int:
    told = int.from_bytes(content[16:18], "big") if content.startswith(SIGN) else int.from_bytes(log[8:12], "big")
    size = 65_536 if told == 1 else told
    return size if 512 <= size <= 65_536 and size & (size - 1) == 0 else USUAL_SIZE


def _frames(log: bytes, size: int) -> Iterator[Frame]:
    for at in range(LOG_HEADER, len(log) - FRAME_HEADER - size + 1, FRAME_HEADER + size):
        page, pages_then = (int.from_bytes(log[at + step : at + step + 4], "big") for step in (0, 4))
        yield Frame(page, pages_then > 0, log[at + FRAME_HEADER : at + FRAME_HEADER + size])


def _committed(frames: list[Frame], log: bytes) -> list[Frame]:
    """The frames up to the last commit of this turn of the log.

    Each carries its turn's salt and a sum of everything before it, so that what is left of an earlier turn, or was
    being written when the power failed, does not count.
    """
    order, salt = ">" if log[3:4] == b"\x83" else "<", log[16:24]
    total = _sum(log[:24], (0, 0), order)
    held: list[Frame] = []
    last = 0
    for number, frame in enumerate(frames):
        at = LOG_HEADER + number * (FRAME_HEADER + len(frame.image))
        total = _sum(frame.image, _sum(log[at : at + 8], total, order), order)
        if log[at + 8 : at + 16] != salt or struct.unpack(">2I", log[at + 16 : at + 24]) != total:
            break
        held.append(frame)
        if frame.commits:
            last = len(held)
    return held[:last]


def _sum(content: bytes, total: tuple[int, int], order: str) -> tuple[int, int]:
    one, two = total
    words = iter(struct.unpack(f"{order}{len(content) // 4}I", content))
    for word, following in zip(words, words):
        one = one + word + two & 0xFFFFFFFF
        two = two + following + one & 0xFFFFFFFF
    return one, two


def _start(number: int) -> int:
    """Where a page's own header stands: on the first it is behind the file's."""
    return 100 if number == 1 else 0


def _kind(image: bytes, number: int) -> int:
    return image[_start(number)]


def _told(image: bytes, number: int) -> int:
    """How many rows a page says it has."""
    at = _start(number) + 3
    return int.from_bytes(image[at : at + 2], "big")


def _cells(image: bytes, number: int) -> list[int]:
    """Where they stand; those that would lie outside it are left out."""
    start = _start(number)
    first = start + (12 if _kind(image, number) == INNER else 8)
    ends = first + 2 * _told(image, number)
    places = (int.from_bytes(image[at : at + 2], "big") for at in range(first, ends, 2))
    return [place for place in places if first <= place < len(image)]


def _varint(content: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    number = 0
    for step in range(9):
        if at + step >= len(content):
            raise Unreadable("A number that ends too soon.")
        byte = content[at + step]
        if step == 8:
            number = number << 8 | byte
            return (number - (1 << 64) if number >> 63 else number), at + 9
        number = number << 7 | byte & 127
        if byte < 128:
            return number, at + step + 1
    raise AssertionError("nine bytes are the longest")


def _values(content: bytes) -> tuple[Value, ...]:
    head, at = _varint(content, 0)
    if not 0 < head <= len(content):
        raise Unreadable("A row without a beginning.")
    values: list[Value] = []
    place = head
    while at < head:
        kind, at = _varint(content, at)
        value, place = _value(content, kind, place)
        values.append(value)
    return tuple(values)


def _value(content: bytes, kind: int, at: int) -> tuple[Value, int]:
    if kind in (0, 8, 9):
        return {0: None, 8: 0, 9: 1}[kind], at
    if kind < 0 or kind in (7, 10, 11):
        # No column of a house holds a fraction; the other two SQLite never writes.
        raise Unreadable(f"There is no value of type {kind}.")
    length = INTEGERS[kind] if kind in INTEGERS else (kind - 12) // 2
    part = content[at : at + length]
    if len(part) < length:
        raise Unreadable("A value that ends too soon.")
    if kind in INTEGERS:
        return int.from_bytes(part, "big", signed=True), at + length
    if kind % 2 == 0:
        return part, at + length
    try:
        return part.decode(), at + length
    except UnicodeDecodeError as error:
        raise Unreadable("A text that is none.") from error
