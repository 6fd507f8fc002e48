"""Which tdapp this is."""

from __future__ import annotations


def version() -> str:
    from importlib.metadata import version

    return version("tdapp")
