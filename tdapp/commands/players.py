"""`tdapp import players` and `tdapp export players`: lists of players into a house and out of it."""

from __future__ import annotations

import getpass
import time
from pathlib import Path

from tdapp.commands.command import run_told
from tdapp.director.invariants import open_house
from tdapp.director.player_exports import export_players
from tdapp.director.player_imports import take_in
from tdapp.director.player_lists import read_file
from tdapp.director.tonight import By
from tdapp.store.reading import read_house
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tdapp.values.words import count

IMPORT = "tdapp import players FILE --house FILE"
EXPORT = "tdapp export players --house FILE --out FILE"


def run_import(words: list[str]) -> int:
    return run_told(_import, words)


def run_export(words: list[str]) -> int:
    return run_told(_export, words)


def _import(words: list[str]) -> str:
    match words:
        case ["players", file, "--house", house] | ["players", "--house", house, file]:
            pass
        case _:
            raise Refused(f"Say it like this: {IMPORT}")
    opened = open_house(Path(house))
    try:
        found = read_file(Path(file), known=opened.house[Player].values())
        if found.new or found.filled:
            take_in(opened, found=found, by=By(_user(), time.time_ns() // 1_000_000))
    finally:
        opened.close()
    left_out = "".join(f"\nLine {wrong.line}: {wrong.reason}" for wrong in found.wrong)
    told = f"{count(len(found.new), 'player')} added, {len(found.known):,} known already"
    told += f" ({count(len(found.filled), 'record')} completed)" if found.filled else ""
    return f"{told}, {count(len(found.wrong), 'line')} left out. {found.how}{left_out}"


def _export(words: list[str]) -> str:
    match words:
        case ["players", "--house", house, "--out", out] | ["players", "--out", out, "--house", house]:
            pass
        case _:
            raise Refused(f"Say it like this: {EXPORT}")
    with read_house(Path(house)) as opened:
        number = export_players(opened, Path(out))
    return f"{count(number, 'player')} exported to {out}."


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "Director"
