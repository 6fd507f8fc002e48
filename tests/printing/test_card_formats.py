"""Cards in every format: on their sheet, inside their own label, and with all that a card says."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from pypdf import PdfReader

from tdapp.printing.card_formats import FORMATS, INCH, MM, card_format
from tdapp.printing.seat_cards import seat_cards
from tdapp.printing.sheet import PAPERS, Stationery
from tdapp.values.refusal import Refused
from tests.printing.paper import HARD_NAMES, entrant, field, pages, sizes, text

HEAD = "0123456789abcdef" * 4
each_format = pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.id)


def printed(form: str, rows=None, *, paper: str = "A4", house: str = "") -> bytes:
    stationery = Stationery(paper, house=house, seal=HEAD, form=form)
    return seat_cards("Friday", rows if rows is not None else field(40), paper=stationery)


class TestTheSheet:
    @each_format
    @pytest.mark.parametrize("paper", PAPERS)
    def test_all_cards_are_there_as_many_to_a_page_as_it_says(self, form, paper):
        found = pages(printed(form.id, paper=paper))
        assert [page.count("Seat ") for page in found[:-1]] == [form.a_page] * (len(found) - 1)
        assert sum(page.count("Seat ") for page in found) == 40

    @each_format
    def test_labels_are_of_their_own_paper_and_cards_to_cut_of_the_house_s(self, form):
        made = {paper: sizes(printed(form.id, field(1), paper=paper)) for paper in PAPERS}
        if form.is_cut:
            assert made == {"A4": {(595, 842)}, "Letter": {(612, 792)}}
        else:
            assert made["A4"] == made["Letter"]

    @each_format
    def test_no_two_cards_overlap_and_none_leaves_the_page(self, form):
        page = form.page("A4")
        wide, high = form.size(page)
        places = form.places(page)
        assert all(x >= -0.01 and y >= -0.01 for x, y in places)
        assert all(x + wide <= page[0] + 0.01 and y + high <= page[1] + 0.01 for x, y in places)
        columns, rows = (sorted({round(place[i], 3) for place in places}) for i in (0, 1))
        assert all(after - before >= wide - 0.01 for before, after in pairwise(columns))
        assert all(after - before >= high - 0.01 for before, after in pairwise(rows))

    @pytest.mark.parametrize(
        ("form", "left", "top"),
        [
            ("99x38", 4.65 * MM, 15.15 * MM),
            ("63x38", 7.25 * MM, 15.15 * MM),
            ("70x37", 0, 0.5 * MM),
            ("99x68", 4.65 * MM, 13.1 * MM),
            ("2.6x1in", 0.1875 * INCH, 0.5 * INCH),
            ("4x2in", 0.15625 * INCH, 0.5 * INCH),
            ("3.5x2in", 0.75 * INCH, 0.5 * INCH),
        ],
    )
    def test_the_first_label_begins_where_its_maker_says(self, form, left, top):
        found = card_format(form)
        page = found.page("A4")
        x, y = found.places(page)[0]
        assert x == pytest.approx(left, abs=0.01)
        assert page[1] - y - found.size(page)[1] == pytest.approx(top, abs=0.01)

    def test_only_cards_to_cut_have_lines_to_cut_along(self):
        for form in FORMATS:
            content = PdfReader(BytesIO(printed(form.id, field(1)))).pages[0].get_contents()
            assert content is not None
            strokes = content.get_data().count(b" l S")
            assert strokes >= form.across + form.down - 2 if form.is_cut else strokes <= 1, form.id

    def test_a_ticket_is_a_page_as_wide_as_its_roll(self):
        assert {wide for wide, _ in sizes(printed("80mm", field(3)))} == {round(80 * MM)}
        assert len(pages(printed("80mm", field(3)))) == 3

    def test_another_format_is_refused_with_those_there_are(self):
        with pytest.raises(Refused, match=r"Cards come as 8, 4, .*, 80mm, 58mm, not as 'A7'") as refused:
            printed("A7")
        assert refused.value.at == ("format",)


class TestTheCard:
    @each_format
    def test_it_says_name_place_entry_and_event_whoever_it_is(self, form):
        rows = [entrant(n, name, table=120, seat=10) for n, name in enumerate(HARD_NAMES, 1)]
        said = text(printed(form.id, rows))
        assert said.count("Table 120 · Seat 10") == len(rows)
        assert said.count("Friday") == len(rows)
        assert all(f"#{row.entry}" in said for row in rows)
        assert all(name in said for name in HARD_NAMES[:-1])
        assert "…" in said

    @each_format
    def test_it_carries_the_head_of_the_journal_or_where_there_is_no_room_its_beginning(self, form):
        said = text(printed(form.id, field(1)))
        assert f"Journal {HEAD[:16]}" in said
        assert HEAD in said or form.is_roll

    @each_format
    def test_type_stays_within_its_card(self, form):
        """Every line begins right of its card's left edge and ends before its right one."""
        rows = [entrant(n, name, table=99, seat=10) for n, name in enumerate((*HARD_NAMES, "Maximiliano Ruiz"), 1)]
        page = form.page("A4")
        wide, high = form.size(page)
        places = form.places(page)
        found: list[tuple[float, float]] = []
        for sheet in PdfReader(BytesIO(printed(form.id, rows, house="The Swan Card Club"))).pages:
            sheet.extract_text(
                visitor_text=lambda said, _, at, *__: found.append((at[4], at[5])) if said.strip() else None
            )
        assert len(found) >= 4 * len(rows)
        for x, y in found:
            assert any(left + 5 <= x <= left + wide and low + 3 <= y <= low + high - 5 for left, low in places), (x, y)

    def test_the_house_stands_above_the_event_where_there_is_room(self):
        lines = text(printed("8", field(1), house="The Swan")).splitlines()
        assert lines[:2] == ["The Swan", "Friday"]
        assert "The Swan · Friday" in text(printed("63x38", field(1), house="The Swan"))

    def test_a_long_house_gives_way_to_the_event_on_a_label(self):
        said = text(printed("63x38", field(1), house="The Swan and Cygnets Card Club of the Northern Counties"))
        assert "Friday" in said
        assert "Swan" not in said
