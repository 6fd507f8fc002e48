"""What a director asks of the clock from the page, the keys and the command bar."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QButtonGroup, QDialog, QRadioButton

from tdapp.director import clock, clock_undo, hand_for_hand
from tdapp.director.clock import minutes_and_seconds
from tdapp.gui.computer.times import hour_and_minute
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.question import Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.clock_face import clock_face
from tdapp.views.clock_orders import read_minute_of_day, read_time
from tdapp.views.clock_ways import ways
from tdapp.views.moments import next_time_of_day, read_moment

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.director.clock_undo import Offer, Way
    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change
    from tdapp.values.house import Moment
    from tdapp.views.clock_orders import Asks, ClockOrder


def start_or_pause(desk: Desk) -> Change | None:
    """The space bar: hold the clock, or let it run; hand for hand it says that every table has played."""
    shown = clock_face(desk.tonight, desk.now())
    if shown.state == "hand for hand":
        return desk.do(hand_for_hand.next_one)
    return desk.do(clock.pause if shown.is_running else clock.start)


def step(desk: Desk, by: int) -> Change | None:
    """On to the next level or break, or back to the one before."""
    current = clock.face(desk.tonight.now, desk.now()).stretch.n
    return desk.do(clock.go_to, stretch=current + by)


def add_minutes(desk: Desk, minutes: int) -> Change | None:
    return desk.do(clock.add, minutes=minutes)


def hand_by_hand(desk: Desk) -> Change | None:
    """Begin hand for hand, or end it."""
    is_on = clock.face(desk.tonight.now, desk.now()).hand is not None
    return desk.do(hand_for_hand.end if is_on else hand_for_hand.begin)


class PauseSheet(FormSheet):
    """A reason by one click, or in words of one's own."""

    def __init__(self, parent: QWidget | None, why: str) -> None:
        text = say("The room reads it instead of “Paused”. A pause is never called a break.")
        super().__init__(parent, say("What is the pause for?"), text, ok=say("Hold the clock"), width=480)
        self.put("why", Text(say("Reason"), why, longest=clock.LONGEST_REASON), 1)
        buttons = [Button(reason, partial(self._say, reason)) for reason in clock.REASONS]
        self.grid.addLayout(row(*buttons, 1, spacing=8), 0, 0, 1, 12)
        self.control("why").setFocus()

    def _say(self, reason: str) -> None:
        self.control("why").setText(reason)
        self.accept()

    def value(self) -> str:
        return str(self.answer("why"))


def pause_for(desk: Desk, parent: QWidget | None) -> None:
    shown = clock_face(desk.tonight, desk.now())
    PauseSheet(parent, shown.why).ask(
        lambda why: clock.pause(desk.house, desk.tournament, why=why, by=desk.by()),
    )


class SetSheet(FormSheet):
    def __init__(self, parent: QWidget | None, shown: str) -> None:
        super().__init__(
            parent, say("What remains of the level"), say("Minutes and seconds, like 12:30."), ok=say("Set"), width=420
        )
        self.put("seconds", Text(say("Time left"), shown, longest=9), 0)
        self.control("seconds").setFocus()
        self.control("seconds").selectAll()

    def value(self) -> int:
        seconds = read_time(self.answer("seconds"))
        if seconds is None:
            raise Refused(say("Say it like 12:30."), at=("seconds",))
        return seconds


def set_remaining(desk: Desk, parent: QWidget | None) -> None:
    shown = clock.face(desk.tonight.now, desk.now())
    SetSheet(parent, minutes_and_seconds(max(shown.remains, 0))).ask(
        lambda seconds: clock.set_remaining(desk.house, desk.tournament, seconds=seconds, by=desk.by())
    )


class StartAtSheet(FormSheet):
    def __init__(self, parent: QWidget | None, desk: Desk) -> None:
        text = say("The clock starts by itself, whether or not anybody is here. Start and Pause are still yours.")
        super().__init__(parent, say("When does the clock start?"), text, ok=say("Start then"), width=440)
        self._desk = desk
        starts = desk.tonight.terms.starts
        said = hour_and_minute(starts) if starts is not None and starts > desk.now() else ""
        self.put("moment", Text(say("Time"), said, longest=24), 0)
        self.control("moment").setPlaceholderText(say("19:30, or fri 19:30"))
        self.control("moment").setFocus()
        self.control("moment").selectAll()

    def value(self) -> Moment:
        said, now = self.answer("moment").strip(), self._desk.now()
        if (minute := read_minute_of_day(said)) is not None:
            return next_time_of_day(now, minute)
        try:
            moment = read_moment(said, now=now)
        except Refused as no:
            raise no.under("moment") from None
        if moment is None:
            raise Refused(say("Say it like 19:30, or fri 19:30."), at=("moment",))
        return moment


def start_at(desk: Desk, parent: QWidget | None) -> None:
    StartAtSheet(parent, desk).ask(
        lambda moment: clock.start_at(desk.house, desk.tournament, moment=moment, by=desk.by())
    )


class TakeBackSheet(Sheet):
    """What the clock shows, and what it would show: as the room saw it, unless the director says otherwise."""

    def __init__(self, parent: QWidget | None, offer: Offer) -> None:
        shown = ways(offer)
        title, ok = say("Undo the last change of the clock?"), say("Undo it")
        super().__init__(parent, title, offer.told.sentence, ok=ok, width=520)
        self._group = QButtonGroup(self)
        self._ways: list[Way] = [way.way for way in shown]
        self.body.addWidget(label(say("As it stands"), "small"))
        self.body.addWidget(label(shown[0].now, "strong", name=say("The clock shows")))
        self.body.addWidget(label(say("Afterwards"), "small"))
        for number, way in enumerate(shown):
            choice = QRadioButton(way.shows)
            choice.setAccessibleName(f"{way.shows}, {way.way}")
            choice.setChecked(number == 0)
            self._group.addButton(choice, number)
            self.body.addLayout(column(choice, label(f"       {way.says}", "small", wraps=True), spacing=2))
        self._group.buttons()[0].setFocus()

    def value(self) -> Way:
        return self._ways[self._group.checkedId()]


def take_back(desk: Desk, parent: QWidget | None) -> QDialog | None:
    found = clock_undo.offer(desk.house, desk.tournament, at=desk.now())
    if found is None:
        desk.refused.emit(say("There is nothing to undo at the clock."))
        return None
    n = found.told.n
    sheet = TakeBackSheet(parent, found)
    sheet.ask(lambda way: clock_undo.take_back(desk.house, desk.tournament, n=n, way=way, by=desk.by()))
    return sheet


def obey(desk: Desk, order: ClockOrder) -> object:
    """What a line of the command bar asks of the clock."""
    orders: dict[Asks, Callable[[], object]] = {
        "pause": lambda: desk.do(clock.pause, why=order.why),
        "start": lambda: desk.do(clock.start),
        "start at": lambda: desk.do(clock.start_at, moment=next_time_of_day(desk.now(), order.number)),
        "minutes": lambda: desk.do(clock.add, minutes=order.number),
        "level": lambda: desk.do(clock.go_to_level, level=order.number),
        "end break": lambda: desk.do(clock.end_break),
        "set": lambda: desk.do(clock.set_remaining, seconds=order.number),
        "last hand": lambda: desk.do(clock.last_hand),
        "hand for hand": lambda: desk.do(hand_for_hand.begin),
        "next hand": lambda: desk.do(hand_for_hand.next_one),
        "end hand for hand": lambda: desk.do(hand_for_hand.end),
    }
    return orders[order.asks]()
