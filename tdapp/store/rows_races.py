"""The rows of color-ups and chip races: see tdapp.store.rows."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field, SQLModel

from tdapp.store.rows import of_a_tournament, refers


class TableRaceRow(SQLModel, table=True):
    __tablename__ = "table_race"
    __table_args__ = (
        of_a_tournament(),
        UniqueConstraint("tournament", "chip", "table", name="a_table_races_a_chip_once"),
        CheckConstraint('chip > 0 AND "into" > chip AND odd >= 0 AND given >= 0', name="table_race_makes_sense"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    chip: int
    into: int
    table: int | None
    odd: int
    given: int
    delta: int
    dealt: str
    seed: str
    why: str
    rule: str
    at: int | None


class RaceHandRow(SQLModel, table=True):
    __tablename__ = "race_hand"
    __table_args__ = (
        refers("tournament", "race", to="table_race"),
        refers("tournament", "entry", to="entry"),
        UniqueConstraint("tournament", "race", "seat", name="one_hand_a_seat"),
        CheckConstraint("seat > 0 AND chips >= 0 AND won >= 0 AND got >= won", name="race_hand_makes_sense"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    race: int
    entry: int
    seat: int
    chips: int
    is_all: bool
    cards: str
    won: int
    got: int


class ColorUpRow(SQLModel, table=True):
    __tablename__ = "color_up"
    __table_args__ = (
        of_a_tournament(),
        UniqueConstraint("tournament", "chip", name="a_chip_leaves_once"),
        CheckConstraint('chip > 0 AND "into" > chip AND tables >= 0', name="color_up_makes_sense"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    chip: int
    into: int
    tables: int
    at: int
    rule: str
