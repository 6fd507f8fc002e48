"""Breaking a table: which one, and where its players go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.rules.apart import part_by_swaps
from tdapp.rules.balance import Known, balance
from tdapp.rules.cards import DECK, by_card, dealing_order
from tdapp.rules.desk import Desk
from tdapp.rules.movers import WAITS_THERE, deal_in
from tdapp.rules.room import check_room
from tdapp.values.refusal import Refused
from tdapp.values.room import Move, Seat, SeatedTable
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.rules.cards import Card
    from tdapp.rules.chance import Chance
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.citation import Citation


@dataclass(frozen=True, slots=True)
class TwoStep:
    """A break drawn with real cards: the seat cards in their scrambled order, and a card for each player."""

    seat_cards: Sequence[Seat]
    cards: Mapping[str, Card]


@dataclass(frozen=True, slots=True)
class Breaking:
    """What happens to the table, if one is broken, and what is left to balance after it."""

    table: int | None
    moves: tuple[Move, ...]
    left_to_balance: tuple[Move, ...]
    why: str
    rule: Citation


def next_to_break(tables: Sequence[SeatedTable], order: Sequence[int], *, rules: Rulebook) -> Breaking:
    """Which table of the order breaks now, if any: where its players go is drawn when it does."""
    rule = rules.cite("BRK-01")
    broken = _which(tables, order, None)
    if broken is None:
        return Breaking(None, (), (), NONE_OPEN, rule)
    others = [other for other in tables if other is not broken]
    room = sum(other.capacity - other.size for other in others)
    if room < broken.size:
        return Breaking(None, (), (), f"{_too_few(broken, others, room)} It is not broken yet.", rule)
    return Breaking(broken.table, (), (), _why(broken, room), rule)


NONE_OPEN = "None of the tables in the order is open."


def _too_few(broken: SeatedTable, others: Sequence[SeatedTable], room: int) -> str:
    return f"Table {broken.table} has {count(broken.size, 'player')}, {_room_elsewhere(others, room)}."


def _why(broken: SeatedTable, room: int) -> str:
    return f"Table {broken.table} breaks: {count(room, 'seat')} elsewhere for its {count(broken.size, 'player')}."


def deal_two_step(
    tables: Sequence[SeatedTable], table: int, chance: Chance, *, apart: Sequence[tuple[str, str]] = ()
) -> TwoStep:
    """The two steps of a break as the app deals them: seat cards scrambled, then a card for each player (TDA 10B).

    Shortest tables are filled first. A deal that brings together two who are kept apart is thrown away, as long as
    there is hope for another.
    """
    broken = _which(tables, (), table)
    assert broken is not None
    desks = {other.table: Desk(other) for other in tables if other is not broken}
    players = [broken.players[seat] for seat in dealing_order(broken.players)]
    dealt = TwoStep((), {})
    for _ in range(TRIES):
        seats = chance.shuffled(_shortest_first(len(players), desks, chance))
        # Nobody sits at a table with more seats than a deck has cards.
        dealt = TwoStep(seats, dict(zip(players, chance.shuffled(DECK))))
        if not _meet(dict(zip(by_card(dealt.cards), seats)), desks, apart):
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


def break_table(
    tables: Sequence[SeatedTable],
    chance: Chance,
    *,
    order: Sequence[int] = (),
    table: int | None = None,
    two_step: TwoStep | None = None,
    known: Known | None = None,
    rules: Rulebook,
) -> Breaking:
    """Break the given table, or the first open one of the order once the others can seat its players."""
    check_room(tables)
    rule = rules.cite("BRK-01")
    broken = _which(tables, order, table)
    if broken is None:
        return Breaking(None, (), (), NONE_OPEN, rule)
    others = [other for other in tables if other is not broken]
    room = sum(other.capacity - other.size for other in others)
    if room < broken.size:
        sentence = _too_few(broken, others, room)
        if table is not None:
            raise Refused(sentence, at=("table",), rule=rule)
        return Breaking(None, (), (), f"{sentence} It is not broken yet.", rule)
    desks = {other.table: Desk(other) for other in others}
    known = known or Known()
    seating = _by_cards(broken, desks, two_step) if two_step else _at_random(broken, desks, chance, known.apart)
    moves = _moves(rules, broken, desks, seating, two_step)
    left = _left_to_balance(rules, others, desks, known, {player for player, _ in seating})
    return Breaking(broken.table, moves, left, _why(broken, room), rule)


def _room_elsewhere(others: Sequence[SeatedTable], room: int) -> str:
    return f"and the other tables have {count(room, 'open seat')}" if others else "and there is no other table"


def _which(tables: Sequence[SeatedTable], order: Sequence[int], table: int | None) -> SeatedTable | None:
    by_number = {one.table: one for one in tables}
    if table is not None:
        if table not in by_number:
            raise Refused(f"There is no table {table} in the room.", at=("table",))
        return by_number[table]
    seen: set[int] = set()
    for i, number in enumerate(order):
        if number in seen:
            raise Refused(f"Table {number} stands twice in the order.", at=("order", i))
        seen.add(number)
    return next((by_number[number] for number in order if number in by_number), None)


Seating = list[tuple[str, Seat]]
TRIES = 200


def _at_random(
    broken: SeatedTable, desks: Mapping[int, Desk], chance: Chance, apart: Sequence[tuple[str, str]]
) -> Seating:
    """Seat by seat at the shortest table, drawn among equals, a chair drawn among its open ones; then the players
    are shuffled over these seats. Pairs that meet are parted by swaps among those who move (SEAT-08)."""
    seats = _shortest_first(broken.size, desks, chance)
    players = [broken.players[seat] for seat in sorted(broken.players)]
    drawn = list(zip(chance.shuffled(players), seats))
    return _parted(drawn, desks, apart) if apart else drawn


def _shortest_first(players: int, desks: Mapping[int, Desk], chance: Chance) -> list[Seat]:
    sizes = {number: desk.size for number, desk in desks.items()}
    free = {number: list(desk.open_after(desk.seats)) for number, desk in desks.items()}
    seats = []
    for _ in range(players):
        shortest = min(sizes[number] for number in sizes if free[number])
        number = chance.pick([number for number in sizes if free[number] and sizes[number] == shortest])
        seats.append(Seat(number, free[number].pop(chance.below(len(free[number])))))
        sizes[number] += 1
    return seats


def _parted(drawn: Seating, desks: Mapping[int, Desk], apart: Sequence[tuple[str, str]]) -> Seating:
    stay = {name: Seat(number, seat) for number, desk in desks.items() for seat, name in desk.players.items() if name}
    everybody = {**stay, **dict(drawn)}
    pairs = [pair for pair in apart if everybody.keys() >= {*pair}]
    part_by_swaps(everybody, pairs, locked=stay, dealers=())
    sits = {everybody[player]: player for player, _ in drawn}
    return [(sits[seat], seat) for _, seat in drawn]


def _by_cards(broken: SeatedTable, desks: Mapping[int, Desk], two_step: TwoStep) -> Seating:
    """The best card takes the first seat card, the next the second (TDA 10B)."""
    _check_two_step(broken, desks, two_step)
    return list(zip(by_card(two_step.cards), two_step.seat_cards))


def _check_two_step(broken: SeatedTable, desks: Mapping[int, Desk], two_step: TwoStep) -> None:
    seen: set[Seat] = set()
    for i, seat in enumerate(two_step.seat_cards):
        if seat.table not in desks:
            raise Refused(f"Table {seat.table} takes no players in this break.", at=("seat_cards", i))
        desk = desks[seat.table]
        if seat.seat is None or not 1 <= seat.seat <= desk.seats or not desk.is_open(seat.seat):
            raise Refused(f"Seat {seat.seat} at table {seat.table} is not open.", at=("seat_cards", i))
        if seat in seen:
            raise Refused(f"Seat {seat.seat} at table {seat.table} has two seat cards.", at=("seat_cards", i))
        seen.add(seat)
    if len(seen) < broken.size:
        raise Refused(f"{count(broken.size, 'seat card')} are needed, one for each player.", at=("seat_cards",))
    players = set(broken.players.values())
    for player in two_step.cards:
        if player not in players:
            raise Refused(f"{player} does not sit at table {broken.table}.", at=("cards", player))
    for player in broken.players.values():
        if player not in two_step.cards:
            raise Refused(f"{player} has no card.", at=("cards", player))


def _moves(
    rules: Rulebook, broken: SeatedTable, desks: Mapping[int, Desk], seating: Seating, two_step: TwoStep | None
) -> tuple[Move, ...]:
    """The moves in order; all of them sit down before any table deals again."""
    rule = rules.cite("TDA-10B" if two_step else "BRK-01")
    origin = {player: Seat(broken.table, seat) for seat, player in broken.players.items()}
    for player, to in seating:
        desks[to.table].come(to.seat, player)
    moves = []
    for player, to in seating:
        plays = deal_in(desks[to.table], to.seat, balancing=False, rules=rules)
        card = f"was dealt {two_step.cards[player]} and got" if two_step else "drew"
        why = f"Table {broken.table} is broken; {player} {card} seat {to.seat} at table {to.table}."
        why += WAITS_THERE if plays == "waits" else ""
        moves.append(Move(player, origin[player], to, plays, why, rule))
    return tuple(moves)


def _left_to_balance(
    rules: Rulebook, others: Sequence[SeatedTable], desks: Mapping[int, Desk], known: Known, moved: set[str]
) -> tuple[Move, ...]:
    """What the profile still asks for once they sit; nobody is moved a second time."""
    if not others:
        return ()
    after = [
        SeatedTable(
            other.table,
            other.seats,
            {seat: player for seat, player in desks[other.table].players.items() if player is not None},
            other.unavailable,
            other.last,
        )
        for other in others
    ]
    stay = Known(known.moved, known.busted, known.cards, known.player_cards, known.apart, frozenset(moved))
    return balance(after, stay, rules=rules).moves
