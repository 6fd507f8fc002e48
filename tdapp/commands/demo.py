"""`tdapp demo`: play a sample evening, and leave pictures of every page and all sheets that can be printed of it."""

from __future__ import annotations

import string
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.commands.command import REFUSED, run_told
from tdapp.demo.evening import FEWEST, NAME, play
from tdapp.demo.names import MOST
from tdapp.director.houses import the_house
from tdapp.director.invariants import open_house
from tdapp.director.tonight import Tonight
from tdapp.values.refusal import Refused
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.demo.evening import Until
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment

LIKE_THIS = "tdapp demo [--players N] [--seed HEX] [--until draw|bubble|end] [--house FILE] [--out DIR]"
MINUTE = 60_000
SEED = "5eed"
START = int(datetime(2026, 1, 9, 19, 30, tzinfo=UTC).timestamp()) * 1_000
"""A Friday. Without a house to keep, the evening is the same to the second each time."""
UNTIL: dict[str, tuple[Until, str]] = {
    "draw": ("draw", "until the seats were drawn"),
    "bubble": ("bubble", "until the bubble"),
    "end": ("end", "to the last payment"),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """What the words say."""

    players: int
    seed: bytes
    until: Until
    told: str
    house: Path | None
    out: Path


def run(words: list[str]) -> int:
    try:
        return run_told(lambda said: _demo(read(said)), words)
    except OSError as error:
        sys.stderr.write(f"{error.filename or 'A file'} cannot be written: {error.strerror}.\n")
        return REFUSED


def read(words: list[str]) -> Asked:
    said: dict[str, str] = {}
    for i in range(0, len(words), 2):
        option = words[i]
        if option not in DEFAULTS:
            raise Refused(f"tdapp demo does not know {option!r}. Say it like this: {LIKE_THIS}")
        if option in said:
            raise Refused(f"{option} is said twice.")
        if i + 1 == len(words) or not words[i + 1]:
            raise Refused(f"{option} needs a word after it: {LIKE_THIS}")
        said[option] = words[i + 1]
    said = DEFAULTS | said
    until, told = _until(said["--until"])
    house = Path(said["--house"]) if said["--house"] else None
    return Asked(_players(said["--players"]), _seed(said["--seed"]), until, told, house, Path(said["--out"]))


DEFAULTS = {"--players": "30", "--seed": SEED, "--until": "end", "--house": "", "--out": "out"}


def _players(text: str) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(MOST))
    if not is_number or not FEWEST <= int(text) <= MOST:
        raise Refused(f"--players takes a number from {FEWEST} to {MOST:,}, not {text[:20]!r}.")
    return int(text)


def _seed(text: str) -> bytes:
    if len(text) % 2 or not set(text) <= set(string.hexdigits):
        raise Refused(f"--seed takes an even number of hex digits, like {SEED}, not {text[:20]!r}.")
    return bytes.fromhex(text)


def _until(text: str) -> tuple[Until, str]:
    if text not in UNTIL:
        raise Refused(f"--until takes draw, bubble or end, not {text[:20]!r}.")
    return UNTIL[text]


def _demo(asked: Asked) -> str:
    if asked.house is not None and (asked.house.exists() or asked.house.is_symlink()):
        raise Refused(f"{asked.house} is there already. The demo writes into no house but a new one.")
    asked.out.mkdir(parents=True, exist_ok=True)
    with _a_new_house(asked.house) as house:
        # A house that is kept is opened in the window next: its clock should have reached the present.
        start, now = (START, None) if asked.house is None else (None, time.time_ns() // 1_000_000)
        event = play(house, players=asked.players, seed=asked.seed, until=asked.until, start=start, now=now)
        pictures = _save_pictures(house, event, asked.out, now or _last_deed(house, event) + MINUTE)
        sheets = _save_sheets(Tonight.of(house, event), asked.out)
    told = f"{NAME} was played with {count(asked.players, 'player')} {asked.told}"
    kept = f" To open the house: tdapp --house {asked.house}" if asked.house else ""
    return f"{told}: {count(pictures, 'picture')} and {count(sheets, 'sheet')} are in {asked.out}.{kept}"


@contextmanager
def _a_new_house(kept: Path | None) -> Iterator[OpenHouse]:
    """A house in the file that was named, or in a folder that is gone afterwards; a failure leaves no file."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = kept or Path(folder) / "sample.tdapp"
        house = open_house(path, create=True)
        try:
            yield house
        except BaseException:
            house.close()
            path.unlink(missing_ok=True)
            raise
        house.close()


def _last_deed(house: OpenHouse, event: str) -> Moment:
    return house.changes(event, after=house.snapshot(event).n - 1)[-1].at


def _save_pictures(house: OpenHouse, event: str, folder: Path, now: Moment) -> int:
    from tdapp.gui.pictures import save_pages

    return len(save_pages(house, event, folder, now))


def _save_sheets(tonight: Tonight, folder: Path) -> int:
    """Those that can be made of an evening that has come so far."""
    from tdapp.printing.documents import DOCUMENTS

    ready = [document for document in DOCUMENTS if not document.missing(tonight)]
    for document in ready:
        sheet = document.make(tonight, the_house(tonight.house).paper)
        (folder / f"{document.id}.pdf").write_bytes(sheet)
    return len(ready)
