"""Moves to announce: what the floor must know of each."""

from __future__ import annotations

import pytest

from tdapp.director import absences, registration, seating
from tdapp.director.tonight import Tonight
from tdapp.printing.moves import move_slips
from tdapp.values.room import Seat
from tdapp.views.moves import to_announce
from tests.director.evenings import BY, chance, created, enter
from tests.printing.paper import text

CARRIED = "Not at the table: the staff carries the chips. TDA RP-16"


@pytest.fixture
def friday(house):
    event = created(house)
    enter(house, event, "Ann", "Bob", "Cleo", "Dan")
    seating.draw(house, event, chance=chance(), by=BY)
    return event


def moved(house, event, entry: int) -> None:
    seat = Tonight.of(house, event).free_seats[0]
    seating.move(house, event, entry=entry, to=Seat(seat.table, seat.seat), by=BY)


class TestWhoIsNotThere:
    def test_has_the_chips_carried(self, house, friday):
        absences.leave(house, friday, entry=2, by=BY)
        moved(house, friday, 2)
        assert [line.note for line in to_announce(Tonight.of(house, friday)).lines] == [CARRIED]

    def test_also_before_coming_for_the_first_time(self, house, friday):
        registration.register(house, friday, name="Eve", has_arrived=False, chance=chance(), by=BY)
        moved(house, friday, 5)
        assert [line.note for line in to_announce(Tonight.of(house, friday)).lines] == [CARRIED]

    def test_whoever_is_there_takes_them_along(self, house, friday):
        moved(house, friday, 2)
        assert [line.note for line in to_announce(Tonight.of(house, friday)).lines] == [""]

    def test_is_told_on_the_slip(self, house, friday):
        absences.leave(house, friday, entry=2, by=BY)
        moved(house, friday, 2)
        assert CARRIED in " ".join(text(move_slips("Friday", to_announce(Tonight.of(house, friday)))).split())
