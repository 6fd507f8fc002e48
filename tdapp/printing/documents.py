"""What can be printed of an evening: one list for the window's reports and for the command line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.director import leagues as house_leagues
from tdapp.director import prize_plans
from tdapp.director.houses import named, the_house
from tdapp.director.logos import logo_of
from tdapp.printing.card_formats import FORMATS
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
from tdapp.printing.seat_cards import seat_cards
from tdapp.printing.seating import seating_by_table, seating_list
from tdapp.printing.sheet import Stationery
from tdapp.printing.structure_sheet import structure_sheet
from tdapp.store.house_then import HouseThen
from tdapp.values.field import Elimination, Moved, Payment, Prize, Seating, Table
from tdapp.values.prizes import Deal
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.cash import cash_report
from tdapp.views.certificate import certificate, is_by_cards, no_certificate
from tdapp.views.deal_table import NO_DEAL, agreement
from tdapp.views.entrants import entrants
from tdapp.views.journal_paper import journal_paper
from tdapp.views.league_table import league_table, nothing_yet
from tdapp.views.moves import last_together, to_announce
from tdapp.views.payout_slips import payout_slips
from tdapp.views.races import how, races
from tdapp.views.results import results as results_of
from tdapp.views.schedule import schedule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.director.tonight import Tonight
    from tdapp.printing.card_formats import CardFormat
    from tdapp.store.house import OpenHouse
    from tdapp.values.league import League


NO_TABLES = say("No table is open yet: there is nothing to put a number on.")


@dataclass(frozen=True, slots=True)
class Document:
    """A document by its id, and how it is made of an evening on a kind of paper."""

    id: str
    title: str
    description: str
    missing: Callable[[Tonight], str]
    """Why it cannot be made yet, in a sentence; empty once it can."""
    made: Callable[[Tonight, Stationery], bytes]
    is_sealed: bool = True
    """Money or seats depend on it: every page carries the head of the journal."""
    formats: tuple[CardFormat, ...] = ()
    """What it can be printed on beside the house's paper; the first is the usual."""

    def make(self, tonight: Tonight, paper: str, form: str = "") -> bytes:
        """The PDF, in one of its formats. Of a moment that is over, every page says which."""
        if form and form not in {one.id for one in self.formats}:
            raise Refused(self._no_such(form), at=("format",))
        seal = tonight.now.head.hex() if self.is_sealed else ""
        return self.made(tonight, replace(stationery_of(tonight.house, paper), seal=seal, form=form))

    def _no_such(self, form: str) -> str:
        if not self.formats:
            return say("{title} has one format only.", title=self.title)
        return say(
            "{title} come as {what}, not as {form!r}.",
            title=self.title,
            what=", ".join(one.id for one in self.formats),
            form=form,
        )


def stationery_of(house: OpenHouse, paper: str) -> Stationery:
    """What every page made in a house says: whose it is, and which moment it shows where that is over."""
    stamp = house.told if isinstance(house, HouseThen) else ""
    return Stationery(paper, house=named(the_house(house)), logo=logo_of(house), stamp=stamp)


def _seats_missing(tonight: Tonight) -> str:
    return "" if tonight.now[Seating] else NO_SEATS


def _race_missing(tonight: Tonight) -> str:
    if not tonight.now[Seating]:
        return NO_SEATS
    shown = races(tonight)
    return "" if shown.chip is not None else shown.told


def _prizes_missing(tonight: Tonight) -> str:
    try:
        _posted(tonight)
    except Refused as refused:
        return refused.sentence
    return ""


def _results_missing(tonight: Tonight) -> str:
    return "" if tonight.now[Elimination] else NOBODY_OUT


def _cash_missing(tonight: Tonight) -> str:
    return "" if tonight.now[Payment] else NO_PAYMENTS


def _seat_cards(tonight: Tonight, paper: Stationery) -> bytes:
    return seat_cards(tonight.terms.name, entrants(tonight), paper=paper)


def _seating(tonight: Tonight, paper: Stationery) -> bytes:
    return seating_list(tonight.terms.name, entrants(tonight), paper=paper)


def _seating_by_table(tonight: Tonight, paper: Stationery) -> bytes:
    return seating_by_table(tonight.terms.name, entrants(tonight), paper=paper)


def _tables_missing(tonight: Tonight) -> str:
    return "" if _open_tables(tonight) else NO_TABLES


def _open_tables(tonight: Tonight) -> list[int]:
    return sorted(row.n for row in tonight.now[Table].values() if row.is_open)


def _placards(tonight: Tonight, paper: Stationery) -> bytes:
    tables = _open_tables(tonight)
    if not tables:
        raise Refused(NO_TABLES)
    return placards(tonight.terms.name, tables, paper=paper)


def _structure(tonight: Tonight, paper: Stationery) -> bytes:
    terms = tonight.terms
    return structure_sheet(terms.name, terms.stack, schedule(tonight, terms.created), paper=paper)


def _race_sheet(tonight: Tonight, paper: Stationery) -> bytes:
    if missing := _race_missing(tonight):
        raise Refused(missing)
    shown = races(tonight)
    foot = say("Journal {hex}", hex=tonight.now.head.hex())
    return race_sheet(RaceSheet(tonight.terms.name, shown, how(tonight, shown), foot), paper=paper)


def _payouts(tonight: Tonight, paper: Stationery) -> bytes:
    return payouts(_posted(tonight), paper=paper)


def _results(tonight: Tonight, paper: Stationery) -> bytes:
    return results(results_of(tonight), paper=paper, zone=None)


def _cash(tonight: Tonight, paper: Stationery) -> bytes:
    return cash_sheet(cash_report(tonight, house_currency=the_house(tonight.house).currency), paper=paper, zone=None)


def _payout_slips_missing(tonight: Tonight) -> str:
    return "" if tonight.now[Prize] and payout_slips(tonight) else NOBODY_WON


def _payout_slips(tonight: Tonight, paper: Stationery) -> bytes:
    return payout_sheets(payout_slips(tonight), paper=paper, zone=None)


def _deal_missing(tonight: Tonight) -> str:
    return "" if tonight.now[Deal] else NO_DEAL


def _deal(tonight: Tonight, paper: Stationery) -> bytes:
    return deal_sheet(agreement(tonight), paper=paper, zone=None)


def _cards_missing(tonight: Tonight) -> str:
    return no_certificate(tonight) or ("" if is_by_cards(tonight) else NO_CARDS)


def _certificate(tonight: Tonight, paper: Stationery) -> bytes:
    return draw_certificate(certificate(tonight), paper=paper)


def _cards(tonight: Tonight, paper: Stationery) -> bytes:
    return table_of_cards(certificate(tonight), paper=paper)


def _slips(tonight: Tonight, paper: Stationery) -> bytes:
    return move_slips(tonight.terms.name, to_announce(tonight), paper=paper)


def _new_seats(tonight: Tonight, paper: Stationery) -> bytes:
    return redraw_sheet(tonight.terms.name, last_together(tonight), paper=paper)


def _journal(tonight: Tonight, paper: Stationery) -> bytes:
    return journal_sheet(journal_paper(tonight.house, tonight.now.stream), paper=paper)


def _posted(tonight: Tonight) -> PostedPrizes:
    """The locked prizes, or what they would be if they were locked now."""
    terms, entries = tonight.terms, tonight.entries_sold
    locked = tuple(row.amount for _, row in sorted(tonight.now[Prize].items()))
    if locked:
        return PostedPrizes(terms.name, terms.currency, sum(locked), entries, True, locked)
    if not entries:
        raise Refused(NO_PRIZES)
    found = prize_plans.suggest(tonight)
    return PostedPrizes(terms.name, terms.currency, found.pool, entries, False, found.prizes)


def _those_leagues(tonight: Tonight) -> list[League]:
    """The leagues that the tournament counts for; where it counts for none, all of the house."""
    house, event = tonight.house, tonight.now.stream
    return house_leagues.leagues_with(house, event) or house_leagues.leagues(house)


def _leagues_missing(tonight: Tonight) -> str:
    house, found = tonight.house, _those_leagues(tonight)
    if not found:
        return NO_LEAGUE
    missing = [nothing_yet(house, one.id) for one in found]
    return f"{found[0].name}: {missing[0]}" if all(missing) else ""


def _leagues(tonight: Tonight, paper: Stationery) -> bytes:
    tables = [league_table(tonight.house, one.id) for one in _those_leagues(tonight)]
    return league_sheets([table for table in tables if not table.empty] or tables, paper=paper)


DOCUMENTS = (
    Document(
        "seat-cards",
        say("Seat cards"),
        say("A card for each player with name, table and seat: to cut, on labels, or a ticket each."),
        _seats_missing,
        _seat_cards,
        formats=FORMATS,
    ),
    Document(
        "seating",
        say("Seating list"),
        say("Everybody by name and where they sit, in two columns, for the wall."),
        _seats_missing,
        _seating,
    ),
    Document(
        "race-sheet",
        say("Race sheet"),
        say("For each table the players, and columns for odd chips, cards and awards, two tables to a page."),
        _race_missing,
        _race_sheet,
    ),
    Document(
        "seating-by-table",
        say("Seating by table"),
        say("Everybody table by table and seat by seat, for those who walk the room."),
        _seats_missing,
        _seating_by_table,
    ),
    Document(
        "table-placards",
        say("Table placards"),
        say("The number of each open table as large as it can be, two to a page."),
        _tables_missing,
        _placards,
        is_sealed=False,
    ),
    Document(
        "structure",
        say("Structure"),
        say("Levels, blinds, antes, breaks and color-ups, to post."),
        lambda _: "",
        _structure,
        is_sealed=False,
    ),
    Document(
        "move-slips",
        say("Move slips"),
        say("A slip for everybody who is on the way to another seat: to cut, on labels, or a ticket each."),
        lambda tonight: "" if to_announce(tonight).lines else NO_MOVES,
        _slips,
        formats=FORMATS,
    ),
    Document(
        "new-seats",
        say("New seats"),
        say("Everybody who was moved by the last redraw, break or balancing, by name, for the wall."),
        lambda tonight: "" if tonight.now[Moved] else NOBODY_MOVED,
        _new_seats,
    ),
    Document(
        "draw-certificate",
        say("Draw certificate"),
        say("The seed, the room's text, the commitment and every seat of the last draw: anyone can check it."),
        no_certificate,
        _certificate,
    ),
    Document(
        "table-of-cards",
        say("Table of cards"),
        say("Which card is which seat, for a draw by cards."),
        _cards_missing,
        _cards,
    ),
    Document(
        "payouts",
        say("Payouts"),
        say("What each place is paid, with the pool and the entries, to post."),
        _prizes_missing,
        _payouts,
    ),
    Document(
        "results",
        say("Results"),
        say("Places, names and prizes, provisional or final, with the journal's seal."),
        _results_missing,
        _results,
    ),
    Document(
        "league-table",
        say("League table"),
        say("Who has how many points in the season, with the last events; results left out stand in brackets."),
        _leagues_missing,
        _leagues,
    ),
    Document(
        "payout-slips",
        say("Payout slips"),
        say("A slip for each prize that was won, with a line to sign on, three to a page."),
        _payout_slips_missing,
        _payout_slips,
    ),
    Document(
        "deal",
        say("Deal"),
        say("What everybody who was left gets by the deal they made, with a line for each to sign on."),
        _deal_missing,
        _deal,
    ),
    Document(
        "cash-report",
        say("Cash report"),
        say("What the tills must hold by method and clerk, what was sold and paid out, and tills closed."),
        _cash_missing,
        _cash,
    ),
    Document(
        "journal",
        say("Journal"),
        say("Every line with its number, moment, who, rule and seal, for a dispute. A selection: on the page Journal."),
        lambda _: "",
        _journal,
    ),
)


def document(name: str) -> Document:
    """A document by its id, or a refusal that lists them."""
    for one in DOCUMENTS:
        if one.id == name:
            return one
    raise Refused(
        say(
            "There is no document {name!r}: choose one of {what}.",
            name=name,
            what=", ".join(one.id for one in DOCUMENTS),
        )
    )
