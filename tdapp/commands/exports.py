"""`tdapp export results` and `entrants`: a tournament's lists, also while the house is open in a window."""

from __future__ import annotations

from pathlib import Path

from tdapp.commands.command import options, run_told, the_event
from tdapp.store.files import write_whole
from tdapp.store.reading import read_house
from tdapp.values.refusal import Refused
from tdapp.views.exports import BY_ID

HOW = "tdapp export results|entrants --house FILE [--event N] --out FILE"


def run(words: list[str]) -> int:
    """The first word is one of BY_ID."""
    return run_told(_export, words)


def _export(words: list[str]) -> str:
    what, said = words[0], options(words[1:], among=("--house", "--out", "--event"), how=HOW)
    one, out = BY_ID[what], Path(said["--out"])
    with read_house(Path(said["--house"])) as house:
        tonight = the_event(house, said.get("--event", "1"))
        content = one.make(tonight, out.suffix)
    try:
        write_whole(out, content)
    except OSError as error:
        raise Refused(f"{out.name} cannot be written: {error.strerror or error}.") from error
    return f"{one.title} of {tonight.terms.name} in {out}."
