"""How everything grows from 100 over 1,000 to 10,112 entrants, each beside its floor, and how long the window waits.

10,112 entered the largest live event that was ever held. `bench_event.py` plays each event from the first registration
to the last prize; `tests/stories/stalls.py` plays an evening at the window.
"""

from __future__ import annotations

import json
import math
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench_event import BUST, LOOKS, OPENING, WHOLE
from bench_picture import draw

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
SIZES = (100, 1_000, 10_112)
MOST_BUST, MOST_OPENING, MOST_MEMORY = 2, 3, 400
MOST_STALL = 6
"""How many times as long the window may keep somebody waiting at the largest size as at the smallest."""


@dataclass(frozen=True, slots=True)
class Growth:
    """One thing at every size: the middle and the slow end of what it took, in ms, and its floor at the largest."""

    name: str
    medians: tuple[float, ...]
    slow: tuple[float, ...]
    floors: tuple[float | None, ...]

    def exponent(self, sizes: Sequence[int]) -> float:
        """It grows like the number of entrants to the power of this, between the two largest sizes."""
        return _exponent(self.medians, sizes)

    def floors_exponent(self, sizes: Sequence[int]) -> float:
        return _exponent([floor or math.nan for floor in self.floors], sizes)

    @property
    def above_its_floor(self) -> float | None:
        return self.medians[-1] / self.floors[-1] if self.floors[-1] else None


def _exponent(took: Sequence[float], sizes: Sequence[int]) -> float:
    return math.log(took[-1] / took[-2]) / math.log(sizes[-1] / sizes[-2])


@dataclass(frozen=True, slots=True)
class Bound:
    says: str
    value: float
    most: float

    @property
    def is_met(self) -> bool:
        return self.value <= self.most


def grown(events: Sequence[dict[str, Any]]) -> list[Growth]:
    """What happened at every size, in the order of an evening."""
    names = [name for name in events[-1]["took"] if all(name in event["took"] for event in events)]
    return [
        Growth(
            name,
            tuple(event["took"][name]["median_ms"] for event in events),
            tuple(event["took"][name]["p99_ms"] for event in events),
            tuple(event["floors"].get(name, {}).get("median_ms") for event in events),
        )
        for name in names
    ]


def bounds(events: Sequence[dict[str, Any]], sizes: Sequence[int]) -> list[Bound]:
    growths = {one.name: one for one in grown(events)}
    # A bare pass over rows that no longer fit beside the processor grows faster than their number, too.
    bare = statistics.median(growths[name].floors_exponent(sizes) for name in LOOKS)
    most = 1 + math.log(math.log(sizes[-1]) / math.log(sizes[-2])) / math.log(sizes[-1] / sizes[-2]) + max(bare - 1, 0)
    single = [one for one in growths.values() if one.name != WHOLE]
    fastest = max(single, key=lambda one: one.exponent(sizes))
    bust, opening = growths[BUST].medians, growths[OPENING]
    above = opening.medians[-1] / (opening.floors[-1] or math.inf)
    return [
        Bound(
            f"What grows fastest ({fastest.name}): its exponent, against n log n bare passes",
            fastest.exponent(sizes),
            most,
        ),
        Bound("A bust-out at the largest size against one at the smallest", bust[-1] / bust[0], MOST_BUST),
        Bound("Opening the largest event, above reading its rows, against opening an empty house", above, MOST_OPENING),
        Bound("Memory at the largest size with every document printed, in MB", events[-1]["memory_mb"], MOST_MEMORY),
    ]


def run(sizes: Sequence[int], picture: Path | None = None) -> dict[str, Any]:
    """Play, print the table, and tell what was found, for JSON and the picture."""
    events = []
    for players in sizes:
        print(f"An event of {players:,} …", file=sys.stderr, flush=True)
        events.append(told("packaging/bench_event.py", str(players)))
    growths = grown(events)
    show(growths, events, sizes)
    if picture:
        draw({one.name: one.medians for one in growths}, sizes, picture)
    waits = [told("-m", "tests.stories.stalls", str(players)) for players in (sizes[0], sizes[-1])]
    found = [*bounds(events, sizes), stall(waits, sizes)]
    for bound in found:
        print(f"{'ok' if bound.is_met else 'BROKEN':7}{bound.value:10.2f}  ≤ {bound.most:5.4g}  {bound.says}")
    return {
        "goal_met": all(bound.is_met for bound in found),
        "sizes": list(sizes),
        "events": events,
        "waits": waits,
        "exponents": {one.name: one.exponent(sizes) for one in growths},
        "bounds": [{"says": one.says, "value": one.value, "most": one.most, "goal_met": one.is_met} for one in found],
    }


def show(growths: Sequence[Growth], events: Sequence[dict[str, Any]], sizes: Sequence[int]) -> None:
    print("Milliseconds of the processor: the median, and the 99th percentile of what happens often\n")
    head = "".join(f"{f'{players:,} entrants':>22}" for players in sizes)
    print(f"{'':26}{head}{'grows like':>14}{'floor':>10}{'× floor':>9}")
    for one in growths:
        often = events[-1]["took"][one.name]["times"] > 1
        times = "".join(
            f"{median:12,.2f}{f'{slow:,.2f}' if often else '':>10}" for median, slow in zip(one.medians, one.slow)
        )
        floor, above = one.floors[-1], one.above_its_floor
        beside = f"{floor:10,.2f}{above:9,.1f}" if floor and above else ""
        print(f"{one.name:26}{times}{f'n^{one.exponent(sizes):.2f}':>14}{beside}")
    for name, key in (("memory, MB", "memory_mb"), ("the house file, MB", "file_mb")):
        print(f"{name:26}" + "".join(f"{event[key]:12,.1f}{'':10}" for event in events))
    print()


def stall(waits: Sequence[dict[str, float]], sizes: Sequence[int]) -> Bound:
    """The longest that a key kept somebody waiting at the window, by what it was for."""
    few, many = waits
    print("Milliseconds that the window's thread worked for one key, the longest of an evening\n")
    print(f"{'':26}{f'{sizes[0]:,} entrants':>20}{f'{sizes[-1]:,} entrants':>20}")
    for what in many:
        print(f"{what:26}{few[what]:20,.1f}{many[what]:20,.1f}")
    print()
    says = "The longest wait at the window at the largest size against that at the smallest"
    return Bound(says, max(many.values()) / max(few.values()), MOST_STALL)


def told(*words: str) -> Any:
    """What a script says as JSON, alone in its process."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return json.loads(done.stdout)
