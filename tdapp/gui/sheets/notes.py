"""Sheets for what is noted: a penalty, a disqualification, a note or a ruling, and what was counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView

from tdapp.director import chip_counts, notes, penalties
from tdapp.director.penalties import DISQUALIFICATION, LONGEST_REASON, PENALTY, WARNING
from tdapp.gui.sheets.busts import people, read_stack
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.question import Number, Pick, Text
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.rule_field import RuleField
from tdapp.gui.widgets.sheet import Sheet
from tdapp.rules.penalties import MOST_MINUTES, REASONS
from tdapp.values.field import Seating
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_count, say_kept
from tdapp.values.words import shortened
from tdapp.views.floor_orders import read_about
from tdapp.views.noted import COUNT_COLUMNS, NOTE_COLUMNS, count_lines, counted_shown, noted, stack_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from tdapp.director.tonight import Tonight
    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change

STEPS = ((say("Warning"), WARNING), (say("Penalty"), PENALTY), (say("Disqualification"), DISQUALIFICATION))
OTHER = "another"
"""Any reason that is not of the list."""
MOST_LINES = 10
MOST_NOTED = 5


class PenaltySheet(FormSheet):
    """A warning, so long out of the game, or out of the event; with its reason and the rule behind it."""

    def __init__(self, parent: QWidget | None, desk: Desk, entry: int) -> None:
        tonight = desk.tonight
        title = say("Penalty for {name}", name=shortened(tonight.known_as(entry)))
        super().__init__(parent, title, _stands(tonight, entry), ok=say("Give it"), width=600)
        self._desk, self._entry = desk, entry
        self.put("step", Pick(say("What"), STEPS, WARNING), 0, 0, 6)
        reasons = [*((say_kept(reason).capitalize(), reason) for reason in REASONS), (say("Another reason"), OTHER)]
        self.put("of_list", Pick(say("Reason"), reasons, next(iter(REASONS))), 0, 6, 6)
        self.put("reason", Text(say("In words"), longest=LONGEST_REASON), 1)
        self.control("reason").setPlaceholderText(say("What happened; may stay empty for a reason of the list"))
        self.put("amount", Number(say("How long"), 1, 1, MOST_MINUTES), 2, 0, 6)
        units = [(say_kept(unit).capitalize(), unit) for unit in penalties.units(tonight)]
        self.put("unit", Pick(say("Measured in"), units, units[0][1]), 2, 6, 6)
        self.put("stack", Text(say("Chips that leave play"), longest=20), 3)
        self.control("stack").setPlaceholderText(say("The whole stack, counted"))
        self.rule = label("", "muted", wraps=True, name=say("The rule behind it"))
        self.grid.addWidget(self.rule, 4, 0, 1, 12)
        for asked in ("step", "of_list", "unit"):
            self.control(asked).currentIndexChanged.connect(lambda _: self._show())
        self.control("amount").valueChanged.connect(lambda _: self._show())
        self._show()
        self.control("step").setFocus()

    def _show(self) -> None:
        step, tonight = self.answer("step"), self._desk.tonight
        for at in ("amount", "unit"):
            self.question(at).setVisible(step == PENALTY)
        self.question("stack").setVisible(step == DISQUALIFICATION)
        cited = penalties.reason_rule(tonight, self.answer("of_list"))
        told = f"{tonight.rules.catalogue[cited.rule].says} {say_kept(str(cited))}"
        if step == PENALTY and self.answer("unit") == "rounds":
            players = penalties.at_the_table(tonight, self._entry)
            rounds = self.answer("amount")
            hands = say_count(
                rounds,
                "{n} round at a table of {players} is {hands} hands.",
                "{n} rounds at a table of {players} are {hands} hands.",
                players=players,
                hands=rounds * players,
            )
            told = f"{hands} {told}"
        self.rule.setText(told)
        self.fit()

    def value(self) -> dict[str, Any]:
        words, listed = " ".join(self.answer("reason").split()), self.answer("of_list")
        if listed == OTHER and not words:
            raise Refused(say("Say what happened."), at=("reason",))
        reason = words if listed == OTHER else f"{listed}: {words}" if words else listed
        stack = read_stack(self.answer("stack"), "stack")
        step = self.answer("step")
        if step == DISQUALIFICATION and stack is None:
            raise Refused(say("Count the stack: these chips leave play."), at=("stack",))
        return {
            "step": step,
            "reason": reason,
            "amount": self.answer("amount"),
            "unit": self.answer("unit"),
            "stack": stack or 0,
        }


def _stands(tonight: Tonight, entry: int) -> str:
    """Where a player sits, and what was given before."""
    at = tonight.now[Seating].get(entry)
    where = say("Table {table} seat {seat}.", table=at.table, seat=at.seat) if at else ""
    earlier = [line for line in noted(tonight, entry=entry)[:3] if line.note is None]
    told = "; ".join(f"{line.when} {line.kind.lower()}: {line.text}" for line in earlier)
    before = say("Earlier: {told}.", told=told) if told else say("Nothing was noted before.")
    return " ".join(filter(None, (where, before)))


class ChipsOffSheet(FormSheet):
    """Chips that somebody took off the table."""

    def __init__(self, parent: QWidget | None, desk: Desk, entry: int) -> None:
        rule = str(desk.tonight.rules.cite("INT-01"))
        text = say("They are out of play for good, and nobody gets them. ({rule})", rule=rule)
        name = shortened(desk.tonight.known_as(entry))
        super().__init__(parent, say("{name} took chips off the table", name=name), text, ok=say("Take off"), width=520)
        self.put("chips", Text(say("How many chips"), longest=20), 0)
        self.control("chips").setFocus()

    def value(self) -> int:
        return read_stack(self.answer("chips"), "chips") or 0


class NoteSheet(FormSheet):
    """A note or a ruling, beneath what is noted already about the player or the table.

    Where neither is known it asks; with a rule it is a ruling by that.
    """

    def __init__(
        self, parent: QWidget | None, desk: Desk, entry: int | None, table: int | None, rule: str = ""
    ) -> None:
        tonight = desk.tonight
        title = say("A ruling") if table is None else say("Note about table {table}", table=table)
        if entry is not None:
            title = say("Note about {name}", name=shortened(tonight.known_as(entry)))
        super().__init__(parent, title, ok=say("Write it down"), width=760)
        self._desk, self._entry, self._table = desk, entry, table
        self._model = RowsModel(NOTE_COLUMNS)
        self.list = RowsTable(self._model, say("Noted so far"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._strike = Button(say("Strike it"), self._struck, key="Del", name=say("Strike the note"))
        QShortcut(QKeySequence("Del"), self.list, self._struck)
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._strike.setEnabled(bool(self._chosen())))
        self.grid.addWidget(self.list, 0, 0, 1, 12)
        self.grid.addLayout(row(1, self._strike), 1, 0, 1, 12)
        self._asks_whom = entry is None and table is None
        if self._asks_whom:
            self.put("entry", Text(say("About which table or player"), longest=LONGEST_REASON), 2)
            self.control("entry").setPlaceholderText(say("A table like 7, a seat like 7-4, or a name"))
        self.put("text", Text(say("What happened, or what was decided"), longest=notes.LONGEST), 3)
        kinds = [(say("A note"), False), (say("A ruling"), True)]
        self.put("is_ruling", Pick(say("It is"), kinds, bool(rule)), 4, 0, 4)
        self.put("rule", RuleField(say("By which rule"), rule), 4, 4, 8)
        self.control("rule").setPlaceholderText(say("Like TDA 36; may stay empty"))
        self._show()
        self.control("entry" if self._asks_whom else "text").setFocus()

    def _show(self) -> None:
        lines = noted(self._desk.tonight, entry=self._entry, table=self._table)
        self._model.show(list(lines))
        self.list.setFixedHeight(min(len(lines), MOST_NOTED) * 36 + 48)
        self.list.setVisible(bool(lines))
        self._strike.setVisible(any(line.note is not None for line in lines))
        self._strike.setEnabled(bool(self._chosen()))
        self.fit()

    def _chosen(self) -> int | None:
        """The note that is picked; a penalty is not struck here."""
        picked = self.list.picked()
        return picked[0].note if picked else None

    def _struck(self) -> None:
        chosen = self._chosen()
        if chosen is not None and self._desk.do(notes.strike, refused=self.say_no, note=chosen) is not None:
            self._show()

    def value(self) -> dict[str, Any]:
        entry, table = self._entry, self._table
        if self._asks_whom:
            try:
                entry, table = read_about(self.answer("entry"), self._desk.tonight)
            except Refused as no:
                raise no.under("entry") from None
        return {"entry": entry, "table": table, **{at: self.answer(at) for at in ("text", "is_ruling", "rule")}}


class CountSheet(FormSheet):
    """What each player has in front, or all the chips of a table at once."""

    def __init__(self, parent: QWidget | None, desk: Desk, entries: Sequence[int], table: int | None) -> None:
        tonight = desk.tonight
        title = say("Count table {table}", table=table) if table is not None else say("Count the chips")
        text = say("Player by player, or the whole table at once: what is left empty is not counted.")
        text = text if table is not None else say("What is left empty is not counted.")
        super().__init__(parent, title, text, ok=say("Keep the count"), width=560)
        self._entries = list(entries)[:MOST_LINES]
        told = people(tonight)
        line = 0
        if table is not None:
            self.put("chips", Text(say("All the chips of the table"), longest=20), line)
            line += 1
        for place, entry in enumerate(self._entries):
            name, where = told[entry]
            field = Text(f"{shortened(name, 30)}  ·  {where}" if where else shortened(name, 30), longest=20)
            field.setPlaceholderText(stack_of(tonight, entry) or say("not counted yet"))
            self.put(str(entry), field, line + place // 2, place % 2 * 6, 6)
        self._has_whole = table is not None
        self.control(str(self._entries[0]) if self._entries else "chips").setFocus()

    def value(self) -> dict[str, Any]:
        stacks = {entry: read_stack(self.answer(str(entry)), str(entry)) for entry in self._entries}
        known = {entry: chips for entry, chips in stacks.items() if chips is not None}
        whole = read_stack(self.answer("chips"), "chips") if self._has_whole else None
        if not known and whole is None:
            raise Refused(say("Nothing was counted."))
        return {"stacks": known, "chips": whole}


def sitting_at(desk: Desk, table: int) -> list[int]:
    now = desk.tonight.now
    return sorted(now.by(Seating, "table").get(table, ()), key=lambda entry: now[Seating][entry].seat)


class ChipCountsSheet(Sheet):
    """Every table: what was counted there, and what all of it comes to against the chips in play."""

    def __init__(self, parent: QWidget | None, desk: Desk, count_table: Callable[[int], object]) -> None:
        text = say("Counts are for finding missing chips; the average is of the chips in play, whatever was counted.")
        super().__init__(parent, say("Chip counts"), text, ok=say("Count this table…"), cancel=say("Done"), width=640)
        self._desk, self._count_table = desk, count_table
        self.says = label("", "strong", wraps=True, name=say("What the counts come to"))
        self._model = RowsModel(COUNT_COLUMNS)
        self.list = RowsTable(self._model, say("Counts by table"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setFixedHeight(300)
        self.list.chosen.connect(lambda line: count_table(line.table))
        self._away = Button(say("Put all counts away"), lambda: desk.do(chip_counts.forget_counts, refused=self.say_no))
        self.body.addWidget(self.says)
        self.body.addWidget(self.list)
        self.body.addLayout(row(self._away, 1))
        desk.changed.connect(self._hear)
        self.show_rows()
        self.list.selectRow(0)
        self.list.setFocus()

    def _hear(self, change: Change) -> None:
        if change.stream == self._desk.tournament:
            self.show_rows()

    def show_rows(self) -> None:
        tonight = self._desk.tonight
        self.says.setText(counted_shown(tonight))
        self._model.show(list(count_lines(tonight)))
        self.fit()

    def accept(self) -> None:
        """One table after the other, until all that was counted is in."""
        for line in self.list.picked():
            self._count_table(line.table)
