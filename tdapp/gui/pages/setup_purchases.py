"""What the tournament sells beside the buy-in: a line for each kind, and a sheet with its terms."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tdapp.director import offers
from tdapp.gui.pages.setup_offer_sheet import OfferSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, rule
from tdapp.gui.widgets.summary_row import SummaryRow
from tdapp.values.money import money
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.gui.desk import Desk

ABOUT = {
    "re-entry": say("a new entry for somebody who is out"),
    "rebuy": say("chips for an entry that is in, or just went broke"),
    "add-on": say("chips for everybody, usually once and at a break"),
    "dealer bonus": say("a few chips for a tip to the dealers"),
}
TITLES = {
    "re-entry": say("Re-entry"),
    "rebuy": say("Rebuy"),
    "add-on": say("Add-on"),
    "dealer bonus": say("Dealer appreciation"),
}


class PurchasesCard(Card):
    """The buy-in stands above them: what is sold is compared with it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._buy_in = label(look="muted", wraps=True, name=say("Buy-in: how it is"))
        self._rows = {kind: SummaryRow(TITLES[kind], partial(self._edit, kind)) for kind in offers.KINDS}
        super().__init__(label(say("Purchases"), "heading"), self._buy_in, spacing=12)
        for summary in self._rows.values():
            self.body.addWidget(rule())
            self.body.addWidget(summary)

    def show_rows(self) -> None:
        tonight = self._desk.tonight
        self._buy_in.setText(say("The buy-in: {terms}.", terms=buy_in_said(tonight)))
        over = say("The tournament is over.") if tonight.terms.finished is not None else ""
        for kind, summary in self._rows.items():
            offer = offers.offer_of(tonight, kind)
            button = say("Edit…") if offer else say("Offer…")
            summary.show_text(how_it_is(tonight, kind), button=button, why_not=over)

    def _edit(self, kind: str) -> None:
        OfferSheet(self.window(), self._desk, kind, TITLES[kind]).offer()


def buy_in_said(tonight: Tonight) -> str:
    """€20 + €5 fee for 1,000 chips"""
    return offers.said(offers.re_entry_of(tonight.terms), tonight.terms)


def how_it_is(tonight: Tonight, kind: str) -> str:
    """€20 for 1,000 chips, at most 2 each · 3 sold, €60; or what it would be"""
    offer = offers.offer_of(tonight, kind)
    if offer is None:
        return say("Not offered: {what}.", what=ABOUT[kind])
    told = offers.said(offer, tonight.terms)
    told = told[0].upper() + told[1:]
    sold = offers.sold(tonight, kind)
    whole = money(sold * (offer.price + offer.fee + offer.bounty), tonight.terms.currency)
    return f"{told} · {count(sold, 'sale')}, {whole}" if sold else told
