"""What the prizes ask for: locking them, paying them, and the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.openings import has_begun, is_open
from tdapp.values.field import Prize
from tdapp.values.money import money
from tdapp.values.words import count
from tdapp.views.prizes import prizes
from tdapp.views.todo_item import ToDo, Waiting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment
    from tdapp.views.prizes import PrizeLine, Prizes


def about_money(tonight: Tonight, at: Moment) -> Iterator[ToDo]:
    if not has_begun(tonight, at):
        return
    shown = tonight.once(prizes)
    if not tonight.now[Prize] and shown.lines and not is_open(tonight, at):
        why = f"{money(shown.pool, shown.currency)} for {count(len(shown.lines), 'place')}. {shown.why}"
        yield ToDo("lock", "Lock the prizes", why, "Lock…", shown.rule, look="information")
    owed = [line for line in reversed(shown.lines) if line.owed > 0]
    if owed and tonight.now[Prize]:
        yield _paying(shown, owed)
    elif tonight.terms.finished is not None and tonight.now[Prize]:
        winner = next((line.name for line in shown.lines if line.place == "1st"), "")
        title = f"{winner} has won" if tonight.terms.has_names else "The tournament is over"
        yield ToDo("results", title, "Everybody is paid. Print the results.", "Results", look="accent")


def _paying(shown: Prizes, owed: list[PrizeLine]) -> ToDo:
    """The first to go out is the first in the queue."""
    title = f"Pay {owed[0].name} {money(owed[0].owed, shown.currency)}"
    if len(owed) > 1:
        title = f"Pay {len(owed)} players {money(shown.to_pay, shown.currency)}"
    why = "; ".join(f"{one.place} {one.seen}, {money(one.owed, shown.currency)}" for one in owed[:3])
    entries = tuple(one.entry for one in owed if one.entry is not None)
    return ToDo("pay", title, f"{why}.", "Pay" if len(owed) == 1 else "Pay all", "", entries, "accent")


def places_paid(tonight: Tonight) -> Iterator[Waiting]:
    shown = tonight.once(prizes)
    if not shown.lines or not tonight.entries_sold:
        return
    to_go = tonight.left - len(shown.lines)
    told = f"{to_go} to go" if to_go > 0 else "in the money"
    locked = "locked" if shown.is_locked else "not locked"
    yield Waiting("Money", f"{len(shown.lines)} paid · {told} · {locked}")
