"""`tdapp print`: a document of a tournament as a PDF, also while the house is open in a window."""

from __future__ import annotations

import sys
from pathlib import Path

from tdapp.commands.command import DONE, options, run_told, the_event
from tdapp.director.houses import the_house
from tdapp.printing.bundles import bundle
from tdapp.printing.documents import DOCUMENTS, document
from tdapp.store.files import write_whole
from tdapp.store.reading import read_house
from tdapp.values.refusal import Refused

HOW = "tdapp print DOCUMENT --house FILE [--event N] [--format FORMAT] --out FILE.pdf"
OPTIONS = ("--house", "--event", "--format", "--out")
ALL = "--all"
HOW_ALL = "tdapp print --all start|end --house FILE [--event N] --out FOLDER"


def run(words: list[str]) -> int:
    if words == ["--list"]:
        sys.stdout.writelines(f"{one.id}\n" for one in DOCUMENTS)
        return DONE
    return run_told(_run, words)


def _run(words: list[str]) -> str:
    if len(words) == 2 and words[1] == "--list":
        return "\n".join(f"{one.id:10}{one.name}" for one in document(words[0]).formats)
    return _print_all(words[1:]) if words[:1] == [ALL] else _print(words)


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
    if not name or name.startswith("-"):
        raise Refused(f"Say it like this: {how}")
    return name, options(rest, among=OPTIONS, how=how)
