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
    logo: str = ""
    """A PNG or JPEG in base64, or nothing."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person, whatever they enter. Who was known twice is merged: the one record points to the other."""

    id: str
    name: str
    nickname: str
    member: str
    note: str
    barred: str = ""
    """Why this player may not enter, or nothing."""
    is_of_age: bool = False
    merged_into: str | None = None


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
    starts: Moment | None = None
    late_ends: str = "level"
    """What late registration ends with: a "level", the "break" after it, a "time", or only by "hand"."""
    late_until: Moment | None = None
    is_closed: bool = False
    """Registration was closed by hand."""
    draws_at_once: bool = False
    """Whoever registers gets a seat at once, not with the draw at the start."""
    has_names: bool = True
    """Without names entries are numbers, and anybody may be the one who goes out."""
    most_players: int = 0
    """How many can play at a time; 0: as many as come."""
    bounty: int = 0
    """What an entry pays on top of its price for the one who knocks it out."""
    bounty_kind: str = ""


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
    ante_kind: str = "each"
    """Who pays it: "each" player, the "big blind" or the "button" for the table."""
    game: str = ""
    """What is played in it, where the games change; else the tournament's."""
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0


@dataclass(frozen=True, slots=True)
class Chip:
    """A denomination of the tournament's set, and how many of it each player starts with."""

    tournament: str
    n: int
    worth: int
    color: str
    each: int
    box: int = 0
    """How many of it the house has; 0: not counted."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Either the moment its stretch ends, or the milliseconds that remain of it while it stands still."""

    tournament: str
    n: int
    stretch: int
    ends: Moment | None
    remains: int | None
    started: Moment | None = None
    """When the first level began."""
    begins: Moment | None = None
    """Until then it stands, and from then on it runs by itself."""
    why: str = ""
    """Why it stands, in the director's words."""
    last_hand: int | None = None
    """The stretch in which the last hand was announced; later ones know nothing of it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a tournament sells beside the buy-in: a re-entry, rebuy, add-on or dealer bonus. None: no limit."""

    tournament: str
    n: int
    kind: str
    price: int
    fee: int
    bounty: int
    chips: int
    each: int | None = None
    in_all: int | None = None
    from_level: int = 1
    until_level: int | None = None
    only_broke: bool = False
    up_to_stack: int | None = None
    at_once: int = 1
    """How many may be bought together: 2 is a double rebuy."""


@dataclass(frozen=True, slots=True)
class Envelope:
    """So many of the mystery bounties hold this amount."""

    tournament: str
    n: int
    amount: int
    number: int


@dataclass(frozen=True, slots=True)
class Apart:
    """Two players who are not seated together; `player` is the smaller key."""

    id: str
    player: str
    other: str
    why: str


@dataclass(frozen=True, slots=True)
class Template:
    """A tournament to copy, of the house's own making: JSON like that of the templates that ship with the app."""

    id: str
    name: str
    content: str


@dataclass(frozen=True, slots=True)
class Till:
    """A clerk's till, counted and closed: it covers the cash of all payments since the clerk closed one before."""

    id: str
    clerk: str
    at: Moment
    began_with: int
    expected: int
    counted: int
    note: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a table stands on the floor plan: its middle, in steps of which a table takes up four either way."""

    n: int
    """The table's number, in every tournament of the house."""
    across: int
    down: int


@dataclass(frozen=True, slots=True)
class Projector:
    """How the house shows a tournament to the room; there is one row, or none where nothing was said."""

    id: str
    theme: str
    has_full_names: bool
    """Ann Lee instead of Ann L."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel of the projector, its turn among the others, and for how long it stays; for 0 seconds: never."""

    id: str
    turn: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Message:
    """What the director tells the room."""

    tournament: str
    n: int
    text: str
    at: Moment
    takes_turns: bool
    """Among the panels; else it stands at the foot of the screen until it is taken down."""
