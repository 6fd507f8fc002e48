"""`tdapp export results` and `entrants`: a tournament's lists, also while the house is open in a window."""

from __future__ import annotations

import sys
from pathlib import Path

from tdapp.commands.printing import the_event
from tdapp.store.files import write_whole
from tdapp.store.reading import read_house
from tdapp.values.refusal import Refused
from tdapp.views.exports import BY_ID

HOW = "tdapp export results|entrants --house FILE [--event N] --out FILE"
DONE, REFUSED = 0, 2


def run(words: list[str]) -> int:
    """The first word is one of BY_ID."""
    try:
        sys.stdout.write(f"{_export(words[0], words[1:])}\n")
    except Refused as refused:
        sys.stderr.write(f"{refused.sentence}\n")
        return REFUSED
    return DONE


def _export(what: str, words: list[str]) -> str:
    said = dict(zip(words[::2], words[1::2]))
    is_sound = len(words) % 2 == 0 and len(said) == len(words) // 2
    if not is_sound or not {"--house", "--out"} <= said.keys() <= {"--house", "--out", "--event"}:
        raise Refused(f"Say it like this: {HOW}")
    one, out = BY_ID[what], Path(said["--out"])
    with read_house(Path(said["--house"])) as house:
        tonight = the_event(house, said.get("--event", "1"))
        content = one.make(tonight, out.suffix)
    try:
        write_whole(out, content)
    except OSError as error:
        raise Refused(f"{out.name} cannot be written: {error.strerror or error}.") from error
    return f"{one.title} of {tonight.terms.name} in {out}."
