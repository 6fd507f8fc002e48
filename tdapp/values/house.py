"""What a house keeps from one evening to the next: itself, its players and its tournaments.

Money is whole minor units of a currency, chips are whole numbers, and moments are milliseconds since 1970 (UTC).
"""

from __future__ import annotations

from dataclasses import dataclass

Moment = int


@dataclass(frozen=True, slots=True)
class House:
    """The place itself; there is one row."""

    id: str
    name: str
    currency: str
    paper: str


@dataclass(frozen=True, slots=True)
class Player:
    """A person, whatever they enter."""

    id: str
    name: str
    nickname: str
    member: str
    note: str


@dataclass(frozen=True, slots=True)
class Tournament:
    """One event and its terms. `profile` and `house_rules` (JSON of changed keys) are the rules it is played by."""

    id: str
    name: str
    created: Moment
    game: str
    currency: str
    buy_in: int
    fee: int
    stack: int
    seats: int
    guarantee: int
    late_until_level: int
    profile: str
    house_rules: str
    finished: Moment | None


@dataclass(frozen=True, slots=True)
class Stretch:
    """A level or a break of a tournament's schedule, in its order."""

    tournament: str
    n: int
    seconds: int
    is_break: bool
    small_blind: int
    big_blind: int
    ante: int


@dataclass(frozen=True, slots=True)
class Chip:
    """A denomination of the tournament's set, and how many of it each player starts with."""

    tournament: str
    n: int
    worth: int
    color: str
    each: int


@dataclass(frozen=True, slots=True)
class Clock:
    """Where the clock stands: either the moment its stretch ends, or what remains of it while it stands still."""

    tournament: str
    n: int
    stretch: int
    ends: Moment | None
    remains: int | None
