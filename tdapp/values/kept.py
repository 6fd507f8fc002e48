"""Words that house files hold and people read: what is sold, how it is paid, colors, why a rule has no source.

They are kept in English, whatever language is spoken, and said in it: as a field of a text, or by `say_kept`.
"""

from __future__ import annotations

UNNAMED = "My house"
"""What a house is called of which nothing was said yet."""
LOST = "What was done here could not be read when the file was recovered"
"""The sentence in the place of a Change that is gone, by which it is known."""
COUNTED = ("buy-in", "re-entry", "rebuy", "add-on", "dealer bonus", "hour", "minute", "second", "hand", "round")
"""Those that stand behind a number."""
MANY = {"re-entry": "re-entries", "dealer bonus": "dealer bonuses"}
"""Those of them that have more than an s where they are many."""
WORDS = frozenset(
    {
        *("buy-in", "re-entry", "rebuy", "add-on", "dealer bonus", "prize", "bounty"),
        *("cash", "card", "voucher", "ticket", "comp", "transfer", "withheld", "tip"),
        *("white", "red", "green", "black", "purple", "yellow", "orange", "teal", "pink", "blue", "gray", "brown"),
        *("warning", "penalty", "disqualification", "minutes", "hands", "rounds"),
        *("showing a live hand", "telling a live hand", "chips off the table", "conduct"),
        *("fixed", "progressive", "mystery", "price", "fee", "chips"),
        *("house", "desk 1"),
        *(UNNAMED, LOST),
    }
)
