"""The structure editor without its window: cells, paste, undo, and what it says beside the rows."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.director import clock, events
from tdapp.director.invariants import open_house
from tdapp.director.stretches import stakes
from tdapp.director.structures import Standing
from tdapp.director.tonight import By, Tonight
from tdapp.values.house import Stretch
from tdapp.values.refusal import Refused
from tdapp.views.structure_cells import COLUMNS, Row, level, read_amount, read_length, rest, text_of, typed
from tdapp.views.structure_grid import Grid, step_above
from tdapp.views.structure_paste import copied, pasted, read_table
from tdapp.views.structure_report import event_of, look_over, summed_up

START = 1_700_000_000_000
MINUTE = 60
CLUB = "Club evening, 10,000 chips, break every three levels"
NOT_STARTED = Standing(0, False, 20 * MINUTE)
BLINDS = tuple(column for column in COLUMNS if not column.is_limit)


def blinds(small: int, big: int, ante: int = 0, minutes: int = 20) -> Stretch:
    return level(minutes * MINUTE, small_blind=small, big_blind=big, ante=ante)


def grid(*stretches: Stretch, stands: Standing = NOT_STARTED) -> Grid:
    return Grid([replace(one, tournament="t", n=n) for n, one in enumerate(stretches, 1)], stands)


def told(one: Grid) -> list[str]:
    return [f"break {row.seconds // 60}" if row.is_break else stakes(row) for row in one.stretches]


@pytest.fixture
def three():
    return grid(blinds(25, 50), blinds(50, 100), blinds(100, 200))


class TestWhatIsTyped:
    @pytest.mark.parametrize(
        ("text", "amount"),
        [
            ("20", 20),
            ("10,000", 10_000),
            ("10.000", 10_000),
            ("10 000", 10_000),
            ("1'500'000", 1_500_000),
            ("1.5k", 1_500),
            ("1,5 K", 1_500),
            ("2m", 2_000_000),
            ("100.00", 100),
            ("", 0),
            ("–", 0),
        ],
    )
    def test_amounts(self, text, amount):
        assert read_amount(text) == amount

    @pytest.mark.parametrize("text", ["x", "-5", "1.2345k", "1,00,0", "10,00.0", "2000000m", "1e3"])
    def test_what_is_no_amount(self, text):
        with pytest.raises(Refused):
            read_amount(text)

    @pytest.mark.parametrize(
        ("text", "minutes"),
        [
            *((text, 20) for text in ("20", "20 min", "20m", "20'", "0:20", "20:00", "0:20:00")),
            *((text, 90) for text in ("1 h 30 min", "1h30", "1:30", "90 minutes")),
            ("1h", 60),
        ],
    )
    def test_lengths(self, text, minutes):
        assert read_length(text) == minutes * MINUTE

    @pytest.mark.parametrize("text", ["", "x", "0", "25 h", "min", "20 30", "-20", "1" * 5_000, f"{'1' * 5_000}:00"])
    def test_what_is_no_length(self, text):
        with pytest.raises(Refused):
            read_length(text)

    def test_break_in_a_cell_makes_a_break(self, three):
        three.type(1, "small_blind", "break")
        three.type(2, "level", "15 min break")
        assert told(three) == ["25/50", "break 10", "break 15"]

    def test_an_amount_makes_a_level_of_a_break(self):
        one = grid(blinds(25, 50), rest())
        one.type(1, "big_blind", "100")
        assert one.stretches[1] == Stretch("t", 2, 10 * MINUTE, False, 0, 100, 0)

    def test_several_amounts_at_once(self, three):
        three.type(0, "small_blind", "200/400")
        three.type(1, "small_blind", "1k / 2k / 250")
        three.type(2, "small_bet", "400/800")
        assert told(three) == ["200/400", "1,000/2,000, ante 250", "100/200, limits 400/800"]

    @pytest.mark.parametrize(("text", "kind"), [("BB", "big blind"), ("btn", "button"), ("", "each"), ("All", "each")])
    def test_who_pays_the_ante(self, three, text, kind):
        three.type(0, "ante_kind", "button")
        three.type(0, "ante_kind", text)
        assert three.stretches[0].ante_kind == kind

    def test_nonsense_stays_to_be_put_right(self, three):
        three.type(1, "big_blind", "1oo")
        assert text_of(three.rows[1], "big_blind") == "1oo"
        assert three.stretches[1].big_blind == 100
        assert three.is_changed
        three.type(1, "big_blind", "100")
        assert not three.is_changed


class TestPaste:
    def test_many_rows_and_columns_at_a_cell(self, three):
        three.paste(1, "small_blind", "75\t150\t25\n150\t300\t\n", BLINDS)
        assert told(three) == ["25/50", "75/150, ante 25", "150/300"]

    def test_more_lines_than_rows_are_added_with_the_last_length(self, three):
        three.paste(2, "small_blind", "1\t2\n3\t4\n5\t6", BLINDS)
        assert told(three) == ["25/50", "50/100", "1/2", "3/4", "5/6"]
        assert three.stretches[-1].seconds == 20 * MINUTE

    def test_titles_say_which_column_is_which_wherever_it_is_pasted(self, three):
        text = "Duration\tNotes\tBB\tSB\r\n15 min\thello\t1k\t500\r\nBreak\t\t\t\r\n30\t\t2,000\t1,000\r\n"
        three.paste(0, "game", text, BLINDS)
        assert told(three) == ["500/1,000", "break 10", "1,000/2,000"]
        assert [row.seconds // MINUTE for row in three.stretches] == [15, 10, 30]

    def test_a_whole_structure_with_breaks_without_titles(self, three):
        three.paste(0, "level", "1\t\t10\t20\t\t\t15\nBreak\t\t\t\t\t\t12\n2\t\t20\t40\t40\tBB\t15", BLINDS)
        assert told(three) == ["10/20", "break 12", "20/40, big blind ante 40"]

    def test_levels_are_pasted_over_breaks(self):
        one = grid(blinds(25, 50), rest(), blinds(50, 100))
        one.paste(1, "small_blind", "40\t80", BLINDS)
        assert told(one) == ["25/50", "40/80", "50/100"]

    def test_one_undo_takes_a_whole_paste_back(self, three):
        three.paste(2, "small_blind", "1\t2\n3\t4", BLINDS)
        three.undo()
        assert told(three) == ["25/50", "50/100", "100/200"]
        three.redo()
        assert told(three) == ["25/50", "50/100", "1/2", "3/4"]

    def test_what_cannot_be_read_is_kept_and_the_rest_taken(self, three):
        three.paste(0, "small_blind", "?\t60", BLINDS)
        assert (text_of(three.rows[0], "small_blind"), three.stretches[0].big_blind) == ("?", 60)

    def test_quotes_and_line_ends_of_other_programs(self):
        assert read_table('"a\tb"\tc\r\nd\re\n\n\n') == [["a\tb", "c"], ["d"], ["e"]]


CHIPS = st.integers(0, 10**12)
GAMES = st.text(st.characters(blacklist_categories=("C", "Z")), max_size=20)
LEVELS = st.builds(
    lambda seconds, amounts, kind, game: level(
        seconds,
        **dict(zip(("small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet"), amounts)),
        ante_kind=kind,
        game=game,
    ),
    st.integers(60, 86_400),
    st.tuples(CHIPS, st.integers(1, 10**12), CHIPS, CHIPS, CHIPS, CHIPS),
    st.sampled_from(["each", "big blind", "button"]),
    GAMES,
)
STRETCHES = st.lists(st.one_of(LEVELS, st.builds(rest, st.integers(60, 86_400))), min_size=1, max_size=8)


@given(source=STRETCHES, target=STRETCHES, titled=st.booleans())
def test_what_is_copied_is_pasted_unchanged_over_anything(source, target, titled):
    rows = [Row(one) for one in source]
    text = copied(rows, range(len(rows)), COLUMNS, titled=titled)
    assert pasted([Row(one) for one in target], 0, "level", text, COLUMNS)[: len(rows)] == tuple(rows)


@given(source=STRETCHES, target=STRETCHES)
def test_even_without_the_column_of_levels(source, target):
    rows, columns = [Row(one) for one in source], COLUMNS[2:]
    text = copied(rows, range(len(rows)), columns)
    assert pasted([Row(one) for one in target], 0, columns[0].id, text, columns)[: len(rows)] == tuple(rows)


@given(row=LEVELS, column=st.sampled_from([column for column in COLUMNS if column.is_typed]))
def test_a_cell_typed_as_it_reads_changes_nothing(row, column):
    assert typed(Row(row), column.id, text_of(Row(row), column.id, 7)) == Row(row)


class TestRows:
    def test_a_level_between_two_others_is_between_them(self, three):
        three.insert_level(2)
        three.insert_level(4)
        assert told(three) == ["25/50", "50/100", "75/150", "100/200", "150/300"]

    def test_a_break_is_as_long_as_the_one_before(self):
        one = grid(blinds(25, 50), rest(900), blinds(50, 100))
        one.insert_break(3)
        one.insert_break(1)
        assert told(one) == ["25/50", "break 10", "break 15", "50/100", "break 15"]

    def test_rows_are_deleted_and_moved(self, three):
        three.move([1, 2], -1)
        assert told(three) == ["50/100", "100/200", "25/50"]
        three.move([0], 1)
        assert told(three) == ["100/200", "50/100", "25/50"]
        three.move([2], 1)
        three.delete([0, 2])
        assert told(three) == ["50/100"]
        for _ in range(9):
            three.undo()
        assert told(three) == ["25/50", "50/100", "100/200"]
        assert not three.is_changed

    def test_amounts_are_doubled_and_cells_filled_and_emptied(self, three):
        three.double([1])
        three.fill([(0, "minutes"), (2, "minutes")], "30")
        three.fill([(0, "ante"), (1, "ante")], "25")
        three.clear([(1, "ante"), (1, "minutes"), (1, "level")])
        assert told(three) == ["25/50, ante 25", "100/200", "100/200"]
        assert [row.seconds // MINUTE for row in three.stretches] == [30, 20, 30]

    def test_at_most_200(self, three):
        with pytest.raises(Refused, match="at most 200"):
            three.paste(0, "small_blind", "\n".join(["1\t2"] * 201), BLINDS)
        assert len(three.rows) == 3

    @pytest.mark.parametrize(
        "text", ["25\t50\n" * 50_000, "x" * 1_000_000, "1\t" * 500_000], ids=["lines", "cell", "cells"]
    )
    def test_what_is_no_schedule_by_its_size_is_refused_at_once(self, three, text):
        before = time.perf_counter()
        with pytest.raises(Refused, match="at most 200"):
            three.paste(0, "small_blind", text, BLINDS)
        assert time.perf_counter() - before < 1

    @pytest.mark.parametrize(("low", "high", "between"), [(100, 0, 150), (100, 200, 150), (25, 0, 40), (100, 110, 100)])
    def test_steps_are_numbers_that_players_know(self, low, high, between):
        assert step_above(low, high) == between


class TestWhileItIsPlayed:
    """Level 1 is over, level 2 has run for 5 of its 20 minutes."""

    @pytest.fixture
    def running(self):
        return grid(blinds(25, 50), blinds(50, 100), blinds(100, 200), stands=Standing(1, True, 15 * MINUTE))

    @pytest.mark.parametrize("text", ["30", "nonsense"])
    def test_what_is_over_cannot_be_typed_into(self, running, text):
        with pytest.raises(Refused, match="Level 1 is over"):
            running.type(0, "big_blind", text)
        assert not running.can_undo

    def test_nor_pasted_over_deleted_or_moved(self, running):
        gestures = [
            lambda: running.paste(0, "small_blind", "1\t2\n3\t4", BLINDS),
            lambda: running.delete([0]),
            lambda: running.move([1], -1),
            lambda: running.insert_level(0),
        ]
        for gesture in gestures:
            with pytest.raises(Refused, match="Level 1 is over"):
                gesture()
        assert told(running) == ["25/50", "50/100", "100/200"]

    def test_what_is_played_keeps_its_place_and_lasts_at_least_as_long_as_it_did(self, running):
        running.type(1, "ante", "10")
        gestures = [
            lambda: running.type(1, "level", "break"),
            lambda: running.delete([1]),
            lambda: running.move([2], -1),
            lambda: running.insert_break(1),
        ]
        for gesture in gestures:
            with pytest.raises(Refused, match="Level 2 is on the clock"):
                gesture()
        with pytest.raises(Refused, match="run for 5 minutes"):
            running.type(1, "minutes", "5")
        running.type(1, "minutes", "6")
        assert told(running)[1] == "50/100, ante 10"

    def test_a_new_structure_follows_on_what_is_played(self, running):
        running.draft([blinds(50, 100), rest(), blinds(75, 150), rest(), blinds(150, 300)])
        assert told(running) == ["25/50", "50/100", "75/150", "break 10", "150/300"]


class TestTheReport:
    @pytest.fixture
    def evening(self, tmp_path):
        house = open_house(tmp_path / "swan.tdapp", create=True)
        event = events.create(house, events.Wish("Friday", CLUB, buy_in=4_000), by=By("Mia", START))
        yield house, event
        house.close()

    def look(self, evening, *stretches: Stretch, at: int = START, players: int = 20):
        tonight = Tonight.of(*evening)
        return look_over([Row(one) for one in stretches], event_of(tonight, at), players)

    def test_problems_name_their_cell_and_doubts_their_row(self, evening):
        fast = self.look(evening, blinds(25, 50), blinds(50, 25), blinds(500, 1_000, 10))
        assert list(fast.lines[1].problems) == ["small_blind"]
        assert not fast.is_sound
        slow = self.look(evening, blinds(25, 50), blinds(500, 1_000, 10))
        assert slow.is_sound
        assert any("grows fast" in text for text in slow.lines[1].doubts)
        assert any("less than a twentieth" in text for text in slow.lines[1].said)

    def test_an_ante_of_a_big_blind_from_everybody_is_doubted(self, evening):
        assert any("big blind ante?" in text for text in self.look(evening, blinds(25, 50, 50)).lines[0].doubts)

    def test_stud_is_doubted_in_its_own_words(self, evening):
        stud = level(1_200, ante=25, bring_in=50, small_bet=200, big_bet=400)
        odd = replace(stud, bring_in=180, ante=200, big_bet=900, small_bet=600)
        lines = self.look(evening, stud, odd).lines
        assert lines[0].said == ()
        words = " ".join(lines[1].doubts)
        assert "blind" not in words
        assert all(part in words for part in ("twice as much", "not less than the bring-in", "cannot be paid", "1.15"))

    def test_color_ups_stand_at_the_row_where_they_fall(self, evening):
        report = self.look(evening, blinds(25, 50), rest(), blinds(100, 200), blinds(200, 400))
        assert [line.note for line in report.lines] == ["", "", "color up 25s", ""]

    def test_the_end_follows_from_players_and_length(self, evening):
        rows = [blinds(50 * n, 100 * n) for n in (1, 2, 4, 8, 16, 32, 64, 128)]
        ten, twenty = (self.look(evening, *rows, players=players) for players in (10, 20))
        assert ten.end == "With 10 players it should end in level 7, 2 h 20 min from the start"
        assert twenty.end == "With 20 players it should end in level 8, 2 h 40 min from the start"
        assert ten.ends is None
        assert "run out" in self.look(evening, *rows, players=900).end

    def test_times_follow_the_clock_and_what_is_over_says_why(self, evening):
        house, event = evening
        clock.start(house, event, by=By("Mia", START))
        at = START + 25 * 60_000
        rows = event_of(Tonight.of(house, event), at).old
        lines = self.look(evening, *rows, at=at).lines
        assert [line.state for line in lines[:3]] == ["past", "now", "free"]
        assert lines[0].why == "Level 1 is over: it stays as it was played."
        assert [line.begins for line in lines[:3]] == [None, None, START + 40 * 60_000]
        longer = [rows[0], replace(rows[1], seconds=25 * 60), *rows[2:]]
        assert self.look(evening, *longer, at=at).lines[2].begins == START + 45 * 60_000

    def test_the_whole_in_a_line(self):
        assert summed_up([blinds(1, 2), rest(), blinds(2, 4, minutes=40)]) == "2 levels, 1 break, 1 h 10 min"
