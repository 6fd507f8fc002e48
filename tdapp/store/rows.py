"""The rows: the schema of a house file. Each class is one kind of value, field by field.

Keys never change and no column that can change is part of a unique key, so that a Change and its undo can apply
deletes, then updates, then inserts without tripping over themselves. Foreign keys are checked at the commit.
"""

from __future__ import annotations

from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, LargeBinary, UniqueConstraint
from sqlmodel import Field, SQLModel


def refers(*columns: str, to: str, keys: tuple[str, ...] = ("tournament", "n")) -> ForeignKeyConstraint:
    return ForeignKeyConstraint(columns, [f"{to}.{key}" for key in keys], deferrable=True, initially="DEFERRED")


def of_a_tournament() -> ForeignKeyConstraint:
    return refers("tournament", to="tournament", keys=("id",))


class HouseRow(SQLModel, table=True):
    __tablename__ = "house"
    __table_args__ = (CheckConstraint("id = 'house'", name="one_house"),)
    id: str = Field(primary_key=True)
    name: str
    currency: str
    paper: str


class PlayerRow(SQLModel, table=True):
    __tablename__ = "player"
    __table_args__ = (
        refers("merged_into", to="player", keys=("id",)),
        CheckConstraint("length(trim(name)) > 0", name="player_has_a_name"),
        CheckConstraint("merged_into IS NULL OR merged_into <> id", name="player_is_no_other_than_himself"),
    )
    id: str = Field(primary_key=True)
    name: str
    nickname: str
    member: str
    note: str
    barred: str
    is_of_age: bool
    merged_into: str | None


class TournamentRow(SQLModel, table=True):
    __tablename__ = "tournament"
    __table_args__ = (
        CheckConstraint("buy_in >= 0 AND fee >= 0 AND guarantee >= 0 AND bounty >= 0", name="money_is_not_negative"),
        CheckConstraint(
            "stack > 0 AND seats > 1 AND late_until_level >= 0 AND most_players >= 0", name="terms_make_sense"
        ),
    )
    id: str = Field(primary_key=True)
    name: str
    created: int
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
    finished: int | None
    starts: int | None
    late_ends: str
    late_until: int | None
    is_closed: bool
    draws_at_once: bool
    has_names: bool
    most_players: int
    bounty: int
    bounty_kind: str


class StretchRow(SQLModel, table=True):
    __tablename__ = "stretch"
    __table_args__ = (
        of_a_tournament(),
        CheckConstraint(
            "seconds > 0 AND small_blind >= 0 AND big_blind >= 0 AND ante >= 0"
            " AND bring_in >= 0 AND small_bet >= 0 AND big_bet >= 0",
            name="stretch_makes_sense",
        ),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    seconds: int
    is_break: bool
    small_blind: int
    big_blind: int
    ante: int
    ante_kind: str
    game: str
    bring_in: int
    small_bet: int
    big_bet: int


class ChipRow(SQLModel, table=True):
    __tablename__ = "chip"
    __table_args__ = (
        of_a_tournament(),
        CheckConstraint("worth > 0 AND each >= 0 AND box >= 0", name="chip_makes_sense"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    worth: int
    color: str
    each: int
    box: int


class ClockRow(SQLModel, table=True):
    __tablename__ = "clock"
    __table_args__ = (
        of_a_tournament(),
        CheckConstraint("(ends IS NULL) <> (remains IS NULL)", name="runs_or_stands"),
        CheckConstraint("begins IS NULL OR (ends IS NOT NULL AND ends >= begins)", name="begins_before_it_ends"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    stretch: int
    ends: int | None
    remains: int | None
    started: int | None
    begins: int | None
    why: str
    last_hand: int | None


class EntryRow(SQLModel, table=True):
    __tablename__ = "entry"
    __table_args__ = (of_a_tournament(), refers("player", to="player", keys=("id",)))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    player: str | None
    registered: int
    has_arrived: bool


class PresenceRow(SQLModel, table=True):
    __tablename__ = "presence"
    __table_args__ = (
        refers("tournament", "n", to="entry"),
        UniqueConstraint("tournament", "player", name="one_presence_a_player"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    player: str | None
    away_since: int | None
    is_held: bool


class PurchaseRow(SQLModel, table=True):
    __tablename__ = "purchase"
    __table_args__ = (
        refers("tournament", "entry", to="entry"),
        refers("tournament", "reverses", to="purchase"),
        UniqueConstraint("tournament", "reverses", name="purchase_reversed_once"),
        CheckConstraint("price >= 0 AND fee >= 0 AND chips >= 0 AND bounty >= 0", name="purchase_is_not_negative"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    entry: int
    kind: str
    price: int
    fee: int
    chips: int
    at: int
    reverses: int | None
    bounty: int


class PaymentRow(SQLModel, table=True):
    __tablename__ = "payment"
    __table_args__ = (
        of_a_tournament(),
        refers("tournament", "entry", to="entry"),
        refers("tournament", "reverses", to="payment"),
        refers("tournament", "purchase", to="purchase"),
        UniqueConstraint("tournament", "reverses", name="payment_reversed_once"),
        CheckConstraint("amount > 0", name="payment_is_positive"),
        CheckConstraint("received IS NULL OR received >= amount", name="enough_was_received"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    entry: int | None
    kind: str
    method: str
    is_incoming: bool
    amount: int
    at: int
    reverses: int | None
    purchase: int | None
    clerk: str
    received: int | None


class TableRow(SQLModel, table=True):
    __tablename__ = "poker_table"
    __table_args__ = (of_a_tournament(), CheckConstraint("seats > 0 AND n > 0", name="table_makes_sense"))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    seats: int
    unavailable: str
    breaks: int
    is_open: bool
    button: int | None
    small_blind: int | None
    big_blind: int | None
    said: int | None
    card: str | None
    first_button: int | None


class SeatingRow(SQLModel, table=True):
    __tablename__ = "seating"
    __table_args__ = (
        refers("tournament", "n", to="presence"),
        refers("tournament", "table", to="poker_table"),
        UniqueConstraint("tournament", "table", "seat", name="one_player_a_seat"),
        CheckConstraint("seat > 0", name="seats_count_from_1"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    table: int
    seat: int


class MovedRow(SQLModel, table=True):
    __tablename__ = "moved"
    __table_args__ = (refers("tournament", "entry", to="entry"),)
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    entry: int
    from_table: int
    from_seat: int
    to_table: int
    to_seat: int
    waits: bool
    at: int
    why: str
    rule: str
    is_seated: bool


class EliminationRow(SQLModel, table=True):
    __tablename__ = "elimination"
    __table_args__ = (
        refers("tournament", "n", to="entry"),
        CheckConstraint("stack IS NULL OR stack >= 0", name="stack_is_not_negative"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    hand: int
    stack: int | None
    table: int | None
    seat: int | None
    at: int
    hand_for_hand: bool


class PrizeRow(SQLModel, table=True):
    __tablename__ = "prize"
    __table_args__ = (of_a_tournament(), CheckConstraint("amount >= 0 AND n > 0", name="prize_makes_sense"))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    amount: int
    what: str


class DrawRow(SQLModel, table=True):
    __tablename__ = "draw"
    __table_args__ = (of_a_tournament(),)
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    seed: str
    room: str
    commitment: str
    at: int
    why: str
    asked: str


class SeatWishRow(SQLModel, table=True):
    __tablename__ = "seat_wish"
    __table_args__ = (
        refers("tournament", "n", to="entry"),
        UniqueConstraint("tournament", "table", "seat", name="one_wish_a_seat"),
        CheckConstraint('("table" IS NULL) = (seat IS NULL)', name="a_seat_is_whole"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    table: int | None
    seat: int | None
    deals: bool


class OfferRow(SQLModel, table=True):
    __tablename__ = "offer"
    __table_args__ = (
        of_a_tournament(),
        UniqueConstraint("tournament", "kind", name="one_offer_a_kind"),
        CheckConstraint("price >= 0 AND fee >= 0 AND bounty >= 0 AND chips >= 0", name="offer_is_not_negative"),
        CheckConstraint("at_once > 0 AND from_level > 0", name="offer_makes_sense"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    kind: str
    price: int
    fee: int
    bounty: int
    chips: int
    each: int | None
    in_all: int | None
    from_level: int
    until_level: int | None
    only_broke: bool
    up_to_stack: int | None
    at_once: int


class EnvelopeRow(SQLModel, table=True):
    __tablename__ = "envelope"
    __table_args__ = (of_a_tournament(), CheckConstraint("amount > 0 AND number > 0", name="envelope_makes_sense"))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    amount: int
    number: int


class BookingRow(SQLModel, table=True):
    __tablename__ = "booking"
    __table_args__ = (
        of_a_tournament(),
        refers("player", to="player", keys=("id",)),
        UniqueConstraint("tournament", "player", name="one_booking_a_player"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    player: str
    at: int
    waits: bool
    has_arrived: bool


class ChipChangeRow(SQLModel, table=True):
    __tablename__ = "chip_change"
    __table_args__ = (
        of_a_tournament(),
        refers("tournament", "entry", to="entry"),
        refers("tournament", "reverses", to="chip_change"),
        UniqueConstraint("tournament", "reverses", name="chip_change_reversed_once"),
        CheckConstraint("delta <> 0", name="chips_change"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    entry: int | None
    delta: int
    why: str
    rule: str
    at: int
    reverses: int | None


class ApartRow(SQLModel, table=True):
    __tablename__ = "apart"
    __table_args__ = (
        refers("player", to="player", keys=("id",)),
        refers("other", to="player", keys=("id",)),
        CheckConstraint("player < other", name="two_people"),
    )
    id: str = Field(primary_key=True)
    player: str
    other: str
    why: str


class TemplateRow(SQLModel, table=True):
    __tablename__ = "template"
    __table_args__ = (CheckConstraint("length(trim(name)) > 0", name="template_has_a_name"),)
    id: str = Field(primary_key=True)
    name: str
    content: str


class TillRow(SQLModel, table=True):
    __tablename__ = "till"
    __table_args__ = (CheckConstraint("counted >= 0", name="till_makes_sense"),)
    id: str = Field(primary_key=True)
    clerk: str
    at: int
    began_with: int
    expected: int
    counted: int
    note: str


class ProjectorRow(SQLModel, table=True):
    __tablename__ = "projector"
    __table_args__ = (CheckConstraint("id = 'projector'", name="one_projector"),)
    id: str = Field(primary_key=True)
    theme: str
    has_full_names: bool


class PanelRow(SQLModel, table=True):
    __tablename__ = "panel"
    __table_args__ = (CheckConstraint("turn > 0 AND seconds >= 0", name="panel_makes_sense"),)
    id: str = Field(primary_key=True)
    turn: int
    seconds: int


class MessageRow(SQLModel, table=True):
    __tablename__ = "message"
    __table_args__ = (
        of_a_tournament(),
        CheckConstraint("length(trim(text)) > 0", name="message_says_something"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    text: str
    at: int
    takes_turns: bool


class SpotRow(SQLModel, table=True):
    __tablename__ = "spot"
    __table_args__ = (CheckConstraint("n > 0", name="spot_makes_sense"),)
    n: int = Field(primary_key=True)
    across: int
    down: int


class ChangeRow(SQLModel, table=True):
    """The journal: one row a Change, `rows` the columns that it changed (tdapp.store.change)."""

    __tablename__ = "change"
    stream: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    at: int
    who: str
    desk: str
    kind: str
    sentence: str
    rule: str
    undoes: int | None
    rows: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    hash: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
