"""The set in play, kind by kind: who starts with what, what the box must hold, and when each kind leaves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.chips import by_worth
from tdapp.director.color_ups import bring, gone, pieces, plan
from tdapp.director.races import tables
from tdapp.director.stretches import as_structure
from tdapp.director.structures import scheduled
from tdapp.values.dates import local
from tdapp.values.house import Chip
from tdapp.values.say import grouped, say, say_count, say_kept
from tdapp.values.words import chips_of
from tdapp.views.chip_box import chip_box
from tdapp.views.columns import Column
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
    Column(say("Chip"), lambda kind: f"{grouped(kind.worth)} {say_kept(kind.color)}".rstrip(), "left", 150),
    Column(say("Each starts with"), lambda kind: grouped(kind.each) if kind.each else "–", "right", 108),
    Column(say("In play, about"), lambda kind: grouped(kind.in_play) if kind.in_play else "–", "right", 100),
    Column(say("Box must hold"), lambda kind: grouped(kind.needed) if kind.needed else "–", "right", 104),
    Column(say("In the box"), lambda kind: box_said(kind), "right", 112),
    Column(say("Leaves"), lambda kind: kind.leaves, "left", 286),
    Column(say("Bring to the tables"), lambda kind: kind.bring),
)


def box_said(kind: Kind) -> str:
    """not counted, 400, 100: too few"""
    if not kind.box:
        return say("not counted")
    return say("{box:,}: too few", box=kind.box) if kind.is_short else grouped(kind.box)


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
        leaves = leaves_said(tonight, at, one) if one else say("stays")
        if out is not None:
            leaves = say("out of play since {time:%H:%M}", time=local(out.at))
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
    level = one.raced_before
    if one.rest is None:
        return say("before level {level}, without a break", level=level)
    if one.when == "now":
        return say("before level {level}: now", level=level)
    begins = next((line.begins for line in schedule(tonight, at) if line.stretch == one.rest), None)
    if not begins:
        return say("before level {level}, in the break", level=level)
    return say("before level {level}, in the break at {time:%H:%M}", level=level, time=local(begins))


def bring_said(tonight: Tonight, one: Leaving) -> str:
    """75 × 100, about 9 a table"""
    chips, number = bring(tonight, one), len(tables(tonight.now))
    if not chips:
        return ""
    brought = f"{grouped(chips)} × {grouped(one.into.worth)}"
    if number < 2:
        return brought
    return say("{brought}, about {each:,} a table", brought=brought, each=-(-chips // number))


def _told(tonight: Tonight, at: Moment, coming: list[Leaving]) -> str:
    if not coming:
        return say("No chip leaves any more.")
    first = coming[0]
    return say("The {chips} leave {when}.", chips=chips_of(first.chip.worth), when=leaves_said(tonight, at, first))


def to_bring(tonight: Tonight, one: Leaving) -> str:
    """Bring about 75 black 100s to the tables, about 9 each."""
    chips, number = bring(tonight, one), len(tables(tonight.now))
    if not chips:
        return ""
    brought = _so_many(chips, one.into)
    if number == 1:
        return say("Bring about {brought} to the table.", brought=brought)
    if not number:
        return say("Bring about {brought} to the tables.", brought=brought)
    return say("Bring about {brought} to the tables, about {each:,} each.", brought=brought, each=-(-chips // number))


def _so_many(number: int, chip: Chip) -> str:
    """75 black 100s"""
    if not chip.color:
        return say_count(number, "{n} {worth:,}", "{n} {worth:,}s", worth=chip.worth)
    return say_count(number, "{n} {color} {worth:,}", "{n} {color} {worth:,}s", color=chip.color, worth=chip.worth)
