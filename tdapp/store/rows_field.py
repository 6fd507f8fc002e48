"""The rows of who plays, what they paid, where they sit and how they left it; see tdapp.store.rows."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field, SQLModel

from tdapp.store.rows import of_a_tournament, refers


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
