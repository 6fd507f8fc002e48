"""Breaking a table: its players go to the others by lot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.apart import pairs_in
from tdapp.director.draw_records import refuse_nameless
from tdapp.director.rooms import in_order_of_breaking
from tdapp.director.seating import rows_of_moves
from tdapp.director.tonight import NO_LAST_HAND, Tonight, seated
from tdapp.director.wishes import kept_seats
from tdapp.rules import breaking, two_step
from tdapp.rules.balance import Known
from tdapp.rules.cards import Card, by_card, read_cards
from tdapp.store.change import Deed, update
from tdapp.values.field import Seating, SeatWish, Table
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.director.tonight import By
    from tdapp.rules.breaking import Breaking
    from tdapp.rules.chance import Chance
    from tdapp.rules.two_step import TwoStep
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.room import SeatedTable


@dataclass(frozen=True, slots=True)
class Dealt:
    """A break by cards: the seat cards in their scrambled order, and the card of each entry."""

    seat_cards: Sequence[Seat]
    cards: Mapping[int, Card]
    by_hand: bool = False
    """Real cards, not the app's."""

    @property
    def seats(self) -> dict[int, Seat]:
        """Best card first: each takes the next seat card."""
        return dict(zip(by_card(self.cards), self.seat_cards))


def next_to_break(tonight: Tonight) -> Breaking:
    """Which table breaks now, and why; where its players go is drawn when it does."""
    return breaking.next_to_break(tonight.tables, _order(tonight), rules=tonight.rules)


def _order(tonight: Tonight) -> list[int]:
    return [row.n for row in in_order_of_breaking(tonight.now[Table].values()) if row.is_open]


def plan_break(tonight: Tonight, *, chance: Chance, table: int | None = None, dealt: Dealt | None = None) -> Breaking:
    """What breaking a table, or the next one in the order, would do; nothing is changed."""
    return breaking.break_table(
        tonight.tables,
        chance,
        order=_order(tonight),
        table=table,
        two_step=_by_label(tonight, dealt) if dealt else None,
        empty=_takes_too(tonight, table),
        known=_known(tonight),
        rules=tonight.rules,
    )


def _takes_too(tonight: Tonight, table: int | None) -> list[SeatedTable]:
    """The empty tables, those first that break last, which a table moves to that is broken by its number while the
    others have no room for it; no more than it takes."""
    missing = sum(one.size if one.table == table else one.size - one.capacity for one in tonight.tables)
    taken, found = {one.table for one in tonight.tables}, []
    for row in reversed(in_order_of_breaking(tonight.now[Table].values())):
        if table in taken and missing > 0 and row.is_open and row.n not in taken:
            found.append(seated(row, {}))
            missing -= found[-1].capacity
    return found


def _known(tonight: Tonight) -> Known:
    return Known(apart=pairs_in(tonight), kept=kept_seats(tonight))


def what_is_kept(tonight: Tonight, table: int) -> str:
    """Which of its players have a seat that is kept: here, where it is lost, or elsewhere, where they are sent."""
    wishes, told = tonight.now[SeatWish], []
    for chair in sorted(tonight.now.where(Seating, "table", table), key=lambda row: row.seat):
        wish = wishes.get(chair.n)
        if wish is None or wish.seat is None:
            continue
        name = tonight.labels[chair.n]
        if (wish.table, wish.seat) == (table, chair.seat):
            told.append(
                say("The seat of {name} here is kept: keep another one first, or {name} is seated by lot.", name=name)
            )
        elif Seat(wish.table or 0, wish.seat) in tonight.free_seats:
            kept = say(
                "{name} goes to table {table} seat {seat}, which is kept.", name=name, table=wish.table, seat=wish.seat
            )
            told.append(kept)
    return " ".join(told)


def _by_label(tonight: Tonight, dealt: Dealt) -> TwoStep:
    return two_step.TwoStep(dealt.seat_cards, {tonight.label(entry): card for entry, card in dealt.cards.items()})


def deal_break(tonight: Tonight, *, table: int, chance: Chance) -> Dealt:
    """The seat cards and the players' cards as the app deals them; nothing is changed."""
    if plan_break(tonight, chance=chance, table=table).table is None:
        raise Refused(say("There is no table {table} in the room.", table=table))
    room = [*tonight.tables, *_takes_too(tonight, table)]
    found = two_step.deal_two_step(room, table, chance, known=_known(tonight))
    cards = {tonight.entry_labelled(name): card for name, card in found.cards.items()}
    return Dealt(found.seat_cards, cards)


def read_dealt(seat_cards: Sequence[Seat], cards: Mapping[int, str]) -> Dealt:
    """Real cards as they were typed in."""
    return Dealt(seat_cards, read_cards(cards), by_hand=True)


def break_table(
    house: OpenHouse,
    tournament: str,
    *,
    chance: Chance,
    table: int | None = None,
    dealt: Dealt | None = None,
    by: By,
) -> tuple[Change, Breaking]:
    """Break a table, or the next one in the order, and seat its players by lot: by the cards that were `dealt`, or
    by chance alone. What is left to balance after it is suggested next."""
    tonight = Tonight.of(house, tournament)
    found = plan_break(tonight, chance=chance, table=table, dealt=dealt)
    if found.table is None:
        raise Refused(found.why)
    refuse_nameless(tonight, found.table)
    rows = rows_of_moves(tonight, found.moves, by)
    broken = tonight.now[Table][found.table]
    rows.append(update(broken, is_open=False, **NO_LAST_HAND))
    rule = found.moves[0].rule if found.moves else found.rule
    told = " ".join(filter(None, (found.why, _cards_told(tonight, dealt) if dealt else "")))
    return tonight.write(Deed(tournament, told, tuple(rows), str(rule)), by), found


def _cards_told(tonight: Tonight, dealt: Dealt) -> str:
    """Every card and the seat that it brought, in the order of the seat cards: the journal keeps the draw."""
    lines = [
        f"{dealt.cards[entry]} {tonight.labels[entry]} {seat.table}-{seat.seat}" for entry, seat in dealt.seats.items()
    ]
    if not lines:
        return ""
    if dealt.by_hand:
        return say("Real cards: {cards}.", cards="; ".join(lines))
    return say("Dealt by the app: {cards}.", cards="; ".join(lines))
