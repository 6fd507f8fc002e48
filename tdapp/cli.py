"""The command line. Nothing heavy is imported before it is needed: `tdapp ask` must answer at once."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

USAGE = """\
tdapp: the tournament director's application for live poker

    tdapp                               open the window
    tdapp --house FILE                  open the window on this house; a FILE.tdapp alone does the same
    tdapp ask QUESTION [FILE]           ask the rules engine: JSON in (FILE or standard input), JSON out
    tdapp ask QUESTION --lines [FILE]   one object a line in, one answer a line out
    tdapp ask QUESTION --example        an input that works
    tdapp ask --list                    the questions
    tdapp demo [--players N] [--seed HEX] [--until draw|bubble|end] [--house FILE] [--out DIR]
                                        play a sample evening: pictures and PDFs in DIR; FILE is kept for the window
    tdapp import players FILE --house FILE
                                        add the players of a list (CSV, XLSX or plain text) to a house
    tdapp export players --house FILE --out FILE
                                        write everybody the house knows into a CSV or XLSX file
    tdapp export journal --house FILE [--event N | --event house] --out FILE
                                        write a journal with its seals into a CSV or PDF file
    tdapp export results|entrants --house FILE [--event N] --out FILE
                                        write places and prizes, or who plays, into a CSV, XLSX, HTML or TXT file
    tdapp print DOCUMENT --house FILE [--event N] [--format FORMAT] --out FILE.pdf
                                        make a document of a tournament: N counts from 1, the newest
    tdapp print --list                  the documents, one a line; print DOCUMENT --list: its formats
    tdapp print --all start|end --house FILE [--event N] --out FOLDER
                                        make every document that the start or the end of a tournament needs
    tdapp recover FILE --out NEW        put what can be read of a damaged house file into a new one, with a report
    tdapp backup [list | restore N] --house FILE [--to FOLDER]
                                        make a backup, list them, or put one back; FOLDER holds copies elsewhere
    tdapp pin [remove HOLDER] --house FILE
                                        who has a PIN; take a forgotten one away, which the journal says
    tdapp verify --house FILE           prove that a house file is whole and unaltered
    tdapp --version                     which version this is
    tdapp --help                        this; tdapp COMMAND --help says how one command is used
"""
HELP = (["--help"], ["-h"])
HOUSE_FILE = ".tdapp"


def main(words: list[str] | None = None) -> int:
    words = sys.argv[1:] if words is None else words
    if not words or words[0] == "--house":
        return _window(words)
    if words[0] in COMMANDS and words[1:] in HELP:
        sys.stdout.write(_usage(words[0]))
        return 0
    if words[0] in COMMANDS:
        return COMMANDS[words[0]](words[1:])
    if words in HELP:
        sys.stdout.write(USAGE)
        return 0
    if words == ["--version"]:
        from tdapp.about import version

        sys.stdout.write(f"tdapp {version()}\n")
        return 0
    if len(words) == 1 and words[0].endswith(HOUSE_FILE):
        # What a double click on a house file says.
        return _window(["--house", words[0]])
    sys.stderr.write(f"tdapp does not know {words[0]!r}.\n\n{USAGE}")
    return 2


def _usage(command: str) -> str:
    """The lines of the usage that speak of one command."""
    found: list[str] = []
    speaks = False
    for line in USAGE.splitlines():
        if line.startswith("    tdapp"):
            speaks = line.split()[1] == command
        if speaks:
            found.append(line[4:])
    return "\n".join(found) + "\n"


def _window(words: list[str]) -> int:
    if len(words) not in (0, 2):
        sys.stderr.write("Say which house: tdapp --house FILE\n")
        return 2
    from pathlib import Path

    from tdapp.gui.start import run

    return run(Path(words[1]) if words else None)


def _ask(words: list[str]) -> int:
    from tdapp.ask.command import run

    return run(words)


def _demo(words: list[str]) -> int:
    from tdapp.commands.demo import run

    return run(words)


def _verify(words: list[str]) -> int:
    from tdapp.commands.verify import run

    return run(words)


def _recover(words: list[str]) -> int:
    from tdapp.commands.recover import run

    return run(words)


def _backup(words: list[str]) -> int:
    from tdapp.commands.backup import run

    return run(words)


def _pin(words: list[str]) -> int:
    from tdapp.commands.pin import run

    return run(words)


def _import(words: list[str]) -> int:
    from tdapp.commands.players import run_import

    return run_import(words)


def _print(words: list[str]) -> int:
    from tdapp.commands.printing import run

    return run(words)


def _export(words: list[str]) -> int:
    if words[:1] == ["journal"]:
        from tdapp.commands.journal import run

        return run(words[1:])
    if words[:1] in (["results"], ["entrants"]):
        from tdapp.commands.exports import run as run_lists

        return run_lists(words)
    from tdapp.commands.players import run_export

    return run_export(words)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "ask": _ask,
    "backup": _backup,
    "demo": _demo,
    "export": _export,
    "import": _import,
    "pin": _pin,
    "print": _print,
    "recover": _recover,
    "verify": _verify,
}
