"""Names as a room may read them: Ann L., and as many letters more as tell two of one initial apart."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import TYPE_CHECKING

from tdapp.director.projector import the_projector
from tdapp.director.tonight import the_player
from tdapp.values.field import Entry
from tdapp.values.house import Player
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdapp.director.tonight import Tonight
    from tdapp.store.house import OpenHouse


def shown_names(tonight: Tonight) -> Mapping[int, str]:
    """Every entry's player, in or out. Somebody who entered again is called the same."""
    players = {n: row.player for n, row in tonight.now[Entry].items()}
    whole = {player: the_player(tonight.house, player).name for player in set(players.values()) if player is not None}
    told = whole if the_projector(tonight.house).has_full_names else _told_apart(whole)
    times = Counter(told.values())
    found = {}
    for n, player in players.items():
        if player is None:
            found[n] = say("Entry {n}", n=n)
        else:
            found[n] = told[player] if times[told[player]] < 2 else f"{told[player]} (#{n})"
    return found


def shown_players(house: OpenHouse, players: Iterable[str]) -> Mapping[str, str]:
    """People of the house by their keys, whatever they play."""
    whole = {player: house.house[Player][player].name for player in players}
    return whole if the_projector(house).has_full_names else _told_apart(whole)


def _told_apart(whole: Mapping[str, str]) -> dict[str, str]:
    """Ann L. where one has that name; Ann Le. and Ann Lo. where two would."""
    found: dict[str, str] = {}
    left = dict(whole)
    for letters in range(1, 5):
        short = {player: initialed(name, letters) for player, name in left.items()}
        times = Counter(short.values())
        found |= short
        left = {player: name for player, name in left.items() if times[short[player]] > 1}
    return found | left


def initialed(name: str, letters: int = 1) -> str:
    """Łukasz Żak is Łukasz Ż.; who has one name only keeps it."""
    first, *others = name.split()
    if not others:
        return first
    last = others[-1]
    begun = _beginning(last, letters)
    return f"{first} {last}" if begun == last else f"{first} {begun}."


def _beginning(word: str, letters: int) -> str:
    """So many letters of a word, each with its accents."""
    taken = 0
    for place, sign in enumerate(word):
        taken += not unicodedata.combining(sign)
        if taken > letters:
            return word[:place]
    return word
