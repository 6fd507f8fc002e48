"""What each panel says, and which are left out because they have nothing to say."""

from __future__ import annotations

from pathlib import Path

from tdapp.director import (
    clock,
    counted_events,
    deals,
    leagues,
    openings,
    prizes,
    projector,
    races,
    registration,
    seating,
)
from tdapp.director.races import Call
from tdapp.rules.chance import Chance
from tdapp.values.dates import local
from tdapp.values.field import Presence, Prize, Seating
from tdapp.values.money import money
from tdapp.values.prizes import DealShare
from tdapp.values.room import Seat
from tdapp.views.projector.panels import FACES, evening, faces, leaving
from tests.director.seasons import played
from tests.views.projector.conftest import MINUTE


def test_every_panel_that_the_director_can_set_is_one_that_can_be_drawn():
    assert [kind.id for kind in projector.PANELS] == [*FACES]


def agreed(one, left, reserve):
    """Who is left of this evening shares evenly what is left, but for a reserve, and plays on."""
    one.start()
    one.do(openings.close)
    one.do(prizes.lock)
    one.play_down_to(left)
    one.do(deals.make, method="even", stacks=dict.fromkeys(one.tonight.now[Presence], 0), reserve=reserve)
    return one


def test_before_anybody_is_there_only_schedule_and_chips_have_something_to_say(make):
    assert [*make(0).faces] == ["structure", "chips"]


class TestSeats:
    def test_everybody_by_name_until_the_first_level_is_over(self, make):
        one = make(12)
        assert "seats" not in one.faces
        one.start()
        rows = one.faces["seats"].rows
        assert [row.lead for row in rows] == sorted(row.lead for row in rows)
        assert {row.trail for row in rows} == {f"{row.table} – {row.seat}" for row in one.tonight.now[Seating].values()}
        one.at += 21 * MINUTE
        assert "seats" not in one.faces

    def test_letters_with_accents_stand_where_people_look_for_them(self, make):
        one = make(0)
        for name in ("Zoë Meyer", "Łukasz Żak", "Max Born", "Ärne Berg"):
            one.do(registration.register, name=name, chance=Chance(bytes(32)))
        one.start()
        assert [row.lead for row in one.faces["seats"].rows] == ["Ärne B.", "Łukasz Ż.", "Max B.", "Zoë M."]


class TestLeagues:
    def test_who_leads_the_leagues_that_tonight_counts_for(self, make):
        one = make(3)
        before = played(one.house, -7, "Before", "Ann Lee", "Łukasz Żak", "Bob")
        wish = leagues.Wish("Spring", "10, 6, 4")
        leagues.create(one.house, wish, events=[before], by=one.by())
        assert "league" not in one.faces
        leagues.create(one.house, leagues.Wish("The year", "10, 6, 4"), events=[before, one.event], by=one.by())
        shown = one.faces["league"]
        assert (shown.title, shown.value) == ("The year", "1 event")
        assert [(row.lead, row.trail) for row in shown.rows] == [
            ("1st  Ann L.", "10"),
            ("2nd  Łukasz Ż.", "6"),
            ("3rd  Bob", "4"),
        ]


class TestMoves:
    def test_they_stay_until_the_player_sits(self, make):
        one = make(18)
        one.start()
        assert "moves" not in one.faces
        entry, free = 1, one.tonight.free_seats
        if not free:
            one.play_down_to(16)
            free = one.tonight.free_seats
        to = next(seat for seat in free if seat.table != one.tonight.now[Seating][entry].table)
        one.do(seating.move, entry=entry, to=Seat(to.table, to.seat))
        (row,) = one.faces["moves"].rows
        assert row.trail == f"{to.table} – {to.seat}"
        assert any(piece.lead == "Moving" for piece in one.shown.pieces)
        one.do(seating.mark_seated, moves=[1])
        assert "moves" not in one.faces


class TestPrizes:
    def test_equal_prizes_share_a_line_and_the_next_is_marked(self, make):
        one = make(60)
        one.start()
        one.do(openings.close)
        one.do(prizes.lock)
        face = one.faces["prizes"]
        assert (face.title, face.value) == ("Prize pool", "€2,400")
        assert face.rows[0].lead == "1st"
        assert len({row.trail for row in face.rows}) == len(face.rows)
        assert [row.tone for row in face.rows if row.tone] == ["strong"]
        assert face.rows[-1].tone == "strong"

    def test_the_mark_goes_up_with_the_places(self, make):
        one = make(30)
        one.start()
        one.do(openings.close)
        one.do(prizes.lock)
        one.play_down_to(2)
        assert [row.tone for row in one.faces["prizes"].rows[:3]] == ["", "strong", ""]

    def test_after_a_deal_those_still_in_have_what_it_says(self, make):
        one = agreed(make(30), left=3, reserve=5_000)
        rows = one.faces["prizes"].rows
        has = {n: money(row.amount, "EUR") for n, row in one.tonight.now[DealShare].items()}
        assert [(row.lead, row.trail, row.below, row.tone) for row in rows[:4]] == [
            ("1st", "€50", "left for the winner", "strong"),
            ("Player 1", has[1], "by the deal", ""),
            ("Player 2", has[2], "by the deal", ""),
            ("Player 3", has[3], "by the deal", ""),
        ]
        assert (rows[4].lead, rows[4].trail) == ("4th", money(one.tonight.now[Prize][4].amount, "EUR"))

    def test_a_place_after_the_deal_has_the_share_of_whoever_came_to_it(self, make):
        one = agreed(make(30), left=3, reserve=5_000)
        one.play_down_to(1)
        rows, has = one.faces["prizes"].rows, one.tonight.now[DealShare]
        assert [(row.lead, row.trail, row.tone) for row in rows[:3]] == [
            ("1st", money(has[1].amount + 5_000, "EUR"), ""),
            ("2nd", money(has[2].amount, "EUR"), ""),
            ("3rd", money(has[3].amount, "EUR"), ""),
        ]

    def test_where_a_deal_leaves_nothing_no_first_prize_is_shown(self, make):
        rows = agreed(make(30), left=2, reserve=0).faces["prizes"].rows
        assert [row.lead for row in rows[:3]] == ["Player 1", "Player 2", "3rd"]

    def test_without_names_a_deal_says_what_each_gets(self, make):
        one = make(0, has_names=False)
        one.do(registration.count_in, number=30)
        one.do(clock.start)
        one.do(openings.close)
        one.do(prizes.lock)
        one.do(counted_events.take_out, number=27)
        odd = sum(deals.to_divide(one.tonight.now)) % 3
        one.do(deals.make, method="even", stacks=dict.fromkeys((1, 2, 3), 0), reserve=odd)
        row = next(row for row in one.faces["prizes"].rows if row.below != "left for the winner")
        assert (row.lead, row.trail, row.below) == (
            "3 players",
            money(one.tonight.now[DealShare][1].amount, "EUR"),
            "each by the deal",
        )


class TestStandings:
    def test_the_last_to_go_comes_first_with_what_it_got(self, make):
        one = make(30)
        one.start()
        one.do(openings.close)
        one.do(prizes.lock)
        one.play_down_to(3)
        rows = one.faces["standings"].rows
        assert rows[0].trail == "4th"
        assert rows[0].below.startswith("€")
        assert len(rows) <= 12

    def test_no_place_is_told_while_an_entry_could_change_it(self, make):
        """PEERS: a finishing place given at the bust-out became wrong after a late entry."""
        one = make(12)
        one.start()
        one.play_down_to(10)
        assert [row.trail for row in one.faces["standings"].rows] == [f"{local(one.at):%H:%M}"] * 2
        assert [piece.text for piece in one.shown.pieces if piece.lead == "Out"] == ["Player 11"]
        one.do(openings.close)
        assert [row.trail for row in one.faces["standings"].rows] == ["11th", "12th"]

    def test_without_names_only_places_that_are_paid(self, make):
        one = make(0, has_names=False)
        one.do(registration.count_in, number=9)
        one.do(clock.start)
        one.do(openings.close)
        one.do(counted_events.take_out, number=2)
        assert "standings" not in one.faces
        assert "seats" not in one.faces
        assert "Entry" not in repr(one.shown)


class TestChips:
    def test_each_with_its_color_and_how_long_it_stays(self, make):
        one = make(3)
        rows = one.faces["chips"].rows
        assert all(row.chip for row in rows)
        assert any(row.below.startswith("until level ") for row in rows)

    def test_those_that_were_colored_up_are_gone(self, make):
        one = make(3)
        before = [row.trail for row in one.faces["chips"].rows]
        one.start()
        one.at += 600 * MINUTE
        after = [row.trail for row in one.faces["chips"].rows]
        assert after == before[-len(after) :]
        assert len(after) < len(before)

    def test_a_chip_that_was_raced_off_early_is_gone_at_once(self, make):
        one = make(3)
        before = [row.trail for row in one.faces["chips"].rows]
        one.do(races.take_out, chip=25)
        assert [row.trail for row in one.faces["chips"].rows] == before[1:]
        assert leaving(one.tonight).keys().isdisjoint({25})


class TestTheColorUp:
    def test_the_break_says_what_leaves_and_how_much_to_bring_to_each_table(self, make):
        one = make(12)
        one.start()
        notes = []
        for _ in range(60):
            one.at += 4 * MINUTE
            notes.append(one.shown.note if one.shown.look.pulse == "break" else "")
        assert "Color-up: the 25s leave · 24 × 100, about 12 a table" in notes

    def test_what_a_table_won_is_shown_until_nobody_asks_any_more(self, make):
        one = make(12)
        one.start()
        assert "race" not in one.faces
        seat = min(row.seat for row in one.tonight.now[Seating].values() if row.table == 1)
        one.do(races.call, chip=25, table=1, calls={seat: Call(3)})
        assert "race" not in one.faces
        one.do(races.race, chip=25, tables=[1], chance=Chance(bytes(32)))
        face = one.faces["race"]
        assert face.title == "The 25s are raced"
        assert [(row.lead, row.trail, row.below) for row in face.rows] == [("Table 1", f"seat {seat}", "a 100")]
        one.at += 31 * MINUTE
        assert "race" not in one.faces


class TestProof:
    def test_commitment_seed_and_what_the_room_added(self, make):
        one = make(3)
        assert "proof" not in one.faces
        one.do(seating.draw, chance=Chance(bytes(32), "seven of clubs"))
        text = one.faces["proof"].text
        assert "0000 0000 0000 0000" in text
        assert "The room added: seven of clubs" in text


class TestNoticesAndPictures:
    def test_each_has_a_turn_of_its_own(self, make):
        one = make(3)
        for text in ("No phones", "Wifi: swan"):
            one.do(projector.post, text=text)
        shown = faces(evening(one.tonight, one.at, [Path("bar.png")]))
        assert [face.text for face in shown if face.id.startswith("notices")] == ["No phones", "Wifi: swan"]
        assert [face.picture for face in shown if face.picture] == [Path("bar.png")]


def test_the_house_says_which_come_in_which_order_and_for_how_long(make):
    one = make(3)
    wanted = [("chips", 7), ("structure", 9), *((kind.id, 0) for kind in projector.PANELS[:4])]
    wanted += [(kind.id, 0) for kind in projector.PANELS if kind.id not in dict(wanted)]
    projector.set_panels(one.house, shown=wanted, by=one.by())
    assert [(face.id, face.seconds) for face in one.faces.values()] == [("chips", 7), ("structure", 9)]
