"""Money as people read and write it. It is kept in whole minor units: 2550 is €25.50."""

from __future__ import annotations

import re

from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say, spoken

CURRENCIES = {
    "EUR": ("€", 2),
    "USD": ("$", 2),
    "GBP": ("£", 2),
    "CHF": ("CHF ", 2),
    "PLN": ("zł ", 2),
    "CZK": ("Kč ", 2),
    "SEK": ("SEK ", 2),
    "NOK": ("NOK ", 2),
    "DKK": ("DKK ", 2),
    "CAD": ("C$", 2),
    "AUD": ("A$", 2),
    "BRL": ("R$", 2),
    "KRW": ("₩", 0),
    "JPY": ("¥", 0),
    "INR": ("₹", 2),
}
"""The sign and the number of decimals of each currency the app knows."""

MOST = 10**13


def money(amount: int, currency: str) -> str:
    """€2,400, €25.50, −€5: decimals only where there are any."""
    sign, decimals = CURRENCIES.get(currency, (f"{currency} ", 2))
    whole, part = divmod(abs(amount), 10**decimals)
    told = grouped(whole) + (f"{spoken().decimal}{part:0{decimals}}" if part else "")
    told = f"{told}\u00a0{sign.strip()}" if spoken().sign_follows else f"{sign}{told}"
    return f"−{told}" if amount < 0 else told


def sign_of(currency: str) -> str:
    return CURRENCIES.get(currency, (currency, 2))[0].strip()


def decimals_of(currency: str) -> int:
    return CURRENCIES.get(currency, ("", 2))[1]


def plain_money(amount: int, currency: str) -> str:
    """25.50, the way any spreadsheet reads it."""
    decimals = decimals_of(currency)
    whole, part = divmod(amount, 10**decimals)
    return f"{whole}.{part:0{decimals}}" if decimals else str(whole)


def read_money(text: str, currency: str) -> int:
    """Minor units from what somebody typed: 25, 25.50, 25,50 or €1,250."""
    sign, decimals = CURRENCIES.get(currency, (currency, 2))
    bare = "".join(text.strip().removeprefix(sign.strip()).removesuffix(sign.strip()).split())
    # A comma before exactly three digits parts thousands; before fewer it is a decimal comma.
    bare = re.sub(r",(?=\d{3}(?:\D|$))", "", bare).replace(",", ".")
    found = re.fullmatch(r"(\d+)(?:\.(\d+))?", bare, re.ASCII)
    if found is None or len(found[2] or "") > decimals:
        example = money(2_550, currency)
        raise Refused(
            say("“{typed}” is no amount of money: write it like {example}.", typed=text.strip(), example=example)
        )
    amount = int(found[1] + (found[2] or "").ljust(decimals, "0"))
    if amount > MOST:
        raise Refused(say("That is more money than the app can count."))
    return amount
