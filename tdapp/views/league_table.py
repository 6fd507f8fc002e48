"""A league's table: everybody by place with a result for each event. It is reckoned anew whenever it is looked at.

So an event that is corrected later corrects the table, and nothing in it can be stale.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.leagues import counting_of, events_of, how_many_count, scoring_of
from tdapp.director.season import NOT_OVER, scored, why_not
from tdapp.director.tonight import Tonight
from tdapp.rules.league import TIE_BREAKS, Result
from tdapp.rules.league import table as ranked
from tdapp.rules.points import WAYS_TO_SHARE, decimals_needed, points_shown
from tdapp.store.tables import KIND_OF
from tdapp.values.dates import date_shown, day_and_month, local
from tdapp.values.field import Prize
from tdapp.values.house import Player
from tdapp.values.league import League, LeagueEvent
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.entrants import place_shown
from tdapp.views.search import folded

if TYPE_CHECKING:
    from datetime import tzinfo

    from tdapp.rules.league import Rank
    from tdapp.rules.points import Scoring
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment, Tournament

NO_EVENTS = say("No tournament counts yet: choose them with Events…, also from before the league was begun.")
NOBODY = say("Nobody has points yet: the table begins with the first event that is over.")
OF_MONEY = ("prize", "in_the_money", "places_paid")


@dataclass(frozen=True, slots=True)
class Event:
    """A column of the table. One that does not count says why."""

    key: str
    name: str
    at: Moment
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """What somebody got in an event: nothing where it was missed."""

    points: int | None = None
    place: str = ""
    counts: bool = True
    prize: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """`cells` stand in the order of the events that count. Without a place: too few events were played."""

    player: str
    place: str
    name: str
    total: int
    played: int
    wins: int
    prizes: int
    cells: tuple[Cell, ...]
    best: int | None = None

    @property
    def short_place(self) -> str:
        """14th, or 3rd = where others have it too."""
        first, _, last = self.place.partition("–")
        return f"{first} =" if last else first

    @property
    def left_out(self) -> int:
        """The points of results that do not count."""
        return sum(cell.points or 0 for cell in self.cells if not cell.counts)


@dataclass(frozen=True, slots=True)
class LeagueTable:
    key: str
    name: str
    terms: str
    """How points are given and added up, in a sentence or two."""
    formula: str
    currency: str
    events: tuple[Event, ...]
    """Those that count."""
    not_yet: tuple[Event, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...]
    decimals: int
    """As many as anything in the table needs."""
    head: str
    """The last hash of the house's journal."""
    empty: str = ""
    """Why there is nobody in it, where that is so."""

    def shown(self, points: int) -> str:
        return points_shown(points, self.decimals)

    def cell(self, cell: Cell) -> str:
        """18; (4) where the result does not count; – where the event was missed."""
        if cell.points is None:
            return "–"
        told = self.shown(cell.points)
        return told if cell.counts else f"({told})"


def league_table(house: OpenHouse, league: str) -> LeagueTable:
    terms = house.house.the(League, league)
    by, counting = scoring_of(terms), counting_of(terms)
    all_of_them = [(one, Tonight.of(house, one.id)) for one in events_of(house, league)]
    found = [Event(one.id, one.name, one.starts or one.created, why_not(tonight)) for one, tonight in all_of_them]
    events = tuple(event for event in found if not event.why_not)
    not_yet = tuple(event for event in found if event.why_not)
    results: dict[str, dict[str, Result]] = {}
    places: dict[tuple[str, str], str] = {}
    notes = [
        say("{name} counts once it is over.", name=event.name)
        if event.why_not == NOT_OVER
        else say("{name} does not count: {why}", name=event.name, why=event.why_not)
        for event in not_yet
    ]
    for one, tonight in all_of_them:
        notes += _score(tonight, one, by, terms.formula, results, places)
    names = _names(house, results)
    ranks = ranked(results, [event.key for event in events], counting)
    # Those who share a place stand by name; so do those without one who have the same points.
    ranks.sort(key=lambda rank: (rank.best is None, rank.best or -rank.total, folded(names[rank.player]), rank.player))
    rows = tuple(_row(rank, names[rank.player], events, results[rank.player], places) for rank in ranks)
    short = [rank for rank in ranks if rank.best is None]
    if short:
        notes.append(
            say(
                "A place takes {events}: {players} without one.",
                events=count(counting.minimum, "event"),
                players=count(len(short), "player"),
            )
        )
    every = [row.total for row in rows] + [one.points for of in results.values() for one in of.values()]
    return LeagueTable(
        terms.id,
        terms.name,
        _terms(terms),
        " ".join(terms.formula.split()),
        next((one.currency for one, _ in all_of_them), ""),
        events,
        not_yet,
        rows,
        tuple(notes),
        decimals_needed(every),
        house.house.head.hex(),
        "" if rows else NOBODY if found else NO_EVENTS,
    )


def nothing_yet(house: OpenHouse, league: str) -> str:
    """Why a table would be empty; found out without reckoning it."""
    events = events_of(house, league)
    if not events:
        return NO_EVENTS
    return NOBODY if all(why_not(Tonight.of(house, one.id)) for one in events) else ""


def _score(
    tonight: Tonight,
    terms: Tournament,
    by: Scoring,
    formula: str,
    results: dict[str, dict[str, Result]],
    places: dict[tuple[str, str], str],
) -> list[str]:
    """The results of one event, added to those of the others; gives what the director should know of it."""
    found = scored(tonight, by)
    for score in found.scores:
        part = score.part
        results.setdefault(part.player, {})[terms.id] = Result(score.points, part.facts.place, part.prize)
        places[part.player, terms.id] = place_shown(part.facts.place, part.worst)
    notes = []
    if found.faults:
        notes.append(
            say(
                "{name}: {players} got 0. {fault}",
                name=terms.name,
                players=count(len(found.faults), "player"),
                fault=found.faults[0],
            )
        )
    if found.scores and not tonight.now[Prize] and any(name in formula.lower() for name in OF_MONEY):
        notes.append(
            say("{name}: its prizes were never locked, so nobody counts as having won money.", name=terms.name)
        )
    return notes


def _row(
    rank: Rank, name: str, events: tuple[Event, ...], of: dict[str, Result], places: dict[tuple[str, str], str]
) -> Row:
    cells = tuple(
        Cell(
            of[event.key].points,
            places[rank.player, event.key],
            event.key in rank.counted,
            of[event.key].prize,
        )
        if event.key in of
        else Cell(counts=event.key in rank.counted)
        for event in events
    )
    place = "" if rank.best is None or rank.worst is None else place_shown(rank.best, rank.worst)
    return Row(rank.player, place, name, rank.total, rank.played, rank.wins, rank.prizes, cells, rank.best)


def _names(house: OpenHouse, players: dict[str, dict[str, Result]]) -> dict[str, str]:
    """Two of one name are told apart by their member number or nickname."""
    people = {player: house.house[Player][player] for player in players}
    times = Counter(folded(person.name) for person in people.values())
    found = {}
    for player, person in people.items():
        apart = person.member or person.nickname if times[folded(person.name)] > 1 else ""
        found[player] = f"{person.name} ({apart})" if apart else person.name
    return found


def _terms(league: League) -> str:
    """The best 8 results count. Those who share places share their points evenly. …"""
    counting = counting_of(league)
    counts = how_many_count(counting)
    told = [f"{counts[0].upper()}{counts[1:]}."]
    if counting.best is not None or counting.dropped:
        told.append(say("A missed event is a result of 0; results in brackets are left out."))
    told.append(say("Those who share places {way}.", way=WAYS_TO_SHARE[league.ties]))
    if counting.tie_breaks:
        parted = "; ".join(TIE_BREAKS[one] for one in counting.tie_breaks)
        told.append(say("With the same points it goes by {ways}.", ways=parted))
    return " ".join(told)


def touches(change: Change, table: LeagueTable) -> bool:
    """Whether a Change may alter a table: what it says of the league, its people, or one of its events."""
    if change.stream in {event.key for event in (*table.events, *table.not_yet)}:
        return True
    return any(change.touches(KIND_OF[kind].name) for kind in (League, LeagueEvent, Player))


def day(at: Moment, zone: tzinfo | None = None) -> str:
    """2026-03-14"""
    return date_shown(local(at, zone))


def short_day(at: Moment, zone: tzinfo | None = None) -> str:
    """14 Mar"""
    return day_and_month(local(at, zone))
