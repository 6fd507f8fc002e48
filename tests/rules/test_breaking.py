"""Breaking tables: RULES.md A6 BRK-01 and B2."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules import profiles
from tdapp.rules.balance import Known
from tdapp.rules.breaking import break_table, next_to_break
from tdapp.rules.cards import Card
from tdapp.rules.chance import Chance
from tdapp.rules.rulebook import Rulebook
from tdapp.rules.two_step import TwoStep, deal_two_step
from tdapp.values.refusal import Refused
from tdapp.values.room import Blinds, Seat, SeatedTable
from tests.rules.rooms import after_moves, room, table

ORDER = (4, 3, 2, 1)


def chance(number: int = 0) -> Chance:
    return Chance(number.to_bytes(32, "big"))


class TestBRK01TablesBreakInAFixedOrder:
    def test_31_players_at_four_tables_of_ten_break_none(self, rulebook):
        broken = break_table(room(8, 8, 8, 7, seats=10), chance(), order=ORDER, rules=rulebook())
        assert (broken.table, broken.moves) == (None, ())

    def test_30_players_break_the_first_of_the_order(self, rulebook):
        broken = break_table(room(8, 8, 7, 7, seats=10), chance(), order=ORDER, rules=rulebook())
        assert (broken.table, len(broken.moves), str(broken.rule)) == (4, 7, "R11 §15.14")

    def test_tables_that_are_gone_already_are_passed_over(self, rulebook):
        broken = break_table(room(5, 5, seats=10), chance(), order=(9, 7, 2, 1), rules=rulebook())
        assert broken.table == 2

    def test_an_order_without_any_open_table_breaks_none(self, rulebook):
        assert break_table(room(5, 5, seats=10), chance(), order=(9,), rules=rulebook()).table is None

    def test_the_director_may_name_the_table(self, rulebook):
        broken = break_table(room(6, 6, 6, 6, seats=10), chance(), order=ORDER, table=2, rules=rulebook())
        assert broken.table == 2

    def test_but_not_one_whose_players_find_no_seats(self, rulebook):
        with pytest.raises(Refused) as refused:
            break_table(room(9, 9, 9), chance(), table=2, rules=rulebook())
        assert refused.value.at == ("table",)

    def test_the_shortest_tables_are_filled_first(self, rulebook):
        broken = break_table(room(4, 7, 7, 6, seats=10), chance(), order=ORDER, rules=rulebook())
        assert [move.to.table for move in broken.moves[:3]] == [1, 1, 1]

    def test_what_remains_is_balanced_without_moving_anybody_twice(self, rulebook):
        tables = [*room(8, 3), table(3, (1,), seats=9)]
        broken = break_table(tables, chance(), order=(3,), rules=rulebook())
        assert [move.origin.table for move in broken.left_to_balance] == [1, 1]
        movers = [move.player for move in (*broken.moves, *broken.left_to_balance)]
        assert len(set(movers)) == len(movers)

    def test_where_all_others_have_moved_somebody_moves_again_rather_than_nobody(self, rulebook):
        tables = [table(number, (1,), seats=9, last=(1, 1, 2)) for number in (1, 2, 4)]
        broken = SeatedTable(3, 9, {1: "a", 2: "b", 3: "c"})
        cards = {name: Card.parse(card) for name, card in zip("abc", ("As", "Ks", "Qs"))}
        two_step = TwoStep([Seat(1, 3), Seat(1, 4), Seat(1, 5)], cards)
        plan = break_table([*tables, broken], chance(), table=3, two_step=two_step, rules=rulebook())
        assert [move.player for move in plan.left_to_balance] == ["T1-1", "a"]

    def test_equal_tables_are_drawn_evenly(self, rulebook):
        drawn = Counter(
            break_table([*room(4, 4, 4), table(4, (1,), seats=9)], chance(n), order=(4,), rules=rulebook())
            .moves[0]
            .to.table
            for n in range(600)
        )
        assert all(abs(count - 200) < 50 for count in drawn.values())
        assert len(drawn) == 3


class TestTDA10BTwoSteps:
    def test_best_card_takes_the_first_seat_card(self, rulebook):
        tables = [
            SeatedTable(1, 9, {1: "p"}),
            SeatedTable(2, 9, {1: "q"}),
            SeatedTable(4, 9, {1: "r"}),
            SeatedTable(3, 9, {1: "a", 2: "b", 3: "c"}),
        ]
        two_step = TwoStep(
            (Seat(1, 3), Seat(4, 8), Seat(2, 5)),
            {"a": Card.parse("7s"), "b": Card.parse("7h"), "c": Card.parse("Qc")},
        )
        broken = break_table(tables, chance(), table=3, two_step=two_step, rules=rulebook("tda-2024"))
        assert {move.player: move.to for move in broken.moves} == {
            "c": Seat(1, 3),
            "a": Seat(4, 8),
            "b": Seat(2, 5),
        }
        assert str(broken.moves[0].rule) == "TDA 10B"

    @pytest.mark.parametrize(
        ("seats", "cards", "at"),
        [
            (((1, 3),), {"a": "7s", "b": "7h"}, ("seat_cards",)),
            (((1, 1), (1, 3)), {"a": "7s", "b": "7h"}, ("seat_cards", 0)),
            (((1, 3), (1, 3)), {"a": "7s", "b": "7h"}, ("seat_cards", 1)),
            (((2, 3), (1, 3)), {"a": "7s", "b": "7h"}, ("seat_cards", 0)),
            (((1, 4), (1, 3)), {"a": "7s"}, ("cards", "b")),
            (((1, 4), (1, 3)), {"a": "7s", "b": "7h", "p": "7d"}, ("cards", "p")),
        ],
    )
    def test_what_cannot_be_is_refused(self, rulebook, seats, cards, at):
        tables = [SeatedTable(1, 9, {1: "p"}), SeatedTable(2, 9, {1: "a", 2: "b"})]
        two_step = TwoStep([Seat(*seat) for seat in seats], {who: Card.parse(card) for who, card in cards.items()})
        with pytest.raises(Refused) as refused:
            break_table(tables, chance(), table=2, two_step=two_step, rules=rulebook())
        assert refused.value.at == at


def arrival_in(rules: Rulebook, seat: int) -> str:
    """A table with the button coming to 1, nobody in 2 and the small blind coming to 3; the newcomer takes a seat."""
    target = SeatedTable(1, 6, {4: "p", 5: "q", 6: "r"} | ({3: "s"} if seat != 3 else {}), last=Blinds(6, 1, 3))
    two_step = TwoStep([Seat(1, seat)], {"a": Card.parse("As")})
    broken = break_table([target, SeatedTable(2, 6, {1: "a"})], chance(), table=2, two_step=two_step, rules=rules)
    return broken.moves[0].deal_in


class TestTDA10AAnySeatButBetweenSmallBlindAndButton:
    def test_between_button_and_small_blind_he_waits(self, rulebook):
        assert arrival_in(rulebook("tda-2024"), 2) == "waits"

    @pytest.mark.parametrize("seat", [1, 3])
    def test_on_the_button_and_in_the_small_blind_he_plays(self, rulebook, seat):
        assert arrival_in(rulebook("tda-2024"), seat) == "now"

    @pytest.mark.parametrize("seat", [1, 2, 3])
    def test_roberts_11_waits_in_all_three(self, rulebook, seat):
        assert arrival_in(rulebook("roberts-11"), seat) == "waits"

    @pytest.mark.parametrize("seat", [1, 2, 3])
    def test_roberts_7_plays_in_all_three(self, rulebook, seat):
        assert arrival_in(rulebook("roberts-7"), seat) == "now"


class TestAlways:
    @given(
        st.lists(st.integers(1, 9), min_size=2, max_size=8), st.sampled_from(sorted(profiles.PROFILES)), st.integers(0)
    )
    @settings(max_examples=150)
    def test_everybody_finds_a_seat_of_his_own(self, sizes, profile, seed):
        tables = room(*sizes)
        broken = break_table(tables, chance(seed % 2**200), order=[len(sizes)], rules=Rulebook(catalogue(), profile))
        fits = sum(sizes) <= 9 * (len(sizes) - 1)
        assert (broken.table is not None) == fits
        if fits:
            seated = after_moves(tables, broken.moves)
            assert seated[len(sizes)] == {}
            assert sum(map(len, seated.values())) == sum(sizes)

    def test_the_same_seed_gives_the_same_seats(self, rulebook):
        tables = room(5, 5, 5)
        first, second = (break_table(tables, chance(7), order=(3,), rules=rulebook()) for _ in range(2))
        assert first == second
        assert first != break_table(tables, chance(8), order=(3,), rules=rulebook())

    def test_a_table_twice_in_the_order_is_refused(self, rulebook):
        with pytest.raises(Refused) as refused:
            break_table(room(5, 5), chance(), order=(1, 2, 1), rules=rulebook())
        assert refused.value.at == ("order", 2)


@pytest.mark.parametrize("sizes", [[8, 8, 8, 7], [8, 8, 8, 6], [10, 10, 10, 1], [3, 4]])
def test_what_breaks_next_is_known_without_drawing(rulebook, sizes):
    tables = room(*sizes, seats=10)
    order = list(range(len(sizes), 0, -1))
    found = next_to_break(tables, order, rules=rulebook())
    drawn = break_table(tables, chance(), order=order, rules=rulebook())
    assert (found.table, found.why, found.rule) == (drawn.table, drawn.why, drawn.rule)


class TestSeatsThatAreKept:
    """The house keeps a seat; the break heeds it, and the others draw."""

    ROOM = (table(1, (1, 2), seats=6), table(2, (1,), seats=6), table(3, (1, 2, 3), seats=6))
    KEPT: ClassVar = {"T3-2": Seat(2, 5), "T3-1": Seat(3, 1), "T3-3": Seat(1, 1)}

    @pytest.mark.parametrize("number", range(5))
    def test_who_has_one_elsewhere_sits_down_there_and_nobody_else_does(self, rulebook, number):
        known = Known(kept=self.KEPT, apart=(("T3-1", "T1-1"),))
        broken = break_table(self.ROOM, chance(number), table=3, known=known, rules=rulebook())
        where = {move.player: move.to for move in broken.moves}
        assert where["T3-2"] == Seat(2, 5)
        assert len(set(where.values())) == 3
        assert where["T3-1"].table == 2, "parted from the other"
        why = {move.player: move.why for move in broken.moves}
        assert "T3-2 takes the seat that is kept, seat 5 at table 2." in why["T3-2"]
        assert "The seat that was kept is gone." in why["T3-1"]
        assert "kept" not in why["T3-3"], "somebody sits there"

    def test_TDA10B_no_card_is_dealt_for_it(self, rulebook):
        known = Known(kept=self.KEPT)
        dealt = deal_two_step(self.ROOM, 3, chance(1), known=known)
        assert dealt.cards.keys() == {"T3-1", "T3-3"}
        assert Seat(2, 5) not in dealt.seat_cards
        broken = break_table(self.ROOM, chance(), table=3, two_step=dealt, known=known, rules=rulebook("tda-2024"))
        assert {move.player: move.to for move in broken.moves}["T3-2"] == Seat(2, 5)

    @pytest.mark.parametrize(
        ("seats", "cards", "sentence"),
        [
            (((2, 5), (1, 3)), {"T3-1": "7s", "T3-3": "7h"}, "Seat 5 at table 2 is kept for T3-2."),
            (((1, 4), (1, 3)), {"T3-1": "7s", "T3-2": "9h", "T3-3": "7h"}, "T3-2 takes the seat that is kept."),
        ],
    )
    def test_nor_is_it_given_by_a_real_card(self, rulebook, seats, cards, sentence):
        two_step = TwoStep([Seat(*seat) for seat in seats], {who: Card.parse(card) for who, card in cards.items()})
        with pytest.raises(Refused, match=sentence):
            break_table(self.ROOM, chance(), table=3, two_step=two_step, known=Known(kept=self.KEPT), rules=rulebook())

    def test_what_remains_is_balanced_without_anybody_who_sits_in_one(self, rulebook):
        tables = [table(1, range(1, 9), last=(1, 2, 3)), table(2, (1,)), table(3, (1,))]
        known = Known(kept={"T1-4": Seat(1, 4)})
        left = break_table(tables, chance(), table=3, known=known, rules=rulebook()).left_to_balance
        assert left
        assert "T1-4" not in {move.player for move in left}


class TestSomebodyWithoutAName:
    def test_whose_chair_counts_as_free_when_the_next_table_is_looked_for(self, rulebook):
        full = [table(1, range(1, 7), seats=6), table(2, range(1, 7), seats=6), table(3, (1,), seats=6)]
        assert next_to_break(full, (3,), rules=rulebook()).table is None
        one_out = [replace(full[0], nameless=1), *full[1:]]
        found = next_to_break(one_out, (3,), rules=rulebook())
        assert (found.table, found.needs_names) == (3, (1,))

    @pytest.mark.parametrize("asked", [1, 3])
    def test_the_name_is_needed_first(self, rulebook, asked):
        """At another table whose chair is needed, or at the table itself, where one of them is gone."""
        tables = [table(1, range(1, 7), seats=6), table(2, range(1, 6), seats=6), table(3, (1, 2), seats=6)]
        tables[asked - 1] = replace(tables[asked - 1], nameless=1)
        with pytest.raises(Refused, match=f"Somebody went out at table {asked} and has no name yet"):
            break_table(tables, chance(), table=3, rules=rulebook())

    def test_but_not_while_other_chairs_do(self, rulebook):
        tables = [table(1, (1, 2), seats=6), table(2, (1, 2), seats=6), table(3, (1, 2), seats=6)]
        tables[0] = replace(tables[0], nameless=1)
        broken = break_table(tables, chance(), table=3, rules=rulebook())
        assert broken.moves[0].to.table == 1, "with one gone it is the shortest"
        assert not {move.to for move in broken.moves} & {Seat(1, 1), Seat(1, 2)}
