"""The questions: a name, the function that answers it, and an input that works."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from tdapp.ask.reader import Asked
from tdapp.rules.rulebook import Rulebook
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.rules.rulebook import Catalogue

Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Question:
    """One question. Its module is imported only when it is asked: most answers need little of the engine."""

    name: str
    where: str

    @property
    def answer(self) -> Callable[[Asked, Rulebook], Answer]:
        return cast("Callable[[Asked, Rulebook], Answer]", self._find("answer"))

    @property
    def example(self) -> Answer:
        return cast("Answer", self._find("EXAMPLE"))

    def _find(self, name: str) -> object:
        module, _, subject = self.where.partition(":")
        full = f"{subject}_{name}" if subject else name
        return getattr(importlib.import_module(f"tdapp.ask.{module}"), full if name == "answer" else full.upper())


QUESTIONS = {
    question.name: question
    for question in (
        Question("draw", "draw:draw"),
        Question("check-draw", "draw:check"),
        Question("high-card", "button:high_card"),
        Question("button", "button:button"),
        Question("balance", "floor:balance"),
        Question("break", "floor:break"),
        Question("redraw", "floor:redraw"),
        Question("race", "race:race"),
        Question("places", "money:places"),
        Question("payouts", "money:payouts"),
        Question("deal", "money:deal"),
        Question("structure", "structure:structure"),
        Question("make-structure", "structure:make"),
        Question("chips", "structure:chips"),
        Question("forfeit", "race:forfeit"),
    )
}


def ask(question: Question, asked: Asked, catalogue: Catalogue) -> Answer:
    """Answer under the profile and the house rules that the question names."""
    fields = dict(asked.named())
    profile = fields.pop("profile", Asked("roberts-11", ("profile",))).text()
    house = fields.pop("house", Asked({}, ("house",)))
    rules = Rulebook(catalogue, profile, {key: choice.choice() for key, choice in house.named()})
    rest = Asked({key: part.value for key, part in fields.items()}, asked.at)
    return {"profile": profile, **question.answer(rest, rules)}


def find(name: str) -> Question:
    if name not in QUESTIONS:
        raise Refused(f"There is no question {name!r}; `tdapp ask --list` shows them all.")
    return QUESTIONS[name]
