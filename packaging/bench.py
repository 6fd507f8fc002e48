"""Speed, as ratios: each row divides a time by a floor or a peer taken in the same run.

    python3 packaging/dev.py bench [--json FILE] [--picture FILE.png] [--only NAME] [--sizes 100,1000,10112]

Absolute times depend on the machine and what else it does; ratios hardly do. After the rows, whole events of several
sizes are played (`--only scale`: these alone). Exits 1 when a bound is broken.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench_paper import results_against_a_canvas, seat_cards_against_a_canvas
from bench_room import all_in_sight, key_to_window, panning
from bench_scale import SIZES, run

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.store.house import OpenHouse

ROOT = Path(__file__).resolve().parent.parent
SCALE = "scale"


@dataclass(frozen=True, slots=True)
class Row:
    """One ratio and what it must not pass; `at_least` where more is better."""

    name: str
    says: str
    bound: float
    measure: Callable[[], float]
    at_least: bool = False

    def meets(self, value: float) -> bool:
        return value >= self.bound if self.at_least else value <= self.bound


def best_of(times: int, run: Callable[[], object]) -> float:
    """The shortest of several runs: what the work takes when nothing else gets in its way."""
    return min(seconds(run) for _ in range(times))


def seconds(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def icm_against_pokerkit() -> float:
    from pokerkit import calculate_icm

    from tdapp.rules.icm import equities

    stacks = [9000, 7500, 6100, 5200, 4400, 3900, 2500, 1700, 800]
    prizes = [5000, 3000, 2000, 1400, 1000, 800, 600, 500, 400]
    ours = best_of(50, lambda: equities(stacks, prizes))
    theirs = best_of(2, lambda: calculate_icm(prizes, stacks))
    return theirs / ours


def icm_growth() -> float:
    from tdapp.rules.icm import equities

    def run(players: int, paid: int) -> None:
        chance = random.Random(players)
        stacks = [chance.randint(1_000, 200_000) for _ in range(players)]
        equities(stacks, [1_000 * (paid - place) for place in range(paid)])

    return best_of(3, lambda: run(1_000, 150)) / best_of(10, lambda: run(200, 30))


def draw_against_shuffle() -> float:
    from tdapp.resources import catalogue
    from tdapp.rules.chance import Chance
    from tdapp.rules.draw import Draw, draw_seats, tables_for
    from tdapp.rules.rulebook import Rulebook

    names = [f"Player {number}" for number in range(10_000)]
    draw = Draw(tuple(names), tables_for(len(names), 9))
    rules = Rulebook(catalogue())
    ours = best_of(7, lambda: draw_seats(draw, Chance(bytes(32)), rules=rules))
    floor = best_of(20, lambda: random.shuffle(names))
    return ours / floor


def balance_growth() -> float:
    from tdapp.resources import catalogue
    from tdapp.rules.balance import balance
    from tdapp.rules.rulebook import Rulebook
    from tdapp.values.room import Blinds, SeatedTable

    rules = Rulebook(catalogue(), "tda-2024")

    def room(tables: int) -> list[SeatedTable]:
        """Every other table three short: the plan grows with the room."""
        sizes = [9 - 3 * (number % 2) for number in range(tables)]
        return [
            SeatedTable(n, 9, {seat: f"{n}-{seat}" for seat in range(1, size + 1)}, last=Blinds(1, 2, 3))
            for n, size in enumerate(sizes, 1)
        ]

    small, large = room(10), room(1_000)
    return best_of(5, lambda: balance(large, rules=rules)) / best_of(50, lambda: balance(small, rules=rules))


def ask_against_python() -> float:
    question = json.dumps(
        {"seats": 6, "players": [1, 4, 5, 6], "last": {"button": 1, "small_blind": 2, "big_blind": 3}}
    )

    def start(*words: str) -> None:
        subprocess.run([sys.executable, *words], input=question, capture_output=True, text=True, check=True, cwd=ROOT)

    ours = best_of(15, lambda: start("-m", "tdapp", "ask", "button"))
    floor = best_of(15, lambda: start("-c", "pass"))
    return ours / floor


def evening(folder: Path, players: int) -> tuple[OpenHouse, str]:
    """A house with a drawn tournament of so many entrants."""
    from tdapp.director import events, seating
    from tdapp.director.tonight import By
    from tdapp.rules.chance import Chance
    from tdapp.store.change import Deed, insert
    from tdapp.store.house import open_house
    from tdapp.store.tables import HOUSE_STREAM
    from tdapp.values.field import Entry, Presence
    from tdapp.values.house import Player

    house, by = open_house(folder / "bench.tdapp", create=True), By("bench", 1)
    event = events.create(house, events.Wish("Bench", "AMERIFUN sample", buy_in=2_000), by=by)
    known = [insert(Player(f"p{n}", f"Player {n}", "", "", "")) for n in range(1, players + 1)]
    rows = [insert(Entry(event, n, f"p{n}", 1, True)) for n in range(1, players + 1)]
    rows += [insert(Presence(event, n, f"p{n}")) for n in range(1, players + 1)]
    house.write(Deed(HOUSE_STREAM, "Known", tuple(known)), Deed(event, "In", tuple(rows)), at=1, who="bench")
    seating.draw(house, event, chance=Chance(bytes(32)), by=by)
    return house, event


def registration_growth() -> float:
    """A new player who pays in cash, from the name to the commit, in turns with a desk that has a hundredth of them."""
    from tdapp.director import registration
    from tdapp.director.tonight import By
    from tdapp.rules.chance import Chance
    from tdapp.store.change import Deed, insert
    from tdapp.values.field import Payment, Purchase

    by, names = By("bench", 2), itertools.count()

    def desk(folder: Path, players: int) -> tuple[OpenHouse, Callable[[], object]]:
        """So many are in and have paid; seats are not drawn yet."""
        folder.mkdir()
        house, event = evening(folder, players)
        house.undo(event, house.snapshot(event).n, at=1, who="bench")
        rows = [insert(Purchase(event, n, n, "buy-in", 2_000, 0, 1_000, 1, None)) for n in range(1, players + 1)]
        paid = [
            insert(Payment(event, n, n, "buy-in", "cash", True, 2_000, 1, None, n, "bench"))
            for n in range(1, players + 1)
        ]
        house.write(Deed(event, "Paid", (*rows, *paid)), at=1, who="bench")

        def register() -> object:
            name = f"Newcomer {next(names)}"
            return registration.register(house, event, name=name, chance=Chance(bytes(32)), by=by)

        return house, register

    with tempfile.TemporaryDirectory() as name:
        many, few = desk(Path(name) / "many", 10_000), desk(Path(name) / "few", 100)
        ours, floors = [], []
        for _ in range(200):
            ours.append(seconds(many[1]))
            floors.append(seconds(few[1]))
        many[0].close()
        few[0].close()
    return min(ours) / min(floors)


def bust_against_sqlite() -> float:
    from tdapp.director import floor
    from tdapp.director.tonight import By
    from tdapp.values.field import Presence

    with tempfile.TemporaryDirectory() as name:
        house, event = evening(Path(name), 1_000)
        last = house.changes(event)[-1]
        plain = sqlite3.connect(house.back_up(at=datetime.now(UTC)).path, isolation_level=None)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            plain.execute(f"PRAGMA {pragma}")
        numbers = itertools.count(last.n + 1)

        def floor_of_it(n: int) -> None:
            plain.execute("BEGIN IMMEDIATE")
            plain.execute("DELETE FROM presence WHERE tournament = ? AND n = ?", (event, n))
            plain.execute("DELETE FROM seating WHERE tournament = ? AND n = ?", (event, n))
            plain.execute("INSERT INTO elimination VALUES (?, ?, 1, 900, 1, 1, 2, 0)", (event, n))
            journal = (event, next(numbers), 2, "bench", "", "deed", "Player 1 out", "", None, b"x" * 300, last.hash)
            plain.execute("INSERT INTO change VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", journal)
            plain.execute("COMMIT")

        ours, bare = [], []
        # In turns, so that whatever else the disk does meets both.
        for entry in sorted(house.snapshot(event)[Presence])[:150]:
            ours.append(seconds(partial(floor.bust, house, event, out={entry: 900}, by=By("bench", 2))))
            bare.append(seconds(partial(floor_of_it, entry)))
        plain.close()
        house.close()
    return min(ours) / min(bare)


def bust_growth() -> float:
    """The verb with 10,000 entrants, commit included, in turns with a tournament that has a hundredth of them."""
    from tdapp.director import floor
    from tdapp.director.tonight import By
    from tdapp.values.field import Presence

    with tempfile.TemporaryDirectory() as name:
        times: dict[int, list[float]] = {}
        rooms = {}
        for players in (10_000, 100):
            folder = Path(name) / str(players)
            folder.mkdir()
            house, event = evening(folder, players)
            rooms[players] = house, event, iter(sorted(house.snapshot(event)[Presence])[:90])
        for _ in range(90):
            for players, (house, event, entries) in rooms.items():
                out = {next(entries): 900}
                run = partial(floor.bust, house, event, out=out, by=By("bench", 2))
                times.setdefault(players, []).append(seconds(run))
        for house, _, _ in rooms.values():
            house.close()
    return min(times[10_000]) / min(times[100])


def stored_draw_against_insert() -> float:
    """The whole verb, drawing, sealing and committing included, against its rows through Core and a commit."""
    from sqlalchemy import delete, insert

    from tdapp.director import seating
    from tdapp.director.tonight import By
    from tdapp.rules.chance import Chance
    from tdapp.store.connection import writing, writing_engine
    from tdapp.store.tables import KINDS

    by = By("bench", 2)
    with tempfile.TemporaryDirectory() as name:
        house, event = evening(Path(name), 10_000)
        tables: dict[str, list[dict[str, Any]]] = defaultdict(list)
        for row in house.changes(event)[-1].rows:
            tables[row.kind].append(row.after or {})

        def take_back() -> None:
            house.undo(event, house.snapshot(event).n, at=2, who="bench")

        take_back()
        plain = writing_engine(house.back_up(at=datetime.now(UTC)).path)

        def bare() -> None:
            with writing(plain) as connection:
                for kind, values in tables.items():
                    connection.execute(insert(KINDS[kind].table), values)

        ours, floors = [], []
        # In turns, so that whatever else the disk does meets both.
        for _ in range(12):
            ours.append(seconds(lambda: seating.draw(house, event, chance=Chance(bytes(32)), by=by)))
            take_back()
            floors.append(seconds(bare))
            with writing(plain) as connection:
                for kind in tables:
                    connection.execute(delete(KINDS[kind].table))
        plain.dispose()
        house.close()
    return min(ours) / min(floors)


WINDOW = """
import sys
from pathlib import Path
from tdapp.gui import start
application, frame = start.begun()
frame.grab()
print("painted", flush=True)
"""
FIRST_PAGE = """
import sys
from pathlib import Path
from tdapp.gui.start import opened
application, seat = opened(Path(sys.argv[1]))
seat.window.grab()
print("painted", flush=True)
"""
BARE_WINDOW = """
import sqlmodel
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
window.resize(1280, 720)
window.show()
application.processEvents()
window.grab()
print("painted", flush=True)
"""


def window_against_a_bare_one(script: str) -> float:
    """From the start of the process to what the script paints, on an evening of 1,000; ending it does not count."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def start(*words: str) -> float:
        began = time.perf_counter()
        command = [sys.executable, "-c", *words]
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            told = process.stdout.readline()
            took = time.perf_counter() - began
        if told != "painted\n" or process.returncode != 0:
            raise SystemExit("The window did not open.")
        return took

    with tempfile.TemporaryDirectory() as name:
        # An app that is installed is compiled, like the libraries of the floor.
        environment["PYTHONPYCACHEPREFIX"] = f"{name}/compiled"
        environment.update({f"XDG_{kind}_HOME": f"{name}/{kind}" for kind in ("CONFIG", "DATA", "STATE", "CACHE")})
        house, _ = evening(Path(name), 1_000)
        house.close()
        ours, floors = [], []
        for _ in range(9):
            ours.append(start(script, f"{name}/bench.tdapp"))
            floors.append(start(BARE_WINDOW))
    return min(ours) / min(floors)


SECONDS = 240
PROJECTOR = """
import sys, time
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tdapp.director import clock
from tdapp.director.invariants import open_house
from tdapp.gui.desk import Desk
from tdapp.gui.projector.boxes import shape_of
from tdapp.gui.projector.live import LiveCanvas
from tdapp.gui.projector.pictures import Pictures
from tdapp.gui.projector.show import Show
from tdapp.gui.theme import look
application = QApplication([])
look.load_fonts()
at = 1_700_000_000_000
house = open_house(Path(sys.argv[1]))
desk = Desk(house, now=lambda: at)
desk.turn_to(house.tournaments()[0].id)
desk.do(clock.start)
at += 1_201_000
show = Show(desk, Pictures(Path(sys.argv[1]).parent))
window = LiveCanvas(show, lambda: shape_of(1920, 1080))
window.resize(1920, 1080)
window.show()
application.processEvents()
began = time.process_time()
for _ in range(int(sys.argv[2])):
    at += 1_000
    show.tick()
    application.processEvents()
print(time.process_time() - began)
"""
BARE_LABEL = """
import sys, time
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from tdapp.gui.theme import look
application = QApplication([])
look.load_fonts()
window = QLabel("20:00")
font = window.font()
font.setFamily("Inter")
font.setPixelSize(400)
window.setFont(font)
window.setAlignment(Qt.AlignmentFlag.AlignCenter)
window.resize(1920, 1080)
window.show()
application.processEvents()
began = time.process_time()
for second in range(int(sys.argv[2])):
    left = 1_199 - second
    window.setText(f"{left // 60}:{left % 60:02}")
    application.processEvents()
print(time.process_time() - began)
"""


def projector_against_a_label() -> float:
    """Four minutes of both: the same seconds, the projector with its panels in turn on an evening of 300."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}

    def spent(script: str, file: str) -> float:
        command = [sys.executable, "-c", script, file, str(SECONDS)]
        told = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
        return float(told.stdout)

    with tempfile.TemporaryDirectory() as name:
        house, _ = evening(Path(name), 300)
        house.close()
        ours, floors = [], []
        for _ in range(3):
            shutil.copyfile(f"{name}/bench.tdapp", f"{name}/again.tdapp")
            ours.append(spent(PROJECTOR, f"{name}/again.tdapp"))
            floors.append(spent(BARE_LABEL, ""))
    return min(ours) / min(floors)


TYPED = ("felicity ashcombe", "Anieszka", "fuerstenau", "dwayne craptree", "Brunhlide", "nguyen thi", "O’Han", "12345")
"""Names, two typos, a swap, other spellings, and a member number: as the desk types them."""


def search_against_a_bare_pass() -> float:
    """Every growing prefix, in turns with a bare `in` over the same folded names and member numbers."""
    from tdapp.demo.names import cultures
    from tdapp.values.house import Player
    from tdapp.views.known_players import KnownPlayers
    from tdapp.views.search import folded

    given, family = ([name for one in cultures() for name in getattr(one, part)] for part in ("given", "family"))
    chance = random.Random(50_000)
    made_up = chance.sample([f"{first} {last}" for first in given for last in family], 50_000)
    players = [Player(f"p{n}", name, "", str(10_000 + n), "") for n, name in enumerate(made_up)]
    known = KnownPlayers(players, {player.id: chance.randrange(50) for player in players})
    texts = [folded(f"{player.name} {player.member}") for player in players]

    def holding(needle: str) -> list[str]:
        return [text for text in texts if needle in text]

    ours = bare = 0.0
    for prefix in [query[:length] for query in TYPED for length in range(1, len(query) + 1)]:
        ours += best_of(3, partial(known.found, prefix))
        bare += best_of(3, partial(holding, folded(prefix)))
    return ours / bare


ROWS = (
    Row(
        "window",
        "From the start to the first painted window against a bare one and the import of sqlmodel",
        1.5,
        partial(window_against_a_bare_one, WINDOW),
    ),
    Row(
        "first-page",
        "From the start to the first page with the evening of 1,000 on it against the same",
        2.2,
        partial(window_against_a_bare_one, FIRST_PAGE),
    ),
    Row(
        "projector",
        "CPU time of the running projector at 1080p against a bare window that repaints one large label each second",
        4,
        projector_against_a_label,
    ),
    Row(
        "icm-9x9",
        "ICM of 9 players and 9 prizes: how many times faster than PokerKit",
        500,
        icm_against_pokerkit,
        at_least=True,
    ),
    Row("icm-growth", "ICM from 200 players and 30 prizes to 1,000 and 150: times as long", 60, icm_growth),
    Row("draw-10000", "A draw of 10,000 against a bare shuffle of the list", 20, draw_against_shuffle),
    Row(
        "balance-growth",
        "A balance plan from 10 to 1,000 tables; n log n would be 300",
        1_000 * math.log(1_000) / (10 * math.log(10)),
        balance_growth,
    ),
    Row(
        "stored-draw",
        "A draw of 10,000 from the names to the commit against the bare Core insert of its rows",
        4,
        stored_draw_against_insert,
    ),
    Row(
        "registration-10000",
        "A registration with 10,000 entrants in already against one with 100, from the name to the commit",
        2,
        registration_growth,
    ),
    Row("bust-growth", "A bust-out of 10,000 entrants against one of 100, commit included", 2, bust_growth),
    Row("bust-out", "A bust-out of 1,000, commit included, against the same in plain sqlite3", 6, bust_against_sqlite),
    Row(
        "room-frame",
        "A frame while panning 1,100 tables, at the slower of two zooms, against the same with 10",
        4,
        partial(panning, evening),
    ),
    Row(
        "room-whole",
        "A frame while panning with all of 1,100 tables in sight, against drawing 10 with their names",
        4,
        partial(all_in_sight, evening),
    ),
    Row(
        "bust-window",
        "From the key that takes a player out to the repainted window: 9,900 entrants against 100",
        4,
        partial(key_to_window, evening),
    ),
    Row(
        "paper-cards",
        "10,000 seat cards against a bare ReportLab canvas that draws the same strings",
        1.5,
        partial(seat_cards_against_a_canvas, seconds),
    ),
    Row(
        "paper-results",
        "The results of 10,000 against a bare ReportLab canvas that draws the same lines",
        4,
        partial(results_against_a_canvas, seconds),
    ),
    Row("ask-button", "`tdapp ask button` from start to answer against a bare Python start", 8, ask_against_python),
    Row(
        "search-50000",
        "Search as one types among 50,000 players, typos and order included, against a bare `in` over their names",
        2,
        search_against_a_bare_pass,
    ),
)


def main() -> int:
    reader = argparse.ArgumentParser(description="Speed, as ratios against a floor taken in the same run.")
    reader.add_argument("--json", type=Path, metavar="FILE", help="write what was found as JSON too")
    reader.add_argument("--picture", type=Path, metavar="FILE.png", help="draw how everything grows")
    reader.add_argument("--only", metavar="NAME", choices=[*(row.name for row in ROWS), SCALE], help="measure one row")
    reader.add_argument("--sizes", type=_sizes, default=SIZES, help="how many enter the events that are played")
    words = reader.parse_args()
    found: list[dict[str, Any]] = []
    for row in ROWS:
        if words.only in (None, row.name):
            value = row.measure()
            found.append({"name": row.name, "value": value, "bound": row.bound, "goal_met": row.meets(value)})
            sign, verdict = "≥" if row.at_least else "≤", "ok" if row.meets(value) else "BROKEN"
            print(f"{verdict:7}{value:10.1f}  {sign} {row.bound:5g}  {row.says}", flush=True)
    if words.only in (None, SCALE):
        found.append({"name": SCALE, **run(words.sizes, words.picture)})
    if words.json:
        words.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0 if all(row["goal_met"] for row in found) else 1


def _sizes(text: str) -> tuple[int, ...]:
    return tuple(sorted(int(size) for size in text.split(",")))


if __name__ == "__main__":
    sys.exit(main())
