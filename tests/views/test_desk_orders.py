"""The desk's lines in the command bar: what each would do, said before it is done."""

from __future__ import annotations

import pytest

from tdapp.director import absences, bookings, floor, offers, players, registration
from tdapp.director import terms as terms_verbs
from tdapp.director.players import known
from tdapp.rules.chance import Chance
from tdapp.values.house import Offer
from tdapp.values.refusal import Refused
from tdapp.views.counted_lines import read_counting
from tdapp.views.desk_orders import desk_orders
from tdapp.views.known_players import KnownPlayers
from tests.views.test_evening import Evening


@pytest.fixture
def evening(tmp_path):
    made: list[Evening] = []

    def make(*names: str, **wish) -> Evening:
        one = Evening(tmp_path / f"{len(made)}.tdapp", 0, **wish)
        made.append(one)
        for name in names:
            one.do(registration.register, name=name, chance=Chance(bytes(32)))
        return one

    yield make
    for one in made:
        one.house.close()


def read(one: Evening, text: str) -> list[tuple[str, str]]:
    orders = desk_orders(text, one.tonight, lambda: KnownPlayers(known(one.house).values()))
    assert orders is not None
    return [(order.told, order.does) for order in orders]


def sells(one: Evening, kind: str) -> None:
    one.do(offers.set_offer, offer=Offer(one.event, 0, kind, 2_000, 0, 0, 1_000))


class TestSelling:
    def test_a_name_that_fits_two_asks_which(self, evening):
        one = evening("Ann Lee", "Ann Moe", "Bob Marsh")
        sells(one, "rebuy")
        assert read(one, "rebuy ann") == [("Rebuy for Ann Lee: €20", "sell"), ("Rebuy for Ann Moe: €20", "sell")]

    def test_who_is_out_may_rebuy_but_takes_no_add_on(self, evening):
        one = evening("Ann Lee", "Bob Marsh", "Cid Roy")
        sells(one, "rebuy")
        sells(one, "add-on")
        one.do(floor.bust, out={1: None})
        assert read(one, "rebuy ann") == [("Rebuy for Ann Lee, out: €20", "sell")]
        assert read(one, "addon ann") == [("Nobody whom it fits is called “ann”", "nothing")]

    def test_by_the_seat(self, evening):
        one = evening("Ann Lee", "Bob Marsh")
        sells(one, "rebuy")
        one.start()
        told = [read(one, f"rebuy 1-{seat}") for seat in range(1, 10)]
        assert sum(line[0][1] == "sell" for line in told) == 2

    @pytest.mark.parametrize("line", ["rebuy ann", "addon ann", "bonus ann"])
    def test_what_is_not_sold_is_said(self, evening, line):
        assert read(evening("Ann Lee"), line)[0][0].startswith("No ")


class TestComingAndGoing:
    def test_a_known_player_and_a_new_one(self, evening):
        one = evening()
        players.add_player(one.house, name="Zoë Meyer", by=one.by())
        assert read(one, "in zoe") == [
            ("Zoë Meyer: buy-in €40 in cash", "register"),
            ("New player: zoe: buy-in €40 in cash", "register"),
        ]

    def test_a_typo_comes_after_the_new_player(self, evening):
        one = evening()
        players.add_player(one.house, name="Zoë Meyer", by=one.by())
        found = read(one, "in Zoe Meier")
        assert found[0][0].startswith("New player: Zoe Meier")
        assert "Zoë Meyer is known: is it the same?" in found[0][0]
        assert found[1][0].startswith("Zoë Meyer")

    def test_who_is_in_is_not_sold_another_seat(self, evening):
        assert read(evening("Ann Lee"), "in ann")[0] == ("Ann Lee: in", "nothing")

    def test_a_full_room_means_waiting(self, evening):
        one = evening("Ann Lee", "Bob Marsh")
        one.do(terms_verbs.amend, most_players=2)
        assert read(one, "in cid") == [("New player: cid waits for a seat", "book")]
        assert read(one, "seat next") == [("Nobody waits for a seat", "nothing")]
        one.do(bookings.book, name="Cid Roy", waits=True)
        assert read(one, "seat next") == [("Cid Roy waits for a seat. None is free yet.", "nothing")]
        one.do(registration.unregister, entry=1)
        assert read(one, "seat next") == [("Cid Roy pays and sits down", "seat next")]

    def test_here_and_away(self, evening):
        one = evening("Ann Lee", "Bob Marsh")
        one.do(absences.leave, entry=1)
        one.do(bookings.book, name="Ann Moe")
        assert read(one, "here ann") == [("Ann Lee is here", "here"), ("Ann Moe is here", "here")]
        assert read(one, "away bob") == [("Bob Marsh is away", "away")]
        assert read(one, "away ann") == [("Nobody whom it fits is called “ann”", "nothing")]

    def test_a_refund_says_how_much(self, evening):
        assert read(evening("Ann Lee"), "refund ann") == [("Ann Lee: €40 goes back", "take back")]

    def test_what_is_not_the_desks_is_left_to_others(self, evening):
        one = evening("Ann Lee")
        assert desk_orders("out ann", one.tonight, KnownPlayers) is None
        assert desk_orders("+1", one.tonight, KnownPlayers) is None


class TestWithoutNames:
    @pytest.fixture
    def one(self, evening):
        one = evening(has_names=False)
        sells(one, "rebuy")
        one.do(registration.count_in, number=27)
        return one

    @pytest.mark.parametrize(
        ("line", "told"),
        [
            ("out", "1 out: 26 players left"),
            ("out 3", "3 out: 24 players left"),
            ("in 5", "5 entries more: €200"),
            ("rebuy 2", "2 rebuys: €40"),
            ("rebuy", "1 rebuy: €20"),
        ],
    )
    def test_words_count(self, one, line, told):
        assert read(one, line) == [(told, "count")]

    @pytest.mark.parametrize(
        ("line", "does", "number"),
        [
            ("27", "in", 27),
            ("+2", "in", 2),
            ("1 entry", "in", 1),
            ("-", "out", 1),
            ("- 3", "out", 3),
            ("3 out", "out", 3),
            ("out 3", "out", 3),
            ("4 rebuys", "sell", 4),
            ("r", "sell", 1),
        ],
    )
    def test_the_box_reads_numbers_alone_too(self, one, line, does, number):
        found = read_counting(line, one.tonight)
        assert (found.does, found.number) == (does, number)

    @pytest.mark.parametrize("line", ["", "2 rebuys 3", "add-on", "xyz", "3.5", "-−2"])
    def test_what_counts_nothing_is_refused(self, one, line):
        with pytest.raises(Refused):
            read_counting(line, one.tonight)
