"""`tdapp pin`: who has a PIN, and taking a forgotten one away. Whoever can write the file may; the journal says it."""

from __future__ import annotations

import getpass
import time
from pathlib import Path

from tdapp.commands.command import run_told
from tdapp.director.guard import lifted
from tdapp.director.invariants import open_house
from tdapp.director.pins import pins, take_pin_away
from tdapp.director.tonight import By
from tdapp.store.reading import read_house
from tdapp.values.refusal import Refused

HOW = """Say it like this:
    tdapp pin --house FILE
    tdapp pin remove HOLDER --house FILE"""
AT = "command line"


def run(words: list[str]) -> int:
    return run_told(_run, words)


def _run(words: list[str]) -> str:
    match words:
        case ["--house", house]:
            with read_house(Path(house)) as opened:
                return "\n".join(pin.holder for pin in pins(opened)) or "Nobody has a PIN: nothing is asked."
        case ["remove", holder, "--house", house]:
            return _remove(Path(house), holder)
    raise Refused(HOW)


def _remove(path: Path, holder: str) -> str:
    house = open_house(path)
    try:
        with lifted(house):
            by = By(f"{_user()}, without a PIN", time.time_ns() // 1_000_000, AT)
            return f"{take_pin_away(house, holder=holder, by=by).sentence}. The journal says who did it."
    finally:
        house.close()


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "Somebody"
