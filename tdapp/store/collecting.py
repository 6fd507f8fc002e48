"""Garbage is not looked for while much is made that stays: going through all of it again and again costs a third."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def nothing_collected(*, stays: bool = False) -> Iterator[None]:
    """Around whatever makes thousands of rows; also as a decorator. What `stays` is never looked through again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if stays:
            gc.freeze()
        if was_on:
            gc.enable()
