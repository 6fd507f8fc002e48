"""The tournaments of a house that a league may count, each with what tells it from the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.values.say import say
from tdapp.views.league_table import day

if TYPE_CHECKING:
    from tdapp.store.house import OpenHouse


@dataclass(frozen=True, slots=True)
class Offered:
    key: str
    told: str
    why_not: str = ""
    """Why it cannot count."""


def offered(house: OpenHouse) -> list[Offered]:
    """The newest first: 2026-03-14 · Friday Deepstack · not over yet. None of them is read for it."""
    found = []
    for terms in sorted(house.tournaments(), key=lambda one: (-(one.starts or one.created), one.name, one.id)):
        why = "" if terms.has_names else say("played without names")
        state = why or ("" if terms.finished is not None else say("not over yet"))
        parts = filter(None, (day(terms.starts or terms.created), terms.name, state))
        found.append(Offered(terms.id, " · ".join(parts), why))
    return found
