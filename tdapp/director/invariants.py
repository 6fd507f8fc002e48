"""What must hold in a room whatever was done or undone; the schema holds the rest."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tdapp.director.bounties import refuse_overpaid
from tdapp.director.guard import Guard
from tdapp.director.ledger import holding, paid_out
from tdapp.director.prizes import PRIZE
from tdapp.director.tills import refuse_counted
from tdapp.director.tonight import closed_seats
from tdapp.store import house as store
from tdapp.values.field import Elimination, Presence, Prize, Seating, Table
from tdapp.values.house import Clock, Stretch, Tournament
from tdapp.values.noted import Nameless
from tdapp.values.prizes import Deal, DealShare
from tdapp.values.races import ColorUp, TableRace
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot


def check(now: Snapshot) -> None:
    """Refuse a room in which somebody sits at no chair, or is in and out at once."""
    for seating in now[Seating].values():
        table = now[Table].get(seating.table)
        if table is None or not table.is_open:
            told = say(
                "It would seat entry {entry} at table {table}, which is closed.", entry=seating.n, table=seating.table
            )
            raise Refused(told)
        if seating.seat > table.seats or seating.seat in closed_seats(table):
            told = say(
                "It would seat entry {entry} where table {table} has no chair: {seat}.",
                entry=seating.n,
                table=table.n,
                seat=seating.seat,
            )
            raise Refused(told)
    both = now[Presence].keys() & now[Elimination].keys()
    if both:
        raise Refused(say("It would leave entry {entry} in and out at once.", entry=min(both)))
    if len(now[Presence]) <= len(now[Nameless]) and (bool(now[Elimination]) or bool(now[Nameless])):
        raise Refused(say("It would leave nobody who holds the chips of those who are out."))
    if any(clock.stretch not in now[Stretch] for clock in now[Clock].values()):
        raise Refused(say("It would take away the level on the clock: go to another level first."))
    _check_purchases(now)
    _check_prizes(now)
    _check_the_end(now)
    refuse_overpaid(now)
    _check_color_ups(now)


def _check_purchases(now: Snapshot) -> None:
    """Refuse an entry that was taken back while something that it bought holds."""
    for row in holding(now):
        if row.entry not in now[Presence] and row.entry not in now[Elimination]:
            told = say(
                "It would leave entry {entry} not in with its {kind}: take that back first.",
                entry=row.entry,
                kind=row.kind,
            )
            raise Refused(told)


def _check_prizes(now: Snapshot) -> None:
    """Refuse prizes that were paid from nothing, or to somebody who has no place."""
    paid = {entry: amount for entry, amount in paid_out(now, PRIZE).items() if amount > 0}
    if sum(paid.values()) > sum(row.amount for row in now[Prize].values()):
        raise Refused(say("It would leave more paid than the prizes come to: undo the payments first."))
    playing = paid.keys() & now[Presence].keys()
    if playing and len(now[Presence]) > 1:
        told = say(
            "It would leave entry {entry} playing with a prize paid: undo the payment first.", entry=min(playing)
        )
        raise Refused(told)


def _check_the_end(now: Snapshot) -> None:
    """Refuse a deal over prizes that are not there, and somebody who is back after the end."""
    deal, shares = now[Deal].get(1), now[DealShare]
    there = sum(row.amount for row in now[Prize].values())
    if deal is not None and sum(row.amount for row in shares.values()) + deal.reserve > there:
        raise Refused(say("It would leave a deal over prizes that are not there: undo the deal first."))
    back = now[Presence].keys() - shares.keys() if shares else set()
    if back:
        told = say("It would bring entry {entry} back after the deal: undo the deal first.", entry=min(back))
        raise Refused(told)
    is_refunded = deal is not None and not shares
    is_over = any(row.finished is not None for row in now[Tournament].values())
    if is_over and not is_refunded and len(now[Presence]) > 1:
        raise Refused(say("It would bring somebody back after the end: undo the end first."))


def _check_color_ups(now: Snapshot) -> None:
    """Refuse a chip that has left while a table would have to race it again."""
    raced = Counter(row.chip for row in now[TableRace].values() if row.at is not None)
    for row in now[ColorUp].values():
        if raced[row.chip] != row.tables:
            raise Refused(say("The {chip:,}s are out of play since then: undo that first.", chip=row.chip))


def open_house(path: Path, *, at: datetime | None = None, create: bool = False) -> OpenHouse:
    """Open a house so that every undo is held to this, and what a PIN guards is asked for."""
    house = store.open_house(path, at=at, create=create, check=check, allow=refuse_counted)
    house.guard = Guard()
    return house
