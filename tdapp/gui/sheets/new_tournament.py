"""The sheet that starts a tournament: every question has an answer already, so that Enter is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tdapp.director import events, templates
from tdapp.director.houses import the_house
from tdapp.director.putting_away import in_sight
from tdapp.director.stretches import as_structure
from tdapp.director.terms import LATE_ENDS, LONGEST_NAME
from tdapp.gui.widgets.form_sheet import yes_or_no
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.question import Number, Pick, Question, Text, problem_label
from tdapp.gui.widgets.sheet import Sheet
from tdapp.rules.profiles import DEFAULT, PROFILES
from tdapp.rules.structure import Break, Level, predicted_end
from tdapp.values.dates import local
from tdapp.values.money import CURRENCIES, money, read_money
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count
from tdapp.views.moments import next_like, read_moment, write_moment

if TYPE_CHECKING:
    from tdapp.director.patterns import Pattern
    from tdapp.director.templates import Choice
    from tdapp.gui.desk import Desk
    from tdapp.gui.widgets.question import Control
    from tdapp.values.house import Moment, Tournament

NAMES = (
    say("Monday tournament"),
    say("Tuesday tournament"),
    say("Wednesday tournament"),
    say("Thursday tournament"),
    say("Friday tournament"),
    say("Saturday tournament"),
    say("Sunday tournament"),
)
"""What a tournament is called at first, by its weekday."""
USUAL = "Club evening, 10,000 chips, break every three levels"
"""The template that is offered first."""
PLAYERS = 20
MINUTE = 60_000
MOST_COPIED = 12
"""So many evenings of before are offered to be played again."""


def new_tournament(desk: Desk, parent: QWidget | None, *, like: str = "") -> NewTournament:
    """Ask for a tournament, `like` one of before or a template; once it exists the desk turns to it."""
    sheet = NewTournament(desk, parent, like)
    sheet.ask(lambda wish: desk.turn_to(events.create(desk.house, wish, by=desk.by())))
    return sheet


class NewTournament(Sheet):
    """Its value is an events.Wish. What is refused is said beneath the field that it is about."""

    def __init__(self, desk: Desk, parent: QWidget | None, like: str = "") -> None:
        super().__init__(parent, say("New tournament"), ok=say("Create"), width=640)
        self._now, self._house = desk.now, desk.house
        choices = offered(desk)
        currency = the_house(desk.house).currency
        self._questions: dict[str, Question] = {}
        self._refused_at = ""
        first = like or USUAL
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(12)
        for part in range(4):
            grid.setColumnStretch(part, 1)
        named = Text(say("Name"), usual_name(desk.now()), longest=LONGEST_NAME)
        grid.addWidget(self._control("name", named), 0, 0, 1, 2)
        starts = Text(say("Starts"), longest=40)
        starts.setPlaceholderText(say("like fri 19:00"))
        grid.addWidget(self._control("starts", starts, problem := problem_label(say("Starts"))), 0, 2, 1, 2)
        grid.addWidget(problem, 1, 0, 1, 4)
        names = [(_shown(choice), choice.key) for choice in choices]
        grid.addWidget(self._control("template", Pick(say("Template"), names, first)), 2, 0, 1, 4)
        self._about = label(look="muted", wraps=True, name=say("About the template"))
        grid.addWidget(self._about, 3, 0, 1, 4)
        late = Number(say("Late registration"), 4, 0, 4)
        late.setPrefix(say("to the end of level "))
        grid.addWidget(self._control("players", Number(say("Players expected"), PLAYERS, 2, 9_999)), 4, 0)
        grid.addWidget(self._control("seats", Number(say("Seats a table"), 9, 2, 10)), 4, 1)
        grid.addWidget(self._control("late_until_level", late), 4, 2, 1, 2)
        guarantee = Text(say("Guarantee"), longest=24)
        guarantee.setPlaceholderText(say("none"))
        amounts = {"buy_in": Text(say("Buy-in"), "20", longest=24), "fee": Text(say("Fee"), "0", longest=24)}
        problem = problem_label(say("Money"))
        for place, (at, control) in enumerate({**amounts, "guarantee": guarantee}.items()):
            grid.addWidget(self._control(at, control, problem), 5, place)
        grid.addWidget(problem, 6, 0, 1, 4)
        codes = [(code, code) for code in CURRENCIES]
        grid.addWidget(self._control("currency", Pick(say("Currency"), codes, currency)), 5, 3)
        rules = [(profile.name, profile.id) for profile in PROFILES.values()]
        grid.addWidget(self._control("profile", Pick(say("Rulebook"), rules, DEFAULT)), 7, 0, 1, 2)
        entries = yes_or_no(say("Entries"), say("With names"), say("Without names"), chosen=True)
        grid.addWidget(self._control("has_names", entries), 7, 2, 1, 2)
        self.body.addLayout(grid)
        self._ask("template").currentIndexChanged.connect(self._choose)
        self._ask("players").valueChanged.connect(self._tell)
        starts.textChanged.connect(self._tell)
        self._choose()
        name = self._ask("name")
        name.setFocus()
        name.selectAll()

    def _control(self, at: str, control: Control, problem: QLabel | None = None) -> Question:
        self._questions[at] = Question(control.accessibleName(), control, problem)
        return self._questions[at]

    def _ask(self, at: str) -> Any:
        return self._questions[at].control

    def value(self) -> events.Wish:
        for question in self._questions.values():
            question.say_no("")
        self._refused_at = ""
        try:
            return self._wish()
        except Refused as no:
            self._refused_at = str(no.at[0]) if no.at else ""
            raise

    def _wish(self) -> events.Wish:
        currency = self._ask("currency").currentData()
        wish = events.Wish(
            self._ask("name").text(),
            self._ask("template").currentData(),
            self._money("buy_in", currency),
            self._money("fee", currency),
            currency,
            seats=self._ask("seats").value(),
            guarantee=self._money("guarantee", currency),
            late_until_level=self._late_level(),
            profile=self._ask("profile").currentData(),
            starts=self._starts(),
            has_names=self._ask("has_names").currentData(),
        )
        events.planned(self._house, wish)
        return wish

    def _late_level(self) -> int | None:
        late = self._ask("late_until_level")
        return int(late.value()) if late.isEnabled() else None

    def _starts(self) -> Moment | None:
        try:
            return read_moment(self._ask("starts").text(), now=self._now())
        except Refused as no:
            raise no.under("starts") from None

    def _money(self, at: str, currency: str) -> int:
        text = self._ask(at).text()
        try:
            return read_money(text, currency) if text.strip() else 0
        except Refused as no:
            raise no.under(at) from None

    def say_no(self, sentence: str) -> None:
        question = self._questions.get(self._refused_at)
        if question is None:
            super().say_no(sentence)
            return
        self.problem.hide()
        question.say_no(sentence)
        question.control.setFocus()
        if isinstance(question.control, Text):
            question.control.selectAll()
        self.fit()

    @property
    def _pattern(self) -> Pattern:
        return templates.pattern_of(self._house, templates.choice_of(self._house, self._ask("template").currentData()))

    def _choose(self) -> None:
        """What the house made itself fills the fields; what ships with the app says nothing of money or rules."""
        pattern, choice = self._pattern, templates.choice_of(self._house, self._ask("template").currentData())
        self._ask("late_until_level").setMaximum(sum(not stretch.is_break for stretch in pattern.stretches))
        if choice.kind != "shipped":
            terms = pattern.terms
            for at in ("buy_in", "fee", "guarantee"):
                amount = getattr(terms, at)
                self._ask(at).setText(money(amount, terms.currency) if amount or at != "guarantee" else "")
            for at in ("currency", "profile", "has_names", "seats", "late_until_level"):
                self._ask(at).show_value(getattr(terms, at))
        self._offer_late(pattern.terms)
        if choice.kind == "event":
            self._ask("name").setText(choice.name)
            starts = pattern.terms.starts
            self._ask("starts").setText("" if starts is None else write_moment(next_like(starts, now=self._now())))
        self._tell()

    def _offer_late(self, terms: Tournament) -> None:
        """A level to choose where a level ends it; a time and the director's hand stay as they are."""
        late = self._ask("late_until_level")
        by_level = terms.late_ends in ("level", "break")
        late.setSpecialValueText(
            say("closes with the draw") if by_level else say("ends {when}", when=LATE_ENDS[terms.late_ends])
        )
        late.setPrefix(say("to the break after level ") if terms.late_ends == "break" else say("to the end of level "))
        late.setEnabled(by_level)
        if not by_level:
            late.show_value(0)

    def _tell(self) -> None:
        """What the template is, and when the evening would be over with it."""
        pattern = self._pattern
        try:
            starts = self._starts()
        except Refused:
            starts = None
        end = about_end(pattern, self._ask("players").value(), self._now(), starts)
        self._about.setText(f"{about_template(pattern)}\n{end}")


def offered(desk: Desk) -> list[Choice]:
    """Templates, and the evenings of before, the newest first."""
    evenings = [templates.choice_of(desk.house, terms.id) for terms in in_sight(desk.house)[:MOST_COPIED]]
    found = templates.templates(desk.house)
    own = [choice for choice in found if choice.kind == "own"]
    return [*own, *evenings, *(choice for choice in found if choice.kind == "shipped")]


def _shown(choice: Choice) -> str:
    return say("Again: {name}", name=choice.name) if choice.kind == "event" else choice.name


def usual_name(at: Moment) -> str:
    return NAMES[local(at).weekday()]


def about_template(pattern: Pattern) -> str:
    """10,000 chips · 20 levels of 20 minutes · 5 breaks"""
    structure = as_structure(pattern.stretches)
    lengths = sorted({part.minutes for part in structure if isinstance(part, Level)})
    minutes = str(lengths[0])
    if len(lengths) > 1:
        minutes = say("{shortest} to {longest}", shortest=lengths[0], longest=lengths[-1])
    levels = sum(isinstance(part, Level) for part in structure)
    breaks = sum(isinstance(part, Break) for part in structure)
    return say(
        "{stack:,} chips · {levels} of {minutes} minutes · {breaks}",
        stack=pattern.terms.stack,
        levels=count(levels, "level"),
        minutes=minutes,
        breaks=count(breaks, "break") if breaks else say("no breaks"),
    )


def about_end(pattern: Pattern, players: int, now: Moment, starts: Moment | None = None) -> str:
    end = predicted_end(as_structure(pattern.stretches), players * pattern.terms.stack)
    if end is None:
        return say("With {players} its levels run out before there is a winner.", players=count(players, "player"))
    hours, minutes = divmod(end.minutes, 60)
    lasts = say("{minutes} min", minutes=minutes)
    if hours:
        lasts = say("{hours} h {minutes:02} min", hours=hours, minutes=minutes)
    over = local((now if starts is None else starts) + end.minutes * MINUTE)
    told = say(
        "With {players} about {lasts}, to level {level}: over at {over:%H:%M}",
        players=count(players, "player"),
        lasts=lasts,
        level=end.level,
        over=over,
    )
    return say("{told} if it starts now.", told=told) if starts is None else f"{told}."
