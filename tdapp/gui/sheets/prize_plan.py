"""How the prizes are divided: the way, what it must be told, and what comes of it at once beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from tdapp.director.prize_plans import divided, plan, set_plan
from tdapp.gui.widgets.curve import Curve
from tdapp.gui.widgets.form_sheet import FormSheet, money_field, number_or
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.question import Number, Pick, Text
from tdapp.resources import read_json
from tdapp.rules.payouts import read_tables
from tdapp.rules.prize_ways import WAYS, Wish
from tdapp.values.money import decimals_of, money
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.prize_wishes import (
    amounts_shown,
    comes_of_it,
    read_amounts,
    read_percent,
    read_shares,
    read_trophies,
    shares_shown,
    trophies_shown,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

WAIT = 150
"""Milliseconds after the last key before it is divided anew."""
LONGEST = 8_000
USUAL_SHARES = "40, 25, 20, 10, 5"
TABLES = {"home": say("Home"), "club": say("Club")}
"""Published tables whose names are words."""


class PlanSheet(FormSheet):
    """Only the fields that the chosen way reads are shown."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        super().__init__(parent, say("How the prizes are divided"), ok=say("Divide them so"), width=720)
        self._desk = desk
        self._currency = desk.tonight.terms.currency
        way, wish, unit = plan(desk.tonight.now)
        self.put("way", Pick(say("Way"), [(one.name, one.id) for one in WAYS.values()], way), 0, 0, 8)
        self.put("unit", Pick(say("Rounded to"), self._units(unit), unit), 0, 8, 4)
        self._ask_curve(wish)
        self._ask_lists(wish)
        self.curve = Curve()
        self.curve.setFixedHeight(170)
        self.told = label(look="muted", wraps=True, name=say("What comes of it"))
        self.told.setMinimumHeight(44)
        self.body.addWidget(self.curve)
        self.body.addWidget(self.told)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT)
        self._timer.timeout.connect(self.divide)
        for at in self._questions:
            self._hear(at)
        self.control("way").currentIndexChanged.connect(self._show_fields)
        self.control("way").setFocus()
        self._show_fields()
        self.divide()

    def _units(self, unit: int) -> list[tuple[str, int]]:
        decimals = decimals_of(self._currency)
        usual = [10**decimals * size for size in (1, 5, 10, 25, 50, 100)]
        sizes = sorted({1, *usual, unit})
        return [(money(size, self._currency), size) for size in sizes]

    def _ask_curve(self, wish: Wish) -> None:
        self.put("places", number_or(say("Places paid"), wish.places, 100_000, say("by the share")), 1, 0, 3)
        self.put("percent", Text(say("Share of the field, %"), shares_shown([wish.percent]), longest=8), 1, 3, 3)
        first = "" if wish.first_share is None else shares_shown([wish.first_share])
        self.put("first_share", Text(say("First gets, %"), first, longest=8), 1, 6, 3)
        self.control("first_share").setPlaceholderText(say("as it falls"))
        self.put("min_cash", money_field(say("Least prize"), wish.min_cash, self._currency, say("none")), 1, 9, 3)
        tables = [(TABLES.get(name, name.capitalize()), name) for name in read_tables(read_json("payouts.json"))]
        self.put("table", Pick(say("Published table"), tables, wish.table or tables[0][1]), 2, 0, 12)

    def _ask_lists(self, wish: Wish) -> None:
        shares = shares_shown(wish.shares) or USUAL_SHARES
        self.put("shares", Text(say("Shares in percent, first place first"), shares, longest=LONGEST), 3)
        amounts = amounts_shown(wish.amounts or self._as_they_stand(), self._currency)
        self.put("amounts", Text(say("Amounts, first place first"), amounts, longest=LONGEST), 4)
        self.put("seat", Text(say("Played for"), wish.seat, longest=60), 5, 0, 8)
        self.control("seat").setPlaceholderText(say("a seat in the Sunday Major"))
        self.put("worth", money_field(say("A seat is worth"), wish.worth, self._currency, say("an amount")), 5, 8, 4)
        self.put("trophies", Text(say("Beside the money"), trophies_shown(wish.trophies), longest=400), 6)
        self.control("trophies").setPlaceholderText(say("1: the Cup; 2: a medal"))

    def _as_they_stand(self) -> tuple[int, ...]:
        """To begin with, by hand is what the other ways came to."""
        tonight = self._desk.tonight
        return divided(tonight, *plan(tonight.now)).prizes if tonight.entries_sold else ()

    def _hear(self, at: str) -> None:
        control = self.control(at)
        if isinstance(control, Text):
            control.textChanged.connect(lambda _: self._timer.start())
        elif isinstance(control, Number):
            control.valueChanged.connect(lambda _: self._timer.start())
        else:
            control.currentIndexChanged.connect(lambda _: self._timer.start())

    def _show_fields(self) -> None:
        reads = WAYS[self.answer("way")].reads
        for at in self._questions:
            self.question(at).setVisible(at in (*reads, "way", "unit", "trophies"))
        self.fit()

    def value(self) -> tuple[str, Wish, int]:
        reads = WAYS[self.answer("way")].reads
        found: dict[str, Any] = {at: self._read(at, read) for at, read in self._readers().items() if at in reads}
        found["trophies"] = self._read("trophies", lambda: read_trophies(self.answer("trophies")))
        return self.answer("way"), Wish(**found), int(self.answer("unit"))

    def _readers(self) -> dict[str, Callable[[], Any]]:
        def share(at: str) -> Any:
            text = self.answer(at).strip()
            return read_percent(text) if text else None

        return {
            "places": lambda: self.answer("places"),
            "percent": lambda: share("percent") or Wish().percent,
            "first_share": lambda: share("first_share"),
            "min_cash": lambda: self.money("min_cash", self._currency),
            "table": lambda: self.answer("table"),
            "shares": lambda: read_shares(self.answer("shares")),
            "amounts": lambda: read_amounts(self.answer("amounts"), self._currency),
            "seat": lambda: " ".join(self.answer("seat").split()),
            "worth": lambda: self.money("worth", self._currency),
        }

    @staticmethod
    def _read(at: str, read: Callable[[], Any]) -> Any:
        try:
            return read()
        except Refused as no:
            raise no if no.at else no.under(at) from None

    def divide(self) -> None:
        """What comes of it now, or why it cannot be divided so."""
        self._timer.stop()
        tonight = self._desk.tonight
        try:
            found = divided(tonight, *self.value())
        except Refused as no:
            self.curve.show_amounts((), self._currency)
            self.told.setText(no.sentence)
        else:
            self.curve.show_amounts(found.prizes, self._currency)
            self.told.setText(comes_of_it(found, self._currency))
        self.fit()


def open_plan(desk: Desk, parent: QWidget | None) -> None:
    PlanSheet(parent, desk).ask(
        lambda told: set_plan(desk.house, desk.tournament, way=told[0], wish=told[1], unit=told[2], by=desk.by())
    )
