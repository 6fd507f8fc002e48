"""Every action of the window, declared once: its text, its keys, when it is ready, and what it does.

The keys, the menu, the command bar and the list of shortcuts are made from this list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from tdapp.director import clock
from tdapp.gui.called_clock import call_clock
from tdapp.gui.gestures import (
    bustout_gestures,
    clock_gestures,
    floor_gestures,
    note_gestures,
    prize_gestures,
    room_gestures,
)
from tdapp.gui.pages.setup_titles import TITLES
from tdapp.gui.shell.pages import PAGES
from tdapp.gui.shell.ready import (
    always,
    can_deal,
    can_draw,
    has_bounties,
    has_bust_outs,
    has_pin,
    has_players,
    has_tournament,
    has_unnamed,
    is_break,
    is_drawn,
    is_not_locked,
    is_not_over,
    is_open_to_plans,
    is_settled,
    is_told,
    plays,
    runs,
    stands,
)
from tdapp.values.say import english, say
from tdapp.views.help_pages import FIRST

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.gui.shell.window import Window
    from tdapp.store.change import Change

PAGE, PLAY, CLOCK, PROJECTOR = say("Pages"), say("Play"), say("Clock"), say("Projector")
MONEY, HOUSE, HELP, SETUP = say("Money"), say("House"), say("Help"), say("Setup")
GROUPS = (PAGE, SETUP, PLAY, CLOCK, PROJECTOR, MONEY, HOUSE, HELP)


@runtime_checkable
class PicksDocuments(Protocol):
    """The page of reports, which is imported when it is first turned to."""

    def pick(self, name: str) -> None: ...

    def print_all(self, name: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Action:
    id: str
    group: str
    text: str
    does: Callable[[Window], object]
    keys: str = ""
    ready: Callable[[Desk], bool] = has_tournament
    english: tuple[str, ...] = ()
    """What it is found by in every language: its text in English."""

    def __post_init__(self) -> None:
        if not self.english:
            object.__setattr__(self, "english", english(self.text))


def _look_up(window: Window) -> object:
    from tdapp.gui.sheets.rule_lookup import look_up

    return look_up(window.desk, window)


def _house_players(window: Window) -> object:
    from tdapp.gui.sheets.house_players import open_house_players

    return open_house_players(window.desk, window)


def _open_leagues(window: Window) -> object:
    from tdapp.gui.sheets.leagues import open_leagues

    return open_leagues(window.desk, window)


def _export_players(window: Window) -> object:
    from tdapp.gui.sheets.export_players import export_players

    return export_players(window.desk, window)


def _open_plan(window: Window) -> None:
    prize_gestures.open_plan(window.desk, window)


def _open_pool(window: Window) -> None:
    prize_gestures.open_pool(window.desk, window)


def _open_deal(window: Window) -> None:
    prize_gestures.open_deal(window.desk, window)


def _call_off(window: Window) -> None:
    from tdapp.gui.sheets.call_off import open_call_off

    open_call_off(window.desk, window)


def _open_backups(window: Window) -> object:
    from tdapp.gui.sheets.backups import open_backups

    return open_backups(window.desk, window)


def _open_proof(window: Window) -> object:
    from tdapp.gui.sheets.proof import open_proof

    return open_proof(window.desk, window)


def _open_pins(window: Window) -> object:
    from tdapp.gui.sheets.pins import open_pins

    return open_pins(window.desk, window)


def _forget_pin(window: Window) -> None:
    if window.desk.house.guard is not None:
        window.desk.house.guard.forget()


def _page(number: int, page: str, title: str) -> Action:
    return Action(
        f"page.{page}",
        PAGE,
        say("Go to {title}", title=title),
        lambda window: window.go_to(page),
        f"Ctrl+{number}",
        english=tuple(f"Go to {one}" for one in english(title)),
    )


def _section(section: str, title: str) -> Action:
    return Action(
        f"setup.{section}",
        SETUP,
        say("Setup: {title}", title=title),
        lambda window: window.turn_to("setup", section),
        english=tuple(f"Setup: {one}" for one in english(title)),
    )


def _clock(asks: Callable[[Desk, QWidget | None], object]) -> Callable[[Window], object]:
    return lambda window: asks(window.desk, window)


def _verb(verb: Callable[..., Change]) -> Callable[[Window], object]:
    return lambda window: window.desk.do(verb)


def _hand_for_hand(window: Window) -> object:
    return clock_gestures.hand_by_hand(window.desk)


def _edit_structure(window: Window) -> None:
    from tdapp.gui.pages.setup_structure_editor import open_editor

    open_editor(window.desk, window)


def _open_ledger(window: Window) -> object:
    from tdapp.gui.sheets.ledger import open_ledger

    return open_ledger(window.desk, window)


def _close_till(window: Window) -> object:
    """Over the ledger, which says what was closed and has the way back."""
    from tdapp.gui.sheets.ledger import open_ledger
    from tdapp.gui.sheets.till import close_till

    return close_till(window.desk, open_ledger(window.desk, window))


def _open_desk(window: Window) -> object:
    from tdapp.gui.sheets.this_desk import open_desk

    return open_desk(window.desk, window)


def _of_projector(gesture: str, *, asks_window: bool = False) -> Callable[[Window], object]:
    """The projector is imported when it is first asked for."""

    def does(window: Window) -> object:
        from tdapp.gui.projector import gestures as found

        known: dict[str, Callable[..., object]] = {
            "switch": found.switch,
            "freeze": found.freeze,
            "blank": found.blank,
            "next": found.next_panel,
            "tell": found.tell,
            "take down": found.take_down,
        }
        return known[gesture](window.desk, window) if asks_window else known[gesture](window.desk)

    return does


def _show_document(name: str) -> Callable[[Window], object]:
    def does(window: Window) -> None:
        window.go_to("reports")
        page = window.page("reports")
        assert isinstance(page, PicksDocuments)
        page.pick(name)

    return does


def _print_all(name: str) -> Callable[[Window], object]:
    def does(window: Window) -> None:
        window.go_to("reports")
        page = window.page("reports")
        assert isinstance(page, PicksDocuments)
        page.print_all(name)

    return does


def _floor(gesture: Callable[[Desk, Window], object]) -> Callable[[Window], object]:
    return lambda window: gesture(window.desk, window)


ACTIONS = (
    *(_page(number, page.id, page.title) for number, page in enumerate(PAGES, 1)),
    *(_section(*section) for section in TITLES.items()),
    Action("undo", PLAY, say("Undo"), lambda window: window.undo(), "Ctrl+Z"),
    Action("redo", PLAY, say("Redo"), lambda window: window.redo(), "Ctrl+Y"),
    Action("command", PLAY, say("Type a command"), lambda window: window.open_command_bar(), "Ctrl+K"),
    Action("draw", PLAY, say("Draw seats…"), _floor(floor_gestures.draw_seats), ready=can_draw),
    Action(
        "first button",
        PLAY,
        say("Draw for the first button…"),
        _floor(floor_gestures.first_button),
        ready=is_drawn,
    ),
    Action("redraw", PLAY, say("Redraw…"), _floor(floor_gestures.redraw), ready=is_drawn),
    Action("room", PLAY, say("Tables and order of breaking…"), _floor(room_gestures.change_room), ready=is_drawn),
    Action("slips", PLAY, say("Print move slips…"), _show_document("move-slips"), ready=is_drawn),
    Action("certificate", PLAY, say("Draw certificate…"), _show_document("draw-certificate"), ready=is_drawn),
    Action("announce", PLAY, say("Announce the moves…"), _floor(floor_gestures.announce), ready=is_drawn),
    Action(
        "balance",
        PLAY,
        say("Balance the tables"),
        lambda window: floor_gestures.balance(window.desk),
        ready=is_drawn,
    ),
    Action("break", PLAY, say("Break a table…"), _floor(floor_gestures.break_table), ready=is_drawn),
    Action("race", PLAY, say("Race chips off"), lambda window: window.turn_to("chips", "race"), ready=is_not_over),
    Action("color-ups", PLAY, say("Plan of the color-ups"), lambda window: window.turn_to("chips", "set")),
    Action(
        "chip account", PLAY, say("Account of the chips in play"), lambda window: window.turn_to("chips", "account")
    ),
    Action("race sheet", PLAY, say("Print the race sheet…"), _show_document("race-sheet"), ready=is_drawn),
    Action("hand", PLAY, say("Out on one hand…"), _floor(bustout_gestures.out_on_one_hand), ready=has_players),
    Action("who", PLAY, say("Name who went out…"), _floor(bustout_gestures.say_who), ready=has_unnamed),
    Action("order", PLAY, say("Order of places…"), _floor(bustout_gestures.order_of_places), ready=has_bust_outs),
    Action("look up", PLAY, say("Look up a rule…"), _look_up, "Ctrl+Shift+R"),
    Action("counts", PLAY, say("Chip counts…"), _floor(note_gestures.open_chip_counts), ready=has_players),
    Action("start", CLOCK, say("Start the clock"), _verb(clock.start), ready=stands),
    Action("pause", CLOCK, say("Pause the clock"), _verb(clock.pause), ready=runs),
    Action("next", CLOCK, say("Next level"), lambda window: clock_gestures.step(window.desk, 1), "Ctrl+Right"),
    Action(
        "previous",
        CLOCK,
        say("Previous level"),
        lambda window: clock_gestures.step(window.desk, -1),
        "Ctrl+Left",
    ),
    Action(
        "plus",
        CLOCK,
        say("One minute more"),
        lambda window: clock_gestures.add_minutes(window.desk, 1),
        "Ctrl++",
    ),
    Action(
        "minus",
        CLOCK,
        say("One minute less"),
        lambda window: clock_gestures.add_minutes(window.desk, -1),
        "Ctrl+-",
    ),
    Action("pause for", CLOCK, say("Pause for…"), _clock(clock_gestures.pause_for), "Ctrl+Space", is_not_over),
    Action("set", CLOCK, say("Set what remains…"), _clock(clock_gestures.set_remaining), "Ctrl+R", is_not_over),
    Action("start at", CLOCK, say("Start at a time…"), _clock(clock_gestures.start_at), ready=stands),
    Action("end break", CLOCK, say("End the break now"), _verb(clock.end_break), "Ctrl+B", is_break),
    Action("last hand", CLOCK, say("Last hand before play stops"), _verb(clock.last_hand), "Ctrl+L", plays),
    Action("hand for hand", CLOCK, say("Hand for hand"), _hand_for_hand, "Ctrl+H", is_not_over),
    Action("call", CLOCK, say("Call the clock on a player…"), _clock(call_clock), "Ctrl+Shift+C"),
    Action(
        "clock back",
        CLOCK,
        say("Undo at the clock…"),
        _clock(clock_gestures.take_back),
        "Ctrl+Shift+Z",
        is_not_over,
    ),
    Action("structure", CLOCK, say("Edit the structure…"), _edit_structure, "Ctrl+E", is_not_over),
    Action("projector", PROJECTOR, say("Projector on or off"), _of_projector("switch", asks_window=True), "F11"),
    Action("tell", PROJECTOR, say("Tell the room…"), _of_projector("tell", asks_window=True), "Ctrl+M"),
    Action("take down", PROJECTOR, say("Take the message down"), _of_projector("take down"), ready=is_told),
    Action(
        "freeze",
        PROJECTOR,
        say("Freeze the projector, or let it go on"),
        _of_projector("freeze"),
        "Ctrl+Shift+F",
    ),
    Action("blank", PROJECTOR, say("Blank the projector, or show it again"), _of_projector("blank"), "Ctrl+Shift+B"),
    Action("next panel", PROJECTOR, say("Next panel on the projector"), _of_projector("next"), "Ctrl+Shift+N"),
    Action(
        "lock",
        MONEY,
        say("Lock the prizes…"),
        lambda window: prize_gestures.lock_prizes(window.desk, window),
        ready=is_not_locked,
    ),
    Action("bounties", MONEY, say("Bounties…"), _floor(bustout_gestures.bounty_book), ready=has_bounties),
    Action("ledger", MONEY, say("Ledger…"), _open_ledger, "Ctrl+Shift+L"),
    Action("till", MONEY, say("Close a till…"), _close_till),
    Action("plan", MONEY, say("Divide the prizes…"), _open_plan, ready=is_open_to_plans),
    Action("pool", MONEY, say("What comes off the pool…"), _open_pool, ready=is_open_to_plans),
    Action("deal", MONEY, say("Make a deal…"), _open_deal, ready=can_deal),
    Action("call off", MONEY, say("Call the tournament off…"), _call_off, ready=is_not_over),
    Action("print", MONEY, say("Print or save sheets"), lambda window: window.go_to("reports"), "Ctrl+P"),
    Action("results", MONEY, say("Print the results…"), _show_document("results")),
    Action("settlement", MONEY, say("Print the deal or the settlement…"), _show_document("deal"), ready=is_settled),
    Action("print start", MONEY, say("Print all for the start…"), _print_all("start")),
    Action("print end", MONEY, say("Print all for the end…"), _print_all("end")),
    Action("new", HOUSE, say("New tournament…"), lambda window: window.new_tournament(), "Ctrl+N", always),
    Action("events", HOUSE, say("Turn to another tournament…"), lambda window: window.list_events(), "Ctrl+O"),
    Action("next event", HOUSE, say("Next tournament"), lambda window: window.next_event(), "Ctrl+Tab"),
    Action("players", HOUSE, say("Players of the house…"), _house_players, "Ctrl+Shift+P", always),
    Action("season", HOUSE, say("Season: leagues and points…"), _open_leagues, "Ctrl+Shift+S", always),
    Action("import", HOUSE, say("Import players…"), lambda window: window.import_players(), ready=always),
    Action("export", HOUSE, say("Export players…"), _export_players, ready=always),
    Action("desk", HOUSE, say("This desk: who sits here, slips…"), _open_desk, "Ctrl+Shift+D", always),
    Action("backups", HOUSE, say("Backups…"), _open_backups, "Ctrl+Shift+K", always),
    Action("prove", HOUSE, say("Prove this house…"), _open_proof, ready=always),
    Action("pins", HOUSE, say("PINs for money and deletion…"), _open_pins, ready=always),
    Action("forget pin", HOUSE, say("Ask for the PIN again"), _forget_pin, ready=has_pin),
    Action("theme", HOUSE, say("Light or dark"), lambda window: window.other_theme(), "Ctrl+T", always),
    Action("quit", HOUSE, say("Quit"), lambda window: window.window().close(), "Ctrl+Q", always),
    Action("help", HELP, say("Help with this page"), lambda window: window.open_help(), "F1", always),
    Action("all help", HELP, say("All pages of the help"), lambda window: window.open_help(FIRST), ready=always),
    Action("keys", HELP, say("All actions and their keys"), lambda window: window.open_menu(), "Shift+F1", always),
    Action("about", HELP, say("About tdapp…"), lambda window: window.open_about(), ready=always),
)
BY_ID = {action.id: action for action in ACTIONS}
