"""Tills: what a clerk must have, what was counted, and that counted money stays as it was counted."""

from __future__ import annotations

from dataclasses import replace

from tdapp.director import registration, tills
from tdapp.director.tonight import Tonight
from tdapp.values.house import Till
from tests.director.evenings import BY, chance, enter, refused, undo

LATER = replace(BY, at=BY.at + 60_000)
LAST = replace(BY, at=BY.at + 120_000)


def close(house, counted: int, by=LATER, **said):
    return tills.close_till(house, clerk="Mia", counted=counted, by=by, **said)


class TestClosing:
    def test_expected_is_what_it_began_with_and_the_cash_since(self, house, friday):
        enter(house, friday, "Ann", "Bob")
        registration.register(house, friday, name="Cleo", method="card", chance=chance(), by=BY)
        assert tills.open_till(house, "Mia").cash == 5_000
        told = close(house, 14_000, began_with=10_000)
        assert told.sentence == "Mia closed a till: €140 counted, €150 expected, €10 short"
        (till,) = house.house[Till].values()
        assert (till.began_with, till.expected, till.counted) == (10_000, 15_000, 14_000)

    def test_the_next_till_begins_from_there(self, house, friday):
        enter(house, friday, "Ann")
        close(house, 2_500)
        assert tills.open_till(house, "Mia").payments == 0
        registration.register(house, friday, name="Bob", chance=chance(), by=LAST)
        assert tills.open_till(house, "Mia").cash == 2_500

    def test_less_than_nothing_is_refused(self, house, friday):
        assert refused(close, house, -1)[1] == ("counted",)
        assert refused(close, house, 0, began_with=-1)[1] == ("began_with",)


class TestCountedMoneyStands:
    def test_it_is_not_undone_but_corrected_by_a_new_entry(self, house, friday):
        enter(house, friday, "Bob", "Cleo")
        sold = enter(house, friday, "Ann")
        close(house, 7_500)
        before = Tonight.of(house, friday).now
        sentence, _ = refused(undo, house, sold)
        assert sentence == "Mia has closed the till since: take it back as a correction instead."
        assert Tonight.of(house, friday).now is before
        registration.unregister(house, friday, entry=3, by=LAST)
        assert tills.open_till(house, "Mia").cash == -2_500

    def test_what_came_after_it_can_be_undone(self, house, friday):
        enter(house, friday, "Ann")
        close(house, 2_500)
        sold = registration.register(house, friday, name="Bob", chance=chance(), by=LAST)
        house.undo(sold.stream, sold.n, at=LAST.at, who=LAST.who)
        assert tills.open_till(house, "Mia").cash == 0

    def test_another_clerk_is_not_held_by_it(self, house, friday):
        sold = registration.register(house, friday, name="Ann", chance=chance(), by=replace(BY, who="Jo"))
        enter(house, friday, "Bob")
        close(house, 2_500)
        undo(house, sold)
        assert Tonight.of(house, friday).left == 1
