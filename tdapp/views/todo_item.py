"""One thing to do, or one that waits, as every part of the list says it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tdapp.values.say import say
from tdapp.values.words import listed

Does = Literal[
    "register",
    "close",
    "seat next",
    "room",
    "draw",
    "start",
    "take off",
    "missing",
    "hold",
    "here",
    "share",
    "high card",
    "redraw",
    "break",
    "balance",
    "balance one",
    "move otherwise",
    "say button",
    "say cards",
    "say player cards",
    "seated",
    "race",
    "race sheet",
    "color-ups",
    "counts",
    "chip account",
    "announce",
    "slips",
    "say who",
    "nobody",
    "hand for hand",
    "envelope",
    "won by",
    "bounties",
    "back to play",
    "hand dealt",
    "lock",
    "pay",
    "end",
    "results",
    "settlement",
    "copies",
    "nothing",
]
Look = Literal["warning", "information", "accent"]


@dataclass(frozen=True, slots=True)
class Other:
    """Another answer to the same thing: the verb and its button, and what it is about where that is not the thing."""

    does: Does
    button: str
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ToDo:
    """One thing to do. `does` names the verb, `about` what it is about: a table, a move, an entry."""

    does: Does
    title: str
    why: str
    button: str
    rule: str = ""
    about: tuple[int, ...] = ()
    look: Look = "accent"
    others: tuple[Other, ...] = ()

    @property
    def key(self) -> tuple[Does, tuple[int, ...]]:
        """What stays the same while its words change: by this it is put off."""
        return self.does, self.about


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that will come, and when."""

    title: str
    says: str


def named(names: list[str], most: int = 3) -> str:
    """Ann, Bob and Cid; or Ann, Bob, Cid and 4 more."""
    if len(names) > most:
        return say("{names} and {number:,} more", names=", ".join(names[:most]), number=len(names) - most)
    return listed(names)
