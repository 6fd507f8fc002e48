"""Taking a list of players into the house: all of it, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.houses import write_house
from tdapp.director.players import new_player
from tdapp.director.spelling import same
from tdapp.store.change import insert, update
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count

if TYPE_CHECKING:
    from tdapp.director.player_lists import PlayerList
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

CHANGED = say("The players of the house have changed since the list was read. Nothing was changed: read it once more.")


def take_in(house: OpenHouse, *, found: PlayerList, by: By) -> Change:
    """Add who is new, and give those who are known what they lack."""
    records = house.house[Player]
    if any(records.get(met.player.id) != met.player for met in found.filled):
        raise Refused(CHANGED)
    taken = {same(record.member) for record in records.values() if record.member}
    if any(same(listed.member) in taken for listed in found.new if listed.member):
        raise Refused(CHANGED)
    rows = (
        *(insert(new_player(one.name, one.nickname, one.member, one.note)) for one in found.new),
        *(update(met.player, **met.fills) for met in found.filled),
    )
    if not rows:
        raise Refused(say("There is nobody new to add."))
    return write_house(house, told(len(found.new), len(found.filled)), rows, by)


def told(new: int, filled: int) -> str:
    parts = []
    if new or not filled:
        parts.append(say_count(new, "{n} player added to the house", "{n} players added to the house"))
    if filled:
        parts.append(
            say_count(filled, "{n} record of known players completed", "{n} records of known players completed")
        )
    return ", ".join(parts)
