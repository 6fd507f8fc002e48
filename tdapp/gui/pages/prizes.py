"""Prizes: the pool, what each place is paid, who has it, and paying it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QStackedWidget, QWidget

from tdapp.gui.gestures import prize_gestures
from tdapp.gui.pages.page import Page
from tdapp.gui.theme.look import digits, in_force, picture, relook
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.curve import Curve
from tdapp.gui.widgets.figures import Figure
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, column, empty, row, rule, scrolling
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.rule_note import RuleNote
from tdapp.values.money import money
from tdapp.values.say import grouped, say, say_count
from tdapp.values.words import count
from tdapp.views.prizes import Prizes, how_firm, prize_columns, prizes

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.views.prizes import PrizeLine

WHAT = 4
"""The column of what a prize is where it is no money."""
FIGURES = {
    "Prize pool": say("Prize pool"),
    "Entries": say("Entries"),
    "Paid places": say("Paid places"),
    "Guarantee": say("Guarantee"),
    "To pay": say("To pay"),
}
NONE = Prizes("", 0, 0, 0, 0, False, "", "", "", (), (), ())


class PrizesPage(Page):
    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__(desk, shell)
        self.shown = NONE
        self.firm = Elided("", "muted")
        self.firm.setAccessibleName(say("Whether the prizes are locked"))
        self.sign = QLabel()
        self.lock = Button(say("Lock the prizes…"), lambda: prize_gestures.lock_prizes(desk, self), look="primary")
        self.unlock = Button(say("Unlock…"), lambda: prize_gestures.unlock_prizes(desk, self))
        self.pool = Button(say("The pool…"), lambda: prize_gestures.open_pool(desk, self))
        self.plan = Button(
            say("Divide…"), lambda: prize_gestures.open_plan(desk, self), name=say("How the prizes are divided…")
        )
        self.deal = Button(say("Deal…"), lambda: prize_gestures.open_deal(desk, self), name=say("Make a deal…"))
        tools = (self.pool, self.plan, self.deal, self.unlock, self.lock)
        head = row(label(say("Prizes"), "title"), self.sign, self.firm, *tools, spacing=10)
        head.setStretch(2, 1)
        self.body.addLayout(head)
        self.figures = {name: Figure(title) for name, title in FIGURES.items()}
        self.body.addLayout(row(*self.figures.values()))
        self.warnings = label(look="warning", wraps=True, name=say("Warnings"))
        self.body.addWidget(self.warnings)
        self.places = QStackedWidget()
        self.places.addWidget(self._build_places())
        self.places.addWidget(self._build_empty())
        self.body.addWidget(self.places, 1)

    def _build_places(self) -> QWidget:
        self.model = RowsModel(prize_columns(lambda: self.shown.currency), quiet=_is_settled)
        self.table = RowsTable(self.model, say("Places and prizes"))
        self.table.chosen.connect(lambda _: self._pay_picked())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._follow_selection())
        self.hint = Elided("", "muted")
        self.pay = Button(say("Pay"), self._pay_picked, look="primary", key="Enter")
        self.pay_otherwise = Button(say("Pay otherwise…"), self._pay_otherwise)
        self.pay_all = Button(say("Pay all owed"), self._pay_all)
        below = row(self.hint, self.pay, self.pay_otherwise, self.pay_all)
        below.setStretch(0, 1)
        left = column(below, self.table, spacing=12)
        left.setStretch(1, 1)
        self.curve = Curve()
        self.why = label(wraps=True)
        self.rule = RuleNote()
        self.parts = QGridLayout()
        self.parts.setVerticalSpacing(4)
        self.parts.setColumnStretch(0, 1)
        told = QWidget()
        told.setLayout(column(self.why, self.rule, self.parts, 1, spacing=12))
        right = Card(label(say("The curve"), "heading"), self.curve, rule(), scrolling(told), spacing=12)
        right.body.setStretch(1, 3)
        right.body.setStretch(3, 2)
        both = row(left, right, spacing=16)
        both.setStretch(0, 5)
        both.setStretch(1, 3)
        made = QWidget()
        made.setLayout(both)
        return made

    def _build_empty(self) -> QWidget:
        self.none = label("", "heading", name=say("That there are no prizes"))
        self.how = label("", "muted", name=say("Why there are no prizes"))
        self.to_players = Button(say("Go to Players"), lambda: self.shell.go_to("players"))
        made = Card(1, self.none, self.how, self.to_players, 1, spacing=12)
        for widget in (self.none, self.how, self.to_players):
            made.body.setAlignment(widget, Qt.AlignmentFlag.AlignHCenter)
        return made

    def enter(self) -> None:
        super().enter()
        self.table.setFocus()

    def tick(self) -> None:
        if self.desk.has_tournament:
            self._say_how_firm()

    def show_rows(self) -> None:
        tonight = self.desk.tonight
        found = self.desk.attempt(lambda: prizes(tonight))
        if found is None:
            return
        self.shown = found
        self.places.setCurrentIndex(0 if found.lines else 1)
        self.model.show(list(found.lines))
        self.table.setColumnHidden(WHAT, not any(line.what for line in found.lines))
        self.curve.show_amounts(found.amounts, found.currency)
        self._say_figures(found)
        self._say_how_firm()
        self.warnings.setText("\n".join(found.warnings))
        self.warnings.setVisible(bool(found.warnings))
        self.why.setText(found.why)
        gone = found.is_refunded
        self.none.setText(say("There are no prizes any more.") if gone else say("There are no prizes yet."))
        self.how.setText(found.why)
        self.to_players.setVisible(not gone)
        self.rule.show_rule(found.rule, found.rule_says)
        self._say_parts(found)
        over = tonight.terms.finished is not None
        self.lock.setVisible(not found.is_locked and bool(found.lines))
        self.lock.setEnabled(not found.open)
        self.unlock.setVisible(found.is_locked and not found.has_deal and not any(line.is_paid for line in found.lines))
        for tool in (self.pool, self.plan):
            tool.setVisible(not found.is_locked and not found.has_deal)
        self.deal.setVisible(found.is_locked and not found.has_deal and not over and tonight.left > 1)
        self._follow_selection()

    def _say_figures(self, found: Prizes) -> None:
        def sum_of(amount: int) -> str:
            return money(amount, found.currency)

        for figure in self.figures.values():
            figure.setVisible(not found.is_refunded)
        whole = sum_of(max(found.pool, found.guarantee))
        self.figures["Prize pool"].say(whole, say("everything that is paid out"))
        self.figures["Entries"].say(grouped(found.entries), say("paid {sum} into the pool", sum=sum_of(found.paid_in)))
        self.figures["Paid places"].say(grouped(len(found.amounts)), _least(found))
        reached = say("reached by the entries")
        short = say("the house adds {sum}", sum=sum_of(found.overlay)) if found.overlay else reached
        self.figures["Guarantee"].say(sum_of(found.guarantee), short)
        self.figures["Guarantee"].setVisible(bool(found.guarantee) and not found.is_refunded)
        paid = sum(line.is_paid for line in found.lines)
        done = say_count(paid, "{n} prize paid", "{n} prizes paid") if paid else say("nobody paid yet")
        self.figures["To pay"].say(sum_of(found.to_pay), done)

    def _say_parts(self, found: Prizes) -> None:
        """The account of the pool: what was sold, what comes off, what is added."""
        empty(self.parts)
        for place, part in enumerate(found.parts):
            self.parts.addWidget(Elided(part.title, "muted"), place, 0)
            amount = label(money(part.amount, found.currency), name=say("{title}: amount", title=part.title))
            amount.setFont(digits(amount.font()))
            self.parts.addWidget(amount, place, 1, Qt.AlignmentFlag.AlignRight)

    def _say_how_firm(self) -> None:
        firm = how_firm(self.desk.tonight, self.desk.now()) if self.shown.lines else ""
        self.firm.setText(firm)
        self.sign.setVisible(self.shown.is_locked)
        self.sign.setPixmap(picture("lock", in_force().accent, 18))
        look = "good" if self.shown.is_locked else "muted"
        if self.firm.property("look") != look:
            relook(self.firm, look)

    def _follow_selection(self) -> None:
        picked: list[PrizeLine] = self.table.picked()
        lit = {place for line in picked for place in range(line.places[0], line.places[1] + 1)}
        self.curve.light(frozenset(lit))
        owed = [line for line in picked if line.owed > 0]
        self.pay.setEnabled(bool(owed))
        self.pay.look("primary" if owed else "")
        names = ", ".join(line.name for line in owed)
        self.pay.setAccessibleName(say("Pay {names}", names=names) if owed else say("Pay"))
        all_owed = [line for line in self.shown.lines if line.owed > 0]
        self.pay_otherwise.setEnabled(len(owed) == 1)
        self.pay_all.setEnabled(bool(all_owed))
        self.hint.setText(self._say_who(owed, all_owed))

    def _say_who(self, picked: list[PrizeLine], all_owed: list[PrizeLine]) -> str:
        if not self.shown.is_locked:
            return say("Prizes are paid once they are locked.")
        if picked:
            owed = money(sum(line.owed for line in picked), self.shown.currency)
            whom = picked[0].name if len(picked) == 1 else count(len(picked), "player")
            return say("{owed} to {whom}", owed=owed, whom=whom)
        if all_owed:
            return say("{players} to pay: select a place.", players=count(len(all_owed), "player"))
        return say("Nobody is owed anything.")

    def _pay_otherwise(self) -> None:
        owed = [line.entry for line in self.table.picked() if line.entry is not None and line.owed > 0]
        if owed:
            prize_gestures.pay_otherwise(self.desk, self, owed[0])

    def _pay_picked(self) -> None:
        picked: list[PrizeLine] = self.table.picked()
        owed = [line.entry for line in picked if line.entry is not None and line.owed > 0]
        theirs = owed or [line.entry for line in picked if line.entry is not None]
        if theirs:
            prize_gestures.pay(self.desk, theirs)
        elif picked:
            self.desk.refused.emit(say("Nobody has the {place} place yet.", place=picked[0].place))

    def _pay_all(self) -> None:
        prize_gestures.pay(
            self.desk, [line.entry for line in self.shown.lines if line.entry is not None and line.owed > 0]
        )


def _is_settled(line: Any) -> bool:
    """Paid, or not won by anybody yet: drawn quietly, so that what is owed stands out."""
    return line.is_paid or line.entry is None


def _least(found: Prizes) -> str:
    if len(found.amounts) == 1:
        return say("the winner takes it all")
    if not found.amounts:
        return say("none yet")
    return say("from {least} up", least=money(found.amounts[-1], found.currency))
