"""The desk: a player, an entry, what it costs, and a seat if the room is drawn already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.clock import level_now
from tdapp.director.houses import new_player
from tdapp.director.prizes import paid_out
from tdapp.director.tonight import Tonight, closed_seats
from tdapp.rules.purchases import late_seat
from tdapp.store.change import Deed, insert
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.field import DrawRecord, Entry, Payment, Presence, Purchase, Seating, Table
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.rules.chance import Chance
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


def register(
    house: OpenHouse,
    tournament: str,
    *,
    name: str = "",
    player: str | None = None,
    method: str = "cash",
    chance: Chance,
    by: By,
) -> Change:
    """Take an entry: of a known player, or of a new one by name. After the draw it gets a seat at once."""
    tonight = Tonight.of(house, tournament)
    _refuse_when_closed(tonight, by)
    deeds = []
    if player is None:
        new = new_player(name)
        deeds.append(Deed(HOUSE_STREAM, f"{new.name} is known to the house", (insert(new),)))
        person = new
    else:
        person = house.house.the(Player, player)
    if any(present.player == person.id for present in tonight.now[Presence].values()):
        raise Refused(f"{person.name} is in already.")
    terms, n = tonight.terms, tonight.now.next(Entry)
    rows: list[RowChange] = [
        insert(Entry(tournament, n, person.id, by.at, True)),
        insert(Presence(tournament, n, person.id)),
    ]
    bought = Purchase(
        tournament, tonight.now.next(Purchase), n, "buy-in", terms.buy_in, terms.fee, terms.stack, by.at, None
    )
    rows.append(insert(bought))
    if terms.buy_in + terms.fee:
        paid = tonight.now.next(Payment)
        amount = terms.buy_in + terms.fee
        rows.append(insert(Payment(tournament, paid, n, "buy-in", method, True, amount, by.at, None)))
    seat = _seat_for(tonight, chance)
    if seat is not None and seat.seat is not None:
        rows.append(insert(Seating(tournament, n, seat.table, seat.seat)))
    where = f", table {seat.table} seat {seat.seat}" if seat else ""
    deeds.append(Deed(tournament, f"{person.name} is in as entry {n}{where}", tuple(rows)))
    return house.write(*deeds, at=by.at, who=by.who, desk=by.desk)[-1]


def closes_after(tonight: Tonight) -> int:
    """The level with whose end registration closes."""
    return tonight.terms.late_until_level


def is_open(tonight: Tonight, at: Moment) -> bool:
    """Before the draw always; then until the end of a level, the break after it not included."""
    if tonight.terms.finished is not None:
        return False
    return not tonight.now[DrawRecord] or level_now(tonight.now, at) <= closes_after(tonight)


def _refuse_when_closed(tonight: Tonight, by: By) -> None:
    if tonight.terms.finished is not None:
        raise Refused("The tournament is over.")
    if any(paid_out(tonight.now).values()):
        raise Refused("A prize was paid already: nobody can enter any more.")
    if not is_open(tonight, by.at):
        raise Refused(f"Registration closed at the end of level {closes_after(tonight)}.")


def _seat_for(tonight: Tonight, chance: Chance) -> Seat | None:
    """A seat drawn among the open ones, once the room is drawn; before that everybody waits for the draw."""
    if not tonight.now[DrawRecord]:
        return None
    taken = {(row.table, row.seat) for row in tonight.now[Seating].values()}
    free = [
        Seat(table.n, seat)
        for table in tonight.now[Table].values()
        if table.is_open
        for seat in range(1, table.seats + 1)
        if (table.n, seat) not in taken and seat not in closed_seats(table)
    ]
    return late_seat(free, chance)
