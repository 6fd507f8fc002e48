"""A tournament as its verbs see it: who is in, under which rules, and the room as the rules take it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from tdapp.resources import catalogue
from tdapp.rules.rulebook import Rulebook
from tdapp.values.field import DrawRecord, Elimination, Entry, Presence, Seating, Table
from tdapp.values.house import Player, Tournament
from tdapp.values.refusal import Refused
from tdapp.values.room import Blinds, Seat, SeatedTable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.store.change import Change, Deed
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot


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

    @classmethod
    def of(cls, house: OpenHouse, tournament: str) -> Tonight:
        return cls(house, house.snapshot(tournament))

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
        return len(self.now[Presence])

    @property
    def is_drawn(self) -> bool:
        """Whether people have seats: by the draw, or each by registering where the tournament says so."""
        return bool(self.now[DrawRecord]) or (self.terms.draws_at_once and bool(self.now[Seating]))

    @property
    def entries_sold(self) -> int:
        """Those who are in and those who are out; an entry that was taken back does not count."""
        return self.left + len(self.now[Elimination])

    def breaks(self, table: int) -> int:
        """A table's turn in the order of breaking."""
        return self.now.the(Table, table).breaks

    def entry_labelled(self, label: str) -> int:
        return self._entries[label]

    def known_as(self, entry: int) -> str:
        """The name of an entry's player, in or out."""
        return self._called(entry, self.now.the(Entry, entry).player)

    def _called(self, entry: int, player: str | None) -> str:
        return f"Entry {entry}" if player is None else the_player(self.house, player).name

    def name(self, entry: int) -> str:
        """The name of somebody who is in, or a refusal."""
        if entry not in self.now[Presence]:
            where = "is out already" if entry in self.now[Elimination] else "is not in this tournament"
            who = self.known_as(entry) if entry in self.now[Entry] else f"Entry {entry}"
            raise Refused(f"{who} {where}.")
        return self.known_as(entry)

    def where(self, entry: int) -> str:
        at = self.now[Seating].get(entry)
        return f", table {at.table} seat {at.seat}" if at else ""

    @cached_property
    def tables(self) -> list[SeatedTable]:
        """The open tables with people at them, as the rules take them."""
        players: dict[int, dict[int, str]] = {}
        for seating in self.now[Seating].values():
            players.setdefault(seating.table, {})[seating.seat] = self.labels[seating.n]
        rows = sorted(self.now[Table].values(), key=lambda row: row.n)
        return [seated(row, players[row.n]) for row in rows if row.is_open and row.n in players]

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


def seated(row: Table, players: Mapping[int, str]) -> SeatedTable:
    return SeatedTable(row.n, row.seats, dict(players), closed_seats(row), blinds_of(row))


def closed_seats(row: Table) -> frozenset[int]:
    return frozenset(int(seat) for seat in row.unavailable.split(",") if seat)


def blinds_of(row: Table) -> Blinds | None:
    if row.button is None or row.small_blind is None or row.big_blind is None:
        return None
    return Blinds(row.button, row.small_blind, row.big_blind)
