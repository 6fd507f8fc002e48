"""What tests of the director's verbs do again and again: create an event, enter it, be refused, undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tdapp.director import events, registration
from tdapp.director.tonight import By, Tonight
from tdapp.rules.chance import Chance
from tdapp.store.change import Deed, update
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Tournament
    from tdapp.values.refusal import Path

BY = By("Mia", 1_700_000_000_000, "desk 1")
SAMPLE = "AMERIFUN sample"


def created(house: OpenHouse, name: str = "Friday", **wish: Any) -> str:
    return events.create(house, events.Wish(name, SAMPLE, **{"buy_in": 2_000, "fee": 500, **wish}), by=BY)


def terms_of(house: OpenHouse, event: str) -> Tournament:
    return Tonight.of(house, event).terms


def chance(number: int = 0) -> Chance:
    return Chance(number.to_bytes(32, "big"))


def enter(house: OpenHouse, event: str, *names: str, **how: Any) -> Change:
    """The entry of the last of them."""
    changes = [registration.register(house, event, name=name, chance=chance(), by=BY, **how) for name in names]
    return changes[-1]


def finish(house: OpenHouse, event: str) -> None:
    over = update(terms_of(house, event), finished=BY.at)
    house.write(Deed(event, "It is over", (over,)), at=BY.at, who=BY.who)


def undo(house: OpenHouse, change: Change) -> Change:
    return house.undo(change.stream, change.n, at=BY.at, who=BY.who, desk=BY.desk)


def refused(verb: Callable[..., Any], *args: Any, **what: Any) -> tuple[str, Path]:
    """What a verb says no with, and where."""
    with pytest.raises(Refused) as no:
        verb(*args, **what)
    return no.value.sentence, no.value.at
