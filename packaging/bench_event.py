"""One whole event through the verbs, in a process of its own: what each thing took, and what its floor took.

    python packaging/bench_event.py PLAYERS      plays it and tells it as JSON

A time is what the processor spent, so that a computer that does something else as well hardly shows. The floor of a
verb is its own rows written anew by plain sqlite3, transaction by transaction.
"""

from __future__ import annotations

import gc
import json
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tdapp.director.tonight import Tonight
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

START = 1_700_000_000_000
WHOLE = "the whole event"
BUST, OPENING = "a bust-out", "opening the house"
LOOKS = PLACES, PRIZES, ENTRANTS, ROOM = "all places", "the prizes", "the list of entrants", "the room"
"""What is worked out when somebody looks; the floor of each is a bare pass over its rows."""
AGAIN = 5
"""How often what happens once in an event is done, to keep the shortest time."""
LINES_A_PAGE = 50


@dataclass
class Watch:
    """What each thing took, in seconds of the processor, by its name; and what its floor took."""

    took: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    floors: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    written: list[tuple[str, list[Change]]] = field(default_factory=list)
    """The Changes of each transaction, and the verb that wrote them."""
    doing: str = ""

    def best(self, name: str, run: Callable[[], object], bare: Callable[[], object]) -> None:
        self.took[name].append(min(spent(run) for _ in range(AGAIN)))
        self.floors[name].append(min(spent(bare) for _ in range(AGAIN)))

    @contextmanager
    def on(self, name: str, place: Any, verb: str) -> Iterator[None]:
        """Time every call of a verb while an event is played."""

        def timed(real: Callable[..., Any], *words: Any, **more: Any) -> Any:
            around, self.doing = self.doing, name
            began = time.process_time()
            done = real(*words, **more)
            self.took[name].append(time.process_time() - began)
            self.doing = around
            return done

        with wrapped(place, verb, timed):
            yield

    def write(self, real: Callable[..., list[Change]], *words: Any, **more: Any) -> list[Change]:
        changes = real(*words, **more)
        self.written.append((self.doing, changes))
        return changes


@contextmanager
def wrapped(place: Any, name: str, around: Callable[..., Any]) -> Iterator[None]:
    real = getattr(place, name)
    setattr(place, name, lambda *words, **more: around(real, *words, **more))
    try:
        yield
    finally:
        setattr(place, name, real)


def spent(run: Callable[[], object]) -> float:
    began = time.process_time()
    run()
    return time.process_time() - began


def play_whole(watch: Watch, house: OpenHouse, players: int) -> tuple[str, Tonight]:
    """From the first entry to the last payment; the event, and how it stood when the seats were drawn."""
    from tdapp.demo.evening import play
    from tdapp.director import balancing, breaks, floor, prizes, registration, seating
    from tdapp.director.tonight import Tonight
    from tdapp.store.house import OpenHouse

    verbs = (
        ("a registration", registration, "register"),
        ("the draw", seating, "draw"),
        (BUST, floor, "bust"),
        ("a balance plan", balancing, "plan"),
        ("breaking a table", breaks, "break_table"),
        ("locking the prizes", prizes, "lock"),
        ("paying a prize", prizes, "pay"),
        ("an undo", OpenHouse, "undo"),
    )
    drawn: list[Tonight] = []

    def draw(real: Callable[..., Any], *words: Any, **more: Any) -> Any:
        done = real(*words, **more)
        drawn.append(Tonight.of(house, house.tournaments()[0].id))
        return done

    with ExitStack() as watching:
        for name, place, verb in verbs:
            watching.enter_context(watch.on(name, place, verb))
        watching.enter_context(wrapped(OpenHouse, "write", watch.write))
        watching.enter_context(wrapped(seating, "draw", draw))
        event = ""

        def whole() -> None:
            nonlocal event
            event = play(house, players=players, seed=b"scale", start=START)

        watch.took[WHOLE].append(spent(whole))
    return event, drawn[0]


def write_anew(watch: Watch, schema: Sequence[str], file: Path) -> None:
    """Every transaction once more with nothing but sqlite3: the same rows, the same journal, the same pragmas."""
    plain = sqlite3.connect(file, isolation_level=None)
    for statement in (*schema, "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"):
        plain.execute(statement)
    for verb, changes in watch.written:
        began = time.process_time()
        plain.execute("BEGIN IMMEDIATE")
        for change in changes:
            # Deletes, then updates, then inserts, as the house does it: no key is ever there twice.
            for row in sorted(change.rows, key=lambda row: (row.after is not None, row.before is None)):
                plain.execute(*_statement(row))
            told = (change.stream, change.n, change.at, change.who, change.desk, change.kind, change.sentence)
            values = (*told, change.rule, change.undoes, change.encoded, change.hash)
            plain.execute("INSERT INTO change VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        plain.execute("COMMIT")
        watch.floors[verb].append(time.process_time() - began)
    plain.close()


def _statement(row: Any) -> tuple[str, list[Any]]:
    from tdapp.store.tables import KINDS

    table = KINDS[row.kind].table
    where = " AND ".join(f'"{column.name}" = ?' for column in table.primary_key)
    if row.after is None:
        return f"DELETE FROM {table.name} WHERE {where}", list(row.key)
    names = [f'"{name}"' for name in row.after]
    if row.before is None:
        marks = ", ".join("?" * len(names))
        return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({marks})", list(row.after.values())
    sets = ", ".join(f"{name} = ?" for name in names)
    return f"UPDATE {table.name} SET {sets} WHERE {where}", [*row.after.values(), *row.key]


def look_at(watch: Watch, drawn: Tonight, ended: Tonight) -> None:
    """What is worked out when somebody looks, from nothing, against a bare pass over the rows that it shows."""
    from tdapp.director.prize_plans import suggest
    from tdapp.director.prizes import standings
    from tdapp.values.field import Elimination, Entry, Seating
    from tdapp.views.entrants import entrants
    from tdapp.views.floor import floor

    out, chairs, sold = ended.now[Elimination], drawn.now[Seating], drawn.now[Entry]
    passes: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
        PLACES: (lambda: standings(anew(ended)), lambda: sorted(out.values(), key=lambda row: (row.hand, row.n))),
        PRIZES: (lambda: suggest(anew(drawn)), lambda: sum(sold)),
        ENTRANTS: (lambda: entrants(anew(drawn)), lambda: sorted(sold.values(), key=lambda row: row.n)),
        ROOM: (lambda: floor(anew(drawn)), lambda: Counter(row.table for row in chairs.values())),
    }
    for name, (run, bare) in passes.items():
        watch.best(name, run, bare)


def anew(tonight: Tonight) -> Tonight:
    """The same moment, with nothing found out yet."""
    return type(tonight)(tonight.house, tonight.now)


def print_all(watch: Watch, drawn: Tonight, ended: Tonight) -> None:
    """Every document, when the seats are drawn or else at the end, against as many bare lines as there are players."""
    from tdapp.printing.documents import DOCUMENTS

    for document in DOCUMENTS:
        for tonight in (drawn, ended):
            if not document.missing(tonight):
                name = f"paper: {document.title}"
                watch.took[name].append(spent(partial(document.make, tonight, "A4")))
                watch.floors[name].append(spent(partial(bare_lines, drawn.left)))
                break


def bare_lines(number: int) -> bytes:
    from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

    held = BytesIO()
    canvas = Canvas(held)
    for line in range(number):
        canvas.drawString(40, 800 - 15 * (line % LINES_A_PAGE), f"Player {line}, table {line // 9}, seat {line % 9}")
        if line % LINES_A_PAGE == LINES_A_PAGE - 1:
            canvas.showPage()
    canvas.save()
    return held.getvalue()


def open_again(watch: Watch, file: Path, event: str) -> None:
    """Opening the house with its event, above the bare read of its rows, against opening one whose event is empty.

    A row is read when its value is made, as all that follows needs it; of the journal, when SQLite gave it.
    """
    from tdapp.demo.evening import TEMPLATE
    from tdapp.director import events
    from tdapp.director.invariants import open_house
    from tdapp.director.tonight import By, Tonight
    from tdapp.store.collecting import nothing_collected
    from tdapp.store.tables import KINDS

    def opened(path: Path, stream: str) -> float:
        began = time.process_time()
        house = open_house(path)
        assert Tonight.of(house, stream).left >= 0
        took = time.process_time() - began
        house.close()
        return took

    @nothing_collected()
    def read() -> None:
        plain = sqlite3.connect(file)
        plain.execute("SELECT * FROM change").fetchall()
        for kind in KINDS.values():
            columns = ", ".join(f'"{name}"' for name in kind.columns)
            _ = [kind.value(*row) for row in plain.execute(f"SELECT {columns} FROM {kind.table.name}")]
        plain.close()

    empty = file.with_name("empty.tdapp")
    house = open_house(empty, create=True)
    nobody = events.create(house, events.Wish("Nobody yet", TEMPLATE, buy_in=2_000), by=By("bench", START))
    house.close()
    whole = min(opened(file, event) for _ in range(AGAIN))
    watch.took[OPENING].append(max(whole - min(spent(read) for _ in range(AGAIN)), 0))
    watch.floors[OPENING].append(min(opened(empty, nobody) for _ in range(AGAIN)))


def play_one(players: int) -> dict[str, Any]:
    from tdapp.director.invariants import open_house
    from tdapp.director.tonight import Tonight

    with tempfile.TemporaryDirectory() as name:
        file, watch = Path(name) / "scale.tdapp", Watch()
        house = open_house(file, create=True)
        event, drawn = play_whole(watch, house, players)
        # What is written down here must not weigh on what is measured next.
        gc.collect()
        gc.freeze()
        ended = Tonight.of(house, event)
        look_at(watch, drawn, ended)
        print_all(watch, drawn, ended)
        memory = most_memory()
        house.close()
        open_again(watch, file, event)
        with sqlite3.connect(file) as plain:
            schema = [sql for (sql,) in plain.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")]
        write_anew(watch, schema, file.with_name("plain.db"))
        size = file.stat().st_size / 1e6
    return {
        "players": players,
        "memory_mb": memory,
        "file_mb": size,
        "took": {what: summed(times) for what, times in watch.took.items()},
        "floors": {what: summed(times) for what, times in watch.floors.items() if what in watch.took},
    }


def most_memory() -> float:
    """The most that this process ever held, in MB. What the system counts for it begins with what its parent held."""
    status = Path("/proc/self/status")
    if status.is_file():
        held = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(held.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def summed(times: Sequence[float]) -> dict[str, float]:
    rising = sorted(times)
    last = rising[min(int(len(rising) * 0.99), len(rising) - 1)]
    return {"times": len(rising), "median_ms": 1_000 * statistics.median(rising), "p99_ms": 1_000 * last}


if __name__ == "__main__":
    print(json.dumps(play_one(int(sys.argv[1]))))
