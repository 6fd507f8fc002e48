"""What can be printed of an evening: one list for the window's reports and for the command line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.director.houses import named, the_house
from tdapp.director.logos import logo_of
from tdapp.printing import on_paper
from tdapp.printing.card_formats import FORMATS
from tdapp.printing.sheet import Stationery
from tdapp.printing.slip import SLIP_FORMATS
from tdapp.store.house_then import HouseThen
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.views.certificate import no_certificate

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from tdapp.director.tonight import Tonight
    from tdapp.store.house import OpenHouse

    class Format(Protocol):
        """What a document can be printed on: chosen by its name, remembered by its id."""

        @property
        def id(self) -> str: ...

        @property
        def name(self) -> str: ...


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
    formats: tuple[Format, ...] = ()
    """What it can be printed on beside the house's paper; the first is the usual."""

    def make(self, tonight: Tonight, paper: str, form: str = "") -> bytes:
        """The PDF, in one of its formats. Of a moment that is over, every page says which."""
        if form and form not in {one.id for one in self.formats}:
            raise Refused(self._no_such(form), at=("format",))
        if why := self.missing(tonight):
            raise Refused(why)
        seal = tonight.now.head.hex() if self.is_sealed else ""
        return self.made(tonight, replace(stationery_of(tonight.house, paper), seal=seal, form=form))

    def _no_such(self, form: str) -> str:
        if not self.formats:
            return say("{title} has one format only.", title=self.title)
        formats = ", ".join(one.id for one in self.formats)
        return say("{title} come as {formats}, not as {form!r}.", title=self.title, formats=formats, form=form)


def stationery_of(house: OpenHouse, paper: str) -> Stationery:
    """What every page made in a house says: whose it is, and which moment it shows where that is over."""
    stamp = house.told if isinstance(house, HouseThen) else ""
    return Stationery(paper, house=named(the_house(house)), logo=logo_of(house), stamp=stamp)


DOCUMENTS = (
    Document(
        "seat-cards",
        say("Seat cards"),
        say("A card for each player with name, table and seat: to cut, on labels, or a ticket each."),
        on_paper.seats_missing,
        on_paper.make_seat_cards,
        formats=FORMATS,
    ),
    Document(
        "seating",
        say("Seating list"),
        say("Everybody by name and where they sit, in two columns, for the wall."),
        on_paper.seats_missing,
        on_paper.make_seating,
    ),
    Document(
        "race-sheet",
        say("Race sheet"),
        say("For each table the players, and columns for odd chips, cards and awards, two tables to a page."),
        on_paper.race_missing,
        on_paper.make_race_sheet,
    ),
    Document(
        "seating-by-table",
        say("Seating by table"),
        say("Everybody table by table and seat by seat, for those who walk the room."),
        on_paper.seats_missing,
        on_paper.make_seating_by_table,
    ),
    Document(
        "table-placards",
        say("Table placards"),
        say("The number of each open table as large as it can be, two to a page."),
        on_paper.tables_missing,
        on_paper.make_placards,
        is_sealed=False,
    ),
    Document(
        "structure",
        say("Structure"),
        say("Levels, blinds, antes, breaks and color-ups, to post."),
        lambda _: "",
        on_paper.make_structure,
        is_sealed=False,
    ),
    Document(
        "terms",
        say("Terms"),
        say("The buy-in, what can be bought later, the chips and their worth, and the rules of the house, to post."),
        lambda _: "",
        on_paper.make_terms,
        is_sealed=False,
    ),
    Document(
        "break-order",
        say("Order of breaking"),
        say("Which table breaks next, and which after it, to post."),
        on_paper.break_order_missing,
        on_paper.make_break_order,
    ),
    Document(
        "move-slips",
        say("Move slips"),
        say("A slip for everybody who is on the way to another seat: to cut, on labels, or a ticket each."),
        on_paper.moves_missing,
        on_paper.make_slips,
        formats=FORMATS,
    ),
    Document(
        "new-seats",
        say("New seats"),
        say("Everybody who was moved by the last redraw, break or balancing, by name, for the wall."),
        on_paper.moved_missing,
        on_paper.make_new_seats,
    ),
    Document(
        "draw-certificate",
        say("Draw certificate"),
        say("The seed, the room's text, the commitment and every seat of the last draw: anyone can check it."),
        no_certificate,
        on_paper.make_certificate,
    ),
    Document(
        "table-of-cards",
        say("Table of cards"),
        say("Which card is which seat, for a draw by cards."),
        on_paper.cards_missing,
        on_paper.make_cards,
    ),
    Document(
        "payouts",
        say("Payouts"),
        say("What each place is paid, with the pool and the entries, to post."),
        on_paper.prizes_missing,
        on_paper.make_payouts,
    ),
    Document(
        "results",
        say("Results"),
        say("Places, names and prizes, provisional or final, with the journal's seal."),
        on_paper.results_missing,
        on_paper.make_results,
    ),
    Document(
        "league-table",
        say("League table"),
        say("Who has how many points in the season, with the last events; results left out stand in brackets."),
        on_paper.leagues_missing,
        on_paper.make_leagues,
    ),
    Document(
        "receipts",
        say("Receipts"),
        say("A copy for each entry of what it bought and paid: four to a page, or a slip each from a roll."),
        on_paper.receipts_missing,
        on_paper.make_receipts,
        formats=SLIP_FORMATS,
    ),
    Document(
        "payout-slips",
        say("Payout slips"),
        say("A slip for each prize that was won, with a line to sign on, three to a page."),
        on_paper.payout_slips_missing,
        on_paper.make_payout_slips,
    ),
    Document(
        "deal",
        say("Deal"),
        say("What everybody gets by the deal they made, or where it was called off, with a line for each to sign on."),
        on_paper.deal_missing,
        on_paper.make_deal,
    ),
    Document(
        "cash-report",
        say("Cash report"),
        say("What the tills must hold by method and clerk, what was sold and paid out, and tills closed."),
        on_paper.cash_missing,
        on_paper.make_cash,
    ),
    Document(
        "rulings",
        say("Rulings and penalties"),
        say("Every ruling, note, warning and penalty, with when, whom and which rule."),
        on_paper.rulings_missing,
        on_paper.make_rulings,
    ),
    Document(
        "journal",
        say("Journal"),
        say("Every line with its number, moment, who, rule and seal, for a dispute. A selection: on the page Journal."),
        lambda _: "",
        on_paper.make_journal,
    ),
)


def document(name: str) -> Document:
    """A document by its id, or a refusal that lists them."""
    for one in DOCUMENTS:
        if one.id == name:
            return one
    ids = ", ".join(one.id for one in DOCUMENTS)
    raise Refused(say("There is no document {name!r}: choose one of {ids}.", name=name, ids=ids))
