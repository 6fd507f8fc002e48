"""Names as they are kept and compared."""

from __future__ import annotations

import unicodedata

from tdapp.values.words import one_line


def tidy(text: str) -> str:
    """In one line, with single spaces, and accents stored in one way."""
    return one_line(unicodedata.normalize("NFC", text).replace("\ufeff", ""))


def same(text: str) -> str:
    """Equal for names that differ only in capitals, spaces or the way their accents are stored."""
    return tidy(text).casefold()
