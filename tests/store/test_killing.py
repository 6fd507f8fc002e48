"""Killed at any moment, a house loses nothing that it had acknowledged."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
import traceback
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import event

from tdapp.store.change import Change
from tdapp.store.house import open_house
from tdapp.store.verify import verify
from tdapp.values.field import Presence, Seating
from tdapp.values.refusal import Refused
from tests.store.evening import TONIGHT, Evening

KILLS = 200
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def play_on(path: Path, pipe: int, seed: int) -> None:
    """Goes on with the evening until it is killed; says "B" when a transaction begins and "C" when it is over."""
    chance = random.Random(seed)
    evening = Evening(open_house(path, at=NOON + timedelta(days=seed)))

    @event.listens_for(evening.house._engine, "before_cursor_execute")
    def before(_, __, statement, *___) -> None:
        if statement.startswith("BEGIN"):
            os.write(pipe, b"B\n")

    def acknowledge(change: Change) -> None:
        os.write(pipe, f"C {change.stream} {change.n}\n".encode())

    evening.house.listeners.append(acknowledge)
    while True:
        now = evening.tonight
        here = sorted(now[Presence])
        taken = {(one.table, one.seat) for one in now[Seating].values()}
        free = [(table, seat) for table in (1, 2) for seat in range(1, 10) if (table, seat) not in taken]
        deed = chance.choice(["register", "seat", "seat", "bust", "undo", "undo"])
        try:
            if deed == "register" and len(here) < 18:
                evening.register(f"Player {now.n}")
            elif deed == "seat" and here and free:
                evening.seat(chance.choice(here), *chance.choice(free))
            elif deed == "bust" and len(here) > 9:
                evening.bust(chance.choice(here))
            elif deed == "undo":
                evening.undo(chance.randint(max(2, now.n - 5), max(2, now.n)))
        except Refused:
            continue


def told(pipe: int) -> list[list[str]]:
    """All whole lines that the child had written when it died."""
    content = b""
    while part := os.read(pipe, 65536):
        content += part
    return [line.split() for line in content.decode().split("\n")[:-1]]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork to start 200 processes in seconds")
def test_nothing_acknowledged_is_lost(tmp_path):
    path = tmp_path / "swan.tdapp"
    Evening.start(path).house.close()
    chance = random.Random(7)
    acknowledged: dict[str, int] = {}
    inside = 0
    for number in range(KILLS):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            try:
                play_on(path, writing, number)
            except BaseException:
                traceback.print_exc(file=sys.__stderr__)
            finally:
                os._exit(1)
        os.close(writing)
        first = os.read(reading, 2)
        time.sleep(chance.random() * 0.03)
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), "the child ended by itself"
        lines = [[first.decode().strip()], *told(reading)]
        os.close(reading)
        inside += lines[-1][0] == "B"
        for line in lines:
            if line[0] == "C":
                acknowledged[line[1]] = max(acknowledged.get(line[1], 0), int(line[2]))
        house = open_house(path, at=NOON + timedelta(days=number))
        held = {stream: house.snapshot(stream).n for stream in (TONIGHT, "house")}
        house.close()
        assert all(held[stream] >= n for stream, n in acknowledged.items())
        assert verify(path).faults == ()
    assert inside >= KILLS / 4
    assert acknowledged[TONIGHT] > KILLS
