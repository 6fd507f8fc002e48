"""`tdapp verify`: prove that a house file is whole and unaltered."""

from __future__ import annotations

import sys
from pathlib import Path

from tdapp.store.verify import verify
from tdapp.values.refusal import Refused

PROVED, FAULTY, REFUSED = 0, 1, 2


def run(words: list[str]) -> int:
    """Say what was looked at; exit 1 when something is wrong, 2 when the file could not be looked at."""
    if len(words) != 2 or words[0] != "--house":
        sys.stderr.write("Say which house: tdapp verify --house FILE\n")
        return REFUSED
    try:
        proof = verify(Path(words[1]))
    except Refused as refused:
        sys.stderr.write(f"{refused.sentence}\n")
        return REFUSED
    for fault in proof.faults:
        sys.stdout.write(f"{fault}\n")
    verdict = f"{len(proof.faults)} faults." if proof.faults else "All of them hold."
    sys.stdout.write(f"{proof.changes} changes and {proof.rows} rows looked at. {verdict}\n")
    for stream, head in proof.heads.items():
        sys.stdout.write(f"{head}  {stream}\n")
    return FAULTY if proof.faults else PROVED
