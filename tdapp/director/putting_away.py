"""Tournaments that were put away: in no list any more, with nothing of them lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.clock import face
from tdapp.director.houses import write_house
from tdapp.director.tonight import Tonight
from tdapp.store.change import delete, insert
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.trust import PutAway

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Tournament


def in_sight(house: OpenHouse) -> list[Tournament]:
    """The tournaments of the house that were not put away, newest first."""
    away = house.house[PutAway]
    return [terms for terms in house.tournaments() if terms.id not in away]


def put_away(house: OpenHouse, *, tournament: str, by: By) -> Change:
    """One that was a mistake, or is long over. What it gave to players, leagues and tills stays counted."""
    tonight = Tonight.of(house, tournament)
    name = tonight.terms.name
    if tournament in house.house[PutAway]:
        raise Refused(say("{name} is put away already.", name=name))
    if face(tonight.now, by.at).is_running:
        raise Refused(say("The clock of {name} runs: pause it first.", name=name))
    return write_house(house, say("{name} was put away", name=name), [insert(PutAway(tournament, by.at))], by)


def take_out_again(house: OpenHouse, *, tournament: str, by: By) -> Change:
    row, name = house.house.the(PutAway, tournament), Tonight.of(house, tournament).terms.name
    return write_house(house, say("{name} is in the lists again", name=name), [delete(row)], by)
