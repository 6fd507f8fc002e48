"""The questions about blind structures and chip sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.rules.chip_sets import chip_sets
from tdapp.rules.structure import Break, Level, check
from tdapp.rules.structure_maker import make_structure
from tdapp.rules.structure_wishes import ANTES, Wishes

if TYPE_CHECKING:
    from tdapp.ask.reader import Asked
    from tdapp.rules.rulebook import Rulebook
    from tdapp.rules.structure import ColorUp, End, Structure

BLINDS = (10, 15, 20, 25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000)

LEVEL_KEYS = ("small_blind", "big_blind", "minutes", "ante")
"""Of a level, all but the ante required."""

STRUCTURE_EXAMPLE = {
    "levels": [{"small_blind": small, "big_blind": 2 * small, "ante": 0, "minutes": 20} for small in BLINDS],
    "chips": [5, 25, 100, 500, 1000],
    "players": 10,
    "stack": 1000,
}

MAKE_EXAMPLE = {
    "stack": 10000,
    "players": 27,
    "minutes": 240,
    "level_minutes": 20,
    "chips": [25, 100, 500, 1000],
    "ante": "none",
    "break_every": 4,
    "break_minutes": 10,
}

CHIPS_EXAMPLE = {
    "stack": 1000,
    "denominations": [5, 25, 100],
    "inventory": {"5": 150, "25": 150, "100": 100},
    "players": 10,
}


def structure_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("levels", "chips", "players", "stack"))
    checked = check(
        tuple(_level_or_break(part) for part in fields["levels"].items()),
        _kinds(fields["chips"]),
        players=fields["players"].whole(at_least=1),
        stack=fields["stack"].whole(at_least=1),
        rules=rules,
    )
    return {
        "color_ups": _color_ups(checked.color_ups),
        "ends": _end(checked.ends),
        "warnings": [{"level": doubt.level, "text": doubt.text} for doubt in checked.doubts],
    }


def make_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(
        ("stack", "players", "minutes", "level_minutes", "chips"), ("ante", "break_every", "break_minutes")
    )
    wishes = Wishes(
        stack=fields["stack"].whole(at_least=1),
        players=fields["players"].whole(at_least=1),
        minutes=fields["minutes"].whole(at_least=1),
        level_minutes=fields["level_minutes"].whole(at_least=1),
        chips=_kinds(fields["chips"]),
        ante=fields.get("ante", "none").one_of(*ANTES),
        break_every=fields.get("break_every", 0).whole(at_least=0),
        break_minutes=fields.get("break_minutes", 10).whole(at_least=1),
    )
    made = make_structure(wishes, rules=rules)
    return {
        "levels": _levels(made.structure),
        "color_ups": _color_ups(made.color_ups),
        "ends": _end(made.ends),
    }


def chips_answer(asked: Asked, rules: Rulebook) -> dict[str, Any]:
    fields = asked.fields(("stack", "denominations", "inventory", "players"))
    kinds = _kinds(fields["denominations"])
    names = {str(chip): chip for chip in kinds}
    inventory = {}
    for name, part in fields["inventory"].named():
        if name not in names:
            raise part.refuse(f"{name!r} is not one of the denominations.")
        inventory[names[name]] = part.whole(at_least=0)
    players = fields["players"].whole(at_least=1)
    found = chip_sets(fields["stack"].whole(at_least=1), kinds, inventory, players=players, rules=rules)
    return {
        "sets": [dict(zip(names, counts)) for counts in found.sets],
        "possible": found.possible,
        "reserve": dict(zip(names, found.reserve)),
    }


def _kinds(asked: Asked) -> tuple[int, ...]:
    return tuple(part.whole(at_least=1) for part in asked.items())


def _level_or_break(asked: Asked) -> Level | Break:
    if isinstance(asked.value, dict) and "break" in asked.value:
        for key, part in asked.named():
            if key in LEVEL_KEYS:
                raise part.refuse(f"An entry is either a level or a break: {key!r} and 'break' do not go together.")
        return Break(asked.fields(("break",))["break"].whole(at_least=1))
    fields = asked.fields(LEVEL_KEYS[:3], LEVEL_KEYS[3:])
    return Level(
        small_blind=fields["small_blind"].whole(at_least=0),
        big_blind=fields["big_blind"].whole(at_least=1),
        ante=fields.get("ante", 0).whole(at_least=0),
        minutes=fields["minutes"].whole(at_least=1),
    )


def _levels(structure: Structure) -> list[dict[str, int]]:
    return [
        {"break": part.minutes}
        if isinstance(part, Break)
        else {
            "small_blind": part.small_blind,
            "big_blind": part.big_blind,
            "ante": part.ante,
            "minutes": part.minutes,
        }
        for part in structure
    ]


def _color_ups(color_ups: tuple[ColorUp, ...]) -> list[dict[str, int]]:
    return [{"chip": color_up.chip, "before_level": color_up.before_level} for color_up in color_ups]


def _end(end: End | None) -> dict[str, int] | None:
    return None if end is None else {"level": end.level, "minutes": end.minutes}
