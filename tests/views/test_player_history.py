"""What a person has played, across tournaments and records."""

from __future__ import annotations

from tdapp.director import events, floor, prizes, registration, seating
from tdapp.director.merging import merge
from tdapp.director.players import add_player, known
from tdapp.director.tonight import By
from tdapp.rules.chance import Chance
from tdapp.views.player_history import COLUMNS, Total, player_history, told

DAY = 86_400_000
START = 1_700_000_000_000


def by(day: int) -> By:
    return By("Mia", START + day * DAY, "desk 1")


def key_of(house, name: str) -> str:
    return next(key for key, player in known(house).items() if player.name == name)


def evening(house, day: int, name: str, *players: str, currency: str = "EUR") -> str:
    """A tournament in which these players, in this order, are out one after the other; the last one wins it all."""
    wish = events.Wish(name, "AMERIFUN sample", buy_in=2_000, fee=500, currency=currency)
    event = events.create(house, wish, by=by(day))
    for player in players:
        who = {one.name: key for key, one in known(house).items()}.get(player)
        registration.register(house, event, name=player, player=who, chance=Chance(bytes(32)), by=by(day))
    seating.draw(house, event, chance=Chance(bytes(32)), by=by(day))
    prizes.lock(house, event, by=by(day))
    for entry in range(1, len(players)):
        floor.bust(house, event, out={entry: None}, by=by(day))
    return event


def shown(house, name: str) -> list[list[str]]:
    return [[column.says(row) for column in COLUMNS[1:]] for row in player_history(house, key_of(house, name)).played]


class TestAcrossTournaments:
    def test_every_one_with_place_and_prize_newest_first(self, house):
        evening(house, 0, "Friday", "Bob", "Ann", "Eva")
        evening(house, 7, "Next Friday", "Bob", "Eva", "Ann")
        assert shown(house, "Ann") == [
            ["Next Friday", "1", "€25", "1st", "€60", ""],
            ["Friday", "1", "€25", "2nd", "", ""],
        ]
        (total,) = player_history(house, key_of(house, "Ann")).totals
        assert total == Total("EUR", 2, 2, 5_000, 6_000)
        assert told(total) == "2 tournaments · 2 entries · paid €50 · won €60"

    def test_bounties_are_counted_and_paid_beside_the_prizes(self, house):
        wish = events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, bounty=500, bounty_kind="fixed")
        event = events.create(house, wish, by=by(0))
        for name in ("Ann", "Bob", "Cid"):
            registration.register(house, event, name=name, chance=Chance(bytes(32)), by=by(0))
        floor.bust(house, event, out={3: None}, won_by={3: [1, 2]}, by=by(0))
        assert shown(house, "Bob")[0][-1] == "0.5 · €2.50"
        floor.bust(house, event, out={2: None}, won_by={2: [1]}, by=by(0))
        assert shown(house, "Ann")[0][-1] == "1.5 · €12.50"
        (total,) = player_history(house, key_of(house, "Ann")).totals
        assert told(total) == "1 tournament · 1 entry · paid €25 · won €0 and €12.50 of bounties"

    def test_currencies_are_not_added_up(self, house):
        evening(house, 0, "Friday", "Bob", "Ann")
        evening(house, 1, "Saturday", "Bob", "Ann", currency="USD")
        totals = player_history(house, key_of(house, "Ann")).totals
        assert [(total.currency, total.paid, total.prizes) for total in totals] == [
            ("EUR", 2_500, 4_000),
            ("USD", 2_500, 4_000),
        ]

    def test_two_records_of_one_person_are_one_history(self, house):
        evening(house, 0, "Friday", "A. Lee", "Bob")
        evening(house, 1, "Saturday", "Ann Lee", "Bob")
        merge(house, keep=key_of(house, "Ann Lee"), other=key_of(house, "A. Lee"), by=by(2))
        assert [row[0] for row in shown(house, "Ann Lee")] == ["Saturday", "Friday"]

    def test_who_still_plays_has_no_place(self, house):
        event = events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000), by=by(0))
        for name in ("Ann", "Bob"):
            registration.register(house, event, name=name, chance=Chance(bytes(32)), by=by(0))
        assert shown(house, "Ann") == [["Friday", "1", "€20", "", "", ""]]

    def test_an_entry_that_was_taken_back_is_not_told(self, house):
        event = events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000), by=by(0))
        add_player(house, name="Ann", by=by(0))
        ann = key_of(house, "Ann")
        change = registration.register(house, event, player=ann, chance=Chance(bytes(32)), by=by(0))
        house.undo(event, change.n, at=START, who="Mia")
        assert player_history(house, ann).played == ()

    def test_only_what_they_entered_is_read(self, house, tmp_path):
        evening(house, 0, "Friday", "Bob", "Ann")
        evening(house, 1, "Saturday", "Bob", "Eva")
        ann = key_of(house, "Ann")
        assert [terms.name for terms in house.entered_by([ann])] == ["Friday"]
        assert house.entered_by([]) == []
