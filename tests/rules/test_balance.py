"""Balancing: RULES.md A6 and B3, each worked example, and what every plan must keep."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules import profiles
from tdapp.rules.balance import Known, balance, pairs_together
from tdapp.rules.cards import Card
from tdapp.rules.evenness import fewest_moves, limit
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat, SeatedTable
from tests.rules.rooms import after_moves, room, table


def card(text: str) -> Card:
    return Card.parse(text)


class TestBAL01WithinOneOrTwo:
    @pytest.mark.parametrize(
        ("sizes", "moves"),
        [((9, 9, 9, 9, 9, 9, 7), 0), ((9, 9, 9, 9, 9, 9, 6), 1), ((9, 9, 9, 9, 9, 7), 1)],
    )
    def test_up_to_six_tables_within_one_above_within_two(self, rulebook, sizes, moves):
        plan = balance(room(*sizes), rules=rulebook())
        assert len(plan.moves) == moves

    def test_six_tables_end_at_eight_and_nine(self, rulebook):
        plan = balance(room(9, 9, 9, 9, 9, 7), rules=rulebook())
        assert sorted(plan.sizes.values()) == [8, 8, 9, 9, 9, 9]


class TestBAL02AlwaysWithinOne:
    def test_seven_tables_two_apart_need_a_move_under_amerifun_only(self, rulebook):
        tables = room(9, 9, 9, 9, 9, 9, 7)
        assert len(balance(tables, rules=rulebook("amerifun")).moves) == 1
        assert len(balance(tables, rules=rulebook("roberts-7")).moves) == 0


class TestBAL03NextBigBlindMoves:
    def test_the_player_due_for_the_big_blind_goes_to_the_seat_that_gets_it_soonest(self, rulebook):
        source = table(1, range(1, 11), last=(4, 5, 6))
        target = table(2, (1, 2, 4, 5, 7, 9), last=(1, 2, 4))
        move = balance([source, target], rules=rulebook()).moves[0]
        assert (move.player, move.origin, move.to) == ("T1-7", Seat(1, 7), Seat(2, 6))
        assert (move.deal_in, str(move.rule)) == ("now", "R11 §15.15")

    def test_with_seat_5_open_he_has_the_big_blind_at_once(self, rulebook):
        source = table(1, range(1, 11), last=(4, 5, 6))
        target = table(2, (1, 2, 4, 7, 9), last=(1, 2, 4))
        assert balance([source, target], rules=rulebook()).moves[0].to == Seat(2, 5)

    def test_the_second_mover_is_judged_on_the_room_that_the_first_left(self, rulebook):
        source = table(1, range(1, 11), last=(4, 5, 6))
        target = table(2, (1, 2, 4, 7, 9), last=(1, 2, 4))
        moves = balance([source, target], rules=rulebook()).moves
        assert [(move.player, move.to.seat) for move in moves] == [("T1-7", 5), ("T1-8", 6)]


AMERIFUN_ROOM = [
    table(1, range(1, 9), last=(2, 3, 4)),
    table(2, range(1, 9), last=(5, 6, 7)),
    table(3, (1, 2, 3, 5, 6, 7), last=(1, 2, 3)),
]
"""Tables of 8, 8 and 7, of which the third has just lost the player three places behind the button."""
THREE_LEFT_OF_BUTTON = (Seat(3, 4),)


class TestBAL04SamePosition:
    def test_the_low_card_table_sends_its_player_three_left_of_the_button(self, rulebook):
        known = Known(busted=THREE_LEFT_OF_BUTTON, cards={1: card("Kd"), 2: card("Kc")})
        plan = balance(AMERIFUN_ROOM, known, rules=rulebook("amerifun"))
        assert [(move.player, move.to) for move in plan.moves] == [("T2-8", Seat(3, 4))]
        assert sorted(plan.sizes.values()) == [7, 7, 8]
        assert str(plan.moves[0].rule) == "AM Moving players"

    def test_seats_that_were_empty_in_that_hand_do_not_count(self, rulebook):
        source = table(1, (1, 2, 4, 6, 7, 8, 9), last=(1, 2, 4))
        target = table(2, (1, 3, 5), last=(1, 3, 5))
        move = balance([source, target], Known(busted=[Seat(2, 8)]), rules=rulebook("amerifun")).moves[0]
        assert move.player == "T1-6"

    def test_the_button_itself(self, rulebook):
        source = table(1, range(1, 8), last=(5, 6, 7))
        target = table(2, (1, 2, 4), last=(3, 4, 1))
        move = balance([source, target], Known(busted=[Seat(2, 3)]), rules=rulebook("amerifun")).moves[0]
        assert move.player == "T1-5"


class TestBAL05LowCardTable:
    @pytest.mark.parametrize(("first", "second"), [("Kd", "Kc"), ("As", "2c")])
    def test_the_lowest_card_gives_the_player(self, rulebook, first, second):
        known = Known(busted=THREE_LEFT_OF_BUTTON, cards={1: card(first), 2: card(second)})
        assert balance(AMERIFUN_ROOM, known, rules=rulebook("amerifun")).moves[0].origin.table == 2

    def test_without_cards_they_are_asked_for(self, rulebook):
        plan = balance(AMERIFUN_ROOM, Known(busted=THREE_LEFT_OF_BUTTON), rules=rulebook("amerifun"))
        assert (plan.moves[0].player, plan.needs_cards, plan.needs_button) == (None, (1, 2), ())
        assert sorted(plan.sizes.values()) == [7, 7, 8]


class TestBAL06EmptiedSeatNearestTheButton:
    def test_all_tables_hold_while_somebody_moves(self, rulebook):
        known = Known(busted=THREE_LEFT_OF_BUTTON, cards={1: card("Kd"), 2: card("Kc")})
        assert balance(AMERIFUN_ROOM, known, rules=rulebook("amerifun")).hold_all_tables
        assert not balance(AMERIFUN_ROOM, known, rules=rulebook("roberts-11")).hold_all_tables
        assert not balance(room(8, 8), rules=rulebook("amerifun")).hold_all_tables

    def test_where_nobody_says_which_seat_the_one_nearest_the_buttons_left_is_filled_first(self, rulebook):
        source = table(1, range(1, 9), last=(2, 3, 4))
        target = table(2, (1, 2, 6), last=(2, 6, 1))
        assert [move.to.seat for move in balance([source, target], rules=rulebook("amerifun")).moves] == [3, 4]


class TestBAL07AMovedPlayerTakesEveryDuty:
    def test_into_the_small_blind_he_is_dealt_in(self, rulebook):
        target = table(2, (1, 2, 4, 5), last=(1, 2, 3))
        tables = [table(1, range(1, 7), last=(1, 2, 3)), target]
        move = balance(tables, Known(busted=[Seat(2, 3)]), rules=rulebook("amerifun")).moves[0]
        assert (move.to, move.deal_in) == (Seat(2, 3), "now")


ONLY_SMALL_BLIND_OPEN = [table(1, range(1, 9), seats=9), table(2, (1, 2, 4, 5, 6), seats=6, last=(1, 2, 3))]
ONLY_BUTTON_OPEN = [table(1, range(1, 9), seats=9), table(2, (1, 3, 4, 5, 6), seats=6, last=(1, 2, 3))]


class TestBAL08ArrivalsPlayAtOnce:
    @pytest.mark.parametrize("tables", [ONLY_SMALL_BLIND_OPEN, ONLY_BUTTON_OPEN])
    def test_on_the_button_or_in_the_small_blind(self, rulebook, tables):
        assert balance(tables, rules=rulebook("roberts-7")).moves[0].deal_in == "now"


class TestBAL09ArrivalsWaitInSmallBlindAndOnTheButton:
    @pytest.mark.parametrize(("tables", "seat"), [(ONLY_SMALL_BLIND_OPEN, 3), (ONLY_BUTTON_OPEN, 2)])
    def test_until_the_button_has_passed(self, rulebook, tables, seat):
        move = balance(tables, rules=rulebook("roberts-11")).moves[0]
        assert (move.to.seat, move.deal_in) == (seat, "waits")
        assert "without the newcomer" in move.why

    def test_also_between_the_two(self, rulebook):
        tables = [table(1, range(1, 9), seats=9), table(2, (1, 3, 4, 5, 6), seats=6, last=(6, 1, 3))]
        move = balance(tables, rules=rulebook("roberts-11")).moves[0]
        assert (move.to.seat, move.deal_in) == (2, "waits")

    def test_in_the_big_blind_they_play(self, rulebook):
        tables = [table(1, range(1, 9), seats=9), table(2, (1, 2, 3, 5, 6), seats=6, last=(1, 2, 3))]
        move = balance(tables, rules=rulebook("roberts-11")).moves[0]
        assert (move.to.seat, move.deal_in) == (4, "now")


class TestBAL10TheHandThatCounts:
    def test_between_hands_positions_are_those_of_the_hand_just_ended(self, rulebook):
        tables = [table(1, range(1, 9), last=(8, 1, 2)), table(2, (1, 2, 4, 5, 6), last=(1, 2, 3))]
        move = balance(tables, Known(busted=[Seat(2, 3)]), rules=rulebook("amerifun")).moves[0]
        assert move.player == "T1-2"


class TestSTUD01ACardDecidesInStud:
    def test_cards_are_asked_for_and_not_a_button(self, rulebook):
        tables = [table(1, range(1, 8), last=None), table(2, range(1, 6), last=(1, 2, 3))]
        plan = balance(tables, rules=rulebook(who_moves="low card"))
        assert (plan.moves[0].player, plan.needs_cards, plan.needs_button) == (None, (1,), ())

    def test_the_lowest_card_moves(self, rulebook):
        tables = [table(1, range(1, 8), last=None), table(2, range(1, 6), last=(1, 2, 3))]
        cards = {f"T1-{seat}": card(text) for seat, text in enumerate("9c 4d Kh 4c As 7d 8d".split(), 1)}
        plan = balance(tables, Known(player_cards=cards), rules=rulebook(who_moves="low card"))
        assert (plan.moves[0].player, plan.needs_cards) == ("T1-4", ())
        assert str(plan.moves[0].rule) == "R11 §3 Ties 2"


class TestTDA11AWorstPositionNeverSmallBlind:
    def test_the_single_big_blind_even_twice(self, rulebook):
        tables = [table(1, range(1, 9), last=(1, 2, 3)), table(2, (1, 2, 3, 5, 6, 7), last=(1, 2, 3))]
        move = balance(tables, rules=rulebook("tda-2024")).moves[0]
        assert (move.player, move.to.seat, str(move.rule)) == ("T1-4", 4, "TDA 11A")

    def test_the_small_blind_only_when_nothing_else_is_open_and_then_he_waits(self, rulebook):
        move = balance(ONLY_SMALL_BLIND_OPEN, rules=rulebook("tda-2024")).moves[0]
        assert (move.to.seat, move.deal_in) == (3, "waits")

    def test_the_button_plays(self, rulebook):
        move = balance(ONLY_BUTTON_OPEN, rules=rulebook("tda-2024")).moves[0]
        assert (move.to.seat, move.deal_in) == (2, "now")


class TestTDA11BFrozenButton:
    def test_in_a_stud_round_the_frozen_button_still_names_the_mover(self, rulebook):
        tables = [table(1, range(1, 9), last=(5, 6, 7)), table(2, range(1, 7), last=(1, 2, 3))]
        assert balance(tables, rules=rulebook("tda-2024")).moves[0].player == "T1-8"


class TestTDA11CSourceByAFixedProcedure:
    def test_the_table_whose_mover_was_moved_least_then_the_lowest_number(self, rulebook):
        tables = room(8, 8, 8, 6)
        rules = rulebook("tda-2024")
        assert balance(tables, rules=rules).moves[0].origin.table == 1
        assert balance(tables, Known(moved={"T1-4": 1, "T2-4": 2}), rules=rules).moves[0].origin.table == 3


class TestTDA11DHalt:
    def test_only_once_the_big_blind_would_fall_on_an_empty_seat(self, rulebook):
        rules = rulebook("tda-2024")
        playing = table(3, range(1, 7), seats=9, last=(1, 2, 3))
        stopped = table(3, range(1, 7), seats=9, last=(4, 5, 6))
        assert balance([*room(9, 9), playing], rules=rules).halt == ()
        assert balance([*room(9, 9), stopped], rules=rules).halt == (3,)

    def test_two_short_never_halts(self, rulebook):
        tables = [*room(9), table(2, range(1, 8), seats=9, last=(5, 6, 7))]
        assert balance(tables, rules=rulebook("tda-2024")).halt == ()

    def test_a_closed_seat_is_no_empty_seat(self, rulebook):
        closed = table(3, (1, 2, 3, 4, 5, 7), seats=9, last=(3, 4, 5), closed=(6,))
        assert balance([*room(9, 9), closed], rules=rulebook("tda-2024")).halt == ()

    def test_roberts_never_halts(self, rulebook):
        assert balance([*room(9, 9), table(3, range(1, 7), seats=9, last=(4, 5, 6))], rules=rulebook()).halt == ()


class TestUnknownButtons:
    def test_an_unknown_source_is_asked_for(self, rulebook):
        plan = balance([table(1, range(1, 9), last=None), table(2, range(1, 7))], rules=rulebook())
        move = plan.moves[0]
        assert (move.player, move.origin, move.to, plan.needs_button) == (None, Seat(1, None), Seat(2, 7), (1,))
        assert plan.sizes == {1: 7, 2: 7}

    def test_an_unknown_target_is_asked_for(self, rulebook):
        plan = balance([table(1, range(1, 9)), table(2, range(1, 7), last=None)], rules=rulebook())
        assert (plan.moves[0].player, plan.moves[0].to, plan.needs_button) == ("T1-4", Seat(2, None), (2,))

    def test_an_unknown_table_is_not_passed_over_in_a_tie(self, rulebook):
        plan = balance(
            [table(1, range(1, 9), last=None), table(2, range(1, 9)), table(3, range(1, 7))], rules=rulebook()
        )
        assert plan.needs_button == (1,)
        moved = Known(moved={f"T1-{seat}": 1 for seat in range(1, 9)})
        tables = [table(1, range(1, 9), last=None), table(2, range(1, 9)), table(3, range(1, 7))]
        assert balance(tables, moved, rules=rulebook()).needs_button == (1,)

    def test_a_button_that_no_move_needs_is_not_asked_for(self, rulebook):
        assert balance(room(8, 8, 7, last=None), rules=rulebook()).needs_button == ()


class TestSEAT08PairsStayApart:
    APART = (("T1-4", "T2-1"),)

    def test_another_equally_short_table_is_taken(self, rulebook):
        tables = room(8, 6, 6)
        known = Known(apart=self.APART)
        moves = balance(tables, known, rules=rulebook()).moves
        assert moves[0].to.table == 3
        assert not pairs_together(_seated(tables, moves), known.apart)

    def test_with_one_target_the_next_in_turn_moves(self, rulebook):
        moves = balance(room(8, 6), Known(apart=self.APART), rules=rulebook()).moves
        assert moves[0].player == "T1-5"
        assert "in place of T1-4, to keep a pair apart" in moves[0].why

    def test_where_it_cannot_be_the_move_is_made_all_the_same(self, rulebook):
        everyone = tuple((f"T1-{seat}", "T2-1") for seat in range(1, 9))
        assert balance(room(8, 6), Known(apart=everyone), rules=rulebook()).moves[0].player == "T1-4"


class TestAKeptSeatIsLeftLast:
    """No book says who is spared; the house keeps a seat, and the turn goes on to whoever is next under the profile."""

    def test_another_equally_full_table_gives_the_player_who_is_due_there(self, rulebook):
        move = balance(room(8, 8, 6), Known(kept=kept("T1-4")), rules=rulebook()).moves[0]
        assert (move.player, move.origin.table) == ("T2-4", 2)
        assert "Not table 1: the seat of T1-4 there is kept." in move.why

    def test_with_one_fullest_table_the_next_in_turn_moves(self, rulebook):
        move = balance(room(8, 6), Known(kept=kept("T1-4", "T1-5")), rules=rulebook()).moves[0]
        assert move.player == "T1-6"
        assert "is moved in place of T1-4, whose seat is kept," in move.why

    def test_BAL05_the_table_of_the_low_card_still_gives_and_the_next_position_goes(self, rulebook):
        known = Known(busted=THREE_LEFT_OF_BUTTON, cards={1: card("Kd"), 2: card("Kc")}, kept=kept("T2-8"))
        move = balance(AMERIFUN_ROOM, known, rules=rulebook("amerifun")).moves[0]
        assert move.player == "T2-1", "T2-8 would go, and the next clockwise goes instead"

    def test_a_kept_seat_weighs_more_than_a_pair(self, rulebook):
        known = Known(apart=tuple((f"T1-{seat}", "T2-1") for seat in range(5, 9)), kept=kept("T1-4"))
        tables = [table(1, range(4, 9)), table(2, (1,))]
        assert balance(tables, known, rules=rulebook()).moves[0].player == "T1-5"

    def test_where_everybody_has_one_the_move_is_made_all_the_same_and_says_so(self, rulebook):
        known = Known(kept=kept(*(f"T1-{seat}" for seat in range(1, 9))))
        move = balance(room(8, 6), known, rules=rulebook()).moves[0]
        assert move.player == "T1-4"
        assert "whose seat is kept, but nobody else can be moved" in move.why

    def test_who_was_just_moved_moves_again_rather_than_who_has_a_kept_seat(self, rulebook):
        known = Known(stay=frozenset(f"T1-{seat}" for seat in range(2, 9)), kept=kept("T1-1"))
        assert balance(room(8, 6), known, rules=rulebook()).moves[0].player == "T1-4"

    def test_a_seat_that_is_kept_elsewhere_spares_nobody(self, rulebook):
        known = Known(kept={"T1-4": Seat(3, 1), "T1-5": Seat(1, 1)})
        assert balance(room(8, 6), known, rules=rulebook()).moves[0].player == "T1-4"


class TestSomebodyWithoutAName:
    """Who went out at a table without a name counts as gone there, though nobody knows whose chair is free."""

    def test_a_short_table_shows_at_once_and_asks_for_the_name(self, rulebook):
        plan = balance(with_nameless(room(8, 7), 2), rules=rulebook())
        assert plan.sizes == {1: 7, 2: 7}
        assert (plan.moves[0].player, plan.moves[0].to) == ("T1-4", Seat(2, None))
        assert (plan.needs_names, plan.needs_button) == ((2,), ())
        assert "which seat depends on who went out there" in plan.moves[0].why

    def test_an_equally_short_table_where_all_is_known_is_filled_first(self, rulebook):
        plan = balance(with_nameless(room(8, 7, 6), 2), rules=rulebook())
        assert (plan.moves[0].to.table, plan.needs_names) == (3, ())

    def test_nobody_is_moved_who_may_be_the_one(self, rulebook):
        plan = balance(with_nameless(room(9, 6), 1), rules=rulebook())
        assert (plan.moves[0].player, plan.moves[0].origin, plan.needs_names) == (None, Seat(1, None), (1,))

    def test_an_equally_full_table_where_all_is_known_gives_the_player(self, rulebook):
        plan = balance(with_nameless(room(9, 8, 6), 1), rules=rulebook())
        assert (plan.moves[0].player, plan.needs_names) == ("T2-4", ())

    def test_BAL04_a_named_seat_at_that_table_is_filled_without_asking(self, rulebook):
        target = replace(AMERIFUN_ROOM[2], nameless=1)
        known = Known(busted=THREE_LEFT_OF_BUTTON, cards={1: card("Kd"), 2: card("Kc")})
        plan = balance([*AMERIFUN_ROOM[:2], target], known, rules=rulebook("amerifun"))
        assert plan.moves[0].to == Seat(3, 4)

    def test_a_table_that_needs_nobody_is_not_asked_about(self, rulebook):
        assert balance(with_nameless(room(8, 8), 2), rules=rulebook()).moves == ()


def kept(*players: str) -> dict[str, Seat]:
    """Their seats of now: T1-4 sits at table 1 in seat 4."""
    return {player: Seat(*(int(part) for part in player[1:].split("-"))) for player in players}


def with_nameless(tables: list[SeatedTable], number: int) -> list[SeatedTable]:
    return [replace(one, nameless=int(one.table == number)) for one in tables]


def _seated(tables, moves):
    seated = after_moves(tables, moves)
    return [SeatedTable(one.table, one.seats, seated[one.table], one.unavailable, one.last) for one in tables]


@st.composite
def rooms(draw, most_tables=9, known_buttons=True):
    tables = []
    for number in range(1, draw(st.integers(1, most_tables)) + 1):
        seats = draw(st.integers(2, 10))
        closed = draw(st.sets(st.integers(1, seats), max_size=min(2, seats - 2)))
        free = [seat for seat in range(1, seats + 1) if seat not in closed]
        taken = draw(st.sets(st.sampled_from(free), min_size=1))
        places = draw(st.permutations(range(1, seats + 1)))
        is_known = known_buttons or draw(st.booleans())
        last = (places[0], places[0 if seats == 2 else 1], places[-1]) if is_known else None
        tables.append(table(number, sorted(taken), seats=seats, last=last, closed=closed))
    return tables


def brute_fewest(sizes, capacities, within) -> int | None:
    """By trying all rooms that one, two, three … moves lead to; None where no room is within the limit."""
    seen, queue = {tuple(sizes)}, deque([(tuple(sizes), 0)])
    while queue:
        now, moves = queue.popleft()
        if max(now) - min(now) <= within:
            return moves
        for i, size in enumerate(now):
            for j, other in enumerate(now):
                if i != j and size > 1 and other < capacities[j]:
                    after = list(now)
                    after[i], after[j] = size - 1, other + 1
                    if tuple(after) not in seen:
                        seen.add(tuple(after))
                        queue.append((tuple(after), moves + 1))
    return None


class TestFewestMoves:
    @given(st.lists(st.tuples(st.integers(1, 6), st.integers(0, 3)), min_size=2, max_size=4), st.integers(1, 2))
    @settings(max_examples=300)
    def test_the_formula_agrees_with_trying_everything(self, tables, within):
        sizes = [size for size, _ in tables]
        capacities = [size + spare for size, spare in tables]
        expected = brute_fewest(sizes, capacities, within)
        assume(expected is not None)
        assert fewest_moves(sizes, capacities, within) == expected

    def test_a_full_small_table_is_left_alone(self):
        assert fewest_moves([6, 9, 8], [6, 9, 9], 1) == 0
        assert fewest_moves([2, 9, 5], [2, 9, 9], 1) == 2


class TestAlways:
    @given(rooms(), st.sampled_from(sorted(profiles.PROFILES)), st.data())
    @settings(max_examples=300)
    def test_a_plan_is_possible_even_and_moves_nobody_twice(self, tables, profile, data):
        rules = Rulebook(catalogue(), profile)
        cards = {one.table: Card.parse(text) for one, text in zip(tables, "2c 3c 4c 5c 6c 7c 8c 9c Tc".split())}
        plan = balance(tables, Known(cards=cards), rules=rules)
        sizes, capacities = [one.size for one in tables], [one.capacity for one in tables]
        within = limit(len(tables), rules=rules)
        assert len(plan.moves) == fewest_moves(sizes, capacities, within)
        movers = [move.player for move in plan.moves]
        assert len(set(movers)) == len(movers)
        assert None not in movers
        seated = after_moves(tables, plan.moves)
        assert {one: len(players) for one, players in seated.items()} == plan.sizes
        assert sorted(p for players in seated.values() for p in players.values()) == sorted(
            p for one in tables for p in one.players.values()
        )
        for one in tables:
            assert not one.unavailable & seated[one.table].keys()
        open_sizes = [plan.sizes[one.table] for one in tables if plan.sizes[one.table] < one.capacity]
        assert not open_sizes or max(plan.sizes.values()) - min(open_sizes) <= within

    @given(rooms(known_buttons=False), st.sampled_from(sorted(profiles.PROFILES)))
    @settings(max_examples=200)
    def test_sizes_are_planned_whatever_is_known(self, tables, profile):
        rules = Rulebook(catalogue(), profile)
        plan = balance(tables, rules=rules)
        assert sum(plan.sizes.values()) == sum(one.size for one in tables)
        unknown = [move for move in plan.moves if move.player is None or move.to.seat is None]
        assert bool(unknown) == bool(plan.needs_button or plan.needs_cards)

    @given(rooms(), st.sampled_from(["roberts-11", "tda-2024"]))
    def test_each_move_goes_from_a_fullest_table_to_a_shortest_open_one(self, tables, profile):
        plan = balance(tables, rules=Rulebook(catalogue(), profile))
        sizes = {one.table: one.size for one in tables}
        capacity = {one.table: one.capacity for one in tables}
        for move in plan.moves:
            assert sizes[move.origin.table] == max(sizes.values())
            assert sizes[move.to.table] == min(size for one, size in sizes.items() if size < capacity[one])
            sizes[move.origin.table] -= 1
            sizes[move.to.table] += 1


@pytest.mark.parametrize(
    ("tables", "known", "at"),
    [
        ([], Known(), ("tables",)),
        ([table(1, (1,)), table(1, (2,))], Known(), ("tables", 1, "table")),
        ([table(1, ())], Known(), ("tables", 0, "players")),
        ([table(1, (11,))], Known(), ("tables", 0, "players", "11")),
        ([table(1, (1,), closed=(1,))], Known(), ("tables", 0, "players", "1")),
        ([table(1, (1,), last=(1, 1, 1))], Known(), ("tables", 0, "last", "big_blind")),
        ([SeatedTable(1, 9, {1: "a"}), SeatedTable(2, 9, {4: "a"})], Known(), ("tables", 1, "players", "4")),
        ([table(1, (1,))], Known(busted=[Seat(2, 1)]), ("busted", 0, "table")),
        ([table(1, (1,))], Known(busted=[Seat(1, 12)]), ("busted", 0, "seat")),
        ([table(1, (1,))], Known(busted=[Seat(1, 2), Seat(1, 2)]), ("busted", 1)),
        ([table(1, (1,))], Known(cards={4: Card("A", "s")}), ("cards", "4")),
    ],
)
def test_impossible_rooms_are_refused_with_their_place(rulebook, tables, known, at):
    with pytest.raises(Refused) as refused:
        balance(tables, known, rules=rulebook())
    assert refused.value.at == at
