"""A text as it can be printed: nothing invisible in it, and a substitute for what no font has."""

from __future__ import annotations

import unicodedata

from tdapp.printing.fonts import MISSING, can_print


def printable(text: str) -> str:
    """The text with single spaces, composed accents and without controls; □ stands for what cannot be printed."""
    if text.isascii() and text.isprintable() and "  " not in text:
        return text
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(_printed(character) for character in composed).split())


def _printed(character: str) -> str:
    if character.isspace():
        return " "
    if unicodedata.category(character) in {"Cc", "Cf", "Mn", "Me"}:
        return ""  # a mark that no letter took up is left out: the name is read without it
    return character if can_print(character) else _plainer(character)


def _plainer(character: str) -> str:
    """𝓐 is read as A; an emoji, or a script that no font has, as □."""
    plain = unicodedata.normalize("NFKC", character)
    base = unicodedata.normalize("NFD", character)[:1]
    for substitute in (plain, base):
        if substitute != character and all(can_print(one) for one in substitute):
            return substitute
    return MISSING
