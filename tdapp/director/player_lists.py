"""Reading a list of players that somebody brings: what is in it, whom the house knows already, and what is wrong.

Nothing is written here. Spreadsheets and sign-up pages save lists in many ways, so the separator, the encoding and
the column of the names are found out, and the preview says how it was read.
"""

from __future__ import annotations

import codecs
import csv
import unicodedata
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.houses import LONGEST_NAME
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

MOST_BYTES = 8_000_000
NOBODY = "There are no names in this file."
SEPARATORS = "\t;,"
NAME = frozenset(
    "name, names, full name, fullname, player, players, player name, participant, spieler, spielername, teilnehmer, "
    "nom, nom complet, joueur, nombre, nombre completo, jugador, nome, giocatore, naam, speler, hráč, gracz, "
    "imię i nazwisko, 이름".split(", ")
)
FIRST = frozenset(
    "first, first name, firstname, first_name, forename, given name, vorname, prénom, prenom, voornaam, imię".split(
        ", "
    )
)
LAST = frozenset(
    "last, last name, lastname, last_name, surname, family name, nachname, familienname, nom de famille, achternaam, "
    "apellido, apellidos, cognome, nazwisko, příjmení".split(", ")
)
"""Titles of columns, as lists in the languages around us have them."""


@dataclass(frozen=True, slots=True)
class WrongLine:
    """A line that brings nobody, and why."""

    line: int
    reason: str


@dataclass(frozen=True, slots=True)
class PlayerList:
    """What a list would bring: `new` names in their order, those who are `known`, and the lines left out."""

    new: tuple[str, ...]
    known: tuple[str, ...]
    wrong: tuple[WrongLine, ...]
    how: str
    """How the names were found in it."""


@dataclass(frozen=True, slots=True)
class _Row:
    line: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Reading:
    """Where the names of a list stand."""

    rows: Sequence[_Row]
    name_of: Callable[[Sequence[str]], str]
    how: str


def read_players(content: bytes, *, known: Iterable[str] = ()) -> PlayerList:
    """Read a list; `known` are the names of those whom the house knows."""
    reading = _understood(_text(content))
    in_house = {same(name) for name in known}
    seen: dict[str, int] = {}
    new: list[str] = []
    met: list[str] = []
    wrong: list[WrongLine] = []
    for row in reading.rows:
        name = _tidy(reading.name_of(row.cells))
        reason = _fault(name) or _repeats(name, seen)
        if reason:
            wrong.append(WrongLine(row.line, reason))
            continue
        seen[same(name)] = row.line
        (met if same(name) in in_house else new).append(name)
    if not reading.rows:
        raise Refused(NOBODY)
    return PlayerList(tuple(new), tuple(met), tuple(wrong), reading.how)


def same(name: str) -> str:
    """Equal for names that differ only in capitals, spaces or the way their accents are stored."""
    return _tidy(name).casefold()


def _tidy(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).replace("\ufeff", "").split())


def _fault(name: str) -> str:
    if not name:
        return "There is no name in this line."
    if len(name) > LONGEST_NAME:
        return f"A name has at most {LONGEST_NAME} letters; this has {len(name)}."
    if not any(letter.isalpha() for letter in name):
        return f"“{name}” is no name: it has no letters."
    return ""


def _repeats(name: str, seen: dict[str, int]) -> str:
    line = seen.get(same(name))
    return f"{name} is in line {line} already." if line else ""


def _text(content: bytes) -> str:
    if len(content) > MOST_BYTES:
        raise Refused("This file is too large for a list of players.")
    if content.startswith(b"PK\x03\x04"):
        raise Refused("This is a workbook or an archive. Save the list as CSV or as text, then import that.")
    text = _decoded(content)
    if any(unicodedata.category(letter) == "Cc" and letter not in "\t\r\n\f\v" for letter in set(text)):
        raise Refused("This is no list of names: the file holds something other than text.")
    return text.removeprefix("\ufeff")


def _decoded(content: bytes) -> str:
    """UTF-16 says so at its start; what is not UTF-8 is taken as Windows wrote it in the west."""
    is_wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ("utf-16",) if is_wide else ("utf-8-sig", "cp1252"):
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Refused("This is no list of names: the file is not text in an encoding that the app knows.")


def _understood(text: str) -> _Reading:
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", "\n").replace("\v", " ")
    lines = [_Row(n, (line,)) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    separator = _separator([row.cells[0] for row in lines])
    if not separator:
        return _plain([_Row(row.line, (_unquoted(row.cells[0]),)) for row in lines])
    if separator == "," and len(lines) > 1 and all(_is_turned(row.cells[0]) for row in lines):
        return _Reading(
            [_Row(row.line, tuple(row.cells[0].split(","))) for row in lines],
            lambda cells: f"{cells[1]} {cells[0]}",
            "One “Last, First” a line.",
        )
    return _columns(list(_records(text, separator)))


def _unquoted(line: str) -> str:
    line = line.strip()
    return line[1:-1].replace('""', '"') if len(line) > 1 and line[0] == line[-1] == '"' else line


def _plain(lines: list[_Row]) -> _Reading:
    has_header = len(lines) > 1 and _title(lines[0].cells[0]) in NAME
    return _Reading(lines[has_header:], lambda cells: cells[0], "One name a line.")


def _is_turned(line: str) -> bool:
    """“Lee, Ann”: one comma with a space after it, and only a name on both sides."""
    before, comma, after = line.partition(", ")
    return bool(comma) and '"' not in line and "," not in before + after and all(map(_is_wordy, (before, after)))


def _is_wordy(cell: str) -> bool:
    return any(letter.isalpha() for letter in cell) and not any(letter.isdigit() or letter in "@/" for letter in cell)


def _separator(lines: list[str]) -> str:
    """What stands in most lines outside of quotation marks; nothing where the lines are plain names."""
    bare = ["".join(line.split('"')[::2]) for line in lines]
    found = Counter({mark: sum(mark in line.strip() for line in bare) for mark in SEPARATORS})
    mark, times = found.most_common(1)[0]
    return mark if 2 * times > len(lines) else ""


def _records(text: str, separator: str) -> Iterator[_Row]:
    lines = [f"{line}\n" for line in text.split("\n")]
    reader = csv.reader(lines, delimiter=separator, skipinitialspace=True)
    line = 1
    while True:
        try:
            cells = next(reader, None)
        except csv.Error as error:
            raise Refused(f"Line {line} is too long to be read.") from error
        if cells is None:
            return
        if reader.line_num > line and "".join(lines[line - 1 : reader.line_num]).count('"') % 2:
            raise Refused(f"A quotation mark in line {line} is never closed, so the lines after it cannot be read.")
        if any(cell.strip() for cell in cells):
            yield _Row(line, tuple(cells))
        line = reader.line_num + 1


def _columns(rows: list[_Row]) -> _Reading:
    if not rows:
        raise Refused(NOBODY)
    titles = [_title(cell) for cell in rows[0].cells]
    name, first, last = (_place(titles, words) for words in (NAME, FIRST, LAST))
    if first is not None and last is None:
        # “Name, Vorname” and “Nom, Prénom” call the family name just that.
        name, last = None, name
    if name is not None:
        return _Reading(rows[1:], _cell(name), f"Names from the column “{rows[0].cells[name].strip()}”.")
    if first is not None or last is not None:
        places = [place for place in (first, last) if place is not None]
        told = " and ".join(f"“{rows[0].cells[place].strip()}”" for place in places)
        columns = "columns" if len(places) > 1 else "column"
        return _Reading(rows[1:], _cell(*places), f"Names from the {columns} {told}.")
    return _untitled(rows)


def _untitled(rows: list[_Row]) -> _Reading:
    """Without titles: the first column that holds mostly words, with the next one where both are single words."""
    width = max(len(row.cells) for row in rows)
    wordy = [
        place
        for place in range(width)
        if 2 * sum(len(row.cells) > place and _is_wordy(row.cells[place]) for row in rows) > len(rows)
    ]
    place = wordy[0] if wordy else 0
    pair = (place, place + 1)
    if place + 1 in wordy and all(len(" ".join(row.cells[at : at + 1]).split()) == 1 for row in rows for at in pair):
        return _Reading(rows, _cell(*pair), f"First and last names from columns {pair[0] + 1} and {pair[1] + 1}.")
    return _Reading(rows, _cell(place), f"Names from column {place + 1}.")


def _title(cell: str) -> str:
    return _tidy(cell).strip(" :*#").casefold()


def _place(titles: list[str], words: frozenset[str]) -> int | None:
    return next((place for place, title in enumerate(titles) if title in words), None)


def _cell(*places: int) -> Callable[[Sequence[str]], str]:
    return lambda cells: " ".join(cells[place] for place in places if place < len(cells))
