"""Breaking a table: which one, and where its players go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.rules.balance import Known, balance
from tdapp.rules.breaking_seats import at_random, homes_of
from tdapp.rules.desk import Desk
from tdapp.rules.movers import WAITS_THERE, deal_in
from tdapp.rules.room import check_room
from tdapp.rules.two_step import by_cards
from tdapp.values.refusal import Refused
from tdapp.values.room import Move, Seat, SeatedTable
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.rules.breaking_seats import Seating
    from tdapp.rules.cards import Card
    from tdapp.rules.chance import Chance
    from tdapp.rules.rulebook import Rulebook
    from tdapp.rules.two_step import TwoStep
    from tdapp.values.citation import Citation


@dataclass(frozen=True, slots=True)
class Breaking:
    """What happens to the table, if one is broken, and what is left to balance after it."""

    table: int | None
    moves: tuple[Move, ...]
    left_to_balance: tuple[Move, ...]
    why: str
    rule: Citation
    needs_names: tuple[int, ...] = ()
    """The tables where somebody went out who has no name yet, and who must be known before it breaks."""


def next_to_break(tables: Sequence[SeatedTable], order: Sequence[int], *, rules: Rulebook) -> Breaking:
    """Which table of the order breaks now, if any: where its players go is drawn when it does."""
    rule = rules.cite("BRK-01")
    broken = _which(tables, order, None)
    if broken is None:
        return Breaking(None, (), (), NONE_OPEN, rule)
    others = [other for other in tables if other is not broken]
    room = sum(other.capacity - other.size for other in others)
    if room < broken.size:
        return Breaking(None, (), (), f"{_too_few(broken, others, room)} {NOT_YET}", rule)
    return Breaking(broken.table, (), (), _why(broken, room), rule, _names_first(broken, others))


def _names_first(broken: SeatedTable, others: Sequence[SeatedTable]) -> tuple[int, ...]:
    """Where it must be known first who went out: at the table itself, so that nobody is seated who is gone, and at
    the others as long as the chairs that are free for certain do not do."""
    if broken.nameless:
        return (broken.table,)
    if sum(other.free for other in others) >= broken.size:
        return ()
    return tuple(other.table for other in others if other.nameless)


NONE_OPEN = say("None of the tables in the order is open.")
NOT_YET = say("It is not broken yet.")


def _too_few(broken: SeatedTable, others: Sequence[SeatedTable], room: int) -> str:
    players = count(broken.size, "player")
    if not others:
        return say("Table {table} has {players}, and there is no other table.", table=broken.table, players=players)
    return say(
        "Table {table} has {players}, and the other tables have {open_seats}.",
        table=broken.table,
        players=players,
        open_seats=count(room, "open seat"),
    )


def _why(broken: SeatedTable, room: int) -> str:
    return say(
        "Table {table} breaks: {seats} elsewhere for its {players}.",
        table=broken.table,
        seats=count(room, "seat"),
        players=count(broken.size, "player"),
    )


def break_table(
    tables: Sequence[SeatedTable],
    chance: Chance,
    *,
    order: Sequence[int] = (),
    table: int | None = None,
    two_step: TwoStep | None = None,
    empty: Sequence[SeatedTable] = (),
    known: Known | None = None,
    rules: Rulebook,
) -> Breaking:
    """Break the given table, or the first open one of the order once the others can seat its players. Tables that are
    `empty` take some of them too."""
    check_room(tables)
    rule = rules.cite("BRK-01")
    broken = _which(tables, order, table)
    if broken is None:
        return Breaking(None, (), (), NONE_OPEN, rule)
    others = [*(other for other in tables if other is not broken), *empty]
    room = sum(other.capacity - other.size for other in others)
    if room < broken.size:
        sentence = _too_few(broken, others, room)
        if table is not None:
            raise Refused(sentence, at=("table",), rule=rule)
        return Breaking(None, (), (), f"{sentence} {NOT_YET}", rule)
    missing = _names_first(broken, others)
    if missing:
        sentence = say(
            "Somebody went out at table {table} and has no name yet: say first who it was.", table=missing[0]
        )
        raise Refused(sentence, at=("table",))
    desks = {other.table: Desk(other) for other in others}
    known = known or Known()
    homes = homes_of(broken, desks, known.kept)
    seating = by_cards(broken, desks, two_step, homes) if two_step else at_random(broken, desks, chance, known)
    moves = _moves(rules, broken, desks, [*homes.items(), *seating], two_step, known)
    left = _left_to_balance(rules, others, desks, known, set(broken.players.values()))
    return Breaking(broken.table, moves, left, _why(broken, room), rule)


def _which(tables: Sequence[SeatedTable], order: Sequence[int], table: int | None) -> SeatedTable | None:
    by_number = {one.table: one for one in tables}
    if table is not None:
        if table not in by_number:
            raise Refused(say("There is no table {table} in the room.", table=table), at=("table",))
        return by_number[table]
    seen: set[int] = set()
    for i, number in enumerate(order):
        if number in seen:
            raise Refused(say("Table {number} stands twice in the order.", number=number), at=("order", i))
        seen.add(number)
    return next((by_number[number] for number in order if number in by_number), None)


def _moves(
    rules: Rulebook,
    broken: SeatedTable,
    desks: Mapping[int, Desk],
    seating: Seating,
    two_step: TwoStep | None,
    known: Known,
) -> tuple[Move, ...]:
    """The moves in order; all of them sit down before any table deals again."""
    rule = rules.cite("TDA-10B" if two_step else "BRK-01")
    origin = {player: Seat(broken.table, seat) for seat, player in broken.players.items()}
    for player, to in seating:
        desks[to.table].come(to.seat, player)
    moves = []
    for player, to in seating:
        plays = deal_in(desks[to.table], to.seat, balancing=False, rules=rules)
        kept = known.kept.get(player)
        card = two_step.cards[player] if two_step and kept != to else None
        sentences = (
            _moved(player, broken.table, to, card=card, is_kept=kept == to),
            say("The seat that was kept is gone.") if kept == origin[player] else "",
            WAITS_THERE if plays == "waits" else "",
        )
        moves.append(Move(player, origin[player], to, plays, " ".join(filter(None, sentences)), rule))
    return tuple(moves)


def _moved(player: str, broken: int, to: Seat, *, card: Card | None, is_kept: bool) -> str:
    """Where a player of a broken table goes, and what decided it: the seat that is kept, a card, or chance."""
    if is_kept:
        return say(
            "Table {broken} is broken; {player} takes the seat that is kept, seat {seat} at table {table}.",
            broken=broken,
            player=player,
            seat=to.seat,
            table=to.table,
        )
    if card is not None:
        return say(
            "Table {broken} is broken; {player} was dealt {card} and got seat {seat} at table {table}.",
            broken=broken,
            player=player,
            card=card,
            seat=to.seat,
            table=to.table,
        )
    return say(
        "Table {broken} is broken; {player} drew seat {seat} at table {table}.",
        broken=broken,
        player=player,
        seat=to.seat,
        table=to.table,
    )


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
            other.nameless,
        )
        for other in others
        if desks[other.table].players
    ]
    return balance(after, replace(known, stay=frozenset(moved)), rules=rules).moves
