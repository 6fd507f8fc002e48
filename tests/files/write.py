"""Writes the house file of this version that later versions must open: run once, when a version is released.

python -m tests.files.write
"""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

from tdapp.director import clock, events, floor, houses, prizes, registration, seating
from tdapp.director.invariants import open_house
from tdapp.director.tonight import By
from tdapp.rules.chance import Chance
from tdapp.store.backup import folder_of
from tdapp.store.migrate import NEWEST
from tdapp.store.undo import last_to_undo

FOLDER = Path(__file__).parent
NAMES = "Ann Lee, Bob Marsh, Łukasz Żak, Zoë Meyer, 김민준, Dan O’Hara, Eva Novák, Finn Holm, Gus Berg, Hal Ito".split(
    ", "
)


def write(path: Path) -> None:
    """An evening of ten in its middle: two out, one of them undone, the clock running, the prizes locked."""
    time = 1_772_370_000_000

    def by() -> By:
        nonlocal time
        time += 10_000
        return By("Mia", time, "desk 1")

    house = open_house(path, create=True)
    houses.set_up(house, name="The Swan", currency="EUR", paper="A4", by=by())
    event = events.create(house, events.Wish("Friday", "AMERIFUN sample", buy_in=2_000, fee=500), by=by())
    for name in NAMES:
        registration.register(house, event, name=name, chance=Chance(bytes(32)), by=by())
    seating.draw(house, event, chance=Chance(bytes(32), "seven of clubs"), by=by())
    clock.start(house, event, by=by())
    for entry in (3, 7):
        floor.bust(house, event, out={entry: 500}, by=by())
    told = last_to_undo(house.journal(event), "desk 1")
    assert told is not None
    house.undo(event, told.n, at=by().at, who="Mia", desk="desk 1")
    prizes.lock(house, event, by=by())
    house.close(at=datetime.fromtimestamp(time / 1_000, UTC))
    shutil.rmtree(folder_of(path))
    path.with_name(path.name + ".lock").unlink(missing_ok=True)


if __name__ == "__main__":
    write(FOLDER / f"version-{NEWEST}.tdapp")
