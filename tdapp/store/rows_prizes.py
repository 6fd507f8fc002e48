"""The rows of how prizes are divided, and of a deal over them; see tdapp.store.rows."""

from __future__ import annotations

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from tdapp.store.rows import of_a_tournament, refers


class PrizePlanRow(SQLModel, table=True):
    __tablename__ = "prize_plan"
    __table_args__ = (of_a_tournament(), CheckConstraint("n = 1 AND unit > 0", name="prize_plan_makes_sense"))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    way: str
    wish: str
    unit: int


class PoolLineRow(SQLModel, table=True):
    __tablename__ = "pool_line"
    __table_args__ = (
        of_a_tournament(),
        CheckConstraint("length(trim(name)) > 0", name="pool_line_has_a_name"),
        CheckConstraint("(percent IS NULL) <> (amount IS NULL)", name="a_share_or_an_amount"),
        CheckConstraint(
            "(percent IS NULL OR percent > 0) AND (amount IS NULL OR amount > 0)", name="pool_line_is_more"
        ),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    name: str
    is_added: bool
    percent: int | None
    amount: int | None


class DealRow(SQLModel, table=True):
    __tablename__ = "deal"
    __table_args__ = (of_a_tournament(), CheckConstraint("n = 1 AND reserve >= 0", name="deal_makes_sense"))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    method: str
    reserve: int
    at: int
    is_the_end: bool


class DealShareRow(SQLModel, table=True):
    __tablename__ = "deal_share"
    __table_args__ = (
        refers("tournament", "n", to="entry"),
        CheckConstraint("stack >= 0 AND amount >= 0", name="deal_share_is_not_negative"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    stack: int
    amount: int
