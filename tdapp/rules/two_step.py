"""A break in two steps: seat cards in a scrambled order, and a card for each player (TDA 10B)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.rules.breaking_seats import homes_of, shortest_first
from tdapp.rules.cards import DECK, by_card, dealing_order
from tdapp.rules.desk import Desk
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.rules.balance import Known
    from tdapp.rules.breaking_seats import Seating
    from tdapp.rules.cards import Card
    from tdapp.rules.chance import Chance
    from tdapp.values.room import Seat, SeatedTable

TRIES = 200


@dataclass(frozen=True, slots=True)
class TwoStep:
    """A break drawn with real cards: the seat cards in their scrambled order, and a card for each player."""

    seat_cards: Sequence[Seat]
    cards: Mapping[str, Card]


def deal_two_step(tables: Sequence[SeatedTable], table: int, chance: Chance, *, known: Known) -> TwoStep:
    """The two steps of a break as the app deals them: seat cards scrambled, then a card for each player (TDA 10B).

    Shortest tables are filled first. A deal that brings together two who are kept apart is thrown away, as long as
    there is hope for another. Who goes to a seat that is kept is dealt none.
    """
    broken = next(one for one in tables if one.table == table)
    desks = {other.table: Desk(other) for other in tables if other is not broken}
    homes = homes_of(broken, desks, known.kept)
    players = [broken.players[seat] for seat in dealing_order(broken.players) if broken.players[seat] not in homes]
    dealt = TwoStep((), {})
    for _ in range(TRIES):
        seats = chance.shuffled(shortest_first(len(players), desks, chance, homes.values()))
        # Nobody sits at a table with more seats than a deck has cards.
        dealt = TwoStep(seats, dict(zip(players, chance.shuffled(DECK))))
        if not _meet(homes | dict(zip(by_card(dealt.cards), seats)), desks, known.apart):
            break
    return dealt


def _meet(seating: Mapping[str, Seat], desks: Mapping[int, Desk], apart: Sequence[tuple[str, str]]) -> bool:
    """Whether two who are kept apart come to one table, at least one of them by this break."""
    if not apart:
        return False
    stays = {name: number for number, desk in desks.items() for name in desk.players.values() if name}
    at = stays | {name: seat.table for name, seat in seating.items()}
    moved = seating.keys()
    return any(at.get(one, 0) == at.get(other, -1) for one, other in apart if one in moved or other in moved)


def by_cards(broken: SeatedTable, desks: Mapping[int, Desk], two_step: TwoStep, homes: Mapping[str, Seat]) -> Seating:
    """The best card takes the first seat card, the next the second (TDA 10B)."""
    _check(broken, desks, two_step, homes)
    return list(zip(by_card(two_step.cards), two_step.seat_cards))


def _check(broken: SeatedTable, desks: Mapping[int, Desk], two_step: TwoStep, homes: Mapping[str, Seat]) -> None:
    seen: set[Seat] = set()
    whose = {seat: player for player, seat in homes.items()}
    for i, seat in enumerate(two_step.seat_cards):
        if seat.table not in desks:
            raise Refused(say("Table {table} takes no players in this break.", table=seat.table), at=("seat_cards", i))
        desk = desks[seat.table]
        if seat.seat is None or not 1 <= seat.seat <= desk.seats or not desk.is_open(seat.seat):
            raise Refused(
                say("Seat {seat} at table {table} is not open.", seat=seat.seat, table=seat.table), at=("seat_cards", i)
            )
        if seat in seen:
            raise Refused(
                say("Seat {seat} at table {table} has two seat cards.", seat=seat.seat, table=seat.table),
                at=("seat_cards", i),
            )
        if seat in whose:
            raise Refused(
                say(
                    "Seat {seat} at table {table} is kept for {player}.",
                    seat=seat.seat,
                    table=seat.table,
                    player=whose[seat],
                ),
                at=("seat_cards", i),
            )
        seen.add(seat)
    players = set(broken.players.values()) - homes.keys()
    if len(seen) < len(players):
        raise Refused(
            say("{seat_cards} are needed, one for each player.", seat_cards=count(len(players), "seat card")),
            at=("seat_cards",),
        )
    for player in two_step.cards:
        if player in homes:
            raise Refused(say("{player} takes the seat that is kept.", player=player), at=("cards", player))
        if player not in players:
            sentence = say("{player} does not sit at table {table}.", player=player, table=broken.table)
            raise Refused(sentence, at=("cards", player))
    for player in sorted(players):
        if player not in two_step.cards:
            raise Refused(say("{player} has no card.", player=player), at=("cards", player))
