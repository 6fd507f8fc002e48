"""Seat cards: eight to a page, every name in full or with an ellipsis, whatever it is written in."""

from __future__ import annotations

import pytest

from tdapp.printing.seat_cards import seat_cards
from tdapp.values.refusal import Refused
from tests.printing.paper import HARD_NAMES, entrant, field, fonts, pages, sizes, text


class TestPages:
    @pytest.mark.parametrize(("players", "count"), [(1, 1), (8, 1), (9, 2), (30, 4), (1_000, 125)])
    def test_eight_cards_to_a_page(self, players, count):
        found = pages(seat_cards("Friday", field(players)))
        assert len(found) == count
        assert [page.count("Seat") for page in found[:-1]] == [8] * (count - 1)
        assert found[-1].count("Seat") == players - 8 * (count - 1)

    @pytest.mark.parametrize(("paper", "size"), [("A4", (595, 842)), ("Letter", (612, 792))])
    def test_both_papers(self, paper, size):
        assert sizes(seat_cards("Friday", field(9), paper=paper)) == {size}

    def test_no_other_paper(self):
        with pytest.raises(Refused, match="Paper is A4 or Letter") as refused:
            seat_cards("Friday", field(1), paper="A5")
        assert refused.value.at == ("paper",)

    def test_the_same_cards_are_the_same_bytes(self):
        rows = [entrant(n, name) for n, name in enumerate(HARD_NAMES, 1)]
        assert seat_cards("Friday", rows) == seat_cards("Friday", iter(rows))


class TestACard:
    def test_it_says_event_name_table_seat_and_entry(self):
        lines = text(seat_cards("Friday Deepstack", [entrant(12, "Ann Lee", table=3, seat=7)])).splitlines()
        assert sorted(lines) == ["#12", "Ann Lee", "Friday Deepstack", "Table 3 · Seat 7"]

    @pytest.mark.parametrize("name", HARD_NAMES[:-1])
    def test_a_name_in_any_script_can_be_read_back(self, name):
        assert name in text(seat_cards("Friday", [entrant(1, name)])).splitlines()

    def test_a_word_too_long_for_two_lines_ends_in_an_ellipsis(self):
        lines = [line for line in text(seat_cards("Friday", [entrant(1, "x" * 120)])).splitlines() if "xx" in line]
        assert len(lines) == 2
        assert set(lines[0]) == {"x"}
        assert lines[1].strip("x") == "…"

    def test_a_long_name_of_words_breaks_between_them(self):
        lines = text(seat_cards("Friday", [entrant(1, "Maximiliano Fernández de la Vega")])).splitlines()
        assert [line for line in lines if "Table" not in line][-2:] == ["Maximiliano", "Fernández de la Vega"]

    def test_a_long_event_is_shortened(self):
        event = "Spring Championship of the Northern Counties and Islands"
        title = text(seat_cards(event, field(1))).splitlines()[0]
        assert title.endswith("…")
        assert event.startswith(title[:-1])

    def test_a_table_of_many_digits_still_fits(self):
        assert "Table 12345678 · Seat 10" in text(seat_cards("Friday", [entrant(1, "Ann", table=12345678, seat=10)]))

    def test_what_no_font_has_is_a_box(self):
        assert "□□□ Lee" in text(seat_cards("Friday", [entrant(1, "\U0001fae8\ud800ก Lee")]))


class TestOrder:
    ROWS = (
        entrant(1, "Zoe", table=1, seat=1),
        entrant(2, "łukasz", table=2, seat=2),
        entrant(3, "Mia", table=1, seat=3),
        entrant(4, "Zoë", table=1, seat=2),
        entrant(5, "Lucy", table=3, seat=1),
    )

    def test_by_name_as_people_look_for_it(self):
        found = text(seat_cards("Friday", self.ROWS))
        assert [line for line in found.splitlines() if line.startswith("#")] == ["#5", "#2", "#3", "#1", "#4"]

    @pytest.mark.parametrize(("order", "entries"), [("seat", [1, 4, 3, 2, 5]), ("entry", [1, 2, 3, 4, 5])])
    def test_by_seat_or_entry(self, order, entries):
        found = text(seat_cards("Friday", reversed(self.ROWS), order=order))
        assert [int(line[1:]) for line in found.splitlines() if line.startswith("#")] == entries

    def test_no_other_order(self):
        with pytest.raises(Refused, match="by name, seat, entry"):
            seat_cards("Friday", self.ROWS, order="luck")


class TestWhoGetsOne:
    def test_only_the_seated(self):
        rows = [entrant(1, "Ann"), entrant(2, "Bob", table=None, seat=None)]
        assert "Bob" not in text(seat_cards("Friday", rows))

    def test_nobody_seated_is_refused(self):
        with pytest.raises(Refused, match="No seats are drawn yet"):
            seat_cards("Friday", [entrant(2, "Bob", table=None, seat=None)])


class TestFonts:
    def test_only_what_the_names_need_is_carried(self):
        plain = {"Inter-Medium", "Inter-Bold"}
        assert fonts(seat_cards("Friday", [entrant(1, "Łukasz")])) == plain | {"Inter-SemiBold"}
        assert fonts(seat_cards("Friday", [entrant(1, "김민준")])) == plain | {"NanumGothic"}
        assert fonts(seat_cards("Friday", [entrant(1, "♠ 김")])) == plain | {"NanumGothic", "DejaVuSans"}
        assert fonts(seat_cards("Friday", [entrant(1, "田中")])) == plain | {"DroidSansFallback"}
