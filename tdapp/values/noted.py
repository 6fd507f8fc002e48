"""What is noted about people while they play: who went out unseen, who knocked out whom, penalties and stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class Nameless:
    """Somebody went out, and nobody has said yet who: it counts, and takes its place, from the moment on."""

    tournament: str
    n: int
    hand: int
    table: int | None
    at: Moment
    hand_for_hand: bool = False


@dataclass(frozen=True, slots=True)
class HandForHand:
    """A spell of play hand for hand: whoever goes out on `hand` goes out together, at whatever table."""

    tournament: str
    n: int
    hand: int
    """The number that the bust-outs of the hand that is played now have."""
    began: Moment
    ended: Moment | None
    played: int = 0
    """How many hands every table has played since."""
    done: str = ""
    """The tables that have played the hand, by number."""


@dataclass(frozen=True, slots=True)
class Knockout:
    """Who won the bounty of somebody who went out. It stays when that one buys back in."""

    tournament: str
    n: int
    entry: int
    by: str
    """The entries that share it, like "3,17"; the winner's own bounty is his."""
    at: Moment
    """When the player went out: by this they stand in their order, and among what was bought."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An envelope of the mystery bounties that was drawn, with what fixes the draw."""

    tournament: str
    n: int
    knockout: int
    amount: int
    seed: str
    room: str
    commitment: str
    at: Moment


@dataclass(frozen=True, slots=True)
class PenaltyRecord:
    """A warning, a penalty or a disqualification that was given, and what is left of it to serve."""

    tournament: str
    n: int
    entry: int
    step: str
    reason: str
    rule: str
    at: Moment
    amount: int
    unit: str
    """What it was measured in: minutes, hands or rounds; nothing for a warning."""
    until: Moment | None
    hands: int | None
    """How many are still to be missed."""
    is_over: bool


@dataclass(frozen=True, slots=True)
class Note:
    """A ruling of the floor, or anything else worth keeping, about a player or a table."""

    tournament: str
    n: int
    entry: int | None
    table: int | None
    is_ruling: bool
    text: str
    rule: str
    at: Moment
    who: str


@dataclass(frozen=True, slots=True)
class Stack:
    """What somebody had in front when it was counted last."""

    tournament: str
    n: int
    """The entry's number."""
    chips: int
    at: Moment


@dataclass(frozen=True, slots=True)
class TableCount:
    """All the chips at a table when it was counted last; it says something while the same players sit there."""

    tournament: str
    n: int
    """The table's number."""
    chips: int
    players: str
    """The entries that sat there, like "3,17"."""
    at: Moment
