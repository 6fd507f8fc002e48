"""A field for somebody of the tournament: type a part of the name, or the seat like 7-4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QCompleter

from tdapp.gui.widgets.question import Text
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.command import read_seat
from tdapp.views.search import fit, found

if TYPE_CHECKING:
    from collections.abc import Mapping

BETWEEN = "  ·  "


class Who(Text):
    """`people` says of each entry how it is called, and where it sits: (Ann Lee, 7-4)."""

    def __init__(
        self, name: str, people: Mapping[int, tuple[str, str]], *, hint: str = say("Name, or seat like 7-4")
    ) -> None:
        super().__init__(name, longest=160)
        self.setPlaceholderText(hint)
        self._people = people
        self._lines = {self._line(entry): entry for entry in people}
        finder = QCompleter(QStringListModel(list(self._lines)), self)
        finder.setFilterMode(Qt.MatchFlag.MatchContains)
        finder.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        finder.setMaxVisibleItems(6)
        self.setCompleter(finder)

    def _line(self, entry: int) -> str:
        name, where = self._people[entry]
        return f"{name}{BETWEEN}{where}" if where else name

    def show_entry(self, entry: int | None) -> None:
        self.setText("" if entry is None else self._line(entry))

    def entry(self, at: str) -> int | None:
        """Who is meant; None where nothing was typed, and a refusal where it fits nobody or several."""
        text = " ".join(self.text().split())
        if not text:
            return None
        exactly = self._lines.get(self.text().strip())
        if exactly is not None:
            return exactly
        seat = read_seat(text)
        if seat is not None:
            fits = [entry for entry, (_, where) in self._people.items() if where == f"{seat.table}-{seat.seat}"]
        else:
            fits = found(text, self._people, lambda entry: self._people[entry][0], most=3)
            best = [entry for entry in fits if fit(text, self._people[entry][0]) == 0]
            fits = best if len(best) == 1 else fits
        if not fits:
            raise Refused(say("Nobody is called “{text}”.", text=text), at=(at,))
        if len(fits) > 1:
            names = ", ".join(self._people[entry][0] for entry in fits)
            raise Refused(
                say("“{text}” fits several: {names}. Type more, or the seat.", text=text, names=names), at=(at,)
            )
        return fits[0]
