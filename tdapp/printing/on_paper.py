"""What of an evening goes on paper: for each document why it cannot be made yet, and how it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import leagues as house_leagues
from tdapp.director import prize_plans
from tdapp.director.clock import has_started
from tdapp.director.deals import is_agreed, is_called_off
from tdapp.director.houses import the_house
from tdapp.director.rooms import in_order_of_breaking
from tdapp.printing.break_order import break_order_sheet
from tdapp.printing.cash_report import NO_PAYMENTS, cash_sheet
from tdapp.printing.certificate import NO_CARDS, draw_certificate, table_of_cards
from tdapp.printing.deal import deal_sheet
from tdapp.printing.journal import journal_sheet
from tdapp.printing.league import NO_LEAGUE, league_sheets
from tdapp.printing.moves import NO_MOVES, NOBODY_MOVED, move_slips, redraw_sheet
from tdapp.printing.order import NO_SEATS
from tdapp.printing.payout_slips import NOBODY_WON, payout_sheets
from tdapp.printing.payouts import NO_PRIZES, PostedPrizes, payouts
from tdapp.printing.placards import placards
from tdapp.printing.race_sheet import RaceSheet, race_sheet
from tdapp.printing.results import NOBODY_OUT, results
from tdapp.printing.rulings import rulings_sheet
from tdapp.printing.seat_cards import seat_cards
from tdapp.printing.seating import seating_by_table, seating_list
from tdapp.printing.settlement import settlement_sheet
from tdapp.printing.slip import SLIP_FORMATS, slip
from tdapp.printing.structure_sheet import structure_sheet
from tdapp.printing.terms_sheet import terms_sheet
from tdapp.values.field import Moved, Payment, Prize, Seating, Table
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.cash import cash_report
from tdapp.views.certificate import certificate, is_by_cards, no_certificate
from tdapp.views.deal_table import NO_DEAL, agreement
from tdapp.views.entrants import entrants
from tdapp.views.journal_paper import journal_paper
from tdapp.views.league_table import league_table, nothing_yet
from tdapp.views.moves import last_together, to_announce
from tdapp.views.noted import everything_noted
from tdapp.views.payout_slips import payout_slips
from tdapp.views.races import how, races
from tdapp.views.results import has_results
from tdapp.views.results import results as results_of
from tdapp.views.schedule import schedule
from tdapp.views.settlement import settlement
from tdapp.views.slips import every_slip
from tdapp.views.terms_posted import terms_posted

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.printing.sheet import Stationery
    from tdapp.values.league import League

NO_TABLES = say("No table is open yet: there is nothing to put a number on.")
NO_ORDER = say("No table breaks: there is no order of breaking to print.")
NO_RECEIPTS = say("Nobody has bought anything yet: there is no receipt to print.")
NO_RULINGS = say("Nothing was ruled, noted or penalised yet.")


def seats_missing(tonight: Tonight) -> str:
    return "" if tonight.now[Seating] else NO_SEATS


def race_missing(tonight: Tonight) -> str:
    if not tonight.now[Seating]:
        return NO_SEATS
    shown = races(tonight)
    return "" if shown.chip is not None else shown.told


def prizes_missing(tonight: Tonight) -> str:
    try:
        _posted(tonight)
    except Refused as refused:
        return refused.sentence
    return ""


def results_missing(tonight: Tonight) -> str:
    return "" if has_results(tonight) else NOBODY_OUT


def cash_missing(tonight: Tonight) -> str:
    return "" if tonight.now[Payment] else NO_PAYMENTS


def make_seat_cards(tonight: Tonight, paper: Stationery) -> bytes:
    return seat_cards(tonight.terms.name, entrants(tonight), paper=paper)


def make_seating(tonight: Tonight, paper: Stationery) -> bytes:
    return seating_list(tonight.terms.name, entrants(tonight), paper=paper)


def make_seating_by_table(tonight: Tonight, paper: Stationery) -> bytes:
    rows = () if has_started(tonight.now, 0) else tonight.now[Table].values()
    begins = {(row.n, row.first_button) for row in rows if row.is_open and row.first_button is not None}
    return seating_by_table(tonight.terms.name, entrants(tonight), first_buttons=begins, paper=paper)


def tables_missing(tonight: Tonight) -> str:
    return "" if _open_tables(tonight) else NO_TABLES


def _open_tables(tonight: Tonight) -> list[int]:
    return sorted(row.n for row in tonight.now[Table].values() if row.is_open)


def make_placards(tonight: Tonight, paper: Stationery) -> bytes:
    tables = _open_tables(tonight)
    if not tables:
        raise Refused(NO_TABLES)
    return placards(tonight.terms.name, tables, paper=paper)


def make_structure(tonight: Tonight, paper: Stationery) -> bytes:
    terms = tonight.terms
    return structure_sheet(terms.name, terms.stack, schedule(tonight, terms.created), paper=paper)


def make_race_sheet(tonight: Tonight, paper: Stationery) -> bytes:
    if missing := race_missing(tonight):
        raise Refused(missing)
    shown = races(tonight)
    foot = say("Journal {head}", head=tonight.now.head.hex())
    return race_sheet(RaceSheet(tonight.terms.name, shown, how(tonight, shown), foot), paper=paper)


def make_payouts(tonight: Tonight, paper: Stationery) -> bytes:
    return payouts(_posted(tonight), paper=paper)


def make_results(tonight: Tonight, paper: Stationery) -> bytes:
    return results(results_of(tonight), paper=paper, zone=None)


def make_cash(tonight: Tonight, paper: Stationery) -> bytes:
    return cash_sheet(cash_report(tonight, house_currency=the_house(tonight.house).currency), paper=paper, zone=None)


def payout_slips_missing(tonight: Tonight) -> str:
    return "" if tonight.now[Prize] and payout_slips(tonight) else NOBODY_WON


def make_payout_slips(tonight: Tonight, paper: Stationery) -> bytes:
    return payout_sheets(payout_slips(tonight), paper=paper, zone=None)


def deal_missing(tonight: Tonight) -> str:
    return "" if is_agreed(tonight.now) or is_called_off(tonight.now) else NO_DEAL


def make_deal(tonight: Tonight, paper: Stationery) -> bytes:
    if is_called_off(tonight.now):
        return settlement_sheet(settlement(tonight), paper=paper, zone=None)
    return deal_sheet(agreement(tonight), paper=paper, zone=None)


def cards_missing(tonight: Tonight) -> str:
    return no_certificate(tonight) or ("" if is_by_cards(tonight) else NO_CARDS)


def make_certificate(tonight: Tonight, paper: Stationery) -> bytes:
    return draw_certificate(certificate(tonight), paper=paper)


def make_cards(tonight: Tonight, paper: Stationery) -> bytes:
    return table_of_cards(certificate(tonight), paper=paper)


def make_slips(tonight: Tonight, paper: Stationery) -> bytes:
    return move_slips(tonight.terms.name, to_announce(tonight), paper=paper)


def make_new_seats(tonight: Tonight, paper: Stationery) -> bytes:
    return redraw_sheet(tonight.terms.name, last_together(tonight), paper=paper)


def make_journal(tonight: Tonight, paper: Stationery) -> bytes:
    return journal_sheet(journal_paper(tonight.house, tonight.now.stream), paper=paper)


def _posted(tonight: Tonight) -> PostedPrizes:
    """The locked prizes, or what they would be if they were locked now."""
    terms, entries = tonight.terms, tonight.entries_sold
    rows = [row for _, row in sorted(tonight.now[Prize].items())]
    if rows:
        locked, whats = tuple(row.amount for row in rows), tuple(row.what for row in rows)
        agreed = is_agreed(tonight.now)
        return PostedPrizes(terms.name, terms.currency, sum(locked), entries, True, locked, whats, agreed)
    if is_called_off(tonight.now):
        raise Refused(say("It was called off: there are no prizes to post."))
    if not entries:
        raise Refused(NO_PRIZES)
    found = prize_plans.suggest(tonight)
    whats = tuple(award.what for award in found.awards)
    return PostedPrizes(terms.name, terms.currency, found.pool, entries, False, found.prizes, whats)


def _those_leagues(tonight: Tonight) -> list[League]:
    """The leagues that the tournament counts for; where it counts for none, all of the house."""
    house, event = tonight.house, tonight.now.stream
    return house_leagues.leagues_with(house, event) or house_leagues.leagues(house)


def leagues_missing(tonight: Tonight) -> str:
    house, found = tonight.house, _those_leagues(tonight)
    if not found:
        return NO_LEAGUE
    missing = [nothing_yet(house, one.id) for one in found]
    return say("{title}: {text}", title=found[0].name, text=missing[0]) if all(missing) else ""


def make_leagues(tonight: Tonight, paper: Stationery) -> bytes:
    tables = [league_table(tonight.house, one.id) for one in _those_leagues(tonight)]
    return league_sheets([table for table in tables if not table.empty] or tables, paper=paper)


def moves_missing(tonight: Tonight) -> str:
    return "" if to_announce(tonight).lines else NO_MOVES


def moved_missing(tonight: Tonight) -> str:
    return "" if tonight.now[Moved] else NOBODY_MOVED


def make_terms(tonight: Tonight, paper: Stationery) -> bytes:
    return terms_sheet(terms_posted(tonight), paper=paper)


def break_order_missing(tonight: Tonight) -> str:
    return "" if len(_open_tables(tonight)) > 1 else NO_ORDER


def make_break_order(tonight: Tonight, paper: Stationery) -> bytes:
    rows = [row for row in tonight.now[Table].values() if row.is_open]
    order = [row.n for row in in_order_of_breaking(rows)]
    return break_order_sheet(tonight.terms.name, order, rule=tonight.rules.cite("BRK-01"), paper=paper)


def receipts_missing(tonight: Tonight) -> str:
    return "" if every_slip(tonight) else NO_RECEIPTS


def make_receipts(tonight: Tonight, paper: Stationery) -> bytes:
    form = next((one for one in SLIP_FORMATS if one.id == paper.form), SLIP_FORMATS[0])
    return slip(every_slip(tonight), paper=form.paper or str(paper.size), zone=None, logo=paper.logo)


def rulings_missing(tonight: Tonight) -> str:
    return "" if everything_noted(tonight) else NO_RULINGS


def make_rulings(tonight: Tonight, paper: Stationery) -> bytes:
    return rulings_sheet(tonight.terms.name, everything_noted(tonight), paper=paper)
