"""How the app says no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.values.say import say_kept

if TYPE_CHECKING:
    from tdapp.values.citation import Citation

Path = tuple[str | int, ...]


class Refused(Exception):
    """A request that cannot be met, and a sentence that says why. Nothing has changed.

    `at` names the place in the request: keys and list indexes from the outside in. `rule` is the rule that
    forbids it, where one does; its source stands in the sentence too.
    """

    def __init__(self, sentence: str, *, at: Path = (), rule: Citation | None = None) -> None:
        super().__init__(sentence)
        self.sentence = f"{sentence} ({say_kept(str(rule))})" if rule else sentence
        self.at = at
        self.rule = rule

    def under(self, *outer: str | int) -> Refused:
        """The same refusal, seen from the request that this one was a part of."""
        self.at = (*outer, *self.at)
        return self

    @property
    def place(self) -> str:
        """Where in the request, as a reader would write it: tables[2].players.4"""
        text = ""
        for step in self.at:
            text += f"[{step}]" if isinstance(step, int) else f".{step}"
        return text.removeprefix(".")
