"""Places, payouts and deals, asked in JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.resources import read_json
from tdapp.rules.curves import Wanted
from tdapp.rules.payouts import Purse, pay_curve, pay_shares, pay_table, read_tables
from tdapp.rules.places import Bust, places
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.ask.reader import Asked, Fields
    from tdapp.rules.payouts import Payouts
    from tdapp.rules.rulebook import Rulebook

PLACES_EXAMPLE: dict[str, Any] = {
    "left": 5,
    "busts": [{"player": "B", "stack": 900, "table": 1}, {"player": "A", "stack": 400, "table": 1}],
    "prizes": [31000, 19375, 15500, 7750, 3875],
}

PAYOUTS_EXAMPLE: dict[str, Any] = {
    "entries": 100,
    "pool": 1000000,
    "unit": 1,
    "places": 15,
    "first_share": 25,
    "min_cash": 15000,
}

DEAL_EXAMPLE: dict[str, Any] = {
    "stacks": {"A": 5000, "B": 3000},
    "prizes": [50000, 30000],
    "method": "icm",
    "reserve": 0,
}


def places_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("left", "busts"), ("hand_for_hand", "best_hand", "prizes", "unit"))
    found = places(
        fields["left"].whole(at_least=1),
        [_bust(bust) for bust in fields["busts"].items()],
        hand_for_hand=fields.get("hand_for_hand", False).flag(),
        best_hand=[name.text() for name in fields.get("best_hand", []).items()],
        prizes=_money(fields.get("prizes", [])),
        unit=fields.get("unit", 1).whole(at_least=1),
        rules=rules,
    )
    return {
        "places": [
            {
                "player": place.player,
                "from": place.best,
                "to": place.worst,
                "prize": place.prize,
                "why": place.why,
                "rule": str(place.rule),
            }
            for place in found
        ]
    }


def _bust(asked: Asked) -> Bust:
    fields = asked.fields(("player", "stack"), ("table",))
    table = fields["table"].whole(at_least=1) if "table" in fields else None
    return Bust(fields["player"].text(), fields["stack"].whole(at_least=0), table)


def _money(asked: Asked) -> list[int]:
    return [amount.whole(at_least=0) for amount in asked.items()]


def payouts_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    ways = tuple(_WAYS)
    fields = asked.fields(("entries", "pool"), ("guarantee", "unit", *ways, *_CURVE_KEYS))
    chosen = [way for way in ways if way in fields]
    if len(chosen) != 1:
        at = chosen[1] if chosen else ways[0]
        raise Refused(f"Say exactly one of {', '.join(ways)}.", at=(at,))
    for key in _CURVE_KEYS:
        if key in fields and chosen[0] not in ("places", "percent"):
            raise fields[key].refuse(f"{key} goes with places or percent only.")
    purse = Purse(
        entries=fields["entries"].whole(at_least=1),
        pool=fields["pool"].whole(at_least=0),
        guarantee=fields.get("guarantee", 0).whole(at_least=0),
        unit=fields.get("unit", 1).whole(at_least=1),
    )
    found = _WAYS[chosen[0]](purse, fields, rules)
    return {
        "prizes": list(found.prizes),
        "places": len(found.prizes),
        "pool": found.pool,
        "overlay": found.overlay,
        "warnings": list(found.warnings),
    }


def _by_shares(purse: Purse, fields: Fields, rules: Rulebook) -> Payouts:
    return pay_shares(purse, [share.number() for share in fields["shares"].items()], rules=rules)


def _by_table(purse: Purse, fields: Fields, rules: Rulebook) -> Payouts:
    return pay_table(purse, fields["table"].text(), read_tables(read_json("payouts.json")), rules=rules)


def _by_curve(purse: Purse, fields: Fields, rules: Rulebook) -> Payouts:
    wish = Wanted(
        places=fields["places"].whole(at_least=1) if "places" in fields else None,
        percent=fields.get("percent", 0).number(),
        first_share=fields["first_share"].number() if "first_share" in fields else None,
        min_cash=fields.get("min_cash", 0).whole(at_least=0),
    )
    return pay_curve(purse, wish, rules=rules)


_CURVE_KEYS = ("first_share", "min_cash")
_WAYS: dict[str, Callable[[Purse, Fields, Rulebook], Payouts]] = {
    "shares": _by_shares,
    "table": _by_table,
    "places": _by_curve,
    "percent": _by_curve,
}


def deal_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    # ICM needs numpy, which the other questions should not wait for.
    from tdapp.rules.deals import METHODS, deal

    fields = asked.fields(("stacks", "prizes", "method"), ("reserve", "unit"))
    found = deal(
        {name: stack.whole(at_least=0) for name, stack in fields["stacks"].named()},
        _money(fields["prizes"]),
        method=fields["method"].one_of(*METHODS),
        reserve=fields.get("reserve", 0).whole(at_least=0),
        unit=fields.get("unit", 1).whole(at_least=1),
        rules=rules,
    )
    return {
        "shares": found.shares,
        "exact": found.exact,
        "reserve": found.reserve,
        "warnings": list(found.warnings),
    }
