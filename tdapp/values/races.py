"""Chips that leave a tournament: what each table called, how it was raced for, and which kinds are gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class TableRace:
    """One kind of chip at one table: called while `at` is None, then raced. Without seats the room is one table."""

    tournament: str
    n: int
    chip: int
    into: int
    table: int | None
    odd: int
    """How many of the leaving chips make no bigger one by themselves."""
    given: int
    """How many bigger chips were won for them."""
    delta: int
    """What chips in play gained or lost by it."""
    dealt: str
    """Who dealt the cards: the "app", the "table", or nobody here where only the result was told; "" before."""
    seed: str
    """What the app dealt from, so that anyone can repeat it; "" where it did not."""
    why: str
    rule: str
    at: Moment | None


@dataclass(frozen=True, slots=True)
class RaceHand:
    """One player in a race: the chips called, the cards dealt for the odd ones, and what came of them."""

    tournament: str
    n: int
    race: int
    entry: int
    seat: int
    chips: int
    is_all: bool
    """The player has no other chips, and so cannot be raced out."""
    cards: str
    """As they were dealt: "9c 4d Kh"."""
    won: int
    """Bigger chips won by the cards or by being protected."""
    got: int
    """All bigger chips: those won, and those that whole ones were exchanged for."""


@dataclass(frozen=True, slots=True)
class ColorUp:
    """A kind of chip that has left: every table raced it, or the director took it out of play."""

    tournament: str
    n: int
    chip: int
    into: int
    tables: int
    """How many races it took."""
    at: Moment
    rule: str
