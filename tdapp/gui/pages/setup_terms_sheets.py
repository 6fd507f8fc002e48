"""The sheets behind the terms: when it starts and what is played, until when and how many can enter, the bounty."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tdapp.director import offers, terms
from tdapp.director.bounties import bounties
from tdapp.director.terms_told import BOUNTIES, BOUNTY_SAYS
from tdapp.gui.widgets.form_sheet import FormSheet, money_field, number_or, yes_or_no
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.question import Number, Pick, Text
from tdapp.values.house import Envelope, Stretch
from tdapp.values.money import CURRENCIES, money, read_money
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.moments import read_moment, write_moment

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

MOST_PLAYERS = 100_000
BETWEEN = re.compile(r";|,\s|,(?=\s*\d+\s*[x×])")
"""What parts one kind of envelope from the next; an amount may have a comma of its own."""
A_MOMENT = say("like fri 19:00")
ENVELOPES = say("like 1 × 500, 4 × 100, 20 × 25")


class TermsSheet(FormSheet):
    """Some terms of the tournament on the desk; Enter amends those that were changed, all or none."""

    def __init__(self, parent: QWidget | None, title: str, desk: Desk, text: str = "") -> None:
        super().__init__(parent, title, text)
        self._desk = desk
        self._terms = desk.tonight.terms

    def lock_what_stands(self, *names: str) -> None:
        for name in names:
            self.lock(name, terms.term_stands_because(self._desk.tonight, name))

    def moment(self, at: str) -> int | None:
        try:
            return read_moment(self.answer(at), now=self._desk.now())
        except Refused as no:
            raise no.under(at) from None

    def amend(self) -> None:
        self.ask(self._amend)

    def _amend(self, wanted: dict[str, Any]) -> None:
        now = self._desk.tonight.terms
        changes = {at: value for at, value in wanted.items() if value != getattr(now, at)}
        if changes:
            terms.amend(self._desk.house, self._desk.tournament, by=self._desk.by(), **changes)


class StartSheet(TermsSheet):
    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        super().__init__(parent, say("Start and game"), desk)
        starts = Text(say("Starts"), write_moment(self._terms.starts), longest=40)
        starts.setPlaceholderText(A_MOMENT)
        self.put("starts", starts, 0, 0, 6)
        self.put(
            "currency", Pick(say("Currency"), [(code, code) for code in CURRENCIES], self._terms.currency), 0, 6, 6
        )
        self.put("game", Text(say("Game"), self._terms.game, longest=terms.LONGEST_GAME), 1, 0, 6)
        self.put("stack", Number(say("Starting stack"), self._terms.stack, 1, 2**31 - 1), 1, 6, 6)
        self.control("stack").setGroupSeparatorShown(True)
        self.lock_what_stands("currency", "game", "stack")
        starts.setFocus()

    def value(self) -> dict[str, Any]:
        said = {at: self.answer(at) for at in ("currency", "game", "stack")}
        return {"starts": self.moment("starts"), **said, "game": " ".join(said["game"].split())}


class RegistrationSheet(TermsSheet):
    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        super().__init__(parent, say("Registration"), desk)
        old = self._terms
        levels = sum(not stretch.is_break for stretch in desk.tonight.now[Stretch].values())
        ends = [(say("Ends {when}", when=words), kind) for kind, words in terms.LATE_ENDS.items()]
        self.put("late_ends", Pick(say("Late registration"), ends, old.late_ends), 0, 0, 7)
        self.put(
            "late_until_level",
            number_or(say("Level"), old.late_until_level, levels, say("none: with the draw")),
            0,
            7,
            5,
        )
        time = Text(say("Time"), write_moment(old.late_until), longest=40)
        time.setPlaceholderText(A_MOMENT)
        self.put("late_until", time, 0, 7, 5)
        self.put(
            "most_players", number_or(say("Most players"), old.most_players, MOST_PLAYERS, say("as many as come")), 1
        )
        at_once = yes_or_no(
            say("Seats"),
            say("Drawn when a player registers"),
            say("Drawn for all at the start"),
            chosen=old.draws_at_once,
        )
        self.put("draws_at_once", at_once, 2, 0, 7)
        names = yes_or_no(say("Entries"), say("With names"), say("Without names"), chosen=old.has_names)
        self.put("has_names", names, 2, 7, 5)
        self.lock_what_stands("draws_at_once", "has_names")
        self.control("late_ends").currentIndexChanged.connect(self._offer)
        self._offer()
        self.control("late_ends").setFocus()

    def _offer(self) -> None:
        """A level or a time, whichever ends it; neither where the director does."""
        ends = self.answer("late_ends")
        self.question("late_until_level").setVisible(ends in ("level", "break"))
        self.question("late_until").setVisible(ends == "time")

    def value(self) -> dict[str, Any]:
        names = ("late_ends", "late_until_level", "most_players", "draws_at_once", "has_names")
        said = {at: self.answer(at) for at in names}
        return {**said, "late_until": self.moment("late_until") if said["late_ends"] == "time" else None}


class BountySheet(TermsSheet):
    """What an entry pays for the one who knocks it out; with mystery bounties also what the envelopes hold."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        super().__init__(parent, say("Bounty"), desk, say("An entry pays it on top of its price."))
        currency, envelopes = self._terms.currency, desk.tonight.now[Envelope].values()
        kinds = [(words.capitalize(), kind) for kind, words in BOUNTIES.items()]
        self.put("bounty_kind", Pick(say("Kind of bounty"), kinds, self._terms.bounty_kind), 0, 0, 6)
        self.put("bounty", money_field(say("Bounty of an entry"), self._terms.bounty, currency, say("none")), 0, 6, 6)
        held = sorted(((row.amount, row.number) for row in envelopes), reverse=True)
        shown = ", ".join(f"{number} × {money(amount, currency)}" for amount, number in held)
        written = Text(say("Envelopes"), shown, longest=400)
        written.setPlaceholderText(ENVELOPES)
        self.put("envelopes", written, 1)
        self._means = label(look="muted", wraps=True, name=say("What it means"))
        self._sum = label(look="muted", wraps=True, name=say("What the envelopes hold"))
        self.body.addWidget(self._means)
        self.body.addWidget(self._sum)
        self._paid_in = bounties(desk.tonight.now).sold
        self._held = dict(held)
        self.lock_what_stands("bounty_kind", "bounty")
        self.control("bounty_kind").currentIndexChanged.connect(self._offer)
        written.textChanged.connect(self._add_up)
        self._offer()
        self.control("bounty_kind").setFocus()

    def _offer(self) -> None:
        kind = self.answer("bounty_kind")
        self._means.setText(BOUNTY_SAYS[kind])
        self.control("bounty").setEnabled(bool(kind) and self.control("bounty_kind").isEnabled())
        stands = offers.envelopes_stand_because(self._desk.tonight) if self._terms.bounty_kind == "mystery" else ""
        self.lock("envelopes", stands)
        self.question("envelopes").setVisible(kind == "mystery")
        self._sum.setVisible(kind == "mystery")
        self._add_up()
        self.fit()

    def _add_up(self) -> None:
        try:
            held = read_envelopes(self.answer("envelopes"), self._terms.currency)
        except Refused:
            held = {}
        told = offers.envelopes_said(held, self._terms)
        sentences = [f"{told[0].upper()}{told[1:]}."]
        if self._paid_in:
            sentences.append(say("Entries have paid {sum} for it.", sum=money(self._paid_in, self._terms.currency)))
        self._sum.setText(" ".join(sentences))

    def value(self) -> dict[str, Any]:
        kind = self.answer("bounty_kind")
        bounty = self.money("bounty", self._terms.currency) if kind else 0
        return {"bounty_kind": kind, "bounty": bounty}

    def _amend(self, wanted: dict[str, Any]) -> None:
        envelopes = read_envelopes(self.answer("envelopes"), self._terms.currency) if self._is_mystery() else self._held
        if envelopes == self._held:
            super()._amend(wanted)
            return
        desk = self._desk
        terms.amend(desk.house, desk.tournament, **wanted, envelopes=envelopes, by=desk.by())

    def _is_mystery(self) -> bool:
        return bool(self.answer("bounty_kind") == "mystery")


def read_envelopes(text: str, currency: str) -> dict[int, int]:
    """Amounts and how many envelopes hold each, from 1 × 500, 4 × 100."""
    held: dict[int, int] = {}
    for part in BETWEEN.split(text):
        if not part.strip():
            continue
        number, sign, amount = part.replace("x", "×").partition("×")
        if not sign or not number.strip().isdecimal() or not 0 < int(number) <= offers.MOST_ENVELOPES:
            no_envelope = say("“{text}” is no envelope: write it {example}.", text=part.strip(), example=ENVELOPES)
            raise Refused(no_envelope, at=("envelopes",))
        try:
            worth = read_money(amount, currency)
        except Refused as no:
            raise no.under("envelopes") from None
        if not worth:
            raise Refused(say("An envelope holds something."), at=("envelopes",))
        held[worth] = held.get(worth, 0) + int(number)
    if sum(held.values()) > offers.MOST_ENVELOPES:
        too_many = say("That is more than {most:,} envelopes.", most=offers.MOST_ENVELOPES)
        raise Refused(too_many, at=("envelopes",))
    return held
