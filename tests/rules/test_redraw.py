"""Redraws and the final table: RULES.md A6 RED-*, B7 RP-9."""

from __future__ import annotations

import pytest

from tdapp.rules.balance import Known, balance
from tdapp.rules.cards import Card
from tdapp.rules.evenness import even_sizes
from tdapp.rules.redraw import redraw
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tests.rules.rooms import table


def redraws(rules: Rulebook, *, started: int, field: int, seats: int) -> dict[int, tuple[int, bool]]:
    """Play down from a field, breaking tables as soon as they fit: at which numbers seats are drawn anew."""
    found, tables = {}, started
    for left in range(field, 1, -1):
        answer = redraw(players_left=left, tables_open=tables, tables_started=started, seats=seats, rules=rules)
        assert sum(answer.sizes) == left
        assert len(answer.sizes) == answer.tables
        if answer.redraw:
            found[left] = (answer.tables, answer.mandatory)
            tables = answer.tables
        elif tables > 1 and left <= (tables - 1) * seats and tables - 1 > 3:
            tables -= 1
    return found


class TestRED01ThreeTwoAndOneTables:
    @pytest.mark.parametrize(
        ("started", "expected"),
        [
            (8, {30: (3, True), 20: (2, True), 10: (1, True)}),
            (5, {30: (3, False), 20: (2, True), 10: (1, True)}),
            (3, {20: (2, True), 10: (1, True)}),
        ],
    )
    @pytest.mark.parametrize("profile", ["roberts-11", "roberts-7"])
    def test_at_ten_a_table(self, rulebook, profile, started, expected):
        assert redraws(rulebook(profile), started=started, field=started * 10, seats=10) == expected

    def test_two_out_on_one_hand_skip_no_redraw(self, rulebook):
        answer = redraw(players_left=29, tables_open=4, tables_started=8, seats=10, rules=rulebook())
        assert (answer.redraw, answer.tables, answer.sizes) == (True, 3, (10, 10, 9))
        assert str(answer.rule) == "R11 §15.18"

    def test_without_a_redraw_the_present_is_described(self, rulebook):
        answer = redraw(players_left=31, tables_open=4, tables_started=8, seats=10, rules=rulebook())
        assert (answer.redraw, answer.mandatory, answer.tables, answer.sizes) == (False, False, 4, (8, 8, 8, 7))

    def test_the_next_fewer_tables_are_drawn_even_where_still_fewer_would_do(self, rulebook):
        answer = redraw(players_left=7, tables_open=3, tables_started=8, seats=10, rules=rulebook())
        assert (answer.redraw, answer.tables, answer.sizes) == (True, 2, (4, 3))


class TestRED02EighteenAndNine:
    def test_25_starters_redraw_at_18_and_9_only(self, rulebook):
        expected = {18: (2, True), 9: (1, True)}
        assert redraws(rulebook("amerifun"), started=3, field=25, seats=10) == expected

    def test_smaller_tables_wait_until_they_hold_the_field(self, rulebook):
        expected = {12: (2, True), 6: (1, True)}
        assert redraws(rulebook("amerifun"), started=3, field=18, seats=6) == expected


class TestRED03ThreeTablesAreStillBalanced:
    def test_the_books_own_example_moves_one(self, rulebook):
        tables = [
            table(1, range(1, 9), last=(2, 3, 4)),
            table(2, range(1, 9), last=(5, 6, 7)),
            table(3, (1, 2, 3, 5, 6, 7), last=(1, 2, 3)),
        ]
        known = Known(busted=[Seat(3, 4)], cards={1: Card.parse("Kd"), 2: Card.parse("Kc")})
        assert len(balance(tables, known, rules=rulebook("amerifun")).moves) == 1


class TestRP9FinalTables:
    @pytest.mark.parametrize(("seats", "final"), [(10, 10), (9, 9), (8, 9), (7, 7), (6, 7)])
    def test_only_the_final_table_is_drawn(self, rulebook, seats, final):
        assert redraws(rulebook("tda-2024"), started=4, field=4 * seats, seats=seats) == {final: (1, True)}

    def test_nine_at_a_final_table_of_an_eight_handed_event_stay(self, rulebook):
        answer = redraw(players_left=9, tables_open=1, tables_started=4, seats=8, rules=rulebook("tda-2024"))
        assert (answer.redraw, answer.sizes) == (False, (9,))


class TestEvenSizes:
    @pytest.mark.parametrize(
        ("players", "tables", "sizes"),
        [(25, 3, (9, 8, 8)), (21, 3, (7, 7, 7)), (11, 2, (6, 5)), (31, 4, (8, 8, 8, 7)), (10, 1, (10,))],
    )
    def test_larger_tables_first(self, players, tables, sizes):
        assert even_sizes(players, tables) == sizes


def test_one_player_left_draws_nothing(rulebook):
    assert not redraw(players_left=1, tables_open=2, tables_started=2, seats=9, rules=rulebook()).redraw


@pytest.mark.parametrize(("left", "tables", "at"), [(21, 2, ("players_left",)), (5, 10**9, ("tables_open",))])
def test_what_cannot_be_is_refused(rulebook, left, tables, at):
    with pytest.raises(Refused) as refused:
        redraw(players_left=left, tables_open=tables, tables_started=3, seats=10, rules=rulebook())
    assert refused.value.at == at


class TestManyPlayers:
    def test_their_number_is_written_with_its_marks(self, rulebook):
        with pytest.raises(Refused, match=r"^9,900 players do not fit 1,050 tables of 9 seats\.$"):
            redraw(players_left=9_900, tables_open=1_050, tables_started=1_100, seats=9, rules=rulebook("roberts-11"))
