"""Balancing by the director's verbs: one move or all, another mover, buttons and cards that go out of date."""

from __future__ import annotations

import pytest

from tdapp.director import balancing, breaks, floor, seating, wishes
from tdapp.director.terms import amend
from tdapp.store.undo import last_to_undo
from tdapp.values.field import Moved, Seating, Table
from tdapp.values.room import Seat
from tdapp.views.todo import todo
from tests.director.evenings import chance, refused
from tests.director.rooms_at_play import Room


@pytest.fixture
def room(house):
    """Three tables of nine; six, nine and nine play on."""
    made = Room.drawn(house, 27, profile="tda-2024")
    made.thin(t1=3)
    return made


class TestBAL03NextBigBlindMoves:
    def test_it_is_not_seat_1_but_who_is_due_for_the_big_blind(self, room):
        for table in (2, 3):
            room.do(balancing.say_button, table=table, button=4)
        room.do(balancing.say_button, table=1, button=5)
        first = balancing.plan(room.tonight, room.at).moves[0]
        due = room.name(room.at_seat(Seat(first.origin.table, 7)))
        assert (first.player, first.origin.seat) == (due, 7), "button 4, blinds 5 and 6, so seat 7 is next"
        room.do(balancing.balance)
        assert set(room.sizes.values()) == {8}


class TestOneOrAll:
    def test_only_the_first_move_leaves_the_others_to_do(self, room):
        room.say_buttons()
        assert len(balancing.plan(room.tonight, room.at).moves) == 2
        room.do(balancing.balance, only=1)
        assert sorted(room.sizes.values()) == [7, 8, 9]
        room.say_buttons()
        room.do(balancing.balance)
        assert set(room.sizes.values()) == {8}
        assert refused(room.do, balancing.balance)[0] == "The tables are balanced."

    def test_nobody_on_the_way_is_sent_on(self, room):
        room.say_buttons()
        room.do(balancing.balance)
        moved = {row.entry: row.to_seat for row in room.tonight.now[Moved].values()}
        out = [entry for table in (2, 3) for entry in room.sitting(table)[:2]]
        for entry in out:
            room.do(floor.bust, out={entry: None})
        newcomer, seat = next(iter(moved.items()))
        taken = sorted(next(table.players for table in room.tonight.tables if table.table == 1))
        room.do(balancing.say_button, table=1, button=taken[taken.index(seat) - 3])
        room.say_buttons()
        plan = balancing.plan(room.tonight, room.at)
        assert plan.moves[0].origin.table == 1, "where the newcomer is due for the big blind"
        movers = {room.tonight.entry_labelled(move.player) for move in plan.moves if move.player}
        assert newcomer not in movers
        assert not movers & moved.keys()


class TestAnotherMover:
    def test_the_journal_notes_who_was_due_and_the_reason(self, room):
        room.say_buttons()
        planned = balancing.plan(room.tonight, room.at).moves[0]
        other = next(n for n in room.sitting(2) if room.name(n) != planned.player)
        to = next(seat for seat in room.tonight.free_seats if seat.table == 1)
        change = room.do(balancing.move_instead, entry=other, to=to, why="Ann is in a wheelchair")
        assert change.sentence.startswith(f"Balanced: {room.name(other)} from table 2 seat")
        assert f"not {planned.player} to table 1 seat {planned.to.seat}: Ann is in a wheelchair" in change.sentence
        assert room.sizes == {1: 7, 2: 8, 3: 9}

    def test_it_needs_no_button(self, room):
        to = next(seat for seat in room.tonight.free_seats if seat.table == 1)
        room.do(balancing.move_instead, entry=room.sitting(3)[0], to=to, why="The button was not seen")
        assert room.sizes == {1: 7, 2: 9, 3: 8}

    @pytest.mark.parametrize(
        ("table", "to", "why", "says"),
        [
            (2, Seat(1, None), "x", "There is no seat None at table 1."),
            (2, Seat(4, 1), "x", "Table 4 is not open."),
            (1, Seat(1, 9), "x", "would not even them out"),
            (2, Seat(1, 9), "  ", "Say why it is done otherwise"),
        ],
    )
    def test_what_does_not_help_is_refused(self, room, table, to, why, says):
        free = {seat.seat for seat in room.tonight.free_seats if seat.table == 1}
        to = Seat(1, max(free)) if to == Seat(1, 9) else to
        before = room.tonight.now
        sentence, _ = refused(room.do, balancing.move_instead, entry=room.sitting(table)[0], to=to, why=why)
        assert says in sentence
        assert room.tonight.now is before


class TestTheHandThatHasJustEnded:
    @pytest.fixture
    def full(self, house):
        return Room.drawn(house, 27)

    @staticmethod
    def blinds(room, table):
        row = room.tonight.now[Table][table]
        return row.small_blind, row.big_blind

    def test_whoever_went_out_on_it_was_in_the_blinds(self, full):
        full.do(floor.bust, out={full.at_seat(Seat(1, seat)): None for seat in (6, 7)})
        full.do(balancing.say_button, table=1, button=5)
        assert self.blinds(full, 1) == (6, 7), "so seat 8 is due for the big blind, not seat 1"

    def test_whoever_went_out_on_a_hand_before_it_was_not(self, full):
        full.do(floor.bust, out={full.at_seat(Seat(1, 6)): None})
        full.do(floor.bust, out={full.at_seat(Seat(1, 8)): None})
        full.do(balancing.say_button, table=1, button=5)
        assert self.blinds(full, 1) == (7, 8)

    def test_nor_long_before_it_or_at_another_table(self, full):
        full.do(floor.bust, out={full.at_seat(Seat(1, 6)): None})
        full.do(floor.bust, out={full.at_seat(Seat(2, 7)): None})
        full.at += balancing.A_HAND_OR_TWO + 1
        full.do(balancing.say_button, table=1, button=5)
        assert self.blinds(full, 1) == (7, 8)


class TestAButtonGoesOutOfDate:
    def test_after_some_hands_it_is_asked_for_again(self, room):
        room.say_buttons()
        assert balancing.plan(room.tonight, room.at).needs_button == ()
        room.at += balancing.A_HAND_OR_TWO + 1
        assert balancing.plan(room.tonight, room.at).needs_button
        assert "Say first where the button was" in refused(room.do, balancing.balance)[0]

    def test_a_bust_out_moves_the_button_of_its_own_table_only(self, room):
        room.say_buttons()
        known = {n for n, row in room.tonight.now[Table].items() if row.button is not None}
        room.do(floor.bust, out={room.sitting(1)[0]: None})
        still = {n for n, row in room.tonight.now[Table].items() if row.button is not None}
        assert still == known - {1}


class TestBAL05LowCardTable:
    @pytest.fixture
    def tied(self, house):
        room = Room.drawn(house, 25, profile="amerifun")
        assert sorted(room.sizes.values()) == [8, 8, 9]
        short = next(n for n, size in room.sizes.items() if size == 8)
        fuller = next(n for n, size in room.sizes.items() if size == 9)
        room.thin(**{f"t{fuller}": 1})
        room.thin(**{f"t{short}": 2})
        return room, short

    def test_the_cards_are_asked_for_and_the_lowest_gives_a_player(self, tied):
        room, short = tied
        room.say_buttons()
        found = balancing.plan(room.tonight, room.at)
        assert len(found.needs_cards) == 2
        assert "Cards decide this" in refused(room.do, balancing.balance)[0]
        one, other = found.needs_cards
        told = room.do(balancing.say_cards, cards={one: "Kd", other: "Kc"})
        assert told.sentence == f"Dealt: table {one} Kd; table {other} Kc. Table {other} gives a player"
        room.say_buttons()
        moves = balancing.plan(room.tonight, room.at).moves
        assert [(move.origin.table, move.to.table) for move in moves] == [(other, short)]
        room.do(balancing.balance)
        assert max(room.sizes.values()) - min(room.sizes.values()) <= 1

    def test_the_next_bust_out_makes_them_void(self, tied):
        room, _ = tied
        one, other = balancing.plan(room.tonight, room.at).needs_cards
        room.do(balancing.say_cards, cards={one: "Kd", other: "Kc"})
        room.do(floor.bust, out={room.sitting(one)[0]: None})
        assert {row.card for row in room.tonight.now[Table].values()} == {None}

    @pytest.mark.parametrize(
        ("cards", "at"), [({}, ("cards",)), ({1: "Kx"}, ("cards", "1")), ({1: "Kd", 2: "Kd"}, ("cards",))]
    )
    def test_what_cannot_be_dealt_is_refused_with_its_place(self, tied, cards, at):
        room, _ = tied
        assert refused(room.do, balancing.say_cards, cards=cards)[1] == at


class TestSTUD01ACardDecidesInStud:
    def test_the_cards_of_the_players_are_given_with_the_deed(self, house):
        room = Room.drawn(house, 18, house_rules={"who_moves": "low card"})
        room.thin(t1=2)
        room.say_buttons()
        here = room.sitting(2)
        ranks = dict(zip(here, ["Ks", "3d", "9h", "2c", "As", "Td", "7s", "Qd", "Jc"], strict=True))
        room.do(balancing.balance, cards=ranks)
        assert [row.entry for row in room.tonight.now[Moved].values()] == [here[3]]


class TestTDA11DHalt:
    def empty_under_the_next_big_blind(self, room):
        taken = {room.tonight.now.rows["seating"][n].seat for n in room.sitting(1)}
        empty = next(seat for seat in range(1, 10) if seat not in taken and (seat - 2) % 9 + 1 in taken)
        blinds = [seat for seat in range(1, 10) if seat in taken]
        before = (empty - 2) % 9 + 1
        button = blinds[blinds.index(before) - 2]
        room.do(balancing.say_button, table=1, button=button)

    def test_a_table_that_holds_play_is_named(self, room):
        assert balancing.halted(room.tonight) == ()
        self.empty_under_the_next_big_blind(room)
        assert balancing.halted(room.tonight) == (1,)

    @pytest.mark.parametrize("number", [2, 3])
    def test_why_says_how_short_the_house_lets_a_table_be(self, room, number):
        room.do(amend, house_rules={"halt_short_by": number})
        self.empty_under_the_next_big_blind(room)
        (card,) = (one for one in todo(room.tonight, room.at) if one.title == "Table 1 holds play")
        assert card.why.startswith(f"{number} short or more, ")


@pytest.fixture
def four(house):
    """AMERIFUN at five tables of nine: 35 left, one table is given up."""
    room = Room.drawn(house, 45, profile="amerifun")
    room.thin(t1=4, t2=1, t3=2, t4=2, t5=1)
    return room


class TestABreak:
    def test_it_leaves_nothing_unbalanced_behind(self, four):
        """A peer broke a table and left the rest uneven."""
        four.do(breaks.break_table, chance=chance(3))
        while balancing.plan(four.tonight, four.at).moves:
            found = balancing.plan(four.tonight, four.at)
            if found.needs_cards:
                ranks = dict(zip(found.needs_cards, ("2c", "3c", "4c", "5c"), strict=False))
                four.do(balancing.say_cards, cards=ranks)
            four.say_buttons()
            four.do(balancing.balance, only=1)
        assert max(four.sizes.values()) - min(four.sizes.values()) <= 1
        assert len(four.sizes) == 4

    def test_TDA10B_it_is_dealt_in_two_steps_on_the_screen(self, four):
        dealt = breaks.deal_break(four.tonight, table=5, chance=chance(4))
        four.do(breaks.break_table, chance=chance(), table=5, dealt=dealt)
        sits = {n: (row.table, row.seat) for n, row in four.tonight.now.rows["seating"].items()}
        assert {n: sits[n] for n in dealt.cards} == {n: (to.table, to.seat) for n, to in dealt.seats.items()}
        best = max(dealt.cards, key=lambda n: dealt.cards[n].worth)
        assert sits[best] == (dealt.seat_cards[0].table, dealt.seat_cards[0].seat)
        why = {row.why for row in four.tonight.now[Moved].values() if row.entry == best}
        assert all(f"was dealt {dealt.cards[best]}" in told for told in why)

    def test_real_cards_are_typed_in(self, four):
        players = four.sitting(5)
        free = [seat for seat in four.tonight.free_seats if seat.table != 5][: len(players)]
        cards = dict(zip(players, ["7s", "7h", "Qc", "2d", "3d", "4d", "5d", "6d"], strict=True))
        four.do(breaks.break_table, chance=chance(), table=5, dealt=breaks.read_dealt(free, cards))
        assert four.at_seat(free[0]) == players[2]
        assert four.at_seat(free[1]) == players[0], "7♠ before 7♥"

    def test_the_journal_lists_the_cards_and_what_they_brought_and_whose_they_were(self, four):
        players = four.sitting(5)
        free = [seat for seat in four.tonight.free_seats if seat.table != 5][: len(players)]
        cards = dict(zip(players, ["7s", "7h", "Qc", "2d", "3d", "4d", "5d", "6d"], strict=True))
        names = four.tonight.labels
        told, _ = four.do(breaks.break_table, chance=chance(), table=5, dealt=breaks.read_dealt(free, cards))
        _, listed = told.sentence.split(" Real cards: ")
        lines = listed.removesuffix(".").split("; ")
        assert len(lines) == 8
        assert lines[0] == f"Qc {names[players[2]]} {free[0].table}-{free[0].seat}"
        assert lines[1] == f"7s {names[players[0]]} {free[1].table}-{free[1].seat}"
        four.house.undo(four.event, told.n, at=four.at, who="Mia", desk="desk 1")
        dealt = breaks.deal_break(four.tonight, table=5, chance=chance(4))
        told, _ = four.do(breaks.break_table, chance=chance(), table=5, dealt=dealt)
        assert " Dealt by the app: " in told.sentence
        assert all(f"{card} {names[entry]} " in told.sentence for entry, card in dealt.cards.items())

    def test_a_card_cannot_be_dealt_twice(self, four):
        cards = dict.fromkeys(four.sitting(5), "As")
        assert refused(breaks.read_dealt, [], cards)[0] == "As was dealt twice."

    def test_undo_brings_the_table_back(self, four):
        before = four.tonight.now.rows["seating"]
        four.do(breaks.break_table, chance=chance(3))
        told = last_to_undo(four.house.journal(four.event), "desk 1")
        assert told is not None
        four.house.undo(four.event, told.n, at=four.at, who="Mia", desk="desk 1")
        assert four.tonight.now.rows["seating"] == before


class TestAKeptSeat:
    def test_who_sits_in_it_is_not_the_one_to_move(self, house):
        room = Room.drawn(house, 18, profile="tda-2024")
        room.thin(t1=2)
        room.say_buttons()
        due = balancing.plan(room.tonight, room.at).moves[0]
        room.do(wishes.keep_seat, entry=room.at_seat(due.origin), seat=due.origin)
        move = balancing.plan(room.tonight, room.at).moves[0]
        assert move.player != due.player
        assert f"in place of {due.player}, whose seat is kept," in move.why
        room.do(balancing.balance)
        assert room.name(room.at_seat(due.origin)) == due.player

    def test_a_break_sends_him_to_the_one_that_was_kept_elsewhere(self, four):
        ann, bob = four.sitting(5)[:2]
        to = next(seat for seat in four.tonight.free_seats if seat.table == 2)
        own = four.tonight.now[Seating][bob]
        four.do(wishes.keep_seat, entry=ann, seat=to)
        four.do(wishes.keep_seat, entry=bob, seat=Seat(own.table, own.seat))
        assert breaks.what_is_kept(four.tonight, 5) == (
            f"{four.name(ann)} goes to table 2 seat {to.seat}, which is kept. The seat of {four.name(bob)} here is "
            f"kept: keep another one first, or {four.name(bob)} is seated by lot."
        )
        dealt = breaks.deal_break(four.tonight, table=5, chance=chance(4))
        assert ann not in dealt.cards
        four.do(breaks.break_table, chance=chance(4), table=5, dealt=dealt)
        assert four.at_seat(to) == ann
        why = {row.entry: row.why for row in four.tonight.now[Moved].values()}
        assert "takes the seat that is kept" in why[ann]
        assert "The seat that was kept is gone." in why[bob]


def test_moves_are_open_until_each_mover_is_seated(house):
    room = Room.drawn(house, 27, profile="tda-2024")
    room.thin(t1=3)
    room.say_buttons()
    room.do(balancing.balance)
    first, second = seating.on_the_way(room.tonight)
    room.do(seating.mark_seated, moves=[first.n])
    assert seating.on_the_way(room.tonight) == [second]
