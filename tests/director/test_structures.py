"""Editing the schedule: one Change, what was played stays, and the time left moves only with its own level."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.director import clock, events
from tdapp.director.invariants import open_house
from tdapp.director.stretches import as_structure, is_limit, stakes
from tdapp.director.structures import edit_structure, scheduled
from tdapp.director.tonight import By, Tonight
from tdapp.resources import FOLDER
from tdapp.rules.structure import Break, Level
from tdapp.store.change import Deed, insert, update
from tdapp.store.tables import HOUSE_STREAM
from tdapp.store.verify import verify
from tdapp.values.house import Clock, Stretch, Template
from tdapp.values.refusal import Refused

START = 1_700_000_000_000
CLUB = "Club evening, 10,000 chips, break every three levels"
LEVEL, BREAK = 20 * 60, 10 * 60
HALF_A_SECOND = 500


def level(small: int, big: int, ante: int = 0, minutes: int = 20) -> Stretch:
    return Stretch("", 0, minutes * 60, False, small, big, ante)


def rest(minutes: int = 10) -> Stretch:
    return Stretch("", 0, minutes * 60, True, 0, 0, 0)


STUD: dict[str, Any] = {"small_blind": 0, "big_blind": 0, "ante": 25, "bring_in": 50, "small_bet": 200, "big_bet": 400}


class Evening:
    """Three levels, a break, three levels."""

    def __init__(self, path) -> None:
        self.house, self.at = open_house(path, create=True), START
        self.event = events.create(self.house, events.Wish("Friday", CLUB, buy_in=4_000), by=self.by)
        blinds = [(25, 50), (50, 100), (75, 150), None, (100, 200), (150, 300), (200, 400)]
        self.edit([level(*pair) if pair else rest() for pair in blinds])

    @property
    def by(self) -> By:
        return By("Mia", self.at, "desk 1")

    @property
    def now(self):
        return Tonight.of(self.house, self.event).now

    @property
    def rows(self) -> list[Stretch]:
        return list(scheduled(self.now))

    @property
    def shows(self) -> tuple[int, int]:
        face = clock.face(self.now, self.at)
        return face.stretch.n, face.remains

    def edit(self, stretches):
        return edit_structure(self.house, self.event, stretches=stretches, by=self.by)

    def edit_row(self, n: int, **columns):
        return self.edit([replace(row, **columns) if row.n == n else row for row in self.rows])

    def set_terms(self, **columns) -> None:
        terms = Tonight.of(self.house, self.event).terms
        self.house.write(Deed(self.event, "Other terms", (update(terms, **columns),)), at=self.at, who="Mia")

    def start(self, seconds: int = 0) -> None:
        clock.start(self.house, self.event, by=self.by)
        self.at += seconds * 1_000

    def undo(self, change):
        return self.house.undo(self.event, change.n, at=self.at, who="Mia")


@pytest.fixture
def evening(tmp_path):
    evening = Evening(tmp_path / "swan.tdapp")
    yield evening
    evening.house.close()


class TestOneChange:
    def test_only_rows_that_differ_are_written(self, evening):
        change = evening.edit_row(5, ante=25)
        assert [(row.kind, row.key[-1], row.after) for row in change.rows] == [("stretch", 5, {"ante": 25})]
        assert change.kind == "deed"

    def test_rows_are_added_and_taken_out_at_the_end(self, evening):
        longer = evening.edit([*evening.rows, level(300, 600), rest()])
        assert [(row.key[-1], row.before) for row in longer.rows] == [(8, None), (9, None)]
        shorter = evening.edit(evening.rows[:6])
        assert [(row.key[-1], row.after) for row in shorter.rows] == [(7, None), (8, None), (9, None)]

    def test_they_are_numbered_in_their_order_whatever_they_said(self, evening):
        evening.edit([*evening.rows[1:], evening.rows[0]])
        assert [row.n for row in evening.rows] == [1, 2, 3, 4, 5, 6, 7]
        assert evening.rows[-1].big_blind == 50

    @pytest.mark.parametrize("place", [0, 3, 7])
    def test_undo_gives_the_old_schedule_back(self, evening, place):
        before, stood = evening.rows, evening.now.the(Clock, 1)
        change = evening.edit([*before[:place], level(1, 2, minutes=7), rest(5), *before[place:]])
        assert len(evening.rows) == 9
        undone = evening.undo(change)
        assert (evening.rows, evening.now.the(Clock, 1)) == (before, stood)
        evening.undo(undone)
        assert len(evening.rows) == 9
        assert verify(evening.house.path).faults == ()

    def test_the_sentence_says_what_is_new(self, evening):
        assert evening.edit_row(5, ante=25).sentence == (
            "Schedule: level 4 100/200, ante 25 for 20 minutes instead of 100/200 for 20 minutes"
        )
        inserted = evening.edit([*evening.rows[:6], rest(15), *evening.rows[6:]])
        assert inserted.sentence == "Schedule: the break after level 5 for 15 minutes added"
        assert evening.edit(evening.rows[:-1]).sentence == "Schedule: level 6 200/400 for 20 minutes taken out"
        new = evening.edit([level(5 * n, 10 * n) for n in range(1, 9)])
        assert new.sentence.endswith("changed; now 8 levels, no breaks")


class TestAntesAndLimits:
    def test_a_stud_level_has_no_blinds(self, evening):
        change = evening.edit_row(5, **STUD, game="Stud")
        assert {name: getattr(evening.rows[4], name) for name in STUD} == STUD
        assert change.sentence == (
            "Schedule: level 4 Stud: ante 25, bring-in 50, 200/400 for 20 minutes instead of 100/200 for 20 minutes"
        )

    def test_who_pays_the_ante_is_said_and_kept(self, evening):
        evening.edit_row(5, ante=200)
        change = evening.edit_row(5, ante_kind="big blind")
        assert [row.after for row in change.rows] == [{"ante_kind": "big blind"}]
        assert "100/200, big blind ante 200 for 20 minutes instead of 100/200, ante 200" in change.sentence
        evening.undo(change)
        assert evening.rows[4].ante_kind == "each"

    @pytest.mark.parametrize(
        ("columns", "told"),
        [
            ({}, "100/200"),
            ({"ante": 25, "ante_kind": "button"}, "100/200, button ante 25"),
            ({"small_bet": 200, "big_bet": 400}, "100/200, limits 200/400"),
            ({"game": "Omaha", "ante": 1_000}, "Omaha: 100/200, ante 1,000"),
            (
                {"ante": 25, "bring_in": 50, "small_bet": 200, "big_bet": 400, "game": "HORSE"},
                "HORSE: 100/200, ante 25, bring-in 50, limits 200/400",
            ),
        ],
    )
    def test_stakes_are_said_as_a_dealer_announces_them(self, columns, told):
        assert stakes(replace(level(100, 200), **columns)) == told

    def test_where_there_are_no_blinds_the_small_bet_counts_as_one(self):
        assert as_structure([replace(level(0, 0), **STUD), rest()]) == (Level(50, 200, 25, 20), Break(10))

    @pytest.mark.parametrize(
        ("game", "limit"),
        [
            ("No-limit hold’em", False),
            ("Pot-Limit Omaha", False),
            ("Limit hold’em", True),
            ("Seven-card stud", True),
            ("HORSE", True),
            ("Pot-limit / no-limit mixed", True),
            ("", False),
        ],
    )
    def test_the_name_of_a_game_tells_whether_bets_are_fixed(self, game, limit):
        assert is_limit(game) is limit


class TestBeforeTheStart:
    def test_the_clock_waits_with_the_new_first_length(self, evening):
        evening.edit_row(1, seconds=15 * 60)
        assert evening.shows == (1, 15 * 60)
        assert clock.face(evening.now, evening.at).is_running is False

    def test_a_first_break_is_what_the_clock_waits_with(self, evening):
        evening.edit([rest(30), *evening.rows])
        assert evening.shows == (1, 30 * 60)


class TestWhileItRuns:
    """Level 3 runs: it began 40 minutes after the start; the clock row still stands at level 1."""

    @pytest.fixture(autouse=True)
    def third_level(self, evening):
        evening.start(2 * LEVEL + 300)
        evening.at += HALF_A_SECOND

    @pytest.mark.parametrize("n", [1, 2])
    def test_what_is_over_stays_and_is_named(self, evening, n):
        with pytest.raises(Refused, match=f"Level {n} is over") as no:
            evening.edit_row(n, ante=5)
        assert no.value.at == ("stretches", n - 1)

    def test_a_break_that_is_over_is_named_too(self, evening):
        evening.at += (LEVEL + BREAK) * 1_000
        with pytest.raises(Refused, match="The break after level 3 is over"):
            evening.edit_row(4, seconds=300)

    def test_what_is_over_cannot_be_taken_out(self, evening):
        with pytest.raises(Refused, match="Level 1 is over"):
            evening.edit(evening.rows[1:])

    @pytest.mark.parametrize("n", [4, 5, 7])
    def test_a_later_length_leaves_the_time_left_alone(self, evening, n):
        before, ends = evening.shows, evening.at + (LEVEL - 300) * 1_000 - HALF_A_SECOND
        evening.edit_row(n, seconds=5 * 60)
        assert evening.shows == before
        row = evening.now.the(Clock, 1)
        assert (row.stretch, row.ends, row.remains) == (3, ends, None)

    def test_new_blinds_of_the_current_level_leave_it_alone(self, evening):
        before = evening.shows
        evening.edit_row(3, ante=25)
        assert evening.shows == before
        assert clock.face(evening.now, evening.at).stretch.ante == 25

    @pytest.mark.parametrize("minutes", [25, 6])
    def test_its_own_length_moves_its_time_left_by_as_much(self, evening, minutes):
        n, remains = evening.shows
        evening.edit_row(3, seconds=minutes * 60)
        assert evening.shows == (n, remains + (minutes - 20) * 60)

    def test_it_cannot_be_shorter_than_it_has_run(self, evening):
        with pytest.raises(Refused, match="Level 3 has run for 5 minutes already") as no:
            evening.edit_row(3, seconds=5 * 60)
        assert no.value.at == ("stretches", 2, "seconds")

    @pytest.mark.parametrize("new", [lambda rows: rows[:2], lambda rows: [*rows[:2], *rows[3:]]])
    def test_it_cannot_be_taken_out(self, evening, new):
        with pytest.raises(Refused, match="Level 3 is on the clock"):
            evening.edit(new(evening.rows))

    def test_the_level_after_it_may_go(self, evening):
        before = evening.shows
        evening.edit([*evening.rows[:3], level(500, 1_000)])
        assert evening.shows == before
        evening.at += LEVEL * 1_000
        assert clock.face(evening.now, evening.at).stretch.big_blind == 1_000

    def test_undo_gives_time_and_schedule_back(self, evening):
        rows, shown = evening.rows, evening.shows
        change = evening.edit_row(3, seconds=30 * 60)
        evening.undo(change)
        assert (evening.rows, evening.shows) == (rows, shown)

    def test_a_clock_that_stands_keeps_what_remains(self, evening):
        clock.pause(evening.house, evening.event, by=evening.by)
        before = evening.shows
        evening.edit_row(5, seconds=60)
        assert evening.shows == before
        evening.edit_row(3, seconds=LEVEL + 60)
        assert evening.shows == (before[0], before[1] + 60)

    def test_added_minutes_stay_added(self, evening):
        clock.add(evening.house, evening.event, minutes=7, by=evening.by)
        before = evening.shows
        evening.edit_row(3, seconds=LEVEL - 60)
        assert evening.shows == (before[0], before[1] - 60)


class TestInOvertime:
    def test_a_new_level_begins_now(self, evening):
        evening.start(6 * LEVEL + BREAK + 25 * 60)
        assert evening.shows == (7, -25 * 60)
        evening.edit([*evening.rows, level(300, 600), level(400, 800)])
        assert evening.shows == (8, LEVEL)

    def test_a_longer_last_level_is_as_long_as_it_says(self, evening):
        evening.start(6 * LEVEL + BREAK + 60)
        evening.edit_row(7, seconds=LEVEL + 300)
        assert evening.shows == (7, 240)

    def test_a_clock_that_stands_goes_on_with_the_new_level(self, evening):
        evening.start(6 * LEVEL + BREAK + 60)
        clock.pause(evening.house, evening.event, by=evening.by)
        evening.edit([*evening.rows, level(300, 600)])
        evening.start()
        assert evening.shows == (8, LEVEL)


class TestUndoLater:
    def test_the_level_on_the_clock_is_not_taken_away(self, evening):
        evening.start(60)
        added = evening.edit([*evening.rows, level(300, 600)])
        clock.go_to(evening.house, evening.event, stretch=8, by=evening.by)
        with pytest.raises(Refused, match="level on the clock"):
            evening.undo(added)
        clock.go_to(evening.house, evening.event, stretch=7, by=evening.by)
        evening.undo(added)
        assert evening.shows[0] == 7


class TestWhatIsRefused:
    @pytest.mark.parametrize(
        ("columns", "at"),
        [
            ({"seconds": 0}, "seconds"),
            ({"seconds": 59}, "seconds"),
            ({"seconds": 25 * 3600}, "seconds"),
            ({"big_blind": 0}, "big_blind"),
            ({"small_blind": -1}, "small_blind"),
            ({"small_blind": 201}, "small_blind"),
            ({"ante": -1}, "ante"),
            ({"big_blind": 10**12 + 1}, "big_blind"),
            ({"is_break": True}, "small_blind"),
            ({"is_break": True, "small_blind": 0, "big_blind": 0, "game": "Razz"}, "game"),
            ({"ante_kind": "dealer"}, "ante_kind"),
            ({"small_bet": 200}, "big_bet"),
            ({"big_bet": 200}, "small_bet"),
            ({"small_bet": 400, "big_bet": 200}, "small_bet"),
            ({"bring_in": 50}, "small_bet"),
            ({"bring_in": 250, "small_bet": 200, "big_bet": 400}, "bring_in"),
            ({**STUD, "ante_kind": "big blind"}, "ante_kind"),
            ({"game": "x" * 41}, "game"),
            ({"small_blind": 0, "big_blind": 0, "bring_in": 25}, "big_blind"),
        ],
    )
    def test_impossible_numbers_with_their_place(self, evening, columns, at):
        before = evening.now
        with pytest.raises(Refused, match=r"^(Level 4|The break after level 3): ") as no:
            evening.edit_row(5, **columns)
        assert no.value.at == ("stretches", 4, at)
        assert evening.now == before

    @pytest.mark.parametrize("new", [[], [rest()]])
    def test_a_schedule_without_a_level(self, evening, new):
        with pytest.raises(Refused, match="at least one level"):
            evening.edit(new)

    def test_too_many(self, evening):
        with pytest.raises(Refused, match="at most 200"):
            evening.edit([level(1, 2)] * 201)

    def test_the_same_again(self, evening):
        with pytest.raises(Refused, match="already"):
            evening.edit(evening.rows)

    def test_fewer_levels_than_registration_needs(self, evening):
        with pytest.raises(Refused, match="open to the end of level 4, and the schedule would have 3 levels"):
            evening.edit(evening.rows[:3])
        evening.set_terms(late_until_level=3)
        evening.edit(evening.rows[:3])

    def test_a_tournament_that_is_over(self, evening):
        evening.set_terms(finished=evening.at)
        with pytest.raises(Refused, match="over: its schedule stands"):
            evening.edit_row(5, ante=25)


class TestTemplatesAreCopies:
    def test_another_event_and_the_template_stay_as_they_are(self, evening):
        shipped = (FOLDER / "structures.json").read_bytes()
        saturday = events.create(evening.house, events.Wish("Saturday", CLUB, buy_in=4_000), by=evening.by)
        before = scheduled(Tonight.of(evening.house, saturday).now)
        evening.edit([level(7, 14, minutes=9)] * 5)
        assert scheduled(Tonight.of(evening.house, saturday).now) == before
        assert (FOLDER / "structures.json").read_bytes() == shipped
        sunday = events.create(evening.house, events.Wish("Sunday", CLUB, buy_in=4_000), by=evening.by)
        later = scheduled(Tonight.of(evening.house, sunday).now)
        assert [replace(row, tournament="") for row in later] == [replace(row, tournament="") for row in before]

    def test_a_template_of_the_house_stays_too(self, evening):
        own = Template("own", "Ours", '{"name": "Ours"}')
        evening.house.write(Deed(HOUSE_STREAM, "A template", (insert(own),)), at=START, who="Mia")
        evening.edit([level(7, 14, minutes=9)] * 5)
        assert evening.house.house[Template]["own"] == own


STRETCHES = st.one_of(
    st.builds(level, st.just(5), st.integers(5, 50), st.integers(0, 50), st.integers(1, 60)),
    st.builds(rest, st.integers(1, 60)),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    evening = Evening(tmp_path_factory.mktemp("house") / "swan.tdapp")
    yield evening.house
    evening.house.close()


@settings(max_examples=60, deadline=None)
@given(
    later=st.lists(STRETCHES, max_size=8),
    seconds=st.integers(0, 9_000),
    millis=st.integers(0, 999),
    stands=st.booleans(),
)
def test_whatever_follows_the_time_left_stays_and_undo_gives_it_back(house, later, seconds, millis, stands):
    by = By("Mia", START, "desk 1")
    event = events.create(house, events.Wish("Friday", CLUB, 4_000, late_until_level=0), by=by)
    clock.start(house, event, by=by)
    by = By("Mia", START + seconds * 1_000 + millis, "desk 1")
    if stands:
        clock.pause(house, event, by=by)
    before, shown = house.snapshot(event), clock.face(house.snapshot(event), by.at)
    kept = scheduled(before)[: shown.stretch.n]
    try:
        change = edit_structure(house, event, stretches=[*kept, *later], by=by)
    except Refused:
        assert scheduled(before) == kept
        return
    after = clock.face(house.snapshot(event), by.at)
    assert after == shown
    assert [row.key[-1] for row in change.rows if row.kind == "stretch" and row.key[-1] <= shown.stretch.n] == []
    house.undo(event, change.n, at=by.at, who="Mia")
    assert house.snapshot(event).rows == before.rows
