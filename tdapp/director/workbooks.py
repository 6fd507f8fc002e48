"""Workbooks (.xlsx) as rows of text, read without trusting them.

A workbook is an archive that somebody sends: before anything of it is unpacked, its index says how large it would
become. The unpacking stops at that size, so an archive cannot lie about it.
"""

from __future__ import annotations

import warnings
import zipfile
from io import BytesIO
from typing import TYPE_CHECKING

from tdapp.director.list_columns import Row
from tdapp.director.progress import STEP, Stopped, unheard
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any

MOST_UNPACKED = 64_000_000
MOST_PARTS = 1_000
MOST_COLUMNS = 64
LAST_ROW = 1_048_576
"""No spreadsheet has one below it."""
ZIP = b"PK\x03\x04"
OLD = b"\xd0\xcf\x11\xe0"
"""How a file begins that Excel wrote before 2007, or writes with a password."""
TOO_LARGE = say("This workbook is too large for a list of players.")
DAMAGED = say("This is no workbook that can be read. Save the list as .xlsx or as CSV once more, then import that.")
LOCKED = say("This workbook is old or has a password. Save the list as .xlsx without one or as CSV, then import that.")


def is_workbook(content: bytes) -> bool:
    return content.startswith((ZIP, OLD))


def read_workbook(
    content: bytes, *, most_rows: int, heard: Callable[[int, int], None] = unheard
) -> tuple[list[Row], str]:
    """The rows of the first sheet that holds anything, at most `most_rows`, and that sheet's name.

    A formula counts as what it came to when the workbook was saved; one that never came to anything stays as it is.
    """
    if content.startswith(OLD):
        raise Refused(LOCKED)
    try:
        with warnings.catch_warnings():
            # openpyxl warns of charts and styles that it leaves out; here only cells matter.
            warnings.simplefilter("ignore")
            return _read(content, most_rows, heard)
    except (Refused, Stopped):
        raise
    except Exception as error:
        # A file from anywhere can break a reader of archives and XML in any way; to the director it is one thing.
        raise Refused(DAMAGED) from error


def _read(content: bytes, most_rows: int, heard: Callable[[int, int], None]) -> tuple[list[Row], str]:
    has_formulas = _check(content)
    for sheet, rows in _sheets(content, most_rows, heard, values=True):
        if has_formulas:
            formulas = dict(_sheets(content, most_rows, heard, values=False))[sheet]
            rows = _with_formulas(rows, formulas)
        if rows:
            return rows, sheet
    return [], ""


def _check(content: bytes) -> bool:
    """Refuse what would unpack to too much; whether there are formulas in it."""
    with zipfile.ZipFile(BytesIO(content)) as archive:
        parts = archive.infolist()
        if len(parts) > MOST_PARTS or sum(part.file_size for part in parts) > MOST_UNPACKED:
            raise Refused(TOO_LARGE)
        sheets = [part for part in parts if "worksheets/" in part.filename and part.filename.endswith(".xml")]
        return any(mark in archive.read(sheet) for sheet in sheets for mark in (b"<f>", b"<f ", b":f>", b":f "))


def _sheets(
    content: bytes, most_rows: int, heard: Callable[[int, int], None], *, values: bool
) -> Iterator[tuple[str, list[Row]]]:
    from openpyxl import load_workbook

    book = load_workbook(BytesIO(content), read_only=True, data_only=values, keep_links=False)
    try:
        for sheet in book.worksheets:
            # What a sheet says of its own size is often wrong.
            sheet.reset_dimensions()
            lines = sheet.iter_rows(max_col=MOST_COLUMNS, values_only=True)
            yield sheet.title, _rows(lines, most_rows, heard)
    finally:
        book.close()


def _rows(lines: Iterable[Sequence[Any]], most: int, heard: Callable[[int, int], None]) -> list[Row]:
    found: list[Row] = []
    for line, cells in enumerate(lines, 1):
        if line % STEP == 0:
            heard(line, 0)
        if line > LAST_ROW:
            break
        if cells.count(None) == len(cells):
            continue
        texts = [_told(cell) for cell in cells]
        while texts and not texts[-1].strip():
            texts.pop()
        if texts:
            found.append(Row(line, tuple(texts)))
        if len(found) == most:
            break
    return found


def _with_formulas(rows: list[Row], formulas: list[Row]) -> list[Row]:
    """A formula in the place of a value that was never worked out."""
    known = {row.line: row.cells for row in rows}
    return [Row(row.line, tuple(_filled(known.get(row.line, ()), row.cells))) for row in formulas]


def _filled(values: Sequence[str], formulas: Sequence[str]) -> Iterator[str]:
    for place, formula in enumerate(formulas):
        value = values[place] if place < len(values) else ""
        yield value or formula


def _told(cell: object) -> str:
    if cell is None:
        return ""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    # A formula over several cells is an object with a text.
    return str(getattr(cell, "text", cell))
