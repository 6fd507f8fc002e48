"""The house itself: its name, currency and paper, and the players it knows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.store.change import Deed, insert, update
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.house import House
from tdapp.values.kept import UNNAMED
from tdapp.values.money import CURRENCIES
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.values.words import one_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse

LONGEST_NAME = 120
PAPERS = ("A4", "Letter")
NEW = House("house", UNNAMED, "EUR", "A4")
"""A house of which nothing was said yet."""


def the_house(house: OpenHouse) -> House:
    """As its file holds it; one without a name is called so in the language that is spoken."""
    found = house.house[House].get(NEW.id, NEW)
    return replace(found, name=say_kept(UNNAMED)) if found.name == UNNAMED else found


def named(house: House) -> str:
    """What the house is called on paper; nothing where nobody has said yet."""
    return "" if house.name == say_kept(UNNAMED) else house.name


def set_up(house: OpenHouse, *, name: str, currency: str, paper: str, by: By) -> Change:
    """Say what the house is called, what it is paid in, and what it prints on."""
    if not name.strip():
        raise Refused(say("A house needs a name."), at=("name",))
    if len(name) > LONGEST_NAME:
        raise Refused(say("A name has at most {most} letters.", most=LONGEST_NAME), at=("name",))
    if currency not in CURRENCIES:
        raise Refused(say("There is no currency {currency!r}.", currency=currency), at=("currency",))
    if paper not in PAPERS:
        raise Refused(say("Paper is {papers}.", papers=say(" or ").join(PAPERS)), at=("paper",))
    called = one_line(name)
    new = House(NEW.id, UNNAMED if called == say_kept(UNNAMED) else called, currency, paper)
    old = house.house[House].get(NEW.id)
    row = update(old, name=new.name, currency=new.currency, paper=new.paper) if old else insert(new)
    told = say("The house is {name}: {currency}, {paper} paper", name=called, currency=currency, paper=paper)
    return write_house(house, told, [row], by)


def write_house(house: OpenHouse, told: str, rows: Iterable[RowChange], by: By) -> Change:
    """A deed that is about the house and not about one of its tournaments."""
    return house.write(Deed(HOUSE_STREAM, told, tuple(rows)), at=by.at, who=by.who, desk=by.desk)[-1]
