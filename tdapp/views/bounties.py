"""Bounties as they are read: what everybody has won, has on the head and is owed, and what is nobody's yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.bounties import bounties, knockout_of, plan_envelope, sealed
from tdapp.director.bustouts import the_winner
from tdapp.director.leagues import counts_knockouts
from tdapp.director.openings import is_open
from tdapp.director.prizes import standings
from tdapp.values.field import Elimination
from tdapp.values.house import Envelope
from tdapp.values.money import money
from tdapp.values.noted import Knockout, Opened
from tdapp.values.numbers import numbers_of
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.store.change import Change
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class BountyLine:
    """A player who has won bounties, or carries one: `head` is what is on it, `knocked_out` how many it has taken."""

    entry: int
    name: str
    knocked_out: int
    won: int
    paid: int
    owed: int
    head: int
    is_out: bool


@dataclass(frozen=True, slots=True)
class BountyBook:
    kind: str
    currency: str
    sold: int
    paid: int
    owed: int
    on_heads: int
    nobodys: int
    in_envelopes: int
    """What mystery bounties hold still; `sealed` says what the closed envelopes come to."""
    sealed: int
    lines: tuple[BountyLine, ...]

    @property
    def says(self) -> str:
        """€200 sold: €40 paid, €20 owed, €140 on heads."""
        parts = ", ".join(self._parts())
        sold = money(self.sold, self.currency)
        return say("{sold} sold: {parts}.", sold=sold, parts=parts) if parts else say("{sold} sold.", sold=sold)

    def _parts(self) -> Iterator[str]:
        if self.paid:
            yield say("{amount} paid", amount=money(self.paid, self.currency))
        if self.owed:
            yield say("{amount} owed", amount=money(self.owed, self.currency))
        if self.on_heads:
            yield say("{amount} on heads", amount=money(self.on_heads, self.currency))
        if self.nobodys:
            yield say("{amount} nobody’s yet", amount=money(self.nobodys, self.currency))
        if self.in_envelopes:
            yield say("{amount} in the envelopes", amount=money(self.in_envelopes, self.currency))

    @property
    def warning(self) -> str:
        """Where the envelopes do not hold what was sold."""
        if self.kind != "mystery" or self.sealed == self.in_envelopes:
            return ""
        off = money(abs(self.sealed - self.in_envelopes), self.currency)
        if self.sealed < self.in_envelopes:
            return say("The closed envelopes hold {off} less than is left of the bounties.", off=off)
        return say("The closed envelopes hold {off} more than is left of the bounties.", off=off)


def bounty_book(tonight: Tonight) -> BountyBook:
    """Those who are owed something first, then the biggest heads."""
    now, terms = tonight.now, tonight.terms
    found = bounties(now)
    taken: dict[int, int] = {}
    for row in now[Knockout].values():
        for winner in numbers_of(row.by):
            taken[winner] = taken.get(winner, 0) + (winner != row.entry)
    entries = {*found.won, *found.paid, *found.heads, *found.nobodys}
    lines = [
        BountyLine(
            entry,
            tonight.known_as(entry),
            taken.get(entry, 0),
            found.won.get(entry, 0),
            found.paid.get(entry, 0),
            found.owed(entry),
            found.heads.get(entry, 0) + found.nobodys.get(entry, 0),
            entry in now[Elimination],
        )
        for entry in entries
    ]
    lines.sort(key=lambda line: (-abs(line.owed), -line.won, -line.head, line.name, line.entry))
    return BountyBook(
        terms.bounty_kind,
        terms.currency,
        found.sold,
        sum(found.paid.values()),
        sum(found.all_owed.values()),
        sum(found.heads.values()),
        sum(found.nobodys.values()),
        found.envelopes,
        sum(amount * number for amount, number in sealed(now).items()),
        tuple(lines),
    )


def last_envelope(tonight: Tonight) -> tuple[str, ...]:
    """What the envelope that was opened last held, and what fixes its draw, so that anyone can repeat it."""
    rows = tonight.now[Opened]
    if not rows:
        return ()
    row = rows[max(rows)]
    told = say(
        "Last envelope: {amount}, with {envelopes} open.",
        amount=money(row.amount, tonight.terms.currency),
        envelopes=count(len(rows), "envelope"),
    )
    room = say("Room: {room}", room=row.room) if row.room else say("The room added nothing.")
    return told, say("Seed: {seed}", seed=row.seed), say("Commitment: {commitment}", commitment=row.commitment), room


def bounty_columns(currency: str) -> tuple[Column, ...]:
    def shown(amount: int) -> str:
        return money(amount, currency) if amount else ""

    def head(line: BountyLine) -> str:
        return say("{amount} nobody’s", amount=shown(line.head)) if line.is_out and line.head else shown(line.head)

    return (
        Column(say("Player"), lambda line: line.name),
        Column(say("Knocked out"), lambda line: str(line.knocked_out or ""), "right", 120),
        Column(say("Won"), lambda line: shown(line.won), "right", 100),
        Column(say("Paid"), lambda line: shown(line.paid), "right", 100),
        Column(say("Owed"), lambda line: shown(line.owed), "right", 100),
        Column(say("On the head"), head, "right", 150),
    )


def envelopes_due(tonight: Tonight, at: Moment) -> Iterator[tuple[int, str]]:
    """For whose bust-out an envelope is to be opened, and by whom: once as many are left as there are envelopes."""
    if tonight.terms.bounty_kind != "mystery" or not sealed(tonight.now) or is_open(tonight, at):
        return
    envelopes = sum(row.number for row in tonight.now[Envelope].values())
    for standing in standings(tonight):
        entry = standing.entry
        if standing.worst > envelopes or (entry != the_winner(tonight.now) and not knockout_of(tonight.now, entry)):
            continue
        try:
            yield entry, plan_envelope(tonight, entry)
        except Refused:
            continue


def nobodys(tonight: Tonight) -> list[int]:
    """Who went out without anybody being known to have won the bounty, the first to go first."""
    found = bounties(tonight.now).nobodys
    out = tonight.now[Elimination]
    return sorted((entry for entry in found if entry in out), key=lambda entry: out[entry].hand)


def asks_who(tonight: Tonight) -> bool:
    """Whether anything depends on who knocked out whom: a bounty, or points in a league."""
    return bool(tonight.terms.bounty_kind) or counts_knockouts(tonight.house, tonight.now.stream)


def bounty_open(tonight: Tonight, change: Change) -> int | None:
    """The one who went out by this Change, where nobody has said who won the bounty, or the points for it."""
    if not asks_who(tonight):
        return None
    out = [row.key[-1] for row in change.rows if row.kind == "elimination" and row.before is None]
    if len(out) != 1 or out[0] not in tonight.now[Elimination] or knockout_of(tonight.now, out[0]):
        return None
    return int(out[0])
