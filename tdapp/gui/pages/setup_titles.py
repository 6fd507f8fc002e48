"""What the sections of Setup are called, without what they are made of: actions name them when the window opens."""

from __future__ import annotations

from tdapp.values.say import say

TITLES = {
    "tournament": say("Tournament"),
    "structure": say("Structure"),
    "chips": say("Chips"),
    "tables": say("Tables"),
    "purchases": say("Purchases"),
    "rules": say("Rules"),
    "projector": say("Projector"),
    "sound": say("Sound"),
    "house": say("House"),
    "safety": say("Safety"),
}
