"""Sheets of the desk over several things: what an entry bought, to correct it; and an add-on for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from tdapp.director import selling
from tdapp.director.ledger import METHODS, holding, payments_of
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.question import Pick, Text
from tdapp.values.field import Elimination
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.values.words import count, shortened

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.views.bustouts import Back
    from tdapp.views.entrants import Entrant

LONGEST_REASON = 200
KEY = Qt.ItemDataRole.UserRole


class PurchasesSheet(FormSheet):
    """What an entry bought, the newest first; one of it can be taken back with a reason."""

    def __init__(self, parent: QWidget | None, desk: Desk, row: Entrant) -> None:
        text = say("Pick what was a mistake and say why: its money goes back, and the reason stays in the journal.")
        title = say("Bought by {name}", name=shortened(row.name))
        super().__init__(parent, title, text, ok=say("Take back"), width=560)
        self._desk = desk
        self.bought = QListWidget()
        self.bought.setAccessibleName(say("What was bought"))
        tonight = desk.tonight
        rows = sorted((one for one in holding(tonight.now) if one.entry == row.entry), key=lambda one: -one.n)
        for one in rows:
            cost = money(one.price + one.fee + one.bounty, tonight.terms.currency)
            ways = ", ".join(dict.fromkeys(say_kept(paid.method) for paid in payments_of(tonight.now, one)))
            line = QListWidgetItem(f"{say_kept(one.kind).capitalize()}  ·  {cost}{f' {ways}' if ways else ''}")
            line.setData(KEY, one.n)
            self.bought.addItem(line)
        self.bought.setCurrentRow(0)
        self.bought.setFixedHeight(min(max(len(rows), 2), 6) * 36 + 14)
        self.grid.addWidget(self.bought, 0, 0, 1, 12)
        self.put("why", Text(say("Reason"), longest=LONGEST_REASON), 1)
        self.bought.setFocus()

    def value(self) -> tuple[int, str]:
        line = self.bought.currentItem()
        if line is None:
            raise Refused(say("Nothing was bought."))
        return int(line.data(KEY)), " ".join(self.answer("why").split())


def correct(desk: Desk, parent: QWidget | None, row: Entrant) -> None:
    PurchasesSheet(parent, desk, row).ask(
        lambda said: selling.take_back(desk.house, desk.tournament, purchase=said[0], why=said[1], by=desk.by())
    )


class Ticks(QListWidget):
    """A list with ticks. Space ticks; letters find."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        super().keyPressEvent(event)


class BuyersSheet(FormSheet):
    """Those who may buy, ticked or not: who buys is ticked, then all pay alike."""

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        text: str,
        *,
        who: Mapping[int, str],
        are_ticked: bool,
        cost: int,
        currency: str,
    ) -> None:
        super().__init__(parent, title, text, ok=say("Sell"), width=560)
        self._cost, self._currency = cost, currency
        self.who = Ticks()
        self.who.setAccessibleName(say("Who buys"))
        for entry, told in who.items():
            line = QListWidgetItem(told)
            line.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
            line.setCheckState(Qt.CheckState.Checked if are_ticked else Qt.CheckState.Unchecked)
            line.setData(KEY, entry)
            self.who.addItem(line)
        self.who.setCurrentRow(0)
        self.who.setFixedHeight(min(max(len(who), 3), 7) * 36 + 14)
        self.grid.addWidget(self.who, 0, 0, 1, 12)
        ways = [(say_kept(way).capitalize(), way) for way in METHODS]
        self.put("method", Pick(say("All pay by"), ways, "cash"), 1, 0, 5)
        self.sum = label("", "figure", name=say("In all"))
        self.grid.addWidget(self.sum, 1, 6, 1, 6, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self.who.itemChanged.connect(lambda _: self._add_up())
        self._add_up()
        self.who.setFocus()

    def _ticked(self) -> list[int]:
        lines = (self.who.item(place) for place in range(self.who.count()))
        return [int(line.data(KEY)) for line in lines if line.checkState() == Qt.CheckState.Checked]

    def _add_up(self) -> None:
        number = len(self._ticked())
        self.sum.setText(f"{count(number, 'player')}  ·  {money(self._cost * number, self._currency)}")

    def value(self) -> dict[str, Any]:
        return {"entries": self._ticked(), "method": self.answer("method")}


def sell_to_everybody(desk: Desk, parent: QWidget | None, kind: str, rows: Sequence[Entrant]) -> None:
    """All who are in are ticked: who does not buy is unticked."""
    if not rows:
        desk.refused.emit(say("Nobody is in."))
        return
    offer = selling.the_offer(desk.tonight, kind)
    cost, currency = offer.price + offer.fee + offer.bounty, desk.tonight.terms.currency
    text = say(
        "{cost} for {chips}. Untick who does not buy.",
        cost=money(cost, currency),
        chips=count(offer.chips, "chip"),
    )
    title = say("{what} for everybody", what=say_kept(kind).capitalize())
    who = {row.entry: _line(row.name, row.table, row.seat) for row in rows}
    BuyersSheet(parent, title, text, who=who, are_ticked=True, cost=cost, currency=currency).ask(
        lambda said: selling.sell(desk.house, desk.tournament, kind=kind, by=desk.by(), **said)
    )


def buyers_who_are_out(desk: Desk, parent: QWidget | None, back: Back) -> BuyersSheet:
    """Several who have just gone out: nobody is ticked, and who plays on is."""
    tonight = desk.tonight
    out, currency = tonight.now[Elimination], tonight.terms.currency
    text = say(
        "{cost} for {chips}. Tick who plays on.",
        cost=money(back.cost, currency),
        chips=count(back.chips, "chip"),
    )
    title = say("{what}: who plays on?", what=say_kept(back.kind).capitalize())
    who = {n: _line(tonight.known_as(n), out[n].table, out[n].seat) for n in back.entries}
    return BuyersSheet(parent, title, text, who=who, are_ticked=False, cost=back.cost, currency=currency)


def _line(name: str, table: int | None, seat: int | None) -> str:
    where = say("table {table} seat {seat}", table=table, seat=seat) if table else ""
    return "  ·  ".join(filter(None, (shortened(name, 48), where)))
