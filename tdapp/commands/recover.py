"""`tdapp recover`: put what can be read of a damaged house into a new file, and say what is missing."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tdapp.director.invariants import check
from tdapp.store.recover import recover
from tdapp.values.refusal import Refused

HOW = "tdapp recover FILE --out NEW"
COMPLETE, INCOMPLETE, REFUSED = 0, 1, 2


def run(words: list[str]) -> int:
    """Exit 0 when everything is there, 1 when something is missing, 2 when there is no new file."""
    match words:
        case [file, "--out", out] | ["--out", out, file] if not file.startswith("-"):
            pass
        case _:
            sys.stderr.write(f"Say it like this: {HOW}\n")
            return REFUSED
    try:
        recovery = recover(Path(file), Path(out), at=time.time_ns() // 1_000_000, check=check)
    except Refused as refused:
        sys.stderr.write(f"{refused.sentence}\n")
        return REFUSED
    sys.stdout.write(recovery.text)
    return COMPLETE if recovery.is_complete else INCOMPLETE
