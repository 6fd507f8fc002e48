"""What is done with prizes from more than one place: plan, pool, deal, lock, unlock, pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import prizes
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.money import money
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.prizes import prizes as prizes_shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk


def lock_prizes(desk: Desk, parent: QWidget | None) -> None:
    shown = desk.attempt(lambda: prizes_shown(desk.tonight))
    if shown is None:
        return
    pool = money(sum(shown.amounts), shown.currency)
    text = say(
        "{pool} for {places}. From now on entries do not change the prizes. {why}",
        pool=pool,
        places=count(len(shown.amounts), "place"),
        why=shown.why,
    )
    Sheet(parent, say("Lock the prizes?"), text, ok=say("Lock")).ask(
        lambda _: prizes.lock(desk.house, desk.tournament, by=desk.by())
    )


def unlock_prizes(desk: Desk, parent: QWidget | None) -> None:
    text = say("The room may have seen them. They follow the entries and the plan again, until they are locked anew.")
    Sheet(parent, say("Unlock the prizes?"), text, ok=say("Unlock")).ask(
        lambda _: prizes.unlock(desk.house, desk.tournament, by=desk.by())
    )


def pay(desk: Desk, entries: Sequence[int]) -> None:
    """Pay each of them what is owed; the first refusal stops."""
    for entry in entries:
        if desk.do(prizes.pay, entry=entry) is None:
            return


def open_plan(desk: Desk, parent: QWidget | None) -> None:
    from tdapp.gui.sheets.prize_plan import open_plan

    open_plan(desk, parent)


def open_pool(desk: Desk, parent: QWidget | None) -> None:
    from tdapp.gui.sheets.pool import open_pool

    open_pool(desk, parent)


def open_deal(desk: Desk, parent: QWidget | None) -> None:
    from tdapp.gui.sheets.deal import open_deal

    open_deal(desk, parent)


def pay_otherwise(desk: Desk, parent: QWidget | None, entry: int) -> None:
    from tdapp.gui.sheets.pay_prize import pay_otherwise

    pay_otherwise(desk, parent, entry)
