"""How often everybody has entered: who comes most is suggested first."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tdapp.director.tonight import the_player
from tdapp.values.house import Player

if TYPE_CHECKING:
    from tdapp.store.house import OpenHouse


def regulars(house: OpenHouse) -> Counter[str]:
    """The entries of each person in all tournaments of the house, those of merged records counted with theirs."""
    entries, players = Counter(house.entries_of_players()), house.house[Player]
    for player in [key for key in entries if players[key].merged_into is not None]:
        entries[the_player(house, player).id] += entries.pop(player)
    return entries
