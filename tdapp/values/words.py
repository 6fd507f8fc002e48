"""Words that sentences for the director need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.values.say import say, say_count, spoken

if TYPE_CHECKING:
    from collections.abc import Iterable


_UNSEEN = {
    code: None
    for code in (*range(160), *range(0xD800, 0xE000))
    if not chr(code).isprintable() and not chr(code).isspace()
}
"""Marks that no screen and no paper shows, and halves of characters; joiners are none of them."""


def one_line(text: str) -> str:
    """What was typed or pasted as one line, with single spaces, and nothing in it that nobody can see."""
    return " ".join(text.translate(_UNSEEN).split())


def count(number: int, thing: str, things: str = "") -> str:
    """1 player, 2 players, 1,500 entries."""
    return say_count(number, f"{{n}} {thing}", f"{{n}} {things or f'{thing}s'}")


def shortened(text: str, most: int = 36) -> str:
    """The beginning of a long name where there is room for one line only."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 14th."""
    return spoken().ordinal(number)


def chips_of(worth: int) -> str:
    """25s, 1,000s: the chips of one kind."""
    return say("{worth:,}s", worth=worth)


def either(parts: Iterable[str]) -> str:
    """Ann; Ann or Bob; Ann or Bob or Cid."""
    return say(" or ").join(parts)


def listed(parts: Iterable[str]) -> str:
    """Ann; Ann and Bob; Ann, Bob and Cid; nothing where there is nobody."""
    *others, last = [*parts] or [""]
    return say("{others} and {last}", others=", ".join(others), last=last) if others else last
