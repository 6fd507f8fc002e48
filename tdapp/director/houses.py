"""The house itself: its name, currency and paper, and the players it knows."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tdapp.store.change import Deed, insert, update
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.house import House, Player
from tdapp.values.money import CURRENCIES
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

LONGEST_NAME = 120
PAPERS = ("A4", say("Letter"))
NEW = House("house", say("My house"), "EUR", "A4")
"""A house of which nothing was said yet."""


def the_house(house: OpenHouse) -> House:
    return house.house[House].get(NEW.id, NEW)


def named(house: House) -> str:
    """What the house is called on paper; nothing where nobody has said yet."""
    return "" if house.name == NEW.name else house.name


def set_up(house: OpenHouse, *, name: str, currency: str, paper: str, by: By) -> Change:
    """Say what the house is called, what it is paid in, and what it prints on."""
    if not name.strip():
        raise Refused(say("A house needs a name."), at=("name",))
    if len(name) > LONGEST_NAME:
        raise Refused(say("A name has at most {LONGEST_NAME} letters.", LONGEST_NAME=LONGEST_NAME), at=("name",))
    if currency not in CURRENCIES:
        raise Refused(say("There is no currency {currency!r}.", currency=currency), at=("currency",))
    if paper not in PAPERS:
        raise Refused(say("Paper is {PAPERS}.", PAPERS=say(" or ").join(PAPERS)), at=("paper",))
    new = House(NEW.id, " ".join(name.split()), currency, paper)
    old = house.house[House].get(NEW.id)
    row = update(old, name=new.name, currency=new.currency, paper=new.paper) if old else insert(new)
    deed = Deed(
        HOUSE_STREAM,
        say("The house is {name}: {currency}, {paper} paper", name=new.name, currency=currency, paper=paper),
        (row,),
    )
    return house.write(deed, at=by.at, who=by.who, desk=by.desk)[-1]


def new_player(name: str) -> Player:
    """A person the house does not know yet."""
    name = " ".join(name.split())
    if not name:
        raise Refused(say("A player needs a name."), at=("name",))
    if len(name) > LONGEST_NAME:
        raise Refused(say("A name has at most {LONGEST_NAME} letters.", LONGEST_NAME=LONGEST_NAME), at=("name",))
    return Player(secrets.token_hex(8), name, "", "", "")
