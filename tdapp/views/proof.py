"""What came of proving a house, in words, and the last seal of each of its journals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.houses import the_house
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.say import grouped, say, say_count
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from tdapp.store.house import OpenHouse
    from tdapp.store.verify import Proof


@dataclass(frozen=True, slots=True)
class Head:
    name: str
    lines: int
    head: str


def verdict(proof: Proof) -> str:
    looked = say(
        "{lines} and {rows} were looked at.", lines=count(proof.changes, "line"), rows=count(proof.rows, "row")
    )
    if proof.faults:
        wrong = say_count(len(proof.faults), "{n} of them does not hold.", "{n} of them do not hold.")
        return f"{looked} {wrong} {say('Keep this file, and put a good backup back.')}"
    return f"{looked} {say('All of them hold: nothing was altered, added or taken away.')}"


def heads_of(house: OpenHouse, proof: Proof) -> list[Head]:
    """The house first, then its tournaments, newest first; then what no tournament is left of."""
    names = {HOUSE_STREAM: say("{name} (the house)", name=the_house(house).name)}
    names |= {terms.id: terms.name for terms in house.tournaments()}
    order = [*(key for key in names if key in proof.heads), *(key for key in proof.heads if key not in names)]
    return [Head(names.get(key, key), len(house.journal(key)), proof.heads[key]) for key in order]


HEAD_COLUMNS = (
    Column(say("Journal"), lambda one: one.name),
    Column(say("Lines"), lambda one: grouped(one.lines), "right", 80),
    Column(say("Last seal"), lambda one: one.head, "left", 560),
)
