"""An evening of 18 from the template to the last payment, through the director's verbs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tdapp.director import balancing, breaks, clock, events, floor, ledger, prizes, registration, seating
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.store.house import OpenHouse
from tdapp.store.undo import last_to_undo
from tdapp.store.verify import verify
from tdapp.values.field import Elimination, Payment, Presence, Seating, Table
from tdapp.values.house import Stretch
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat

NAMES = (
    "Ann Lee, Bob Marsh, Łukasz Żak, Zoë Meyer, 김민준, Dan O’Hara, Eva Novák, Finn Holm, Gus Berg, Hal Ito, Ida Lund, "
    "Jo Park, Kim Roy, Lea Fuchs, Max Born, Nia Okoye, Oz Tal, Pia Rossi"
).split(", ")


@dataclass
class Desk:
    """A director at one desk; every deed takes ten seconds."""

    house: OpenHouse
    event: str = ""
    time: int = 1_700_000_000_000

    def by(self, seconds: int = 10) -> By:
        self.time += seconds * 1_000
        return By("Mia", self.time, "desk 1")

    @property
    def tonight(self) -> Tonight:
        return Tonight.of(self.house, self.event)

    def chance(self) -> Chance:
        return Chance(self.time.to_bytes(32, "big"), "seven of clubs")


@pytest.fixture
def desk(tmp_path):
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True))
    wish = events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500)
    desk.event = events.create(desk.house, wish, by=desk.by())
    yield desk
    desk.house.close()


def register_all(desk: Desk) -> None:
    for name in NAMES:
        registration.register(desk.house, desk.event, name=name, chance=desk.chance(), by=desk.by())


def settle_the_room(desk: Desk) -> None:
    """Break what can be broken, then balance; buttons are said only where the app asks for them."""
    try:
        breaks.break_table(desk.house, desk.event, chance=desk.chance(), by=desk.by())
    except Refused:
        assert desk.tonight.left > 0
    found = balancing.plan(desk.tonight)
    for table in found.needs_button:
        first = min(next(one for one in desk.tonight.tables if one.table == table).players)
        balancing.say_button(desk.house, desk.event, table=table, button=first, by=desk.by())
    if found.moves:
        balancing.balance(desk.house, desk.event, by=desk.by())


def play_to_the_end(desk: Desk) -> list[int]:
    """Somebody goes out every five minutes, always the highest entry at the fullest table."""
    out = []
    while desk.tonight.left > 1:
        fullest = max(desk.tonight.tables, key=lambda table: table.size)
        loser = max(desk.tonight.entry_labelled(name) for name in fullest.players.values())
        floor.bust(desk.house, desk.event, out={loser: 500}, by=desk.by(300))
        out.append(loser)
        if desk.tonight.left > 1:
            settle_the_room(desk)
            sizes = [table.size for table in desk.tonight.tables]
            assert max(sizes) - min(sizes) <= 1
    return out


class TestAnEveningOf18:
    def test_from_the_template_to_the_last_payment(self, desk, tmp_path):
        register_all(desk)
        drawn = seating.draw(desk.house, desk.event, chance=desk.chance(), by=desk.by())
        assert drawn.rule == "R11 §15.2"
        assert sorted(table.size for table in desk.tonight.tables) == [9, 9]
        clock.start(desk.house, desk.event, by=desk.by())
        prizes.lock(desk.house, desk.event, by=desk.by())
        out = play_to_the_end(desk)
        places = prizes.standings(desk.tonight)
        assert [place.entry for place in places] == [*desk.tonight.now[Presence], *reversed(out)]
        assert [place.best for place in places] == list(range(1, 19))
        assert sum(place.prize for place in places) == 18 * 2_000
        for place in places:
            if place.prize:
                prizes.pay(desk.house, desk.event, entry=place.entry, by=desk.by())
        ledger = desk.tonight.now[Payment].values()
        assert sum(row.amount if row.is_incoming else -row.amount for row in ledger) == 18 * 500
        assert desk.tonight.terms.finished == max(row.at for row in desk.tonight.now[Elimination].values())
        assert verify(tmp_path / "swan.tdapp").faults == ()

    def test_two_out_on_one_hand_take_two_places_by_their_stacks(self, desk):
        register_all(desk)
        seating.draw(desk.house, desk.event, chance=desk.chance(), by=desk.by())
        for out in ({3: 100, 4: 200}, {5: 50}, {6: 70, 7: 70}):
            floor.bust(desk.house, desk.event, out=out, by=desk.by())
        places = [(one.entry, one.best, one.worst) for one in prizes.standings(desk.tonight)]
        assert places == [(6, 14, 15), (7, 14, 15), (5, 16, 16), (4, 17, 17), (3, 18, 18)]

    def test_the_journal_tells_it(self, desk):
        register_all(desk)
        seating.draw(desk.house, desk.event, chance=desk.chance(), by=desk.by())
        floor.bust(desk.house, desk.event, out={14: None}, by=desk.by())
        told = [change.sentence for change in desk.house.changes(desk.event)]
        assert told[0] == "Friday was created"
        assert told[5] == "김민준 is in as entry 5"
        assert told[-1].startswith("Lea Fuchs out in 18th, table ")

    def test_every_deed_can_be_undone_to_the_empty_room(self, desk):
        register_all(desk)
        seating.draw(desk.house, desk.event, chance=desk.chance(), by=desk.by())
        floor.bust(desk.house, desk.event, out={3: 100, 4: 200}, by=desk.by())
        settle_the_room(desk)
        while (change := last_to_undo(desk.house.changes(desk.event), "desk 1")) and change.n > 1:
            desk.house.undo(desk.event, change.n, at=desk.by().at, who="Mia", desk="desk 1")
        now = desk.tonight.now
        assert (now[Presence], now[Seating], now[Table], now[Elimination]) == ({}, {}, {}, {})
        assert sum(row.amount if row.is_incoming else -row.amount for row in now[Payment].values()) == 0
        assert ledger.pool(now) == 0

    def test_nobody_is_brought_back_to_a_table_that_is_gone(self, desk):
        for name in NAMES[:10]:
            registration.register(desk.house, desk.event, name=name, chance=desk.chance(), by=desk.by())
        seating.draw(desk.house, desk.event, chance=desk.chance(), by=desk.by())
        at_two = next(row.n for row in desk.tonight.now[Seating].values() if row.table == 2)
        out = floor.bust(desk.house, desk.event, out={at_two: None}, by=desk.by())
        broken, _ = breaks.break_table(desk.house, desk.event, chance=desk.chance(), table=2, by=desk.by())
        before = desk.tonight.now
        with pytest.raises(Refused, match="table 2, which is closed"):
            desk.house.undo(desk.event, out.n, at=desk.time, who="Mia", desk="desk 1")
        assert desk.tonight.now is before
        for change in (broken, out):
            desk.house.undo(desk.event, change.n, at=desk.time, who="Mia", desk="desk 1")
        assert desk.tonight.now[Seating][at_two].table == 2


class TestRefusals:
    def test_the_last_player_cannot_be_busted(self, desk):
        for name in NAMES[:2]:
            registration.register(desk.house, desk.event, name=name, chance=desk.chance(), by=desk.by())
        floor.bust(desk.house, desk.event, out={1: None}, by=desk.by())
        with pytest.raises(Refused, match="last player"):
            floor.bust(desk.house, desk.event, out={2: None}, by=desk.by())

    @pytest.mark.parametrize("name", ["", "   ", "x" * 300])
    def test_a_name_that_is_none(self, desk, name):
        before = desk.tonight.now
        with pytest.raises(Refused):
            registration.register(desk.house, desk.event, name=name, chance=desk.chance(), by=desk.by())
        assert desk.tonight.now is before

    def test_a_player_is_in_once(self, desk):
        registration.register(desk.house, desk.event, name="Ann", chance=desk.chance(), by=desk.by())
        player = desk.tonight.now[Presence][1].player
        with pytest.raises(Refused, match="Ann is in already"):
            registration.register(desk.house, desk.event, player=player, chance=desk.chance(), by=desk.by())
        floor_is_open = registration.register(desk.house, desk.event, name="Bob", chance=desk.chance(), by=desk.by())
        assert floor_is_open.n
        registration.register(desk.house, desk.event, name="Cleo", chance=desk.chance(), by=desk.by())
        floor.bust(desk.house, desk.event, out={1: None}, by=desk.by())
        again = registration.register(desk.house, desk.event, player=player, chance=desk.chance(), by=desk.by())
        assert again.sentence == "Ann is in as entry 4, a re-entry"

    def test_two_of_one_name_are_told_apart(self, desk):
        for _ in range(2):
            registration.register(desk.house, desk.event, name="Ann Lee", chance=desk.chance(), by=desk.by())
        assert list(desk.tonight.labels.values()) == ["Ann Lee (#1)", "Ann Lee (#2)"]
        assert seating.draw(desk.house, desk.event, chance=desk.chance(), by=desk.by()).touches("seating")

    def test_a_taken_seat_names_who_sits_there(self, desk):
        register_all(desk)
        seating.draw(desk.house, desk.event, chance=desk.chance(), by=desk.by())
        somebody, other = sorted(desk.tonight.now[Seating].values(), key=lambda row: row.n)[:2]
        to = Seat(other.table, other.seat)
        with pytest.raises(Refused, match=desk.tonight.known_as(other.n)):
            seating.move(desk.house, desk.event, entry=somebody.n, to=to, by=desk.by())
        with pytest.raises(Refused, match="no seat 12"):
            seating.move(desk.house, desk.event, entry=somebody.n, to=Seat(1, 12), by=desk.by())

    def test_registration_closes_with_its_level_and_not_before_the_draw(self, desk):
        register_all(desk)
        seating.draw(desk.house, desk.event, chance=desk.chance(), by=desk.by())
        clock.start(desk.house, desk.event, by=desk.by())
        floor.bust(desk.house, desk.event, out={1: None}, by=desk.by())
        late = registration.register(desk.house, desk.event, name="Late Lou", chance=desk.chance(), by=desk.by(3_600))
        assert "table" in late.sentence
        with pytest.raises(Refused, match="closed at the end of level 4"):
            registration.register(desk.house, desk.event, name="Later", chance=desk.chance(), by=desk.by(1_300))

    @pytest.mark.parametrize(
        ("change", "at"),
        [
            ({"name": " "}, "name"),
            ({"buy_in": -1}, "buy_in"),
            ({"template": "none"}, "template"),
            ({"seats": 11}, "seats"),
            ({"profile": "none"}, "profile"),
        ],
    )
    def test_a_wish_that_makes_no_sense(self, desk, change, at):
        wish = events.Wish(**{"name": "Friday", "template": "AMERIFUN sample", "buy_in": 1, **change})
        with pytest.raises(Refused) as refused:
            events.create(desk.house, wish, by=desk.by())
        assert refused.value.at == (at,)


class TestTheClock:
    def test_levels_follow_from_the_time_and_nothing_is_written(self, desk):
        clock.start(desk.house, desk.event, by=desk.by())
        before, start = desk.tonight.now, desk.time
        shown = [clock.face(before, start + minutes * 60_000) for minutes in (0, 19, 20, 61)]
        assert [(face.level, face.remains) for face in shown] == [(1, 1200), (1, 60), (2, 1200), (4, 1140)]
        assert desk.tonight.now is before

    def test_a_pause_keeps_what_was_left(self, desk):
        clock.start(desk.house, desk.event, by=desk.by())
        clock.pause(desk.house, desk.event, why="dispute", by=desk.by(450))
        assert clock.face(desk.tonight.now, desk.time + 10**7).remains == 750
        clock.start(desk.house, desk.event, by=desk.by(240))
        assert clock.face(desk.tonight.now, desk.time + 60_000).remains == 690

    def test_when_the_structure_ends_the_last_level_stays_and_overtime_counts(self, desk):
        clock.start(desk.house, desk.event, by=desk.by())
        total = sum(row.seconds for row in desk.tonight.now[Stretch].values())
        face = clock.face(desk.tonight.now, desk.time + (total + 90) * 1_000)
        assert (face.level, face.remains, face.is_running) == (15, -90, True)

    def test_the_clock_stays_out_of_ctrl_z(self, desk):
        registration.register(desk.house, desk.event, name="Ann", chance=desk.chance(), by=desk.by())
        clock.start(desk.house, desk.event, by=desk.by())
        change = last_to_undo(desk.house.changes(desk.event), "desk 1")
        assert change is not None
        assert change.sentence == "Ann is in as entry 1"

    def test_it_is_not_started_twice(self, desk):
        clock.start(desk.house, desk.event, by=desk.by())
        with pytest.raises(Refused, match="running"):
            clock.start(desk.house, desk.event, by=desk.by())


def test_an_evening_goes_on_after_the_house_was_closed(desk, tmp_path):
    register_all(desk)
    seating.draw(desk.house, desk.event, chance=desk.chance(), by=desk.by())
    before = desk.tonight.now
    desk.house.close()
    desk.house = open_house(Path(tmp_path / "swan.tdapp"))
    assert desk.tonight.now == before
    assert [event.name for event in desk.house.tournaments()] == ["Friday"]
