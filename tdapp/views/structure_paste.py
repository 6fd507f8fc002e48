"""Structures as text between tabs, as spreadsheets copy and paste them."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.director.harmless import harmless_cell, plain_cell
from tdapp.director.structures import MOST_STRETCHES
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.structure_cells import BREAK, COLUMNS, Row, level, rest, text_of, typed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdapp.views.structure_cells import Column

LONGEST_TABLE = 100_000
LEAST_TITLES = 2
"""So many cells of a line must be names of columns for it to be a line of titles."""
USUAL_LEVEL = 20 * 60
LAST = ("minutes", "game")
"""Read after the others, which say whether it is a level or a break."""


def copied(rows: Sequence[Row], places: Sequence[int], columns: Sequence[Column], *, titled: bool = False) -> str:
    """The cells of these rows and columns. Without the column of levels a break says so in its first cell."""
    out = io.StringIO()
    writer = csv.writer(out, dialect="excel-tab", lineterminator="\n")
    if titled:
        writer.writerow([column.title for column in columns])
    for place in places:
        number = sum(not row.stretch.is_break for row in rows[: place + 1])
        cells = [harmless_cell(text_of(rows[place], column.id, number)) for column in columns]
        amounts = [n for n, column in enumerate(columns) if column.id not in ("level", "begins", *LAST)]
        if rows[place].stretch.is_break and amounts and "level" not in [column.id for column in columns]:
            cells[amounts[0]] = say("Break")
        writer.writerow(cells)
    return out.getvalue()


def read_table(text: str) -> list[list[str]]:
    """Lines and cells; a quoted cell may hold tabs and line ends. Empty lines at the end are left out.

    Refused where it is no schedule by its size alone, before anything of it is read as one.
    """
    lines: list[list[str]] = []
    if len(text) <= LONGEST_TABLE:
        plain = io.StringIO(text.replace("\r\n", "\n").replace("\r", "\n"))
        lines = list(csv.reader(plain, dialect="excel-tab"))
    while lines and not any(cell.strip() for cell in lines[-1]):
        lines.pop()
    # One line may be that of the titles.
    if len(text) > LONGEST_TABLE or len(lines) > MOST_STRETCHES + 1:
        raise Refused(say("A schedule has at most {most} levels and breaks.", most=MOST_STRETCHES), at=("stretches",))
    return lines


def titles(line: Sequence[str]) -> list[Column | None]:
    """The columns that a line of titles names, one for each cell; nothing where it is no such line."""
    if any(character.isdigit() for cell in line for character in cell):
        return []
    names = {name: column for column in COLUMNS for name in (column.title.casefold(), *column.names)}
    found = [names.get(" ".join(cell.split()).casefold()) for cell in line]
    return found if sum(column is not None for column in found) >= LEAST_TITLES else []


def pasted(rows: Sequence[Row], place: int, at: str, text: str, shown: Sequence[Column]) -> tuple[Row, ...]:
    """The rows with a table pasted at a cell: more lines than there are rows are added at the end.

    A line of titles says which column is which; without one they are those `shown` from the cell on.
    """
    table = read_table(text)
    columns = titles(table[0]) if table else []
    if columns:
        table = table[1:]
    else:
        columns = list(shown[[column.id for column in shown].index(at) :])
    new = list(rows)
    for n, line in enumerate(table, place):
        if n >= len(new):
            new.append(_added(new))
        new[n] = _with_line(new[n], columns, line)
    return tuple(new)


def _added(rows: Sequence[Row]) -> Row:
    """A row to paste into, as long as the last level."""
    levels = [row.stretch.seconds for row in rows if not row.stretch.is_break]
    return Row(level(levels[-1] if levels else USUAL_LEVEL))


def _with_line(row: Row, columns: Sequence[Column | None], line: Sequence[str]) -> Row:
    known = ((column, plain_cell(cell)) for column, cell in zip(columns, line) if column is not None)
    cells = [(column.id, cell) for column, cell in known if column.is_typed]
    told = next((cell for at, cell in cells if at != "game" and BREAK.search(cell)), None)
    if told is not None:
        kept = row.stretch.seconds if row.stretch.is_break else rest().seconds
        made = replace(rest(kept), tournament=row.stretch.tournament, n=row.stretch.n)
        row = typed(Row(made), "level", told)
        return _all_typed(row, ((at, cell) for at, cell in cells if at == "minutes" and cell.strip() and cell != told))
    return _all_typed(row, sorted(cells, key=lambda cell: cell[0] in LAST))


def _all_typed(row: Row, cells: Iterator[tuple[str, str]] | list[tuple[str, str]]) -> Row:
    for at, cell in cells:
        row = typed(row, at, cell)
    return row
