"""The button of the first hand: a card for each seat, and the highest has it; dealt by the app or typed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.clock import has_started
from tdapp.director.tonight import Tonight
from tdapp.rules.cards import DECK, Card
from tdapp.rules.first_button import first_button
from tdapp.store.change import Deed, update
from tdapp.values.field import Table
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.director.tonight import By
    from tdapp.rules.chance import Chance
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment
    from tdapp.values.room import SeatedTable

Cards = dict[int, dict[int, Card]]
"""By table and seat."""
FEW = 4


def without_button(tonight: Tonight, at: Moment) -> list[int]:
    """The tables of which nobody knows who begins, as long as no hand was dealt."""
    if has_started(tonight.now, at):
        return []
    return [table.table for table in tonight.tables if tonight.now[Table][table.table].first_button is None]


def takes_cards(tonight: Tonight) -> bool:
    """Whether cards decide it; else the seat draw has."""
    return tonight.rules["first_button"] == "high card"


def deal(tonight: Tonight, *, tables: Sequence[int], chance: Chance) -> Cards:
    """A card for each player of each table, from a deck of its own; nothing is changed."""
    sitting = {table.table: sorted(table.players) for table in tonight.tables}
    return {
        table: dict(zip(sitting[table], chance.shuffled(DECK), strict=False)) for table in tables if table in sitting
    }


def say_first_buttons(house: OpenHouse, tournament: str, *, cards: Cards, by: By) -> Change:
    """Who has the first button at each of these tables, by the cards that its players were dealt."""
    tonight = Tonight.of(house, tournament)
    sitting = {table.table: table for table in tonight.tables}
    if not cards:
        raise Refused(say("Every table knows who begins."))
    rows, told, rule = [], [], ""
    for table, dealt in cards.items():
        if table not in sitting:
            raise Refused(say("Nobody sits at table {table}.", table=table), at=("cards", table))
        found = first_button(taken=sorted(sitting[table].players), drawn=dealt, rules=tonight.rules)
        rows.append(update(tonight.now[Table][table], first_button=found.seat))
        told.append(_told(sitting[table], found.seat, dealt))
        rule = str(found.rule)
    if len(cards) > FEW:
        sentence = say("The first button was drawn at {tables}", tables=count(len(cards), "table"))
    else:
        sentence = say("First button: {tables}", tables="; ".join(told))
    return tonight.write(Deed(tournament, sentence, tuple(rows), rule), by)


def _told(table: SeatedTable, seat: int, dealt: Mapping[int, Card]) -> str:
    n, name, card = table.table, table.players[seat], dealt.get(seat)
    if card is None:
        return say("table {table}, {name} in seat {seat}", table=n, name=name, seat=seat)
    return say("table {table}, {name} in seat {seat} with {card}", table=n, name=name, seat=seat, card=card)
