"""Killed at any moment, a house loses nothing that it had acknowledged."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import event

from tdapp.director import events, floor, prizes, registration, seating
from tdapp.director.invariants import check, open_house
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.store.change import Change
from tdapp.store.house import OpenHouse
from tdapp.store.undo import last_to_redo, last_to_undo
from tdapp.store.verify import verify
from tdapp.values.field import Presence, Table
from tdapp.values.refusal import Refused
from tdapp.values.room import Seat
from tests.store.memory import memory

KILLS = 200
EVENINGS = 5
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DEEDS = ("register", "register", "move", "move", "bust", "pay", "pay", "pay", "undo", "undo", "redo", "redo")


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
        elif deed in ("undo", "redo"):
            last = last_to_undo if deed == "undo" else last_to_redo
            told = last(self.house.journal(self.event), "desk 1")
            if told and told.n > 1:
                self.house.undo(self.event, told.n, at=self.by().at, who="Mia", desk="desk 1")


def play_on(path: Path, tournament: str, pipe: int, seed: int, dies_at: int | None) -> None:
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
        os.write(pipe, f"C {change.stream} {change.n} {change.hash.hex()} {deed}\n".encode())

    director.house.listeners.append(acknowledge)
    while True:
        deed = chance.choice(DEEDS)
        try:
            director.do(deed)
        except Refused:
            continue


def killed(path: Path, tournament: str, number: int, chance: random.Random) -> list[list[str]]:
    """Start a child, kill it, and return the lines that it had said."""
    dies_at = chance.randint(1, 40) if number % 2 else None
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            play_on(path, tournament, writing, number, dies_at)
        except BaseException:
            traceback.print_exc(file=sys.__stderr__)
        finally:
            os._exit(1)
    os.close(writing)
    content = os.read(reading, 2)
    if dies_at is None:
        time.sleep(chance.random() * 0.03)
        os.kill(child, signal.SIGKILL)
    while part := os.read(reading, 65_536):
        content += part
    os.close(reading)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the child ended by itself"
    return [line.split() for line in content.decode().split("\n")[:-1]]


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


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork to start 200 processes in seconds")
def test_nothing_acknowledged_is_lost(folder):
    chance = random.Random(7)
    ends: Counter[str] = Counter()
    done: Counter[str] = Counter()
    for evening in range(EVENINGS):
        path = folder / f"swan {evening}.tdapp"
        tournament = in_the_money(path)
        acknowledged: dict[tuple[str, int], str] = {}
        for number in range(1, KILLS // EVENINGS + 1):
            lines = killed(path, tournament, number, chance)
            ends[lines[-1][0]] += 1
            for said, *rest in lines:
                if said == "C":
                    stream, n, head, deed = rest
                    acknowledged[stream, int(n)] = head
                    done[deed] += 1
            house = open_house(path, at=NOON + timedelta(days=number))
            check(house.snapshot(tournament))
            house.close(at=NOON + timedelta(days=number))
            assert acknowledged.items() <= journal_of(path).items()
            assert verify(path).faults == ()
    assert ends["B"] >= KILLS / 4, "killed between BEGIN and COMMIT"
    assert sum(ends.values()) == KILLS
    assert done.keys() == set(DEEDS), "each deed was among them"
