"""A hundred players to one, whatever the app suggests for the floor is done; and what must hold on the way."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tdapp.director import clock, events, floor, naming, registration, seating, standing_room, wishes
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By
from tdapp.rules.chance import Chance
from tdapp.rules.profiles import PROFILES
from tdapp.store.verify import verify
from tdapp.values.field import Elimination, Presence, Seating
from tdapp.values.noted import Nameless
from tdapp.values.room import Seat
from tests.store.memory import memory
from tests.stories.follower import Follower

START = 1_700_000_000_000
BEFORE = By("Mia", START, "desk 1")
ORDER = Chance(b"who goes out when".ljust(32)).shuffled(list(range(1, 101)))
"""The same hundred in the same order in every profile."""


def begun(path, players: int, at: int = START, **wish) -> Follower:
    """Drawn, the first buttons known, and the clock running."""
    house = open_house(path, create=True)
    terms = {"buy_in": 2_000, "fee": 0, "late_until_level": 0, **wish}
    event = events.create(
        house, events.Wish("Friday", "Club evening, 10,000 chips, break every three levels", **terms), by=BEFORE
    )
    for n in range(1, players + 1):
        registration.register(house, event, name=f"Player {n}", chance=Chance(bytes(32)), by=BEFORE)
    director = Follower(house, event, at)
    director.do(seating.draw, chance=Chance(bytes(32)))
    director.follow()
    director.do(clock.start)
    return director


def play_down(director: Follower) -> None:
    """Movers take their time: they are marked as seated after every fourth hand."""
    for hand, entry in enumerate(ORDER):
        if director.tonight.left > 1 and entry in director.tonight.now[Presence]:
            director.at += 90_000
            director.marks_seated = not hand % 4
            director.do(floor.bust, out={entry: None})
            director.follow()


@pytest.fixture(scope="module", params=list(PROFILES))
def evening(request, tmp_path_factory):
    """The same bust-outs under each of the four profiles."""
    path = tmp_path_factory.mktemp("house") / "swan.tdapp"
    director = begun(path, 100, profile=request.param)
    play_down(director)
    yield request.param, director
    director.house.close()
    assert verify(path).faults == ()


class TestAHundredToOne:
    def test_it_ends_with_the_winner_and_everybody_has_a_place(self, evening):
        _, director = evening
        now = director.tonight.now
        assert list(now[Presence]) == [ORDER[-1]]
        assert len(now[Elimination]) == 99
        assert director.tonight.terms.finished is not None

    def test_every_kind_of_suggestion_was_taken_where_the_profile_knows_it(self, evening):
        profile, director = evening
        assert {"high card", "break", "redraw", "balance", "say button", "seated"} <= director.done.keys()
        assert ("say cards" in director.done) == (profile == "amerifun"), "BAL-05: a low card only there"

    def test_RED01_RED02_RP9_redraws_come_where_the_profile_has_them(self, evening):
        profile, director = evening
        redraws = {
            "roberts-11": [27, 18, 9],
            "roberts-7": [27, 18, 9],
            "amerifun": [18, 9],
            "tda-2024": [9],
        }
        assert director.at_left["redraw"] == redraws[profile]
        breaks = set(director.at_left["break"])
        assert (27 in breaks) == (profile in ("amerifun", "tda-2024")), "else three tables come by a redraw"
        assert (18 in breaks) == (profile == "tda-2024")


def test_BAL01_BAL02_the_looser_limit_moves_fewer(tmp_path):
    """Above six tables Robert's lets them differ by two, and AMERIFUN and TDA by one."""
    moved = {}
    for profile in ("roberts-11", "tda-2024"):
        director = begun(tmp_path / f"{profile}.tdapp", 72, profile=profile)
        for entry in (n for n in ORDER if n <= 72):
            if director.tonight.left == 64:
                break
            director.at += 90_000
            director.do(floor.bust, out={entry: None})
            director.follow()
        moved[profile] = director.moved
        director.house.close()
    assert moved["roberts-11"] < moved["tda-2024"]


@pytest.mark.parametrize("profile", list(PROFILES))
def test_a_table_opened_while_all_are_full_is_filled_from_the_others_once_somebody_late_sits_there(tmp_path, profile):
    director = begun(tmp_path / "swan.tdapp", 27, profile=profile, seats=9, late_until_level=6)
    director.do(standing_room.add_table)
    assert director.suggested() is None, "the field fits the full tables: nobody leaves one for an empty one"
    director.do(registration.register, name="Lou", chance=Chance(bytes(32)))
    assert director.sizes == [9, 9, 9, 1]
    director.follow()
    assert sorted(director.sizes) == [7, 7, 7, 7]
    assert director.moved == 6
    director.house.close()


@pytest.mark.parametrize("profile", list(PROFILES))
@pytest.mark.parametrize("when", range(2))
def test_whoever_is_on_the_way_is_not_sent_on_where_somebody_else_can_go(tmp_path, profile, when):
    """Two tables lose three each in turn: a player goes over to the first, and then one comes back, who is another.
    The follower checks it, with the button where the next big blind is of the one who has just come."""
    director = begun(tmp_path / "swan.tdapp", 20, profile=profile, seats=10, at=START + when * 1_000_000)
    director.marks_seated = False
    for table in (1, 2):
        out = [row.n for row in director.tonight.now[Seating].values() if row.table == table][:3]
        director.at += 90_000
        director.do(floor.bust, out={entry: 100 * place for place, entry in enumerate(out, 1)})
        director.follow()
    assert director.moved == 2
    director.house.close()


hands = st.lists(st.tuples(st.integers(0, 1_000), st.integers(0, 3), st.booleans()), max_size=12)


@given(st.sampled_from(list(PROFILES)), st.integers(12, 40), st.integers(6, 10), st.integers(0, 4), hands)
@example("roberts-11", 20, 10, 0, [(0, 3, False), (1, 3, False)])
@example("tda-2024", 20, 10, 0, [(0, 3, False), (1, 3, False)])
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_after_any_bust_outs_the_accepted_suggestions_leave_the_room_even_with_the_fewest_moves(
    profile, players, seats, kept, hands
):
    """Checked after each hand by the director who follows: limits, fewest moves, nobody sent on twice, and whoever has
    a kept seat left in it. On a hand with nobody by name somebody went out without one, and the movers of some hands
    are still on the way when the next one ends."""
    with memory() as folder:
        director = begun(folder / "swan.tdapp", players, profile=profile, seats=seats)
        for row in list(director.tonight.now[Seating].values())[:kept]:
            director.do(wishes.keep_seat, entry=row.n, seat=Seat(row.table, row.seat))
        for where, number, are_seated in hands:
            director.marks_seated = are_seated
            tables = director.tonight.tables
            table = tables[where % len(tables)]
            if not number and director.tonight.left > 1 and table.size:
                director.at += 90_000
                director.do(naming.somebody_out, table=table.table)
                director.follow()
                continue
            out = [director.tonight.entry_labelled(name) for _, name in sorted(table.players.items())][:number]
            if director.tonight.left - len(out) < 1:
                break
            director.at += 90_000
            director.do(floor.bust, out={entry: 100 * place for place, entry in enumerate(out, 1)})
            director.follow()
        taken = [(row.table, row.seat) for row in director.tonight.now[Seating].values()]
        assert len(set(taken)) == director.tonight.left + len(director.tonight.now[Nameless])
        director.house.close()
