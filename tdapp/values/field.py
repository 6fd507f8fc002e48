"""Who plays in a tournament, what they paid, where they sit and how they left it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class Entry:
    """A paid seat in one tournament; a re-entry is another one.

    It is in while it has a Presence, out when it has an Elimination, and void with neither: an entry that was taken
    back keeps its number, because money was paid for it.
    """

    tournament: str
    n: int
    player: str | None
    """None in a tournament without names."""
    registered: Moment
    has_arrived: bool


@dataclass(frozen=True, slots=True)
class Presence:
    """An entry that is still in. A player has one at a time in a tournament."""

    tournament: str
    n: int
    """The entry's number."""
    player: str | None
    away_since: Moment | None = None
    is_held: bool = False
    """A player who has not come was reached and asked for the chips to stay."""


@dataclass(frozen=True, slots=True)
class Purchase:
    """A buy-in, rebuy, add-on or re-entry: what it costs and brings. Never changed: undone by one that reverses it."""

    tournament: str
    n: int
    entry: int
    kind: str
    price: int
    fee: int
    chips: int
    at: Moment
    reverses: int | None
    bounty: int = 0


@dataclass(frozen=True, slots=True)
class Payment:
    """Money that came in or went out. Never changed: undone by one that reverses it."""

    tournament: str
    n: int
    entry: int | None
    kind: str
    method: str
    is_incoming: bool
    amount: int
    at: Moment
    reverses: int | None
    purchase: int | None = None
    """What it paid for; a split payment is several for one purchase."""
    clerk: str = ""
    """Who took or gave it."""
    received: int | None = None
    """What was handed over, where change was due."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the room; `unavailable` lists closed seats, `breaks` its turn in the order of breaking.

    The places of its last hand are None until a move needs them and somebody says where the button is; `said` is when
    that was.
    """

    tournament: str
    n: int
    seats: int
    unavailable: str
    breaks: int
    is_open: bool
    button: int | None
    small_blind: int | None
    big_blind: int | None
    said: Moment | None = None
    card: str | None = None
    """Dealt to it where a low card decides which of equally full tables gives a player."""
    first_button: int | None = None
    """The seat that has the button in the first hand."""


@dataclass(frozen=True, slots=True)
class Seating:
    """An entry on a chair. To move is to leave one and take another."""

    tournament: str
    n: int
    """The entry's number."""
    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that was made: open until the player is marked as seated."""

    tournament: str
    n: int
    entry: int
    from_table: int
    from_seat: int
    to_table: int
    to_seat: int
    waits: bool
    at: Moment
    why: str
    rule: str
    is_seated: bool


@dataclass(frozen=True, slots=True)
class Elimination:
    """An entry that went out: on which hand, with which stack, from where. Places follow from the order of hands."""

    tournament: str
    n: int
    """The entry's number."""
    hand: int
    stack: int | None
    table: int | None
    seat: int | None
    at: Moment
    hand_for_hand: bool = False
    """Whether the hand was played hand for hand, at all tables at once."""


@dataclass(frozen=True, slots=True)
class Prize:
    """What a place is paid, once prizes are locked."""

    tournament: str
    n: int
    """The place."""
    amount: int
    what: str = ""
    """What it is where it is no money: a seat elsewhere, which is worth the amount, or a trophy beside it."""


@dataclass(frozen=True, slots=True)
class DrawRecord:
    """A draw of seats that was made: what fixes it, so that anyone can repeat it."""

    tournament: str
    n: int
    seed: str
    room: str
    commitment: str
    at: Moment
    why: str = ""
    """Why it was drawn again, or that the field fits fewer tables."""
    asked: str = ""
    """What was drawn and what came of it, as JSON: tables, entries, the wishes of the house, and the seats."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """What the draw must heed about an entry: a seat of its own, or that it deals at its table."""

    tournament: str
    n: int
    """The entry's number."""
    table: int | None
    seat: int | None
    deals: bool


@dataclass(frozen=True, slots=True)
class Booking:
    """Somebody who wants a seat and has paid nothing yet: announced before the evening, or waiting for a free seat."""

    tournament: str
    n: int
    player: str
    at: Moment
    waits: bool
    has_arrived: bool


@dataclass(frozen=True, slots=True)
class ChipChange:
    """Chips that came into play or left it other than by a purchase, and why. Never changed: see Purchase."""

    tournament: str
    n: int
    entry: int | None
    delta: int
    why: str
    rule: str
    at: Moment
    reverses: int | None
