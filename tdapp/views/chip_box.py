"""A set of chips looked over: whether it makes the starting stack, and what the box must hold for so many players.

The box hands out the starting stacks, and at each color-up the next bigger chips for all the smaller ones in play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.chips import by_worth, given
from tdapp.rules.chip_sets import buy_in_warning, players_served, worth
from tdapp.rules.structure import color_ups, raced_before
from tdapp.values.say import grouped, say
from tdapp.values.words import chips_of, count, listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdapp.rules.rulebook import Rulebook
    from tdapp.rules.structure import Structure
    from tdapp.values.house import Chip


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of chip: what players start with, what color-ups take, and what the box has of it."""

    worth: int
    color: str
    each: int
    started: int
    """For all starting stacks."""
    coloring: int
    """For the color-up of the chips below it, at the most."""
    box: int
    """What the house has; 0 where nobody counted."""
    leaves: int | None
    """The level before which it is colored up."""

    @property
    def needed(self) -> int:
        return self.started + self.coloring

    @property
    def is_short(self) -> bool:
        return 0 < self.box < self.needed


@dataclass(frozen=True, slots=True)
class ChipBox:
    kinds: tuple[Kind, ...]
    adds_up: str
    """What a player's set comes to, against the starting stack."""
    is_right: bool
    serves: str
    """How far the box goes; nothing where nobody counted it."""
    is_enough: bool
    colored_up: str


def chip_box(
    chips: Sequence[Chip], *, stack: int, players: int, structure: Structure = (), rules: Rulebook | None = None
) -> ChipBox:
    """The structure says when chips leave; without one none does."""
    leaves = _leaves(chips, structure, rules)
    kinds = tuple(_kinds(by_worth(chips), players, leaves))
    serves, is_enough = _serves(kinds, players)
    each, is_right = given(chips), worth(given(chips)) == stack
    return ChipBox(kinds, _adds_up(each, stack), is_right, serves, is_enough, _colored_up(leaves))


def _leaves(chips: Sequence[Chip], structure: Structure, rules: Rulebook | None) -> dict[int, int]:
    """By chip: the level before which it goes. One that plays in no level never comes into play."""
    worths = sorted({chip.worth for chip in chips if chip.worth > 0})
    if rules is None or not structure or not worths:
        return {}
    coming = [one for one in color_ups(structure, worths, rules=rules) if one.before_level > 1]
    return {one.chip: raced_before(structure, one.before_level) for one in coming}


def _kinds(chips: Sequence[Chip], players: int, leaves: Mapping[int, int]) -> list[Kind]:
    found: list[Kind] = []
    in_play = 0
    for place, chip in enumerate(chips):
        below = chips[place - 1] if place else None
        coloring = -(-in_play // chip.worth) if below is not None and below.worth in leaves and chip.worth else 0
        started = players * chip.each
        found.append(Kind(chip.worth, chip.color, chip.each, started, coloring, chip.box, leaves.get(chip.worth)))
        # What is in play of this kind and those below it, all of which the next kind has to take.
        in_play += started * chip.worth
    return found


def _adds_up(each: Mapping[int, int], stack: int) -> str:
    chips = sum(each.values())
    if not chips:
        return say("Nobody gets any chips yet; the starting stack is {stack:,}.", stack=stack)
    if (warning := buy_in_warning(each, stack)) is not None:
        return warning
    return say(
        "Each player gets {chips}: together {stack:,}, the starting stack.", chips=count(chips, "chip"), stack=stack
    )


def _serves(kinds: Sequence[Kind], players: int) -> tuple[str, bool]:
    counted = {kind.worth: kind for kind in kinds if kind.box}
    if not any(kind.each for kind in counted.values()):
        return "", True
    served = players_served(
        {kind.worth: kind.each for kind in counted.values()}, {kind.worth: kind.box for kind in counted.values()}
    )
    can_serve = count(served, "player")
    if served < players:
        return say("The box can serve {served}, not {players:,}.", served=can_serve, players=players), False
    lacks = listed(f"{grouped(kind.needed - kind.box)} × {grouped(kind.worth)}" for kind in kinds if kind.is_short)
    if lacks:
        told = say(
            "The box can serve {served}, but for the color-ups with {players} it lacks {lacks}.",
            served=can_serve,
            players=count(players, "player"),
            lacks=lacks,
        )
        return told, False
    return say("The box can serve {served}.", served=can_serve), True


def _colored_up(leaves: Mapping[int, int]) -> str:
    """Colored up: 25s before level 7, 100s before level 12."""
    leaving = (say("{chips} before level {level}", chips=chips_of(chip), level=at) for chip, at in leaves.items())
    told = ", ".join(leaving)
    return say("Colored up: {told}.", told=told) if told else say("No chip is colored up in this structure.")
