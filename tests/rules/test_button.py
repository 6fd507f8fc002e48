"""Button and blinds: RULES.md A7, and what must hold over any sequence of bust-outs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules import profiles
from tdapp.rules.button import Hand, blinds_behind, next_hand, rule_of
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused
from tdapp.values.room import Blinds

SEATS = range(1, 7)
FIRST = Blinds(1, 2, 3)


def hands(rules: Rulebook, players, last=FIRST, count=3) -> list[Hand]:
    played: list[Hand] = []
    for _ in range(count):
        posted = played[-1].posts_big if played else None
        played.append(next_hand(seats=6, players=list(players), last=last, posted_big=posted, rules=rules))
        last = played[-1].blinds
    return played


def without(*out: int) -> list[int]:
    return [seat for seat in SEATS if seat not in out]


def places(played: list[Hand]) -> list[tuple[int, int, int]]:
    return [(hand.blinds.button, hand.blinds.small_blind, hand.blinds.big_blind) for hand in played]


@pytest.fixture(params=profiles.PROFILES)
def rules(request, rulebook) -> Rulebook:
    return rulebook(request.param)


class TestDB01SmallBlindBusts:
    def test_the_button_stands_at_the_empty_seat_and_seat_1_acts_last_again(self, rules):
        played = hands(rules, without(2))
        assert places(played) == [(2, 3, 4), (3, 4, 5), (4, 5, 6)]
        assert played[0].dead
        assert played[0].last_to_act == 1
        assert not played[1].dead


class TestDB02BigBlindBusts:
    def test_there_is_no_small_blind_and_then_a_dead_button(self, rules):
        played = hands(rules, without(3))
        assert places(played) == [(2, 3, 4), (3, 4, 5), (4, 5, 6)]
        assert played[0].posts_small == ()
        assert not played[0].dead
        assert played[1].dead
        assert played[1].last_to_act == 2
        assert played[1].posts_small == (4,)


class TestDB04ButtonBusts:
    def test_everything_moves_on(self, rules):
        assert places(hands(rules, without(1), count=2)) == [(2, 3, 4), (3, 4, 5)]


class TestDB05UnderTheGunBusts:
    def test_the_big_blind_passes_over_the_empty_seat(self, rules):
        assert places(hands(rules, without(4))) == [(2, 3, 5), (3, 5, 6), (5, 6, 1)]


class TestDB07TheMarkerIsASeat:
    def test_the_answer_names_the_empty_seat_and_who_acts_last(self, rules):
        hand = hands(rules, without(2), count=1)[0]
        assert (hand.blinds.button, hand.last_to_act) == (2, 1)


class TestDB08ARefilledSeatIsLive:
    def test_a_newcomer_in_the_busted_big_blind_posts_the_small_blind(self, rules):
        hand = hands(rules, SEATS, count=1)[0]
        assert (hand.blinds, hand.posts_small) == (Blinds(2, 3, 4), (3,))


class TestDB09WhoWaitsIsNotLive:
    def test_a_waiting_arrival_in_the_small_blind_posts_nothing(self, rules):
        assert hands(rules, without(3), count=1)[0].posts_small == ()

    def test_a_waiting_arrival_on_the_button_leaves_it_dead(self, rules):
        assert hands(rules, without(2), count=1)[0].dead


class TestTDA32DeadButton:
    def test_every_profile_starts_with_the_dead_button(self, rules):
        assert rules["button_mode"] == "dead"


class TestMB02TournamentsUseTheDeadButton:
    def test_the_rule_is_cited_from_the_profiles_own_book(self, rulebook):
        cited = {
            profile: str(rule_of(hands(rulebook(profile), SEATS)[0], rules=rulebook(profile)))
            for profile in profiles.PROFILES
        }
        assert cited["roberts-11"] == "R11 §15.30"
        assert cited["roberts-7"] == "R7 §15.30"


class TestMB01MovingButton:
    def test_small_blind_leaves(self, rulebook):
        played = hands(rulebook(button_mode="moving"), without(2))
        assert [hand.blinds.button for hand in played] == [3, 4, 5]
        assert [hand.posts_small for hand in played] == [(3,), (4, 5), (6,)]
        assert [hand.posts_big for hand in played] == [(4, 5), (6,), (1,)]

    def test_big_blind_leaves(self, rulebook):
        played = hands(rulebook(button_mode="moving"), without(3), count=2)
        assert [hand.blinds.button for hand in played] == [2, 4]
        assert [hand.posts_small for hand in played] == [(), (4, 5)]
        assert [hand.posts_big for hand in played] == [(4, 5), (6,)]

    def test_both_blinds_and_a_neighbour_leave(self, rulebook):
        hand = hands(rulebook(button_mode="moving"), [1, 5, 6], count=1)[0]
        assert (hand.blinds.button, hand.posts_big) == (5, (5, 6, 1))

    def test_a_newcomer_between_the_blinds_does_not_stop_them(self, rulebook):
        hand = hands(rulebook(button_mode="moving"), SEATS, last=Blinds(1, 2, 4), count=1)[0]
        assert (hand.blinds.button, hand.posts_small, hand.posts_big) == (2, (4,), (5,))


class TestHU01SmallBlindOnTheButton:
    def test_two_players(self, rules):
        hand = next_hand(seats=6, players=[2, 5], last=Blinds(2, 2, 5), rules=rules)
        assert (hand.blinds, hand.posts_small, hand.heads_up) == (Blinds(5, 5, 2), (5,), True)


HEADS_UP = [([2, 3], Blinds(3, 3, 2)), ([1, 3], Blinds(3, 3, 1)), ([1, 2], Blinds(2, 2, 1))]


class TestHU02LastBigBlindGetsTheButton:
    @pytest.mark.parametrize(("players", "expected"), HEADS_UP)
    def test_whoever_is_left(self, rulebook, players, expected):
        hand = next_hand(seats=3, players=players, last=FIRST, rules=rulebook("roberts-11"))
        assert hand.blinds == expected
        assert str(rule_of(hand, rules=rulebook("roberts-11"))) == "R11 §15.31"


class TestHU03NextBigBlindHasIt:
    @pytest.mark.parametrize(("players", "expected"), HEADS_UP)
    def test_whoever_is_left(self, rulebook, players, expected):
        hand = next_hand(seats=3, players=players, last=FIRST, rules=rulebook("amerifun"))
        assert hand.blinds == expected
        assert str(rule_of(hand, rules=rulebook("amerifun"))).startswith("AM ")


class TestHU05WhenTheNextBigBlindIsOut:
    def test_the_next_live_player_after_the_old_big_blind_has_it(self, rulebook):
        assert next_hand(seats=3, players=[2, 3], last=FIRST, rules=rulebook("amerifun")).blinds.big_blind == 2


class TestTDA34BNoBigBlindTwiceRunning:
    @given(st.data())
    def test_over_any_bust_outs_down_to_two(self, data):
        rules = Rulebook(catalogue(), data.draw(st.sampled_from(sorted(profiles.PROFILES))))
        alive = list(range(1, 10))
        last, previous_big = Blinds(1, 2, 3), None
        while len(alive) > 1:
            hand = next_hand(seats=9, players=alive, last=last, rules=rules)
            assert hand.blinds.big_blind != previous_big
            last, previous_big = hand.blinds, hand.blinds.big_blind
            for seat in data.draw(st.lists(st.sampled_from(alive), max_size=2, unique=True)):
                if len(alive) > 2 or (len(alive) == 2 and data.draw(st.booleans())):
                    alive.remove(seat)
            if data.draw(st.integers(0, 30)) == 0:
                break


class TestAlways:
    @given(st.lists(st.lists(st.integers(1, 9), max_size=2), min_size=1, max_size=25))
    def test_the_big_blind_meets_every_player_in_turn(self, rounds):
        rules = Rulebook(catalogue())
        alive, last = list(range(1, 10)), Blinds(1, 2, 3)
        waited = dict.fromkeys(alive, 0)
        for outs in rounds:
            hand = next_hand(seats=9, players=alive, last=last, rules=rules)
            due = min(alive, key=lambda seat: (seat - last.big_blind - 1) % 9)
            assert hand.blinds.big_blind == due
            assert hand.posts_big == (due,)
            for seat in alive:
                waited[seat] = 0 if seat == due else waited[seat] + 1
                assert waited[seat] < 9
            if len(alive) > 2:
                # Whoever has just paid the big blind pays the small one next, unless he is out.
                assert hand.posts_small == tuple({last.big_blind} & set(alive))
                assert hand.last_to_act in alive
                assert hand.dead == (hand.blinds.button not in alive)
            last = hand.blinds
            for seat in outs:
                if seat in alive and len(alive) > 2:
                    alive.remove(seat)

    @given(
        st.integers(3, 10).flatmap(
            lambda seats: st.tuples(
                st.just(seats),
                st.lists(st.integers(1, seats), min_size=2, unique=True),
                st.lists(st.integers(1, seats), min_size=3, max_size=3, unique=True),
                st.sampled_from(["dead", "moving"]),
            )
        )
    )
    def test_any_answer_can_be_fed_back(self, case):
        seats, players, places, mode = case
        rules = Rulebook(catalogue(), house={"button_mode": mode})
        last, posted = Blinds(*places), None
        for _ in range(2 * seats):
            hand = next_hand(seats=seats, players=players, last=last, posted_big=posted, rules=rules)
            assert set(hand.posts_small) | set(hand.posts_big) | {hand.last_to_act} <= set(players)
            assert hand.posts_big
            last, posted = hand.blinds, hand.posts_big

    def test_after_heads_up_a_third_player_gets_the_button_where_blinds_go_on(self, rulebook):
        hand = next_hand(seats=6, players=[1, 2, 4], last=Blinds(1, 1, 4), rules=rulebook())
        assert (hand.blinds, hand.dead) == (Blinds(2, 4, 1), False)


class TestBlindsBehindAButton:
    def test_the_next_two_taken_seats(self):
        assert blinds_behind(9, 3, [1, 3, 6, 7]) == Blinds(3, 6, 7)

    def test_heads_up_the_button_was_the_small_blind(self):
        assert blinds_behind(9, 3, [3, 6]) == Blinds(3, 3, 6)

    def test_a_button_at_an_empty_seat_was_no_heads_up_hand(self):
        assert blinds_behind(10, 10, [2, 7]) == Blinds(10, 2, 7)

    def test_one_known_seat_had_the_big_blind(self):
        assert blinds_behind(9, 1, [1]) == Blinds(9, 9, 1)
        assert blinds_behind(9, 6, [4]) == Blinds(3, 3, 4)

    def test_a_single_chair_has_no_blinds(self):
        assert blinds_behind(1, 1, [1]) is None


@pytest.mark.parametrize(
    ("players", "last", "at"),
    [
        ([], FIRST, ("players",)),
        ([4], FIRST, ("players",)),
        ([1, 7], FIRST, ("players", 1)),
        ([1, 1], FIRST, ("players", 1)),
        ([1, 2], Blinds(0, 2, 3), ("last", "button")),
        ([1, 2], Blinds(1, 2, 9), ("last", "big_blind")),
        ([1, 2], Blinds(1, 2, 1), ("last", "big_blind")),
    ],
)
def test_impossible_hands_are_refused_with_their_place(rulebook, players, last, at):
    with pytest.raises(Refused) as refused:
        next_hand(seats=6, players=players, last=last, rules=rulebook())
    assert refused.value.at == at
