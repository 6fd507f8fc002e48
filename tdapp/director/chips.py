"""The chips of a tournament: what each is worth, its color, how many a player starts with and the box holds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.director.terms import locked_because
from tdapp.director.tonight import Tonight
from tdapp.rules import chip_sets
from tdapp.store.change import Deed, delete, insert, update
from tdapp.values.house import Chip
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from tdapp.director.tonight import By
    from tdapp.rules.rulebook import Rulebook
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse

MOST_WORTH = 10**12
MOST_OF_A_KIND = 10**7
COLORS = {
    "white": "#f2f1ec",
    "red": "#c8322f",
    "green": "#2e8b57",
    "black": "#2b2b2e",
    "purple": "#7b4bb3",
    "yellow": "#e8c33a",
    "orange": "#e0792b",
    "teal": "#1f8f9e",
    "pink": "#e58cab",
    "blue": "#2f66c4",
    "gray": "#8d949a",
    "brown": "#8a5a3c",
}
"""The colors a chip can have, by name, and how they are drawn."""
USUAL = {**chip_sets.COLORS, 5_000: "orange", 25_000: "teal", 100_000: "pink"}


def usual_color(worth: int, taken: Iterable[str] = ()) -> str:
    """What a chip usually looks like, or else the first color that no other chip has."""
    taken = set(taken)
    if worth in USUAL and USUAL[worth] not in taken:
        return USUAL[worth]
    return next((color for color in COLORS if color not in {*taken, *USUAL.values()}), "")


def colored(chips: Sequence[Chip]) -> tuple[Chip, ...]:
    """The same chips, those without a color in their usual one."""
    taken = {chip.color for chip in chips if chip.color}
    done = []
    for chip in chips:
        color = chip.color or usual_color(chip.worth, taken)
        taken.add(color)
        done.append(replace(chip, color=color))
    return tuple(done)


def by_worth(chips: Iterable[Chip]) -> list[Chip]:
    return sorted(chips, key=lambda chip: chip.worth)


def given(chips: Iterable[Chip]) -> dict[int, int]:
    """How many of each kind a player starts with."""
    return {chip.worth: chip.each for chip in by_worth(chips) if chip.each}


def set_chips(house: OpenHouse, tournament: str, *, chips: Sequence[Chip], by: By) -> Change:
    """The whole set anew. With entries sold, what each player got stands; other kinds may come and go.

    A set that does not add up to the starting stack is taken, and the journal says so.
    """
    tonight = Tonight.of(house, tournament)
    if tonight.terms.finished is not None:
        raise Refused(say("The tournament is over: its chips stand."), at=("chips",))
    check_chips(chips)
    old = {chip.worth: chip for chip in tonight.now[Chip].values()}
    new = {chip.worth: replace(chip, tournament=tournament, n=0) for chip in by_worth(chips)}
    if new == {worth: replace(chip, n=0) for worth, chip in old.items()}:
        raise Refused(say("That is how it is already."), at=("chips",))
    if given(old.values()) != given(chips) and (why := stack_stands_because(tonight)):
        raise Refused(why, at=("chips",))
    told = say("Chips: {chips}", chips=said(chips))
    if warning := chip_sets.buy_in_warning(given(chips), tonight.terms.stack):
        told += f". {warning}"
    return tonight.write(Deed(tournament, told, tuple(_differences(tonight, old, new))), by)


def stack_stands_because(tonight: Tonight) -> str:
    """Why what a stack is made of stands, or nothing while it may still change: also when nobody has said it yet."""
    why = locked_because(tonight)
    is_said = tonight.terms.finished is not None or given(tonight.now[Chip].values())
    return say("What each player starts with: {why}", why=why) if why and is_said else ""


def check_chips(chips: Sequence[Chip]) -> None:
    """Refuse chips that cannot be, and name the place."""
    chip_sets.checked_kinds([chip.worth for chip in chips], at=("chips",))
    for place, chip in enumerate(chips):
        if chip.worth > MOST_WORTH:
            raise Refused(say("A chip is worth at most {most:,}.", most=MOST_WORTH), at=("chips", place, "worth"))
        if chip.color and chip.color not in COLORS:
            raise Refused(say("There is no color {color!r} for chips.", color=chip.color), at=("chips", place, "color"))
        for name in ("each", "box"):
            if not 0 <= getattr(chip, name) <= MOST_OF_A_KIND:
                told = say("{worth:,}-chips: a number from 0 to {most:,}.", worth=chip.worth, most=MOST_OF_A_KIND)
                raise Refused(told, at=("chips", place, name))


def _differences(tonight: Tonight, old: Mapping[int, Chip], new: Mapping[int, Chip]) -> Iterator[RowChange]:
    """A kind of chip keeps its number as long as it is in the set."""
    yield from (delete(chip) for worth, chip in old.items() if worth not in new)
    number = tonight.now.next(Chip)
    for worth, chip in new.items():
        if worth not in old:
            yield insert(replace(chip, n=number))
            number += 1
        elif chip != replace(old[worth], n=0):
            yield update(old[worth], color=chip.color, each=chip.each, box=chip.box)


def said(chips: Iterable[Chip]) -> str:
    """20 × 5, 16 × 25, 5 × 100, and 500, 1,000"""
    chips = by_worth(chips)
    handed = ", ".join(f"{chip.each} × {grouped(chip.worth)}" for chip in chips if chip.each)
    others = ", ".join(grouped(chip.worth) for chip in chips if not chip.each)
    return say("{handed}, and {others}", handed=handed, others=others) if handed and others else handed or others


def proposed(chips: Sequence[Chip], *, stack: int, players: int, rules: Rulebook) -> tuple[Chip, ...]:
    """The best way to make the starting stack of these kinds, from the box where it was counted (SET-03).

    Kinds too big for a good stack stay for color-ups.
    """
    check_chips(chips)
    enough = [chip for chip in by_worth(chips) if not chip.box or chip.box >= players]
    for kinds in _fewer_and_fewer(enough, stack):
        box = {chip.worth: chip.box or players * (stack // chip.worth) for chip in kinds}
        found = chip_sets.chip_sets(stack, list(box), box, players=players, rules=rules)
        if found.sets:
            each = dict(zip(box, found.sets[0]))
            return tuple(replace(chip, each=each.get(chip.worth, 0)) for chip in chips)
    told = say(
        "No good stack of {stack:,} was found for {players}: say by hand how many of each they get.",
        stack=stack,
        players=count(players, "player"),
    )
    raise Refused(told, at=("chips",))


def _fewer_and_fewer(chips: list[Chip], stack: int) -> Iterator[list[Chip]]:
    """All kinds of at most a quarter of the stack, then without the biggest of them, and so on; bigger ones last."""
    good = sum(chip.worth * 4 <= stack for chip in chips)
    yield from (chips[:number] for number in range(good, 0, -1))
    yield from (chips[:number] for number in range(good + 1, len(chips) + 1))
