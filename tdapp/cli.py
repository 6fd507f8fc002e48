"""The command line. Nothing heavy is imported before it is needed: `tdapp ask` must answer at once."""

from __future__ import annotations

import sys

USAGE = """\
tdapp: the tournament director's application for live poker

    tdapp ask QUESTION [FILE]           ask the rules engine: JSON in (FILE or standard input), JSON out
    tdapp ask QUESTION --lines [FILE]   one object a line in, one answer a line out
    tdapp ask QUESTION --example        an input that works
    tdapp ask --list                    the questions
    tdapp --version
"""


def main(words: list[str] | None = None) -> int:
    words = sys.argv[1:] if words is None else words
    if words[:1] == ["ask"]:
        from tdapp.ask.command import run

        return run(words[1:])
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
