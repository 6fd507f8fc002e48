"""Balancing: which moves even out the room, what must be known for them, and when the director does otherwise."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.director.apart import pairs_in
from tdapp.director.seating import BY_THE_DIRECTOR, moved_rows, on_the_way, refuse_no_chair, rows_of_moves
from tdapp.director.tonight import NO_LAST_HAND, Tonight
from tdapp.director.wishes import kept_seats
from tdapp.rules import balance as rules
from tdapp.rules.button import blinds_behind
from tdapp.rules.cards import Card, read_cards
from tdapp.store.change import Deed, update
from tdapp.values.field import Elimination, Moved, Seating, Table
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.say import say
from tdapp.values.words import count, one_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdapp.director.tonight import By
    from tdapp.rules.balance import Plan
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment
    from tdapp.values.room import Move, SeatedTable

A_HAND_OR_TWO = 5 * 60_000
"""For so long a button that was said is taken for that of the hand that has just ended."""


def plan(tonight: Tonight, at: Moment | None = None, *, player_cards: Mapping[str, Card] | None = None) -> Plan:
    """What balancing asks for now; nothing is changed. A button that was said long before `at` is no longer known."""
    moved = Counter(tonight.labels[row.entry] for row in tonight.now[Moved].values() if row.entry in tonight.labels)
    known = rules.Known(
        moved=moved,
        busted=_busted(tonight),
        cards={n: Card.parse(card) for card, tables in tonight.now.by(Table, "card").items() for n in tables},
        player_cards=player_cards or {},
        apart=pairs_in(tonight),
        stay=frozenset(tonight.labels[row.entry] for row in on_the_way(tonight)),
        kept=kept_seats(tonight),
    )
    open_tables = {table.table for table in tonight.tables}
    known = replace(known, cards={n: card for n, card in known.cards.items() if n in open_tables})
    return rules.balance(room_at(tonight, at), known, rules=tonight.rules)


def _busted(tonight: Tonight) -> list[Seat]:
    """The chairs that were emptied on the last hand, as far as they are still free."""
    last = max((row.hand for row in tonight.now[Elimination].values()), default=0)
    gone = [row for row in tonight.now[Elimination].values() if row.hand == last and row.table is not None]
    open_tables = {table.table for table in tonight.tables}
    busted = [Seat(row.table, row.seat) for row in gone if row.table in open_tables]
    sitting, seatings = tonight.now.by(Seating, "table"), tonight.now[Seating]
    return [seat for seat in busted if seat.seat not in {seatings[n].seat for n in sitting.get(seat.table, ())}]


def long_over(tonight: Tonight, at: Moment) -> frozenset[int]:
    """The tables whose button was said for a hand that is long over."""
    rows, known = tonight.now[Table], tonight.now.by(Table, "button").values()
    return frozenset(n for tables in known for n in tables if (rows[n].said or 0) < at - A_HAND_OR_TWO)


def room_at(tonight: Tonight, at: Moment | None) -> list[SeatedTable]:
    """The room as the rules take it, without the buttons of hands that are long over."""
    past = long_over(tonight, at) if at is not None else None
    if not past:
        return tonight.tables
    return [replace(table, last=None) if table.table in past else table for table in tonight.tables]


def halted(tonight: Tonight, at: Moment | None = None) -> tuple[int, ...]:
    """The tables that do not deal until they are filled."""
    return rules.halted(room_at(tonight, at), rules=tonight.rules)


def balance(
    house: OpenHouse,
    tournament: str,
    *,
    only: int | None = None,
    cards: Mapping[int, str] | None = None,
    by: By,
) -> Change:
    """Make the moves that balance the room, or only the first so many of them.

    Refused while a button or card must be known first. `cards` are those dealt to players, by entry, where a card
    decides who moves.
    """
    tonight = Tonight.of(house, tournament)
    dealt = read_cards({tonight.label(entry): card for entry, card in (cards or {}).items()})
    found = plan(tonight, by.at, player_cards=dealt)
    if not found.moves:
        raise Refused(say("The tables are balanced."))
    moves = found.moves[:only]
    _refuse_unknown(found, moves)
    rows = rows_of_moves(tonight, moves, by)
    later = _tables_of(found.moves[len(moves) :])
    rows += forgotten(tonight, _tables_of(moves) - later)
    told = "; ".join(
        say("{name} to table {table} seat {seat}", name=move.player, table=move.to.table, seat=move.to.seat)
        for move in moves
    )
    return tonight.write(Deed(tournament, say("Balanced: {moves}", moves=told), tuple(rows), str(moves[0].rule)), by)


def _refuse_unknown(found: Plan, moves: Iterable[Move]) -> None:
    if all(move.player is not None and move.to.seat is not None for move in moves):
        return
    if found.needs_names:
        raise Refused(say("Say first who went out: {tables}.", tables=_named(found.needs_names)))
    if found.needs_button:
        told = say("Say first where the button was in the last hand: {tables}.", tables=_named(found.needs_button))
        raise Refused(told)
    raise Refused(say("Cards decide this: say first what was dealt at {tables}.", tables=_named(found.needs_cards)))


def _named(tables: Iterable[int]) -> str:
    """table 3; tables 3, 5"""
    numbers = [str(n) for n in tables]
    if len(numbers) > 1:
        return say("tables {numbers}", numbers=", ".join(numbers))
    return say("table {number}", number="".join(numbers))


def _tables_of(moves: Iterable[Move]) -> set[int]:
    return {seat.table for move in moves for seat in (move.origin, move.to)}


def move_instead(house: OpenHouse, tournament: str, *, entry: int, to: Seat, why: str, by: By) -> Change:
    """Another mover or another seat than the plan's first, for a reason: it must even out the room as well."""
    tonight = Tonight.of(house, tournament)
    name, why = tonight.name(entry), one_line(why)
    found = plan(tonight, by.at)
    if not found.moves:
        raise Refused(say("The tables are balanced."))
    if not why:
        raise Refused(say("Say why it is done otherwise: the journal notes it."), at=("why",))
    old = tonight.now[Seating].get(entry)
    if old is None:
        raise Refused(say("{name} has no seat to leave.", name=name), at=("entry",))
    refuse_no_chair(tonight, to)
    sizes = {table.table: table.size for table in tonight.tables}
    if sizes[old.table] - sizes.get(to.table, 0) < 2:
        told = say(
            "Table {table} has {players} and table {to_table} {to_players}: that move would not even them out.",
            table=old.table,
            players=sizes[old.table],
            to_table=to.table,
            to_players=sizes.get(to.table, 0),
        )
        raise Refused(told, at=("entry",))
    first, planned = found.moves[0], ""
    if first.player is not None and (first.player, first.to) != (tonight.labels[entry], to):
        planned = say(
            ", not {name} to table {table} seat {seat}", name=first.player, table=first.to.table, seat=first.to.seat
        )
    rule = str(tonight.rules.cite(BY_THE_DIRECTOR))
    rows = moved_rows(tonight, entry, to, waits=False, why=why, rule=rule, by=by)
    rows += forgotten(tonight, {old.table, to.table} if len(found.moves) == 1 else set())
    sentence = say(
        "Balanced: {name} from table {table} seat {seat} to table {to_table} seat {to_seat}{planned}: {why}",
        name=name,
        table=old.table,
        seat=old.seat,
        to_table=to.table,
        to_seat=to.seat,
        planned=planned,
        why=why,
    )
    return tonight.write(Deed(tournament, sentence, tuple(rows), rule), by)


def forgotten(tonight: Tonight, tables: set[int]) -> list[RowChange]:
    """Play goes on: a button or card that was said for the last hand is asked for when it is needed again."""
    rows = (update(tonight.now[Table][table], **NO_LAST_HAND) for table in sorted(tables))
    return [row for row in rows if row.after]


def after_a_hand(tonight: Tonight, tables: set[int]) -> list[RowChange]:
    """Somebody went out at these tables: their buttons have moved on, and other tables may be tied now."""
    dealt = {table for tables in tonight.now.by(Table, "card").values() for table in tables}
    return forgotten(tonight, tables | dealt)


def say_button(house: OpenHouse, tournament: str, *, table: int, button: int, by: By) -> Change:
    """Note where the button was in the hand that has just ended; the blinds were the next two who played it."""
    tonight = Tonight.of(house, tournament)
    seated = next((one for one in tonight.tables if one.table == table), None)
    if seated is None:
        raise Refused(say("Nobody sits at table {table}.", table=table))
    if not 1 <= button <= seated.seats:
        raise Refused(say("There is no seat {seat} at table {table}.", seat=button, table=table))
    blinds = blinds_behind(seated.seats, button, sorted({*seated.players, *_just_gone(tonight, table, by.at)}))
    assert blinds is not None
    places = {"button": blinds.button, "small_blind": blinds.small_blind, "big_blind": blinds.big_blind}
    row = update(tonight.now[Table][table], **places, said=by.at)
    told = say("The button of table {table} is at seat {seat}", table=table, seat=button)
    return tonight.write(Deed(tournament, told, (row,)), by)


def _just_gone(tonight: Tonight, table: int, at: Moment) -> set[int]:
    """The seats that were emptied on the last hand of a table: in that hand they were taken."""
    gone = [row for row in tonight.now[Elimination].values() if row.table == table and row.at >= at - A_HAND_OR_TWO]
    last = max((row.hand for row in gone), default=0)
    return {row.seat for row in gone if row.hand == last and row.seat is not None}


def say_cards(house: OpenHouse, tournament: str, *, cards: Mapping[int, str], by: By) -> Change:
    """Note the card that was dealt to each of some equally full tables: the lowest gives a player."""
    tonight = Tonight.of(house, tournament)
    for table in cards:
        row = tonight.now[Table].get(table)
        if row is None or not row.is_open:
            raise Refused(say("Table {table} is not open.", table=table), at=("cards", str(table)))
    if not cards:
        raise Refused(say("Say which card each table was dealt."), at=("cards",))
    dealt = read_cards(cards)
    rows = tuple(update(tonight.now[Table][table], card=str(card)) for table, card in dealt.items())
    low = min(dealt, key=lambda table: (dealt[table].worth, table))
    cards_told = "; ".join(say("table {table} {card}", table=table, card=card) for table, card in dealt.items())
    cards_told = cards_told if len(dealt) <= 12 else say("cards for {tables}", tables=count(len(dealt), "table"))
    told = say("Dealt: {cards}. Table {table} gives a player", cards=cards_told, table=low)
    return tonight.write(Deed(tournament, told, rows, str(tonight.rules.cite("BAL-05"))), by)
