"""A line of a list: whom it brings, or what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.harmless import plain_cell
from tdapp.director.meeting import Listed
from tdapp.director.players import CALLED, LONGEST
from tdapp.values.refusal import Refused
from tdapp.values.say import say

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
        raise Refused(say("There is no name in this line."))
    for column, text in told.items():
        if len(text) > LONGEST[column]:
            told_length = say(
                "A {thing} has at most {most} letters; this has {number:,}.",
                thing=CALLED[column],
                most=LONGEST[column],
                number=len(text),
            )
            raise Refused(told_length)
    if not any(letter.isalpha() for letter in name):
        raise Refused(say("“{name}” is no name: it has no letters.", name=name))
    return Listed(line, **told)


def _refuse_a_formula(column: str, written: str) -> None:
    """A text that begins like a formula is exported behind an apostrophe, so what comes without one is a formula."""
    thing = CALLED[column]
    if written.startswith("="):
        told = say(
            "“{written}” is a formula, not a {thing}. Put the {thing} itself into the cell.",
            written=written[:40],
            thing=thing,
        )
        raise Refused(told)
    if written in ERRORS:
        raise Refused(say("“{written}” is a formula that failed, not a {thing}.", written=written, thing=thing))
