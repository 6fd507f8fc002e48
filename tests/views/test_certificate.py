"""The certificate of a draw: anyone can check it with `tdapp ask check-draw`, and paper says how."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tdapp.director import redraws, registration, seating, wishes
from tdapp.director.apart import keep_apart
from tdapp.director.invariants import open_house
from tdapp.printing.certificate import draw_certificate, table_of_cards
from tdapp.values.field import Presence
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.views.certificate import certificate
from tests.ask.asking import answer
from tests.director.evenings import BY, chance, created, enter
from tests.director.rooms_at_play import Room
from tests.printing.paper import text


@pytest.fixture
def room(tmp_path):
    house = open_house(tmp_path / "swan.tdapp", create=True)
    room = Room(house, created(house))
    enter(house, room.event, *(f"Player {n}" for n in range(1, 24)))
    enter(house, room.event, "Łukasz Żak", "김민준")
    yield room
    house.close()


def checked(evening: Room, /, **wrong: str) -> dict[str, Any]:
    question = json.loads(certificate(evening.tonight).question) | wrong
    return answer("check-draw", question)


class TestAnyoneCanCheckIt:
    @pytest.mark.parametrize("method", ["spread", "cards"])
    def test_the_saved_question_is_answered_with_genuine(self, room, method):
        people = {row.n: row.player for row in room.tonight.now[Presence].values()}
        keep_apart(room.house, player=people[3], other=people[4], by=BY)
        room.do(wishes.keep_seat, entry=5, seat=Seat(2, 9))
        room.do(wishes.deal_there, entry=1, deals=True)
        room.do(seating.draw, chance=chance(9), method=method)
        found = checked(room)
        assert (found["genuine"], found["differences"]) == (True, [])
        assert found["commitment"] == certificate(room.tonight).commitment

    def test_another_seed_or_room_is_found_out(self, room):
        room.do(seating.draw, chance=chance(9))
        assert not checked(room, room="nine of clubs")["genuine"]
        assert not checked(room, seed="ab" * 32)["genuine"]

    def test_it_still_holds_when_players_are_out_and_seats_have_changed(self, room):
        room.do(seating.draw, chance=chance(9))
        room.thin(t1=3)
        room.do(registration.register, name="Player 7", chance=chance())
        assert checked(room)["genuine"]

    def test_a_redraw_has_its_own(self, room):
        room.do(seating.draw, chance=chance(9))
        room.thin(t1=3, t2=3, t3=1)
        room.do(redraws.redraw, chance=chance(10))
        shown = certificate(room.tonight)
        assert (shown.n, shown.of, shown.why) == (2, 2, "18 players fit 2 tables: all seats are drawn anew.")
        assert checked(room)["genuine"]


class TestOnPaper:
    def test_it_has_all_that_a_check_needs(self, room):
        room.do(seating.draw, chance=chance(9))
        shown = certificate(room.tonight)
        found = text(draw_certificate(shown)).replace(" ", "").replace("\n", "")
        for needed in (shown.seed[:8], shown.commitment[:8], shown.head, "ŁukaszŻak", "check-draw"):
            assert needed in found

    def test_SEAT03_the_table_of_cards_says_which_card_is_which_seat(self, room):
        room.do(seating.draw, chance=chance(9), method="cards")
        found = text(table_of_cards(certificate(room.tonight)))
        assert "A♠" in found
        assert "the button" in found

    def test_without_cards_there_is_no_table_of_them(self, room):
        room.do(seating.draw, chance=chance(9))
        with pytest.raises(Refused, match="not drawn by cards"):
            table_of_cards(certificate(room.tonight))
