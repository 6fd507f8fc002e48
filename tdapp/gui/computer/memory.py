"""What this computer remembers from one evening to the next, by its name."""

from __future__ import annotations

from typing import Any, Protocol


class Memory(Protocol):
    """QSettings, or anything else that keeps a value by its name."""

    def value(self, key: str, default: Any = None) -> Any: ...

    def setValue(self, key: str, value: Any) -> None: ...


class Forgetful:
    """For as long as the app runs."""

    def __init__(self) -> None:
        self._kept: dict[str, Any] = {}

    def value(self, key: str, default: Any = None) -> Any:
        return self._kept.get(key, default)

    def setValue(self, key: str, value: Any) -> None:
        self._kept[key] = value
