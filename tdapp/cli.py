"""The command line. Nothing heavy is imported before it is needed: `tdapp ask` must answer at once."""

from __future__ import annotations

import sys

USAGE = """\
tdapp: the tournament director's application for live poker

    tdapp ask QUESTION [FILE]           ask the rules engine: JSON in (FILE or standard input), JSON out
    tdapp ask QUESTION --lines [FILE]   one object a line in, one answer a line out
    tdapp ask QUESTION --example        an input that works
    tdapp ask --list                    the questions
    tdapp verify --house FILE           prove that a house file is whole and unaltered
    tdapp --version
"""


def main(words: list[str] | None = None) -> int:
    words = sys.argv[1:] if words is None else words
    if words[:1] == ["ask"]:
        from tdapp.ask.command import run

        return run(words[1:])
    if words[:1] == ["verify"]:
        return verify(words[1:])
    if words in (["--help"], ["-h"]):
        sys.stdout.write(USAGE)
        return 0
    if words == ["--version"]:
        from importlib.metadata import version

        sys.stdout.write(f"tdapp {version('tdapp')}\n")
        return 0
    if words:
        sys.stderr.write(f"tdapp does not know {words[0]!r}.\n\n")
    sys.stderr.write(USAGE)
    return 2


def verify(words: list[str]) -> int:
    """Say what was looked at; exit 1 when something is wrong, 2 when the file could not be looked at."""
    from pathlib import Path

    from tdapp.store.verify import verify as prove
    from tdapp.values.refusal import Refused

    if len(words) != 2 or words[0] != "--house":
        sys.stderr.write("Say which house: tdapp verify --house FILE\n")
        return 2
    try:
        proof = prove(Path(words[1]))
    except Refused as refused:
        sys.stderr.write(f"{refused.sentence}\n")
        return 2
    for fault in proof.faults:
        sys.stdout.write(f"{fault}\n")
    verdict = f"{len(proof.faults)} faults." if proof.faults else "All of them hold."
    sys.stdout.write(f"{proof.changes} changes and {proof.rows} rows looked at. {verdict}\n")
    for stream, head in proof.heads.items():
        sys.stdout.write(f"{head}  {stream}\n")
    return 1 if proof.faults else 0
