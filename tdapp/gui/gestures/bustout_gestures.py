"""What the floor does about people who go out: verbs, with a sheet first where something must be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.director import bounties, chip_counts, naming, registration, selling
from tdapp.director.floor import bust
from tdapp.director.ledger import CASH, REBUY
from tdapp.gui.gestures import note_gestures
from tdapp.gui.sheets.bounties import BountiesSheet, EnvelopeSheet, WonBySheet
from tdapp.gui.sheets.busts import CorrectionSheet, HandSheet, NameSheet
from tdapp.gui.sheets.order import OrderSheet
from tdapp.gui.sheets.purchases import buyers_who_are_out
from tdapp.values.field import Entry
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.bustouts import unnamed
from tdapp.views.command import read_seat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.views.bustouts import Back
    from tdapp.views.floor_orders import Does, FloorOrder


def out_at_once(desk: Desk, entries: Sequence[int]) -> Change | None:
    """The strip below has the way back."""
    return desk.do(bust, out=dict.fromkeys(entries))


def out_on_one_hand(desk: Desk, parent: QWidget | None, entries: Sequence[int] = ()) -> None:
    """Several out on one hand, each with the stack and who won it."""
    HandSheet(parent, desk, entries).ask(
        lambda said: bust(desk.house, desk.tournament, by=desk.by(), **said),
    )


def somebody_out(desk: Desk, table: int | None) -> Change | None:
    """Out at once, whoever it was: the name is asked for on Now."""
    return desk.do(naming.somebody_out, table=table)


def say_who(desk: Desk, parent: QWidget | None, nameless: int | None = None) -> None:
    """Name somebody who went out without a name: the one that is meant, or the first of them."""
    waiting = unnamed(desk.tonight)
    n = nameless if nameless is not None else (waiting[0].n if waiting else 0)
    sheet = desk.attempt(lambda: NameSheet(parent, desk, n))
    if sheet is not None:
        sheet.ask(lambda said: naming.say_who(desk.house, desk.tournament, nameless=n, by=desk.by(), **said))


def set_right(desk: Desk, parent: QWidget | None, entry: int) -> None:
    """Somebody was taken down as out and is not: another was, or nobody."""

    def write(said: dict[str, Any]) -> None:
        other, why = said["other"], said["why"]
        if other is not None:
            naming.it_was_another(desk.house, desk.tournament, entry=entry, other=other, why=why, by=desk.by())
            return
        to = read_seat(said["to"]) if said["to"] else None
        if said["to"] and to is None:
            raise Refused(say("Say the table and the seat, like 3-2."), at=("to",))
        naming.not_out(desk.house, desk.tournament, entry=entry, to=to, why=why, by=desk.by())

    CorrectionSheet(parent, desk, entry).ask(write)


def nobody_went_out(desk: Desk, nameless: int) -> Change | None:
    return desk.do(naming.nobody_went_out, nameless=nameless, why=say("Nobody was missing."))


def order_of_places(desk: Desk, parent: QWidget | None) -> None:
    OrderSheet(parent, desk).ask(lambda _: None)


def come_back(desk: Desk, parent: QWidget | None, back: Back) -> None:
    """A rebuy or a re-entry for those who have just gone out: in cash for a single one, else who and how is asked."""
    if back.asks_who:
        buyers_who_are_out(desk, parent, back).ask(lambda said: _brought_back(desk, back.kind, **said))
        return
    desk.attempt(lambda: _brought_back(desk, back.kind, list(back.entries), CASH))


def _brought_back(desk: Desk, kind: str, entries: Sequence[int], method: str) -> None:
    """Rebuys are one sale; each re-entry is an entry of its own, and the first refusal stops."""
    if kind == REBUY:
        selling.sell(desk.house, desk.tournament, entries=entries, kind=kind, method=method, by=desk.by())
        return
    if not entries:
        raise Refused(say("Say who buys."))
    for entry in entries:
        player = desk.tonight.now.the(Entry, entry).player
        if desk.do(registration.register, player=player, method=method, chance=desk.chance()) is None:
            return


def won_by(desk: Desk, parent: QWidget | None, entry: int) -> None:
    WonBySheet(parent, desk, entry).ask(
        lambda winners: bounties.say_who_won(desk.house, desk.tournament, entry=entry, won_by=winners, by=desk.by())
    )


def open_envelope(desk: Desk, parent: QWidget | None, entry: int) -> None:
    sheet = desk.attempt(lambda: EnvelopeSheet(parent, desk, entry))
    if sheet is not None:
        sheet.ask(
            lambda chance: bounties.open_envelope(desk.house, desk.tournament, entry=entry, chance=chance, by=desk.by())
        )


def bounty_book(desk: Desk, parent: QWidget | None) -> None:
    if not desk.tonight.terms.bounty_kind:
        desk.refused.emit(say("This tournament has no bounties: Setup says what is won by knocking somebody out."))
        return
    BountiesSheet(parent, desk).ask(lambda _: None)


def obey(desk: Desk, parent: QWidget | None, order: FloorOrder) -> None:
    """What the command bar was told, said and seen before."""
    does: dict[Does, Callable[[], object]] = {
        "nothing": lambda: None,
        "out": lambda: desk.do(bust, out=order.out, won_by=order.won_by),
        "somebody": lambda: somebody_out(desk, order.table),
        "who": lambda: say_who(desk, parent, order.entry),
        "penalty": lambda: note_gestures.penalise(desk, parent, order.entry or 0),
        "note": lambda: note_gestures.note_down(desk, parent, order),
        "count stack": lambda: desk.do(chip_counts.count_stacks, stacks={order.entry: order.chips}),
        "count table": lambda: note_gestures.count_as_told(desk, parent, order),
    }
    does[order.does]()
