"""The race sheet: what a dealer without a laptop needs, before the race and after it."""

from __future__ import annotations

import pytest

from tdapp.director import houses, races, registration, seating, terms
from tdapp.director.logos import set_logo
from tdapp.director.races import Call
from tdapp.director.tonight import Tonight
from tdapp.printing.documents import document
from tdapp.printing.lines import width
from tdapp.printing.race_sheet import MARGIN, SMALL
from tdapp.rules.chance import Chance
from tdapp.values.refusal import Refused
from tests.director.evenings import BY, chance, created
from tests.printing.paper import HARD_NAMES, pages, picture, text


def drawn(house, names, **wish):
    event = created(house, **{"seats": 9, **wish})
    for name in names:
        registration.register(house, event, name=name, chance=chance(), by=BY)
    seating.draw(house, event, chance=chance(), by=BY)
    return event


def printed(house, event, paper="A4") -> bytes:
    return document("race-sheet").make(Tonight.of(house, event), paper)


def test_every_table_has_its_half_of_a_page_with_everybody_who_sits_there(house):
    event = drawn(house, [f"Player {n}" for n in range(1, 22)])
    found = pages(printed(house, event))
    assert [[f"Table {table}" in page for table in (1, 2, 3)] for page in found] == [
        [True, True, False],
        [False, False, True],
    ]
    assert all(f"Player {n}\n" in "\n".join(found) for n in range(1, 22))
    assert found[0].count("Race the 5s for 25s") == 2


def test_names_in_any_script_and_of_any_length(house):
    event = drawn(house, HARD_NAMES)
    found = text(printed(house, event, "Letter"))
    assert all(name in found for name in HARD_NAMES[:4])


def test_a_long_house_gives_way_to_its_logo(house):
    houses.set_up(house, name="The Lucky Swan Poker & Social Club of the North", currency="EUR", paper="A4", by=BY)
    set_logo(house, picture=picture(90, 26), by=BY)
    event = drawn(house, ["Ann", "Bob"], name="Friday Deepstack Championship of the Counties")
    head = next(line for line in pages(printed(house, event))[0].splitlines() if line.startswith("The Lucky"))
    assert head.endswith("…")
    assert width(head, "Regular", SMALL) <= 595 - 2 * MARGIN - 130 - 90


def test_what_was_called_dealt_and_won_stands_on_it(house):
    event = drawn(house, ["Ann", "Bob", "Cid", "Dan"], seats=2)
    now = house.snapshot(event)
    (seat, *_) = races.seated(now, 1)
    races.call(house, event, chip=5, table=1, calls={seat: Call(3)}, by=BY)
    races.race(house, event, chip=5, tables=[1], chance=Chance(bytes(32)), by=BY)
    found = text(printed(house, event))
    hand = next(hand for hand in races.hands_of(house.snapshot(event), races_at(house, event)) if hand.chips)
    ranks = [card[0].replace("T", "10") for card in hand.cards.split()]
    assert all(rank in found for rank in ranks)
    assert any(sign in found for sign in "♠♥♦♣")


def races_at(house, event):
    row = races.race_at(house.snapshot(event), 5, 1)
    assert row is not None
    return row


@pytest.mark.parametrize(
    ("profile", "house_rules", "says"),
    [
        ("roberts-11", {}, ["3 or more left over make one more", "gets a 25 first, out of these. R11 §15.11"]),
        ("tda-2024", {}, ["3 or more left over make one more", "wins nothing gets a 25 on top. TDA 24A"]),
        ("roberts-11", {"race_leftover": "dropped"}, ["what is left over is dropped"]),
    ],
)
def test_it_says_how_this_house_races(house, profile, house_rules, says):
    event = drawn(house, ["Ann", "Bob"], profile=profile)
    if house_rules:
        terms.amend(house, event, house_rules=house_rules, by=BY)
    found = text(printed(house, event)).replace("\n", " ")
    assert all(one in found for one in says)


def test_with_one_kind_of_chip_left_there_is_none(house):
    event = drawn(house, ["Ann", "Bob"], name="Friday Deepstack Championship of the Counties")
    for chip in (5, 25, 100, 500):
        races.take_out(house, event, chip=chip, by=BY)
    with pytest.raises(Refused, match="Only one kind of chip is left: there is nothing to race"):
        printed(house, event)


def test_the_same_evening_prints_the_same_bytes(house):
    event = drawn(house, ["Ann", "Bob"], name="Friday Deepstack Championship of the Counties")
    assert printed(house, event) == printed(house, event)
