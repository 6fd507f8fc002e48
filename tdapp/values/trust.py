"""What a house keeps from slipping fingers: PINs, and tournaments that were put away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class Pin:
    """Whose PIN it is, and what it can be recognised by; the PIN itself is kept nowhere."""

    id: str
    holder: str
    salt: str
    digest: str
    minutes: int
    """So long nobody is asked again at the desk; 0: every time."""


@dataclass(frozen=True, slots=True)
class PutAway:
    """A tournament that is in no list any more, by its key. Nothing of it is lost."""

    id: str
    at: Moment
