"""The people a house knows: who they are, what the desk should know of them, and whether they may enter."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from tdapp.director.houses import LONGEST_NAME, write_house
from tdapp.director.spelling import same, tidy
from tdapp.director.tonight import the_player
from tdapp.store.change import Deed, insert, update
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.field import Booking, Entry
from tdapp.values.house import Player
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdapp.director.tonight import By, Tonight
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

Row = TypeVar("Row", Entry, Booking)
LONGEST = {"name": LONGEST_NAME, "nickname": 60, "member": 40, "note": 500}
CALLED = {"name": say("name"), "nickname": say("nickname"), "member": say("member number"), "note": say("note")}
"""What the columns of a player are called, and how long they may be."""
AMENDABLE = (*LONGEST, "is_of_age")


def known(house: OpenHouse) -> dict[str, Player]:
    """Everybody by their key: a record that was merged into another is nobody of its own."""
    return {key: player for key, player in house.house[Player].items() if player.merged_into is None}


def records_of(house: OpenHouse, player: str) -> frozenset[str]:
    """The keys of all records of one person: the one that stands, and those merged into it."""
    found: set[str] = set()
    more = {the_player(house, player).id}
    while more:
        found |= more
        more = {key for into in more for key in house.house.by(Player, "merged_into").get(into, ())}
    return frozenset(found)


def rows_of(tonight: Tonight, kind: type[Row], player: str) -> list[Row]:
    """A person's entries or bookings, under whichever of their records; none of somebody new."""
    if player not in tonight.house.house[Player]:
        return []
    return [row for key in records_of(tonight.house, player) for row in tonight.now.where(kind, "player", key)]


def record(house: OpenHouse, player: str, *, at: str = "player") -> Player:
    """The record of a person, which must be the one that stands."""
    found = house.house[Player].get(player)
    if found is None:
        raise Refused(say("The house does not know this player."), at=(at,))
    if found.merged_into is not None:
        stands = the_player(house, player).name
        told = say("This record of {name} was merged into that of {other}.", name=found.name, other=stands)
        raise Refused(told, at=(at,))
    return found


def refuse_barred(player: Player) -> None:
    """Refuse an entry to somebody whom the house has barred."""
    if player.barred:
        raise Refused(say("{name} is barred: {why}", name=player.name, why=player.barred), at=("player",))


def new_player(name: str, nickname: str = "", member: str = "", note: str = "", *, is_of_age: bool = False) -> Player:
    """A person the house does not know yet."""
    columns = checked({"name": name, "nickname": nickname, "member": member, "note": note})
    return Player(secrets.token_hex(8), **columns, is_of_age=is_of_age)


def checked(columns: Mapping[str, str]) -> dict[str, str]:
    """The texts of a record as they are kept, or a refusal that names the one that cannot be."""
    kept = {column: tidy(text) for column, text in columns.items()}
    if kept.get("name") == "":
        raise Refused(say("A player needs a name."), at=("name",))
    for column, text in kept.items():
        if len(text) > LONGEST[column]:
            told = say("A {thing} has at most {most} letters.", thing=CALLED[column], most=LONGEST[column])
            raise Refused(told, at=(column,))
    return kept


def made_known(player: Player) -> Deed:
    """What the house's journal says of somebody new."""
    return Deed(HOUSE_STREAM, say("{name} is known to the house", name=player.name), (insert(player),))


def add_player(
    house: OpenHouse,
    *,
    name: str,
    nickname: str = "",
    member: str = "",
    note: str = "",
    is_of_age: bool = False,
    by: By,
) -> Change:
    """Make one person known to the house. Two may bear the same name, but no two the same number."""
    player = new_player(name, nickname, member, note, is_of_age=is_of_age)
    _refuse_a_taken_number(house, player)
    return house.write(made_known(player), at=by.at, who=by.who, desk=by.desk)[-1]


def amend_player(house: OpenHouse, *, player: str, by: By, **changes: Any) -> Change:
    """Change what is known of a person, all that is named or none of it."""
    old = record(house, player)
    if unknown := changes.keys() - set(AMENDABLE):
        first = min(unknown)
        raise Refused(say("The {term} cannot be changed.", term=first.replace("_", " ")), at=(first,))
    texts = checked({column: text for column, text in changes.items() if column in LONGEST})
    new = replace(old, **{**changes, **texts})
    columns = {column: getattr(new, column) for column in changes if getattr(new, column) != getattr(old, column)}
    if not columns:
        raise Refused(say("That is how it is already."), at=tuple(changes)[:1])
    _refuse_a_taken_number(house, new)
    told = say("; ").join(_told(column, old, new) for column in AMENDABLE if column in columns)
    sentence = say("{name}: {told}", name=old.name, told=told)
    return write_house(house, sentence, (update(old, **columns),), by)


def bar(house: OpenHouse, *, player: str, why: str, by: By) -> Change:
    """From now on this person may not enter; who plays already goes on playing."""
    old, why = record(house, player), tidy(why)
    if not why:
        raise Refused(say("Say why: the desk must be able to tell the player."), at=("why",))
    if len(why) > LONGEST["note"]:
        raise Refused(say("A reason has at most {most} letters.", most=LONGEST["note"]), at=("why",))
    if why == old.barred:
        raise Refused(say("{name} is barred already, for that reason.", name=old.name), at=("why",))
    return write_house(house, say("{name} is barred: {why}", name=old.name, why=why), (update(old, barred=why),), by)


def lift_bar(house: OpenHouse, *, player: str, by: By) -> Change:
    old = record(house, player)
    if not old.barred:
        raise Refused(say("{name} is not barred.", name=old.name), at=("player",))
    return write_house(house, say("{name} may enter again", name=old.name), (update(old, barred=""),), by)


def _refuse_a_taken_number(house: OpenHouse, player: Player) -> None:
    """A number is one person's, also one that stands on a record merged into theirs."""
    if not player.member:
        return
    for other in house.house[Player].values():
        if same(other.member) == same(player.member) and (person := the_player(house, other.id)).id != player.id:
            raise Refused(
                say("{number} is the number of {name}.", number=player.member, name=person.name), at=("member",)
            )


def _told(column: str, old: Player, new: Player) -> str:
    before, after = getattr(old, column), getattr(new, column)
    if column == "is_of_age":
        return say("is of age") if after else say("not known to be of age")
    if column == "name":
        return say("now called {name}", name=after)
    thing = CALLED[column]
    if not after:
        return say("no {thing} any more", thing=thing)
    if not before or column == "note":
        return f"{thing} {after}"
    return say("{thing} {new} instead of {old}", thing=thing, new=after, old=before)
