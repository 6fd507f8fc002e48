"""The rows of what is noted about people while they play; see tdapp.store.rows."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field, SQLModel

from tdapp.store.rows import of_a_tournament, refers


class NamelessRow(SQLModel, table=True):
    __tablename__ = "nameless"
    __table_args__ = (of_a_tournament(),)
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    hand: int
    table: int | None
    at: int
    hand_for_hand: bool


class HandForHandRow(SQLModel, table=True):
    __tablename__ = "hand_for_hand"
    __table_args__ = (of_a_tournament(),)
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    hand: int
    began: int
    ended: int | None
    played: int
    done: str


class KnockoutRow(SQLModel, table=True):
    __tablename__ = "knockout"
    __table_args__ = (refers("tournament", "entry", to="entry"),)
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    entry: int
    by: str
    at: int


class OpenedRow(SQLModel, table=True):
    __tablename__ = "opened"
    __table_args__ = (
        refers("tournament", "knockout", to="knockout"),
        UniqueConstraint("tournament", "knockout", name="one_envelope_a_knockout"),
        CheckConstraint("amount > 0", name="opened_makes_sense"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    knockout: int
    amount: int
    seed: str
    room: str
    commitment: str
    at: int


class PenaltyRow(SQLModel, table=True):
    __tablename__ = "penalty"
    __table_args__ = (
        refers("tournament", "entry", to="entry"),
        CheckConstraint("amount >= 0 AND (hands IS NULL OR hands >= 0)", name="penalty_makes_sense"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    entry: int
    step: str
    reason: str
    rule: str
    at: int
    amount: int
    unit: str
    until: int | None
    hands: int | None
    is_over: bool


class NoteRow(SQLModel, table=True):
    __tablename__ = "note"
    __table_args__ = (
        of_a_tournament(),
        refers("tournament", "entry", to="entry"),
        CheckConstraint("length(trim(text)) > 0", name="note_says_something"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    entry: int | None
    table: int | None
    is_ruling: bool
    text: str
    rule: str
    at: int
    who: str


class StackRow(SQLModel, table=True):
    __tablename__ = "stack"
    __table_args__ = (
        refers("tournament", "n", to="entry"),
        CheckConstraint("chips >= 0", name="counted_stack_is_not_negative"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    chips: int
    at: int


class TableCountRow(SQLModel, table=True):
    __tablename__ = "table_count"
    __table_args__ = (of_a_tournament(), CheckConstraint("chips >= 0", name="counted_table_is_not_negative"))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    chips: int
    players: str
    at: int
