"""The tables by the values they hold, and the statements on them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, insert, update

from tdapp.store import rows
from tdapp.store import rows_field as field_rows
from tdapp.store import rows_league as league_rows
from tdapp.store import rows_noted as noted_rows
from tdapp.store import rows_prizes as prize_rows
from tdapp.store import rows_races as race_rows
from tdapp.store import rows_trust as trust_rows
from tdapp.values import field as f
from tdapp.values import house as h
from tdapp.values import league, noted, races, trust
from tdapp.values import prizes as p

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy import Table
    from sqlalchemy.sql.dml import Delete, Insert, Update
    from sqlmodel import SQLModel

Key = tuple[Any, ...]
HOUSE_STREAM = "house"
"""The stream of what belongs to no tournament."""


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
        _kind(h.House, rows.HouseRow),
        _kind(h.Player, rows.PlayerRow),
        _kind(h.Tournament, rows.TournamentRow),
        _kind(h.Stretch, rows.StretchRow),
        _kind(h.Chip, rows.ChipRow),
        _kind(h.Clock, rows.ClockRow),
        _kind(f.Entry, field_rows.EntryRow, stays=True),
        _kind(f.Presence, field_rows.PresenceRow),
        _kind(f.Purchase, field_rows.PurchaseRow, is_ledger=True),
        _kind(f.Payment, field_rows.PaymentRow, is_ledger=True),
        _kind(f.Table, field_rows.TableRow),
        _kind(f.Seating, field_rows.SeatingRow),
        _kind(f.Moved, field_rows.MovedRow),
        _kind(f.Elimination, field_rows.EliminationRow),
        _kind(f.Prize, field_rows.PrizeRow),
        _kind(p.PrizePlan, prize_rows.PrizePlanRow),
        _kind(p.PoolLine, prize_rows.PoolLineRow),
        _kind(p.Deal, prize_rows.DealRow),
        _kind(p.DealShare, prize_rows.DealShareRow),
        _kind(f.DrawRecord, field_rows.DrawRow),
        _kind(f.SeatWish, field_rows.SeatWishRow),
        _kind(h.Offer, rows.OfferRow),
        _kind(h.Envelope, rows.EnvelopeRow),
        _kind(f.Booking, field_rows.BookingRow),
        _kind(f.ChipChange, field_rows.ChipChangeRow, is_ledger=True),
        _kind(races.TableRace, race_rows.TableRaceRow),
        _kind(races.RaceHand, race_rows.RaceHandRow),
        _kind(races.ColorUp, race_rows.ColorUpRow),
        _kind(h.Apart, rows.ApartRow),
        _kind(h.Template, rows.TemplateRow),
        _kind(h.Till, rows.TillRow),
        _kind(h.Projector, rows.ProjectorRow),
        _kind(h.Panel, rows.PanelRow),
        _kind(h.Message, rows.MessageRow),
        _kind(noted.Nameless, noted_rows.NamelessRow),
        _kind(noted.HandForHand, noted_rows.HandForHandRow),
        _kind(noted.Knockout, noted_rows.KnockoutRow),
        _kind(noted.Opened, noted_rows.OpenedRow),
        _kind(noted.PenaltyRecord, noted_rows.PenaltyRow),
        _kind(noted.Note, noted_rows.NoteRow),
        _kind(noted.Stack, noted_rows.StackRow),
        _kind(noted.TableCount, noted_rows.TableCountRow),
        _kind(h.Spot, rows.SpotRow),
        _kind(league.League, league_rows.LeagueRow),
        _kind(league.LeagueEvent, league_rows.LeagueEventRow),
        _kind(trust.Pin, trust_rows.PinRow),
        _kind(trust.PutAway, trust_rows.PutAwayRow),
    )
}
KIND_OF = {kind.value: kind for kind in KINDS.values()}
JOURNAL: Table = rows.ChangeRow.__table__  # type: ignore[attr-defined]
