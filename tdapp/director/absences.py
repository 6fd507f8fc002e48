"""Who has not come, and who has left the table: since when, and what the profile says of their chips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.bustouts import alone, ending, going_out, refuse_the_last
from tdapp.director.clock import SECOND
from tdapp.director.ledger import Receipt
from tdapp.director.tonight import Tonight
from tdapp.rules import absence as rules
from tdapp.store.change import Deed, update
from tdapp.values.field import Entry, Presence, Purchase
from tdapp.values.house import Clock, Stretch
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.director.tonight import By
    from tdapp.rules.absence import Absence, NoShow
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the stacks of those who have not come may come off, as the clock runs now; None: never by this rule."""

    at: Moment | None
    why: str
    rule: str


def not_come(tonight: Tonight) -> list[int]:
    """The entries that were paid for by somebody who has not been seen, and whose chips nobody asked to hold."""
    return tonight.once(_not_come)


def _not_come(tonight: Tonight) -> list[int]:
    entries = tonight.now[Entry]
    return sorted(n for n, row in tonight.now[Presence].items() if not row.is_held and not entries[n].has_arrived)


def away(tonight: Tonight) -> dict[int, Moment]:
    """Who has left the table, and since when."""
    return tonight.once(_away)


def _away(tonight: Tonight) -> dict[int, Moment]:
    since = ((n, row.away_since) for n, row in tonight.now[Presence].items() if row.away_since is not None)
    return dict(sorted(since))


def deadline(tonight: Tonight) -> Deadline | None:
    """None before the first level begins. While the clock stands still, nobody's time runs out."""
    clock = tonight.now.the(Clock, 1)
    if clock.ends is None:
        return None
    schedule = [row for _, row in sorted(tonight.now[Stretch].items())]
    began = clock.ends - sum(row.seconds for row in schedule[: clock.stretch]) * SECOND
    found = rules.no_show(_arrivals(schedule), rules=tonight.rules)
    return Deadline(None if found.off is None else began + found.off * SECOND, found.why, str(found.rule))


def _arrivals(schedule: Sequence[Stretch]) -> rules.Arrivals:
    """From the schedule: when the second level begins, and the first level after a break."""
    starts, elapsed = [], 0
    for row in schedule:
        starts.append(elapsed)
        elapsed += row.seconds
    levels = [at for at, row in zip(starts, schedule) if not row.is_break]
    rest = next((place for place, row in enumerate(schedule) if row.is_break), None)
    after = None if rest is None or rest + 1 >= len(schedule) else starts[rest + 1]
    return rules.Arrivals(levels[1] if len(levels) > 1 else elapsed, after)


def absence(tonight: Tonight, entry: int, at: Moment) -> Absence:
    """What becomes of the stack of somebody who is away."""
    since = tonight.now.the(Presence, entry).away_since
    assert since is not None
    return rules.absence(left=since // SECOND, now=at // SECOND, rules=tonight.rules)


def may_stay_away_until(tonight: Tonight, entry: int) -> Moment | None:
    """Up to when somebody who is away keeps the stack; None where it is only blinded off."""
    since = tonight.now.the(Presence, entry).away_since
    assert since is not None
    limit = rules.ABSENCE_LIMIT * SECOND
    return since + limit if absence(tonight, entry, since + limit + SECOND).is_forfeited else None


def may_hold(tonight: Tonight) -> bool:
    """Whether the chips of somebody who was reached stay on the table."""
    return rules.no_show(rules.Arrivals(1, 1), rules=tonight.rules, asked_to_hold=True).off is None


def arrive(house: OpenHouse, tournament: str, *, entries: Sequence[int], by: By) -> Change:
    """They are here: those who had not come, and those who had left the table."""
    tonight = Tonight.of(house, tournament)
    names = [tonight.name(entry) for entry in entries]
    rows: list[RowChange] = []
    for entry in entries:
        came, present = tonight.now[Entry][entry], tonight.now[Presence][entry]
        rows += [update(came, has_arrived=True)] if not came.has_arrived else []
        rows += [update(present, away_since=None)] if present.away_since is not None else []
    if not rows:
        raise Refused(_here_already(names))
    if len(names) == 1:
        told = say("{name} is here", name=names[0])
    else:
        told = say("{players} are here", players=count(len(names), "player"))
    return tonight.write(Deed(tournament, told, tuple(rows)), by)


def _here_already(names: Sequence[str]) -> str:
    if len(names) > 1:
        return say("{names} are here already.", names=listed(names))
    return say("{name} is here already.", name=names[0]) if names else say("Nobody is here already.")


def leave(house: OpenHouse, tournament: str, *, entry: int, by: By) -> Change:
    """Somebody has left the table; the blinds go on."""
    tonight = Tonight.of(house, tournament)
    name, present = tonight.name(entry), tonight.now[Presence][entry]
    if present.away_since is not None:
        raise Refused(say("{name} is away already.", name=name))
    rule = str(rules.absence(left=0, now=0, rules=tonight.rules).rule)
    row = update(present, away_since=by.at)
    told = say("{name} is away{where}", name=name, where=tonight.where(entry))
    return tonight.write(Deed(tournament, told, (row,), rule), by)


def hold(house: OpenHouse, tournament: str, *, entry: int, by: By) -> Change:
    """Somebody who has not come was reached, and asked for the chips to stay."""
    tonight = Tonight.of(house, tournament)
    name, present = tonight.name(entry), tonight.now[Presence][entry]
    if present.is_held or tonight.now[Entry][entry].has_arrived:
        raise Refused(say("The chips of {name} stay anyway.", name=name))
    found: NoShow = rules.no_show(rules.Arrivals(1, 1), rules=tonight.rules, asked_to_hold=True)
    if found.off is not None:
        raise Refused(say("A promise holds no chips here: {why}", why=found.why), rule=found.rule)
    told = say("{name} will come: the chips stay", name=name)
    return tonight.write(Deed(tournament, told, (update(present, is_held=True),), str(found.rule)), by)


def take_off(house: OpenHouse, tournament: str, *, entries: Sequence[int], by: By) -> Change:
    """The stacks of those who never came leave play, and so do they; what they paid stays in the prizes."""
    tonight = Tonight.of(house, tournament)
    limit = deadline(tonight)
    if limit is None or limit.at is None or by.at < limit.at:
        raise Refused(say("It is too early for that."))
    if not entries or any(entry not in not_come(tonight) for entry in entries):
        raise Refused(say("Only stacks of players who have not come are taken off."))
    refuse_the_last(tonight, len(entries))
    receipt = Receipt(tonight, by)
    hand, receipt.rows = alone(tonight.now)
    bought = dict.fromkeys(entries, 0)
    for row in tonight.now[Purchase].values():
        if row.entry in bought:
            bought[row.entry] += row.chips
    for entry in entries:
        receipt.rows += going_out(tonight, entry, hand, 0, by.at)
        why = say("{name} never came.", name=tonight.known_as(entry))
        receipt.chips(-bought[entry], why=why, rule=limit.rule, entry=entry)
    receipt.rows += ending(tonight, len(entries), by.at)
    whose = tonight.known_as(entries[0]) if len(entries) == 1 else count(len(entries), "player")
    told = say("The stack of {whose} was taken off", whose=whose)
    return tonight.write(Deed(tournament, told, tuple(receipt.rows), limit.rule), by)
