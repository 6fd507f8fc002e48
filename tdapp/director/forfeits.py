"""The stack of somebody who stayed away too long: shared at the table, where the profile says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import chip_counts
from tdapp.director.absences import absence
from tdapp.director.bustouts import alone, ending, going_out, refuse_the_last
from tdapp.director.color_ups import in_play
from tdapp.director.ledger import Receipt
from tdapp.director.tonight import Tonight
from tdapp.rules import absence as rules
from tdapp.store.change import Deed
from tdapp.values.field import Presence, Seating
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.rules.absence import Forfeit
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


def plan_forfeit(tonight: Tonight, *, entry: int, stack: int, at: Moment) -> Forfeit:
    """What each of the others at the table gets, and what goes to the bank; nothing is changed."""
    name = tonight.name(entry)
    if tonight.now[Presence][entry].away_since is None:
        raise Refused(say("{name} is not away.", name=name))
    found = absence(tonight, entry, at)
    if not found.is_forfeited:
        raise Refused(say("{name} keeps the stack. {why}", name=name, why=found.why), rule=found.rule)
    if stack < 1:
        raise Refused(say("Count the stack first."), at=("stack",))
    others = rules.who_shares(tonight.labels[entry], tables=tonight.tables)
    unit = min((chip.worth for chip in in_play(tonight.now)), default=1)
    return rules.forfeit(stack, others=len(others), unit=unit, rules=tonight.rules)


def forfeit(house: OpenHouse, tournament: str, *, entry: int, stack: int, by: By) -> Change:
    """Share the stack at the table; its owner is out, and what cannot be shared leaves play (ABS-02)."""
    tonight = Tonight.of(house, tournament)
    shared = plan_forfeit(tonight, entry=entry, stack=stack, at=by.at)
    refuse_the_last(tonight, 1)
    at, name, receipt = tonight.now[Seating][entry], tonight.name(entry), Receipt(tonight, by)
    hand, receipt.rows = alone(tonight.now)
    receipt.rows += going_out(tonight, entry, hand, stack, by.at)
    if shared.bank:
        why = say("The stack of {name} could not be shared to the last chip.", name=name)
        receipt.chips(-shared.bank, why=why, rule=str(shared.rule), entry=entry)
    others = rules.who_shares(tonight.labels[entry], tables=tonight.tables)
    got = {tonight.entry_labelled(other): shared.each for other in others}
    receipt.rows += chip_counts.passed_on(tonight, {entry: -stack, **got}, gone=entry)
    receipt.rows += ending(tonight, 1, by.at)
    bank = say(", {chips} to the bank", chips=count(shared.bank, "chip")) if shared.bank else ""
    told = say(
        "{name} stayed away: the stack of {stack:,} was shared at table {table}, {each:,} each{bank}",
        name=name,
        stack=stack,
        table=at.table,
        each=shared.each,
        bank=bank,
    )
    return tonight.write(Deed(tournament, told, tuple(receipt.rows), str(shared.rule)), by)
