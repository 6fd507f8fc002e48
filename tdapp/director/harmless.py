"""Cells that no spreadsheet takes for a formula, whatever somebody calls himself.

A spreadsheet works out a cell that begins with one of these marks, also when it comes from a list. An apostrophe
before it makes it text. It is taken off again on the way in, one and only one, so that every name survives both ways.
"""

from __future__ import annotations

from html import escape

MARKS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""The wide ones count as well where Japanese or Chinese is typed."""


def harmless_cell(text: str) -> str:
    return f"'{text}" if text.lstrip("'").startswith(MARKS) else text


def harmless_html(text: str) -> str:
    """A text on a page, which a spreadsheet opens as well: neither a tag nor a formula."""
    return escape(harmless_cell(text))


def plain_cell(text: str) -> str:
    """What `harmless_cell` made harmless, as it was."""
    return text[1:] if text.startswith("'") and text.lstrip("'").startswith(MARKS) else text
