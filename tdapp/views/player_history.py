"""What a person has played in this house: every tournament with its place and prize, and what it all comes to."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

from tdapp.director.bounties import bounties
from tdapp.director.players import records_of
from tdapp.director.prizes import standings
from tdapp.director.season import knockouts_of
from tdapp.director.tonight import Tonight
from tdapp.values.dates import date_shown, local
from tdapp.values.field import Elimination, Entry, Payment, Presence, Purchase
from tdapp.values.money import money
from tdapp.values.say import say, spoken
from tdapp.values.words import count
from tdapp.views.columns import Column
from tdapp.views.entrants import place_shown

if TYPE_CHECKING:
    from collections.abc import Collection

    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class Played:
    """A person's part in one tournament. The place is that of their best entry; empty while they are in."""

    tournament: str
    at: Moment
    name: str
    currency: str
    entries: int
    paid: int
    """For entries and whatever was bought with them, less what was given back."""
    place: str
    prize: int
    knockouts: Fraction
    """How many bounties they won; of one that is shared a part."""
    bounties: int
    """What these paid."""


@dataclass(frozen=True, slots=True)
class Total:
    """What everything played in one currency comes to."""

    currency: str
    tournaments: int
    entries: int
    paid: int
    prizes: int
    bounties: int = 0


@dataclass(frozen=True, slots=True)
class History:
    """The newest tournament first."""

    played: tuple[Played, ...]
    totals: tuple[Total, ...]


def player_history(house: OpenHouse, player: str) -> History:
    """Of all records of a person; only the tournaments that they entered are read."""
    records = records_of(house, player)
    rows = [_played(Tonight.of(house, terms.id), records) for terms in house.entered_by(records)]
    played = sorted((row for row in rows if row.entries or row.paid), key=lambda row: row.at, reverse=True)
    by_currency = sorted(played, key=lambda row: row.currency)
    totals = (
        Total(
            currency,
            len(part),
            sum(row.entries for row in part),
            sum(row.paid for row in part),
            sum(row.prize for row in part),
            sum(row.bounties for row in part),
        )
        for currency, part in ((key, list(group)) for key, group in groupby(by_currency, key=lambda row: row.currency))
    )
    return History(tuple(played), tuple(totals))


def _played(tonight: Tonight, records: Collection[str]) -> Played:
    now, terms = tonight.now, tonight.terms
    theirs = {n for n, entry in now[Entry].items() if entry.player in records}
    held = [n for n in theirs if n in now[Presence] or n in now[Elimination]]
    places = [one for one in standings(tonight) if one.entry in theirs]
    bought = {row.kind for row in now[Purchase].values()}
    paid = sum(
        row.amount if row.is_incoming else -row.amount
        for row in now[Payment].values()
        if row.entry in theirs and row.kind in bought
    )
    plays_on = tonight.left > 1 and any(n in now[Presence] for n in theirs)
    best = None if plays_on else min(places, key=lambda one: one.best, default=None)
    knockouts, won = knockouts_of(now), bounties(now).won if terms.bounty_kind else {}
    return Played(
        terms.id,
        terms.starts or terms.created,
        terms.name,
        terms.currency,
        len(held),
        paid,
        place_shown(best.best, best.worst) if best else "",
        sum(one.prize for one in places),
        sum((knockouts.get(n, Fraction(0)) for n in theirs), Fraction(0)),
        sum(won.get(n, 0) for n in theirs),
    )


def told(total: Total) -> str:
    """12 tournaments · 15 entries · paid €450 · won €1,200 and €40 of bounties"""
    prizes, bounties = (money(amount, total.currency) for amount in (total.prizes, total.bounties))
    won = say("won {prizes}", prizes=prizes)
    if total.bounties:
        won = say("won {prizes} and {bounties} of bounties", prizes=prizes, bounties=bounties)
    paid = say("paid {amount}", amount=money(total.paid, total.currency))
    entries = count(total.entries, "entry", "entries")
    return f"{count(total.tournaments, 'tournament')} · {entries} · {paid} · {won}"


def _day(row: Played) -> str:
    return date_shown(local(row.at))


def _bounties(row: Played) -> str:
    """2 · €20; 1.5 where one was shared"""
    if not row.knockouts and not row.bounties:
        return ""
    number = f"{float(row.knockouts):.2f}".rstrip("0").rstrip(".").replace(".", spoken().decimal)
    return f"{number} · {money(row.bounties, row.currency)}"


COLUMNS = (
    Column(say("Date"), _day, "left", 112),
    Column(say("Tournament"), lambda row: row.name),
    Column(say("Entries"), lambda row: str(row.entries), "right", 96),
    Column(say("Paid"), lambda row: money(row.paid, row.currency), "right", 104),
    Column(say("Place"), lambda row: row.place, "right", 84),
    Column(say("Prize"), lambda row: money(row.prize, row.currency) if row.prize else "", "right", 104),
    Column(say("Bounties"), _bounties, "right", 120),
)
