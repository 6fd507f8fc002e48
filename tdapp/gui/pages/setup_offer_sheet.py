"""The terms of a re-entry, rebuy, add-on or dealer bonus: price and chips, who may buy it, how often and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import offers
from tdapp.director.terms_told import said
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet, money_field, number_or
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.question import Number, Pick, problem_label
from tdapp.rules.profile_keys import KEYS
from tdapp.values.house import Offer, Stretch
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.offer_proposals import proposed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

BROKE, SMALL, ANY = "broke", "small", "any"
WHO = [(say("Any stack"), ANY), (say("Only without chips"), BROKE), (say("Stacks up to"), SMALL)]
MOST = 100_000
HIGHEST = 2**31 - 1
CHANGED = {
    "price": "textChanged",
    "fee": "textChanged",
    "bounty": "textChanged",
    "chips": "valueChanged",
    "each": "valueChanged",
    "in_all": "valueChanged",
    "at_once": "currentIndexChanged",
    "from_level": "valueChanged",
    "until_level": "valueChanged",
    "who": "currentIndexChanged",
    "up_to_stack": "valueChanged",
}


class OfferSheet(FormSheet):
    """Filled with what stands, or with what is usual. Below the fields stands what players will read."""

    def __init__(self, parent: QWidget | None, desk: Desk, kind: str, title: str) -> None:
        super().__init__(
            parent, title, ok=say("Save") if offers.offer_of(desk.tonight, kind) else say("Offer it"), width=640
        )
        self._desk, self._kind = desk, kind
        tonight = desk.tonight
        self._terms = tonight.terms
        self._levels = sum(not stretch.is_break for stretch in tonight.now[Stretch].values())
        stands = offers.offer_of(tonight, kind)
        self._bounty = stands.bounty if stands else 0
        self._ask_price(stands or proposed(tonight, kind))
        self._ask_limits(stands or proposed(tonight, kind))
        self._told = label(look="muted", wraps=True, name=say("What is offered"))
        self.body.addWidget(self._told)
        self._note(kind)
        withdraw = Button(say("Offer it no longer"), self._withdraw, look="danger")
        withdraw.setVisible(stands is not None)
        self.body.addLayout(row(withdraw, 1))
        self._lock()
        for at, signal in CHANGED.items():
            if at in self._questions:
                getattr(self.control(at), signal).connect(self._tell)
        self._tell()
        self.control("price").setFocus()

    def _ask_price(self, offer: Offer) -> None:
        currency, problem = self._terms.currency, problem_label(say("Price and chips"))
        has_bounty = bool(self._terms.bounty_kind)
        width = 3 if has_bounty else 4
        self.put("price", money_field(say("Price"), offer.price, currency), 0, 0, width, problem)
        self.put("fee", money_field(say("Fee"), offer.fee, currency), 0, width, width, problem)
        if has_bounty:
            self.put("bounty", money_field(say("Bounty"), offer.bounty, currency), 0, 2 * width, width, problem)
        chips = Number(say("Chips it gives"), min(offer.chips, HIGHEST), 1, HIGHEST)
        chips.setGroupSeparatorShown(True)
        self.put("chips", chips, 0, 12 - width, width, problem)
        self.grid.addWidget(problem, 1, 0, 1, 12)

    def _ask_limits(self, offer: Offer) -> None:
        many, window, who = (problem_label(name) for name in (say("How many"), say("Levels"), say("Who may buy")))
        self.put("each", number_or(say("Each player"), offer.each, MOST, say("any number")), 2, 0, 4, many)
        self.put("in_all", number_or(say("In all"), offer.in_all, MOST, say("any number")), 2, 4, 4, many)
        times = [(say("One"), 1), (say("One or two"), 2)]
        self.put("at_once", Pick(say("At once"), times, offer.at_once), 2, 8, 4, many)
        self.grid.addWidget(many, 3, 0, 1, 12)
        self.put("from_level", Number(say("From level"), offer.from_level, 1, self._levels), 4, 0, 6, window)
        until = number_or(say("To the end of level"), offer.until_level, self._levels, say("as long as it is played"))
        self.put("until_level", until, 4, 6, 6, window)
        self.grid.addWidget(window, 5, 0, 1, 12)
        chosen = BROKE if offer.only_broke else SMALL if offer.up_to_stack is not None else ANY
        self.put("who", Pick(say("Who may buy"), WHO, chosen), 6, 0, 6, who)
        stack = Number(say("Stack at the most"), min(offer.up_to_stack or self._terms.stack, HIGHEST), 1, HIGHEST)
        stack.setGroupSeparatorShown(True)
        self.put("up_to_stack", stack, 6, 6, 6, who)
        self.grid.addWidget(who, 7, 0, 1, 12)
        # Whoever re-enters is out: there is no stack to ask about, and nobody does it twice at once.
        for at in ("who", "up_to_stack", "at_once"):
            self.question(at).setVisible(self._kind != "re-entry")

    def _note(self, kind: str) -> None:
        """A house that plays by a book in which rebuys have terms of their own reads them here."""
        choice = self._desk.tonight.rules["rebuy_window"]
        if kind == "rebuy" and choice != "event":
            self.body.addWidget(
                label(said(KEYS["rebuy_window"], choice), "warning", wraps=True, name=say("By the rules"))
            )

    def _lock(self) -> None:
        sold = offers.sold(self._desk.tonight, self._kind)
        if not sold:
            return
        bought = count(sold, self._kind, offers.KINDS[self._kind])
        why = say("{bought} sold: price and chips stand now.", bought=bought)
        for at in offers.WHAT_WAS_SOLD:
            if at in self._questions:
                self.lock(at, why)
        self.body.addWidget(label(why, "small", wraps=True, name=say("Why some terms stand here")))

    def _tell(self) -> None:
        self.question("up_to_stack").setVisible(self._kind != "re-entry" and self.answer("who") == SMALL)
        try:
            told = offers.said(self.value(), self._terms)
        except Refused as no:
            told = no.sentence
        self._told.setText(told[0].upper() + told[1:])
        self.fit()

    def value(self) -> Offer:
        who, currency = self.answer("who"), self._terms.currency
        return Offer(
            self._terms.id,
            0,
            self._kind,
            self.money("price", currency),
            self.money("fee", currency),
            self.money("bounty", currency) if "bounty" in self._questions else self._bounty,
            self.answer("chips"),
            self.limit("each"),
            self.limit("in_all"),
            self.answer("from_level"),
            self.limit("until_level"),
            only_broke=who == BROKE,
            up_to_stack=self.answer("up_to_stack") if who == SMALL else None,
            at_once=self.answer("at_once"),
        )

    def offer(self) -> None:
        self.ask(self._set)

    def _set(self, offer: Offer) -> None:
        stands = offers.offer_of(self._desk.tonight, self._kind)
        if stands is not None and offers.said(stands, self._terms) == offers.said(offer, self._terms):
            return
        offers.set_offer(self._desk.house, self._desk.tournament, offer=offer, by=self._desk.by())

    def _withdraw(self) -> None:
        if self._desk.do(offers.withdraw_offer, refused=self.say_no, kind=self._kind) is not None:
            self.reject()
