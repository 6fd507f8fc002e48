"""A tournament as its verbs see it: who is in, under which rules, and the room as the rules take it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar, cast

from tdapp.resources import catalogue
from tdapp.rules.rulebook import Rulebook
from tdapp.values.field import DrawRecord, Elimination, Entry, Presence, Seating, Table
from tdapp.values.house import Player, Tournament
from tdapp.values.noted import Nameless
from tdapp.values.numbers import numbers_of
from tdapp.values.refusal import Refused
from tdapp.values.room import Blinds, Seat, SeatedTable
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdapp.store.change import Change, Deed
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot

Found = TypeVar("Found")
NO_LAST_HAND = dict.fromkeys(("button", "small_blind", "big_blind", "said", "card"))
"""What a table knows of its last hand, when nobody knows it any more."""


@dataclass(frozen=True, slots=True)
class By:
    """Who does something, at which desk, and when."""

    who: str
    at: int
    desk: str = ""


@dataclass(frozen=True)
class Tonight:
    """One tournament of a house at one moment."""

    house: OpenHouse
    now: Snapshot
    _found: dict[Callable[[Tonight], Any], Any] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def of(cls, house: OpenHouse, tournament: str) -> Tonight:
        return cls(house, house.snapshot(tournament))

    def once(self, find: Callable[[Tonight], Found]) -> Found:
        """What somebody finds out about this moment: the second who asks is told what the first was."""
        if find not in self._found:
            self._found[find] = find(self)
        return cast("Found", self._found[find])

    def later(self, now: Snapshot) -> Tonight:
        """A later moment of the same evening, its players still called the same.

        In a large field it costs to name everybody and to seat them for the rules: what no Change touched is taken
        over.
        """
        following = Tonight(self.house, now)
        if "labels" in self.__dict__ and (labels := self._still_called(now)) is not None:
            following.__dict__["labels"] = labels
            if "tables" in self.__dict__:
                following.__dict__["tables"] = following._seat(self)
        return following

    def _still_called(self, now: Snapshot) -> Mapping[int, str] | None:
        """The labels with who came and without who went since; None where that may change what others are called."""
        before, after = self.now[Presence], now[Presence]
        gone = before.keys() - after.keys()
        if any(self.labels[n] != self._called(n, before[n].player) for n in gone):
            return None
        still = {n: label for n, label in self.labels.items() if n not in gone} if gone else self.labels
        came = {n: self._called(n, after[n].player) for n in sorted(after.keys() - before.keys())}
        if not came:
            return still
        names, numbered = set(came.values()), tuple(f"{name} (#" for name in came.values())
        if len(names) < len(came) or any(label in names or label.startswith(numbered) for label in still.values()):
            return None
        return {**still, **came}

    @property
    def terms(self) -> Tournament:
        return self.now.the(Tournament, self.now.stream)

    @cached_property
    def rules(self) -> Rulebook:
        return Rulebook(catalogue(), self.terms.profile, json.loads(self.terms.house_rules))

    @cached_property
    def labels(self) -> Mapping[int, str]:
        """What the rules call those who are in: the player's name, with the entry's number where two have the same."""
        names = {n: self._called(n, present.player) for n, present in self.now[Presence].items()}
        times = Counter(names.values())
        return {n: name if times[name] < 2 else f"{name} (#{n})" for n, name in names.items()}

    @cached_property
    def _entries(self) -> Mapping[str, int]:
        return {label: n for n, label in self.labels.items()}

    @property
    def left(self) -> int:
        """How many play on: whoever went out without a name is one less, though nobody knows who it was."""
        return len(self.now[Presence]) - len(self.now[Nameless])

    @property
    def is_drawn(self) -> bool:
        """Whether people have seats: by the draw, or each by registering where the tournament says so."""
        return bool(self.now[DrawRecord]) or (self.terms.draws_at_once and bool(self.now[Seating]))

    @property
    def entries_sold(self) -> int:
        """Those who are in and those who are out; an entry that was taken back does not count."""
        return len(self.now[Presence]) + len(self.now[Elimination])

    def breaks(self, table: int) -> int:
        """A table's turn in the order of breaking."""
        return self.now.the(Table, table).breaks

    def entry_labelled(self, label: str) -> int:
        return self._entries[label]

    def label(self, entry: int) -> str:
        """What the rules call somebody who is in, or a refusal."""
        self.name(entry)
        return self.labels[entry]

    def known_as(self, entry: int) -> str:
        """The name of an entry's player, in or out."""
        return self._called(entry, self.now.the(Entry, entry).player)

    def _called(self, entry: int, player: str | None) -> str:
        return say("Entry {entry}", entry=entry) if player is None else the_player(self.house, player).name

    def name(self, entry: int) -> str:
        """The name of somebody who is in, or a refusal."""
        if entry not in self.now[Presence]:
            who = self.known_as(entry) if entry in self.now[Entry] else say("Entry {entry}", entry=entry)
            if entry in self.now[Elimination]:
                raise Refused(say("{name} is out already.", name=who))
            raise Refused(say("{name} is not in this tournament.", name=who))
        return self.known_as(entry)

    def where(self, entry: int) -> str:
        at = self.now[Seating].get(entry)
        return say(", table {table} seat {seat}", table=at.table, seat=at.seat) if at else ""

    @cached_property
    def tables(self) -> list[SeatedTable]:
        """The open tables with people at them, as the rules take them."""
        return self._seat()

    def _seat(self, before: Tonight | None = None) -> list[SeatedTable]:
        """Every open table with people; one that is as it was in the moment before is the same."""
        sitting, seatings, nameless = self.now.by(Seating, "table"), self.now[Seating], self.now.by(Nameless, "table")
        known = {table.table: table for table in before.tables} if before else {}
        sat = before.now.by(Seating, "table") if before else {}
        rows = before.now[Table] if before else {}
        found = []
        for n, row in sorted(self.now[Table].items()):
            at = sitting.get(n)
            if not row.is_open or not at:
                continue
            unnamed = min(len(nameless.get(n, ())), len(at))
            if n in known and rows[n] is row and sat[n] is at and known[n].nameless == unnamed:
                found.append(known[n])
            else:
                found.append(seated(row, {seatings[entry].seat: self.labels[entry] for entry in at}, unnamed))
        return found

    @cached_property
    def free_seats(self) -> list[Seat]:
        """Every chair at an open table that nobody has, in the order of tables and seats."""
        sitting, free = self.now.by(Seating, "table"), []
        for n, table in sorted(self.now[Table].items()):
            at = sitting.get(n, ())
            if table.is_open and len(at) < table.seats:
                taken = {self.now[Seating][entry].seat for entry in at} | closed_seats(table)
                free += [Seat(n, seat) for seat in range(1, table.seats + 1) if seat not in taken]
        return free

    def write(self, deed: Deed, by: By) -> Change:
        return self.house.write(deed, at=by.at, who=by.who, desk=by.desk)[-1]


def the_player(house: OpenHouse, player: str) -> Player:
    """A person of the house, by the record that stands for them now."""
    players = house.house[Player]
    found = players[player]
    while found.merged_into is not None:
        found = players[found.merged_into]
    return found


def seated(row: Table, players: Mapping[int, str], nameless: int = 0) -> SeatedTable:
    return SeatedTable(row.n, row.seats, dict(players), closed_seats(row), blinds_of(row), nameless)


def closed_seats(row: Table) -> frozenset[int]:
    return frozenset(numbers_of(row.unavailable))


def blinds_of(row: Table) -> Blinds | None:
    if row.button is None or row.small_blind is None or row.big_blind is None:
        return None
    return Blinds(row.button, row.small_blind, row.big_blind)
