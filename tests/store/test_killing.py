"""Killed at any moment, a house loses nothing that it had acknowledged."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, create_engine, event

from tdapp.director import clock, events, floor, prizes, registration, seating
from tdapp.director.invariants import check, open_house
from tdapp.director.player_imports import take_in
from tdapp.director.player_lists import read_players
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.store.backup import backups
from tdapp.store.change import Change
from tdapp.store.house import OpenHouse
from tdapp.store.snapshot import Snapshot, load
from tdapp.store.undo import last_to_redo, last_to_undo
from tdapp.store.verify import verify
from tdapp.store.whole import is_sound
from tdapp.values.field import Presence, Table
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tests.store.memory import memory

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DEEDS = (
    *("register", "register", "move", "move", "bust", "pay", "pay", "pay", "undo", "undo", "redo", "redo"),
    *("clock", "clock", "import", "back up"),
)
LATER = 12_345
"""Milliseconds after a Change at which the clock is read."""


@dataclass
class Director:
    """Does something at random, over and over."""

    house: OpenHouse
    event: str
    chance: random.Random
    time: int = 1_000

    @property
    def tonight(self) -> Tonight:
        return Tonight.of(self.house, self.event)

    def by(self) -> By:
        self.time += 1_000
        return By("Mia", self.time, "desk 1")

    def luck(self) -> Chance:
        return Chance(self.chance.randbytes(32))

    def do(self, deed: str) -> None:
        here = sorted(self.tonight.now[Presence])
        if deed == "register" and len(here) < 20:
            name = f"Player {self.tonight.now.n}"
            registration.register(self.house, self.event, name=name, chance=self.luck(), by=self.by())
        elif deed == "move":
            to = Seat(self.chance.choice(sorted(self.tonight.now[Table])), self.chance.randint(1, 9))
            seating.move(self.house, self.event, entry=self.chance.choice(here), to=to, by=self.by())
        elif deed == "bust" and len(here) > 3:
            out: dict[int, int | None] = dict.fromkeys(self.chance.sample(here, self.chance.randint(1, 2)), 500)
            floor.bust(self.house, self.event, out=out, by=self.by())
        elif deed == "pay":
            owed = [one.entry for one in prizes.standings(self.tonight) if one.prize > one.paid]
            if owed:
                prizes.pay(self.house, self.event, entry=self.chance.choice(owed), by=self.by())
        elif deed == "clock":
            self.set_the_clock()
        elif deed == "import":
            names = "".join(f"Guest {self.tonight.house.house.n}-{number}\n" for number in range(12))
            found = read_players(f"Name\n{names}".encode(), known=self.house.house[Player].values())
            take_in(self.house, found=found, by=self.by())
        elif deed == "back up":
            self.house.back_up(at=NOON + timedelta(seconds=self.by().at // 1_000))
        elif deed in ("undo", "redo"):
            last = last_to_undo if deed == "undo" else last_to_redo
            told = last(self.house.journal(self.event), "desk 1")
            if told and told.n > 1:
                self.house.undo(self.event, told.n, at=self.by().at, who="Mia", desk="desk 1")

    def set_the_clock(self) -> None:
        what = (self.house, self.event)
        verbs: list[Callable[[], Change]] = [
            lambda: clock.start(*what, by=self.by()),
            lambda: clock.pause(*what, by=self.by()),
            lambda: clock.add(*what, minutes=self.chance.choice([-2, 3]), by=self.by()),
            lambda: clock.go_to(*what, stretch=self.chance.randint(1, 9), by=self.by()),
        ]
        self.chance.choice(verbs)()

    def reads(self) -> str:
        return clock_at(self.tonight.now, self.time)


def clock_at(now: Snapshot, at: int) -> str:
    shown = clock.face(now, at + LATER)
    return f"{shown.stretch.n}/{shown.left}/{shown.is_running}"


def play_on(path: Path, tournament: str, pipe: int, *, seed: int, dies_at: int | None) -> None:
    """Goes on with the evening until it is killed: from outside, or by itself at some statement of a transaction.

    Says "B" when a transaction has begun, "E" when it is about to be committed, "C" for a Change that was heard.
    """
    chance = random.Random(f"{path} {seed}")
    director = Director(open_house(path, at=NOON + timedelta(days=seed)), tournament, chance, 1_000 * seed)
    engine = director.house._engine
    statements = 0

    @event.listens_for(engine, "before_cursor_execute")
    def before(_, __, statement, *___) -> None:
        if statement == "COMMIT":
            os.write(pipe, b"E\n")

    @event.listens_for(engine, "after_cursor_execute")
    def after(connection, __, statement, *___) -> None:
        nonlocal statements
        if statement.startswith("BEGIN"):
            os.write(pipe, b"B\n")
        if statement.startswith(("BEGIN", "INSERT", "UPDATE", "DELETE")):
            statements += 1
            if statements == dies_at:
                os.kill(os.getpid(), signal.SIGKILL)

    def acknowledge(change: Change) -> None:
        told = (change.stream, change.n, change.hash.hex(), director.reads(), director.time, deed)
        os.write(pipe, f"C {' '.join(map(str, told))}\n".encode())

    director.house.listeners.append(acknowledge)
    while True:
        deed = chance.choice(DEEDS)
        try:
            director.do(deed)
        except Refused:
            continue


def killed(does: Callable[[int], None], wait: float | None) -> str:
    """Start a child and kill it, or let it kill itself; what it had said.

    A wait that is not negative begins when the child first says something.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            does(writing)
        except BaseException:
            traceback.print_exc(file=sys.__stderr__)
        finally:
            os._exit(1)
    os.close(writing)
    content = b""
    if wait is not None:
        content = os.read(reading, 2) if wait >= 0 else b""
        time.sleep(abs(wait))
        os.kill(child, signal.SIGKILL)
    while part := os.read(reading, 65_536):
        content += part
    os.close(reading)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the child ended by itself"
    return content.decode()


def in_the_money(path: Path) -> str:
    """An evening on which two of 18 are left, and nobody was paid yet."""
    house = open_house(path, create=True, at=NOON)
    wish = events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500)
    director = Director(house, events.create(house, wish, by=By("Mia", 1)), random.Random(1))
    for _ in range(18):
        director.do("register")
    seating.draw(house, director.event, chance=director.luck(), by=director.by())
    prizes.lock(house, director.event, by=director.by())
    for entry in range(1, 17):
        floor.bust(house, director.event, out={entry: None}, by=director.by())
    assert any(one.prize for one in prizes.standings(director.tonight))
    house.close(at=NOON)
    return director.event


def journal_of(path: Path) -> dict[tuple[str, int], str]:
    with closing(sqlite3.connect(path)) as connection:
        return {(stream, n): head.hex() for stream, n, head in connection.execute("SELECT stream, n, hash FROM change")}


@pytest.fixture
def folder() -> Iterator[Path]:
    """A kill does not show what a disk has kept, only how fast it is."""
    with memory() as folder:
        yield folder


@contextmanager
def read(path: Path) -> Iterator[Connection]:
    """Without taking up what a kill left beside the file: the next child shall find it."""
    engine = create_engine(f"sqlite+pysqlite:///file:{path}?mode=ro&uri=true")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


@dataclass
class Kills:
    """What was acknowledged before each kill, and that it is there after it."""

    folder: Path
    chance: random.Random
    ends: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    clocks: int = 0

    def of_an_evening(self, evening: int, kills: int) -> None:
        path = self.folder / f"swan {evening}.tdapp"
        tournament = in_the_money(path)
        acknowledged: dict[tuple[str, int], str] = {}
        for number in range(1, kills + 1):
            at_a_statement = self.chance.randint(1, 40) if number % 2 else None
            # One in four while the house is being opened and backed up, the others once something is written.
            wait = None if at_a_statement else self.chance.random() * (-0.05 if number % 4 == 0 else 0.03)
            does = partial(play_on, path, tournament, seed=number, dies_at=at_a_statement)
            lines = [line.split(maxsplit=6) for line in killed(does, wait).split("\n")[:-1]]
            self.ends[lines[-1][0] if lines else "opening"] += 1
            read_by_clock: dict[int, tuple[str, int]] = {}
            for said, *rest in lines:
                if said == "C":
                    stream, n, head, clock, at, deed = rest
                    acknowledged[stream, int(n)] = head
                    self.done[deed] += 1
                    if stream == tournament:
                        read_by_clock[int(n)] = clock, int(at)
            self.look_at(path, tournament, acknowledged, read_by_clock)
        open_house(path).close()
        assert verify(path).faults == ()

    def look_at(
        self,
        path: Path,
        tournament: str,
        acknowledged: dict[tuple[str, int], str],
        read_by_clock: dict[int, tuple[str, int]],
    ) -> None:
        with read(path) as connection:
            now = load(connection, tournament)
        check(now)
        if now.n in read_by_clock:
            shown, at = read_by_clock[now.n]
            assert clock_at(now, at) == shown, "the clock is right"
            self.clocks += 1
        assert acknowledged.items() <= journal_of(path).items()
        assert verify(path).faults == ()
        made = backups(path)
        assert made
        assert is_sound(made[0].path)

    def of_a_migration(self, number: int) -> None:
        """A file of an older version, opened by this one: as it was, or brought up to date."""
        file = FILES[number % len(FILES)]
        path = self.folder / f"old {number}.tdapp"
        shutil.copy(file, path)
        before = as_it_was(file)
        killed(partial(open_until, path, dies_at=self.chance.randint(1, 500)), None)
        is_old = version_of(path) == version_of(file)
        assert not is_old or as_it_was(path) == before
        self.ends["old" if is_old else "new"] += 1
        open_house(path).close()
        assert verify(path).faults == ()


FILES = sorted((Path(__file__).parents[1] / "files").glob("version-*.tdapp"))[:-1]


def open_until(path: Path, _: int, dies_at: int) -> None:
    statements = 0

    @event.listens_for(Engine, "after_cursor_execute")
    def after(*_) -> None:
        nonlocal statements
        statements += 1
        if statements == dies_at:
            os.kill(os.getpid(), signal.SIGKILL)

    open_house(path)
    os.kill(os.getpid(), signal.SIGKILL)


def version_of(path: Path) -> int:
    # What was cut off must be taken back first, as any opening does.
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def as_it_was(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


forking = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork to start many processes in seconds")


@forking
def test_nothing_acknowledged_is_lost(folder):
    kills = Kills(folder, random.Random(7))
    kills.of_an_evening(0, 24)
    for number in range(4):
        kills.of_a_migration(number)
    assert sum(kills.ends.values()) == 28
    assert kills.ends["B"] >= 6, "killed between BEGIN and COMMIT"
    assert kills.clocks >= 6


@pytest.mark.long
@forking
def test_nor_in_a_thousand_kills(folder):
    kills = Kills(folder, random.Random(11))
    for evening in range(30):
        kills.of_an_evening(evening, 30)
    for number in range(100):
        kills.of_a_migration(number)
    assert sum(kills.ends.values()) == 1_000
    assert kills.ends["B"] >= 225, "killed between BEGIN and COMMIT"
    assert min(kills.ends["opening"], kills.ends["old"], kills.ends["new"]) > 10
    assert kills.clocks > 200
    assert kills.done.keys() == set(DEEDS) - {"back up"}, "each deed was among them"
