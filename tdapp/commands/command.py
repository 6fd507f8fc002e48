"""What commands share: they say what they did or why they did not, read their options, and find a tournament."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tdapp.director.tonight import Tonight
from tdapp.values.refusal import Refused
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from tdapp.store.house import OpenHouse

DONE, REFUSED = 0, 2


def run_told(command: Callable[[list[str]], str], words: list[str]) -> int:
    """Do it and say what came of it; a refusal is one sentence."""
    try:
        sys.stdout.write(f"{command(words)}\n")
    except Refused as refused:
        sys.stderr.write(f"{refused.sentence}\n")
        return REFUSED
    return DONE


def options(words: Sequence[str], *, among: Collection[str], how: str) -> dict[str, str]:
    """What is said behind each option; a house and where to put what is made are always asked for."""
    said = dict(zip(words[::2], words[1::2]))
    is_sound = len(words) % 2 == 0 and len(said) == len(words) // 2
    if not is_sound or not {"--house", "--out"} <= said.keys() <= set(among):
        raise Refused(f"Say it like this: {how}")
    return said


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
