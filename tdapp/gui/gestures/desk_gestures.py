"""What the desk does for people of the list: verbs, with a sheet first where something must be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.director import absences, bookings, counted_events, forfeits, openings, registration, selling
from tdapp.director.clock import has_started
from tdapp.director.ledger import CASH
from tdapp.gui.sheets.payment import Due, PaymentSheet
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.question import Number, Text
from tdapp.values.money import money
from tdapp.values.say import say, say_kept
from tdapp.values.words import count, shortened
from tdapp.views.waiting import waiting

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.gui.sheets.payment import Paid
    from tdapp.store.change import Change
    from tdapp.views.counted_lines import Counting
    from tdapp.views.desk_orders import DeskOrder
    from tdapp.views.entrants import Entrant

LONGEST_REASON = 200
MOST_CHIPS = 10**9


def sell(desk: Desk, kind: str, rows: Sequence[Entrant], *, times: int = 1) -> Change | None:
    """At once, in cash: the strip below has the way back."""
    return desk.do(selling.sell, entries=[row.entry for row in rows], kind=kind, times=times)


def sell_otherwise(desk: Desk, parent: QWidget | None, kind: str, rows: Sequence[Entrant]) -> None:
    """Ask how it is paid, then sell to all of them."""
    tonight, number = desk.tonight, len(rows)
    offer = desk.attempt(lambda: selling.the_offer(tonight, kind))
    if offer is None:
        return
    currency, cost = tonight.terms.currency, offer.price + offer.fee + offer.bounty
    who = shortened(rows[0].name) if number == 1 else count(number, "player")
    price, chips = money(cost, currency), count(offer.chips, "chip")
    each = say("{price} for {chips} each.", price=price, chips=chips)
    text = each if number > 1 else say("{price} for {chips}.", price=price, chips=chips)
    asks_stack = number == 1 and (offer.only_broke or offer.up_to_stack is not None)
    due = Due(_title(kind, who), text, cost * number, currency, offer.at_once, asks_stack=asks_stack)

    def take(paid: Paid) -> None:
        selling.sell(
            desk.house,
            desk.tournament,
            entries=[row.entry for row in rows],
            kind=kind,
            times=paid.times,
            stack=paid.stack,
            tender=paid.tender,
            by=desk.by(),
        )

    PaymentSheet(parent, due).ask(take)


def register_otherwise(
    desk: Desk, parent: QWidget | None, who: dict[str, Any], name: str, done: Callable[[Change], object]
) -> None:
    """Ask how the entry is paid, on which seat, and whether the player is here; `who` is a player or a new name."""
    tonight = desk.tonight
    article = desk.attempt(lambda: registration.entry_article(tonight, who.get("player"), desk.by()))
    if article is None:
        return
    due = Due(
        _title(article.kind, shortened(name)),
        f"{count(article.chips, 'chip')}.",
        article.cost,
        tonight.terms.currency,
        asks_seat=tonight.is_drawn or tonight.terms.draws_at_once,
        asks_arrival=True,
    )

    def take(paid: Paid) -> None:
        said: dict[str, Any] = {"tender": paid.tender, "seat": paid.seat, "has_arrived": paid.has_arrived}
        chance, by = desk.chance(), desk.by()
        done(registration.register(desk.house, desk.tournament, **who, **said, chance=chance, by=by))

    PaymentSheet(parent, due).ask(take)


def _title(kind: str, who: str) -> str:
    """Rebuy: Ann Lee"""
    return say("{what}: {who}", what=say_kept(kind).capitalize(), who=who)


class ReasonSheet(FormSheet):
    """Why something that happened is corrected; the reason stays in the journal."""

    def __init__(self, parent: QWidget | None, title: str, text: str, ok: str) -> None:
        super().__init__(parent, title, text, ok=ok, width=520)
        self.put("why", Text(say("Reason"), longest=LONGEST_REASON), 0)
        self.control("why").setFocus()

    def value(self) -> str:
        return " ".join(self.answer("why").split())


def unregister(desk: Desk, parent: QWidget | None, row: Entrant) -> None:
    """Money back: freely before the first hand, later as a correction with its reason."""
    if not has_started(desk.tonight.now, desk.now()):
        desk.do(registration.unregister, entry=row.entry)
        return
    back = money(row.paid, desk.tonight.terms.currency)
    text = say(
        "Hands were dealt: this is a correction. {back} goes back, and the reason stays in the journal.", back=back
    )
    ReasonSheet(parent, say("Take back the entry of {name}?", name=shortened(row.name)), text, say("Take back")).ask(
        lambda why: registration.unregister(desk.house, desk.tournament, entry=row.entry, why=why, by=desk.by())
    )


def arrived(desk: Desk, rows: Sequence[Entrant]) -> None:
    """They are here: who is in by that, and who was expected as one who still has to pay."""
    entries = [row.entry for row in rows if row.entry]
    if entries and desk.do(absences.arrive, entries=entries) is None:
        return
    for row in rows:
        if row.booking and desk.do(bookings.check_in, booking=row.booking) is None:
            return


def leave(desk: Desk, rows: Sequence[Entrant]) -> None:
    for row in rows:
        if desk.do(absences.leave, entry=row.entry) is None:
            return


class StackSheet(FormSheet):
    """How much somebody has in front who stayed away too long."""

    def __init__(self, parent: QWidget | None, name: str, text: str) -> None:
        super().__init__(
            parent, say("Share the stack of {name}", name=shortened(name)), text, ok=say("Share"), width=520
        )
        self.put("stack", Number(say("Chips in the stack"), 0, 0, MOST_CHIPS), 0)
        self.control("stack").setGroupSeparatorShown(True)
        self.control("stack").setFocus()
        self.control("stack").selectAll()

    def value(self) -> int:
        return int(self.answer("stack"))


def share_stack(desk: Desk, parent: QWidget | None, entry: int) -> None:
    text = say("The others at the table get equal parts of it; what cannot be shared goes to the bank.")
    StackSheet(parent, desk.tonight.known_as(entry), text).ask(
        lambda stack: forfeits.forfeit(desk.house, desk.tournament, entry=entry, stack=stack, by=desk.by())
    )


def cancel(desk: Desk, rows: Sequence[Entrant]) -> None:
    for row in rows:
        if desk.do(bookings.cancel, booking=row.booking) is None:
            return


def enter(desk: Desk, rows: Sequence[Entrant]) -> None:
    """Those who are expected, wait or are out pay in cash and come in; the first refusal stops."""
    for row in rows:
        if desk.do(registration.register, player=row.player, chance=desk.chance()) is None:
            return


def enter_otherwise(desk: Desk, parent: QWidget | None, row: Entrant) -> None:
    """Like `enter`, with another method, a split, a chosen seat."""
    register_otherwise(desk, parent, {"player": row.player}, row.name, lambda _: None)


def seat_next(desk: Desk) -> Change | None:
    return desk.do(bookings.seat_next, chance=desk.chance())


def count_so_many(
    desk: Desk, counting: Counting, *, method: str = CASH, refused: Callable[[str], object] | None = None
) -> Change | None:
    """So many in, out, or of what is sold, in an event without names."""
    number = counting.number
    if counting.does == "in":
        return desk.do(registration.count_in, number=number, method=method, refused=refused)
    if counting.does == "out":
        return desk.do(counted_events.take_out, number=number, refused=refused)
    return desk.do(counted_events.sell, kind=counting.kind, number=number, method=method, refused=refused)


def obey(desk: Desk, parent: QWidget | None, order: DeskOrder) -> None:
    """What the command bar was told, said and seen before."""
    who: dict[str, Any] = {"player": order.player} if order.player else {"name": order.name}
    if order.does == "register":
        desk.do(registration.register, chance=desk.chance(), **who)
    elif order.does == "book":
        desk.do(bookings.book, waits=not waiting(desk.tonight).has_room_for(order.player), **who)
    elif order.does == "seat next":
        seat_next(desk)
    elif order.counting is not None:
        count_so_many(desk, order.counting)
    elif order.row is not None:
        _obey_of(desk, parent, order, order.row)


def _obey_of(desk: Desk, parent: QWidget | None, order: DeskOrder, row: Entrant) -> None:
    if order.does == "sell":
        sell(desk, order.kind, [row])
    elif order.does == "here":
        arrived(desk, [row])
    elif order.does == "away":
        leave(desk, [row])
    elif order.does == "take back":
        unregister(desk, parent, row)


def close_or_reopen(desk: Desk) -> Change | None:
    return desk.do(openings.reopen if desk.tonight.terms.is_closed else openings.close)
