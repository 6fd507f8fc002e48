"""`tdapp print`: a document of a tournament as a PDF, also while the house is open in a window."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.director.houses import the_house
from tdapp.director.tonight import Tonight
from tdapp.printing.bundles import bundle
from tdapp.printing.documents import DOCUMENTS, document
from tdapp.store.files import write_whole
from tdapp.store.reading import read_house
from tdapp.values.refusal import Refused
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.store.house import OpenHouse

HOW = "tdapp print DOCUMENT --house FILE [--event N] [--format FORMAT] --out FILE.pdf"
DONE, REFUSED = 0, 2
OPTIONS = ("--house", "--event", "--format", "--out")
ALL = "--all"
HOW_ALL = "tdapp print --all start|end --house FILE [--event N] --out FOLDER"


def run(words: list[str]) -> int:
    if words == ["--list"]:
        sys.stdout.writelines(f"{one.id}\n" for one in DOCUMENTS)
        return DONE
    try:
        if len(words) == 2 and words[1] == "--list":
            sys.stdout.writelines(f"{one.id:10}{one.name}\n" for one in document(words[0]).formats)
            return DONE
        told = _print_all(words[1:]) if words[:1] == [ALL] else _print(words)
        sys.stdout.write(f"{told}\n")
    except Refused as refused:
        sys.stderr.write(f"{refused.sentence}\n")
        return REFUSED
    return DONE


def _print(words: list[str]) -> str:
    name, said = _read(words)
    one, out = document(name), Path(said["--out"])
    with read_house(Path(said["--house"])) as house:
        tonight = the_event(house, said.get("--event", "1"))
        content = one.make(tonight, the_house(house).paper, said.get("--format", ""))
        try:
            write_whole(out, content)
        except OSError as error:
            raise Refused(f"{out.name} cannot be written: {error.strerror or error}.") from error
        return f"{one.title} of {tonight.terms.name} in {out}."


def _print_all(words: list[str]) -> str:
    """Each in a file of its own; what cannot be made yet says why, and costs none of the others."""
    name, said = _read(words, HOW_ALL)
    if "--format" in said:
        raise Refused(f"Say it like this: {HOW_ALL}")
    all_of_it, folder = bundle(name), Path(said["--out"])
    with read_house(Path(said["--house"])) as house:
        tonight = the_event(house, said.get("--event", "1"))
        lines = []
        for one in all_of_it.documents:
            if why := one.missing(tonight):
                lines.append(f"{one.title}: {why}")
                continue
            out = folder / f"{one.id}.pdf"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                write_whole(out, one.make(tonight, the_house(house).paper))
            except OSError as error:
                raise Refused(f"{out} cannot be written: {error.strerror or error}.") from error
            lines.append(f"{one.title} of {tonight.terms.name} in {out}.")
    return "\n".join(lines)


def _read(words: list[str], how: str = HOW) -> tuple[str, dict[str, str]]:
    name, *rest = words or [""]
    said = dict(zip(rest[::2], rest[1::2]))
    is_sound = name and not name.startswith("-") and len(rest) % 2 == 0 and len(said) == len(rest) // 2
    if not is_sound or not {"--house", "--out"} <= said.keys() <= set(OPTIONS):
        raise Refused(f"Say it like this: {how}")
    return name, said


def the_event(house: OpenHouse, number: str) -> Tonight:
    """A tournament by its number, 1 being the newest."""
    events = house.tournaments()
    if not events:
        raise Refused("This house has no tournament yet.")
    if not number.isascii() or not number.isdecimal() or not 1 <= int(number) <= len(events):
        raise Refused(
            f"There is no event {number}: this house has {count(len(events), 'tournament')}, 1 is the newest."
        )
    return Tonight.of(house, events[int(number) - 1].id)
