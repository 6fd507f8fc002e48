"""The rules in force: each difference between the rulebooks with its choice, what it means, and where it stands."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from tdapp.director.terms import amend, term_stands_because
from tdapp.director.terms_told import chosen, elsewhere, said, where_from
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, column, row, rule
from tdapp.gui.widgets.question import Pick, problem_label
from tdapp.gui.widgets.rule_note import for_rulings
from tdapp.rules.profile_keys import KEYS
from tdapp.rules.profiles import DEFAULT, PROFILES
from tdapp.values.say import say
from tdapp.views.journal import rule_says

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.rules.profiles import Choice, Key
    from tdapp.values.house import Tournament

PICK = 312
HIGHEST_OFFERED = 5
"""Where a house may choose any number, these are offered; a profile's or house's own higher one is added."""


def offered(key: Key) -> list[Choice]:
    choices = [option.choice for option in key.options]
    if key.any_from is not None:
        choices += [number for number in range(key.any_from, HIGHEST_OFFERED + 1) if number not in choices]
    return choices


class RuleRow(QWidget):
    """One key. Choosing what the rulebook says anyway is no house rule."""

    def __init__(self, key: Key) -> None:
        super().__init__()
        self._key = key
        self.pick = Pick(key.name)
        for choice in offered(key):
            self._add(choice)
        self.pick.setFixedWidth(PICK)
        self.problem = label(look="problem", wraps=True, name=say("{name}: problem", name=key.name))
        self.problem.hide()
        self._says = label(look="muted", wraps=True, name=say("{name}: what it means", name=key.name))
        self._source = label(look="small", wraps=True, name=say("{name}: source", name=key.name))
        self._others = label(look="small", wraps=True, name=say("{name}: in other books", name=key.name))
        self._tag = label(say("house rule"), "tag", name=say("{name}: house rule", name=key.name))
        title = row(label(key.name, "strong"), self._tag, *for_rulings(key), 1, spacing=10)
        words = column(title, self._says, self._source, self._others, self.problem, spacing=3)
        whole = row(words, self.pick, spacing=20)
        whole.setStretch(0, 1)
        whole.setAlignment(self.pick, Qt.AlignmentFlag.AlignTop)
        whole.setContentsMargins(0, 10, 0, 10)
        self.setLayout(whole)

    def _add(self, choice: Choice) -> None:
        self.pick.addItem(chosen(choice), choice)
        self.pick.setItemData(self.pick.count() - 1, said(self._key, choice), Qt.ItemDataRole.ToolTipRole)

    def show_terms(self, terms: Tournament, house_rules: dict[str, Choice]) -> None:
        default = self._key.defaults[terms.profile]
        choice = house_rules.get(self._key.id, default.choice)
        is_of_the_house = self._key.id in house_rules
        if self.pick.place_of(choice) < 0:
            self._add(choice)
        self.pick.show_value(choice)
        self.pick.setEnabled(terms.finished is None and self.pick.count() > 1)
        self._says.setText(said(self._key, choice))
        self._source.setText(where_from(self._key, terms.profile, is_of_the_house=is_of_the_house))
        in_the_book = "" if default.source == "house" else "\n\n".join(rule_says(default.source))
        self._source.setToolTip(in_the_book)
        self._source.setAccessibleDescription(in_the_book)
        others = elsewhere(self._key, terms.profile)
        self._others.setText(say("Other books: {others}", others=others))
        self._others.setVisible(bool(others))
        self._tag.setVisible(is_of_the_house)
        self.problem.hide()

    def say_no(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()


class RulesCard(Card):
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._about = label(look="muted", wraps=True, name=say("Rulebook in force"))
        self._why = label(look="small", wraps=True, name=say("Why the rulebook stands"))
        self._book = Pick(say("Rulebook"), [(profile.name, profile.id) for profile in PROFILES.values()], DEFAULT)
        self._book.setFixedWidth(PICK)
        self._book.settled.connect(lambda profile: desk.do(amend, refused=self._say_no, profile=profile))
        self._problem = problem_label(say("Rulebook"))
        words = column(label(say("Rules"), "heading"), self._about, self._why, self._problem, spacing=4)
        head = row(words, self._book, spacing=20)
        head.setStretch(0, 1)
        head.setAlignment(self._book, Qt.AlignmentFlag.AlignTop)
        super().__init__(head, spacing=0)
        self._rows = {key.id: RuleRow(key) for key in KEYS.values()}
        for at, one in self._rows.items():
            line: QFrame = rule()
            self.body.addWidget(line)
            self.body.addWidget(one)
            one.pick.settled.connect(partial(self._choose, at))
        self.body.insertSpacing(1, 10)

    def show_rows(self) -> None:
        terms = self._desk.tonight.terms
        house_rules = json.loads(terms.house_rules)
        own = say("Choose otherwise to make a house rule.")
        if house_rules:
            own = say("{number} changed by the house.", number=len(house_rules))
        self._about.setText(f"{PROFILES[terms.profile].name}. {own}")
        stands = term_stands_because(self._desk.tonight, "profile")
        self._book.show_value(terms.profile)
        self._book.setEnabled(not stands)
        self._book.setToolTip(stands)
        self._book.setAccessibleDescription(stands)
        single = say("Single rules may still change.") if stands and terms.finished is None else ""
        self._why.setText(" ".join(filter(None, (stands, single))))
        self._why.setVisible(bool(stands))
        self._problem.hide()
        for one in self._rows.values():
            one.show_terms(terms, house_rules)

    def _say_no(self, sentence: str) -> None:
        self._problem.setText(sentence)
        self._problem.show()

    def _choose(self, at: str, choice: Any) -> None:
        terms = self._desk.tonight.terms
        house_rules = {key: value for key, value in json.loads(terms.house_rules).items() if key != at}
        default = KEYS[at].defaults[terms.profile].choice
        if type(choice) is not type(default) or choice != default:
            house_rules[at] = choice
        self._desk.do(amend, refused=self._rows[at].say_no, house_rules=house_rules)
