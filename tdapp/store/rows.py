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
    logo: str


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
