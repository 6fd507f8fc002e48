"""Color-up and chip races: R11 §15.11, R7 §15.10, TDA 24A."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules.cards import DECK, Card
from tdapp.rules.chance import Chance
from tdapp.rules.race import MOST_CARDS, Racer, Stack, race, race_up
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused

PROFILES = ("roberts-11", "roberts-7", "amerifun", "tda-2024")


def cards(text):
    return tuple(Card.parse(card) for card in text.split())


FULL_TABLE = [
    Racer(1, 3, 900, cards("9c 4d Kh")),
    Racer(2, 4, 700, cards("2s 7s Qc 5h")),
    Racer(3, 0, 500),
    Racer(4, 2, 0, cards("Jd 3c")),
    Racer(5, 1, 300, cards("Ad")),
    Racer(6, 3, 100, cards("8s Ks 6d")),
]


def raced(racers, profile="roberts-11", *, old=5, new=25, seed=0, **house):
    rules = Rulebook(catalogue(), profile, house)
    return race(racers, old=old, new=new, rules=rules, chance=Chance(bytes([seed]) * 32))


class TestRACE01OddChipsAreRacedForWithCards:
    def test_chips_that_make_a_new_one_are_exchanged_directly(self):
        result = raced([Racer(1, 13, 900, cards("9c 4d Kh"))])
        assert (result.direct, result.odd) == ({1: 2}, {1: 3})

    def test_the_order_is_that_of_the_best_cards(self):
        assert raced(FULL_TABLE).order == (5, 6, 1, 2, 4)

    def test_thirteen_odd_reds_make_three_greens(self):
        assert raced(FULL_TABLE).slots == 3

    @pytest.mark.parametrize("profile", ["roberts-11", "amerifun"])
    def test_a_player_without_other_chips_gets_his_inside_the_slots(self, profile):
        result = raced(FULL_TABLE, profile)
        assert (result.awarded, result.delta) == ((4, 5, 6), 10)

    @pytest.mark.parametrize("profile", ["roberts-7", "tda-2024"])
    def test_or_on_top_of_them(self, profile):
        result = raced(FULL_TABLE, profile)
        assert (result.awarded, result.delta) == ((1, 4, 5, 6), 35)

    @pytest.mark.parametrize(
        ("profile", "source"),
        [
            ("roberts-11", "R11 §15.11"),
            ("roberts-7", "R7 §15.10"),
            ("amerifun", "AM §15.11"),
            ("tda-2024", "TDA 24A"),
        ],
    )
    def test_each_profile_cites_its_own_book(self, profile, source):
        assert str(raced(FULL_TABLE, profile).rule) == source

    def test_every_seat_stands_in_the_maps_in_order(self):
        result = raced(FULL_TABLE[::-1])
        assert list(result.new_chips.items()) == [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)]
        assert result.dealt[3] == ()

    def test_with_no_odd_chips_no_card_is_dealt(self):
        result = raced([Racer(1, 10, 0), Racer(2, 5, 0)])
        assert (result.new_chips, result.awarded, result.dealt_by_app) == ({1: 2, 2: 1}, (), False)
        assert result.why == "Nobody has odd chips: all are exchanged directly."

    def test_no_cards_for_anybody_is_the_same_as_none_said(self):
        table = [Racer(1, 3, 100, ()), Racer(2, 2, 100), Racer(3, 5, 100, ())]
        result = raced(table)
        assert result.dealt_by_app
        assert result == raced([Racer(r.seat, r.chips, r.other) for r in table])

    def test_protected_seats_are_named(self):
        assert "a chip is sure for seat 1; " in raced([Racer(1, 1, 0)]).why
        assert "a chip is sure for seats 1 and 2; " in raced([Racer(1, 1, 0), Racer(2, 1, 0)]).why
        assert "for seats 1, 2 and 3; " in raced([Racer(seat, 1, 0) for seat in (1, 2, 3)]).why

    def test_the_director_reads_what_was_raced_for(self):
        assert raced(FULL_TABLE).why.startswith("Odd chips: 13, at 5 for a new one; to race for: 3")


class TestRACE03LessThanHalfANewChipIsDropped:
    def test_twelve_odd_chips_make_two(self):
        result = raced([Racer(1, 4, 100), Racer(2, 4, 100), Racer(3, 4, 100)])
        assert (result.slots, result.delta) == (2, -10)

    def test_thirteen_make_three(self):
        assert raced([Racer(seat, chips, 100) for seat, chips in ((1, 4), (2, 4), (3, 4), (4, 1))]).slots == 3

    def test_exactly_half_makes_one_more(self):
        assert raced([Racer(1, 2, 100)], old=25, new=100).slots == 1

    def test_a_house_may_drop_every_leftover(self):
        assert raced(FULL_TABLE, race_leftover="dropped").slots == 2


class TestRACE04TooFewForOneChip:
    def test_two_of_five_win_nothing(self):
        result = raced([Racer(1, 1, 100), Racer(2, 1, 100)])
        assert (result.awarded, result.delta) == ((), -10)

    def test_three_of_five_win_one_for_the_best_card(self):
        result = raced([Racer(1, 1, 100, cards("Kd")), Racer(2, 2, 100, cards("Ks 2c"))])
        assert (result.awarded, result.delta) == ((2,), 10)


class TestRACE05NobodyIsRacedOut:
    @pytest.mark.parametrize("profile", PROFILES)
    def test_a_chip_is_given_even_when_there_is_none_to_race_for(self, profile):
        result = raced([Racer(4, 2, 0, cards("Jd 3c"))], profile)
        assert (result.slots, result.awarded, result.delta) == (0, (4,), 15)

    def test_other_chips_or_a_direct_one_are_no_last_chips(self):
        assert raced([Racer(1, 2, 100)]).awarded == ()
        assert raced([Racer(1, 7, 0)]).awarded == ()

    def test_protected_players_get_theirs_even_beyond_the_slots(self):
        result = raced([Racer(seat, 1, 0) for seat in (1, 2, 3)])
        assert (result.slots, result.awarded) == (1, (1, 2, 3))

    def test_who_won_by_card_gets_no_second_one_after(self):
        result = raced([Racer(1, 3, 0, cards("As 2c 3c")), Racer(2, 1, 50, cards("Kd"))], "roberts-7")
        assert result.awarded == (1,)


class TestRACE07MoreOddChipsThanCards:
    TABLE = tuple(Racer(seat, 9, 5000) for seat in range(1, 11))

    def test_ninety_cards_take_two_decks(self):
        result = raced(self.TABLE, old=100, new=1000)
        dealt = [card for hand in result.dealt.values() for card in hand]
        assert sorted(map(str, dealt[:52])) == sorted(map(str, DECK))
        assert len(set(dealt[52:])) == len(dealt[52:]) == 38

    def test_equal_cards_go_to_the_lower_seat(self):
        deck = tuple(card for card in DECK if str(card) != "As")
        first = (Card.parse("As"), *deck)
        table = [
            Racer(3, 53, 100, (*first, Card.parse("As"))),
            Racer(5, 1, 100, cards("Kd")),
            Racer(7, 1, 100, cards("Kh")),
        ]
        again = [
            Racer(2, 52, 100, first),
            Racer(3, 30, 100, cards("As " + " ".join(map(str, deck[:29])))),
        ]
        assert raced(table, old=1, new=60).order == (3, 7, 5)
        assert raced(again, old=1, new=60).order == (2, 3)

    def test_a_card_twice_in_one_deck_is_refused_where_it_is(self):
        table = [Racer(2, 2, 100, cards("Kd 2c")), Racer(1, 1, 100, cards("Kd"))]
        with pytest.raises(Refused) as refused:
            raced(table)
        assert refused.value.place == "players[0].cards[0]"

    def test_the_same_card_of_the_next_deck_is_fine(self):
        table = [Racer(1, 52, 100, DECK), Racer(2, 1, 100, DECK[:1])]
        assert raced(table, old=1, new=60).order == (1, 2)


class TestRACE10EveryTableRacesItsOwn:
    def test_three_odd_chips_at_each_of_two_tables_are_a_chip_at_each(self):
        tables = [[Racer(1, 2, 100), Racer(2, 1, 100)], [Racer(1, 1, 100), Racer(4, 2, 100)]]
        assert [len(raced(table).awarded) for table in tables] == [1, 1]


class TestTDA24AOneChipEach:
    TABLE = (
        Racer(1, 4, 100, cards("As Ks Qs Js")),
        Racer(2, 4, 100, cards("2c 3c 4c 5c")),
        Racer(3, 2, 100, cards("Ac 2d")),
    )

    @pytest.mark.parametrize("profile", PROFILES)
    def test_nobody_wins_more_than_one(self, profile):
        assert raced(self.TABLE, profile).awarded == (1, 3)

    @pytest.mark.parametrize("protection", ["first", "after"])
    def test_unless_the_house_counts_every_card(self, protection):
        result = raced(self.TABLE, race_one_chip_max=False, race_protection=protection)
        assert (result.awarded, result.new_chips) == ((1, 3), {1: 1, 2: 0, 3: 1})
        table = (self.TABLE[0], self.TABLE[1], Racer(3, 2, 100, cards("9d 2d")))
        assert raced(table, race_one_chip_max=False, race_protection=protection).awarded == (1, 1)

    def test_cards_of_a_protected_player_still_count(self):
        table = (Racer(1, 4, 0, cards("As Ks Qs Js")), *self.TABLE[1:])
        first = raced(table, race_one_chip_max=False, race_protection="first")
        after = raced(table, race_one_chip_max=False, race_protection="after")
        assert (first.awarded, after.awarded) == ((1, 1), (1, 3))

    def test_the_race_starts_in_the_lowest_seat(self):
        result = raced([Racer(9, 1, 100), Racer(1, 2, 100)], seed=7)
        deck = Chance(bytes([7]) * 32).shuffled(DECK)
        assert (result.dealt[1], result.dealt[9]) == (tuple(deck[:2]), (deck[2],))


class TestTwoChipsThatLeaveAtOnce:
    def test_are_raced_smallest_first_each_into_the_next_one_up(self):
        stacks = [Stack(1, {100: 4, 500: 1}, 2000), Stack(2, {100: 1}, 2000), Stack(3, {100: 5, 500: 2}, 0)]
        rules = Rulebook(catalogue())
        first, second = race_up(stacks, chips=[100, 500, 1000], rules=rules, chance=Chance(bytes(32)))
        assert (first.direct, first.odd, first.slots) == ({1: 0, 2: 0, 3: 1}, {1: 4, 2: 1, 3: 0}, 1)
        winner = first.awarded[0]
        held = {1: 1, 2: 0, 3: 3}
        held[winner] += 1
        assert {s: second.direct[s] * 2 + second.odd[s] for s in held} == held

    def test_higher_chips_count_as_the_rest_of_the_stack(self):
        stacks = [Stack(1, {100: 1, 500: 1}, 0), Stack(2, {100: 1}, 0)]
        rules = Rulebook(catalogue())
        first, second = race_up(stacks, chips=[100, 500, 1000], rules=rules, chance=Chance(bytes(32)))
        assert first.awarded == (2,)
        assert second.awarded == (1, 2)

    def test_one_chip_alone_is_a_plain_race(self):
        rules, stacks = Rulebook(catalogue()), [Stack(1, {5: 13}, 900), Stack(2, {5: 4}, 700)]
        (only,) = race_up(stacks, chips=[5, 25], rules=rules, chance=Chance(bytes(32)))
        assert only == raced([Racer(1, 13, 900), Racer(2, 4, 700)])

    @pytest.mark.parametrize("chips", [[], [100], [500, 100], [100, 100, 500]])
    def test_chips_go_from_the_smallest_up(self, chips):
        with pytest.raises(Refused):
            race_up([Stack(1, {}, 0)], chips=chips, rules=Rulebook(catalogue()), chance=Chance(bytes(32)))


class TestRefusals:
    @pytest.mark.parametrize(
        ("old", "new", "place"),
        [(5, 5, "new"), (5, 12, "new"), (25, 5, "new"), (5, 0, "new"), (5, -25, "new"), (0, 25, "old")],
    )
    def test_the_new_chip_is_a_multiple(self, old, new, place):
        with pytest.raises(Refused) as refused:
            raced([Racer(1, 3, 0)], old=old, new=new)
        assert refused.value.place == place

    @pytest.mark.parametrize(
        ("racers", "place"),
        [
            ([], "players"),
            ([Racer(0, 3, 0)], "players[0].seat"),
            ([Racer(1, 3, 0), Racer(1, 3, 0)], "players[1].seat"),
            ([Racer(1, -1, 0)], "players[0].chips"),
            ([Racer(1, 1, -1)], "players[0].other"),
            ([Racer(1, 3, 0, cards("As Ks"))], "players[0].cards"),
            ([Racer(1, 3, 0, ()), Racer(2, 1, 0, cards("As"))], "players[0].cards"),
            ([Racer(1, 5, 0, cards("As")), Racer(2, 1, 0)], "players[0].cards"),
            ([Racer(1, 1, 0, cards("As")), Racer(2, 1, 0)], "players[1].cards"),
        ],
    )
    def test_name_their_place(self, racers, place):
        with pytest.raises(Refused) as refused:
            raced(racers)
        assert refused.value.place == place

    @pytest.mark.parametrize(
        ("racer", "sentence"),
        [
            (Racer(1, 5, 0, cards("As")), "Seat 1 has no odd chips, so no cards."),
            (Racer(1, 1, 0, cards("As Ks")), "Seat 1 has 1 odd chip and 2 cards: one for each."),
            (Racer(1, 3, 0, cards("As")), "Seat 1 has 3 odd chips and 1 card: one for each."),
        ],
    )
    def test_say_how_many_cards_are_needed(self, racer, sentence):
        with pytest.raises(Refused) as refused:
            raced([racer])
        assert refused.value.sentence == sentence

    def test_absurdly_many_odd_chips_are_refused_not_dealt(self):
        with pytest.raises(Refused):
            raced([Racer(1, 10**18 - 1, 0)], old=1, new=10**18)
        assert len(raced([Racer(1, MOST_CARDS, 0)], old=1, new=MOST_CARDS + 1).dealt[1]) == MOST_CARDS


tables = st.dictionaries(
    st.integers(1, 12), st.tuples(st.integers(0, 40), st.sampled_from([0, 0, 75, 1000])), min_size=1
)


class TestEveryRace:
    @settings(max_examples=200)
    @given(tables, st.integers(2, 12), st.sampled_from(PROFILES), st.booleans(), st.sampled_from(["first", "after"]))
    def test_adds_up_and_leaves_everybody_with_chips(self, table, needed, profile, one, protection):
        racers = [Racer(seat, chips, other) for seat, (chips, other) in table.items()]
        result = raced(racers, profile, old=5, new=5 * needed, race_one_chip_max=one, race_protection=protection)
        before = sum(racer.chips for racer in racers) * 5
        assert sum(result.new_chips.values()) * 5 * needed - before == result.delta
        assert all(result.new_chips[racer.seat] or racer.other for racer in racers if racer.chips or racer.other)
        assert sorted(result.order) == [seat for seat in sorted(table) if result.odd[seat]]
        assert len(result.awarded) >= result.slots
        if one:
            assert len(set(result.awarded)) == len(result.awarded)

    @settings(max_examples=50)
    @given(tables, st.integers(2, 12))
    def test_typed_in_again_gives_the_same_answer(self, table, needed):
        racers = [Racer(seat, chips, other) for seat, (chips, other) in table.items()]
        dealt = raced(racers, new=5 * needed)
        typed = [Racer(r.seat, r.chips, r.other, dealt.dealt[r.seat]) for r in racers]
        again = raced(typed, new=5 * needed, seed=9)
        assert (again.awarded, again.order, again.delta) == (dealt.awarded, dealt.order, dealt.delta)
        assert not again.dealt_by_app
