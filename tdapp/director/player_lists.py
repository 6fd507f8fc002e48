"""Reading a list of players that somebody brings: what is in it, whom the house knows already, and what is wrong.

Nothing is written here. Spreadsheets and sign-up pages save lists in many ways, so the separator, the encoding and
the columns are found out, and the preview says how it was read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.director.list_columns import NOBODY, Reading, columns, plain
from tdapp.director.list_lines import checked_line
from tdapp.director.list_text import read_text
from tdapp.director.meeting import Acquaintance
from tdapp.director.progress import STEP, unheard
from tdapp.director.spelling import same, tidy
from tdapp.director.workbooks import DAMAGED, is_workbook, read_workbook
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from tdapp.director.list_columns import Row
    from tdapp.director.meeting import Listed, Met
    from tdapp.values.house import Player

    Heard = Callable[[int, int], None]

MOST_BYTES = 8_000_000
MOST_LINES = 50_000
WORKBOOKS = (".xlsx", ".xlsm")


@dataclass(frozen=True, slots=True)
class WrongLine:
    """A line that brings nobody, and why."""

    line: int
    reason: str


@dataclass(frozen=True, slots=True)
class PlayerList:
    """What a list would bring: who is `new`, in their order, those who are `known`, and the lines left out."""

    new: tuple[Listed, ...]
    known: tuple[Met, ...]
    wrong: tuple[WrongLine, ...]
    how: str
    """How the names were found in it."""

    @property
    def filled(self) -> tuple[Met, ...]:
        """Those of the known who are given something that they lack."""
        return tuple(met for met in self.known if met.fills)


def read_file(path: Path, *, known: Iterable[Player] = (), heard: Heard = unheard) -> PlayerList:
    """Read the list in a file."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Refused(say("The file cannot be read: {why}.", why=error.strerror or error)) from error
    except ValueError as error:
        raise Refused(say("The file cannot be read: there can be no file of that name.")) from error
    if path.suffix.casefold() in WORKBOOKS and content and not is_workbook(content):
        raise Refused(DAMAGED)
    return read_players(content, known=known, heard=heard)


def read_players(content: bytes, *, known: Iterable[Player] = (), heard: Heard = unheard) -> PlayerList:
    """Read a list; `known` are all records of the house, also those that were merged. `heard` may raise Stopped."""
    if len(content) > MOST_BYTES:
        raise Refused(say("This file is too large for a list of players."))
    reading = _workbook(content, heard) if is_workbook(content) else read_text(content)
    if not reading.rows:
        raise Refused(NOBODY)
    if len(reading.rows) > MOST_LINES:
        raise Refused(say("This list has more than {most:,} lines. Import it in parts.", most=MOST_LINES))
    acquaintance, seen = Acquaintance(known), _Seen()
    new: list[Listed] = []
    met: list[Met] = []
    wrong: list[WrongLine] = []
    for number, row in enumerate(reading.rows):
        if number % STEP == 0:
            heard(number, len(reading.rows))
        try:
            listed = checked_line(row.line, _cells(reading, row))
            seen.refuse_again(listed)
            found = acquaintance.meet(listed)
        except Refused as no:
            wrong.append(WrongLine(row.line, no.sentence))
            continue
        if found is None:
            new.append(listed)
        else:
            met.append(found)
    return PlayerList(tuple(new), tuple(met), tuple(wrong), reading.how)


class _Seen:
    """The lines of a list so far: nobody comes twice, and two of one name have different numbers."""

    def __init__(self) -> None:
        self._named: dict[str, list[Listed]] = {}
        self._numbered: dict[str, int] = {}

    def refuse_again(self, listed: Listed) -> None:
        number = same(listed.member)
        if number and number in self._numbered:
            line = self._numbered[number]
            raise Refused(say("The number {number} is in line {line} already.", number=listed.member, line=line))
        others = self._named.setdefault(same(listed.name), [])
        for other in others:
            if not number or not other.member:
                raise Refused(say("{name} is in line {line} already.", name=listed.name, line=other.line))
        others.append(listed)
        if number:
            self._numbered[number] = listed.line


def _cells(reading: Reading, row: Row) -> dict[str, str]:
    cells = {"name": reading.name_of(row.cells)}
    for column, place in reading.also.items():
        cells[column] = row.cells[place] if place < len(row.cells) else ""
    return {column: tidy(cell) for column, cell in cells.items()}


def _workbook(content: bytes, heard: Heard) -> Reading:
    # One row more than may be imported, and one for the titles.
    rows, sheet = read_workbook(content, most_rows=MOST_LINES + 2, heard=heard)
    reading = plain(rows) if all(len(row.cells) == 1 for row in rows) else columns(rows)
    return replace(reading, how=say("{how} Sheet “{sheet}”.", how=reading.how, sheet=sheet))
