"""Whether somebody in a list is known to the house, and what the list knows that the house does not."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tdapp.director.spelling import same
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdapp.values.house import Player

FILLED = ("nickname", "member", "note")


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody as a line of a list tells of them."""

    line: int
    name: str
    nickname: str = ""
    member: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Met:
    """Somebody in a list whom the house knows, and what they are given: only what they lack."""

    player: Player
    listed: Listed
    fills: Mapping[str, str] = field(default_factory=dict)


class Acquaintance:
    """The people of the house by their names and numbers; a record that was merged leads to the one that stands."""

    def __init__(self, records: Iterable[Player]) -> None:
        self._records = {record.id: record for record in records}
        self._by_name: dict[str, dict[str, Player]] = {}
        self._by_number: dict[str, Player] = {}
        for record in self._records.values():
            person = self._stands(record)
            self._by_name.setdefault(same(record.name), {})[person.id] = person
            if record.member:
                self._by_number[same(record.member)] = person
        self._numbered = {person.id for person in self._records.values() if person.member}
        self._met_in: dict[str, int] = {}

    def meet(self, listed: Listed) -> Met | None:
        """Known by their number, or else by their name where no number speaks against it; None for a stranger."""
        number = same(listed.member)
        if number and number in self._by_number:
            return self._met(self._by_number[number], listed)
        namesakes = list(self._by_name.get(same(listed.name), {}).values())
        if number:
            namesakes = [person for person in namesakes if person.id not in self._numbered]
        if not namesakes:
            return None
        # Which of several is meant is not said, so none of them is given anything.
        return self._met(namesakes[0], listed) if len(namesakes) == 1 else Met(namesakes[0], listed)

    def _met(self, person: Player, listed: Listed) -> Met:
        line = self._met_in.setdefault(person.id, listed.line)
        if line != listed.line:
            raise Refused(say("{name} is in line {line} already.", name=person.name, line=line))
        if listed.member:
            self._numbered.add(person.id)
        fills = {name: getattr(listed, name) for name in FILLED if getattr(listed, name) and not getattr(person, name)}
        return Met(person, listed, fills)

    def _stands(self, record: Player) -> Player:
        while record.merged_into is not None:
            record = self._records[record.merged_into]
        return record
