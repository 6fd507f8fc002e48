"""Whether something is refused."""

from __future__ import annotations

from collections.abc import Callable

from tdapp.values.refusal import Refused


def is_refused(deed: Callable[[], object]) -> bool:
    try:
        deed()
    except Refused:
        return True
    return False
