"""The questions race and forfeit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.ask.chance import KEYS, read_chance, shown
from tdapp.rules.absence import forfeit
from tdapp.rules.race import Racer, race

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.ask.reader import Asked
    from tdapp.rules.rulebook import Rulebook

RACE_EXAMPLE: dict[str, Any] = {
    "old": 5,
    "new": 25,
    "players": [
        {"seat": 1, "chips": 13, "other": 900, "cards": ["9c", "4d", "Kh"]},
        {"seat": 2, "chips": 4, "other": 700, "cards": ["2s", "7s", "Qc", "5h"]},
        {"seat": 3, "chips": 10, "other": 1200},
        {"seat": 4, "chips": 2, "other": 0, "cards": ["Jd", "3c"]},
        {"seat": 5, "chips": 6, "other": 350, "cards": ["Ad"]},
        {"seat": 6, "chips": 3, "other": 100, "cards": ["8s", "Ks", "6d"]},
    ],
}

FORFEIT_EXAMPLE: dict[str, Any] = {"stack": 1000, "others": 4, "unit": 25}


def race_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("old", "new", "players"), KEYS)
    old, new = fields["old"].whole(), fields["new"].whole()
    racers = [_racer(player) for player in fields["players"].items()]
    chance = read_chance(fields)
    result = race(racers, old=old, new=new, rules=rules, chance=chance)
    answer = {
        "direct": _by_seat(result.direct),
        "odd": _by_seat(result.odd),
        "slots": result.slots,
        "order": list(result.order),
        "awarded": list(result.awarded),
        "new_chips": _by_seat(result.new_chips),
        "delta": result.delta,
        "dealt": {str(seat): [str(card) for card in cards] for seat, cards in result.dealt.items()},
        "why": result.why,
        "rule": str(result.rule),
    }
    return {**answer, **shown(chance)} if result.dealt_by_app else answer


def _racer(asked: Asked) -> Racer:
    fields = asked.fields(("seat", "chips", "other"), ("cards",))
    cards = tuple(card.card() for card in fields["cards"].items()) if "cards" in fields else None
    return Racer(fields["seat"].whole(), fields["chips"].whole(), fields["other"].whole(), cards)


def _by_seat(counts: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): count for seat, count in counts.items()}


def forfeit_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("stack", "others", "unit"))
    result = forfeit(fields["stack"].whole(), others=fields["others"].whole(), unit=fields["unit"].whole(), rules=rules)
    return {"each": result.each, "bank": result.bank}
