"""Templates: those that ship with the app, the house's own, and evenings of before. All of them are copied."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from tdapp.director import patterns
from tdapp.director.houses import LONGEST_NAME, the_house, write_house
from tdapp.director.tonight import Tonight
from tdapp.resources import read_json
from tdapp.store.change import delete, insert, update
from tdapp.values.house import Template
from tdapp.values.refusal import Refused
from tdapp.values.say import say, say_kept
from tdapp.values.words import one_line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.patterns import Pattern
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

Kind = Literal["own", "shipped", "event"]


@dataclass(frozen=True, slots=True)
class Choice:
    """Something a tournament can be made from. The key of one that ships with the app is its English name."""

    key: str
    name: str
    kind: Kind


def shipped() -> dict[str, Mapping[str, Any]]:
    """The templates that ship with the app, by name."""
    return {template["name"]: template for template in read_json("structures.json")}


def templates(house: OpenHouse) -> list[Choice]:
    """The house's own by name, then those that ship with the app."""
    own = sorted(house.house[Template].values(), key=lambda template: (template.name.casefold(), template.id))
    return [
        *(Choice(template.id, template.name, "own") for template in own),
        *(Choice(name, say_kept(name), "shipped") for name in shipped()),
    ]


def choice_of(house: OpenHouse, key: str) -> Choice:
    """What a key names: a template, or a tournament of the house to copy."""
    for choice in templates(house):
        if choice.key == key:
            return choice
    for terms in house.tournaments():
        if terms.id == key:
            return Choice(key, terms.name, "event")
    raise Refused(say("There is no template {key!r}.", key=key), at=("template",))


def pattern_of(house: OpenHouse, choice: Choice) -> Pattern:
    if choice.kind == "event":
        return patterns.of_event(house.snapshot(choice.key))
    content = shipped()[choice.key] if choice.kind == "shipped" else _content(house, choice.key)
    return patterns.read(content, currency=the_house(house).currency)


def _content(house: OpenHouse, key: str) -> Mapping[str, Any]:
    content: Mapping[str, Any] = json.loads(house.house.the(Template, key).content)
    return content


def save_template(house: OpenHouse, tournament: str, *, name: str, by: By) -> Change:
    """Keep a tournament's set-up as a template of the house; one of the same name is replaced."""
    tonight = Tonight.of(house, tournament)
    name = _checked(name)
    content = patterns.written(patterns.of_event(tonight.now), name)
    old = next((one for one in house.house[Template].values() if one.name.casefold() == name.casefold()), None)
    if old is None:
        row = insert(Template(secrets.token_hex(8), name, content))
        told = say("Template “{name}” was saved from {tournament}", name=name, tournament=tonight.terms.name)
    elif old.name == name and old.content == content:
        raise Refused(say("The template “{name}” says just that already.", name=name), at=("name",))
    else:
        row = update(old, name=name, content=content)
        told = say("Template “{name}” was saved anew from {tournament}", name=name, tournament=tonight.terms.name)
    return write_house(house, told, [row], by)


def rename_template(house: OpenHouse, *, template: str, name: str, by: By) -> Change:
    old, name = house.house.the(Template, template), _checked(name)
    if old.name == name:
        raise Refused(say("That is how it is called already."), at=("name",))
    for other in house.house[Template].values():
        if other.id != template and other.name.casefold() == name.casefold():
            raise Refused(say("There is a template “{name}” already.", name=other.name), at=("name",))
    content = json.dumps({**json.loads(old.content), "name": name}, ensure_ascii=False, sort_keys=True)
    told = say("Template “{old}” is now called “{new}”", old=old.name, new=name)
    return write_house(house, told, [update(old, name=name, content=content)], by)


def delete_template(house: OpenHouse, *, template: str, by: By) -> Change:
    """Tournaments that were made from it stay as they are."""
    old = house.house.the(Template, template)
    return write_house(house, say("Template “{name}” was deleted", name=old.name), [delete(old)], by)


def _checked(name: str) -> str:
    name = one_line(name)
    if not name:
        raise Refused(say("A template needs a name."), at=("name",))
    if len(name) > LONGEST_NAME:
        raise Refused(say("A name has at most {most} letters.", most=LONGEST_NAME), at=("name",))
    if name in shipped():
        raise Refused(say("“{name}” ships with the app: choose another name.", name=name), at=("name",))
    return name
