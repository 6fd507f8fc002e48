"""Sentences are in the director's language; what a file keeps, and what chance goes by, is the same in every one."""

from __future__ import annotations

import pytest

from tdapp.director import naming, openings, penalties, races
from tdapp.director.invariants import open_house
from tdapp.director.offers import set_offer
from tdapp.director.races import Call
from tdapp.director.selling import sell
from tdapp.director.terms import amend
from tdapp.director.terms_told import moment_said
from tdapp.store.tables import KINDS
from tdapp.store.verify import verify
from tdapp.values.house import Offer
from tdapp.values.noted import PenaltyRecord
from tdapp.values.say import ENGLISH, FRENCH, speak
from tests.director.evenings import chance, refused
from tests.director.floor_evenings import Floor

NOT_COMPARED = ("why", "player", "tournament")
"""A sentence is kept as it was said; keys are drawn by lot."""


@pytest.fixture(params=["English", "another language"])
def language(request):
    if request.param != "English":
        speak_marked()
    yield request.param
    speak(ENGLISH, None)


@pytest.fixture
def marked():
    speak_marked()
    yield
    speak(ENGLISH, None)


def speak_marked() -> None:
    """Whatever is looked up comes back in brackets."""
    speak(FRENCH, lambda text, _: f"[{text}]")


def evening(path) -> Floor:
    floor = Floor.with_players(open_house(path, create=True), 6)
    floor.do(set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 0, 800))
    floor.do(sell, entries=[2], kind="rebuy", method="card")
    floor.do(penalties.penalise, entry=3, amount=10, unit="minutes", reason="conduct: late")
    floor.do(races.call, chip=5, table=1, calls=dict.fromkeys(races.seated(floor.now, 1), Call(3)))
    floor.do(races.race, chip=5, tables=[1], chance=chance())
    floor.do(naming.somebody_out, table=1)
    floor.do(naming.say_who, nameless=1, entry=4)
    return floor


def kept(floor: Floor) -> dict[str, list[dict[str, object]]]:
    """All rows of the evening, but for sentences and for keys drawn by lot."""
    kinds = (kind.value for kind in KINDS.values() if kind.name != "tournament")
    return {
        kind.__name__: [
            {name: getattr(row, name) for name in kind.__annotations__ if name not in NOT_COMPARED}
            for _, row in sorted(floor.now[kind].items())
        ]
        for kind in kinds
    }


class TestWhatAFileKeeps:
    def test_is_the_same_in_every_language(self, tmp_path, marked):
        marked = evening(tmp_path / "marked.tdapp")
        speak(ENGLISH, None)
        english = evening(tmp_path / "english.tdapp")
        assert kept(marked) == kept(english)
        assert {row.reason for row in marked.now[PenaltyRecord].values()} == {"conduct: late"}
        for floor in (marked, english):
            floor.house.close()
        assert verify(tmp_path / "marked.tdapp").faults == ()


class TestWhatIsSaid:
    def test_the_table_of_whoever_went_out_is_told_once(self, house, language):
        floor = Floor.with_players(house, 6)
        floor.do(naming.somebody_out, table=1)
        told = floor.do(naming.say_who, nameless=1, entry=4).sentence
        assert told.strip("[]") == "It was Dan who went out at table 1"

    def test_a_reason_of_the_list_is_said_and_what_was_typed_is_left(self, marked):
        assert penalties.reason_said("conduct: late again") == "[conduct]: late again"
        assert penalties.reason_said("late again") == "late again"

    def test_registration_closes_with_the_draw_in_every_language(self, house, language):
        floor = Floor.with_players(house, 6, is_closed=False)
        floor.do(amend, late_until_level=0)
        why = refused(openings.refuse_when_closed, floor.tonight, floor.time)[0]
        assert why.strip("[]") == "Registration closed with the draw."

    def test_a_day_is_written_as_the_language_does(self, marked):
        assert moment_said(1_700_000_000_000)[2] == "/"
