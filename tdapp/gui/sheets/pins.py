"""Who has a PIN, what it is asked for, and another one for somebody."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QLineEdit

from tdapp.director.guard import GUARDED, PUTTING_BACK
from tdapp.director.pins import LONGEST, LONGEST_HOLDER, MINUTES, USUAL_MINUTES, pins, set_pin, take_pin_away
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, empty, row
from tdapp.gui.widgets.question import Pick, Text
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count, shortened

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk

HONEST = say(
    "A PIN keeps fingers off at the desk; the journal says whose was given. Whoever owns the "
    "house file can take a forgotten one away (tdapp pin remove), and the journal says that "
    "too."
)


def open_pins(desk: Desk, parent: QWidget | None, then: Callable[[], object] = lambda: None) -> PinsSheet:
    sheet = PinsSheet(desk, parent)

    def keep(said: dict[str, Any]) -> None:
        set_pin(desk.house, by=desk.by(), **said)
        then()

    sheet.finished.connect(lambda _: then())
    sheet.ask(keep)
    return sheet


class PinsSheet(FormSheet):
    """A name that has one already gets another in its place."""

    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        super().__init__(parent, say("PINs"), HONEST, ok=say("Set this PIN"), width=640)
        self._desk = desk
        asks = "\n".join(f"·  {told}" for told in (*(one.told for one in GUARDED), PUTTING_BACK))
        asked_for = say("Asked for:\n{asks}", asks=asks)
        self.body.insertWidget(0, label(asked_for, wraps=True, name=say("What a PIN is asked for")))
        self._holders = column(spacing=4)
        self.body.insertLayout(1, self._holders)
        self.put("holder", Text(say("Whose PIN"), desk.who, longest=LONGEST_HOLDER), 0, 0, 6)
        again = [(_again(minutes), minutes) for minutes in MINUTES]
        self.put("minutes", Pick(say("At a desk"), again, USUAL_MINUTES), 0, 6, 6)
        self.put("typed", Text(say("PIN"), longest=LONGEST), 1, 0, 6)
        self.put("twice", Text(say("The same again"), longest=LONGEST), 1, 6, 6)
        for at in ("typed", "twice"):
            self.control(at).setEchoMode(QLineEdit.EchoMode.Password)
        self._list()
        self.control("typed").setFocus()

    def _list(self) -> None:
        empty(self._holders)
        for pin in pins(self._desk.house):
            told = label(f"{shortened(pin.holder, 40)} · {_again(pin.minutes).lower()}", "muted")
            away = Button(
                say("Take away"),
                partial(self._take_away, pin.holder),
                name=say("Take away the PIN of {holder}", holder=pin.holder),
            )
            line = row(told, 1, away)
            self._holders.addLayout(line)
        self.fit()

    def _take_away(self, holder: str) -> None:
        desk = self._desk
        desk.attempt(lambda: take_pin_away(desk.house, holder=holder, by=desk.by()), refused=self.say_no)
        self._list()

    def value(self) -> dict[str, Any]:
        typed = self.answer("typed")
        if typed != self.answer("twice"):
            raise Refused(say("These two are not the same."), at=("twice",))
        return {"holder": self.answer("holder"), "typed": typed, "minutes": self.answer("minutes")}


def _again(minutes: int) -> str:
    return say("Asked again after {minutes}", minutes=count(minutes, "minute")) if minutes else say("Asked every time")
