"""The players of the house by what the desk must know: who is barred, who is kept apart, whose age nobody saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.values.say import say
from tdapp.values.words import listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdapp.values.house import Apart, Player

EVERYBODY, BARRED, APART, AGE = say("Everybody"), say("Barred"), say("Kept apart"), say("Age not seen")
GROUPS = (EVERYBODY, BARRED, APART, AGE)


def player_groups(people: Mapping[str, Player], pairs: Iterable[Apart]) -> dict[str, dict[str, Player]]:
    """Each group by the players' keys."""
    apart = {key for pair in pairs for key in (pair.player, pair.other)}
    found: dict[str, dict[str, Player]] = {group: {} for group in GROUPS}
    for key, player in people.items():
        found[EVERYBODY][key] = player
        if player.barred:
            found[BARRED][key] = player
        if key in apart:
            found[APART][key] = player
        if not player.is_of_age:
            found[AGE][key] = player
    return found


def kept_from(people: Mapping[str, Player], pairs: Iterable[Apart]) -> dict[str, str]:
    """Of everybody who is kept apart, from whom: Not with Bob Marsh and Zoë Meyer."""
    others: dict[str, list[str]] = {}
    for pair in pairs:
        if pair.player in people and pair.other in people:
            others.setdefault(pair.player, []).append(people[pair.other].name)
            others.setdefault(pair.other, []).append(people[pair.player].name)
    return {
        key: say("Not with {names}", names=listed(sorted(names, key=str.casefold))) for key, names in others.items()
    }
