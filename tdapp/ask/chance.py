"""Seed and room of a question, and what an answer says of them."""

from __future__ import annotations

import secrets
import string
from typing import TYPE_CHECKING, Any

from tdapp.rules.chance import SEED_BYTES, Chance, commitment

if TYPE_CHECKING:
    from tdapp.ask.reader import Fields

KEYS = ("seed", "room")


def read_chance(fields: Fields) -> Chance:
    """The stream of the given seed; without one, a seed from the operating system."""
    room = fields.get("room", "").text()
    if "seed" not in fields:
        return Chance(secrets.token_bytes(SEED_BYTES), room)
    asked = fields["seed"]
    text = asked.text()
    if len(text) != 2 * SEED_BYTES or not set(text) <= set(string.hexdigits):
        raise asked.refuse(f"A seed is {2 * SEED_BYTES} hex digits.")
    return Chance(bytes.fromhex(text), room)


def shown(chance: Chance) -> dict[str, Any]:
    """What every answer that used chance carries, so that anyone can repeat it."""
    return {"seed": chance.seed.hex(), "room": chance.room, "commitment": commitment(chance.seed)}
