"""Penalties: a warning, time or hands out of the game, and a disqualification whose chips leave play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.director import chip_counts
from tdapp.director.bustouts import alone, ending, going_out, refuse_the_last
from tdapp.director.clock import SECOND
from tdapp.director.ledger import Receipt, chips_in_play
from tdapp.director.tonight import Tonight
from tdapp.rules import penalties as rules
from tdapp.store.change import Deed, insert, update
from tdapp.values.field import Elimination, Presence, Seating
from tdapp.values.noted import PenaltyRecord
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count, say_kept
from tdapp.values.words import count, one_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdapp.director.tonight import By
    from tdapp.rules.penalties import Unit
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse
    from tdapp.values.citation import Citation
    from tdapp.values.house import Moment

LONGEST_REASON = 200
WARNING, PENALTY, DISQUALIFICATION = rules.STEPS


def units(tonight: Tonight) -> tuple[Unit, ...]:
    """What penalties are measured in here."""
    return rules.UNITS[str(tonight.rules["penalty_unit"])]


def reason_rule(tonight: Tonight, reason: str) -> Citation:
    """The rule behind a reason of the list, whatever words follow it; any other is the director's own (PEN-01)."""
    return tonight.rules.cite(rules.REASONS.get(reason.partition(":")[0], "PEN-01"))


def reason_said(reason: str) -> str:
    """A reason of the list as the director reads it; the words that follow it are the director's own."""
    listed, colon, more = reason.partition(":")
    return f"{say_kept(listed)}{colon}{more}" if listed in rules.REASONS else reason


def at_the_table(tonight: Tonight, entry: int) -> int:
    """How many sit where an entry does, itself included."""
    at = tonight.now[Seating].get(entry)
    return 0 if at is None else len(tonight.now.by(Seating, "table").get(at.table, ()))


def warn(house: OpenHouse, tournament: str, *, entry: int, reason: str, by: By) -> Change:
    """A warning costs nothing, and is remembered."""
    tonight = Tonight.of(house, tournament)
    name, why = tonight.name(entry), _reason(reason)
    row = _record(tonight, entry, WARNING, why, by, is_over=True)
    told = say("{name} was warned{where}: {why}", name=name, where=tonight.where(entry), why=reason_said(why))
    return tonight.write(Deed(tournament, told, (insert(row),), row.rule), by)


def penalise(house: OpenHouse, tournament: str, *, entry: int, amount: int, unit: Unit, reason: str, by: By) -> Change:
    """Out of the game for a time, for hands, or for rounds, which are hands for each player at the table."""
    tonight = Tonight.of(house, tournament)
    name, why = tonight.name(entry), _reason(reason)
    found = rules.penalty(amount, unit, at=by.at // SECOND, players=at_the_table(tonight, entry), rules=tonight.rules)
    until = None if found.until is None else found.until * SECOND
    row = _record(tonight, entry, PENALTY, why, by, amount=amount, unit=unit, until=until, hands=found.hands)
    if rules.REASONS.get(why.partition(":")[0], "PEN-01") == "PEN-01":
        row = replace(row, rule=str(found.rule))
    told = say("{name} is penalised{where}: {why}.", name=name, where=tonight.where(entry), why=reason_said(why))
    posts = (
        say("By the house’s rules the stack posts meanwhile.")
        if rules.penalty_hand(tonight.rules).posts
        else say("By the house’s rules the stack posts nothing meanwhile.")
    )
    return tonight.write(Deed(tournament, f"{told} {found.why} {posts}", (insert(row),), str(found.rule)), by)


def disqualify(house: OpenHouse, tournament: str, *, entry: int, stack: int, reason: str, by: By) -> Change:
    """Out of the event: the chips leave play, and nobody gets them (PEN-01)."""
    tonight = Tonight.of(house, tournament)
    name, why = tonight.name(entry), _reason(reason)
    refuse_the_last(tonight, 1)
    booking = rules.disqualify(stack)
    if stack > chips_in_play(tonight.now):
        raise Refused(say("Only {chips:,} chips are in play.", chips=chips_in_play(tonight.now)), at=("stack",))
    receipt = Receipt(tonight, by)
    hand, receipt.rows = alone(tonight.now)
    row = _record(tonight, entry, DISQUALIFICATION, why, by, is_over=True)
    receipt.rows += [insert(row), *going_out(tonight, entry, hand, stack, by.at)]
    rule = str(tonight.rules.cite("PEN-01"))
    if booking.chips:
        receipt.chips(booking.chips, why=say("{name} was disqualified.", name=name), rule=rule, entry=entry)
    receipt.rows += ending(tonight, 1, by.at)
    told = say(
        "{name} was disqualified{where}: {why}. {chips} left play",
        name=name,
        where=tonight.where(entry),
        why=reason_said(why),
        chips=count(stack, "chip"),
    )
    return tonight.write(Deed(tournament, told, tuple(receipt.rows), rule), by)


def take_off_table(house: OpenHouse, tournament: str, *, entry: int, chips: int, by: By) -> Change:
    """Chips that a player took off the table are out of the event (INT-01)."""
    tonight = Tonight.of(house, tournament)
    name, booking = tonight.name(entry), rules.take_off_table(chips)
    if not 0 < chips <= chips_in_play(tonight.now):
        raise Refused(say("Say how many chips were taken off the table."), at=("chips",))
    receipt, rule = Receipt(tonight, by), str(tonight.rules.cite("INT-01"))
    receipt.chips(booking.chips, why=say("{name} took them off the table.", name=name), rule=rule, entry=entry)
    receipt.rows += chip_counts.passed_on(tonight, {entry: booking.chips})
    told = say("{chips} that {name} took off the table left play", chips=count(chips, "chip"), name=name)
    return tonight.write(Deed(tournament, told, tuple(receipt.rows), rule), by)


def is_disqualified(tonight: Tonight, entries: Iterable[int]) -> bool:
    """Whether one of these entries, which are all of one player, was sent out of the event."""
    out = tonight.now[Elimination]
    given = (row for entry in entries if entry in out for row in tonight.now.where(PenaltyRecord, "entry", entry))
    return any(row.step == DISQUALIFICATION for row in given)


def serving(tonight: Tonight, at: Moment) -> list[PenaltyRecord]:
    """The penalties of those who are in that are not served yet, the oldest first."""
    rows = sorted(tonight.now[PenaltyRecord].items())
    return [row for _, row in rows if row.entry in tonight.now[Presence] and not is_served(row, at)]


def to_end(tonight: Tonight, at: Moment) -> list[PenaltyRecord]:
    """Those whose time is up and who were not told yet that they may play."""
    rows = sorted(tonight.now[PenaltyRecord].items())
    return [
        row
        for _, row in rows
        if not row.is_over and row.entry in tonight.now[Presence] and is_served(row, at) and row.until is not None
    ]


def is_served(row: PenaltyRecord, at: Moment) -> bool:
    """Whether the player is in the hand that is dealt now."""
    if row.is_over:
        return True
    return at >= row.until if row.until is not None else not row.hands


def hands_dealt(house: OpenHouse, tournament: str, *, table: int, by: By) -> Change:
    """A hand was dealt at a table: all penalties by hands there are one hand shorter (PEN-03)."""
    tonight = Tonight.of(house, tournament)
    sitting = tonight.now.by(Seating, "table").get(table, ())
    rows = [row for row in serving(tonight, by.at) if row.hands and row.entry in sitting]
    if not rows:
        raise Refused(say("Nobody at table {table} misses hands.", table=table))
    left = {row.n: (row.hands or 0) - 1 for row in rows}
    changes = tuple(update(row, hands=left[row.n], is_over=not left[row.n]) for row in rows)
    names = {row.n: tonight.known_as(row.entry) for row in rows}
    said = say("; ").join(
        say_count(more, "{name} misses {n} more", "{name} misses {n} more", name=names[n])
        if more
        else say("{name} plays again", name=names[n])
        for n, more in left.items()
    )
    told = say("A hand was dealt at table {table}: {said}", table=table, said=said)
    return tonight.write(Deed(tournament, told, changes, str(tonight.rules.cite("PEN-03"))), by)


def end_penalty(house: OpenHouse, tournament: str, *, penalty: int, by: By) -> Change:
    """The penalty is served, or the director lets it be."""
    tonight = Tonight.of(house, tournament)
    row = tonight.now.the(PenaltyRecord, penalty)
    if row.is_over:
        raise Refused(say("That penalty is over already."))
    name = tonight.known_as(row.entry)
    told = (
        say("The penalty of {name} is over", name=name)
        if is_served(row, by.at)
        else say("The penalty of {name} is over, before it was served", name=name)
    )
    return tonight.write(Deed(tournament, told, (update(row, is_over=True),), row.rule), by)


def _reason(reason: str) -> str:
    why = one_line(reason)
    if not why:
        raise Refused(say("Say why: the reason stays in the journal."), at=("reason",))
    if len(why) > LONGEST_REASON:
        raise Refused(say("A reason has at most {most} letters.", most=LONGEST_REASON), at=("reason",))
    return why


def _record(
    tonight: Tonight,
    entry: int,
    step: str,
    reason: str,
    by: By,
    *,
    amount: int = 0,
    unit: str = "",
    until: Moment | None = None,
    hands: int | None = None,
    is_over: bool = False,
) -> PenaltyRecord:
    n, rule = tonight.now.next(PenaltyRecord), str(reason_rule(tonight, reason))
    return PenaltyRecord(tonight.now.stream, n, entry, step, reason, rule, by.at, amount, unit, until, hands, is_over)
