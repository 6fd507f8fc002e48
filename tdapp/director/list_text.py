"""Lists of players in text: the encoding and the separator are found out."""

from __future__ import annotations

import codecs
import csv
import unicodedata
from collections import Counter
from typing import TYPE_CHECKING

from tdapp.director.list_columns import Reading, Row, columns, is_wordy, plain
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterator

SEPARATORS = "\t;,|"


def read_text(content: bytes) -> Reading:
    """The rows of a text, and where the names stand in them."""
    text = _text(content).replace("\r\n", "\n").replace("\r", "\n").replace("\f", "\n").replace("\v", " ")
    declared = _declared_separator(text)
    if declared:
        # Spreadsheets hide this line from their users; it stays as an empty one, so that lines are counted right.
        text = text[len("sep=;") :]
    lines = [Row(n, (line,)) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    separator = declared or _separator([row.cells[0] for row in lines])
    if not separator:
        return plain([Row(row.line, (_unquoted(row.cells[0]),)) for row in lines])
    if separator == "," and len(lines) > 1 and all(_is_turned(row.cells[0]) for row in lines):
        return Reading(
            [Row(row.line, tuple(row.cells[0].split(","))) for row in lines],
            lambda cells: f"{cells[1]} {cells[0]}",
            say("One “Last, First” a line."),
        )
    return columns(list(_records(text, separator)))


def _text(content: bytes) -> str:
    text = _decoded(content)
    if any(unicodedata.category(letter) == "Cc" and letter not in "\t\r\n\f\v" for letter in set(text)):
        raise Refused(say("This is no list of names: the file holds something other than text."))
    return text.removeprefix("\ufeff")


def _decoded(content: bytes) -> str:
    """UTF-16 says so at its start; what is not UTF-8 is taken as Windows wrote it in the west."""
    is_wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ("utf-16",) if is_wide else ("utf-8-sig", "cp1252"):
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Refused(say("This is no list of names: the file is not text in an encoding that the app knows."))


def _declared_separator(text: str) -> str:
    """The first line may say “sep=;”."""
    first, _, _ = text.partition("\n")
    is_said = len(first) == len("sep=;") and first.casefold().startswith("sep=") and first[-1] in SEPARATORS
    return first[-1] if is_said else ""


def _unquoted(line: str) -> str:
    line = line.strip()
    return line[1:-1].replace('""', '"') if len(line) > 1 and line[0] == line[-1] == '"' else line


def _is_turned(line: str) -> bool:
    """“Lee, Ann”: one comma with a space after it, and only a name on both sides."""
    before, comma, after = line.partition(", ")
    return bool(comma) and '"' not in line and "," not in before + after and all(map(is_wordy, (before, after)))


def _separator(lines: list[str]) -> str:
    """What stands in most lines outside of quotation marks; nothing where the lines are plain names."""
    bare = ["".join(line.split('"')[::2]) for line in lines]
    found = Counter({mark: sum(mark in line.strip() for line in bare) for mark in SEPARATORS})
    mark, times = found.most_common(1)[0]
    return mark if 2 * times > len(lines) else ""


def _records(text: str, separator: str) -> Iterator[Row]:
    lines = [f"{line}\n" for line in text.split("\n")]
    reader = csv.reader(lines, delimiter=separator, skipinitialspace=True)
    line = 1
    while True:
        try:
            cells = next(reader, None)
        except csv.Error as error:
            raise Refused(say("Line {line} is too long to be read.", line=line)) from error
        if cells is None:
            return
        if reader.line_num > line and "".join(lines[line - 1 : reader.line_num]).count('"') % 2:
            told = say(
                "A quotation mark in line {line} is never closed, so the lines after it cannot be read.", line=line
            )
            raise Refused(told)
        if any(cell.strip() for cell in cells):
            yield Row(line, tuple(cells))
        line = reader.line_num + 1
