"""How a purchase is paid when it is not simply cash: another method, change due, two parts; and a chosen seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.ledger import CASH, METHODS, Tender, check_tender
from tdapp.gui.widgets.form_sheet import FormSheet, money_field, yes_or_no
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.question import Number, Pick, Text
from tdapp.values.money import money, read_money
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.views.command import read_seat

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.values.room import Seat

MOST_CHIPS = 10**9
WAYS = [(say_kept(method).capitalize(), method) for method in METHODS]


@dataclass(frozen=True, slots=True)
class Due:
    """What is to be paid, and what else is asked with it."""

    title: str
    text: str
    each: int
    """The cost of one."""
    currency: str
    at_once: int = 1
    asks_seat: bool = False
    asks_arrival: bool = False
    asks_stack: bool = False


@dataclass(frozen=True, slots=True)
class Paid:
    tender: tuple[Tender, ...]
    times: int = 1
    stack: int = 0
    seat: Seat | None = None
    has_arrived: bool = True


class PaymentSheet(FormSheet):
    """The second part fills what the first leaves; what is handed over in cash shows the change at once."""

    def __init__(self, parent: QWidget | None, due: Due) -> None:
        super().__init__(parent, due.title, due.text, ok=say("Take payment"), width=600)
        self._due = due
        self.amount = label("", "blinds", name=say("Due"))
        self.change = label("", "figure", name=say("Change"))
        self.body.insertWidget(0, self.amount)
        self.put("method", Pick(say("Paid by"), WAYS, CASH), 0, 0, 4)
        self.put("tender", money_field(say("Amount"), due.each, due.currency), 0, 4, 4)
        self.put("received", Text(say("Handed over"), longest=24), 0, 8, 4)
        self.control("received").setPlaceholderText(say("exactly"))
        self.put("second", Pick(say("The rest by"), WAYS, "card"), 1, 0, 4)
        self.put("rest", Text(say("Rest"), longest=24), 1, 4, 4)
        self.control("rest").setReadOnly(True)
        self.grid.addWidget(self.change, 1, 8, 1, 4)
        self._ask_more(due)
        self._is_whole = True
        self.control("method").currentIndexChanged.connect(self._reckon)
        self.control("second").currentIndexChanged.connect(self._reckon)
        self.control("received").textChanged.connect(self._reckon)
        self.control("tender").textEdited.connect(self._split)
        self._reckon()
        self.control("method").setFocus()

    def _ask_more(self, due: Due) -> None:
        if due.at_once > 1:
            numbers = [(str(number), number) for number in range(1, due.at_once + 1)]
            self.put("times", Pick(say("How many"), numbers, 1), 2, 0, 4)
            self.control("times").currentIndexChanged.connect(self._more_or_fewer)
        if due.asks_stack:
            self.put("stack", Number(say("Chips in front"), 0, 0, MOST_CHIPS), 2, 4, 4)
            self.control("stack").setGroupSeparatorShown(True)
        if due.asks_seat:
            self.put("seat", Text(say("Seat"), longest=12), 2, 0, 4)
            self.control("seat").setPlaceholderText(say("any, or like 3-2"))
        if due.asks_arrival:
            here = yes_or_no(say("The player"), say("Has not arrived yet"), say("Is here"), chosen=False)
            self.put("has_arrived", here, 2, 4, 5)

    @property
    def _times(self) -> int:
        return int(self.answer("times")) if self._due.at_once > 1 else 1

    @property
    def _cost(self) -> int:
        return self._due.each * self._times

    def _more_or_fewer(self) -> None:
        if self._is_whole:
            self.control("tender").setText(money(self._cost, self._due.currency))
        self._reckon()

    def _split(self) -> None:
        self._is_whole = self._first() == self._cost
        self._reckon()

    def _first(self) -> int:
        """The first part as far as it can be read; nothing typed yet is all of it."""
        try:
            return self.money("tender", self._due.currency) if self.answer("tender").strip() else self._cost
        except Refused:
            return self._cost

    def _reckon(self) -> None:
        """What is due, what is left for the second part, and the change."""
        currency = self._due.currency
        self.amount.setText(money(self._cost, currency))
        rest = max(self._cost - self._first(), 0)
        self.control("rest").setText(money(rest, currency) if rest else "")
        for at in ("second", "rest"):
            self.control(at).setEnabled(bool(rest))
        cash = self._in_cash(rest)
        self.control("received").setEnabled(bool(cash))
        self.change.setText(self._told_change(cash))

    def _in_cash(self, rest: int) -> int:
        first = min(self._first(), self._cost)
        return (first if self.answer("method") == CASH else 0) + (rest if self.answer("second") == CASH else 0)

    def _told_change(self, cash: int) -> str:
        text = self.answer("received").strip()
        if not text or not cash:
            return ""
        try:
            change = read_money(text, self._due.currency) - cash
        except Refused:
            return ""
        if change < 0:
            return say("{amount} missing", amount=money(-change, self._due.currency))
        return say("Change {change}", change=money(change, self._due.currency))

    def value(self) -> Paid:
        tender = self._tender()
        check_tender(tender, self._cost, self._due.currency)
        return Paid(
            tender,
            self._times,
            self.answer("stack") if self._due.asks_stack else 0,
            self._seat(),
            not self.answer("has_arrived") if self._due.asks_arrival else True,
        )

    def _tender(self) -> tuple[Tender, ...]:
        if not self._cost:
            return ()
        currency = self._due.currency
        first = self.money("tender", currency) if self.answer("tender").strip() else self._cost
        rest = self._cost - first
        parts = {self.answer("method"): first}
        if rest > 0:
            parts[self.answer("second")] = parts.get(self.answer("second"), 0) + rest
        given = self._handed_over()
        return tuple(
            Tender(method, amount, given if method == CASH else None) for method, amount in parts.items() if amount
        )

    def _handed_over(self) -> int | None:
        if not self.control("received").isEnabled() or not self.answer("received").strip():
            return None
        return self.money("received", self._due.currency)

    def _seat(self) -> Seat | None:
        text = self.answer("seat").strip() if self._due.asks_seat else ""
        if not text:
            return None
        seat = read_seat(text)
        if seat is None:
            raise Refused(say("Say the table and the seat, like 3-2."), at=("seat",))
        return seat
