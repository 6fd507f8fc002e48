"""The rows of PINs, and of tournaments that were put away."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field, SQLModel

from tdapp.store.rows import refers


class PinRow(SQLModel, table=True):
    __tablename__ = "pin"
    __table_args__ = (
        UniqueConstraint("holder", name="one_pin_each"),
        CheckConstraint("length(trim(holder)) > 0 AND minutes >= 0", name="a_pin_has_a_holder"),
    )
    id: str = Field(primary_key=True)
    holder: str
    salt: str
    digest: str
    minutes: int


class PutAwayRow(SQLModel, table=True):
    __tablename__ = "put_away"
    __table_args__ = (refers("id", to="tournament", keys=("id",)),)
    id: str = Field(primary_key=True)
    at: int
