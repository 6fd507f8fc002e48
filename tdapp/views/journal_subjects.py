"""What each line of the journal is about: its subjects, and whose entries and which tables it touched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdapp.store.change import RowChange

PLAYERS, MONEY, SEATS, CLOCK, OUT, CHIPS, RULINGS, TERMS = (
    say("Players"),
    say("Money"),
    say("Seats"),
    say("Clock"),
    say("Bust-outs"),
    say("Chips"),
    say("Rulings"),
    say("Terms"),
)
KINDS_OF = {
    PLAYERS: {"entry", "presence", "booking", "player", "apart"},
    MONEY: {"purchase", "payment", "prize", "prize_plan", "pool_line", "deal", "deal_share", "till", "opened"},
    SEATS: {"seating", "moved", "draw", "poker_table", "seat_wish", "spot"},
    CLOCK: {"clock", "hand_for_hand"},
    OUT: {"elimination", "nameless", "knockout"},
    CHIPS: {"chip", "chip_change", "table_race", "race_hand", "color_up", "stack", "table_count"},
    RULINGS: {"penalty", "note"},
    TERMS: {
        "tournament",
        "stretch",
        "offer",
        "envelope",
        "template",
        "house",
        "projector",
        "panel",
        "message",
        "league",
        "league_event",
        "pin",
        "put_away",
    },
}
SUBJECTS = tuple(KINDS_OF)
FOLLOWS = {OUT: {PLAYERS, SEATS}, PLAYERS: {SEATS}}
"""Whoever goes out leaves a seat: that is no matter of seats. Whoever comes in gets one."""
NUMBERED_AS_ENTRIES = {"entry", "presence", "seating", "elimination", "seat_wish", "stack", "deal_share"}
NUMBERED_AS_TABLES = {"poker_table", "table_count"}
AT_TABLES = ("table", "from_table", "to_table")


@dataclass(frozen=True, slots=True)
class About:
    """What one Change touched."""

    subjects: frozenset[str] = frozenset()
    entries: frozenset[int] = frozenset()
    tables: frozenset[int] = frozenset()


NOTHING = About()


def about(rows: Iterable[RowChange]) -> About:
    """What the rows of a Change are about."""
    kinds: set[str] = set()
    entries: set[int] = set()
    tables: set[int] = set()
    for row in rows:
        kinds.add(row.kind)
        told = {**(row.before or {}), **(row.after or {})}
        if row.kind in NUMBERED_AS_ENTRIES:
            entries.add(row.key[-1])
        elif (entry := told.get("entry")) is not None:
            entries.add(entry)
        if row.kind in NUMBERED_AS_TABLES:
            tables.add(row.key[-1])
        for columns in (row.before or {}, row.after or {}):
            tables.update(table for at in AT_TABLES if (table := columns.get(at)) is not None)
    return About(_subjects(kinds), frozenset(entries), frozenset(tables))


def _subjects(kinds: set[str]) -> frozenset[str]:
    found = {subject for subject, of in KINDS_OF.items() if kinds & of}
    for subject, follow in FOLLOWS.items():
        if subject in found:
            found -= follow
    return frozenset(found)
