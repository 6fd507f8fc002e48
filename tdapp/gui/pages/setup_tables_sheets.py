"""The sheets behind the tables of a room: add some, or change their chairs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdapp.director.rooms import FEWEST_SEATS, HIGHEST_NUMBER, MOST_SEATS, MOST_TABLES, check_room, in_runs
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.question import Number, Text
from tdapp.rules.draw import TableToFill
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.values.field import Table

CLOSED = say("none; like 3, 9")


class AddTablesSheet(FormSheet):
    """Its value is tables with numbers one after the other."""

    def __init__(self, parent: QWidget | None, *, first: int, seats: int) -> None:
        super().__init__(parent, say("Add tables"), ok=say("Add"))
        self.put("first", Number(say("First number"), min(first, HIGHEST_NUMBER), 1, HIGHEST_NUMBER), 0, 0, 4)
        self.put("many", Number(say("How many"), 1, 1, MOST_TABLES), 0, 4, 4)
        self.put("seats", Number(say("Seats"), seats, FEWEST_SEATS, MOST_SEATS), 0, 8, 4)
        self.put("unavailable", closed_field(""), 1)
        self._told = label(look="muted", wraps=True, name=say("What is added"))
        self.body.addWidget(self._told)
        for at in ("first", "many", "seats"):
            self.control(at).valueChanged.connect(lambda _: self._tell())
        self._tell()
        self.control("many").setFocus()
        self.control("many").selectAll()

    def _tell(self) -> None:
        first, many = self.answer("first"), self.answer("many")
        tables = _named(range(first, first + many))
        self._told.setText(say("{tables} of {seats}.", tables=tables, seats=count(self.answer("seats"), "seat")))

    def value(self) -> list[TableToFill]:
        closed = read_seats(self.answer("unavailable"))
        first = self.answer("first")
        tables = [TableToFill(first + n, self.answer("seats"), closed) for n in range(self.answer("many"))]
        checked(tables)
        return tables

    def refuse(self, no: Refused) -> None:
        super().refuse(named_field(no))


class ChangeTablesSheet(FormSheet):
    """The chairs of the tables that were picked, all of them alike."""

    def __init__(self, parent: QWidget | None, tables: Sequence[Table]) -> None:
        super().__init__(parent, _named([table.n for table in tables]))
        self._tables = tables
        self.put("seats", Number(say("Seats"), tables[0].seats, FEWEST_SEATS, MOST_SEATS), 0, 0, 4)
        closed = {table.unavailable for table in tables}
        self.put("unavailable", closed_field(closed.pop().replace(",", ", ") if len(closed) == 1 else ""), 0, 4, 8)
        self.control("seats").setFocus()
        self.control("seats").selectAll()

    def value(self) -> list[TableToFill]:
        closed = read_seats(self.answer("unavailable"))
        tables = [TableToFill(table.n, self.answer("seats"), closed) for table in self._tables]
        checked(tables)
        return tables

    def refuse(self, no: Refused) -> None:
        super().refuse(named_field(no))


def _named(tables: Sequence[int]) -> str:
    if len(tables) == 1:
        return say("Table {table}", table=tables[0])
    return say("Tables {numbers}", numbers=in_runs(tables))


def closed_field(text: str) -> Text:
    made = Text(say("Closed seats"), text, longest=40)
    made.setPlaceholderText(CLOSED)
    return made


def checked(tables: Sequence[TableToFill]) -> None:
    check_room(tables)


def named_field(no: Refused) -> Refused:
    """A refusal about a place in the room, at the field of the sheet that it is about."""
    fields = {"table": "first", "seats": "seats", "unavailable": "unavailable"}
    last = fields.get(str(no.at[-1])) if no.at else None
    return Refused(no.sentence, at=(last,)) if last else no


def read_seats(text: str) -> tuple[int, ...]:
    """Seats from 3, 9 or 3 9; nothing is none."""
    parts = [part for part in re.split(r"[\s,;]+", text.strip()) if part]
    for part in parts:
        if not (part.isascii() and part.isdecimal()):
            raise Refused(say("“{text}” is no seat: write them like 3, 9.", text=part), at=("unavailable",))
    return tuple(sorted(int(part) for part in parts))
