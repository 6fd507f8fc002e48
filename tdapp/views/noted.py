"""What is noted about people as it is read: penalties that are served, notes at a table, and stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.chip_counts import chip_counts
from tdapp.values.dates import local
from tdapp.values.field import Seating
from tdapp.values.noted import Note, PenaltyRecord, Stack
from tdapp.values.say import grouped, say, say_count, say_kept
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from tdapp.director.chip_counts import ChipCounts
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment


def penalty_shown(row: PenaltyRecord) -> str:
    """until 20:15; 12 hands left; warning"""
    if row.until is not None:
        return say("until {time:%H:%M}", time=local(row.until))
    if row.hands is not None:
        return say_count(row.hands, "{n} hand left", "{n} hands left")
    return say_kept(row.step)


def serving(tonight: Tonight) -> dict[int, PenaltyRecord]:
    """The penalty that each entry still serves, until somebody says that it plays again."""
    served = dict[int, PenaltyRecord]()
    for row in tonight.now[PenaltyRecord].values():
        if not row.is_over:
            served.setdefault(row.entry, row)
    return served


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
    measured = count(row.amount, row.unit.removesuffix("s")) if row.amount else ""
    kind, name = say_kept(row.step).capitalize(), tonight.known_as(row.entry)
    told = ", ".join(filter(None, (say_kept(row.reason), measured)))
    return NoteLine(row.at, f"{local(row.at):%H:%M}", kind, name, "", told, row.rule, "", None)


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
    return "" if row is None else say("{chips:,} at {time:%H:%M}", chips=row.chips, time=local(row.at))


def counted_shown(tonight: Tonight) -> str:
    """What the counts come to, and what is missing."""
    found = chip_counts(tonight)
    if not found.players:
        return say("Nothing is counted yet. {in_play:,} chips are in play.", in_play=found.in_play)
    told, missing = _so_far(found), found.missing
    if not found.is_complete:
        others = say("{missing:,} are with the others, or missing.", missing=missing) if missing >= 0 else ""
        return " ".join(filter(None, (told, others)))
    if not missing:
        return f"{told} {say('It adds up.')}"
    off = say("{missing:,} are missing.", missing=missing) if missing > 0 else say("{n:,} too many.", n=-missing)
    return f"{told} {off}"


def _so_far(found: ChipCounts) -> str:
    """12,000 of 45,000 chips counted, of 3 of 9 players, the oldest at 21:05."""
    fields = {
        "counted": found.sum,
        "in_play": found.in_play,
        "known": found.players,
        "players": count(found.left, "player"),
    }
    if found.oldest is None:
        return say("{counted:,} of {in_play:,} chips counted, of {known:,} of {players}.", **fields)
    return say(
        "{counted:,} of {in_play:,} chips counted, of {known:,} of {players}, the oldest at {time:%H:%M}.",
        time=local(found.oldest),
        **fields,
    )


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
    now, whole = tonight.now, chip_counts(tonight).by_table
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
            say("{known} of {players}", known=line.known, players=line.players) if line.chips is None else say("all")
        ),
        "left",
        140,
    ),
    Column(say("Chips"), lambda line: "" if line.chips is None else grouped(line.chips), "right"),
)
