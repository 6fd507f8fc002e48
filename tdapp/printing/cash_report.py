"""The cash report: what the tills must hold by method and clerk, what was sold and paid out, and what was counted."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tdapp.director.tills import difference
from tdapp.printing.listing import Masthead
from tdapp.printing.sections import Section, print_sections
from tdapp.values.dates import date_in_full, day_and_month, local
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say, say_kept
from tdapp.values.words import count
from tdapp.views.ledger import chips_told

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import tzinfo

    from tdapp.printing.sheet import Stationery
    from tdapp.views.cash import CashReport

NO_PAYMENTS = say("Nobody has paid anything yet: there is no cash to report.")


def cash_sheet(found: CashReport, *, paper: str | Stationery = "A4", zone: tzinfo | None = UTC) -> bytes:
    """The report of a view. `zone` tells days and times; None is this computer's."""
    if not found.by_method:
        raise Refused(NO_PAYMENTS)
    facts = (
        date_in_full(local(found.created, zone)),
        count(found.entries, "entry", "entries"),
        say("{cash} cash in the tills", cash=money(found.cash, found.currency)),
    )
    mast = Masthead(say("Cash report"), found.event, "  ·  ".join(facts))
    sections = (*_what_tills_hold(found), *_sales(found), *_closed(found, zone))
    return print_sections(mast, sections, foot=say("Journal {head}", head=found.head), paper=paper)


def _what_tills_hold(found: CashReport) -> Iterator[Section]:
    def shown(amount: int) -> str:
        return money(amount, found.currency) if amount else "–"

    came_in, went_out = (sum(getattr(one, name) for one in found.by_method) for name in ("came_in", "went_out"))
    yield Section(
        say("By method"),
        (say("Method"), say("Payments"), say("Paid in"), say("Paid out"), say("Left")),
        [
            (_named(one.title), grouped(one.payments), shown(one.came_in), shown(one.went_out), shown(one.left))
            for one in found.by_method
        ],
        (say("All"), grouped(sum(one.payments for one in found.by_method)), shown(came_in), shown(went_out),
         shown(came_in - went_out)),
        note=say("Without what the tills began with. Only cash is counted in a till."),
    )  # fmt: skip
    methods = [one.title for one in found.by_method]
    yield Section(
        say("By clerk"),
        (say("Clerk"), *(_named(method) for method in methods), say("All")),
        [
            (
                one.clerk,
                *(shown(sum(part.left for part in one.by_method if part.title == method)) for method in methods),
                shown(one.total),
            )
            for one in found.by_clerk
        ],
        (say("All"), *(shown(one.left) for one in found.by_method), shown(came_in - went_out)),
    )


def _sales(found: CashReport) -> Iterator[Section]:
    def shown(amount: int) -> str:
        return money(amount, found.currency) if amount else "–"

    sold = found.sold
    if sold:
        names = ("price", "fee", "bounty", "total")
        yield Section(
            say("Sold"),
            (say("What"), say("Quantity"), say("For prizes"), say("Fees"), say("Bounties"), say("Paid"), say("Chips")),
            [
                (
                    _named(one.kind),
                    grouped(one.number),
                    *(shown(getattr(one, name)) for name in names),
                    grouped(one.chips),
                )
                for one in sold
            ],
            (
                say("All"),
                grouped(sum(one.number for one in sold)),
                *(shown(sum(getattr(one, name) for one in sold)) for name in names),
                grouped(sum(one.chips for one in sold)),
            ),
            note=chips_told(found.chips),
        )
    if found.paid_out:
        yield Section(
            say("Paid out"),
            (say("What"), say("Payments"), say("Paid"), say("Given back"), say("Left")),
            [
                (
                    _named(one.title),
                    grouped(one.payments),
                    shown(one.went_out),
                    shown(one.came_in),
                    shown(-one.left),
                )
                for one in found.paid_out
            ],
        )


def _closed(found: CashReport, zone: tzinfo | None) -> Iterator[Section]:
    def shown(amount: int) -> str:
        return money(amount, found.house_currency)

    def when(at: int) -> str:
        moment = datetime.fromtimestamp(at / 1_000, UTC).astimezone(zone)
        return f"{day_and_month(moment)} {moment:%H:%M}"

    if not found.tills:
        return
    off = sum(till.counted - till.expected for till in found.tills)
    yield Section(
        say("Closed tills"),
        (say("Clerk"), say("Closed"), say("Began with"), say("Expected"), say("Counted"), say("Difference")),
        [
            (
                f"{till.clerk}  ({till.note})" if till.note else till.clerk,
                when(till.at),
                shown(till.began_with),
                shown(till.expected),
                shown(till.counted),
                difference(till.counted - till.expected, found.house_currency),
            )
            for till in found.tills
        ],
        (say("All"), "", "", "", "", difference(off, found.house_currency)),
        note=say("A till holds the cash of all tournaments of its clerk since it was closed before."),
    )


def _named(word: str) -> str:
    return say_kept(word).capitalize()
