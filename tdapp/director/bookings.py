"""Those who want a seat and have paid nothing yet: announced before the evening, or waiting for a seat to be free.

Nobody's money is held for a seat that may never come: whoever waits pays when there is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.openings import refuse_when_closed
from tdapp.director.players import made_known, new_player, rows_of
from tdapp.director.registration import is_full, refuse_entrant, register
from tdapp.director.tonight import Tonight, the_player
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.field import Booking
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import ordinal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.ledger import Tender
    from tdapp.director.tonight import By
    from tdapp.rules.chance import Chance
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse


def waiting_list(tonight: Tonight) -> list[Booking]:
    """Who waits for a seat, the first to be seated first."""
    return [row for _, row in sorted(tonight.now[Booking].items()) if row.waits]


def announced(tonight: Tonight) -> list[Booking]:
    """Who said they would come, in that order."""
    return [row for _, row in sorted(tonight.now[Booking].items()) if not row.waits]


def book(
    house: OpenHouse, tournament: str, *, name: str = "", player: str | None = None, waits: bool = False, by: By
) -> Change:
    """Note somebody who will come; or who is here and waits for a seat."""
    tonight = Tonight.of(house, tournament)
    refuse_when_closed(tonight, by.at)
    if not tonight.terms.has_names:
        raise Refused(say("This tournament is played without names: nobody can be noted for it."))
    person = new_player(name) if player is None else the_player(house, house.house.the(Player, player).id)
    refuse_entrant(tonight, person)
    before = next(iter(rows_of(tonight, Booking, person.id)), None)
    if before is not None and before.waits == waits:
        if waits:
            raise Refused(say("{name} is on the waiting list already.", name=person.name))
        raise Refused(say("{name} is on the list already.", name=person.name))
    deeds = []
    if player is None:
        deeds.append(made_known(person))
    row = Booking(tournament, tonight.now.next(Booking), person.id, by.at, waits, waits)
    if waits:
        place = ordinal(len(waiting_list(tonight)) + 1)
        told = say("{name} is {place} on the waiting list", name=person.name, place=place)
    else:
        told = say("{name} is pre-registered", name=person.name)
    rows = (*([delete(before)] if before else []), insert(row))
    deeds.append(Deed(tournament, told, rows))
    return house.write(*deeds, at=by.at, who=by.who, desk=by.desk)[-1]


def check_in(house: OpenHouse, tournament: str, *, booking: int, by: By) -> Change:
    """Somebody who was announced is here, and has not paid yet."""
    tonight = Tonight.of(house, tournament)
    row = tonight.now.the(Booking, booking)
    name = the_player(house, row.player).name
    if row.has_arrived:
        raise Refused(say("{name} is here already.", name=name))
    return tonight.write(Deed(tournament, say("{name} has arrived", name=name), (update(row, has_arrived=True),)), by)


def cancel(house: OpenHouse, tournament: str, *, booking: int, by: By) -> Change:
    """Somebody who was announced or waited does not want a seat any more."""
    tonight = Tonight.of(house, tournament)
    row = tonight.now.the(Booking, booking)
    name = the_player(house, row.player).name
    told = say("{name} left the waiting list", name=name) if row.waits else say("{name} does not come", name=name)
    return tonight.write(Deed(tournament, told, (delete(row),)), by)


def seat_next(
    house: OpenHouse,
    tournament: str,
    *,
    method: str = "cash",
    tender: Sequence[Tender] | None = None,
    chance: Chance,
    by: By,
) -> Change:
    """The first of the waiting list pays and sits down."""
    tonight = Tonight.of(house, tournament)
    waiting = waiting_list(tonight)
    if not waiting:
        raise Refused(say("Nobody waits for a seat."))
    if is_full(tonight):
        raise Refused(say("No seat is free yet."))
    return register(house, tournament, player=waiting[0].player, method=method, tender=tender, chance=chance, by=by)
