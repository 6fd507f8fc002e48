"""The house's logo: on its sheets and on the projector, kept in the house file and so wherever that goes."""

from __future__ import annotations

import base64
import binascii
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from tdapp.director.houses import NEW, the_house, write_house
from tdapp.store.change import insert, update
from tdapp.values.house import House
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.director.tonight import By
    from tdapp.store.change import Change
    from tdapp.store.house import OpenHouse

LARGEST = 512 * 1024
MOST_ACROSS = 2_000
"""Points to a side: more is no sharper on paper, and costs every page that bears it."""
NO_PICTURE = say("A logo is a PNG or a JPEG.")
PNG, JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"


def logo_of(house: OpenHouse) -> bytes:
    """The picture, or nothing."""
    return _decoded(the_house(house).logo)


@lru_cache(maxsize=2)
def _decoded(logo: str) -> bytes:
    try:
        return base64.b64decode(logo, validate=True)
    except binascii.Error:
        return b""  # an altered file: the sheets still come, without it


def set_logo(house: OpenHouse, *, picture: bytes, by: By) -> Change:
    """Put it on every sheet and on the projector."""
    if len(picture) > LARGEST:
        raise Refused(say("A logo has at most {most} kB.", most=LARGEST // 1024), at=("picture",))
    wide, high = measured(picture)
    if not (1 <= wide <= MOST_ACROSS and 1 <= high <= MOST_ACROSS):
        told = say(
            "A logo has at most {most:,} points to a side; this one {wide:,} × {high:,}.",
            most=MOST_ACROSS,
            wide=wide,
            high=high,
        )
        raise Refused(told)
    logo = base64.b64encode(picture).decode("ascii")
    if logo == the_house(house).logo:
        raise Refused(say("This is the house's logo already."))
    return _keep(house, logo, say("The house has a logo: {wide} × {high}", wide=wide, high=high), by)


def take_logo_away(house: OpenHouse, *, by: By) -> Change:
    if not the_house(house).logo:
        raise Refused(say("The house has no logo."))
    return _keep(house, "", say("The house's logo was taken away"), by)


def _keep(house: OpenHouse, logo: str, sentence: str, by: By) -> Change:
    old = house.house[House].get(NEW.id)
    row = update(old, logo=logo) if old else insert(replace(NEW, logo=logo))
    return write_house(house, sentence, [row], by)


def measured(picture: bytes) -> tuple[int, int]:
    """How wide and high a PNG or JPEG says it is; anything else is refused, whatever its name."""
    if picture.startswith(PNG) and picture[12:16] == b"IHDR" and len(picture) >= 24:
        return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])
    found = _measured_jpeg(picture) if picture.startswith(JPEG) else None
    if found is None:
        raise Refused(NO_PICTURE, at=("picture",))
    return found


def _measured_jpeg(picture: bytes) -> tuple[int, int] | None:
    """From the frame's head, which stands behind some segments that each say how long they are."""
    at = 2
    while at + 9 <= len(picture) and picture[at] == 0xFF:
        kind, length = picture[at + 1], int.from_bytes(picture[at + 2 : at + 4])
        is_frame = 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC)
        if is_frame:
            return int.from_bytes(picture[at + 7 : at + 9]), int.from_bytes(picture[at + 5 : at + 7])
        at += 2 + length
    return None
