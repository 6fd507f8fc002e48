"""Where a decision comes from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule of the catalogue and the place in a rulebook that it is taken from: BAL-03, "R11 §15.15"."""

    rule: str
    source: str

    def __str__(self) -> str:
        return self.source
