"""Texts and numbers that no keyboard types, from a clipboard or a slip of the hand: made fit, or refused."""

from __future__ import annotations

import pytest

from tdapp.director import (
    balancing,
    breaks,
    events,
    floor,
    leagues,
    notes,
    pins,
    players,
    projector,
    purse,
    registration,
    seating,
    templates,
    tills,
)
from tdapp.director.breaks import Dealt
from tdapp.director.invariants import open_house
from tdapp.director.purse import Line
from tdapp.director.tonight import By
from tdapp.rules.cards import Card
from tdapp.rules.chance import Chance
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.verify import verify
from tdapp.values.house import Player
from tdapp.values.refusal import Refused

BY = By("Mia", 1_700_000_000_000, "desk 1")
HUGE = 2**63
ALONE = ("\0", " \0\x07 ", "\ud800", "\x9f\x7f")


@pytest.fixture
def house(tmp_path):
    house = open_house(tmp_path / "swan.tdapp", create=True)
    yield house
    house.close()


@pytest.fixture
def event(house):
    key = events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000), by=BY)
    for name in "Ann Bob Cyd Dan".split():
        registration.register(house, key, name=name, chance=Chance(b"a" * 32), by=BY)
    seating.draw(house, key, chance=Chance(b"b" * 32), by=BY)
    return key


VERBS = {
    "a player": lambda house, event, text: players.add_player(house, name=text, by=BY),
    "an entry": lambda house, event, text: registration.register(
        house, event, name=text, chance=Chance(b"c" * 32), by=BY
    ),
    "a tournament": lambda house, event, text: events.create(house, events.Wish(text, "AMERIFUN sample"), by=BY),
    "a league": lambda house, event, text: leagues.create(house, wish=leagues.Wish(text), by=BY),
    "a template": lambda house, event, text: templates.save_template(house, event, name=text, by=BY),
    "a message": lambda house, event, text: projector.tell(house, event, text=text, by=BY),
    "a notice": lambda house, event, text: projector.post(house, event, text=text, by=BY),
    "a note": lambda house, event, text: notes.note(house, event, text=text, entry=1, by=BY),
    "a holder": lambda house, event, text: pins.set_pin(house, holder=text, typed="2580", by=BY),
    "a line of the pool": lambda house, event, text: purse.set_lines(
        house, event, wanted=(Line(text, is_added=False, percent=5),), by=BY
    ),
}


@pytest.mark.parametrize("verb", VERBS)
class TestTextsThatNobodySees:
    @pytest.mark.parametrize("text", ALONE, ids=ascii)
    def test_alone_they_are_no_name(self, house, event, verb, text):
        before = [house.snapshot(stream).n for stream in (event, HOUSE_STREAM)]
        with pytest.raises(Refused):
            VERBS[verb](house, event, text)
        assert [house.snapshot(stream).n for stream in (event, HOUSE_STREAM)] == before

    def test_among_others_they_are_left_out(self, house, event, verb):
        VERBS[verb](house, event, "Zo\0ë \x07 Mey\ud800er")
        streams = (HOUSE_STREAM, *(terms.id for terms in house.tournaments()))
        assert any("Zoë Meyer" in house.journal(stream)[-1].sentence for stream in streams)
        assert verify(house.path).faults == ()


def test_a_joiner_in_a_name_stays(house):
    players.add_player(house, name="می‌خواهم", by=BY)
    assert [player.name for player in house.house[Player].values()] == ["می‌خواهم"]


class TestNumbersThatNoFileHolds:
    def test_a_stack(self, house, event):
        before = house.snapshot(event)
        with pytest.raises(Refused, match="too large"):
            floor.bust(house, event, out={1: HUGE}, by=BY)
        assert house.snapshot(event) is before

    def test_the_cash_of_a_till(self, house, event):
        with pytest.raises(Refused, match="too large"):
            tills.close_till(house, clerk="Mia", counted=HUGE, by=BY)


class TestCardsOfSomebodyWhoIsNotThere:
    def test_for_a_move(self, house, event):
        with pytest.raises(Refused, match="Entry 31 is not in this tournament"):
            balancing.balance(house, event, cards={31: "As"}, by=BY)

    def test_for_a_table_that_breaks(self, house, event):
        floor.bust(house, event, out={2: None}, by=BY)
        with pytest.raises(Refused, match="Bob is out already"):
            breaks.break_table(
                house, event, chance=Chance(b"c" * 32), dealt=Dealt((), {2: Card("A", "s")}), table=1, by=BY
            )
