"""Rulings and notes of the floor, about a player or a table, with their moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.tonight import Tonight
from tdapp.resources import catalogue
from tdapp.store.change import Deed, delete, insert
from tdapp.values.field import Seating, Table
from tdapp.values.noted import Note
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import one_line, shortened

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

LONGEST = 500


def note(
    house: OpenHouse,
    tournament: str,
    *,
    text: str,
    entry: int | None = None,
    table: int | None = None,
    is_ruling: bool = False,
    rule: str = "",
    by: By,
) -> Change:
    """Write it down, about somebody, or a table, or both. `rule` is the place of a rulebook, if one decides it."""
    tonight = Tonight.of(house, tournament)
    told = one_line(text)
    if not told:
        raise Refused(say("Write down what happened."), at=("text",))
    if len(told) > LONGEST:
        raise Refused(say("A note has at most {most} letters.", most=LONGEST), at=("text",))
    if entry is None and table is None:
        raise Refused(say("Say which player or which table it is about."), at=("entry",))
    if table is not None and table not in tonight.now[Table]:
        raise Refused(say("There is no table {table}.", table=table), at=("table",))
    cited = rule.strip()
    if cited and not any(cited in one.sources or cited == one.id for one in catalogue().values()):
        raise Refused(say("No rulebook here has “{cited}”.", cited=shortened(cited)), at=("rule",))
    at = tonight.now[Seating].get(entry) if entry is not None else None
    where = table if table is not None else at.table if at else None
    n = tonight.now.next(Note)
    row = Note(tournament, n, entry, where, is_ruling, told, cited, by.at, by.who)
    who = [] if entry is None else [tonight.known_as(entry)]
    about = ", ".join([*who, *([] if where is None else [say("table {table}", table=where)])])
    sentence = (
        say("Ruling, {about}: {note}", about=about, note=told)
        if is_ruling
        else say("Note, {about}: {note}", about=about, note=told)
    )
    return tonight.write(Deed(tournament, sentence, (insert(row),), cited), by)


def strike(house: OpenHouse, tournament: str, *, note: int, by: By) -> Change:
    """Take a note off the table; the journal keeps it."""
    tonight = Tonight.of(house, tournament)
    row = tonight.now.the(Note, note)
    return tonight.write(Deed(tournament, say("No longer noted: {note}", note=row.text), (delete(row),)), by)
