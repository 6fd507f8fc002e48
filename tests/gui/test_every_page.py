"""Every page and sheet, at both sizes, in both themes, with the longest names: nothing cut off, nothing overlapping."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from tdapp.director import clock, events, floor, naming, notes, offers, penalties, prizes, registration, seating
from tdapp.director.invariants import open_house
from tdapp.director.leagues import Wish, create
from tdapp.director.players import bar, known
from tdapp.director.terms import LATE_ENDS
from tdapp.director.terms_told import BOUNTIES
from tdapp.gui.bugs import BugSheet, log_file
from tdapp.gui.desk import Desk
from tdapp.gui.gestures import (
    bustout_gestures,
    clock_gestures,
    desk_gestures,
    floor_gestures,
    note_gestures,
    prize_gestures,
    room_gestures,
)
from tdapp.gui.gestures.clock_gestures import StartAtSheet
from tdapp.gui.pages.setup import SECTIONS
from tdapp.gui.pages.setup_chips_sheet import ChipsSheet
from tdapp.gui.pages.setup_offer_sheet import OfferSheet
from tdapp.gui.pages.setup_purchases import TITLES
from tdapp.gui.pages.setup_structure_editor import open_editor
from tdapp.gui.pages.setup_structure_maker import MakerSheet
from tdapp.gui.pages.setup_tables_sheets import AddTablesSheet, ChangeTablesSheet
from tdapp.gui.pages.setup_templates import NameSheet
from tdapp.gui.pages.setup_terms_sheets import BountySheet, RegistrationSheet, StartSheet
from tdapp.gui.projector.gestures import MessageSheet
from tdapp.gui.sheets import purchases as purchases_sheets
from tdapp.gui.sheets.bounties import BountiesSheet
from tdapp.gui.sheets.call_off import open_call_off
from tdapp.gui.sheets.export_players import export_to
from tdapp.gui.sheets.house_players import open_house_players
from tdapp.gui.sheets.import_players import import_from
from tdapp.gui.sheets.league_events import LeagueEvents
from tdapp.gui.sheets.league_form import FORM_COLUMNS, LeagueForm, PickRow
from tdapp.gui.sheets.league_player import LeaguePlayer
from tdapp.gui.sheets.leagues import open_leagues
from tdapp.gui.sheets.ledger import open_ledger
from tdapp.gui.sheets.new_tournament import new_tournament
from tdapp.gui.sheets.notes import PenaltySheet
from tdapp.gui.sheets.pay_prize import PayPrizeSheet
from tdapp.gui.sheets.payment import Due, PaymentSheet
from tdapp.gui.sheets.player import BarSheet, merge_with, new_player, open_player
from tdapp.gui.sheets.prize_plan import PlanSheet
from tdapp.gui.sheets.rule_lookup import look_up
from tdapp.gui.sheets.this_desk import open_desk
from tdapp.gui.sheets.till import close_till
from tdapp.gui.shell.pages import PAGES
from tdapp.gui.shell.window import Window
from tdapp.gui.theme import look
from tdapp.gui.trouble import DamagedSheet, RecoveredSheet, TroubleSheet
from tdapp.rules.points import FORMS
from tdapp.rules.prize_ways import WAYS
from tdapp.store.house import Damaged, Gone
from tdapp.store.recover import recover
from tdapp.store.whole import copy
from tdapp.values.field import Elimination, Table
from tdapp.values.house import Offer
from tdapp.views.bustouts import Back
from tdapp.views.entrants import entrants
from tdapp.views.known_players import KnownPlayers
from tdapp.views.league_table import league_table
from tdapp.views.structure_report import event_of
from tests.director.seasons import played
from tests.gui.conftest import NAMES, Time
from tests.gui.looking import check, cut_off, named, settle, sheet_shown

LONGEST = (
    "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximilian Alexander van der Westhuizen-Abernathy "
    "Ó Súilleabháin"
)
REBUY = Offer("", 0, "rebuy", 10**9, 10**8, 0, 30_000, at_once=2, up_to_stack=30_000)
ENTRY_DUE = Due(f"Entry: {LONGEST}", "30,000 chips.", 10**11, "EUR", asks_seat=True, asks_arrival=True)
REBUY_DUE = Due(f"Rebuy: {LONGEST}", "30,000 chips.", 10**11, "EUR", 2, asks_stack=True)
LOOKS = list(itertools.product(["dark", "light"], [(1280, 720), (1920, 1080)]))


@pytest.fixture(params=LOOKS, ids=lambda one: f"{one[0]} {one[1][0]}x{one[1][1]}")
def window(request, application, tmp_path):
    """The last third of an evening with long names, a long title and large amounts."""
    theme, size = request.param
    look.apply(application, theme)
    desk = Desk(open_house(tmp_path / "swan.tdapp", create=True), now=Time(), who="Mia")
    wish = events.Wish(
        "The Annual Midsummer Charity Deepstack of the Royal Philharmonic Society and Friends",
        "Club, 30,000 chips, big-blind ante",
        buy_in=10**9,
        fee=10**8,
    )
    desk.turn_to(events.create(desk.house, wish, by=desk.by()))
    for name in (*NAMES, LONGEST, f"{LONGEST[:100]} II", "x" * 120):
        desk.do(registration.register, name=name, chance=desk.chance())
    desk.do(seating.draw, chance=desk.chance())
    desk.do(clock.start)
    desk.now.pass_by(5 * 3600)  # type: ignore[attr-defined]
    for entry in (2, 4, 21, 6):
        desk.do(floor.bust, out={entry: None})
    desk.do(prizes.lock)
    window = Window(desk)
    window.resize(*size)
    window.show()
    yield window
    window.close()
    window.deleteLater()
    settle()
    desk.house.close()
    look.apply(application, "dark")


@pytest.mark.parametrize("page", [page.id for page in PAGES])
def test_every_page(window, page):
    window.go_to(page)
    check(window)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_of_setup(window, section):
    page = window.page("setup")
    window.go_to("setup")
    page.turn_to(section)
    check(window)


def sheets_of_the_floor(window):
    desk = window.desk
    yield lambda: floor_gestures.draw_seats(desk, window)
    yield lambda: floor_gestures.break_table(desk, window, 1)
    yield lambda: floor_gestures.say_button(desk, window, 1)
    yield lambda: room_gestures.keep_seat(desk, window, 1)
    yield lambda: room_gestures.wrong_seat(desk, window, 1)
    yield lambda: room_gestures.recount(desk, window, 1, 3)
    yield lambda: room_gestures.change_room(desk, window)
    yield lambda: floor_gestures.say_player_cards(desk, window, 1)
    yield lambda: floor_gestures.redraw(desk, window)
    yield lambda: floor_gestures.move(desk, window, 1)


def sheets_of_people(window):
    desk, out = window.desk, 2
    longest = next(one.entry for one in entrants(desk.tonight) if one.name == LONGEST)
    desk.do(naming.somebody_out, table=1)
    desk.do(penalties.warn, entry=longest, reason="conduct " * 12)
    desk.do(notes.note, table=1, text="x" * 120, is_ruling=True)
    yield lambda: bustout_gestures.out_on_one_hand(desk, window, [1, longest, 5, 8, 9, 10, 11])
    yield lambda: bustout_gestures.say_who(desk, window)
    yield lambda: bustout_gestures.set_right(desk, window, out)
    yield lambda: bustout_gestures.order_of_places(desk, window)
    yield lambda: bustout_gestures.won_by(desk, window, out)
    yield BountiesSheet(window, desk).open
    for place in range(3):
        yield partial(turned, PenaltySheet(window, desk, longest), "step", place)
    yield lambda: note_gestures.note(desk, window, entry=longest)
    yield lambda: note_gestures.note(desk, window, table=1)
    yield lambda: note_gestures.note(desk, window, rule="R11 §2 Decision-making 5")
    yield lambda: look_up(desk, window)
    yield lambda: note_gestures.count_table(desk, window, 1)
    yield lambda: note_gestures.open_chip_counts(desk, window)


def sheets_of_the_desk(window):
    desk, rows = window.desk, entrants(window.desk.tonight)
    row = next(one for one in rows if one.name == LONGEST)
    offers.set_offer(desk.house, desk.tournament, offer=REBUY, by=desk.by())
    yield lambda: PaymentSheet(window, ENTRY_DUE).open()
    yield lambda: PaymentSheet(window, REBUY_DUE).open()
    yield lambda: desk_gestures.sell_otherwise(desk, window, "rebuy", [row])
    yield lambda: desk_gestures.unregister(desk, window, row)
    yield lambda: purchases_sheets.correct(desk, window, row)
    yield lambda: purchases_sheets.sell_to_everybody(desk, window, "rebuy", rows)
    back = Back("rebuy", tuple(desk.tonight.now[Elimination]), 10**12, 10**12, True, "Rebuy €10,000,000,000 for…")
    yield lambda: purchases_sheets.buyers_who_are_out(desk, window, back).open()
    yield lambda: desk_gestures.share_stack(desk, window, row.entry)
    yield lambda: open_ledger(desk, window)
    yield lambda: close_till(desk, window)
    yield lambda: open_desk(desk, window)


def sheets_of_the_clock(window):
    desk = window.desk
    yield lambda: clock_gestures.pause_for(desk, window)
    yield lambda: clock_gestures.set_remaining(desk, window)
    yield lambda: StartAtSheet(window, desk).open()
    yield lambda: open_call_off(desk, window)
    yield lambda: MessageSheet(window, "W" * 200, is_notice=False).open()


def sheets_of_prizes(window):
    desk = window.desk
    yield lambda: prize_gestures.open_deal(desk, window)
    yield lambda: open_call_off(desk, window)
    yield lambda: prize_gestures.unlock_prizes(desk, window)
    yield lambda: PayPrizeSheet(window, desk, prizes.Standing(1, 1, 2, 10**12, 0)).open()
    desk.do(prizes.unlock)
    yield lambda: prize_gestures.open_pool(desk, window)
    for place in range(len(WAYS)):
        yield partial(turned, PlanSheet(window, desk), "way", place)
    yield lambda: prize_gestures.lock_prizes(desk, window)


def sheets_of_setup(window):
    desk = window.desk
    yield lambda: new_tournament(desk, window)
    yield lambda: StartSheet(window, desk).amend()
    for place in range(len(LATE_ENDS)):
        yield partial(turned, RegistrationSheet(window, desk), "late_ends", place)
    for place in range(len(BOUNTIES)):
        yield partial(turned, BountySheet(window, desk), "bounty_kind", place)
    for kind, title in TITLES.items():
        yield OfferSheet(window, desk, kind, title).offer
    yield lambda: ChipsSheet(window, desk, 99_999).open()
    yield lambda: AddTablesSheet(window, first=9_000, seats=10).open()
    yield lambda: ChangeTablesSheet(window, list(desk.tonight.now[Table].values())).open()
    yield lambda: NameSheet(window, "Save as a template", "It is copied.", "W" * 120, ok="Save").open()
    yield lambda: open_editor(desk, window)
    yield lambda: MakerSheet(event_of(desk.tonight, desk.now()), 99_999, window).open()


def turned(sheet, field: str, place: int) -> None:
    """Opened, and then another choice is made that asks for more."""
    sheet.open()
    sheet.control(field).setCurrentIndex(place)


def a_bug(window):
    sheet = BugSheet(window, "Traceback: " + "x" * 500, which="KeyError", file=log_file())
    sheet.open()
    sheet.say_times(12_345)


def sheets_of_the_house(window):
    desk = window.desk
    people = known(desk.house)
    key = next(key for key, player in people.items() if player.name == LONGEST)
    bar(desk.house, player=key, why="threw chips " * 20, by=desk.by())
    folder = desk.house.path.parent
    file = folder / f"{'w' * 100}.csv"
    file.write_text(f"Name\n{LONGEST} III\n\n{'y' * 300}\n김민준\n", encoding="utf-8")
    yield lambda: open_house_players(desk, window)
    yield lambda: open_player(desk, window, key)
    yield lambda: new_player(desk, window, KnownPlayers(people.values()))
    yield lambda: BarSheet(window, people[key]).open()
    yield lambda: merge_with(desk, window, people[key])
    yield lambda: import_from(desk, file, window).reading.wait()
    yield lambda: export_to(desk, folder / f"{'x' * 100}.csv", window)
    yield lambda: open_leagues(desk, window)
    over = played(desk.house, -7, "The Spring Equinox " * 3, f"{LONGEST[:110]} IV", "y" * 120, "Bob")
    begun = [create(desk.house, Wish(f"{n} {'W' * 110}", "10 ^ 9 / place"), events=[over], by=desk.by()) for n in "12"]
    yield lambda: open_leagues(desk, window)
    table = league_table(desk.house, begun[0])
    yield LeaguePlayer(desk, window, table, table.rows[0]).open
    yield LeagueEvents(desk, window, table.name, frozenset([over])).open
    yield lambda: LeagueForm(window, desk, table.name, Wish("W" * 110, f"place + {'9' * 200}"), ok="Save").open()
    yield lambda: PickRow(window, "Usual forms of points", FORM_COLUMNS, list(FORMS), "Take it").open()
    yield lambda: a_bug(window)
    yield lambda: TroubleSheet(
        "The house cannot be opened", f"It is damaged.\n{desk.house.path}", desk.house.path
    ).open()
    made = desk.house.back_up(at=datetime.now(UTC))
    yield lambda: DamagedSheet(desk.house.path, Damaged(made)).open()
    yield lambda: DamagedSheet(desk.house.path, Gone(made)).open()
    copied = desk.house.path.with_name("copy.tdapp")
    copy(desk.house.path, copied)
    recovery = recover(copied, desk.house.path.with_name(f"{'y' * 100}.tdapp"), at=1)
    yield lambda: RecoveredSheet(DamagedSheet(copied, Damaged(None)), recovery).open()


@pytest.mark.parametrize(
    "sheets",
    [
        sheets_of_the_floor,
        sheets_of_the_desk,
        sheets_of_the_clock,
        sheets_of_people,
        sheets_of_prizes,
        sheets_of_setup,
        sheets_of_the_house,
    ],
)
def test_every_sheet(window, sheets):
    for show in sheets(window):
        show()
        sheet = sheet_shown()
        assert sheet.width() <= window.width()
        assert sheet.height() <= window.height()
        check(sheet)
        sheet.reject()
        settle()


@pytest.mark.parametrize("field", ["Name", "Guarantee"])
def test_ctrl_z_edits_what_is_typed_and_else_takes_back_what_was_done(window, field):
    desk = window.desk
    window.go_to("setup")
    window.page("setup").turn_to("tournament")
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    before = desk.tonight.terms
    line = named(window, field, QLineEdit)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "500")
    QTest.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "500" not in line.text()
    assert desk.tonight.terms == before
    line.selectAll()
    QTest.keyClicks(line, "500")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert desk.tonight.terms != before
    QTest.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.tonight.terms == before


def test_the_strip_and_the_command_bar_stay_inside(window):
    window.go_to("now")
    window.strip.say("x " * 400, can_undo=True)
    window.open_command_bar()
    window.bar.line.setText("out w")
    settle()
    assert window.stack.rect().contains(window.strip.geometry())
    assert window.rect().contains(window.bar.geometry())
    assert cut_off(window.strip) == []
