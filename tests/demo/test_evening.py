"""Sample evenings: whole, honest, and the same for the same seed."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tdapp.demo.evening import FEE, NAME, play
from tdapp.director import balancing, clock, ledger, prizes
from tdapp.director.color_ups import plan
from tdapp.director.houses import the_house
from tdapp.director.invariants import open_house
from tdapp.director.tonight import Tonight
from tdapp.rules.profiles import PROFILES
from tdapp.store.change import Change
from tdapp.store.house import OpenHouse
from tdapp.store.verify import verify
from tdapp.values.field import DrawRecord, Elimination, Entry, Moved, Payment, Prize, Seating, Table
from tdapp.values.house import Moment, Stretch
from tdapp.values.races import ColorUp, RaceHand, TableRace
from tdapp.values.refusal import Refused

SEED = b"sample"
NOW = 1_767_990_000_000
MINUTE = 60_000


@dataclass
class Played:
    tonight: Tonight
    journal: list[Change]
    file: Path

    @property
    def told(self) -> list[str]:
        return [change.sentence for change in self.journal]


class Evenings:
    """Plays evenings into files of one folder, and closes them all."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.opened: list[OpenHouse] = []

    def __call__(self, name: str = "swan", *, now: Moment | None = NOW, seed: bytes = SEED, **how) -> Played:
        file = self.folder / f"{name}.tdapp"
        house = open_house(file, create=True)
        self.opened.append(house)
        key = play(house, seed=seed, now=now, **how)
        return Played(Tonight.of(house, key), house.changes(key), file)

    def close(self) -> None:
        for house in self.opened:
            house.close()


@pytest.fixture
def evening(tmp_path):
    with closing(Evenings(tmp_path)) as evenings:
        yield evenings


@pytest.fixture(scope="module")
def friday(tmp_path_factory):
    """30 players to the end, played once: nobody changes it."""
    with closing(Evenings(tmp_path_factory.mktemp("friday"))) as evenings:
        yield evenings(players=30)


def assert_whole(played: Played) -> None:
    """Places from first to last, every prize paid, only the fees left in the till, and nothing for verify to find."""
    tonight = played.tonight
    places = prizes.standings(tonight)
    assert [place.best for place in places] == list(range(1, tonight.entries_sold + 1))
    assert tonight.left == 1
    assert tonight.terms.finished is not None
    assert sum(place.prize for place in places) == ledger.pool(tonight.now)
    assert all(place.paid == place.prize for place in places)
    paid = tonight.now[Payment].values()
    assert sum(row.amount if row.is_incoming else -row.amount for row in paid) == FEE * tonight.entries_sold
    assert all(row.is_seated for row in tonight.now[Moved].values())
    moments = [change.at for change in played.journal]
    assert moments == sorted(moments)
    assert moments[-1] <= NOW
    assert verify(played.file).faults == ()


class TestToTheEnd:
    @pytest.mark.parametrize("players", [2, 3, 6, 10, 18, 19, 28])
    def test_it_is_whole(self, evening, players):
        played = evening(players=players)
        assert_whole(played)
        assert len({row.player for row in played.tonight.now[Entry].values()}) == players

    @pytest.mark.parametrize("profile", PROFILES)
    def test_in_every_profile(self, evening, profile):
        played = evening(players=30, profile=profile, seed=profile.encode())
        assert_whole(played)
        assert played.tonight.terms.profile == profile

    def test_of_30(self, friday):
        assert_whole(friday)

    def test_all_that_happens_at_a_club_happens(self, friday):
        told = "\n".join(friday.told)
        for part in (
            "Friday Deepstack was created",
            "Seats were drawn. 28 players",
            "The clock stands: a drink",
            "Undo: ",
            "The button of table",
            "Balanced: ",
            " breaks: ",
            "have sat down",
            "Prizes were locked",
            "for place 1",
        ):
            assert part in told
        entries = friday.tonight.now[Entry].values()
        draw = friday.tonight.now[DrawRecord][1].at
        late = [entry for entry in entries if entry.registered > draw]
        assert len(late) == 3
        assert len(entries) - len({entry.player for entry in entries}) == 1

    def test_two_out_on_one_hand_have_their_stacks(self, evening):
        hands: dict[int, list[int | None]] = {}
        for row in evening(players=64).tonight.now[Elimination].values():
            hands.setdefault(row.hand, []).append(row.stack)
        doubles = [stacks for stacks in hands.values() if len(stacks) == 2]
        assert doubles
        assert all(None not in stacks and len(set(stacks)) == 2 for stacks in doubles)

    def test_it_takes_about_as_long_as_the_structure_predicts(self, friday):
        running = next(change.at for change in friday.journal if change.kind == "clock")
        level = clock.face(friday.tonight.now, friday.journal[-1].at).level
        assert friday.tonight.terms.finished is not None
        assert 5 * 60 * MINUTE < friday.tonight.terms.finished - running < 7.5 * 60 * MINUTE
        assert 15 <= level <= 18, "31 stacks of 10,000 are 20 big blinds in level 17"

    def test_nobody_goes_out_in_a_break(self, friday):
        now = friday.tonight.now
        running = next(change.at for change in friday.journal if change.kind == "clock")
        stood = 6 * MINUTE
        breaks, passed = [], running + stood
        for _, stretch in sorted(now[Stretch].items()):
            if stretch.is_break:
                breaks.append((passed, passed + stretch.seconds * 1_000))
            passed += stretch.seconds * 1_000
        outs = [row.at for row in now[Elimination].values()]
        # The click comes up to fifteen seconds after the hand.
        assert not [out for out in outs for first, last in breaks if first + 15_000 < out < last]

    def test_the_house_is_set_up_once(self, tmp_path):
        house = open_house(tmp_path / "swan.tdapp", create=True)
        for _ in range(2):
            play(house, players=2, seed=SEED, now=NOW)
        assert the_house(house).name == "The Lucky Swan"
        assert [event.name for event in house.tournaments()] == [NAME, NAME]
        house.close()


class TestTheBubble:
    @pytest.mark.parametrize("profile", PROFILES)
    @pytest.mark.parametrize("players", [7, 18, 30])
    def test_one_more_than_the_paid_places_is_left(self, evening, players, profile):
        played = evening(players=players, until="bubble", profile=profile)
        assert played.tonight.left == len(played.tonight.now[Prize]) + 1
        assert NOW - 10 * MINUTE <= played.journal[-1].at <= NOW
        shown = clock.face(played.tonight.now, NOW)
        assert shown.is_running
        assert not shown.stretch.is_break
        assert 0.25 < shown.remains / shown.stretch.seconds < 0.75
        assert verify(played.file).faults == ()

    def test_where_everybody_is_paid_everybody_is_left(self, evening):
        played = evening(players=3, until="bubble", profile="amerifun")
        assert played.tonight.left == len(played.tonight.now[Prize]) == 3

    @pytest.mark.parametrize("players", [2, 3])
    def test_of_very_few(self, evening, players):
        played = evening(players=players, until="bubble")
        assert played.tonight.left == len(played.tonight.now[Prize]) + 1
        assert clock.face(played.tonight.now, NOW).is_running

    def test_the_room_is_left_to_be_balanced(self, evening):
        assert balancing.plan(evening(players=100, until="bubble").tonight).moves

    def test_it_is_the_same_evening_that_goes_on_to_the_end(self, evening, friday):
        stopped = evening(players=30, until="bubble")
        assert friday.told[: len(stopped.told)] == stopped.told


class TestTheDraw:
    def test_everybody_has_a_seat_and_the_clock_waits(self, evening):
        played = evening(players=30, until="draw")
        now = played.tonight.now
        assert len(now[Seating]) == 30
        assert len(now[Table]) == 4
        assert not clock.face(now, NOW).is_running
        assert played.journal[-1].sentence.startswith("Seats were drawn.")
        assert played.journal[-1].at == NOW - MINUTE
        assert len(now[DrawRecord][1].room.split()) == 5
        first = min(entry.registered for entry in now[Entry].values())
        assert NOW - 65 * MINUTE < first < NOW - 30 * MINUTE


class TestTheSeed:
    def test_the_same_seed_tells_the_same_evening_to_the_second(self, evening, friday):
        again = evening(players=30)
        assert again.told == friday.told
        assert [change.at for change in again.journal] == [change.at for change in friday.journal]

    def test_another_seed_tells_another(self, evening):
        assert evening("one", players=9).told != evening("other", players=9, seed=b"other").told

    def test_the_start_may_be_given_in_place_of_the_end(self, evening):
        by_end = evening("one", players=9)
        drawn = by_end.tonight.now[DrawRecord][1].at
        by_start = evening("other", players=9, now=None, start=drawn + 4 * MINUTE)
        assert by_start.told == by_end.told
        assert [change.at for change in by_start.journal[1:]] == [change.at for change in by_end.journal[1:]]


def test_nobody_plays_alone(evening):
    with pytest.raises(Refused, match="at least two players"):
        evening(players=1)


class TestColorUps:
    def test_chips_that_nobody_needs_are_raced_off_in_their_break(self, friday):
        now = friday.tonight.now
        left = sorted(now[ColorUp].values(), key=lambda row: row.n)
        assert [row.chip for row in left][:2] == [25, 100]
        for row in left:
            hands = [hand for hand in now[RaceHand].values() if now[TableRace][hand.race].chip == row.chip]
            assert any(hand.won for hand in hands)
            (told,) = [one for one in friday.told if one.endswith(f"The {row.chip:,}s are out of play")]
            assert " raced " in told
        out = {row.at for row in now[Elimination].values()}
        assert not out & {row.at for row in left}
        raced = sum(row.delta for row in now[TableRace].values())
        assert ledger.chips_in_play(now) == ledger.chips_sold(now) + raced

    def test_on_the_bubble_none_is_overdue(self, evening):
        played = evening(players=30, until="bubble")
        assert not [one for one in plan(played.tonight, NOW) if one.when == "now"]
