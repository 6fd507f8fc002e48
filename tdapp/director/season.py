"""What everybody did in a tournament that is over, as the points of a season ask for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.director.deals import is_called_off
from tdapp.director.ledger import ADD_ON, RE_ENTRY, REBUY, holding
from tdapp.director.prizes import standings
from tdapp.director.purse import prize_money
from tdapp.director.tonight import Tonight, the_player
from tdapp.rules.points import Facts, points
from tdapp.values.field import Elimination, Entry, Payment, Presence, Prize, Purchase
from tdapp.values.house import Tournament
from tdapp.values.money import decimals_of
from tdapp.values.noted import HandForHand, Knockout, Nameless
from tdapp.values.numbers import numbers_of
from tdapp.values.prizes import Deal, DealShare, PoolLine
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdapp.director.prizes import Standing
    from tdapp.rules.points import Scoring
    from tdapp.store.house import OpenHouse
    from tdapp.store.snapshot import Snapshot


NOT_OVER = say("it is not over yet.")


@dataclass(frozen=True, slots=True)
class Part:
    """A person's part in a tournament: the place of their best entry, and of all their entries the money."""

    player: str
    facts: Facts
    worst: int
    """The last of the places that are shared, or the place."""
    prize: int


def why_not(tonight: Tonight) -> str:
    """Why nobody gets points of it, or not yet; empty where they do."""
    terms = tonight.terms
    if not terms.has_names:
        return say("it was played without names.")
    if terms.finished is None:
        return NOT_OVER
    if tonight.now[Nameless]:
        return say("somebody went out of it without a name: say first who that was.")
    if tonight.left != 1 or is_called_off(tonight.now):
        return say("it was called off.")
    return ""


def parts(tonight: Tonight) -> list[Part]:
    """Everybody by place; nobody where `why_not` says so."""
    if why_not(tonight):
        return []
    now, terms = tonight.now, tonight.terms
    unit = 10 ** decimals_of(terms.currency)
    bought, knockouts = _bought(holding(now)), knockouts_of(now)
    places = _by_person(tonight)
    common = Facts(
        place=1,
        players=len(places),
        entries=tonight.entries_sold,
        buy_in=Fraction(terms.buy_in, unit),
        pool=Fraction(max(prize_money(now), terms.guarantee), unit),
        places_paid=len(now[Prize]),
    )
    found = []
    for player, theirs in places.items():
        sales = [row for one in theirs for row in bought.get(one.entry, ())]
        kinds = [row.kind for row in sales]
        prize = sum(one.prize for one in theirs)
        facts = replace(
            common,
            place=theirs[0].best,
            prize=Fraction(prize, unit),
            spent=Fraction(sum(row.price + row.fee + row.bounty for row in sales), unit),
            rebuys=kinds.count(REBUY),
            addons=kinds.count(ADD_ON),
            reentries=kinds.count(RE_ENTRY),
            knockouts=sum((knockouts.get(one.entry, Fraction(0)) for one in theirs), Fraction(0)),
            in_the_money=int(prize > 0),
        )
        found.append(Part(player, facts, theirs[0].worst, prize))
    return found


@dataclass(frozen=True, slots=True)
class Score:
    """What somebody's part in a tournament is worth, in hundredths of a point."""

    part: Part
    points: int


@dataclass(frozen=True, slots=True)
class Scores:
    """Everybody by place. `faults` say for whom a formula could not be reckoned: they have 0."""

    scores: tuple[Score, ...]
    faults: tuple[str, ...]


def scored(tonight: Tonight, by: Scoring) -> Scores:
    """The points of a tournament, reckoned once for as long as nothing changes that they follow from."""
    house, people = tonight.house, {row.player for row in tonight.now[Entry].values() if row.player is not None}
    merged = frozenset((record, person.id) for record in people if (person := the_player(house, record)).id != record)
    return tonight.now.once(_Scored(house, merged, by), *_FOLLOWS_FROM)


@dataclass(frozen=True, slots=True)
class _Scored:
    """A Snapshot does not know who was merged with whom: that is a part of what is asked of it."""

    house: OpenHouse
    merged: frozenset[tuple[str, str]]
    by: Scoring

    def __call__(self, now: Snapshot) -> Scores:
        found: list[Score] = []
        faults: list[str] = []
        for part in parts(Tonight(self.house, now)):
            try:
                worth = points(self.by, part.facts, part.worst)
            except Refused as no:
                faults.append(no.sentence)
                worth = 0
            found.append(Score(part, worth))
        return Scores(tuple(found), tuple(faults))


_FOLLOWS_FROM = (
    *(Tournament, Entry, Presence, Elimination, Nameless, HandForHand, Knockout),
    *(Purchase, Payment, Prize, PoolLine, Deal, DealShare),
)


def _by_person(tonight: Tonight) -> dict[str, list[Standing]]:
    """The places of everybody's entries, the best first, under the record that stands for the person now."""
    found: dict[str, list[Standing]] = {}
    for one in standings(tonight):
        player = tonight.now[Entry][one.entry].player
        if player is not None:
            found.setdefault(the_player(tonight.house, player).id, []).append(one)
    return found


def _bought(sales: Iterable[Purchase]) -> Mapping[int, list[Purchase]]:
    found: dict[int, list[Purchase]] = {}
    for row in sales:
        found.setdefault(row.entry, []).append(row)
    return found


def knockouts_of(now: Snapshot) -> Mapping[int, Fraction]:
    """How many bounties each entry won; of one that is shared each has a part."""
    found: dict[int, Fraction] = {}
    for row in now[Knockout].values():
        winners = numbers_of(row.by)
        for entry in winners:
            found[entry] = found.get(entry, Fraction(0)) + Fraction(1, len(winners))
    return found
