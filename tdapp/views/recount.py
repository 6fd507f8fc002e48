"""A table that was counted: who may be missing there, or too many, and why each of them is suspected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.seating import on_the_way
from tdapp.values.field import Elimination, Entry, Presence, Seating, Table
from tdapp.values.noted import Nameless
from tdapp.values.refusal import Refused
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight

RECENT = 20
"""So many of the last bust-outs may have been somebody else."""


@dataclass(frozen=True, slots=True)
class Suspect:
    """Somebody who may be the difference, with what speaks for it, the likeliest first."""

    entry: int
    name: str
    seat: str
    why: str
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Recount:
    """`missing` is how many fewer were counted than the app has there; below 0 there are too many."""

    table: int
    known: int
    counted: int
    suspects: tuple[Suspect, ...]
    nameless: int = 0
    """So many went out there of whom nobody has said who it was."""

    @property
    def missing(self) -> int:
        return self.known - self.counted

    @property
    def told(self) -> str:
        unnamed = f", without the {self.nameless} out who {'has' if self.nameless == 1 else 'have'} no name"
        has = f"The app has {count(self.known, 'player')} at table {self.table}{unnamed if self.nameless else ''}"
        if not self.missing:
            return f"{has}: that is right."
        other = (
            f"{self.missing} may be missing" if self.missing > 0 else f"{-self.missing} may be sitting there wrongly"
        )
        return f"{has}, {self.counted} were counted: {other}."


def recount(tonight: Tonight, table: int, counted: int) -> Recount:
    """Who may be the difference between what was counted at a table and what the app has there."""
    row = tonight.now[Table].get(table)
    if row is None or not row.is_open:
        raise Refused(f"Table {table} is not open.", at=("table",))
    if not 0 <= counted <= row.seats + 2:
        raise Refused(f"Table {table} has {row.seats} seats.", at=("counted",))
    here = sorted(tonight.now.where(Seating, "table", table), key=lambda one: one.seat)
    known, nameless = known_at(tonight, table), len(tonight.now.where(Nameless, "table", table))
    if counted == known:
        return Recount(table, known, counted, (), nameless)
    found = _may_be_gone(tonight, here) if counted < known else _may_be_here(tonight, table)
    return Recount(table, known, counted, tuple(found), nameless)


def known_at(tonight: Tonight, table: int) -> int:
    """How many still play at a table as far as the app knows: who went out without a name does not count."""
    here, nameless = (tonight.now.where(kind, "table", table) for kind in (Seating, Nameless))
    return max(len(here) - len(nameless), 0)


def _may_be_gone(tonight: Tonight, here: list[Seating]) -> Iterator[Suspect]:
    """On the way, not come, away, and then everybody else at the table."""
    coming = {row.entry: row for row in on_the_way(tonight)}
    ranked = []
    for one in here:
        present = tonight.now[Presence][one.n]
        rank, why = 3, "Sits there as far as the app knows: perhaps out, or in another seat."
        if one.n in coming:
            rank, why = 0, f"Was sent here from table {coming[one.n].from_table} and is not marked as seated."
        elif not tonight.now[Entry][one.n].has_arrived:
            rank, why = 1, "Has paid and has not been seen yet."
        elif present.away_since is not None:
            rank, why = 2, "Is marked as away."
        ranked.append((rank, one.seat, Suspect(one.n, tonight.labels[one.n], f"seat {one.seat}", why)))
    return (suspect for _, _, suspect in sorted(ranked, key=lambda one: one[:2]))


def _may_be_here(tonight: Tonight, table: int) -> Iterator[Suspect]:
    """Sent away from here and not arrived, on the way elsewhere, without a seat, and lately out."""
    moves = on_the_way(tonight)
    for row in sorted(moves, key=lambda row: row.from_table != table):
        if row.to_table == table:
            continue
        told = "Was sent away from here" if row.from_table == table else f"Was sent from table {row.from_table}"
        why = f"{told} to table {row.to_table} seat {row.to_seat} and is not marked as seated."
        yield Suspect(row.entry, tonight.labels[row.entry], f"table {row.to_table} seat {row.to_seat}", why)
    for n in tonight.now[Presence]:
        if n not in tonight.now[Seating]:
            yield Suspect(n, tonight.labels[n], "", "Is in and has no seat.")
    gone = sorted(tonight.now[Elimination].values(), key=lambda row: -row.hand)[:RECENT]
    for out in gone:
        if out.table == table:
            yield Suspect(out.n, tonight.known_as(out.n), f"seat {out.seat}", "Went out from here lately.", True)
