"""Chips in play, and every reason that the total ever changed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.director.ledger import chips_in_play, holding
from tdapp.values.dates import local
from tdapp.values.field import ChipChange, Purchase
from tdapp.values.kept import MANY
from tdapp.values.say import grouped, say, say_kept
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from tdapp.director.tonight import Tonight
    from tdapp.store.snapshot import Snapshot
    from tdapp.values.house import Moment

SOLD = ("buy-in", "re-entry", "rebuy", "add-on", "dealer bonus")


@dataclass(frozen=True, slots=True)
class AccountLine:
    """Chips that came or left, and how many were in play then. Sales of one kind stand together, without a time."""

    at: Moment | None
    why: str
    rule: str
    delta: int
    in_play: int
    is_undone: bool = False


@dataclass(frozen=True, slots=True)
class Account:
    lines: tuple[AccountLine, ...]
    in_play: int
    told: str


COLUMNS = (
    Column(say("When"), lambda line: f"{local(line.at):%H:%M}" if line.at else "", "right", 70),
    Column(say("Why"), lambda line: line.why),
    Column(say("Rule"), lambda line: say_kept(line.rule), "left", 120),
    Column(say("Chips"), lambda line: signed(line.delta), "right", 120),
    Column(say("In play"), lambda line: grouped(line.in_play), "right", 130),
)


def signed(chips: int) -> str:
    return f"{'+' if chips > 0 else '−'}{grouped(abs(chips))}" if chips else "0"


def chip_account(tonight: Tonight) -> Account:
    """What was sold first, kind by kind; then all that came or left since, in its order."""
    now = tonight.now
    lines: list[AccountLine] = []
    total = 0
    for why, chips in _sold(now):
        total += chips
        lines.append(AccountLine(None, why, "", chips, total))
    undone = {row.reverses for row in now[ChipChange].values() if row.reverses is not None}
    for _, row in sorted(now[ChipChange].items()):
        total += row.delta
        why = say("Taken back: {why}", why=row.why) if row.reverses is not None else row.why
        is_undone = row.n in undone or row.reverses is not None
        lines.append(AccountLine(row.at, why, row.rule, row.delta, total, is_undone))
    assert total == chips_in_play(now), "the account is the chips in play"
    return Account(tuple(lines), total, _told(total, tonight.left))


def _sold(now: Snapshot) -> list[tuple[str, int]]:
    """18 buy-ins at 10,000; 2 were taken back"""
    stand: Counter[tuple[str, int]] = Counter((row.kind, row.chips) for row in holding(now))
    every: Counter[tuple[str, int]] = Counter(
        (row.kind, row.chips) for row in now[Purchase].values() if row.reverses is None
    )
    kinds = sorted(every, key=lambda one: (SOLD.index(one[0]) if one[0] in SOLD else len(SOLD), one))
    found = []
    for kind, chips in kinds:
        number, back = stand[kind, chips], every[kind, chips] - stand[kind, chips]
        sold = count(number, kind, MANY.get(kind, ""))
        told = say("{sold} at {chips:,}", sold=sold, chips=chips)
        if back:
            told = say("{sold} at {chips:,}; {back:,} taken back", sold=sold, chips=chips, back=back)
        found.append((told, number * chips))
    return found


def _told(total: int, left: int) -> str:
    if not total:
        return say("No chips are in play yet: every sale, race and correction will stand here.")
    if left < 2:
        return say("{total:,} chips are in play.", total=total)
    each = total // left
    return say("{total:,} chips are in play, {each:,} for each of {left:,}.", total=total, each=each, left=left)
