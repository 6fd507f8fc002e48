"""Hebrew and Arabic names in a sentence on the screen: each stands for itself, so that no number beside it moves.

Only what is drawn is marked, with Unicode's isolates (UAX #9), never a text that is kept, compared or printed.
"""

from __future__ import annotations

import re

FIRST_STRONG, POP = "\u2068", "\u2069"
_LETTERS = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_NAME = re.compile(rf"[{_LETTERS}](?:[{_LETTERS}\s'’.-]*[{_LETTERS}])?(?:(?<=\s[{_LETTERS}])\.)?")
"""With the dot of a name that was cut to its first letter."""
_MARKS = str.maketrans("", "", FIRST_STRONG + POP)


def isolated(text: str) -> str:
    """The text with its right-to-left words set apart; one that has nothing else is as it was."""
    if not _NAME.search(text) or not (text.endswith(".") or any(map(str.isalnum, _NAME.sub("", text)))):
        return text
    return _NAME.sub(lambda found: f"{FIRST_STRONG}{found.group()}{POP}", text)


def as_said(text: str) -> str:
    """The same without the marks."""
    return text.translate(_MARKS)
