"""Evenings of a season, played to their end through the verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.director import events, floor, prizes, registration, seating
from tdapp.director.players import known
from tdapp.director.tonight import By
from tdapp.rules.chance import Chance

if TYPE_CHECKING:
    from tdapp.store.house import OpenHouse

DAY = 86_400_000
START = 1_700_000_000_000


def by(day: int = 0) -> By:
    return By("Mia", START + day * DAY, "desk 1")


def key_of(house: OpenHouse, name: str) -> str:
    return next(key for key, player in known(house).items() if player.name == name)


def entered(house: OpenHouse, day: int, name: str, *players: str, **wish: Any) -> str:
    """A tournament with these players, drawn, and its prizes locked; known ones are the same people."""
    said = {"buy_in": 2_000, "fee": 500, **wish}
    event = events.create(house, events.Wish(name, "AMERIFUN sample", **said), by=by(day))
    for player in players:
        who = {one.name: key for key, one in known(house).items()}.get(player)
        registration.register(house, event, name=player, player=who, chance=Chance(bytes(32)), by=by(day))
    seating.draw(house, event, chance=Chance(bytes(32)), by=by(day))
    prizes.lock(house, event, by=by(day))
    return event


def played(house: OpenHouse, day: int, name: str, *best_first: str, **wish: Any) -> str:
    """A tournament in which these players end in this order, the winner first."""
    event = entered(house, day, name, *best_first, **wish)
    for entry in range(len(best_first), 1, -1):
        floor.bust(house, event, out={entry: None}, by=by(day))
    return event
