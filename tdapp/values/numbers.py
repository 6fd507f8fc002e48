"""Numbers that are kept together in one column: "3,17"."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def numbers_kept(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def numbers_of(kept: str) -> list[int]:
    return [int(part) for part in kept.split(",") if part]
