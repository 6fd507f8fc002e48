"""The terms of the tournament on the desk: each settles with Enter or by leaving its field."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QGridLayout

from tdapp.director import terms as terms_of
from tdapp.director.chips import given
from tdapp.director.terms_told import bounty_said, late_said, most_said
from tdapp.gui.pages.setup_terms_sheets import BountySheet, RegistrationSheet, StartSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, rule
from tdapp.gui.widgets.question import Number, Question, Text, problem_label
from tdapp.gui.widgets.summary_row import SummaryRow
from tdapp.rules.chip_sets import buy_in_warning
from tdapp.values.house import Chip, Envelope, Stretch
from tdapp.values.money import money, read_money
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.moments import day_and_time

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.gui.desk import Desk
    from tdapp.gui.widgets.question import Control
    from tdapp.values.house import Tournament

MONEY = ("buy_in", "fee", "guarantee")
STILL_FREE = say("The name and the guarantee may still change.")
PLACES = {
    "name": (0, 0, 6),
    "buy_in": (1, 0, 2),
    "fee": (1, 2, 2),
    "guarantee": (1, 4, 2),
    "seats": (3, 0, 2),
}
"""Row, column and width of each term in the grid."""


class TermsCard(Card):
    """What was sold stands once there are entries; the card says so beneath the fields it locks."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._facts = label(look="muted", wraps=True, name=say("Stack and schedule"))
        self._chips = label(look="warning", wraps=True, name=say("Chips and starting stack"))
        self._locked = label(look="small", wraps=True, name=say("Why some terms stand"))
        guarantee = Text(say("Guarantee"), longest=24)
        guarantee.setPlaceholderText(say("none"))
        controls: dict[str, Control] = {
            "name": Text(say("Name"), longest=terms_of.LONGEST_NAME),
            "buy_in": Text(say("Buy-in"), longest=24),
            "fee": Text(say("Fee"), longest=24),
            "guarantee": guarantee,
            "seats": Number(say("Seats a table"), 9, 2, 10),
        }
        shared = {1: problem_label(say("Money"))}
        self._questions = {
            at: Question(control.accessibleName(), control, shared.get(PLACES[at][0]))
            for at, control in controls.items()
        }
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(12)
        for at, (line, place, width) in PLACES.items():
            grid.addWidget(self._questions[at], line, place, 1, width)
            self._questions[at].control.settled.connect(partial(self._amend, at))
        for line, problem in shared.items():
            grid.addWidget(problem, line + 1, 0, 1, 6)
        for place in range(6):
            grid.setColumnStretch(place, 1)
        super().__init__(label(say("Tournament"), "heading"), self._facts, self._chips, grid, self._locked, spacing=12)

    def show_rows(self) -> None:
        tonight = self._desk.tonight
        terms = tonight.terms
        self._facts.setText(facts(tonight))
        doubt = buy_in_warning(given(tonight.now[Chip].values()), terms.stack) if terms.finished is None else None
        self._chips.setText(say("Chips: {doubt}", doubt=f"{doubt[0].lower()}{doubt[1:]}") if doubt else "")
        self._chips.setVisible(bool(doubt))
        why = terms_of.locked_because(tonight)
        self._locked.setText(f"{why} {STILL_FREE}" if why and terms.finished is None else why)
        self._locked.setVisible(bool(why))
        for at, question in self._questions.items():
            stands = terms_of.term_stands_because(tonight, at)
            question.control.setEnabled(not stands)
            question.control.setToolTip(stands)
            question.control.setAccessibleDescription(stands)
            question.control.show_value(shown(terms, at))
            question.say_no("")

    def _amend(self, at: str, value: Any) -> None:
        question = self._questions[at]
        question.say_no("")
        value = " ".join(value.split()) if isinstance(value, str) else value
        try:
            if at in MONEY:
                value = read_money(value, self._desk.tonight.terms.currency) if value else 0
        except Refused as no:
            question.say_no(no.sentence)
            return
        if value == getattr(self._desk.tonight.terms, at):
            if isinstance(question.control, Text):
                question.control.put_back()
            return
        self._desk.do(terms_of.amend, refused=question.say_no, **{at: value})


class MoreTermsCard(Card):
    """Terms that belong together, a line each, with a sheet behind it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._rows = {
            "start": SummaryRow(say("Start and game"), lambda: StartSheet(self.window(), desk).amend()),
            "registration": SummaryRow(say("Registration"), lambda: RegistrationSheet(self.window(), desk).amend()),
            "bounty": SummaryRow(say("Bounty"), lambda: BountySheet(self.window(), desk).amend()),
        }
        super().__init__(spacing=12)
        for place, summary in enumerate(self._rows.values()):
            if place:
                self.body.addWidget(rule())
            self.body.addWidget(summary)

    def show_rows(self) -> None:
        tonight = self._desk.tonight
        terms = tonight.terms
        over = terms_of.locked_because(tonight) if terms.finished is not None else ""
        for at, told in (("start", start(terms)), ("registration", registration(terms)), ("bounty", bounty(tonight))):
            self._rows[at].show_text(told, why_not=over)


def shown(terms: Tournament, at: str) -> Any:
    """A term as its field shows it; no guarantee is an empty field."""
    value = getattr(terms, at)
    if at not in MONEY:
        return value
    return "" if at == "guarantee" and not value else money(value, terms.currency)


def facts(tonight: Tonight) -> str:
    """1,000 chips · 15 levels, no breaks"""
    stretches = tonight.now[Stretch].values()
    breaks = sum(stretch.is_break for stretch in stretches)
    levels = count(len(stretches) - breaks, "level")
    rests = count(breaks, "break") if breaks else say("no breaks")
    return f"{count(tonight.terms.stack, 'chip')} · {levels}, {rests}"


def start(terms: Tournament) -> str:
    """Friday 2026-11-20, 19:00 · No-limit hold’em · 10,000 chips · EUR"""
    begins = day_and_time(terms.starts) if terms.starts is not None else say("No time said")
    return " · ".join((begins, terms.game, count(terms.stack, "chip"), terms.currency))


def registration(terms: Tournament) -> str:
    """Open until the end of level 4 · as many as come · seats at the start"""
    most = say("at most {players}", players=most_said(terms)) if terms.most_players else most_said(terms)
    seats = say("seats drawn at registration") if terms.draws_at_once else say("seats drawn at the start")
    names = "" if terms.has_names else say("without names")
    return " · ".join(filter(None, (say("Open {until}", until=late_said(terms)), most, seats, names)))


def bounty(tonight: Tonight) -> str:
    """None, or fixed €5; with envelopes also what they hold against what entries pay in."""
    terms = tonight.terms
    told = bounty_said(terms)
    if terms.bounty_kind == "mystery":
        held = sum(row.amount * row.number for row in tonight.now[Envelope].values())
        sum_held = say("the envelopes hold {sum}", sum=money(held, terms.currency))
        told = f"{told} · {sum_held if held else say('no envelopes yet')}"
    return told[0].upper() + told[1:]
