"""The rules in force: a profile, what the house changed in it, and the catalogue to cite from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tdapp.rules import profiles
from tdapp.rules.profile_keys import KEYS
from tdapp.values.citation import Citation
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.rules.profiles import Choice

HOUSE = "house"
"""The source of what no rulebook decides."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of the catalogue: where it stands, and what it says in our words."""

    id: str
    sources: tuple[str, ...]
    says: str


Catalogue = dict[str, Rule]


def read_catalogue(entries: list[dict[str, object]]) -> Catalogue:
    """The catalogue from the content of resources/rules.json."""
    return {str(entry["id"]): _rule(entry) for entry in entries}


def _rule(entry: dict[str, object]) -> Rule:
    sources = entry["sources"]
    assert isinstance(sources, list)
    return Rule(str(entry["id"]), tuple(str(source) for source in sources), str(entry["says"]))


@dataclass(frozen=True, slots=True)
class Rulebook:
    """What applies tonight. `rules["who_moves"]` is the choice in force, `rules.cite("BAL-03")` its source."""

    catalogue: Catalogue
    profile: str = profiles.DEFAULT
    house: Mapping[str, Choice] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.profile not in profiles.PROFILES:
            known = ", ".join(profiles.PROFILES)
            raise Refused(
                say("There is no rule profile {profile!r}: choose one of {known}.", profile=self.profile, known=known),
                at=("profile",),
            )
        for key, choice in self.house.items():
            if key not in KEYS:
                raise Refused(say("There is no house rule {key!r}.", key=key), at=("house", key))
            if not KEYS[key].admits(choice):
                raise Refused(KEYS[key].expected, at=("house", key))

    def __getitem__(self, key: str) -> Choice:
        if key in self.house:
            return self.house[key]
        return KEYS[key].defaults[self.profile].choice

    def cite(self, rule: str) -> Citation:
        """Where the rule stands: in the profile's own book if it has it, else in the first that has it."""
        sources = self.catalogue[rule].sources
        for book in profiles.PROFILES[self.profile].books:
            for source in sources:
                if source.startswith(book + " "):
                    return Citation(rule, source)
        return Citation(rule, sources[0] if sources else HOUSE)
