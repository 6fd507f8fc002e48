"""What a formula gives, before anybody relies on it: in a field of some size, and in an evening that was played."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from tdapp.director.leagues import usual
from tdapp.director.season import parts
from tdapp.rules.points import decimals_needed, points, points_shown, scoring
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.columns import Column
from tdapp.views.entrants import place_shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.tonight import Tonight

PLACES, TRIED = 10, 100
"""How many of the first places are shown, and how many are reckoned; the last is always one of them."""


@dataclass(frozen=True, slots=True)
class Given:
    place: str
    name: str
    points: str


@dataclass(frozen=True, slots=True)
class Preview:
    """The first places and the last. `fault` says what is wrong at which character; `note` what may surprise."""

    rows: tuple[Given, ...] = ()
    fault: str = ""
    at: int = 0
    note: str = ""


COLUMNS = (
    Column(say("Place"), lambda row: row.place, "right", 84),
    Column(say("Player"), lambda row: row.name),
    Column(say("Points"), lambda row: row.points, "right", 110),
)


def in_a_field(text: str, players: int, *, decimals: int, ties: str) -> Preview:
    """The first ten places of so many players, and the last, on a usual evening."""
    places = [*range(1, min(players, TRIED) + 1), *([players] if players > TRIED else [])]
    try:
        by = scoring(text, decimals=decimals, ties=ties)
        worth = {place: points(by, usual(place, players)) for place in places}
    except Refused as no:
        return _refused(no)
    shown = [place for place in places if place <= PLACES or place == players]
    told = [(place_shown(place, place), "", worth[place]) for place in shown]
    return Preview(_given(told, list(worth.values())), note=_note(list(worth.values())))


def in_an_event(text: str, tonight: Tonight, *, decimals: int, ties: str) -> Preview:
    """Everybody who played it."""
    people = tonight.house.house[Player]
    try:
        by = scoring(text, decimals=decimals, ties=ties)
        found = [
            (place_shown(part.facts.place, part.worst), people[part.player].name, points(by, part.facts, part.worst))
            for part in parts(tonight)
        ]
    except Refused as no:
        return _refused(no)
    worth = [one for *_, one in found]
    return Preview(_given(found, worth), note=_note(worth))


def _refused(no: Refused) -> Preview:
    at = no.at[1] if len(no.at) > 1 else 0
    return Preview(fault=no.sentence, at=int(at))


def _given(told: Sequence[tuple[str, str, int]], worth: list[int]) -> tuple[Given, ...]:
    needed = decimals_needed(worth)
    return tuple(Given(place, name, points_shown(one, needed)) for place, name, one in told)


def _note(worth: list[int]) -> str:
    """What a director would rather know before the season than after it."""
    if any(one < 0 for one in worth):
        return say("Some places get less than 0: max(0, …) around it all prevents that.")
    if any(worse > better for better, worse in pairwise(worth)):
        return say("A worse place gets more than a better one.")
    return ""


def marked(text: str, at: int, *, around: int = 22) -> str:
    """…sqrt(players / ▸plce) + 2: the text around a character, with a mark before it."""
    begin, end = max(0, at - 1 - around), at - 1 + around
    before, after = text[begin : at - 1], text[at - 1 : end]
    return f"{'…' if begin else ''}{before}▸{after}{'…' if end < len(text) else ''}"
