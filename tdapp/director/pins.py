"""PINs for money and deletion: who has one, and how one is recognised. What they guard is in `guard`."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from tdapp.director.houses import write_house
from tdapp.store.change import delete, insert, update
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.trust import Pin
from tdapp.values.words import count, one_line

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change, RowChange
    from tdapp.store.house import OpenHouse

SHORTEST, LONGEST, MOST_PINS, LONGEST_HOLDER = 4, 32, 8, 60
MINUTES = (0, 1, 5, 15, 60)
USUAL_MINUTES = 5
COST = {"n": 2**14, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024}
"""About 50 ms and 16 MB for each guess."""


def pins(house: OpenHouse) -> list[Pin]:
    """By their holders' names; none where nothing asks for a PIN."""
    return sorted(house.house[Pin].values(), key=lambda pin: pin.holder.casefold())


def holder_of(house: OpenHouse, typed: str) -> Pin | None:
    """Whose PIN this is, if anybody's. Every PIN is compared, so that the time it takes tells nothing."""
    found = None
    for pin in pins(house):
        if hmac.compare_digest(_digest(typed, bytes.fromhex(pin.salt)), pin.digest):
            found = pin
    return found


def set_pin(house: OpenHouse, *, holder: str, typed: str, minutes: int = USUAL_MINUTES, by: By) -> Change:
    """A new PIN for somebody, or another in its place. Nobody is told the PINs of others."""
    holder = one_line(holder)
    old = next((pin for pin in pins(house) if pin.holder.casefold() == holder.casefold()), None)
    _refuse(house, holder, typed, minutes, old)
    salt = secrets.token_bytes(16)
    digest = _digest(typed, salt)
    if old is not None:
        row = update(old, salt=salt.hex(), digest=digest, minutes=minutes)
        told = say("{holder} has another PIN", holder=old.holder)
    else:
        row = insert(Pin(secrets.token_hex(8), holder, salt.hex(), digest, minutes))
        told = say("{holder} has a PIN", holder=holder)
    asks = say("asked again after {minutes}", minutes=count(minutes, "minute")) if minutes else say("asked every time")
    return write_house(house, f"{told}, {asks}", [row], by)


def _refuse(house: OpenHouse, holder: str, typed: str, minutes: int, old: Pin | None) -> None:
    if not holder or len(holder) > LONGEST_HOLDER:
        raise Refused(say("Say whose PIN it is: the journal names whose was given."), at=("holder",))
    if not SHORTEST <= len(typed) <= LONGEST:
        told = say("A PIN has {fewest} to {most} digits or letters.", fewest=SHORTEST, most=LONGEST)
        raise Refused(told, at=("typed",))
    if minutes not in MINUTES:
        told = say("It may be asked for again after {minutes} minutes.", minutes=", ".join(map(str, MINUTES)))
        raise Refused(told, at=("minutes",))
    if old is None and len(pins(house)) == MOST_PINS:
        raise Refused(say("A house has at most {most} PINs.", most=MOST_PINS), at=("holder",))
    same = holder_of(house, typed)
    if same is not None and same != old:
        raise Refused(say("Choose another PIN: this one would not tell who gave it."), at=("typed",))


def take_pin_away(house: OpenHouse, *, holder: str, by: By) -> Change:
    pin = next((pin for pin in pins(house) if pin.holder == holder), None)
    if pin is None:
        raise Refused(say("{holder} has no PIN.", holder=holder))
    told = say("The PIN of {holder} was taken away", holder=holder)
    return write_house(house, told, [delete(pin)], by)


def as_before(house: OpenHouse, before: list[Pin]) -> list[RowChange]:
    """What gives a house that was put back the PINs that it had until then: it is guarded as it was."""
    then, now = {pin.id: pin for pin in before}, house.house[Pin]
    gone = [delete(pin) for key, pin in now.items() if then.get(key) != pin]
    return [*gone, *(insert(pin) for key, pin in then.items() if now.get(key) != pin)]


def _digest(typed: str, salt: bytes) -> str:
    return hashlib.scrypt(typed.encode("utf-8", "surrogatepass"), salt=salt, dklen=32, **COST).hex()
