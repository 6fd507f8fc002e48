from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules.places import Bust, award, finishing_order, places
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused

PRIZES = (31000, 19375, 15500, 7750, 3875)
R11 = Rulebook(catalogue(), "roberts-11", {})
TDA = Rulebook(catalogue(), "tda-2024", {})
AMERIFUN = Rulebook(catalogue(), "amerifun", {})


def shown(found):
    return [(place.player, place.best, place.worst, place.prize) for place in found]


def refused_at(left, busts, **more):
    with pytest.raises(Refused) as refused:
        places(left, busts, rules=R11, **more)
    return refused.value.place


class TestTIE01BiggerStackPlacesHigher:
    def test_of_two_out_on_one_hand_the_bigger_stack_is_fourth(self):
        busts = [Bust("A", 400, 1), Bust("B", 900, 1)]
        found = places(5, busts, prizes=PRIZES, rules=R11)
        assert shown(found) == [("B", 4, 4, 7750), ("A", 5, 5, 3875)]
        assert {str(place.rule) for place in found} == {"R11 §15.35"}
        assert found[0].why == "Place 4: out on the same hand as others, with 900 chips at its start."

    def test_at_other_tables_and_with_one_chip_the_sentence_still_fits(self):
        found = places(5, [Bust("A", 1000, 1), Bust("B", 1, 2)], rules=R11)
        assert [place.why for place in found] == [
            "Place 4: out together with others, at whatever table, with 1,000 chips at the start of the hand.",
            "Place 5: out together with others, at whatever table, with 1 chip at the start of the hand.",
        ]

    def test_each_profile_cites_its_own_book(self):
        busts = [Bust("A", 400), Bust("B", 900)]
        assert str(places(5, busts, rules=AMERIFUN)[0].rule) == "AM Winning"
        assert str(places(5, busts, rules=Rulebook(catalogue(), "roberts-7", {}))[0].rule) == "R7 §15.35"

    def test_places_beyond_the_money_get_nothing(self):
        found = places(9, [Bust("A", 1), Bust("B", 2)], prizes=PRIZES, rules=R11)
        assert shown(found) == [("B", 8, 8, 0), ("A", 9, 9, 0)]


class TestTIE02EqualStacksShare:
    def test_two_equal_stacks_share_fourth_and_fifth_to_the_cent(self):
        busts = [Bust("A", 400), Bust("B", 400)]
        found = places(5, busts, best_hand=["B"], prizes=PRIZES, rules=R11)
        assert shown(found) == [("A", 4, 5, 5812), ("B", 4, 5, 5813)]
        assert str(found[0].rule) == "R11 §15.35"

    def test_without_hands_the_odd_cent_goes_in_the_order_given(self):
        found = places(5, [Bust("A", 400), Bust("B", 400)], prizes=PRIZES, rules=R11)
        assert shown(found) == [("A", 4, 5, 5813), ("B", 4, 5, 5812)]

    def test_odd_units_go_one_each_and_what_is_less_to_the_first(self):
        busts = [Bust(name, 7) for name in "ABC"]
        found = places(4, busts, best_hand=["C", "B"], prizes=[0, 0, 0, 1150], unit=100, rules=R11)
        assert [place.prize for place in found] == [300, 400, 450]
        odd = "An odd 100 each goes to 'C' (better hand) and 'B' (better hand), and 'C' also gets the last 50."
        assert {place.why for place in found} == {
            f"Equal with 7 chips at the start of the hand: they share places 2 to 4. {odd}"
        }

    @pytest.mark.parametrize(
        ("hands", "unit", "odd"),
        [
            (["B"], 1, " The odd 1 goes to 'B' (better hand)."),
            ([], 1, " The odd 1 goes to 'A' (in the order given)."),
            ([], 625, " The odd 375 goes to 'A' (in the order given)."),
            ([], 2000, " The odd 2,000 goes to 'A' (in the order given), and 'A' also gets the last 1,625."),
        ],
    )
    def test_the_director_reads_who_got_what_does_not_divide_and_why(self, hands, unit, odd):
        found = places(5, [Bust("A", 1), Bust("B", 1)], best_hand=hands, prizes=PRIZES, unit=unit, rules=R11)
        assert {each.why for each in found} == {
            f"Equal with 1 chip at the start of the hand: they share places 4 to 5.{odd}"
        }

    def test_what_divides_needs_no_such_sentence(self):
        found = places(5, [Bust("A", 1), Bust("B", 1)], prizes=[9, 8, 7, 4, 2], rules=R11)
        assert found[0].why.endswith("they share places 4 to 5.")

    def test_many_odd_units_are_told_without_all_the_names(self):
        busts = [Bust(str(i), 7) for i in range(30)]
        found = places(31, busts, best_hand=["4"], prizes=[0, 20], rules=R11)
        assert found[0].why.endswith("An odd 1 each goes to 20 of them, better hands first, then in the order given.")

    def test_the_award_that_cannot_be_divided_goes_to_the_best_hand(self):
        found = award(["A", "B"], ["X", "B", "A"], rules=R11)
        assert (found.player, str(found.rule)) == ("B", "R11 §15.35")

    def test_without_hands_nobody_can_say_who_gets_the_award(self):
        with pytest.raises(Refused, match="best hand"):
            award(["A", "B"], [], rules=R11)
        with pytest.raises(Refused, match="Nobody"):
            award([], [], rules=R11)


class TestTIE03BiggerStackThenEqualOnes:
    def test_800_is_third_and_the_two_of_500_share_the_rest(self):
        busts = [Bust("A", 500), Bust("C", 800), Bust("B", 500)]
        found = places(5, busts, prizes=PRIZES, rules=R11)
        assert shown(found) == [("C", 3, 3, 15500), ("A", 4, 5, 5813), ("B", 4, 5, 5812)]


class TestTIE05AmerifunFallsBackToRoberts:
    def test_equal_stacks_share_there_too_by_the_roberts_part_of_its_book(self):
        busts = [Bust("A", 400), Bust("B", 400)]
        found = places(5, busts, prizes=PRIZES, rules=AMERIFUN)
        assert shown(found) == shown(places(5, busts, prizes=PRIZES, rules=R11))
        assert str(found[0].rule) == "AM §15.35"


class TestRP8AOutHandForHandAtDifferentTables:
    trio = (Bust("a800", 800, 1), Bust("a600", 600, 1), Bust("b700", 700, 2))

    def test_three_out_with_52_left_and_50_paid_share_the_last_prize(self):
        busts = [Bust("A", 9, 1), Bust("B", 8, 2), Bust("C", 7, 3)]
        prizes = [3000] * 49 + [1500]
        found = places(52, busts, hand_for_hand=True, prizes=prizes, rules=TDA)
        assert shown(found) == [(name, 50, 52, 500) for name in "ABC"]
        assert str(found[0].rule) == "TDA RP-8A"

    def test_under_share_two_at_one_table_and_one_at_another_all_tie(self):
        found = places(9, self.trio, hand_for_hand=True, rules=TDA)
        assert {(place.best, place.worst) for place in found} == {(7, 9)}

    def test_under_by_stack_they_are_ranked_over_all_tables(self):
        found = places(9, self.trio, hand_for_hand=True, rules=R11)
        assert [place.player for place in found] == ["a800", "b700", "a600"]

    def test_not_hand_for_hand_stacks_decide_in_every_profile(self):
        found = places(9, self.trio, rules=TDA)
        assert [place.player for place in found] == ["a800", "b700", "a600"]

    def test_at_one_table_stacks_decide_even_hand_for_hand(self):
        found = places(9, self.trio[:2], hand_for_hand=True, rules=TDA)
        assert [(place.player, place.best) for place in found] == [("a800", 8), ("a600", 9)]

    def test_a_house_may_choose_to_share(self):
        house = Rulebook(catalogue(), "roberts-11", {"same_hand_other_table": "share"})
        found = places(9, self.trio, hand_for_hand=True, rules=house)
        assert {(place.best, place.worst) for place in found} == {(7, 9)}

    def test_under_share_the_tables_must_be_named(self):
        unnamed = [Bust("A", 9), Bust("B", 8)]
        with pytest.raises(Refused) as refused:
            places(9, unnamed, hand_for_hand=True, rules=TDA)
        assert refused.value.place == "busts[0].table"
        assert [place.best for place in places(9, unnamed, hand_for_hand=True, rules=R11)] == [8, 9]
        assert [place.best for place in places(9, unnamed, rules=TDA)] == [8, 9]
        assert [place.best for place in places(9, unnamed[:1], hand_for_hand=True, rules=TDA)] == [9]

    def test_the_odd_unit_is_told_there_too(self):
        found = places(9, self.trio, hand_for_hand=True, prizes=[10] * 7, rules=TDA)
        assert found[0].why == (
            "Out hand for hand at different tables: 3 share places 7 to 9. "
            "The odd 1 goes to 'a800' (in the order given)."
        )


class TestPAY05EliminationBackwardsIsThePlace:
    def test_the_last_one_with_chips_is_first_and_the_first_out_last(self):
        found = finishing_order(["A", "B", "C", "D"], "E", rules=R11)
        assert [(place.player, place.best) for place in found] == [("E", 1), ("D", 2), ("C", 3), ("B", 4), ("A", 5)]
        assert str(found[0].rule) == "AM Winning"

    def test_nobody_finishes_twice(self):
        with pytest.raises(Refused):
            finishing_order(["A", "B"], "A", rules=R11)

    def test_one_out_alone_takes_the_place_behind_those_still_in(self):
        found = places(5, [Bust("A", 3)], prizes=PRIZES, rules=R11)
        assert shown(found) == [("A", 5, 5, 3875)]
        assert str(found[0].rule) == "AM Winning"


class TestImpossible:
    def test_somebody_must_hold_the_chips(self):
        assert refused_at(2, [Bust("A", 3), Bust("B", 3)]) == "busts"

    def test_nobody_out(self):
        assert refused_at(2, []) == "busts"

    def test_a_player_out_twice(self):
        assert refused_at(5, [Bust("A", 3), Bust("A", 3)]) == "busts[1].player"

    def test_a_stack_below_nothing(self):
        assert refused_at(5, [Bust("A", -3)]) == "busts[0].stack"

    def test_tables_for_some_only(self):
        assert refused_at(5, [Bust("A", 3, 1), Bust("B", 3)]) == "busts[1].table"

    @pytest.mark.parametrize(("hands", "at"), [(["X"], "best_hand[0]"), (["A", "A"], "best_hand[1]")])
    def test_hands_of_others_or_twice(self, hands, at):
        assert refused_at(5, [Bust("A", 3), Bust("B", 3)], best_hand=hands) == at

    def test_prizes_or_units_below_nothing(self):
        assert refused_at(5, [Bust("A", 3)], prizes=[3, -1]) == "prizes[1]"
        assert refused_at(5, [Bust("A", 3)], unit=0) == "unit"


class TestAlways:
    @given(
        st.lists(st.tuples(st.integers(0, 5), st.integers(1, 3)), min_size=1, max_size=12),
        st.integers(1, 20),
        st.lists(st.integers(0, 10**6), max_size=30).map(lambda prizes: sorted(prizes, reverse=True)),
        st.integers(1, 500),
        st.booleans(),
        st.sampled_from([R11, TDA]),
    )
    def test_the_money_of_the_places_is_paid_exactly(self, stacks, more, prizes, unit, together, rules):
        busts = [Bust(str(i), stack, table) for i, (stack, table) in enumerate(stacks)]
        left = len(busts) + more
        found = places(left, busts, hand_for_hand=together, prizes=prizes, unit=unit, rules=rules)
        assert sum(place.prize for place in found) == sum(prizes[more:left])
        assert sorted(place.player for place in found) == sorted(bust.player for bust in busts)
        best = [place.best for place in found]
        assert best == sorted(best)
        for place in found:
            tied = [other for other in found if other.best == place.best]
            assert place.worst == place.best + len(tied) - 1
            assert max(other.prize for other in tied) - min(other.prize for other in tied) < 2 * unit


def test_how_many_are_left_is_written_with_its_marks():
    (place,) = places(9_900, [Bust("A", 400, 1)], rules=R11)
    assert place.why == "Out in place 9900: 9,899 still in."
