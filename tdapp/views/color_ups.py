"""The set in play, kind by kind: who starts with what, what the box must hold, and when each kind leaves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.chips import by_worth
from tdapp.director.color_ups import bring, gone, pieces, plan
from tdapp.director.races import tables
from tdapp.director.stretches import as_structure
from tdapp.director.structures import scheduled
from tdapp.values.house import Chip
from tdapp.values.say import say, say_count
from tdapp.views.chip_box import chip_box
from tdapp.views.columns import Column
from tdapp.views.moments import local
from tdapp.views.schedule import schedule

if TYPE_CHECKING:
    from tdapp.director.color_ups import Leaving
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.views.chip_box import ChipBox

USUAL_PLAYERS = 20


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of the set. `bring` and `leaves` are sentences of a few words, empty where there is nothing to say."""

    worth: int
    color: str
    each: int
    in_play: int
    """About so many: see tdapp.director.color_ups.pieces."""
    needed: int
    box: int
    is_short: bool
    leaves: str
    bring: str
    is_gone: bool


@dataclass(frozen=True, slots=True)
class ChipSet:
    kinds: tuple[Kind, ...]
    box: ChipBox
    plan: tuple[Leaving, ...]
    told: str
    """The next color-up in a sentence."""


COLUMNS = (
    Column(say("Chip"), lambda kind: f"{kind.worth:,} {kind.color}".rstrip(), "left", 150),
    Column(say("Each starts with"), lambda kind: f"{kind.each:,}" if kind.each else "–", "right", 108),
    Column(say("In play, about"), lambda kind: f"{kind.in_play:,}" if kind.in_play else "–", "right", 100),
    Column(say("Box must hold"), lambda kind: f"{kind.needed:,}" if kind.needed else "–", "right", 104),
    Column(say("In the box"), lambda kind: box_said(kind), "right", 112),
    Column(say("Leaves"), lambda kind: kind.leaves, "left", 286),
    Column(say("Bring to the tables"), lambda kind: kind.bring),
)


def box_said(kind: Kind) -> str:
    """not counted, 400, 100: too few"""
    if not kind.box:
        return say("not counted")
    return say("{box:,}: too few", box=kind.box) if kind.is_short else f"{kind.box:,}"


def chip_set(tonight: Tonight, at: Moment, players: int = 0) -> ChipSet:
    """`players` is how many the box has to serve, where nobody has entered yet."""
    chips = by_worth(tonight.now[Chip].values())
    serves = players or tonight.entries_sold or tonight.terms.most_players or USUAL_PLAYERS
    structure = as_structure(scheduled(tonight.now))
    box = chip_box(chips, stack=tonight.terms.stack, players=serves, structure=structure, rules=tonight.rules)
    coming = plan(tonight, at)
    leaving = {one.chip.worth: one for one in coming}
    left, there = gone(tonight.now), tonight.once(pieces)
    kinds = []
    for kind in box.kinds:
        one = leaving.get(kind.worth)
        out = left.get(kind.worth)
        leaves = (
            say("out of play since {local:%H:%M}", local=local(out.at))
            if out
            else leaves_said(tonight, at, one)
            if one
            else "stays"
        )
        kinds.append(
            Kind(
                kind.worth,
                kind.color,
                kind.each,
                there.get(kind.worth, 0),
                kind.needed,
                kind.box,
                kind.is_short,
                leaves,
                bring_said(tonight, one) if one else "",
                out is not None,
            )
        )
    return ChipSet(tuple(kinds), box, tuple(coming), _told(tonight, at, coming))


def leaves_said(tonight: Tonight, at: Moment, one: Leaving) -> str:
    """before level 9, in the break at 21:40"""
    before = say("before level {before_level}", before_level=one.before_level)
    if one.rest is None:
        return say("{before}, without a break", before=before)
    if one.when == "now":
        return say("{before}: now", before=before)
    begins = next((line.begins for line in schedule(tonight, at) if line.stretch == one.rest), None)
    return (
        say("{before}, in the break at {local:%H:%M}", before=before, local=local(begins))
        if begins
        else say("{before}, in the break", before=before)
    )


def bring_said(tonight: Tonight, one: Leaving) -> str:
    """75 × 100, about 9 a table"""
    chips, number = bring(tonight, one), len(tables(tonight.now))
    each = say(", about {what:,} a table", what=-(-chips // number)) if number > 1 and chips else ""
    return f"{chips:,} × {one.into.worth:,}{each}" if chips else ""


def _told(tonight: Tonight, at: Moment, coming: list[Leaving]) -> str:
    if not coming:
        return say("No chip leaves any more.")
    first = coming[0]
    return say(
        "The {worth:,}s leave {leaves_said}.", worth=first.chip.worth, leaves_said=leaves_said(tonight, at, first)
    )


def colored(chip: Chip) -> str:
    """black 100s, or 100s where they have no color"""
    if not chip.color:
        return say("{worth:,}s", worth=chip.worth)
    return say("{color} {worth:,}s", color=chip.color, worth=chip.worth)


def to_bring(tonight: Tonight, one: Leaving) -> str:
    """Bring about 75 black 100s to the tables, about 9 each."""
    chips, number = bring(tonight, one), len(tables(tonight.now))
    if not chips:
        return ""
    each = say(", about {what:,} each", what=-(-chips // number)) if number > 1 else ""
    where = say("the tables") if number != 1 else say("the table")
    kind = colored(one.into).removesuffix("s")
    brought = say_count(chips, "{n} {kind}", "{n} {kind}s", kind=kind)
    return say("Bring about {brought} to {where}{each}.", brought=brought, where=where, each=each)
