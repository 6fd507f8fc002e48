"""Leagues of the house: begun, changed, and which tournaments count. Their points are nowhere kept: they follow."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from tdapp.director.houses import LONGEST_NAME, write_house
from tdapp.rules.league import MOST_EVENTS, TIE_BREAKS, Counting, check
from tdapp.rules.points import FORMS, MOST_DECIMALS, Facts, points, scoring
from tdapp.store.change import delete, insert, update
from tdapp.values.league import League, LeagueEvent
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.values.words import count, listed, one_line, shortened

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tdapp.director.tonight import By
    from tdapp.rules.points import Scoring
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Tournament

FIELD = 30
"""A formula is tried on every place of a field of so many before it is kept."""
MOST_NAMED = 3


@dataclass(frozen=True, slots=True)
class Wish:
    """What the director says of a league."""

    name: str
    formula: str = FORMS[0].text
    decimals: int = MOST_DECIMALS
    ties: str = "average"
    best: int | None = None
    dropped: int = 0
    minimum: int = 0
    tie_breaks: Sequence[str] = tuple(TIE_BREAKS)


def leagues(house: OpenHouse) -> list[League]:
    """The newest first."""
    return sorted(house.house[League].values(), key=lambda one: (-one.created, one.name.casefold(), one.id))


def events_of(house: OpenHouse, league: str) -> list[Tournament]:
    """The tournaments that count, the oldest first."""
    chosen = {row.event for row in house.house.where(LeagueEvent, "league", league)}
    found = [terms for terms in house.tournaments() if terms.id in chosen]
    return sorted(found, key=lambda terms: (terms.starts or terms.created, terms.created, terms.id))


def leagues_with(house: OpenHouse, event: str) -> list[League]:
    """Those for which a tournament counts."""
    chosen = {row.league for row in house.house.where(LeagueEvent, "event", event)}
    return [league for league in leagues(house) if league.id in chosen]


def counts_knockouts(house: OpenHouse, event: str) -> bool:
    """Whether a league that a tournament counts for gives points for knocking somebody out."""
    return any("knockouts" in league.formula for league in leagues_with(house, event))


def scoring_of(league: League) -> Scoring:
    return scoring(league.formula, decimals=league.decimals, ties=league.ties)


def counting_of(league: League) -> Counting:
    ties = tuple(filter(None, league.tie_breaks.split(",")))
    return Counting(league.best, league.dropped, league.minimum, ties)


def as_wish(league: League) -> Wish:
    """What was said of a league, to say it anew."""
    counting = counting_of(league)
    return Wish(
        league.name,
        league.formula,
        league.decimals,
        league.ties,
        league.best,
        league.dropped,
        league.minimum,
        counting.tie_breaks,
    )


def create(house: OpenHouse, wish: Wish, *, events: Sequence[str] = (), by: By) -> str:
    """A new league, with the tournaments that count already, and its key."""
    key = secrets.token_hex(8)
    new = _checked(house, key, wish, created=by.at)
    rows = [insert(new), *(insert(LeagueEvent(secrets.token_hex(8), key, event)) for event in events)]
    _refuse_events(house, events)
    if events:
        told = say("League “{name}” was begun, with {events}", name=new.name, events=count(len(events), "event"))
    else:
        told = say("League “{name}” was begun", name=new.name)
    write_house(house, told, rows, by)
    return key


def amend(house: OpenHouse, *, league: str, wish: Wish, by: By) -> Change:
    """Say anew how points are given and added up: all past events follow."""
    old = house.house.the(League, league)
    new = _checked(house, league, wish, created=old.created)
    columns = {
        column: getattr(new, column) for column in League.__slots__ if getattr(new, column) != getattr(old, column)
    }
    if not columns:
        raise Refused(say("That is how it is already."), at=("name",))
    # Dropping some instead of counting the best changes two columns, and is said once.
    told = dict.fromkeys(_TOLD[column](new) for column in _TOLD if column in columns)
    sentence = say("League “{name}”: {changes}", name=old.name, changes="; ".join(told))
    return write_house(house, sentence, [update(old, **columns)], by)


def choose_events(house: OpenHouse, *, league: str, events: Collection[str], by: By) -> Change:
    """Say which tournaments count: these, and no others."""
    name = house.house.the(League, league).name
    old = {row.event: row for row in house.house.where(LeagueEvent, "league", league)}
    more = [event for event in dict.fromkeys(events) if event not in old]
    gone = [event for event in old if event not in set(events)]
    if not more and not gone:
        raise Refused(say("That is how it is already."), at=("events",))
    terms = _refuse_events(house, [event for event in old if event not in gone] + more)
    rows = [delete(old[event]) for event in gone]
    rows += [insert(LeagueEvent(secrets.token_hex(8), league, event)) for event in more]
    told = []
    if more:
        told.append(say_count(len(more), "{events} counts", "{events} count", events=_named(terms, more)))
    if gone:
        named = _named(terms, gone)
        told.append(
            say_count(len(gone), "{events} does not count any more", "{events} do not count any more", events=named)
        )
    return write_house(house, say("League “{name}”: {changes}", name=name, changes="; ".join(told)), rows, by)


def delete_league(house: OpenHouse, *, league: str, by: By) -> Change:
    """The tournaments stay as they are."""
    old = house.house.the(League, league)
    rows = [*(delete(row) for row in house.house.where(LeagueEvent, "league", league)), delete(old)]
    return write_house(house, say("League “{name}” was deleted", name=old.name), rows, by)


def try_on(by: Scoring, players: int = FIELD) -> None:
    """Refuse a formula that cannot be reckoned for some place of a usual field."""
    for place in range(1, players + 1):
        points(by, usual(place, players))


def usual(place: int, players: int) -> Facts:
    """Somebody in a place of a usual evening: €20 each, a fifth of the field paid, half of the pool for the winner."""
    pool, paid = Fraction(20 * players), max(1, players // 5)
    is_paid = place <= paid
    prize = Fraction(int(pool / 2**place)) if is_paid else Fraction(0)
    return Facts(
        place, players, players, Fraction(20), pool, prize, Fraction(25), in_the_money=int(is_paid), places_paid=paid
    )


def _checked(house: OpenHouse, key: str, wish: Wish, *, created: int) -> League:
    name = one_line(wish.name)
    if not name:
        raise Refused(say("A league needs a name."), at=("name",))
    if len(name) > LONGEST_NAME:
        raise Refused(say("A name has at most {most} letters.", most=LONGEST_NAME), at=("name",))
    for other in house.house[League].values():
        if other.id != key and other.name.casefold() == name.casefold():
            raise Refused(say("There is a league “{name}” already.", name=other.name), at=("name",))
    check(Counting(wish.best, wish.dropped, wish.minimum, tuple(wish.tie_breaks)))
    try_on(scoring(wish.formula, decimals=wish.decimals, ties=wish.ties))
    return League(
        key,
        name,
        wish.formula.strip(),
        wish.decimals,
        wish.ties,
        wish.best,
        wish.dropped,
        wish.minimum,
        ",".join(wish.tie_breaks),
        created,
    )


def _refuse_events(house: OpenHouse, events: Sequence[str]) -> dict[str, Tournament]:
    """The tournaments of the house by key; refused where some of these cannot count together."""
    terms = {one.id: one for one in house.tournaments()}
    if len(events) > MOST_EVENTS:
        raise Refused(say("A league has at most {events}.", events=count(MOST_EVENTS, "event")), at=("events",))
    for event in events:
        if event not in terms:
            raise Refused(say("There is no such tournament."), at=("events",))
        if not terms[event].has_names:
            told = say("{name} was played without names: nobody can get points.", name=terms[event].name)
            raise Refused(told, at=("events",))
    if len({terms[event].currency for event in events}) > 1:
        told = listed(sorted({terms[event].currency for event in events}))
        raise Refused(
            say("These are paid in {currencies}: their money cannot be compared.", currencies=told), at=("events",)
        )
    return terms


def _named(terms: dict[str, Tournament], events: Sequence[str]) -> str:
    names = [shortened(terms[event].name) for event in events]
    return listed(names) if len(names) <= MOST_NAMED else count(len(names), "event")


def how_many_count(counting: Counting) -> str:
    """All results count; the best 8 results count; the worst 2 results are dropped"""
    if counting.best is not None:
        return say_count(counting.best, "the best {n} result counts", "the best {n} results count")
    if not counting.dropped:
        return say("all results count")
    return say_count(counting.dropped, "the worst {n} result is dropped", "the worst {n} results are dropped")


def _parted_by(league: League) -> str:
    parted = ", ".join(TIE_BREAKS[one] for one in counting_of(league).tie_breaks)
    return say("ties are parted by {ways}", ways=parted) if parted else say("ties are parted by nothing")


_SHARED = {"average": say("ties are paid evenly"), "better": say("ties are paid as the best of them")}
_TOLD = {
    "name": lambda new: say("now called “{name}”", name=new.name),
    "formula": lambda new: say("points are {formula}", formula=shortened(one_line(new.formula), 80)),
    "decimals": lambda new: say("points have {decimals}", decimals=count(new.decimals, "decimal")),
    "ties": lambda new: _SHARED[new.ties],
    "best": lambda new: how_many_count(counting_of(new)),
    "dropped": lambda new: how_many_count(counting_of(new)),
    "minimum": lambda new: say("a place takes {events}", events=count(new.minimum, "event")),
    "tie_breaks": _parted_by,
}
