"""A season of the house: several tournaments whose results give points, and the table they make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class League:
    """How its points are given and added up. The points themselves follow from the results, and stand nowhere."""

    id: str
    name: str
    formula: str
    """As the director wrote it (tdapp.rules.formula)."""
    decimals: int
    ties: str
    best: int | None
    """So many results count; None: all but the worst `dropped`."""
    dropped: int
    minimum: int
    """How many events it takes to have a place."""
    tie_breaks: str
    """What parts those with the same points, first things first: best,wins"""
    created: Moment


@dataclass(frozen=True, slots=True)
class LeagueEvent:
    """A tournament that counts for a league."""

    id: str
    league: str
    event: str
    """The tournament's key."""
