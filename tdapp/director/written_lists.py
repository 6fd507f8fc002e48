"""Lists for a spreadsheet, as CSV or as a workbook. Whatever is exported is written here, so that no cell can be
taken for a formula."""

from __future__ import annotations

import csv
import unicodedata
from decimal import Decimal
from io import BytesIO, StringIO
from typing import TYPE_CHECKING

from tdapp.director.harmless import harmless_cell
from tdapp.director.spelling import tidy

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Cell = str | int | Decimal
"""A text, which may be anything that somebody typed; or a number, which may be less than nothing."""


def as_csv(rows: Iterable[Sequence[Cell]]) -> bytes:
    """Everything in quotation marks, so that no mark in a name is taken for a separator; the BOM is for Excel."""
    made = StringIO(newline="")
    writer = csv.writer(made, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    writer.writerows(_written(row) for row in rows)
    return made.getvalue().encode("utf-8-sig")


def as_workbook(rows: Iterable[Sequence[Cell]], *, sheet: str, widths: Sequence[int]) -> bytes:
    """Widths of columns are in letters."""
    from openpyxl import Workbook
    from openpyxl.utils import get_column_letter

    book = Workbook(write_only=True)
    page = book.create_sheet(sheet)
    for place, width in enumerate(widths, 1):
        page.column_dimensions[get_column_letter(place)].width = width
    for row in rows:
        page.append(_written(row))
    made = BytesIO()
    book.save(made)
    return made.getvalue()


def _written(row: Sequence[Cell]) -> list[Cell]:
    return [harmless_cell(_printable(cell)) if isinstance(cell, str) else cell for cell in row]


def _printable(text: str) -> str:
    """In one line, without what neither XML nor a list can hold."""
    return tidy("".join(" " if _is_unprintable(letter) else letter for letter in text))


def _is_unprintable(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cs") or letter in "\ufffe\uffff"
