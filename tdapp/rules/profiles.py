"""Rule profiles, and what it means that the rulebooks differ in a key.

A house takes a profile and changes single keys (profile_keys.py). The rules ask a Rulebook for the choice in force
and keep, beside the code that it selects, one function for each choice.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tdapp.values.say import say

Choice = str | int | bool | None


@dataclass(frozen=True, slots=True)
class Profile:
    """A set of defaults. `books` are the tags of the rulebooks that it cites, its own first."""

    id: str
    name: str
    books: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice and the sentence that explains it to a director."""

    choice: Choice
    says: str


@dataclass(frozen=True, slots=True)
class Default:
    """What a profile starts with, and the place in its book: "house" where the book is silent."""

    choice: Choice
    source: str


@dataclass(frozen=True, slots=True)
class Key:
    """One difference between the rulebooks."""

    id: str
    name: str
    options: tuple[Option, ...]
    defaults: dict[str, Default] = field(hash=False)
    any_from: int | None = None
    """Where a number may be chosen freely: the smallest one."""
    rules: tuple[str, ...] = ()
    """The rules of the catalogue that are about it."""
    is_for_rulings: bool = False
    """Whether it only says how the floor rules: the app sees no hands, and does nothing by it."""

    def admits(self, choice: object) -> bool:
        if isinstance(choice, int) and not isinstance(choice, bool) and self.any_from is not None:
            return choice >= self.any_from
        return any(type(option.choice) is type(choice) and option.choice == choice for option in self.options)

    @property
    def expected(self) -> str:
        free = self.any_from is not None
        written = [_as_written(option.choice) for option in self.options if not (free and type(option.choice) is int)]
        number = [say("a whole number from {least}", least=self.any_from)] if free else []
        return say("{key} may be {choices}.", key=self.id, choices=say(" or ").join([*written, *number]))


def _as_written(choice: Choice) -> str:
    """As it stands in a question of `tdapp ask`."""
    if choice is None:
        return "null"
    return f'"{choice}"' if isinstance(choice, str) else str(choice).lower()


R11, R7, AMERIFUN, TDA = "roberts-11", "roberts-7", "amerifun", "tda-2024"
DEFAULT = R11

PROFILES = {
    profile.id: profile
    for profile in (
        Profile(R11, say("Robert's Rules of Poker, version 11"), ("R11", "R7")),
        Profile(R7, say("Robert's Rules of Poker, version 7"), ("R7", "R11")),
        Profile(AMERIFUN, say("AMERIFUN tournament rules"), ("AM", "R11")),
        Profile(TDA, say("Tournament Directors Association 2024"), ("TDA", "R11")),
    )
}
