"""A player's season in a league: every event with its place, prize and points, and whether they count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.leagues import events_of, leagues
from tdapp.director.players import records_of
from tdapp.rules.points import HUNDREDTHS
from tdapp.values.money import money
from tdapp.values.say import say
from tdapp.values.words import count, shortened
from tdapp.views.columns import Column
from tdapp.views.league_table import day, league_table

if TYPE_CHECKING:
    from tdapp.store.house import OpenHouse
    from tdapp.views.league_table import LeagueTable, Row


MOST_LEAGUES = 3


@dataclass(frozen=True, slots=True)
class Line:
    day: str
    name: str
    place: str
    prize: str
    points: str
    says: str
    """Why the result does not count, or that the event was missed."""


COLUMNS = (
    Column(say("Date"), lambda line: line.day, "left", 112),
    Column(say("Event"), lambda line: line.name),
    Column(say("Place"), lambda line: line.place, "right", 96),
    Column(say("Prize"), lambda line: line.prize, "right", 104),
    Column(say("Points"), lambda line: line.points, "right", 96),
    Column("", lambda line: line.says, "left", 104),
)


def lines(table: LeagueTable, row: Row) -> list[Line]:
    """The newest event first."""
    found = []
    for event, cell in zip(table.events, row.cells):
        says = say("missed") if cell.points is None else "" if cell.counts else say("left out")
        prize = money(cell.prize, table.currency) if cell.prize else ""
        found.append(Line(day(event.at), event.name, cell.place, prize, table.cell(cell), says))
    return found[::-1]


def told(table: LeagueTable, row: Row) -> str:
    """2nd with 43.5 points · 6 of 8 events played, 1 won · 5 results count, 4 points left out · €450 won"""
    points = _points(table, row)
    parts = [
        say("{place} with {points}", place=row.place, points=points)
        if row.place
        else say("No place yet, {points}", points=points)
    ]
    parts.append(
        say(
            "{played} of {events} played, {wins} won",
            played=row.played,
            events=count(len(table.events), "event"),
            wins=row.wins,
        )
    )
    if row.left_out:
        parts.append(say("{points} points left out", points=table.shown(row.left_out)))
    if row.prizes:
        parts.append(say("{amount} won", amount=money(row.prizes, table.currency)))
    return " · ".join(parts)


def seasons(house: OpenHouse, player: str) -> list[str]:
    """Spring: 3rd with 43.5 points, and so on, for the newest leagues that a person has a result in."""
    entered = {terms.id for terms in house.entered_by(records_of(house, player))}
    found: list[str] = []
    for league in leagues(house):
        if len(found) < MOST_LEAGUES and any(terms.id in entered for terms in events_of(house, league.id)):
            table = league_table(house, league.id)
            row = next((row for row in table.rows if row.player == player), None)
            if row is not None:
                found.append(_stands(shortened(league.name, 60), table, row))
    return found


def _stands(league: str, table: LeagueTable, row: Row) -> str:
    points = _points(table, row)
    if not row.place:
        return say("{league}: no place yet, {points}", league=league, points=points)
    return say("{league}: {place} with {points}", league=league, place=row.place, points=points)


def _points(table: LeagueTable, row: Row) -> str:
    return say("1 point") if row.total == HUNDREDTHS else say("{points} points", points=table.shown(row.total))
