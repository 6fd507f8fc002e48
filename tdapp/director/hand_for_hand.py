"""Hand for hand: every table plays one hand and waits for the others. Whoever goes out on it goes out together, and
each hand takes its time off the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdapp.director.bustouts import gone, next_hand, spell
from tdapp.director.clock import SECOND, Held, hand_pace, has_started, minutes_and_seconds
from tdapp.rules.clock import HAND_FOR_HAND_SECONDS, hand_for_hand
from tdapp.store.change import insert, update
from tdapp.values.house import Stretch
from tdapp.values.noted import HandForHand
from tdapp.values.numbers import numbers_kept
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.director.clock import Face
    from tdapp.director.tonight import By, Tonight
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse


def is_on(tonight: Tonight) -> bool:
    return spell(tonight.now) is not None


def playing(tonight: Tonight) -> frozenset[int]:
    """The tables that play; none where nobody keeps seats."""
    return frozenset(table.table for table in tonight.tables)


def begin(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """“Finish this hand, then hold”: from now on bust-outs of all tables belong to one hand (RP-8A), and the clock
    stands, unless the rules let it run."""
    held = Held.of(house, tournament, by)
    if is_on(held.tonight):
        raise Refused(say("Play is hand for hand already."))
    if not has_started(held.now, by.at):
        raise Refused(say("No hand was dealt yet."))
    if held.shown.stretch.is_break:
        raise Refused(say("In a break nobody plays: begin hand for hand when it is over."))
    runs = held.shown.is_running and hand_pace(held.tonight) is None
    row = HandForHand(tournament, held.now.next(HandForHand), next_hand(held.now), by.at, None)
    new = replace(held.shown, is_running=runs, begins=None, why="", is_last_hand=False)
    told = say("Hand for hand, {players} left", players=count(held.tonight.left, "player"))
    return held.set(told, new, insert(row), rule=str(held.tonight.rules.cite("RP-8A")))


def finish_table(house: OpenHouse, tournament: str, *, table: int, by: By) -> Change:
    """A table has played the hand; with the last of them the hand is over. A table named again still plays."""
    held, row = _in_hand(house, tournament, by)
    tables = playing(held.tonight)
    if table not in tables:
        raise Refused(say("Nobody plays at table {table}.", table=table), at=("table",))
    done, hand = held.shown.done ^ {table}, held.shown.hand
    if table in done:
        told = say("Table {table} has played hand {hand}", table=table, hand=hand)
    else:
        told = say("Table {table} still plays hand {hand}", table=table, hand=hand)
    if done >= tables:
        return _next_one(held, row)
    return held.set(told, held.shown, update(row, done=numbers_kept(sorted(done))))


def next_one(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """All tables have finished the hand: whoever goes out now goes out on the next one."""
    return _next_one(*_in_hand(house, tournament, by))


def end(house: OpenHouse, tournament: str, *, by: By) -> Change:
    """Every table plays on by itself, and the clock runs."""
    held, row = _in_hand(house, tournament, by)
    told = say(
        "Hand for hand is over after {hands}, {players} left",
        hands=count(row.played, "hand"),
        players=count(held.tonight.left, "player"),
    )
    return held.set(told, replace(held.shown, is_running=True), update(row, ended=by.at))


def _next_one(held: Held, row: HandForHand) -> Change:
    out = sum(one.hand == row.hand for one in gone(held.now))
    told = say("Hand {hand} was played at every table", hand=held.shown.hand)
    if out:
        told = say_count(out, "{told}, {n} player went out on it", "{told}, {n} players went out on it", told=told)
    hand = next_hand(held.now) if out else row.hand
    following = update(row, hand=hand, played=row.played + 1, done="")
    pace = hand_pace(held.tonight)
    if pace is None:
        return held.set(told, held.shown, following)
    told = say("{told}, {time} off the clock", told=told, time=minutes_and_seconds(pace))
    new = _after_a_hand(held, pace)
    if new.stretch.is_break:
        following = update(row, hand=hand, played=row.played + 1, done="", ended=held.by.at)
        told = say("{told}: the break begins, and hand for hand is over", told=told)
    return held.set(told, new, following, rule=_rule(held, pace))


def _after_a_hand(held: Held, pace: int) -> Face:
    """What a level cannot give comes off the next. A break begins whole; the last level of all goes into overtime."""
    shown, schedule = held.shown, held.now[Stretch]
    n = shown.stretch.n
    levels: list[int] = []
    while (row := schedule.get(n + 1 + len(levels))) is not None and not row.is_break:
        levels.append(row.seconds)
    found = hand_for_hand(shown.remains, hands=1, following=levels, rules=held.tonight.rules, seconds=pace)
    reached = n + found.levels_on
    if found.left > 0:
        return replace(shown, stretch=schedule[reached], left=found.left * SECOND)
    rest = schedule.get(reached + 1)
    if rest is not None:
        return replace(shown, stretch=rest, left=rest.seconds * SECOND, is_running=True)
    over = shown.remains + sum(levels[: found.levels_on]) - pace
    return replace(shown, stretch=schedule[reached], left=over * SECOND)


def _in_hand(house: OpenHouse, tournament: str, by: By) -> tuple[Held, HandForHand]:
    held = Held.of(house, tournament, by)
    row = spell(held.now)
    if row is None:
        raise Refused(say("Play is not hand for hand."))
    return held, row


def _rule(held: Held, pace: int) -> str:
    return str(held.tonight.rules.cite("RP-8C")) if pace == HAND_FOR_HAND_SECONDS else ""
