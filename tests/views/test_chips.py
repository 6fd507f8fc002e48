"""What the pages say of chips: the plan of the color-ups, the account, and what Now asks for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.director import chip_counts, clock, events, floor, races, seating
from tdapp.director.chip_account import book, count_all
from tdapp.director.color_ups import bring, pieces, plan
from tdapp.director.races import Call
from tdapp.director.tonight import Tonight
from tdapp.rules.cards import Card
from tdapp.values.house import Chip
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tdapp.views.chip_account import chip_account
from tdapp.views.color_ups import chip_set
from tdapp.views.races import awarded, read_cards, signs
from tdapp.views.races import races as races_shown
from tdapp.views.todo_chips import color_ups_now, color_ups_soon, counted_wrong
from tests.director.evenings import BY, chance, enter, refused, undo

CLUB = "Club evening, 10,000 chips, break every three levels"
BREAK_BEFORE_7 = 8
"""The second break of the schedule: three levels, a break, three levels, a break."""


@pytest.fixture
def friday(house):
    """Eighteen at two tables, with 25s, 100s, 500s, 1,000s and 5,000s; the 25s leave before level 7."""
    event = events.create(house, events.Wish("Friday", CLUB, buy_in=2_000), by=BY)
    enter(house, event, *(f"Player {n}" for n in range(1, 19)))
    seating.draw(house, event, chance=chance(), by=BY)
    clock.start(house, event, by=BY)
    return event


def go_to(house, event, stretch: int) -> None:
    clock.go_to(house, event, stretch=stretch, by=BY)


def asked(house, event):
    tonight = Tonight.of(house, event)
    return [*color_ups_now(tonight, BY.at), *color_ups_soon(tonight, BY.at)]


class TestThePlan:
    def test_each_chip_leaves_at_the_break_before_the_level_that_no_longer_needs_it(self, house, friday):
        coming = plan(Tonight.of(house, friday), BY.at)
        found = [(one.chip.worth, one.into.worth, one.before_level) for one in coming]
        assert found[:2] == [(25, 100, 7), (100, 500, 12)]
        assert [one.raced_before for one in coming[:2]] == [7, 13]
        assert coming[0].rest == BREAK_BEFORE_7
        assert coming[0].rule == "R11 §15.11"

    def test_how_many_new_chips_to_bring_follows_from_the_stacks(self, house, friday):
        tonight = Tonight.of(house, friday)
        first, second, *_ = plan(tonight, BY.at)
        each = {chip.worth: chip.each for chip in tonight.now[Chip].values()}
        assert bring(tonight, first) == 18 * each[25] * 25 // 100
        assert bring(tonight, second) == -(-18 * (each[25] * 25 + each[100] * 100) // 500)

    def test_what_a_chip_became_counts_with_the_bigger_one(self, house, friday):
        before = pieces(Tonight.of(house, friday))
        races.take_out(house, friday, chip=25, by=BY)
        after = pieces(Tonight.of(house, friday))
        assert 25 not in after
        assert after[100] == before[100] + before[25] * 25 // 100

    def test_a_chip_that_has_left_says_since_when(self, house, friday):
        races.take_out(house, friday, chip=25, by=BY)
        shown = chip_set(Tonight.of(house, friday), BY.at)
        assert [kind.is_gone for kind in shown.kinds] == [True, False, False, False, False]
        assert shown.kinds[0].leaves.startswith("out of play since ")
        assert shown.kinds[-1].leaves == "stays"
        # No blind needs them from level 12 on, but the next break comes after that level.
        assert shown.told.startswith("The 100s leave before level 13, in the break at ")

    def test_without_a_set_nothing_leaves(self, house):
        event = events.create(house, events.Wish("Empty", CLUB, buy_in=2_000), by=BY)
        shown = chip_set(Tonight.of(house, event), BY.at)
        assert shown.kinds[0].in_play == 0
        assert shown.kinds[0].bring == ""


class TestWhatNowAsksFor:
    def test_nothing_while_the_break_is_far(self, house, friday):
        assert asked(house, friday) == []

    def test_in_the_level_before_the_break_the_sheet_and_the_chips_to_bring(self, house, friday):
        go_to(house, friday, BREAK_BEFORE_7 - 1)
        (one,) = asked(house, friday)
        assert (one.does, one.title, one.about) == ("race sheet", "Color up the 25s at the break", (25,))
        assert one.why == "From level 7 on no blind needs them. Bring about 36 black 100s to the tables, about 18 each."

    def test_in_the_break_the_race(self, house, friday):
        go_to(house, friday, BREAK_BEFORE_7)
        (one,) = asked(house, friday)
        assert (one.does, one.title, one.button) == ("race", "Color up the 25s", "Race")
        assert [other.does for other in one.others] == ["race sheet", "color-ups"]

    def test_it_says_how_far_it_is_and_goes_when_the_chip_has_left(self, house, friday):
        go_to(house, friday, BREAK_BEFORE_7)
        for table in (1, 2):
            races.call(house, friday, chip=25, table=table, calls={}, by=BY)
            races.race(house, friday, chip=25, tables=[table], chance=chance(), by=BY)
            if table == 1:
                assert asked(house, friday)[0].why.endswith("1 of 2 tables raced.")
        assert asked(house, friday) == []

    def test_an_overdue_color_up_stays(self, house, friday):
        go_to(house, friday, BREAK_BEFORE_7 + 2)
        assert asked(house, friday)[0].title == "Color up the 25s"


class TestACountThatIsOff:
    def shown(self, house, event):
        return [(one.does, one.about, one.why) for one in counted_wrong(Tonight.of(house, event))]

    def test_now_says_by_how_much_once_everything_is_counted(self, house, friday):
        chip_counts.count_table(house, friday, table=1, chips=90_000, by=BY)
        assert self.shown(house, friday) == []
        chip_counts.count_table(house, friday, table=2, chips=89_500, by=BY)
        ((does, about, why),) = self.shown(house, friday)
        assert (does, about) == ("counts", (500,))
        assert "179,500 of 180,000 chips counted" in why
        assert "500 are missing. Count again" in why

    def test_too_many_are_said_too_and_a_count_that_adds_up_says_nothing(self, house, friday):
        chip_counts.count_table(house, friday, table=1, chips=90_000, by=BY)
        chip_counts.count_table(house, friday, table=2, chips=90_100, by=BY)
        assert "100 too many." in self.shown(house, friday)[0][2]
        chip_counts.count_table(house, friday, table=2, chips=90_000, by=BY)
        assert self.shown(house, friday) == []

    def test_a_count_from_before_chips_came_or_left_is_no_longer_asked_about(self, house, friday):
        chip_counts.count_table(house, friday, table=1, chips=90_000, by=BY)
        chip_counts.count_table(house, friday, table=2, chips=89_500, by=BY)
        later = replace(BY, at=BY.at + 60_000)
        book(house, friday, chips=1_000, reason="correction", why="Found on the floor", by=later)
        assert self.shown(house, friday) == []

    def test_a_correction_that_settles_it_ends_it(self, house, friday):
        chip_counts.count_table(house, friday, table=1, chips=90_000, by=BY)
        chip_counts.count_table(house, friday, table=2, chips=89_500, by=BY)
        count_all(house, friday, total=179_500, why="", by=BY)
        assert self.shown(house, friday) == []


class TestTheAccount:
    def test_every_reason_stands_in_it_and_it_comes_to_the_chips_in_play(self, house, friday):
        races.call(house, friday, chip=25, table=1, calls={1: Call(2)}, by=BY)
        races.race(house, friday, chip=25, tables=[1], chance=chance(), by=BY)
        gone = book(house, friday, chips=-500, reason="taken off", why="In a pocket", by=BY)
        undo(house, gone)
        count_all(house, friday, total=179_900, why="", by=BY)
        shown = chip_account(Tonight.of(house, friday))
        assert [(line.why, line.delta) for line in shown.lines] == [
            ("18 buy-ins at 10,000", 180_000),
            ("Race of the 25s at table 1: 1 × 100 for 2 odd 25s", 50),
            ("Chips taken off the table: In a pocket", -500),
            ("Taken back: Chips taken off the table: In a pocket", 500),
            ("Corrections by the director: All chips were counted", -150),
        ]
        assert shown.in_play == 179_900
        assert shown.told == "179,900 chips are in play, 9,994 for each of 18."

    def test_an_entry_that_was_taken_back_is_named(self, house):
        event = events.create(house, events.Wish("Friday", CLUB, buy_in=2_000), by=BY)
        change = enter(house, event, "Ann", "Bob")
        undo(house, change)
        (line,) = chip_account(Tonight.of(house, event)).lines
        assert (line.why, line.delta) == ("1 buy-in at 10,000; 1 taken back", 10_000)

    @pytest.mark.parametrize(
        ("what", "says"),
        [
            ({"chips": 0, "why": "x"}, "Say how many chips."),
            ({"chips": 5, "why": "  "}, "Say why: it stands in the account."),
            ({"chips": 5, "why": "x" * 300}, "A reason has at most 200 letters."),
            ({"chips": -200_000, "why": "x"}, "200,000 chips cannot leave: 180,000 are in play."),
            (
                {"chips": 5, "reason": "taken off", "why": "x"},
                "Chips taken off the table: these chips leave play: put a minus.",
            ),
            ({"chips": 5, "reason": "buy-in", "why": "x"}, "Chips are not booked by hand for 'buy-in'."),
        ],
    )  # fmt: skip
    def test_what_makes_no_sense_is_refused(self, house, friday, what, says):
        assert refused(book, house, friday, by=BY, **what)[0] == says

    def test_a_count_that_agrees_is_no_correction(self, house, friday):
        said, _ = refused(count_all, house, friday, total=180_000, why="", by=BY)
        assert said == "It agrees: 180,000 chips are in play."


class TestWords:
    @pytest.mark.parametrize("text", ["9c 4d Th", "9c4dTh", "9C,4D 10h", "9♣4♦10♥", " 9c  4d\tth "])
    def test_cards_as_they_come_from_the_keyboard(self, text):
        assert read_cards(text) == (Card("9", "c"), Card("4", "d"), Card("T", "h"))

    @pytest.mark.parametrize("text", ["9x", "9", "c9", "9c?", "11h"])
    def test_what_is_no_card(self, text):
        with pytest.raises(Refused, match="is no card"):
            read_cards(text)

    def test_cards_are_shown_with_their_suits(self):
        assert signs("9c Td As") == "9♣ 10♦ A♠"

    @pytest.mark.parametrize(
        ("won", "told"),
        [
            ({4: 1}, "Seat 4 gets a 100"),
            ({4: 1, 5: 1, 6: 1}, "Seats 4, 5 and 6 get a 100 each"),
            ({4: 2, 5: 1}, "Seat 4 gets 2 × 100; seat 5 gets 1 × 100"),
        ],
    )
    def test_what_is_announced(self, won, told):
        assert awarded(won, 100) == told

    def test_a_new_call_is_due_for_who_took_the_chair(self, house, friday):
        now = house.snapshot(friday)
        seat, entry = next(iter(races.seated(now, 1).items()))
        races.call(house, friday, chip=25, table=1, calls={seat: Call(3)}, by=BY)
        floor.bust(house, friday, out={entry: None}, by=BY)
        other = next(iter(races.seated(now, 2).values()))
        seating.move(house, friday, entry=other, to=Seat(1, seat), by=BY)
        shown = races_shown(Tonight.of(house, friday)).tables[0]
        assert next(one for one in shown.seats if one.seat == seat).chips == 0
