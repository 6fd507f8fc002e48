"""What the button of a thing to do does: the same wherever it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import absences, clock, decided, openings
from tdapp.gui.gestures import (
    bustout_gestures,
    clock_gestures,
    desk_gestures,
    floor_gestures,
    note_gestures,
    prize_gestures,
)
from tdapp.gui.sheets.copies import open_copies

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.gui.pages.page import Shell
    from tdapp.views.todo_item import Does, Other, ToDo


def answer(
    desk: Desk, shell: Shell, parent: QWidget | None, what: Does, about: tuple[int, ...]
) -> Callable[[], object]:
    found: dict[Does, Callable[[], object]] = {
        "register": lambda: shell.go_to("players"),
        "close": lambda: desk.do(openings.close),
        "room": lambda: shell.go_to("setup"),
        "draw": lambda: floor_gestures.draw_seats(desk, parent),
        "redraw": lambda: floor_gestures.redraw(desk, parent),
        "high card": lambda: floor_gestures.first_button(desk, parent),
        "start": lambda: desk.do(clock.start),
        "seat next": lambda: desk_gestures.seat_next(desk),
        "take off": lambda: desk.do(absences.take_off, entries=about),
        "missing": lambda: shell.go_to("players"),
        "hold": lambda: desk.do(absences.hold, entry=about[0]),
        "here": lambda: desk.do(absences.arrive, entries=about),
        "share": lambda: desk_gestures.share_stack(desk, parent, about[0]),
        "break": lambda: floor_gestures.break_table(desk, parent, about[0]),
        "balance": lambda: floor_gestures.balance_ready(desk, len(about)),
        "balance one": lambda: floor_gestures.balance(desk, only=1),
        "move otherwise": lambda: floor_gestures.move_otherwise(desk, parent),
        "say cards": lambda: floor_gestures.say_cards(desk, parent, about),
        "say player cards": lambda: floor_gestures.say_player_cards(desk, parent, about[0]),
        "announce": lambda: floor_gestures.announce(desk, parent),
        "slips": lambda: shell.run("slips"),
        "say button": lambda: floor_gestures.say_button(desk, parent, about[0]),
        "seated": lambda: floor_gestures.mark_seated(desk, about),
        "race": lambda: shell.run("race"),
        "race sheet": lambda: shell.run("race sheet"),
        "color-ups": lambda: shell.run("color-ups"),
        "counts": lambda: note_gestures.open_chip_counts(desk, parent),
        "chip account": lambda: shell.run("chip account"),
        "say who": lambda: bustout_gestures.say_who(desk, parent, about[0]),
        "nobody": lambda: bustout_gestures.nobody_went_out(desk, about[0]),
        "hand for hand": lambda: clock_gestures.hand_by_hand(desk),
        "envelope": lambda: bustout_gestures.open_envelope(desk, parent, about[0]),
        "won by": lambda: bustout_gestures.won_by(desk, parent, about[0]),
        "bounties": lambda: bustout_gestures.bounty_book(desk, parent),
        "back to play": lambda: note_gestures.penalty_over(desk, about[0]),
        "hand dealt": lambda: note_gestures.hand_dealt(desk, about[0]),
        "lock": lambda: prize_gestures.lock_prizes(desk, parent),
        "end": lambda: desk.do(decided.end),
        "pay": lambda: prize_gestures.pay(desk, about),
        "results": lambda: shell.run("results"),
        "settlement": lambda: shell.run("settlement"),
        "copies": lambda: open_copies(desk, parent),
        "nothing": lambda: None,
    }
    return found[what]


def answers(
    desk: Desk, shell: Shell, parent: QWidget | None, one: ToDo
) -> tuple[Callable[[], object], list[tuple[Other, Callable[[], object]]]]:
    """What its button does, and its other answers with what they do."""
    others = [(other, answer(desk, shell, parent, other.does, other.about or one.about)) for other in one.others]
    return answer(desk, shell, parent, one.does, one.about), others
