"""A table that was counted: who may be missing there, or too many, and why each of them is suspected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.seating import on_the_way
from tdapp.values.field import Elimination, Entry, Presence, Seating, Table
from tdapp.values.noted import Nameless
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
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
        if not self.missing:
            return say("{app_has}: that is right.", app_has=self._app_has)
        if self.missing > 0:
            return say(
                "{app_has}, {counted} were counted: {missing} may be missing.",
                app_has=self._app_has,
                counted=self.counted,
                missing=self.missing,
            )
        return say(
            "{app_has}, {counted} were counted: {more} may be sitting there wrongly.",
            app_has=self._app_has,
            counted=self.counted,
            more=-self.missing,
        )

    @property
    def _app_has(self) -> str:
        players = count(self.known, "player")
        if not self.nameless:
            return say("The app has {players} at table {table}", players=players, table=self.table)
        return say_count(
            self.nameless,
            "The app has {players} at table {table}, without the {n} out who has no name",
            "The app has {players} at table {table}, without the {n} out who have no name",
            players=players,
            table=self.table,
        )


def recount(tonight: Tonight, table: int, counted: int) -> Recount:
    """Who may be the difference between what was counted at a table and what the app has there."""
    row = tonight.now[Table].get(table)
    if row is None or not row.is_open:
        raise Refused(say("Table {table} is not open.", table=table), at=("table",))
    if not 0 <= counted <= row.seats + 2:
        raise Refused(say("Table {table} has {seats} seats.", table=table, seats=row.seats), at=("counted",))
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
        rank, why = 3, say("Sits there as far as the app knows: perhaps out, or in another seat.")
        if one.n in coming:
            origin = coming[one.n].from_table
            rank, why = 0, say("Was sent here from table {table} and is not marked as seated.", table=origin)
        elif not tonight.now[Entry][one.n].has_arrived:
            rank, why = 1, say("Has paid and has not been seen yet.")
        elif present.away_since is not None:
            rank, why = 2, say("Is marked as away.")
        ranked.append((rank, one.seat, Suspect(one.n, tonight.labels[one.n], say("seat {seat}", seat=one.seat), why)))
    return (suspect for _, _, suspect in sorted(ranked, key=lambda one: one[:2]))


def _may_be_here(tonight: Tonight, table: int) -> Iterator[Suspect]:
    """Sent away from here and not arrived, on the way elsewhere, without a seat, and lately out."""
    moves = on_the_way(tonight)
    for row in sorted(moves, key=lambda row: row.from_table != table):
        if row.to_table == table:
            continue
        where = say("table {table} seat {seat}", table=row.to_table, seat=row.to_seat)
        why = say("Was sent away from here to {where} and is not marked as seated.", where=where)
        if row.from_table != table:
            why = say(
                "Was sent from table {from_table} to {where} and is not marked as seated.",
                from_table=row.from_table,
                where=where,
            )
        yield Suspect(row.entry, tonight.labels[row.entry], where, why)
    for n in tonight.now[Presence]:
        if n not in tonight.now[Seating]:
            yield Suspect(n, tonight.labels[n], "", say("Is in and has no seat."))
    gone = sorted(tonight.now[Elimination].values(), key=lambda row: -row.hand)[:RECENT]
    for out in gone:
        if out.table == table:
            seat, why = say("seat {seat}", seat=out.seat), say("Went out from here lately.")
            yield Suspect(out.n, tonight.known_as(out.n), seat, why, is_out=True)
