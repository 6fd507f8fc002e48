"""Chip counts: what somebody counted in front of a player or at a whole table. The average never follows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.ledger import chips_in_play
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.field import ChipChange, Elimination, Presence, Purchase, Seating, Table
from tdapp.values.noted import Nameless, Stack, TableCount
from tdapp.values.numbers import numbers_kept, numbers_of
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


def count_stacks(house: OpenHouse, tournament: str, *, stacks: Mapping[int, int], by: By) -> Change:
    """What each of them has in front now."""
    tonight = Tonight.of(house, tournament)
    if not stacks:
        raise Refused(say("Say whose chips were counted."))
    rows: list[RowChange] = []
    for entry, chips in stacks.items():
        tonight.name(entry)
        _check(tonight, chips, ("stacks", str(entry)))
        old = tonight.now[Stack].get(entry)
        rows.append(update(old, chips=chips, at=by.at) if old else insert(Stack(tournament, entry, chips, by.at)))
    told = "; ".join(f"{tonight.known_as(entry)} {grouped(chips)}" for entry, chips in stacks.items())
    return tonight.write(Deed(tournament, say("Counted: {stacks}", stacks=told), tuple(rows)), by)


def count_table(house: OpenHouse, tournament: str, *, table: int, chips: int, by: By) -> Change:
    """All the chips at a table, whoever has them."""
    tonight = Tonight.of(house, tournament)
    row = tonight.now[Table].get(table)
    sitting = sorted(tonight.now.by(Seating, "table").get(table, ()))
    if row is None or not row.is_open or not sitting:
        raise Refused(say("Nobody sits at table {table}.", table=table), at=("table",))
    _check(tonight, chips, ("chips",))
    old, players = tonight.now[TableCount].get(table), numbers_kept(sitting)
    new = TableCount(tournament, table, chips, players, by.at)
    change = update(old, chips=chips, players=players, at=by.at) if old else insert(new)
    told = say("Counted: {chips:,} chips at table {table}", chips=chips, table=table)
    return tonight.write(Deed(tournament, told, (change,)), by)


def passed_on(tonight: Tonight, chips: Mapping[int, int], *, gone: int | None = None) -> list[RowChange]:
    """The counts of a table once these players got or lost so many chips there, and one of them went with none left.

    What was counted stays as old as it was: only the difference is known for certain.
    """
    now = tonight.now
    stacks = {entry: now[Stack].get(entry) for entry in chips if entry != gone}
    rows = [update(row, chips=max(row.chips + chips[entry], 0)) for entry, row in stacks.items() if row is not None]
    at = next((now[Seating][entry].table for entry in chips if entry in now[Seating]), None)
    whole, sitting = now[TableCount].get(at), sorted(now.by(Seating, "table").get(at, ()))
    if whole is not None and numbers_of(whole.players) == sitting:
        left = numbers_kept([entry for entry in sitting if entry != gone])
        rows.append(update(whole, chips=max(whole.chips + sum(chips.values()), 0), players=left))
    return [row for row in rows if row.after]


def forget_counts(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """All counts are of long ago."""
    tonight = Tonight.of(house, tournament)
    rows = [delete(row) for kind in (Stack, TableCount) for row in tonight.now[kind].values()]
    if not rows:
        raise Refused(say("Nothing was counted."))
    return tonight.write(Deed(tournament, say("The chip counts were put away"), tuple(rows)), by)


def _check(tonight: Tonight, chips: int, at: tuple[str, ...]) -> None:
    in_play = chips_in_play(tonight.now)
    if chips < 0:
        raise Refused(say("Nobody has fewer than 0 chips."), at=at)
    if chips > in_play:
        raise Refused(say("Only {chips:,} chips are in play.", chips=in_play), at=at)


@dataclass(frozen=True, slots=True)
class ChipCounts:
    """What the counts come to, against the chips in play."""

    sum: int
    in_play: int
    players: int
    """How many players the counts cover."""
    left: int
    oldest: Moment | None
    by_table: Mapping[int, int]
    """The tables of which all chips were counted."""

    @property
    def is_complete(self) -> bool:
        return self.players == self.left

    @property
    def missing(self) -> int:
        """More than nothing: chips are missing; less: there are too many. Only a complete count can say so."""
        return self.in_play - self.sum


def chip_counts(tonight: Tonight) -> ChipCounts:
    """Table by table the newer of its two counts: all of it at once, or each of its players."""
    now, by_table = tonight.now, dict[int, int]()
    total = players = 0
    moments: list[Moment] = []
    for table, entries in now.by(Seating, "table").items():
        stacks = [now[Stack][entry] for entry in entries if entry in now[Stack]]
        whole = now[TableCount].get(table)
        newest = max((row.at for row in stacks), default=0)
        if whole is not None and numbers_of(whole.players) == sorted(entries) and whole.at >= newest:
            by_table[table], covered, at = whole.chips, len(entries), whole.at
            total += whole.chips
        else:
            covered, at = len(stacks), min((row.at for row in stacks), default=0)
            total += sum(row.chips for row in stacks)
            if stacks and covered == len(entries):
                by_table[table] = sum(row.chips for row in stacks)
        players += covered
        moments += [at] if covered else []
    unseated = [row for entry, row in now[Stack].items() if entry in now[Presence] and entry not in now[Seating]]
    total += sum(row.chips for row in unseated)
    moments += [row.at for row in unseated]
    oldest = min(moments, default=None)
    return ChipCounts(total, chips_in_play(now), players + len(unseated), tonight.left, oldest, by_table)


def is_of_now(tonight: Tonight, found: ChipCounts) -> bool:
    """Whether nobody went out and no chips came or left since the oldest count: older ones need not add up."""
    now = tonight.now
    went = [row.at for row in now[Elimination].values()] + [row.at for row in now[Nameless].values()]
    came = [row.at for row in now[Purchase].values()] + [row.at for row in now[ChipChange].values()]
    return found.oldest is not None and max([*went, *came], default=0) <= found.oldest
