"""Penalties, notes and counts: given with their rule, served, and kept apart from what the chips say."""

from __future__ import annotations

import pytest

from tdapp.director import chip_counts, naming, notes, penalties, registration, seating, selling
from tdapp.director.bustouts import the_winner
from tdapp.director.floor import bust
from tdapp.director.ledger import chips_in_play
from tdapp.director.offers import set_offer
from tdapp.director.terms import amend
from tdapp.values.field import Entry
from tdapp.values.house import Offer
from tdapp.values.noted import Note, PenaltyRecord, Stack, TableCount
from tests.director.evenings import chance, refused
from tests.director.floor_evenings import Floor

MINUTE = 60_000


@pytest.fixture
def floor(house):
    return Floor.with_players(house, 12)


@pytest.fixture
def tda(house):
    return Floor.with_players(house, 12, profile="tda-2024")


def only(floor):
    (row,) = floor.now[PenaltyRecord].values()
    return row


class TestPEN01StepsOfTheDirector:
    def test_a_warning_is_remembered_and_costs_nothing(self, floor):
        change = floor.do(penalties.warn, entry=3, reason="conduct")
        assert change.sentence.endswith(": conduct")
        assert change.sentence.startswith("Cid was warned, table ")
        assert penalties.serving(floor.tonight, floor.time) == []

    def test_the_chips_of_who_is_disqualified_leave_play(self, floor):
        before = chips_in_play(floor.now)
        change = floor.do(penalties.disqualify, entry=3, stack=850, reason="conduct: shouted at a dealer")
        assert chips_in_play(floor.now) == before - 850
        assert (floor.places(), floor.tonight.left) == ({3: "12"}, 11)
        assert change.rule == "R11 §15"
        floor.undo(change)
        assert (chips_in_play(floor.now), floor.tonight.left, floor.now[PenaltyRecord]) == (before, 12, {})

    def test_whoever_was_disqualified_does_not_come_back(self, house):
        floor = Floor.with_players(house, 4, is_closed=False)
        floor.do(set_offer, offer=Offer("", 0, "rebuy", 1_000, 0, 0, 800))
        floor.do(penalties.disqualify, entry=3, stack=850, reason="conduct")
        player = floor.now[Entry][3].player
        says = "Cid was disqualified."
        assert refused(floor.do, selling.sell, entries=[3], kind="rebuy")[0] == says
        assert refused(floor.do, registration.register, player=player, chance=chance())[0] == says
        assert refused(floor.do, naming.not_out, entry=3, why="A slip")[0].startswith("The chips of Cid left play then")

    def test_an_empty_stack_leaves_nothing(self, floor):
        before = chips_in_play(floor.now)
        floor.do(penalties.disqualify, entry=3, stack=0, reason="conduct")
        assert chips_in_play(floor.now) == before

    def test_heads_up_it_ends_the_evening(self, house):
        floor = Floor.with_players(house, 2)
        floor.do(penalties.disqualify, entry=2, stack=500, reason="conduct")
        assert the_winner(floor.now) == 1
        assert refused(floor.do, penalties.disqualify, entry=1, stack=5, reason="conduct")[0].startswith(
            "Somebody must"
        )

    def test_the_rule_of_a_reason_of_the_list(self, floor):
        floor.do(penalties.warn, entry=1, reason="showing a live hand")
        assert only(floor).rule == str(floor.tonight.rules.cite("PEN-05"))

    @pytest.mark.parametrize(
        ("what", "at"),
        [({"stack": -1, "reason": "conduct"}, ("stack",)), ({"stack": 10**9, "reason": "conduct"}, ("stack",)),
         ({"stack": 5, "reason": " "}, ("reason",)), ({"stack": 5, "reason": "x" * 201}, ("reason",))],
    )  # fmt: skip
    def test_what_makes_no_sense_changes_nothing(self, floor, what, at):
        assert refused(floor.do, penalties.disqualify, entry=3, **what)[1] == at
        assert floor.tonight.left == 12

    def test_of_somebody_who_is_in(self, floor):
        floor.do(bust, out={3: None})
        assert refused(floor.do, penalties.warn, entry=3, reason="conduct")[0] == "Cid is out already."


class TestPEN02Time:
    def test_out_until_a_moment_and_then_told_to_play(self, house):
        floor = Floor.with_players(house, 10, profile="roberts-7")
        floor.do(penalties.penalise, entry=3, amount=10, unit="minutes", reason="conduct")
        row = only(floor)
        assert row.until == floor.time // 1_000 * 1_000 + 10 * MINUTE
        assert [one.n for one in penalties.serving(floor.tonight, row.until - 1)] == [row.n]
        assert penalties.serving(floor.tonight, row.until) == []
        assert [one.n for one in penalties.to_end(floor.tonight, row.until)] == [row.n]
        floor.time = row.until
        assert floor.do(penalties.end_penalty, penalty=row.n).sentence == "The penalty of Cid is over"
        assert penalties.to_end(floor.tonight, floor.time) == []
        assert refused(floor.do, penalties.end_penalty, penalty=row.n)[0] == "That penalty is over already."

    def test_the_director_may_let_it_be(self, house):
        floor = Floor.with_players(house, 10, profile="roberts-7")
        floor.do(penalties.penalise, entry=3, amount=10, unit="minutes", reason="conduct")
        assert floor.do(penalties.end_penalty, penalty=1).sentence.endswith("before it was served")

    def test_in_a_unit_of_the_house(self, tda):
        says = refused(tda.do, penalties.penalise, entry=3, amount=10, unit="minutes", reason="conduct")[0]
        assert says == "Penalties are measured in hands or rounds here."


class TestPEN03Hands:
    def test_they_count_down_with_every_deal_at_the_table(self, tda):
        tda.do(penalties.penalise, entry=3, amount=2, unit="hands", reason="conduct")
        table = tda.table_of(3)
        change = tda.do(penalties.hands_dealt, table=table)
        assert change.sentence == f"A hand was dealt at table {table}: Cid misses 1 more"
        change = tda.do(penalties.hands_dealt, table=table)
        assert change.sentence == f"A hand was dealt at table {table}: Cid plays again"
        assert only(tda).is_over
        assert refused(tda.do, penalties.hands_dealt, table=table)[0] == f"Nobody at table {table} misses hands."
        tda.undo(change)
        assert only(tda).hands == 1

    def test_those_who_went_out_serve_nothing(self, tda):
        tda.do(penalties.penalise, entry=3, amount=2, unit="hands", reason="conduct")
        tda.do(bust, out={3: None})
        assert penalties.serving(tda.tonight, tda.time) == []


class TestTDA71ARounds:
    def test_a_round_is_a_hand_for_each_player_at_the_table(self, tda):
        change = tda.do(penalties.penalise, entry=3, amount=2, unit="rounds", reason="conduct")
        assert only(tda).hands == 2 * len(tda.at(tda.table_of(3)))
        assert "2 rounds with 6 at the table are 12 hands." in change.sentence

    def test_four_at_the_most(self, tda):
        assert refused(tda.do, penalties.penalise, entry=3, amount=5, unit="rounds", reason="conduct")[1] == ("amount",)


class TestPEN04TheStackMeanwhile:
    @pytest.mark.parametrize(
        ("posts", "says"), [(True, "the stack posts meanwhile"), (False, "posts nothing meanwhile")]
    )
    def test_it_posts_or_not_as_the_house_says(self, tda, posts, says):
        if tda.tonight.rules["penalty_posts_blinds"] is not posts:
            tda.do(amend, house_rules={"penalty_posts_blinds": posts})
        change = tda.do(penalties.penalise, entry=3, amount=2, unit="hands", reason="conduct")
        assert says in change.sentence


class TestINT01ChipsOffTheTable:
    def test_they_leave_play(self, floor):
        before = chips_in_play(floor.now)
        change = floor.do(penalties.take_off_table, entry=3, chips=25)
        assert (chips_in_play(floor.now), change.sentence) == (
            before - 25,
            "25 chips that Cid took off the table left play",
        )

    def test_what_was_counted_is_so_much_less(self, floor):
        here = floor.table_of(3)
        floor.do(chip_counts.count_stacks, stacks={3: 1_000})
        counted_at = floor.time
        floor.do(penalties.take_off_table, entry=3, chips=25)
        assert (floor.now[Stack][3].chips, floor.now[Stack][3].at) == (975, counted_at)
        floor.do(chip_counts.count_table, table=here, chips=6_000)
        floor.do(penalties.take_off_table, entry=3, chips=25)
        assert chip_counts.chip_counts(floor.tonight).by_table == {here: 5_975}

    @pytest.mark.parametrize("chips", [0, 10**9])
    def test_as_many_as_there_are(self, floor, chips):
        assert refused(floor.do, penalties.take_off_table, entry=3, chips=chips)[1] == ("chips",)


class TestNotes:
    def test_a_ruling_at_a_table_stands_in_the_journal_with_its_rule(self, floor):
        change = floor.do(notes.note, table=1, text="  Two   cards exposed: misdeal ", is_ruling=True, rule="TDA 36")
        assert (change.sentence, change.rule) == ("Ruling, table 1: Two cards exposed: misdeal", "TDA 36")
        (row,) = floor.now[Note].values()
        assert (row.at, row.who, row.table) == (floor.time, "Mia", 1)

    def test_about_a_player_it_keeps_the_table_of_the_moment(self, floor):
        table = floor.table_of(4)
        floor.do(notes.note, entry=4, text="Asked to hold the action")
        to = next(seat for seat in floor.tonight.free_seats if seat.table != table)
        floor.do(seating.move, entry=4, to=to)
        assert floor.now[Note][1].table == table

    def test_it_can_be_taken_off(self, floor):
        floor.do(notes.note, entry=4, text="Misheard")
        assert floor.do(notes.strike, note=1).sentence == "No longer noted: Misheard"
        assert not floor.now[Note]

    @pytest.mark.parametrize(
        ("what", "at"),
        [
            ({"text": " ", "table": 1}, ("text",)),
            ({"text": "x" * 501, "table": 1}, ("text",)),
            ({"text": "What"}, ("entry",)),
            ({"text": "What", "table": 99}, ("table",)),
            ({"text": "What", "table": 1, "rule": "Bible 3"}, ("rule",)),
        ],
    )
    def test_what_makes_no_sense(self, floor, what, at):
        assert refused(floor.do, notes.note, **what)[1] == at
        assert not floor.now[Note]


class TestCounts:
    def test_player_by_player_until_all_are_counted(self, floor):
        here = sorted(row for table in (1, 2) for row in floor.at(table))
        floor.do(chip_counts.count_stacks, stacks=dict.fromkeys(here[:-1], 1_000))
        found = chip_counts.chip_counts(floor.tonight)
        assert (found.sum, found.players, found.is_complete) == (11_000, 11, False)
        floor.do(chip_counts.count_stacks, stacks={here[-1]: 900})
        found = chip_counts.chip_counts(floor.tonight)
        assert (found.is_complete, found.missing) == (True, 100)

    def test_a_whole_table_and_players_of_another(self, floor):
        floor.do(chip_counts.count_table, table=1, chips=6_200)
        floor.do(chip_counts.count_stacks, stacks=dict.fromkeys(floor.at(2), 950))
        found = chip_counts.chip_counts(floor.tonight)
        assert (found.sum, found.missing, found.by_table) == (6_200 + 6 * 950, 100, {1: 6_200, 2: 5_700})

    def test_a_table_count_says_nothing_once_somebody_came_or_left(self, floor):
        floor.do(chip_counts.count_table, table=1, chips=6_200)
        floor.do(bust, out={floor.at(1)[0]: None})
        assert chip_counts.chip_counts(floor.tonight).by_table == {}

    def test_who_goes_out_is_counted_no_more_and_comes_back_uncounted(self, floor):
        floor.do(chip_counts.count_stacks, stacks={3: 400})
        change = floor.do(bust, out={3: None})
        assert not floor.now[Stack]
        floor.undo(change)
        assert floor.now[Stack][3].chips == 400

    def test_the_average_never_follows_them(self, floor):
        before = chips_in_play(floor.now)
        floor.do(chip_counts.count_stacks, stacks={3: 1})
        assert chips_in_play(floor.now) == before

    def test_they_are_put_away(self, floor):
        floor.do(chip_counts.count_table, table=1, chips=6_200)
        floor.do(chip_counts.count_stacks, stacks={3: 400})
        floor.do(chip_counts.forget_counts)
        assert not floor.now[Stack]
        assert not floor.now[TableCount]
        assert refused(floor.do, chip_counts.forget_counts)[0] == "Nothing was counted."

    @pytest.mark.parametrize(
        ("verb", "what", "at"),
        [
            (chip_counts.count_stacks, {"stacks": {}}, ()),
            (chip_counts.count_stacks, {"stacks": {3: -1}}, ("stacks", "3")),
            (chip_counts.count_stacks, {"stacks": {3: 12_001}}, ("stacks", "3")),
            (chip_counts.count_table, {"table": 9, "chips": 5}, ("table",)),
            (chip_counts.count_table, {"table": 1, "chips": 12_001}, ("chips",)),
        ],
    )
    def test_what_makes_no_sense(self, floor, verb, what, at):
        assert refused(floor.do, verb, **what)[1] == at
