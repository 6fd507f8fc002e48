"""The tables: schema and statements. Each holds one kind of value, field by field.

Keys never change and no column that can change is part of a unique key, so that a Change and its undo can apply
deletes, then updates, then inserts without tripping over themselves. Foreign keys are checked at the commit.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    LargeBinary,
    UniqueConstraint,
    bindparam,
    delete,
    insert,
    update,
)
from sqlmodel import Field, SQLModel

from tdapp.values import field as f
from tdapp.values import house as h

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy import Table
    from sqlalchemy.sql.dml import Delete, Insert, Update

Key = tuple[Any, ...]
HOUSE_STREAM = "house"
"""The stream of what belongs to no tournament."""


def _refers(*columns: str, to: str, keys: tuple[str, ...] = ("tournament", "n")) -> ForeignKeyConstraint:
    return ForeignKeyConstraint(columns, [f"{to}.{key}" for key in keys], deferrable=True, initially="DEFERRED")


def _of_a_tournament() -> ForeignKeyConstraint:
    return _refers("tournament", to="tournament", keys=("id",))


class HouseRow(SQLModel, table=True):
    __tablename__ = "house"
    __table_args__ = (CheckConstraint("id = 'house'", name="one_house"),)
    id: str = Field(primary_key=True)
    name: str
    currency: str
    paper: str


class PlayerRow(SQLModel, table=True):
    __tablename__ = "player"
    __table_args__ = (CheckConstraint("length(trim(name)) > 0", name="player_has_a_name"),)
    id: str = Field(primary_key=True)
    name: str
    nickname: str
    member: str
    note: str


class TournamentRow(SQLModel, table=True):
    __tablename__ = "tournament"
    __table_args__ = (
        CheckConstraint("buy_in >= 0 AND fee >= 0 AND guarantee >= 0", name="money_is_not_negative"),
        CheckConstraint("stack > 0 AND seats > 1 AND late_until_level >= 0", name="terms_make_sense"),
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


class StretchRow(SQLModel, table=True):
    __tablename__ = "stretch"
    __table_args__ = (
        _of_a_tournament(),
        CheckConstraint(
            "seconds > 0 AND small_blind >= 0 AND big_blind >= 0 AND ante >= 0", name="stretch_makes_sense"
        ),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    seconds: int
    is_break: bool
    small_blind: int
    big_blind: int
    ante: int


class ChipRow(SQLModel, table=True):
    __tablename__ = "chip"
    __table_args__ = (_of_a_tournament(), CheckConstraint("worth > 0 AND each >= 0", name="chip_makes_sense"))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    worth: int
    color: str
    each: int


class ClockRow(SQLModel, table=True):
    __tablename__ = "clock"
    __table_args__ = (
        _of_a_tournament(),
        CheckConstraint("(ends IS NULL) <> (remains IS NULL)", name="runs_or_stands"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    stretch: int
    ends: int | None
    remains: int | None


class EntryRow(SQLModel, table=True):
    __tablename__ = "entry"
    __table_args__ = (_of_a_tournament(), _refers("player", to="player", keys=("id",)))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    player: str
    registered: int
    has_arrived: bool


class PresenceRow(SQLModel, table=True):
    __tablename__ = "presence"
    __table_args__ = (
        _refers("tournament", "n", to="entry"),
        UniqueConstraint("tournament", "player", name="one_presence_a_player"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    player: str


class PurchaseRow(SQLModel, table=True):
    __tablename__ = "purchase"
    __table_args__ = (
        _refers("tournament", "entry", to="entry"),
        _refers("tournament", "reverses", to="purchase"),
        UniqueConstraint("tournament", "reverses", name="purchase_reversed_once"),
        CheckConstraint("price >= 0 AND fee >= 0 AND chips >= 0", name="purchase_is_not_negative"),
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


class PaymentRow(SQLModel, table=True):
    __tablename__ = "payment"
    __table_args__ = (
        _of_a_tournament(),
        _refers("tournament", "entry", to="entry"),
        _refers("tournament", "reverses", to="payment"),
        UniqueConstraint("tournament", "reverses", name="payment_reversed_once"),
        CheckConstraint("amount > 0", name="payment_is_positive"),
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


class TableRow(SQLModel, table=True):
    __tablename__ = "poker_table"
    __table_args__ = (_of_a_tournament(), CheckConstraint("seats > 0 AND n > 0", name="table_makes_sense"))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    seats: int
    unavailable: str
    breaks: int
    is_open: bool
    button: int | None
    small_blind: int | None
    big_blind: int | None


class SeatingRow(SQLModel, table=True):
    __tablename__ = "seating"
    __table_args__ = (
        _refers("tournament", "n", to="presence"),
        _refers("tournament", "table", to="poker_table"),
        UniqueConstraint("tournament", "table", "seat", name="one_player_a_seat"),
        CheckConstraint("seat > 0", name="seats_count_from_1"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    table: int
    seat: int


class MovedRow(SQLModel, table=True):
    __tablename__ = "moved"
    __table_args__ = (_refers("tournament", "entry", to="entry"),)
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
        _refers("tournament", "n", to="entry"),
        CheckConstraint("stack IS NULL OR stack >= 0", name="stack_is_not_negative"),
    )
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    hand: int
    stack: int | None
    table: int | None
    seat: int | None
    at: int


class PrizeRow(SQLModel, table=True):
    __tablename__ = "prize"
    __table_args__ = (_of_a_tournament(), CheckConstraint("amount >= 0 AND n > 0", name="prize_makes_sense"))
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    amount: int


class DrawRow(SQLModel, table=True):
    __tablename__ = "draw"
    __table_args__ = (_of_a_tournament(),)
    tournament: str = Field(primary_key=True)
    n: int = Field(primary_key=True)
    seed: str
    room: str
    commitment: str
    at: int


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


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of row: the value it is, and its table.

    Rows that stay are never taken away, not even by undo: money, and the entries that money was paid for. A
    ledger's rows do not change either: undo adds one that reverses them.
    """

    name: str
    value: type[Any]
    table: Table
    key: tuple[str, ...]
    columns: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]
    """A value's fields, in the order of the columns."""
    cells: Callable[[Mapping[str, Any]], tuple[Any, ...]]
    """A whole row's cells, in the order of the columns."""
    key_of: Callable[[Mapping[str, Any]], Key]
    stays: bool
    is_ledger: bool

    def as_value(self, row: Mapping[str, Any]) -> Any:
        return self.value(*self.cells(row))

    def as_row(self, value: Any) -> dict[str, Any]:
        return dict(zip(self.columns, self.values(value)))

    @property
    def insert(self) -> Insert:
        return _insert(self.name)

    @property
    def delete(self) -> Delete:
        return _delete(self.name)

    def update(self, columns: tuple[str, ...]) -> Update:
        return _update(self.name, columns)

    def is_the_row(self) -> list[Any]:
        return [self.table.c[name] == bindparam(f"key_{name}") for name in self.key]


# A statement is built once: building it takes longer than running it.
@cache
def _insert(kind: str) -> Insert:
    return insert(KINDS[kind].table)


@cache
def _delete(kind: str) -> Delete:
    return delete(KINDS[kind].table).where(*KINDS[kind].is_the_row())


@cache
def _update(kind: str, columns: tuple[str, ...]) -> Update:
    changed: dict[str, Any] = {name: bindparam(name) for name in columns}
    return update(KINDS[kind].table).where(*KINDS[kind].is_the_row()).values(changed)


def _kind(value: type[Any], row: type[SQLModel], *, stays: bool = False, is_ledger: bool = False) -> Kind:
    table: Table = row.__table__  # type: ignore[attr-defined]
    key = tuple(column.name for column in table.primary_key)
    columns = tuple(field.name for field in fields(value))
    return Kind(
        table.name,
        value,
        table,
        key,
        columns,
        attrgetter(*columns),
        itemgetter(*columns),
        _key_of(key),
        stays or is_ledger,
        is_ledger,
    )


def _key_of(names: tuple[str, ...]) -> Callable[[Mapping[str, Any]], Key]:
    parts = itemgetter(*names)
    # An itemgetter of one name gives the bare part.
    return parts if len(names) > 1 else lambda row: (parts(row),)


KINDS = {
    kind.name: kind
    for kind in (
        _kind(h.House, HouseRow),
        _kind(h.Player, PlayerRow),
        _kind(h.Tournament, TournamentRow),
        _kind(h.Stretch, StretchRow),
        _kind(h.Chip, ChipRow),
        _kind(h.Clock, ClockRow),
        _kind(f.Entry, EntryRow, stays=True),
        _kind(f.Presence, PresenceRow),
        _kind(f.Purchase, PurchaseRow, is_ledger=True),
        _kind(f.Payment, PaymentRow, is_ledger=True),
        _kind(f.Table, TableRow),
        _kind(f.Seating, SeatingRow),
        _kind(f.Moved, MovedRow),
        _kind(f.Elimination, EliminationRow),
        _kind(f.Prize, PrizeRow),
        _kind(f.DrawRecord, DrawRow),
    )
}
KIND_OF = {kind.value: kind for kind in KINDS.values()}
JOURNAL: Table = ChangeRow.__table__  # type: ignore[attr-defined]
