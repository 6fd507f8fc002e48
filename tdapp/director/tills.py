"""Tills: what a clerk should have in cash, and what was counted. A till belongs to a person, not to a tournament."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.houses import the_house, write_house
from tdapp.director.ledger import CASH, METHODS
from tdapp.store.change import insert
from tdapp.store.tables import KIND_OF
from tdapp.values.field import Payment
from tdapp.values.house import Till
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse


@dataclass(frozen=True, slots=True)
class OpenTill:
    """What a clerk took since the last closing: by method what came in less what went out, and the cash sums."""

    clerk: str
    by_method: dict[str, int]
    came_in: int
    went_out: int
    payments: int

    @property
    def cash(self) -> int:
        return self.by_method.get(CASH, 0)


def open_till(house: OpenHouse, clerk: str) -> OpenTill:
    """All payments of a clerk in all tournaments since the till was closed last."""
    last = last_closed(house, clerk)
    rows = [row for row in _payments(house) if row.clerk == clerk and (last is None or row.at > last.at)]
    by_method = dict.fromkeys(METHODS, 0)
    came_in = went_out = 0
    for row in rows:
        by_method[row.method] = by_method.get(row.method, 0) + (row.amount if row.is_incoming else -row.amount)
        if row.method == CASH:
            came_in += row.amount if row.is_incoming else 0
            went_out += 0 if row.is_incoming else row.amount
    return OpenTill(clerk, by_method, came_in, went_out, len(rows))


def last_closed(house: OpenHouse, clerk: str) -> Till | None:
    """The till that a clerk closed last."""
    return max(
        (till for till in house.house[Till].values() if till.clerk == clerk), key=lambda one: one.at, default=None
    )


def clerks(house: OpenHouse) -> list[str]:
    """Everybody who took or gave money."""
    return sorted({row.clerk for row in _payments(house) if row.clerk})


def _payments(house: OpenHouse) -> Iterator[Payment]:
    for tournament in house.tournaments():
        yield from house.snapshot(tournament.id)[Payment].values()


def close_till(house: OpenHouse, *, clerk: str, began_with: int = 0, counted: int, note: str = "", by: By) -> Change:
    """Note what was counted beside what should be there; the next till begins from here."""
    for name, amount in (("began_with", began_with), ("counted", counted)):
        if amount < 0:
            raise Refused(say("Money in a till is at least nothing."), at=(name,))
    found = open_till(house, clerk)
    expected = began_with + found.cash
    till = Till(secrets.token_hex(8), clerk, by.at, began_with, expected, counted, note.strip())
    currency = the_house(house).currency
    told = say(
        "{clerk} closed a till: {counted} counted, {expected} expected",
        clerk=clerk,
        counted=money(counted, currency),
        expected=money(expected, currency),
    )
    told = ", ".join((told, difference(counted - expected, currency)))
    return write_house(house, told, [insert(till)], by)


def refuse_counted(house: OpenHouse, change: Change) -> None:
    """What was counted stays as it was counted: money of a closed till is set right by a new entry."""
    closed: dict[str, int] = {}
    for till in house.house[Till].values():
        closed[till.clerk] = max(till.at, closed.get(till.clerk, 0))
    kind = KIND_OF[Payment].name
    for row in change.rows:
        money_row = row.after if row.kind == kind else None
        if money_row is not None and money_row["at"] <= closed.get(money_row["clerk"], -1):
            clerk = money_row["clerk"]
            raise Refused(say("{clerk} has closed the till since: take it back as a correction instead.", clerk=clerk))


def difference(amount: int, currency: str) -> str:
    """even; €5 over; €5 short"""
    if not amount:
        return say("even")
    size = money(abs(amount), currency)
    return say("{amount} over", amount=size) if amount > 0 else say("{amount} short", amount=size)
