"""A deal as those at the table compare it: what each of them gets by ICM, by chips and evenly, side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.deals import METHODS, offer, refuse_no_deal, to_divide
from tdapp.director.ledger import chips_in_play
from tdapp.values.field import Presence, Seating
from tdapp.values.money import money
from tdapp.values.noted import Stack
from tdapp.values.prizes import Deal, DealShare
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.deals import Offered
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment

NO_DEAL = say("No deal was made: there is nothing to sign.")
RECKONED = ("icm", "chips", "even")


@dataclass(frozen=True, slots=True)
class DealPlayer:
    entry: int
    name: str
    where: str
    stack: int
    """As it was counted last; 0 where nobody has counted it."""


@dataclass(frozen=True, slots=True)
class DealTable:
    """`offers` are the ways that can be reckoned; why the others cannot is in `why_not`."""

    offers: dict[str, Offered]
    why_not: dict[str, str]
    told: str


def deal_players(tonight: Tonight) -> list[DealPlayer]:
    """Everybody who is in, in the order of their seats: a deal leaves nobody out."""
    refuse_no_deal(tonight)
    seats = tonight.now[Seating]

    def place(n: int) -> tuple[int, int, int]:
        return (seats[n].table, seats[n].seat, n) if n in seats else (0, 0, n)

    order = sorted(tonight.now[Presence], key=place)
    counted = {n: row.chips for n, row in tonight.now[Stack].items()}
    return [DealPlayer(n, tonight.labels[n], _where(seats.get(n)), counted.get(n, 0)) for n in order]


def _where(at: Seating | None) -> str:
    return "" if at is None else say("table {table} seat {seat}", table=at.table, seat=at.seat)


def deal_table(tonight: Tonight, stacks: Mapping[int, int], *, reserve: int, unit: int) -> DealTable:
    offers, why_not = {}, {}
    for method in RECKONED:
        try:
            offers[method] = offer(tonight, method=method, stacks=stacks, reserve=reserve, unit=unit)
        except Refused as no:
            why_not[method] = no.sentence
    return DealTable(offers, why_not, _told(tonight, stacks))


def _told(tonight: Tonight, stacks: Mapping[int, int]) -> str:
    """What there is to divide, and whether the stacks come to the chips in play."""
    prizes, currency = to_divide(tonight.now), tonight.terms.currency
    told = say(
        "{prizes} is left for {places}.", prizes=money(sum(prizes), currency), places=count(len(prizes), "place")
    )
    typed, play = sum(stacks.values()), chips_in_play(tonight.now)
    if not typed or typed == play:
        return told
    off = say(
        "The stacks come to {typed:,}, {more:,} more than the {play:,} in play.",
        typed=typed,
        more=typed - play,
        play=play,
    )
    if typed < play:
        off = say(
            "The stacks come to {typed:,}, {fewer:,} fewer than the {play:,} in play.",
            typed=typed,
            fewer=play - typed,
            play=play,
        )
    return f"{told} {off}"


@dataclass(frozen=True, slots=True)
class AgreementLine:
    name: str
    stack: int
    amount: int


@dataclass(frozen=True, slots=True)
class Agreement:
    """What those who made a deal sign."""

    event: str
    currency: str
    made: Moment
    method: str
    reserve: int
    is_the_end: bool
    lines: tuple[AgreementLine, ...]
    head: str

    @property
    def total(self) -> int:
        return sum(line.amount for line in self.lines)


def agreement(tonight: Tonight) -> Agreement:
    if not tonight.now[Deal]:
        raise Refused(NO_DEAL)
    deal, shares = tonight.now[Deal][1], tonight.now[DealShare]
    lines = [AgreementLine(tonight.known_as(n), row.stack, row.amount) for n, row in shares.items()]
    return Agreement(
        tonight.terms.name,
        tonight.terms.currency,
        deal.at,
        METHODS[deal.method],
        deal.reserve,
        deal.is_the_end,
        tuple(sorted(lines, key=lambda line: (-line.amount, -line.stack, line.name))),
        tonight.now.head.hex(),
    )
