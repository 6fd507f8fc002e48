"""How a tournament's prizes are divided, and what those who are left agree on instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class PrizePlan:
    """How the house divides this tournament's prizes; there is none where the rulebook's own way does."""

    tournament: str
    n: int
    way: str
    wish: str
    """What the way must be told, as JSON (tdapp.director.prize_plans)."""
    unit: int


@dataclass(frozen=True, slots=True)
class PoolLine:
    """What comes off what the players paid for prizes, or is added to it: a share of it or an amount."""

    tournament: str
    n: int
    name: str
    is_added: bool
    percent: int | None
    """In hundredths of a percent."""
    amount: int | None


@dataclass(frozen=True, slots=True)
class Deal:
    """What those who were left agreed on: it stands in place of the prizes that were left, but for the reserve."""

    tournament: str
    n: int
    method: str
    reserve: int
    at: Moment
    is_the_end: bool


@dataclass(frozen=True, slots=True)
class DealShare:
    """What an entry gets by the deal, and the stack it was reckoned from."""

    tournament: str
    n: int
    """The entry's number."""
    stack: int
    amount: int
