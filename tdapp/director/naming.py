"""Bust-outs whose name comes later, or was wrong: they count at once, and are set right until somebody is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.bounties import knocking_out, knockout_of
from tdapp.director.bustouts import Hand, ending, going_out, hand_now, refuse_the_last
from tdapp.director.floor import provisional, told_place
from tdapp.director.invariants import check
from tdapp.director.prizes import refuse_once_paid
from tdapp.director.tonight import Tonight
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.field import ChipChange, Elimination, Entry, Moved, Presence, Seating, Table
from tdapp.values.noted import Nameless, Opened
from tdapp.values.numbers import numbers_of
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse


def somebody_out(house: OpenHouse, tournament: str, *, table: int | None = None, by: By) -> Change:
    """Somebody of a table is out, and who it was is said later: it counts from now on."""
    tonight = Tonight.of(house, tournament)
    now = tonight.now
    if not tonight.terms.has_names:
        raise Refused(say("This tournament is played without names: say how many are out."))
    refuse_the_last(tonight, 1)
    if table is None and now[Seating]:
        raise Refused(say("Say at which table."), at=("table",))
    if table is not None:
        row, sitting = now[Table].get(table), len(now.by(Seating, "table").get(table, ()))
        if row is None or not row.is_open:
            raise Refused(say("Table {table} is not open.", table=table), at=("table",))
        if sum(one.table == table for one in now[Nameless].values()) >= sitting:
            raise Refused(say("Nobody else sits at table {table}.", table=table), at=("table",))
    hand = hand_now(now)
    out = Nameless(tournament, now.next(Nameless), hand.n, table, by.at, hand.is_hand_for_hand)
    place, but = told_place(tonight, hand, 1), provisional(tonight, by.at)
    told = (
        say("Somebody is out {in_place}{provisional}", in_place=place, provisional=but)
        if table is None
        else say(
            "Somebody at table {table} is out {in_place}{provisional}", table=table, in_place=place, provisional=but
        )
    )
    rule = str(tonight.rules.cite("ELI-01"))
    return tonight.write(Deed(tournament, told, (insert(out), *ending(tonight, 1, by.at)), rule), by)


def may_be(tonight: Tonight, nameless: int) -> list[int]:
    """Who it may have been: those who sit at the table, then those who were moved away from it since."""
    now, row = tonight.now, tonight.now.the(Nameless, nameless)
    if row.table is None:
        return sorted(now[Presence])
    here = sorted(now.by(Seating, "table").get(row.table, ()), key=lambda entry: now[Seating][entry].seat)
    moved = (one.entry for one in now[Moved].values() if one.from_table == row.table and one.at >= row.at)
    return list(dict.fromkeys([*here, *(entry for entry in moved if entry in now[Presence])]))


def say_who(
    house: OpenHouse,
    tournament: str,
    *,
    nameless: int,
    entry: int,
    stack: int | None = None,
    won_by: Sequence[int] = (),
    by: By,
) -> Change:
    """Name somebody who went out without a name: the place stays as it was counted."""
    tonight = Tonight.of(house, tournament)
    row, name, seat = tonight.now.the(Nameless, nameless), tonight.name(entry), tonight.now[Seating].get(entry)
    hand = Hand(row.hand, is_hand_for_hand=row.hand_for_hand)
    rows = [delete(row), *going_out(tonight, entry, hand, stack, row.at)]
    wins = {entry: won_by} if won_by else {}
    rows += knocking_out(tonight, wins, out=(entry,), hand=row.hand, at=row.at)
    told = (
        say("It was {name} who went out at table {table}", name=name, table=seat.table)
        if seat is not None and seat.table == row.table
        else say("It was {name} who went out{where}", name=name, where=tonight.where(entry))
    )
    return tonight.write(Deed(tournament, told, tuple(rows), str(tonight.rules.cite("ELI-01"))), by)


def it_was_another(house: OpenHouse, tournament: str, *, entry: int, other: int, why: str = "", by: By) -> Change:
    """The wrong name was taken down: the other went out in that place, and this one plays on."""
    tonight = Tonight.of(house, tournament)
    out, name = _out(tonight, entry), tonight.name(other)
    refuse_once_paid(tonight, (entry,), why)
    back = _back(tonight, out, None)
    hand = Hand(out.hand, is_hand_for_hand=out.hand_for_hand)
    rows = [*back, *going_out(tonight, other, hand, out.stack, out.at), *_without_knockout(tonight, entry)]
    old = knockout_of(tonight.now, entry)
    if old is not None and other not in numbers_of(old.by):
        rows += knocking_out(tonight, {other: numbers_of(old.by)}, out=(other,), hand=out.hand, at=out.at)
    check(tonight.now.tried(rows))
    told = say(
        "It was {name} who went out, not {other}{because}",
        name=name,
        other=tonight.known_as(entry),
        because=_because(why),
    )
    return tonight.write(Deed(tournament, told, tuple(rows), str(tonight.rules.cite("ELI-01"))), by)


def not_out(house: OpenHouse, tournament: str, *, entry: int, to: Seat | None = None, why: str, by: By) -> Change:
    """A bust-out that was none: back on the old seat, or on another where somebody has that one by now."""
    tonight = Tonight.of(house, tournament)
    out = _out(tonight, entry)
    if not why.strip():
        raise Refused(say("Say why: the reason stays in the journal."), at=("why",))
    refuse_once_paid(tonight, _placed_after(tonight, out.hand), why)
    rows = [*_back(tonight, out, to), *_without_knockout(tonight, entry)]
    if tonight.terms.finished is not None:
        rows.append(update(tonight.terms, finished=None))
    check(tonight.now.tried(rows))
    told = say("Correction: {name} is not out{because}", name=tonight.known_as(entry), because=_because(why))
    return tonight.write(Deed(tournament, told, tuple(rows), str(tonight.rules.cite("ELI-01"))), by)


def nobody_went_out(house: OpenHouse, tournament: str, *, nameless: int, why: str, by: By) -> Change:
    """Somebody without a name was counted out by mistake."""
    tonight = Tonight.of(house, tournament)
    row = tonight.now.the(Nameless, nameless)
    if not why.strip():
        raise Refused(say("Say why: the reason stays in the journal."), at=("why",))
    refuse_once_paid(tonight, _placed_after(tonight, row.hand), why)
    rows: list[RowChange] = [delete(row)]
    if tonight.terms.finished is not None:
        rows.append(update(tonight.terms, finished=None))
    because = _because(why)
    told = (
        say("Correction: nobody went out{because}", because=because)
        if row.table is None
        else say("Correction: nobody went out at table {table}{because}", table=row.table, because=because)
    )
    return tonight.write(Deed(tournament, told, tuple(rows)), by)


def _out(tonight: Tonight, entry: int) -> Elimination:
    found = tonight.now[Elimination].get(entry)
    if found is None:
        raise Refused(say("{name} is not out.", name=tonight.known_as(entry)))
    if any(row.at == found.at for row in tonight.now.where(ChipChange, "entry", entry)):
        name = tonight.known_as(entry)
        raise Refused(say("The chips of {name} left play then: take that back in the journal instead.", name=name))
    return found


def _placed_after(tonight: Tonight, hand: int) -> list[int]:
    """Whose places move when somebody of that hand plays on: those who went out with it or later, and the winner."""
    return [*(row.n for row in tonight.now[Elimination].values() if row.hand >= hand), *tonight.now[Presence]]


def _back(tonight: Tonight, out: Elimination, to: Seat | None) -> list[RowChange]:
    """In again, on a chair that is free."""
    player, now = tonight.now.the(Entry, out.n).player, tonight.now
    if player is not None and any(row.player == player for row in now[Presence].values()):
        raise Refused(say("{name} is in with another entry.", name=tonight.known_as(out.n)))
    rows = [delete(out), insert(Presence(out.tournament, out.n, player))]
    wanted = to or (None if out.table is None or out.seat is None else Seat(out.table, out.seat))
    if wanted is None:
        return rows
    if wanted not in tonight.free_seats:
        told = say(
            "Table {table} seat {seat} is not free: say where {name} sits.",
            table=wanted.table,
            seat=wanted.seat,
            name=tonight.known_as(out.n),
        )
        raise Refused(told, at=("to",))
    assert wanted.seat is not None
    return [*rows, insert(Seating(out.tournament, out.n, wanted.table, wanted.seat))]


def _without_knockout(tonight: Tonight, entry: int) -> list[RowChange]:
    """Nobody has won the bounty of somebody who is not out."""
    row = knockout_of(tonight.now, entry)
    if row is None:
        return []
    if any(one.knockout == row.n for one in tonight.now[Opened].values()):
        raise Refused(say("The envelope for {name} is open: undo that first.", name=tonight.known_as(entry)))
    return [delete(row)]


def _because(why: str) -> str:
    return f". {why.strip()}" if why.strip() else ""
