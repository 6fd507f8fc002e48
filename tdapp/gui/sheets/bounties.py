"""Sheets of bounties: who won one, the envelope that is drawn for it, and the book of all of them."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdapp.director import bounties
from tdapp.director.bounties import knockout_of, plan_envelope, sealed
from tdapp.gui.sheets.busts import people
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.gui.widgets.text_line import TextLine
from tdapp.gui.widgets.who import Who
from tdapp.rules.chance import Chance, commitment
from tdapp.values.money import money
from tdapp.values.numbers import numbers_of
from tdapp.values.say import say
from tdapp.values.words import count, shortened
from tdapp.views.bounties import bounty_book, bounty_columns, last_envelope

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change

FIELDS = ("won_by", "second", "third")


class WonBySheet(FormSheet):
    """Who knocked somebody out: one, or those who share the bounty."""

    def __init__(self, parent: QWidget | None, desk: Desk, entry: int) -> None:
        tonight = desk.tonight
        name = shortened(tonight.known_as(entry))
        text = say("The bounty goes to whoever won the pot; those who share it, share alike.")
        super().__init__(parent, say("Who knocked out {name}?", name=name), text, ok=say("Won it"), width=560)
        found = {one: told for one, told in people(tonight, also_out=True).items() if one != entry}
        old = knockout_of(tonight.now, entry)
        winners = numbers_of(old.by) if old else []
        for number, (at, title) in enumerate(zip(FIELDS, (say("Knocked out by"), say("Shared with"), say("And with")))):
            field = Who(title, found)
            field.show_entry(winners[number] if number < len(winners) else None)
            self.put(at, field, number)
        self.control("won_by").setFocus()

    def value(self) -> list[int]:
        entries = [self.control(at).entry(at) for at in FIELDS]
        return [entry for entry in entries if entry is not None]


class EnvelopeSheet(Sheet):
    """The commitment is shown before an envelope is drawn, and the room may add something of its own."""

    def __init__(self, parent: QWidget | None, desk: Desk, entry: int) -> None:
        tonight = desk.tonight
        currency, left = tonight.terms.currency, sealed(tonight.now)
        parts = ", ".join(f"{left[amount]} × {money(amount, currency)}" for amount in sorted(left, reverse=True))
        text = say(
            "{name} opens one of {envelopes}: {parts}.",
            name=plan_envelope(tonight, entry),
            envelopes=count(sum(left.values()), "envelope"),
            parts=parts,
        )
        super().__init__(parent, say("Open an envelope"), text, ok=say("Open it"), width=560)
        self._seed = secrets.token_bytes(32)
        self.room = TextLine()
        self.room.setPlaceholderText(say("A card dealt by the room, or anything else; may stay empty"))
        self.room.setAccessibleName(say("What the room adds"))
        shown = commitment(self._seed)
        self.body.addWidget(label(say("What the room adds"), "muted"))
        self.body.addWidget(self.room)
        committed = say("Commitment: {commitment}", commitment=f"{shown[:32]}\n{shown[32:]}")
        self.body.addWidget(label(committed, "small"))
        told = say("The app fixed the draw before it sees what you type. With both, anyone can check it afterwards.")
        self.body.addWidget(label(told, "small", wraps=True))
        self.room.setFocus()

    def value(self) -> Chance:
        return Chance(self._seed, self.room.text().strip())


class BountiesSheet(Sheet):
    """Everybody who has won a bounty or carries one: pay whoever is picked, or all who are owed."""

    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        super().__init__(parent, say("Bounties"), ok=say("Done"), cancel="", width=860)
        self._desk = desk
        self._says = label("", "muted", wraps=True, name=say("All bounties"))
        self._warning = label("", "problem", wraps=True, name=say("Warning"))
        self._model = RowsModel(bounty_columns(desk.tonight.terms.currency), quiet=lambda line: line.is_out)
        self.list = RowsTable(self._model, say("Who has bounties"))
        self.list.setFixedHeight(300)
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._show_buttons())
        self._pay = Button(say("Pay"), lambda: self._settle(picked=True), look="primary")
        self._all = Button(
            say("Pay all"), lambda: self._settle(picked=False), name=say("Pay everybody who is owed a bounty")
        )
        self._proof = label("", "small", wraps=True, name=say("The last envelope"))
        self._proof.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for part in (self._says, self._warning, self.list, self._proof):
            self.body.addWidget(part)
        self.body.addLayout(row(self._pay, self._all, 1, spacing=8))
        desk.changed.connect(self._hear)
        self.show_rows()
        self.list.setFocus()

    def _hear(self, change: Change) -> None:
        if change.stream == self._desk.tournament:
            self.show_rows()

    def show_rows(self) -> None:
        book = bounty_book(self._desk.tonight)
        self._says.setText(book.says)
        self._warning.setText(book.warning)
        self._warning.setVisible(bool(book.warning))
        self._model.show(list(book.lines))
        proof = last_envelope(self._desk.tonight)
        self._proof.setText("\n".join(proof))
        self._proof.setVisible(bool(proof))
        self._all.setVisible(any(line.owed > 0 for line in book.lines))
        self._show_buttons()
        self.fit()

    def _show_buttons(self) -> None:
        self._pay.setEnabled(any(line.owed for line in self.list.picked()))

    def _settle(self, *, picked: bool) -> None:
        lines = self.list.picked() if picked else self._model.rows
        self.problem.hide()
        for entry in [line.entry for line in lines if line.owed > 0 or (picked and line.owed)]:
            if self._desk.do(bounties.pay_bounty, entry=entry, refused=self.say_no) is None:
                return
