"""What is noted about people as it is read: penalties that are served, notes at a table, and stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.counts import counted
from tdapp.values.field import Seating
from tdapp.values.noted import Note, PenaltyRecord, Stack
from tdapp.values.say import say, say_kept
from tdapp.values.words import count
from tdapp.views.columns import Column
from tdapp.views.moments import local

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment


def penalty_shown(row: PenaltyRecord) -> str:
    """until 20:15; 12 hands left; warning"""
    if row.until is not None:
        return say("until {local:%H:%M}", local=local(row.until))
    if row.hands is not None:
        return say("{hands} left", hands=count(row.hands, "hand"))
    return row.step


def to_serve(tonight: Tonight, entry: int) -> PenaltyRecord | None:
    """The penalty that an entry still serves, until somebody says that it plays again."""
    return next((row for row in tonight.now.where(PenaltyRecord, "entry", entry) if not row.is_over), None)


@dataclass(frozen=True, slots=True)
class NoteLine:
    """A note, a ruling, or a penalty that was given."""

    at: Moment
    when: str
    kind: str
    who: str
    table: str
    text: str
    rule: str
    by: str
    note: int | None
    """The note's own number, where it is one."""


def everything_noted(tonight: Tonight) -> list[NoteLine]:
    """All notes, rulings and penalties of the tournament, in the order in which they were given."""
    now = tonight.now
    lines = [_of_note(tonight, row) for row in now[Note].values()]
    lines += [_of_penalty(tonight, row) for row in now[PenaltyRecord].values()]
    return sorted(lines, key=lambda line: line.at)


def noted(tonight: Tonight, *, entry: int | None = None, table: int | None = None) -> list[NoteLine]:
    """Everything noted about a player, or at a table and about those who sit there now; newest first."""
    now = tonight.now
    sitting = set(now.by(Seating, "table").get(table, ())) if table is not None else set()
    wanted = {entry} if entry is not None else sitting

    def fits(about: int | None, where: int | None) -> bool:
        return (about is not None and about in wanted) or (table is not None and where == table)

    lines = [_of_note(tonight, row) for row in now[Note].values() if fits(row.entry, row.table)]
    lines += [_of_penalty(tonight, row) for row in now[PenaltyRecord].values() if fits(row.entry, None)]
    return sorted(lines, key=lambda line: -line.at)


def _of_note(tonight: Tonight, row: Note) -> NoteLine:
    name = "" if row.entry is None else tonight.known_as(row.entry)
    table = "" if row.table is None else str(row.table)
    kind = say("Ruling") if row.is_ruling else say("Note")
    return NoteLine(row.at, f"{local(row.at):%H:%M}", kind, name, table, row.text, row.rule, row.who, row.n)


def _of_penalty(tonight: Tonight, row: PenaltyRecord) -> NoteLine:
    measured = f", {count(row.amount, row.unit.removesuffix('s'))}" if row.amount else ""
    name = tonight.known_as(row.entry)
    told = f"{say_kept(row.reason)}{measured}"
    return NoteLine(
        row.at, f"{local(row.at):%H:%M}", say_kept(row.step).capitalize(), name, "", told, row.rule, "", None
    )


NOTE_COLUMNS = (
    Column(say("When"), lambda line: line.when, "right", 70),
    Column(say("What"), lambda line: line.kind, "left", 130),
    Column(say("Who"), lambda line: line.who, "left", 150),
    Column("", lambda line: line.text),
    Column(say("Rule"), lambda line: say_kept(line.rule), "left", 110),
)


def stack_of(tonight: Tonight, entry: int) -> str:
    """23,400 at 21:05, where somebody counted it."""
    row = tonight.now[Stack].get(entry)
    return "" if row is None else say("{chips:,} at {local:%H:%M}", chips=row.chips, local=local(row.at))


def counted_shown(tonight: Tonight) -> str:
    """What the counts come to, and what is missing."""
    found = counted(tonight)
    if not found.players:
        return say("Nothing is counted yet. {in_play:,} chips are in play.", in_play=found.in_play)
    since = "" if found.oldest is None else say(", the oldest at {local:%H:%M}", local=local(found.oldest))
    of = say("of {players:,} of {players_2}", players=found.players, players_2=count(found.left, "player"))
    told = say(
        "{sum:,} of {in_play:,} chips counted, {of}{since}", sum=found.sum, in_play=found.in_play, of=of, since=since
    )
    if not found.is_complete:
        return (
            say("{told}. {missing:,} are with the others, or missing.", told=told, missing=found.missing)
            if found.missing >= 0
            else f"{told}."
        )
    if not found.missing:
        return say("{told}. It adds up.", told=told)
    return f"{told}. {abs(found.missing):,} {'are missing' if found.missing > 0 else 'too many'}."


@dataclass(frozen=True, slots=True)
class CountLine:
    """A table with what was counted there: `known` says of how many of its players."""

    table: int
    players: int
    known: int
    chips: int | None
    """All the chips at the table, where all were counted."""


def count_lines(tonight: Tonight) -> list[CountLine]:
    """Every table with people at it."""
    now, whole = tonight.now, counted(tonight).by_table
    return [
        CountLine(table, len(entries), sum(entry in now[Stack] for entry in entries), whole.get(table))
        for table, entries in sorted(now.by(Seating, "table").items())
        if entries
    ]


COUNT_COLUMNS = (
    Column(say("Table"), lambda line: str(line.table), "right", 90),
    Column(say("Players"), lambda line: str(line.players), "right", 100),
    Column(
        say("Counted"),
        lambda line: (
            "all" if line.chips is not None else say("{known} of {players}", known=line.known, players=line.players)
        ),
        "left",
        140,
    ),
    Column(say("Chips"), lambda line: "" if line.chips is None else f"{line.chips:,}", "right"),
)
