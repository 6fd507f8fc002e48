"""Disputes, decks, seats and buttons that are wrong, and who decides."""

from __future__ import annotations

import pytest

from tdapp.rules.rulings import (
    deck_warning,
    dispute,
    dispute_in_break,
    has_raise_cap,
    is_substantial,
    judge,
    leave_seat,
    may_run_clock,
    misplaced_button,
    wrong_level_stands,
    wrong_seat,
)
from tdapp.values.refusal import Refused
from tdapp.values.room import Blinds, Seat, SeatedTable
from tests.rules.refusing import is_refused

FOLD, CALL = False, True
RIGHT, WRONG = Blinds(1, 2, 3), Blinds(2, 3, 4)


class TestRUL01DisputeBeforeTheNextRiffle:
    @pytest.mark.parametrize("next_riffle", [None, 101])
    def test_in_time(self, rulebook, next_riffle):
        assert not is_refused(lambda: dispute(100, next_riffle=next_riffle, rules=rulebook()))

    @pytest.mark.parametrize("next_riffle", [100, 99])
    def test_too_late(self, rulebook, next_riffle):
        with pytest.raises(Refused, match="result stands"):
            dispute(100, next_riffle=next_riffle, rules=rulebook())


class TestTDA22DisputeInABreak:
    def test_until_a_minute_after_the_pot_was_awarded(self, rulebook):
        dispute_in_break(160, awarded=100, rules=rulebook("tda-2024"))
        with pytest.raises(Refused, match="minute"):
            dispute_in_break(161, awarded=100, rules=rulebook("tda-2024"))


class TestLVL09DecksChangeWithTheDealer:
    @pytest.mark.parametrize(("with_dealer", "is_damaged"), [(True, False), (False, True), (True, True)])
    def test_or_when_a_card_is_damaged(self, with_dealer, is_damaged):
        assert deck_warning(with_dealer=with_dealer, is_damaged=is_damaged) is None

    def test_otherwise_the_director_is_warned(self):
        assert "damaged" in str(deck_warning(with_dealer=False, is_damaged=False))


class TestLVL08TheCapOnRaises:
    @pytest.mark.parametrize(("left", "is_limit", "capped"), [(3, True, True), (2, True, False), (3, False, False)])
    def test_holds_until_two_are_left_in_the_event(self, left, is_limit, capped):
        assert has_raise_cap(left_in_event=left, is_limit=is_limit) is capped


class TestTDA7WrongSeat:
    def test_to_the_right_one_with_the_chips_of_now(self, rulebook):
        found = wrong_seat(drawn=Seat(3, 7), stack_now=18_400, rules=rulebook("tda-2024"))
        assert (found.to, found.stack, str(found.rule)) == (Seat(3, 7), 18_400, "TDA 7")
        assert "table 3, seat 7" in found.why


class TestTDA36SubstantialAction:
    @pytest.mark.parametrize(
        ("actions", "substantial"),
        [
            ([], False),
            ([CALL], False),
            ([FOLD, FOLD], False),
            ([FOLD, CALL], True),
            ([CALL, FOLD], True),
            ([FOLD, FOLD, FOLD], True),
        ],
    )
    def test_two_with_chips_or_any_three(self, actions, substantial):
        assert is_substantial(actions) is substantial

    def test_a_wrong_level_stands_after_it(self):
        assert wrong_level_stands([CALL, CALL])
        assert not wrong_level_stands([FOLD])


class TestMB03AMisplacedButtonIsCorrectedNextHand:
    @pytest.mark.parametrize("profile", ["roberts-11", "roberts-7", "amerifun"])
    def test_as_if_it_had_been_right(self, rulebook, profile):
        found = misplaced_button(right=RIGHT, wrong=WRONG, actions=[CALL, CALL], rules=rulebook(profile))
        assert (found.fix_now, found.goes_on_from, found.rule.rule) == (False, RIGHT, "MB-03")

    def test_or_at_once_if_hardly_anybody_has_acted(self, rulebook):
        found = misplaced_button(right=RIGHT, wrong=WRONG, actions=[FOLD], rules=rulebook())
        assert (found.fix_now, found.goes_on_from) == (True, RIGHT)


class TestTDA34AAMisplacedButtonStandsAfterAction:
    def test_before_it_is_set_right(self, rulebook):
        found = misplaced_button(right=RIGHT, wrong=WRONG, actions=[FOLD, FOLD], rules=rulebook("tda-2024"))
        assert (found.fix_now, found.goes_on_from, str(found.rule)) == (True, RIGHT, "TDA 34A")

    def test_after_it_is_not_moved_back(self, rulebook):
        found = misplaced_button(right=RIGHT, wrong=WRONG, actions=[FOLD, CALL], rules=rulebook("tda-2024"))
        assert (found.fix_now, found.goes_on_from) == (False, WRONG)


class TestROLE01WhoDecides:
    def test_the_clock_may_be_handed_on(self):
        assert may_run_clock("Dee", director="Dee", given_to=[])
        assert may_run_clock("Tim", director="Dee", given_to=["Tim"])
        assert not may_run_clock("Tom", director="Dee", given_to=["Tim"])

    def test_the_director_judges(self, rulebook):
        assert judge(["a", "b"], director="Dee", third=None, rules=rulebook("amerifun")) == "Dee"

    def test_but_not_a_dispute_that_he_is_part_of(self, rulebook):
        assert judge(["a", "Dee"], director="Dee", third="Tim", rules=rulebook("amerifun")) == "Tim"

    @pytest.mark.parametrize("third", [None, "a", "Dee"])
    def test_and_then_needs_somebody_else(self, rulebook, third):
        with pytest.raises(Refused, match="somebody"):
            judge(["a", "Dee"], director="Dee", third=third, rules=rulebook("amerifun"))


class TestELI01TheSeatIsFreeAtOnce:
    def test_for_a_mover(self, rulebook):
        table = leave_seat(SeatedTable(1, 9, {1: "a", 4: "b"}), 4, rulebook())
        assert table.is_open(4)
        assert table.players == {1: "a"}

    def test_an_empty_seat_cannot_be_left(self, rulebook):
        with pytest.raises(Refused):
            leave_seat(SeatedTable(1, 9, {1: "a"}), 4, rulebook())
