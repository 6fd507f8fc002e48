"""The draw of seats: A1 of the catalogue, and that every whole seating is equally likely."""

from __future__ import annotations

from collections import Counter
from heapq import heapify, heappop, heappush
from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.resources import catalogue
from tdapp.rules.chance import Chance
from tdapp.rules.draw import Draw, Drawn, Lock, TableToFill, draw_seats, tables_for
from tdapp.rules.draw_cards import card_place, deck_for, merged_rest, seat_cards
from tdapp.rules.draw_plan import draw_once, make_plan
from tdapp.rules.draw_sizes import by_weight
from tdapp.rules.evenness import even_sizes
from tdapp.rules.rulebook import Rulebook
from tdapp.rules.seat_choice import change_seat, check_own_seats, draw_satellite
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

SEED = bytes(range(32))
R11 = Rulebook(catalogue(), "roberts-11", {})
AMERIFUN = Rulebook(catalogue(), "amerifun", {})


def drawn(draw: Draw, seed: bytes = SEED) -> Drawn:
    return draw_seats(draw, Chance(seed), rules=R11)


def names(count: int) -> tuple[str, ...]:
    return tuple(f"player {i}" for i in range(1, count + 1))


def tables(*seats: int) -> tuple[TableToFill, ...]:
    return tuple(TableToFill(i, count) for i, count in enumerate(seats, start=1))


Places = tuple[tuple[int, int], ...]


def all_seatings(draw: Draw) -> set[Places]:
    """Every whole seating that the draw may give, found the long way: try all, keep the most even ones."""
    chairs = [
        (table.table, seat)
        for table in draw.tables
        for seat in range(1, table.seats + 1)
        if seat not in table.unavailable
    ]
    locked = {lock.player: (lock.table, lock.seat) for lock in draw.locked}
    who = {player: i for i, player in enumerate(draw.players)}
    tried: dict[Places, int] = {}
    for places in permutations(chairs, len(draw.players)):
        if all(places[who[player]] == place for player, place in locked.items()):
            tried[places] = sum(size**2 for size in Counter(table for table, _ in places).values())
    most_even = min(tried.values())
    return {
        places
        for places, unevenness in tried.items()
        if unevenness == most_even
        and len({places[who[dealer]][0] for dealer in draw.dealers}) == len(draw.dealers)
        and not any(places[who[a]][0] == places[who[b]][0] for a, b in draw.apart)
    }


UNEVEN = {
    "two tables of different size": Draw(names(3), tables(3, 2)),
    "three tables of different size": Draw(names(3), tables(4, 1, 2)),
    "fewer players than tables": Draw(names(2), tables(3, 1, 2)),
    "an unavailable seat": Draw(names(3), (TableToFill(7, 3, (2,)), TableToFill(4, 3))),
    "a locked player": Draw(names(3), tables(3, 3), locked=(Lock("player 2", 2, 3),)),
    "more locked than a fair share": Draw(
        names(4), tables(3, 2, 2), locked=(Lock("player 1", 1, 1), Lock("player 4", 1, 3))
    ),
    "dealers": Draw(names(4), tables(2, 4), dealers=("player 3", "player 1")),
    "dealers at some of the tables": Draw(names(4), tables(2, 2, 2), dealers=("player 4", "player 2")),
    "dealers and locked players": Draw(
        names(4), tables(2, 3, 2), locked=(Lock("player 1", 2, 1),), dealers=("player 2", "player 3")
    ),
    "a locked dealer": Draw(
        names(4), tables(3, 2, 2), locked=(Lock("player 1", 1, 2),), dealers=("player 1", "player 4")
    ),
    "a pair apart": Draw(names(3), tables(3, 2), apart=(("player 1", "player 2"),)),
    "all wishes": Draw(
        names(5),
        tables(3, 3),
        apart=(("player 4", "player 2"),),
        locked=(Lock("player 1", 2, 1),),
        dealers=("player 2", "player 3"),
    ),
}


class TestEveryWholeSeatingIsEquallyLikely:
    @pytest.mark.parametrize("case", UNEVEN)
    def test_with(self, case: str):
        draw = UNEVEN[case]
        plan, chance = make_plan(draw), Chance(case.encode().ljust(32))
        possible = all_seatings(draw)
        expected = max(30, 10_000 // len(possible))
        seen: Counter[Places] = Counter()
        while seen.total() < expected * len(possible):
            seating = draw_once(plan, chance)
            if seating is not None:
                places = [seating[player] for player in draw.players]
                seen[tuple((place.table, place.seat or 0) for place in places)] += 1
        assert set(seen) == possible
        freedom = len(possible) - 1
        off = sum((count - expected) ** 2 / expected for count in seen.values())
        assert abs(off - freedom) < 4 * (2 * freedom) ** 0.5

    def test_locked_players_and_dealers_need_the_correction_that_is_tested_here(self):
        assert make_plan(UNEVEN["dealers and locked players"]).spreads
        assert make_plan(UNEVEN["a locked dealer"]).spreads
        assert not make_plan(UNEVEN["dealers"]).spreads

    def test_a_choice_by_weight_is_as_likely_as_the_product_of_its_weights(self):
        weights = [(1, 3), (5, 2), (1, 1), (7, 4)]
        odds = {
            (i, j): weights[i][0] / weights[i][1] * weights[j][0] / weights[j][1]
            for i in range(4)
            for j in range(i + 1, 4)
        }
        chance = Chance(SEED)
        seen = Counter(tuple(by_weight(range(4), weights, 2, chance)) for _ in range(20_000))
        off = 0.0
        for choice, weight in odds.items():
            expected = 20_000 * weight / sum(odds.values())
            off += (seen[choice] - expected) ** 2 / expected
        assert seen.total() == sum(seen[choice] for choice in odds)
        assert off < 5 + 4 * (2 * 5) ** 0.5


class TestSEAT01SeatsAreDrawnAtRandom:
    def test_23_entrants_at_three_tables_get_23_different_seats(self):
        result = drawn(Draw(names(23), tables(9, 9, 9)))
        assert len(set(result.seats.values())) == 23
        assert sorted(result.sizes.values()) == [7, 8, 8]
        assert result.uniform
        assert str(result.rule) == "R11 §15.2"

    def test_a_fixed_seed_gives_these_seats_on_every_machine(self):
        result = drawn(Draw(names(23), tables(9, 9, 9)))
        assert result.sizes == {1: 8, 2: 7, 3: 8}
        assert " ".join(f"{seat.table}{seat.seat}" for seat in result.seats.values()) == (
            "25 23 37 26 19 33 29 13 16 15 38 24 28 22 32 34 18 17 14 11 35 31 36"
        )

    def test_another_seed_gives_other_seats(self):
        draw = Draw(names(23), tables(9, 9, 9))
        assert drawn(draw).seats != drawn(draw, bytes(32)).seats

    def test_seats_are_listed_in_the_order_of_the_players(self):
        assert tuple(drawn(Draw(names(50), tables_for(50, 9))).seats) == names(50)

    def test_no_forbidden_seating_in_ten_thousand_draws(self):
        draw = Draw(
            names(9),
            (TableToFill(1, 5, (2,)), TableToFill(2, 4, (1,)), TableToFill(3, 4)),
            apart=(("player 1", "player 2"), ("player 3", "player 8")),
            locked=(Lock("player 9", 1, 4),),
            dealers=("player 1", "player 3", "player 9"),
        )
        plan, chance = make_plan(draw), Chance(SEED)
        made = 0
        while made < 10_000:
            seating = draw_once(plan, chance)
            if seating is None:
                continue
            made += 1
            assert respects(draw, seating)


def respects(draw: Draw, seats: dict[str, Seat], *, heed_pairs: bool = True) -> bool:
    """Whether nobody sits where he may not, and the tables are as even as they can be."""
    room = {table.table: table for table in draw.tables}
    sizes = Counter(seat.table for seat in seats.values())
    return (
        set(seats) == set(draw.players)
        and len(set(seats.values())) == len(seats)
        and all(1 <= (seat.seat or 0) <= room[seat.table].seats for seat in seats.values())
        and all(seat.seat not in room[seat.table].unavailable for seat in seats.values())
        and all(seats[lock.player] == Seat(lock.table, lock.seat) for lock in draw.locked)
        and len({seats[dealer].table for dealer in draw.dealers}) == len(draw.dealers)
        and sorted(sizes[table] for table in room) == sorted(fair_sizes(draw))
        and not (heed_pairs and any(seats[a].table == seats[b].table for a, b in draw.apart))
    )


def fair_sizes(draw: Draw) -> list[int]:
    """Locked players sit; everyone else goes, one by one, to the smallest table that has a seat left."""
    counts = Counter(lock.table for lock in draw.locked)
    room = [(counts[table.table], table.capacity) for table in draw.tables]
    full = [size for size, capacity in room if size == capacity]
    filling = [(size, capacity) for size, capacity in room if size < capacity]
    heapify(filling)
    for _ in range(len(draw.players) - len(draw.locked)):
        size, capacity = heappop(filling)
        if size + 1 < capacity:
            heappush(filling, (size + 1, capacity))
        else:
            full.append(capacity)
    return full + [size for size, _ in filling]


@st.composite
def draws(make) -> Draw:
    room = []
    numbers = make(st.lists(st.integers(1, 99), min_size=1, max_size=5, unique=True))
    for number in numbers:
        seats = make(st.integers(1, 8))
        out = make(st.sets(st.integers(1, seats), max_size=2))
        room.append(TableToFill(number, seats, tuple(sorted(out))))
    chairs = [(t.table, c) for t in room for c in range(1, t.seats + 1) if c not in t.unavailable]
    if not chairs:
        chairs, room = [(1, 1)], [TableToFill(1, 1)]
    players = names(make(st.integers(1, len(chairs))))
    locks = make(st.permutations(chairs))[: make(st.integers(0, min(3, len(players))))]
    locked = tuple(Lock(player, *chair) for player, chair in zip(make(st.permutations(players)), locks))
    dealers = tuple(make(st.permutations(players))[: make(st.integers(0, min(len(room), 3)))])
    some = st.sampled_from(players)
    pairs = make(st.lists(st.tuples(some, some).filter(lambda pair: pair[0] != pair[1]), max_size=3))
    return Draw(players, tuple(room), tuple(pairs), locked, dealers)


def can_spread_dealers(draw: Draw) -> bool:
    """Whether tables of fair sizes leave each dealer who is not locked a place where no other dealer is."""
    at = {lock.player: lock.table for lock in draw.locked}
    taken = [at[dealer] for dealer in draw.dealers if dealer in at]
    counts = Counter(at.values())
    level = max(
        level
        for level in range(9)
        if sum(min(max(level, counts[t.table]), t.capacity) for t in draw.tables) <= len(draw.players)
    )
    left = len(draw.players)
    open_now = open_if_larger = 0
    for table in draw.tables:
        size = min(max(level, counts[table.table]), table.capacity)
        left -= size
        if table.table not in taken:
            open_now += size > counts[table.table]
            open_if_larger += size == counts[table.table] == level < table.capacity
    waiting = len(draw.dealers) - len(taken)
    return len(taken) == len(set(taken)) and waiting <= open_now + min(left, open_if_larger)


class TestWhateverTheWishes:
    @settings(max_examples=300)
    @given(draws(), st.binary(min_size=32, max_size=32))
    def test_everyone_sits_where_he_may_or_the_draw_is_refused(self, draw: Draw, seed: bytes):
        if not can_spread_dealers(draw):
            with pytest.raises(Refused, match="dealer"):
                draw_seats(draw, Chance(seed), rules=R11)
            return
        result = draw_seats(draw, Chance(seed), rules=R11)
        assert respects(draw, result.seats, heed_pairs=not result.apart_failed)
        assert list(result.sizes) == [table.table for table in draw.tables]
        assert result == draw_seats(draw, Chance(seed), rules=R11)


class TestSEAT02TablesAreEven:
    @pytest.mark.parametrize(
        ("players", "sizes"),
        [(25, [9, 8, 8]), (21, [7, 7, 7]), (10, [10]), (11, [6, 5]), (31, [8, 8, 8, 7]), (1, [1])],
    )
    def test_the_fewest_tables_of_ten_hold_everyone(self, players: int, sizes: list[int]):
        tables = tables_for(players, 10)
        assert list(even_sizes(players, len(tables))) == sizes
        result = drawn(Draw(names(players), tables_for(players, 10)))
        assert sorted(result.sizes.values(), reverse=True) == sizes

    def test_a_small_table_is_full_and_the_others_are_even(self):
        assert drawn(Draw(names(20), tables(3, 9, 10))).sizes[1] == 3
        assert sorted(drawn(Draw(names(20), tables(3, 9, 10))).sizes.values()) == [3, 8, 9]

    def test_a_table_with_many_locked_players_keeps_them_and_gets_no_more(self):
        locked = tuple(Lock(f"player {i}", 1, i) for i in range(1, 7))
        assert drawn(Draw(names(12), tables(9, 9, 9), locked=locked)).sizes == {1: 6, 2: 3, 3: 3}

    def test_which_table_is_larger_is_random(self):
        draw = Draw(names(3), tables(2, 2))
        assert {drawn(draw, bytes([i] * 32)).sizes[1] for i in range(20)} == {1, 2}


class TestSEAT03CardDraw:
    def test_tables_of_8_8_and_9_need_25_cards(self):
        deck = deck_for({1: 8, 2: 8, 3: 9})
        assert deck[1] == ("As", "2s", "3s", "4s", "5s", "6s", "7s", "8s")
        assert deck[2][0] == "Ah"
        assert deck[2][-1] == "8h"
        assert deck[3][-1] == "9c"
        assert sum(map(len, deck.values())) == 25

    @pytest.mark.parametrize(
        ("card", "table", "offset", "position"),
        [
            ("3h", 2, 2, "the big blind"),
            ("Ac", 3, 0, "the button"),
            ("2s", 1, 1, "the small blind"),
            ("9c", 3, 8, "8 places after the button"),
            ("12-K", 12, 12, "12 places after the button"),
        ],
    )
    def test_a_card_names_table_and_position(self, card: str, table: int, offset: int, position: str):
        place = card_place(card, rules=AMERIFUN)
        assert (place.table, place.offset, place.position) == (table, offset, position)
        assert str(place.rule) == "AM Seating"

    @pytest.mark.parametrize("card", ["", "Zs", "10s", "As ", "5-", "-A", "x-A", "5-AA", "Ax"])
    def test_what_is_no_seat_card_is_refused(self, card: str):
        with pytest.raises(Refused):
            card_place(card, rules=AMERIFUN)

    def test_the_ace_is_the_lowest_taken_seat_and_ranks_go_clockwise_over_taken_seats(self):
        seats = {"x": Seat(4, 9), "y": Seat(4, 3), "z": Seat(4, 5), "w": Seat(2, 2)}
        assert seat_cards(seats, (2, 4)) == {"y": "Ad", "z": "2d", "x": "3d", "w": "Ah"}

    def test_with_a_table_past_the_fourth_each_card_names_its_table(self):
        seats = {"x": Seat(4, 9), "y": Seat(5, 3)}
        assert seat_cards(seats, (4, 5)) == {"x": "4-A", "y": "5-A"}

    def test_a_suit_has_thirteen_cards(self):
        draw = Draw(names(26), tables(14, 14), method="cards")
        assert len(set(drawn(draw).cards.values())) == 26
        with pytest.raises(Refused) as refused:
            drawn(Draw(names(27), tables(14, 14), method="cards"))
        assert refused.value.at == ("method",)

    def test_the_cards_of_a_draw_are_the_prepared_deck(self):
        result = drawn(Draw(names(25), tables(9, 9, 9), method="cards"))
        deck = deck_for(result.sizes)
        assert sorted(result.cards.values()) == sorted(card for pile in deck.values() for card in pile)
        assert str(result.rule) == "AM Seating"

    def test_a_draw_that_is_not_by_cards_has_none(self):
        assert drawn(Draw(names(5), tables(5))).cards == {}


class TestSEAT04NewTablesAreDrawnTheSameWay:
    def test_18_players_need_nine_cards_of_two_suits(self):
        deck = deck_for(dict(enumerate(even_sizes(18, 2), start=1)))
        assert [(pile[0], pile[-1], len(pile)) for pile in deck.values()] == [("As", "9s", 9), ("Ah", "9h", 9)]

    def test_9_players_need_nine_cards_of_one_suit(self):
        assert deck_for({1: 9}) == {1: ("As", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s")}


class TestSEAT05OnePlayerDealerPerTable:
    def test_each_of_three_dealers_gets_another_table(self):
        people = (*names(22), "X", "Y", "Z")
        for i in range(50):
            result = drawn(Draw(people, tables(9, 9, 9), dealers=("X", "Y", "Z"), method="cards"), bytes([i] * 32))
            assert {result.seats[dealer].table for dealer in "XYZ"} == {1, 2, 3}

    def test_22_cards_are_left_for_the_22_others(self):
        deck = deck_for({1: 8, 2: 8, 3: 9})
        rest = merged_rest(deck, ["4s", "Ah", "9c"])
        assert len(rest) == 22
        assert not {"4s", "Ah", "9c"} & set(rest)

    def test_two_dealers_from_one_suit_are_refused(self):
        with pytest.raises(Refused, match="table 1"):
            merged_rest(deck_for({1: 8, 2: 8}), ["4s", "5s"])
        with pytest.raises(Refused, match="not in this deck"):
            merged_rest(deck_for({1: 8, 2: 8}), ["9s"])

    def test_a_dealer_who_is_locked_keeps_the_others_away(self):
        locked = (Lock("player 1", 2, 5),)
        dealers = ("player 1", "player 2", "player 3")
        for i in range(50):
            seats = drawn(Draw(names(9), tables(5, 5, 5), locked=locked, dealers=dealers), bytes([i] * 32)).seats
            assert {seats["player 2"].table, seats["player 3"].table} == {1, 3}

    def test_dealers_without_a_table_of_their_own_are_refused(self):
        full = tuple(Lock(f"player {i}", 1, i) for i in (1, 2))
        with pytest.raises(Refused) as refused:
            drawn(Draw(names(4), tables(2, 2), locked=full, dealers=("player 3", "player 4")))
        assert refused.value.at == ("dealers",)

    def test_two_dealers_locked_at_one_table_are_refused(self):
        locked = (Lock("player 1", 1, 1), Lock("player 2", 1, 2))
        with pytest.raises(Refused) as refused:
            drawn(Draw(names(4), tables(3, 3), locked=locked, dealers=("player 1", "player 2")))
        assert refused.value.at == ("locked", 1)


class TestSEAT06OneTableSatellite:
    def test_the_seat_that_the_first_entrant_chose_is_locked(self):
        satellite = draw_satellite(names(10), seats=10, chosen={"player 1": 7}, chance=Chance(SEED), rules=R11)
        assert satellite.seats["player 1"] == Seat(1, 7)
        assert len(set(satellite.seats.values())) == 10
        assert str(satellite.rule) == "R11 §15.2"

    def test_the_button_is_drawn_apart_from_the_seats(self):
        chance = Chance(SEED)
        chosen = {player: i for i, player in enumerate(names(5), start=2)}
        buttons = Counter(
            draw_satellite(names(5), seats=10, chosen=chosen, chance=chance, rules=R11).button for _ in range(1000)
        )
        assert set(buttons) == {2, 3, 4, 5, 6}
        assert sum((count - 200) ** 2 / 200 for count in buttons.values()) < 4 + 4 * 8**0.5


class TestSEAT07OnlyTheDirectorChangesASeat:
    def test_a_dealer_is_refused_after_the_start(self):
        with pytest.raises(Refused) as refused:
            change_seat("dealer", has_started=True, rules=R11)
        assert "R11 §15.3" in refused.value.sentence
        assert refused.value.rule == R11.cite("SEAT-07")

    def test_the_director_does_it_and_it_says_so(self):
        change = change_seat("director", has_started=True, rules=R11)
        assert "director" in change.why
        assert str(change.rule) == "R11 §15.3"

    def test_before_the_start_others_may(self):
        assert change_seat("dealer", has_started=False, rules=R11).why


class TestSEAT09SeatsThatPlayersChoose:
    def chosen(self, *seats: int) -> Sequence[Lock]:
        return [Lock(f"player {i}", 1, seat) for i, seat in enumerate(seats)]

    def test_different_seats_are_in_order(self):
        own = check_own_seats(self.chosen(3, 1, 9), tables(9, 9), rules=AMERIFUN)
        assert own.sizes == {1: 3, 2: 0}
        assert own.rule.rule == "SEAT-09"

    def test_a_seat_that_two_chose_is_refused(self):
        with pytest.raises(Refused, match="two players") as refused:
            check_own_seats(self.chosen(3, 1, 3), tables(9), rules=AMERIFUN)
        assert refused.value.at == ("locked", 2, "seat")

    def test_a_player_who_chose_two_seats_is_refused(self):
        with pytest.raises(Refused, match="locked twice"):
            check_own_seats([Lock("a", 1, 1), Lock("a", 1, 2)], tables(9), rules=AMERIFUN)

    def test_amerifun_seats_no_more_than_ten_at_a_table(self):
        eleven = self.chosen(*range(1, 12))
        assert check_own_seats(eleven[:10], tables(12), rules=AMERIFUN)
        with pytest.raises(Refused) as refused:
            check_own_seats(eleven, tables(12), rules=AMERIFUN)
        assert "AM Seating" in refused.value.sentence
        assert check_own_seats(eleven, tables(12), rules=R11).sizes == {1: 11}


class TestSizesThatNoRoomHas:
    def test_twenty_thousand_players_with_all_wishes_are_seated(self):
        people = names(20_000)
        draw = Draw(
            people,
            tuple(TableToFill(i, 5 + i % 13) for i in range(1, 2001)),
            apart=tuple(zip(people[:600:2], people[1:600:2])),
            locked=tuple(Lock(people[-i], i, 1) for i in range(1, 200)),
            dealers=people[1000:1100],
        )
        result = drawn(draw)
        assert result.uniform
        assert respects(draw, result.seats)

    def test_a_thousand_kinds_of_tables_are_no_problem(self):
        draw = Draw(names(10_500), tuple(TableToFill(i, 1 + i % 1000) for i in range(1, 1101)))
        assert respects(draw, drawn(draw).seats)


def test_many_players_and_tables_are_written_with_their_marks():
    why = drawn(Draw(names(2_100), tables(*[2] * 1_050))).why
    assert why == "2,100 players are drawn to 1,050 tables, 2 at a table."
