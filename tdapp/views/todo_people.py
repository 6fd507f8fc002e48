"""What people who went out ask for: their names, hand for hand at the bubble, and bounties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.bounties import bounties
from tdapp.director.bustouts import spell
from tdapp.director.openings import is_open
from tdapp.director.penalties import serving, to_end
from tdapp.values.field import Seating
from tdapp.values.money import money
from tdapp.values.say import say, say_count, say_kept
from tdapp.values.words import count
from tdapp.views.bounties import envelopes_due, nobodys
from tdapp.views.bustouts import unnamed
from tdapp.views.noted import penalty_shown
from tdapp.views.prizes import prizes
from tdapp.views.todo_item import Other, ToDo, Waiting, named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.values.noted import PenaltyRecord


def about_people(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    yield from missing_names(tonight)
    yield from _penalties(tonight, at)
    yield from _hand_for_hand(tonight, at)


def missing_names(tonight: Tonight) -> Iterator[ToDo]:
    for one in unnamed(tonight):
        why = f"{one.says} {say('Nobody knows yet which seat there is free.')}"
        rule, others = str(tonight.rules.cite("ELI-01")), (Other("nobody", say("Nobody did")),)
        yield ToDo("say who", one.title, why, say("Say who…"), rule, (one.n,), "warning", others)


def _penalties(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    """Who may play again by now; and whose hands are counted as they are dealt."""
    for row in to_end(tonight, at):
        name = tonight.known_as(row.entry)
        why = say(
            "{player} was out of the game for {time}: {reason}.",
            player=name,
            time=count(row.amount, row.unit.removesuffix("s")),
            reason=row.reason,
        )
        title = say("{player} may play again", player=name)
        yield ToDo("back to play", title, why, say("Plays again"), row.rule, (row.n,), "information")
    yield from _hands_missed(tonight, at)


def _hands_missed(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    """Table by table: a hand that is dealt there is one less for all who miss it."""
    by_table: dict[int, list[PenaltyRecord]] = {}
    for row in serving(tonight, at):
        if row.hands and row.entry in tonight.now[Seating]:
            by_table.setdefault(tonight.now[Seating][row.entry].table, []).append(row)
    for table, rows in by_table.items():
        names = [tonight.known_as(row.entry) for row in rows]
        told = [
            say_count(row.hands or 0, "{player} misses {n} more hand", "{player} misses {n} more hands", player=name)
            for name, row in zip(names, rows, strict=True)
        ]
        title = say("{players} miss hands at table {table}", players=named(names), table=table)
        if len(rows) == 1:
            title = told[0]
        about = rows[0].reason if len(rows) == 1 else named(told)
        why = say("Count each hand that is dealt at table {table}: {about}.", table=table, about=about)
        others = tuple(
            Other("back to play", say("Served") if len(rows) == 1 else say("{player} served", player=name), (row.n,))
            for name, row in zip(names, rows, strict=True)
        )
        yield ToDo("hand dealt", title, why, say("A hand was dealt"), rows[0].rule, (table,), "information", others[:3])


def _paid(tonight: Tonight) -> int:
    """How many are paid, also while the prizes are not locked: the bubble does not wait for that."""
    return len(tonight.once(prizes).lines)


def _hand_for_hand(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    """The bubble is reached when one more is in than places are paid, not an elimination later."""
    paid = _paid(tonight)
    if not paid or tonight.terms.finished is not None or is_open(tonight, at):
        return
    held, rule = spell(tonight.now), str(tonight.rules.cite("RP-8A"))
    if held is None and tonight.left == paid + 1 and len(tonight.tables) > 1:
        why = say_count(
            paid,
            "{n} place is paid and {left:,} are in: whoever goes out next goes without a prize.",
            "{n} places are paid and {left:,} are in: whoever goes out next goes without a prize.",
            left=tonight.left,
        )
        yield ToDo(
            "hand for hand", say("The bubble: play hand for hand?"), why, say("Hand for hand"), rule, look="information"
        )
    elif held is not None and tonight.left <= paid:
        why = say("{left:,} are in and all of them are paid: play on as usual.", left=tonight.left)
        yield ToDo(
            "hand for hand", say("The bubble has burst"), why, say("End hand for hand"), rule, look="information"
        )
    elif held is not None and len(tonight.tables) == 1:
        why = say("Nobody waits for another table: play on as usual.")
        yield ToDo("hand for hand", say("One table is left"), why, say("End hand for hand"), rule, look="information")


def about_bounties(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    """No table waits for them: what the floor asks for goes before."""
    if not tonight.terms.bounty_kind:
        return
    for entry, who in envelopes_due(tonight, at):
        title, other = say("{player} opens an envelope", player=who), tonight.known_as(entry)
        why = say("For knocking out {player}. It is drawn so that anyone can check it.", player=other)
        if who == other:
            why = say("For winning. It is drawn so that anyone can check it.")
        yield ToDo("envelope", title, why, say("Open…"), about=(entry,), look="accent")
    missing = nobodys(tonight)
    if missing:
        names = [tonight.known_as(entry) for entry in missing]
        title = say("Who knocked out {player}?", player=names[0])
        why = say("Nobody has won the bounty yet.")
        if len(names) > 1:
            why = f"{why} {say('Nor is it known of {players}.', players=named(names[1:]))}"
        yield ToDo("won by", title, why, say("Say…"), about=(missing[0],), look="information")
    owed = {entry: amount for entry, amount in bounties(tonight.now).all_owed.items() if amount > 0}
    if owed:
        currency = tonight.terms.currency
        told = named([f"{tonight.known_as(entry)} {money(owed[entry], currency)}" for entry in owed])
        title = say("Pay {amount} of bounties", amount=money(sum(owed.values()), currency))
        yield ToDo("bounties", title, f"{told}.", say("Bounties…"), about=tuple(owed), look="accent")


def hand_by_hand(tonight: Tonight) -> Iterator[Waiting]:
    """While play is hand for hand: which hand it is, by how many went out on it."""
    held = spell(tonight.now)
    if held is not None:
        yield Waiting(
            say("Hand for hand"), say("{left:,} are in, {paid:,} are paid", left=tonight.left, paid=_paid(tonight))
        )


def out_for_a_time(tonight: Tonight, at: Moment) -> Iterator[Waiting]:
    """Who is out of the game for a time."""
    for row in serving(tonight, at):
        if row.until is not None:
            yield Waiting(
                say("{player} is out of the game", player=tonight.known_as(row.entry)),
                f"{penalty_shown(row)} · {say_kept(row.reason)}",
            )
