"""Pairs of players who are not seated together: a couple, brothers, two who fell out."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tdapp.director.houses import write_house
from tdapp.director.players import LONGEST, record
from tdapp.director.spelling import tidy
from tdapp.director.tonight import the_player
from tdapp.store.change import delete, insert
from tdapp.values.field import Presence, Seating
from tdapp.values.house import Apart, Player
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.tonight import By, Tonight
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.room import Seat


def pair_of(house: OpenHouse, player: str, other: str) -> Apart | None:
    """What keeps two players apart, if anything does."""
    two = {player, other}
    return next((pair for pair in house.house[Apart].values() if {pair.player, pair.other} == two), None)


def pairs_with(house: OpenHouse, player: str) -> dict[str, Apart]:
    """Whom a player is not seated with."""
    found = {}
    for pair in house.house[Apart].values():
        if player in (pair.player, pair.other):
            found[pair.other if pair.player == player else pair.player] = pair
    return found


def pairs_in(tonight: Tonight) -> tuple[tuple[str, str], ...]:
    """The pairs of whom both are in, by the labels that the rules know them by."""
    pairs = tonight.house.house[Apart]
    if not pairs:
        return ()
    people = {
        the_player(tonight.house, row.player).id: tonight.labels[n]
        for n, row in tonight.now[Presence].items()
        if row.player is not None
    }
    both = ((pair.player, pair.other) for _, pair in sorted(pairs.items()))
    return tuple((people[one], people[other]) for one, other in both if one in people and other in people)


def parted(tonight: Tonight, player: str | None, seats: Sequence[Seat]) -> Sequence[Seat]:
    """Those of the seats that keep a player apart from others; all of them where none does."""
    if player is None or player not in tonight.house.house[Player]:
        return seats
    foes = pairs_with(tonight.house, the_player(tonight.house, player).id)
    if not foes:
        return seats
    at = {
        row.table
        for n, row in tonight.now[Seating].items()
        if (other := tonight.now[Presence][n].player) is not None and the_player(tonight.house, other).id in foes
    }
    return [seat for seat in seats if seat.table not in at] or seats


def new_pair(player: str, other: str, why: str) -> Apart:
    return Apart(secrets.token_hex(8), min(player, other), max(player, other), why)


def keep_apart(house: OpenHouse, *, player: str, other: str, why: str = "", by: By) -> Change:
    """Never seat these two at one table where it can be helped. The reason may be left out."""
    one, two = record(house, player), record(house, other, at="other")
    if one.id == two.id:
        raise Refused(say("{name} cannot be kept from sitting with {name}.", name=one.name), at=("other",))
    if pair_of(house, player, other) is not None:
        raise Refused(say("{name} and {other} are kept apart already.", name=one.name, other=two.name), at=("other",))
    why = tidy(why)
    if len(why) > LONGEST["note"]:
        raise Refused(say("A reason has at most {most} letters.", most=LONGEST["note"]), at=("why",))
    if why:
        told = say("{name} and {other} are not seated together: {why}", name=one.name, other=two.name, why=why)
    else:
        told = say("{name} and {other} are not seated together", name=one.name, other=two.name)
    return write_house(house, told, (insert(new_pair(player, other, why)),), by)


def let_together(house: OpenHouse, *, player: str, other: str, by: By) -> Change:
    one, two = record(house, player), record(house, other, at="other")
    pair = pair_of(house, player, other)
    if pair is None:
        raise Refused(say("{name} and {other} are not kept apart.", name=one.name, other=two.name), at=("other",))
    told = say("{name} and {other} may sit together again", name=one.name, other=two.name)
    return write_house(house, told, (delete(pair),), by)
