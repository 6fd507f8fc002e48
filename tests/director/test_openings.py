"""Once late registration is over there is no way round it, not even by choosing a seat."""

from __future__ import annotations

import pytest

from tdapp.director import bookings, clock, floor, openings, registration
from tdapp.director.clock import face
from tdapp.values.field import Entry, Purchase
from tests.director.evenings import chance, refused
from tests.director.floor_evenings import Floor


def closed_by_hand(room: Floor) -> None:
    room.do(openings.close)


def closed_by_the_clock(room: Floor) -> None:
    room.do(clock.go_to_level, level=3)
    assert face(room.now, room.time).level == 3


@pytest.fixture(params=[closed_by_hand, closed_by_the_clock])
def late(request, house):
    """Late registration was open until the end of level 2; one player is out, and one waits for a seat."""
    room = Floor.with_players(house, 6, is_closed=False, late_until_level=2)
    room.do(floor.bust, out={3: None})
    room.do(bookings.book, name="Lou", waits=True)
    request.param(room)
    return room


def entered(room: Floor) -> tuple[int, int]:
    return len(room.now[Entry]), len(room.now[Purchase])


@pytest.mark.parametrize("chooses", [False, True])
def test_nobody_new_comes_in(late, chooses):
    seat, before = late.tonight.free_seats[0] if chooses else None, entered(late)
    told, _ = refused(late.do, registration.register, name="Max", seat=seat, chance=chance())
    assert told.startswith(("Registration was closed", "Registration closed at"))
    assert entered(late) == before


@pytest.mark.parametrize("chooses", [False, True])
def test_nobody_comes_back(late, chooses):
    seat, before = late.tonight.free_seats[0] if chooses else None, entered(late)
    player = late.now[Entry][3].player
    told, _ = refused(late.do, registration.register, player=player, seat=seat, chance=chance())
    assert told.startswith(("Registration was closed", "Registration closed at"))
    assert entered(late) == before


def test_nor_whoever_waits(late):
    before = entered(late)
    told, _ = refused(late.do, bookings.seat_next, chance=chance())
    assert told.startswith(("Registration was closed", "Registration closed at"))
    assert entered(late) == before
