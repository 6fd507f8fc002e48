"""What the prizes ask for: locking them, paying them, and the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.deals import is_called_off, is_refunded
from tdapp.director.decided import is_decided
from tdapp.director.openings import has_begun, is_open
from tdapp.values.field import Prize
from tdapp.values.money import money
from tdapp.values.say import say, say_count
from tdapp.values.words import count
from tdapp.views.prizes import prizes
from tdapp.views.todo_item import ToDo, Waiting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.views.prizes import PrizeLine, Prizes


CALLED_OFF = say("The tournament was called off")


def about_money(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    if is_refunded(tonight.now):
        why = say("Everybody gets back what was paid. Print what went back, for each to sign.")
        yield ToDo("settlement", CALLED_OFF, why, say("Settlement"), look="accent")
        return
    if tonight.terms.finished is None and not has_begun(tonight, at):
        return
    shown = tonight.once(prizes)
    if not tonight.now[Prize] and shown.lines and not is_open(tonight, at):
        pool, places = money(shown.pool, shown.currency), count(len(shown.lines), "place")
        why = f"{say('{pool} for {places}.', pool=pool, places=places)} {shown.why}"
        yield ToDo("lock", say("Lock the prizes"), why, say("Lock…"), shown.rule, look="information")
    owed = [line for line in reversed(shown.lines) if line.owed > 0]
    if owed and tonight.now[Prize]:
        yield _paying(shown, owed)
    elif tonight.terms.finished is not None and tonight.now[Prize]:
        why = say("Everybody is paid. Print the results.")
        yield ToDo("results", _how_it_ended(tonight, shown), why, say("Results"), look="accent")


def _how_it_ended(tonight: Tonight, shown: Prizes) -> str:
    if is_called_off(tonight.now):
        return CALLED_OFF
    winner = next((line.name for line in shown.lines if line.places == (1, 1)), "")
    if winner and tonight.terms.has_names:
        return say("{winner} has won", winner=winner)
    return say("The tournament is over")


def decided(tonight: Tonight) -> Iterator[ToDo]:
    """Those who are left have won what they can win: nothing on the floor is as urgent."""
    if not is_decided(tonight):
        return
    first, currency = tonight.now[Prize][1], tonight.terms.currency
    won = first.what or money(first.amount, currency)
    why = say("Every place that is left wins {won}: nobody has to be knocked out for it.", won=won)
    yield ToDo("end", say("It is decided: {won} each", won=won), why, say("End it here"), look="accent")


def _paying(shown: Prizes, owed: list[PrizeLine]) -> ToDo:
    """The first to go out is the first in the queue."""
    title = say("Pay {player} {amount}", player=owed[0].name, amount=money(owed[0].owed, shown.currency))
    if len(owed) > 1:
        title = say("Pay {number:,} players {amount}", number=len(owed), amount=money(shown.to_pay, shown.currency))
    why = "; ".join(f"{one.place} {one.seen}, {money(one.owed, shown.currency)}" for one in owed[:3])
    entries = tuple(one.entry for one in owed if one.entry is not None)
    return ToDo("pay", title, f"{why}.", say("Pay") if len(owed) == 1 else say("Pay all"), "", entries, "accent")


def places_paid(tonight: Tonight) -> Iterator[Waiting]:
    shown = tonight.once(prizes)
    if not shown.lines or not tonight.entries_sold:
        return
    to_go = tonight.left - len(shown.lines)
    places = len(shown.lines)
    parts = (
        say_count(places, "{n} place paid", "{n} places paid"),
        say("{left:,} to the money", left=to_go) if to_go > 0 else say("in the money"),
        say("locked") if shown.is_locked else say("not locked"),
    )
    yield Waiting(say("Money"), " · ".join(parts))
