"""A line of a list: whom it brings, or what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.harmless import plain_cell
from tdapp.director.meeting import Listed
from tdapp.director.players import CALLED, LONGEST
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

ERRORS = ("#REF!", "#NAME?", "#N/A", "#VALUE!", "#DIV/0!", "#NULL!", "#NUM!", "#SPILL!", "#CALC!")
"""What a spreadsheet shows where a formula fails."""


def checked_line(line: int, cells: Mapping[str, str]) -> Listed:
    """Who stands in a line, from its cells by what they are; or a refusal that says what is wrong with it."""
    for column, written in cells.items():
        _refuse_a_formula(column, written)
    told = {column: plain_cell(written) for column, written in cells.items()}
    name = told["name"]
    if not name:
        raise Refused("There is no name in this line.")
    for column, text in told.items():
        if len(text) > LONGEST[column]:
            raise Refused(f"A {CALLED[column]} has at most {LONGEST[column]} letters; this has {len(text)}.")
    if not any(letter.isalpha() for letter in name):
        raise Refused(f"“{name}” is no name: it has no letters.")
    return Listed(line, **told)


def _refuse_a_formula(column: str, written: str) -> None:
    """A text that begins like a formula is exported behind an apostrophe, so what comes without one is a formula."""
    thing = CALLED[column]
    if written.startswith("="):
        raise Refused(f"“{written[:40]}” is a formula, not a {thing}. Put the {thing} itself into the cell.")
    if written in ERRORS:
        raise Refused(f"“{written}” is a formula that failed, not a {thing}.")
