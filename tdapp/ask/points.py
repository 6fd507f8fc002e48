"""The question points: what a formula gives for a range of places."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tdapp.rules.points import MOST_DECIMALS, NAMES, WAYS_TO_SHARE, Facts, points, points_shown, scoring

if TYPE_CHECKING:
    from tdapp.ask.reader import Asked
    from tdapp.rules.rulebook import Rulebook

POINTS_EXAMPLE: dict[str, Any] = {
    "formula": "10 * sqrt(players / place) + 2 * knockouts",
    "players": 36,
    "places": [1, 2, 3, 4],
    "knockouts": 1,
}
MOST_PLACES, MOST = 1_000, 10**9
OTHERS = tuple(name for name in NAMES if name not in ("place", "players"))


def points_answer(asked: Asked, _: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("formula", "players"), ("places", "decimals", "ties", *OTHERS))
    players = fields["players"].whole(at_least=1, at_most=MOST)
    decimals = fields.get("decimals", MOST_DECIMALS).whole(at_least=0, at_most=MOST_DECIMALS)
    ties = fields.get("ties", "average").one_of(*WAYS_TO_SHARE)
    by = scoring(fields["formula"].text(), decimals=decimals, ties=ties)
    places = fields.get("places", list(range(1, min(players, 10) + 1))).items()
    if len(places) > MOST_PLACES:
        raise fields["places"].refuse(f"At most {MOST_PLACES:,} places are reckoned at once.")
    told: dict[str, Any] = {name: fields[name].number(at_least=0, at_most=MOST) for name in OTHERS if name in fields}
    facts = replace(Facts(1, players, players), **told)
    found = {}
    for one in places:
        place = one.whole(at_least=1, at_most=players)
        found[str(place)] = points_shown(points(by, replace(facts, place=place)), decimals)
    return {"points": found}
