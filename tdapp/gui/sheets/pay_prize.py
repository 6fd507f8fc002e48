"""How a prize is paid when it is not simply cash: another method, and what of it is withheld or left as a tip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director.ledger import CASH, Tender
from tdapp.director.prizes import PAID_BY, owed_to, pay
from tdapp.gui.widgets.form_sheet import FormSheet, money_field
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.question import Pick
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.values.words import ordinal, shortened

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.director.prizes import Standing
    from tdapp.gui.desk import Desk


class PayPrizeSheet(FormSheet):
    """What is handed over follows from what is kept."""

    def __init__(self, parent: QWidget | None, desk: Desk, standing: Standing) -> None:
        tonight = desk.tonight
        self._owed, self._currency = standing.prize - standing.paid, tonight.terms.currency
        title = say("Pay {name}", name=shortened(tonight.known_as(standing.entry)))
        text = say("For the {place} place.", place=ordinal(standing.best))
        super().__init__(parent, title, text, ok=say("Pay"), width=560)
        self.put("method", Pick(say("Paid by"), [(say_kept(way).capitalize(), way) for way in PAID_BY], CASH), 0, 0, 4)
        self.put("withheld", money_field(say("Tax withheld"), 0, self._currency, say("none")), 0, 4, 4)
        self.put("tip", money_field(say("Tip for the dealers"), 0, self._currency, say("none")), 0, 8, 4)
        self.handed = label("", "blinds", name=say("Handed over"))
        self.body.insertWidget(0, self.handed)
        for at in ("withheld", "tip"):
            self.control(at).textChanged.connect(lambda _: self._reckon())
        self._reckon()
        self.control("method").setFocus()

    def _reckon(self) -> None:
        try:
            left = self._owed - sum(self.money(at, self._currency) for at in ("withheld", "tip"))
        except Refused:
            left = self._owed
        self.handed.setText(money(left, self._currency))

    def value(self) -> tuple[Tender, ...]:
        kept = [Tender(at, amount) for at in ("withheld", "tip") if (amount := self.money(at, self._currency))]
        left = self._owed - sum(part.amount for part in kept)
        if left < 0:
            raise Refused(
                say("More is kept than the {owed} of the prize.", owed=money(self._owed, self._currency)),
                at=("withheld",),
            )
        return (*([Tender(self.answer("method"), left)] if left else []), *kept)


def pay_otherwise(desk: Desk, parent: QWidget | None, entry: int) -> None:
    standing = desk.attempt(lambda: owed_to(desk.tonight, entry))
    if standing is not None:
        PayPrizeSheet(parent, desk, standing).ask(
            lambda tender: pay(desk.house, desk.tournament, entry=entry, tender=tender, by=desk.by())
        )
