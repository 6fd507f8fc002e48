"""A PIN for money and deletion: asked for in one place, by what a deed does to the rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

import pytest

from tdapp.director import clock, events, floor, leagues, prizes, registration, restoring, seating, tills
from tdapp.director.guard import NOT_GIVEN, Asked, Guard
from tdapp.director.invariants import open_house
from tdapp.director.pins import holder_of, pins, set_pin, take_pin_away
from tdapp.director.putting_away import put_away
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.store.backup import backups
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.verify import verify
from tdapp.values.field import Payment, Prize
from tdapp.values.league import League
from tdapp.values.refusal import Refused
from tdapp.values.trust import Pin

BY = By("Mia", 1_700_000_000_000, "desk 1")
NAMES = "Ann Bob Cyd Dan Eva Finn".split()


@dataclass
class Fingers:
    """Types what it is told to, one after the other, and remembers what it was asked."""

    types: list[str | None] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    time: float = 1_000.0

    def __call__(self, asked: Asked) -> str | None:
        self.asked.append(asked)
        self.time += asked.wait
        return self.types.pop(0) if self.types else None


@pytest.fixture
def fingers():
    return Fingers()


@pytest.fixture
def house(tmp_path, fingers):
    house = open_house(tmp_path / "swan.tdapp", create=True)
    house.guard = Guard(fingers, clock=lambda: fingers.time)
    yield house
    house.close()


@pytest.fixture
def event(house):
    """Six who paid; the prizes are locked, and one is out."""
    key = events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000), by=BY)
    for name in NAMES:
        registration.register(house, key, name=name, chance=Chance(b"a" * 32), by=BY)
    seating.draw(house, key, chance=Chance(b"b" * 32), by=BY)
    prizes.lock(house, key, by=BY)
    return key


@pytest.fixture
def guarded(house, event, fingers):
    """Otto's PIN is 2580, and holds for five minutes."""
    set_pin(house, holder="Otto", typed="2580", by=BY)
    return event


def last(house, stream: str) -> str:
    return house.journal(stream)[-1].sentence


class TestWhatIsGuarded:
    def league(self, house) -> str:
        return next(iter(house.house[League]))

    def deeds(self, house, event):
        payment = max(told.n for told in house.journal(event) if "is in as entry" in told.sentence)
        return {
            "refund": lambda: registration.unregister(house, event, entry=1, by=BY),
            "undo of money": lambda: house.undo(event, payment, at=BY.at, who="Mia", desk="desk 1"),
            "prizes after lock": lambda: prizes.unlock(house, event, by=BY),
            "a league away": lambda: leagues.delete_league(house, league=self.league(house), by=BY),
            "a tournament away": lambda: put_away(house, tournament=event, by=BY),
            "till": lambda: tills.close_till(house, clerk="Mia", counted=12_000, by=BY),
            "a PIN away": lambda: take_pin_away(house, holder="Otto", by=BY),
            "another PIN": lambda: set_pin(house, holder="Zoë", typed="1234", by=BY),
            "a backup": lambda: restoring.put_back(house, backups(house.path)[0], by=BY),
        }

    @pytest.mark.parametrize(
        "deed",
        [
            *("refund", "undo of money", "prizes after lock", "a league away", "till"),
            *("a PIN away", "another PIN", "a backup", "a tournament away"),
        ],
    )
    def test_it_is_asked_for_and_refused_without_one(self, house, guarded, fingers, deed):
        leagues.create(house, leagues.Wish("Spring"), by=BY)
        house.back_up(at=datetime.now(UTC))
        registration.register(house, guarded, name="Gus", chance=Chance(b"c" * 32), by=BY)
        before = [(one, house.snapshot(one).n) for one in (guarded, HOUSE_STREAM)]
        with pytest.raises(Refused, match=NOT_GIVEN):
            self.deeds(house, guarded)[deed]()
        assert len(fingers.asked) == 1
        assert [(one, house.snapshot(one).n) for one in (guarded, HOUSE_STREAM)] == before
        fingers.types = ["2580"]
        self.deeds(house, guarded)[deed]()
        assert "(PIN of Otto)" in last(house, guarded) + last(house, HOUSE_STREAM)
        assert verify(house.path).faults == ()

    def test_a_prize_is_paid_with_a_pin_only(self, house, guarded, fingers):
        floor.bust(house, guarded, out=dict.fromkeys((1, 2, 3, 4, 5)), by=BY)
        winner = next(one for one in prizes.standings(Tonight.of(house, guarded)) if one.prize)
        with pytest.raises(Refused, match=NOT_GIVEN):
            prizes.pay(house, guarded, entry=winner.entry, by=BY)
        fingers.types = ["2580"]
        prizes.pay(house, guarded, entry=winner.entry, by=BY)
        assert any(not row.is_incoming for row in house.snapshot(guarded)[Payment].values())

    def test_what_comes_in_and_the_floor_need_none(self, house, guarded, fingers):
        registration.register(house, guarded, name="Gus", chance=Chance(b"c" * 32), by=BY)
        clock.start(house, guarded, by=BY)
        floor.bust(house, guarded, out={2: None}, by=BY)
        house.undo(guarded, house.snapshot(guarded).n, at=BY.at, who="Mia", desk="desk 1")
        assert fingers.asked == []

    def test_a_house_without_a_pin_asks_nothing(self, house, event, fingers):
        prizes.unlock(house, event, by=BY)
        assert fingers.asked == []
        assert last(house, event) == "Prizes were unlocked: they follow the entries again"

    def test_locking_the_prizes_needs_none(self, house, guarded, fingers):
        fingers.types = ["2580"]
        prizes.unlock(house, guarded, by=BY)
        fingers.time += 3_600
        prizes.lock(house, guarded, by=BY)
        assert len(fingers.asked) == 1
        assert house.snapshot(guarded)[Prize]

    def test_where_nobody_can_be_asked_it_is_refused(self, house, guarded):
        house.guard = Guard()
        with pytest.raises(Refused, match=NOT_GIVEN):
            prizes.unlock(house, guarded, by=BY)


class TestAsking:
    def test_a_desk_is_asked_again_only_after_its_minutes(self, house, guarded, fingers):
        fingers.types = ["2580"]
        prizes.unlock(house, guarded, by=BY)
        fingers.time += 299
        registration.unregister(house, guarded, entry=1, by=BY)
        assert len(fingers.asked) == 1
        fingers.time += 2
        with pytest.raises(Refused, match=NOT_GIVEN):
            registration.unregister(house, guarded, entry=2, by=BY)

    def test_another_desk_is_asked_by_itself(self, house, guarded, fingers):
        fingers.types = ["2580"]
        prizes.unlock(house, guarded, by=BY)
        with pytest.raises(Refused, match=NOT_GIVEN):
            registration.unregister(house, guarded, entry=1, by=By("Max", BY.at, "desk 2"))

    def test_every_time_where_it_is_so_set(self, house, event, fingers):
        set_pin(house, holder="Otto", typed="2580", minutes=0, by=BY)
        fingers.types = ["2580", "2580"]
        prizes.unlock(house, event, by=BY)
        registration.unregister(house, event, entry=1, by=BY)
        assert len(fingers.asked) == 2

    def test_the_deed_is_named_and_whose_pin_it_was(self, house, guarded, fingers):
        fingers.types = ["2580", "7777"]
        set_pin(house, holder="Zoë", typed="7777", by=BY)
        house.guard.forget()
        prizes.unlock(house, guarded, by=BY)
        assert fingers.asked[-1].what == "Prizes were unlocked: they follow the entries again"
        assert last(house, guarded).endswith("(PIN of Zoë)")

    def test_wrong_ones_are_delayed_and_leave_a_line(self, house, guarded, fingers):
        fingers.types = ["0000"] * 5 + ["2580"]
        prizes.unlock(house, guarded, by=BY)
        assert [one.wait for one in fingers.asked] == [0, 0, 0, 2, 4, 8]
        assert fingers.asked[1].problem == "That is nobody's PIN."
        lines = [told.sentence for told in house.journal(HOUSE_STREAM) if "wrong PIN" in told.sentence]
        assert len(lines) == 5
        assert lines[-1].startswith("A wrong PIN was given at desk 1 for the 5th time: Prizes were unlocked")

    def test_a_pin_that_is_given_too_early_is_not_even_looked_at(self, house, guarded, fingers):
        def hasty(asked: Asked) -> str | None:
            fingers.asked.append(asked)
            return fingers.types.pop(0) if fingers.types else None

        house.guard = Guard(hasty, clock=lambda: fingers.time)
        fingers.types = ["0000"] * 3 + ["2580"]
        with pytest.raises(Refused, match=NOT_GIVEN):
            prizes.unlock(house, guarded, by=BY)
        assert fingers.asked[-1].problem.startswith("Wait a moment")

    def test_what_was_done_while_it_was_asked_for_is_not_overwritten(self, house, guarded, fingers):
        def slow(asked: Asked) -> str | None:
            floor.bust(house, guarded, out={6: None}, by=BY)
            return "2580"

        house.guard = Guard(slow)
        with pytest.raises(Refused, match="Something was done meanwhile"):
            prizes.unlock(house, guarded, by=BY)
        prizes.unlock(house, guarded, by=BY)


class TestPins:
    def test_it_is_kept_as_a_slow_hash_with_salt(self, house, fingers):
        set_pin(house, holder="Otto", typed="2580", by=BY)
        fingers.types = ["2580"]
        set_pin(house, holder="Zoë", typed="1111", by=BY)
        otto, zoe = pins(house)
        assert otto.salt != zoe.salt
        assert "2580" not in str(otto)
        assert holder_of(house, "2580") == otto
        assert holder_of(house, "2581") is None

    @pytest.mark.parametrize(
        ("said", "says"),
        [
            ({"holder": "  "}, "Say whose PIN"),
            ({"typed": "123"}, "4 to 32"),
            ({"typed": "1" * 33}, "4 to 32"),
            ({"minutes": 7}, "asked for again after"),
        ],
    )
    def test_what_is_no_pin_is_refused_at_its_field(self, house, said, says):
        with pytest.raises(Refused, match=says) as no:
            set_pin(house, **({"holder": "Otto", "typed": "2580"} | said), by=BY)
        assert no.value.at == (next(iter(said)),)

    def test_two_have_not_the_same(self, house, fingers):
        set_pin(house, holder="Otto", typed="2580", by=BY)
        with pytest.raises(Refused, match="Choose another PIN"):
            set_pin(house, holder="Zoë", typed="2580", by=BY)

    def test_another_one_takes_the_place_of_the_old(self, house, fingers):
        set_pin(house, holder="Otto", typed="2580", by=BY)
        fingers.types = ["2580"]
        set_pin(house, holder="otto", typed="9999", minutes=1, by=BY)
        assert [(pin.holder, pin.minutes) for pin in pins(house)] == [("Otto", 1)]
        assert holder_of(house, "9999") is not None

    def test_a_house_that_is_put_back_is_guarded_as_it_was(self, house, event, fingers):
        house.back_up(at=datetime.now(UTC))
        backup = backups(house.path)[0]
        set_pin(house, holder="Otto", typed="2580", by=BY)
        fingers.types = ["2580"]
        restoring.put_back(house, backup, by=BY)
        assert [pin.holder for pin in house.house[Pin].values()] == ["Otto"]
        assert len(fingers.asked) == 1
        assert verify(house.path).faults == ()
