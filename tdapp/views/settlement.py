"""What everybody gets of a tournament that was called off: what was paid comes back, or a share of the prizes."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.deals import CALLED_OFF, REFUND
from tdapp.director.ledger import Tender, told_tender
from tdapp.values.field import Payment
from tdapp.values.prizes import Deal, DealShare

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.values.house import Moment


@dataclass(frozen=True, slots=True)
class SettlementLine:
    name: str
    amount: int
    how: str
    """By what a refund goes back: as it was paid."""


@dataclass(frozen=True, slots=True)
class Settlement:
    event: str
    currency: str
    made: Moment
    way: str
    told: str
    """The line of the journal, which has the reason."""
    lines: tuple[SettlementLine, ...]
    head: str

    @property
    def total(self) -> int:
        return sum(line.amount for line in self.lines)


def settlement(tonight: Tonight) -> Settlement:
    deal, currency = tonight.now[Deal][1], tonight.terms.currency
    if deal.method == REFUND:
        lines = [
            SettlementLine(tonight.known_as(n), sum(part.amount for part in parts), told_tender(parts, currency))
            for n, parts in sorted(_refunds(tonight, deal.at).items())
        ]
    else:
        shares = sorted(tonight.now[DealShare].items(), key=lambda share: (-share[1].amount, share[0]))
        lines = [SettlementLine(tonight.known_as(n), row.amount, "") for n, row in shares]
    deeds = tonight.house.changes(tonight.now.stream)
    told = next((deed.sentence for deed in reversed(deeds) if deed.touches("deal")), "")
    return Settlement(
        tonight.terms.name, currency, deal.at, CALLED_OFF[deal.method], told, tuple(lines), tonight.now.head.hex()
    )


def _refunds(tonight: Tonight, at: Moment) -> dict[int, list[Tender]]:
    """What went back to each entry at that moment, by how it was paid."""
    back: dict[int, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for row in tonight.now[Payment].values():
        if row.at == at and row.reverses is not None and not row.is_incoming and row.entry is not None:
            back[row.entry][row.method] += row.amount
    return {entry: [Tender(method, amount) for method, amount in by.items()] for entry, by in back.items()}
