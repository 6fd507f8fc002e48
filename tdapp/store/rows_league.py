"""The rows of leagues; see tdapp.store.rows."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field, SQLModel

from tdapp.store.rows import refers


class LeagueRow(SQLModel, table=True):
    __tablename__ = "league"
    __table_args__ = (
        CheckConstraint("length(trim(name)) > 0", name="league_has_a_name"),
        CheckConstraint(
            "decimals >= 0 AND (best IS NULL OR best > 0) AND dropped >= 0 AND minimum >= 0", name="league_makes_sense"
        ),
    )
    id: str = Field(primary_key=True)
    name: str
    formula: str
    decimals: int
    ties: str
    best: int | None
    dropped: int
    minimum: int
    tie_breaks: str
    created: int


class LeagueEventRow(SQLModel, table=True):
    __tablename__ = "league_event"
    __table_args__ = (
        refers("league", to="league", keys=("id",)),
        refers("event", to="tournament", keys=("id",)),
        UniqueConstraint("league", "event", name="an_event_counts_once"),
    )
    id: str = Field(primary_key=True)
    league: str
    event: str
