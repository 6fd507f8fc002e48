"""Results to take elsewhere: a list for a spreadsheet, a page for a browser, a text that pastes well into a chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.director import written_lists
from tdapp.director.harmless import harmless_cell, harmless_html
from tdapp.values.dates import date_shown, local
from tdapp.values.money import money, plain_money
from tdapp.values.say import say, spoken
from tdapp.values.words import count
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import tzinfo

    from tdapp.views.results import Result, Results

TITLES = (say("Place"), say("Name"), say("Prize"), say("Currency"), say("Out at"), say("Knocked out by"), say("Award"))
WIDTHS = (10, 40, 14, 10, 10, 40, 30)
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#16212a}"
    "h1{font-size:1.6rem;margin-bottom:.2rem}p{color:#5c6c79;margin-top:0}table{border-collapse:collapse;width:100%}"
    "td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #dbe2e7}"
    "td:last-child,th:last-child{text-align:right;font-variant-numeric:tabular-nums}"
)


def as_csv(found: Results, *, zone: tzinfo | None = None) -> bytes:
    return written_lists.as_csv(_rows(found, zone))


def as_workbook(found: Results, *, zone: tzinfo | None = None) -> bytes:
    return written_lists.as_workbook(_rows(found, zone), sheet=say("Results"), widths=WIDTHS)


def as_page(found: Results, *, zone: tzinfo | None = None) -> bytes:
    """A page of its own: nothing is fetched from elsewhere, and names are only ever text."""
    columns = _columns(found, zone)
    heads = "".join(f"<th>{harmless_html(column.title)}</th>" for column in columns)
    rows = "".join(
        f"<tr>{''.join(f'<td>{harmless_html(column.says(row))}</td>' for column in columns)}</tr>\n"
        for row in found.rows
    )
    return (
        f'<!doctype html>\n<html lang="{spoken().id}"><head><meta charset="utf-8">'
        f"<title>{harmless_html(found.event)}</title>\n<style>{STYLE}</style></head>\n"
        f"<body><h1>{harmless_html(found.event)}</h1>\n<p>{harmless_html(_facts(found, zone))}</p>\n"
        f"<table><tr>{heads}</tr>\n{rows}</table></body></html>\n"
    ).encode()


def as_text(found: Results, *, zone: tzinfo | None = None) -> bytes:
    return chat(found, zone=zone).encode()


def chat(found: Results, *, zone: tzinfo | None = None) -> str:
    """A line a place; only those in the money, or all where nobody is."""
    paid = [row for row in found.rows if row.prize or row.what] or found.rows
    lines = [f"{row.place} {row.name}{_won(row, found.currency)}" for row in paid]
    return "\n".join((harmless_cell(found.event), _facts(found, zone), "", *lines)) + "\n"


def _won(row: Result, currency: str) -> str:
    """– €1,000, a seat"""
    parts = [*([money(row.prize, currency)] if row.prize else []), *([row.what] if row.what else [])]
    return f" – {', '.join(parts)}" if parts else ""


def _facts(found: Results, zone: tzinfo | None) -> str:
    day, entries = date_shown(local(found.created, zone)), count(found.entries, "entry", "entries")
    pool = say("{amount} prize pool", amount=money(found.pool, found.currency))
    return " · ".join((day, entries, pool, *_firm(found)))


def _firm(found: Results) -> tuple[str, ...]:
    if found.called_off:
        return (say("called off"),)
    return () if found.is_final else (say("provisional"),)


def _rows(found: Results, zone: tzinfo | None) -> Iterator[tuple[str, ...]]:
    yield TITLES
    for row in found.rows:
        prize = plain_money(row.prize, found.currency)
        yield row.place, row.name, prize, found.currency, out_at(row, zone), row.by, row.what


def _columns(found: Results, zone: tzinfo | None) -> list[Column]:
    is_known = any(row.by for row in found.rows)
    return [
        Column(say("Place"), lambda row: row.place),
        Column(say("Name"), lambda row: row.name),
        Column(say("Out at"), lambda row: out_at(row, zone)),
        *([Column(say("Knocked out by"), lambda row: row.by)] if is_known else []),
        *([Column(say("Award"), lambda row: row.what)] if any(row.what for row in found.rows) else []),
        Column(say("Prize"), lambda row: money(row.prize, found.currency) if row.prize else ""),
    ]


def out_at(row: Result, zone: tzinfo | None) -> str:
    """21:05, when it went out."""
    return "" if row.out_at is None else f"{local(row.out_at, zone):%H:%M}"
