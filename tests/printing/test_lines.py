"""Type that always fits: any text is printed, and none gets wider than its box."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.printing.fonts import can_print
from tdapp.printing.lines import Box, fit, set_line, shorten, width
from tdapp.printing.right_to_left import as_drawn, joined
from tdapp.printing.seat_cards import seat_cards
from tdapp.printing.seating import seating_list
from tdapp.printing.writing import printable
from tests.printing.paper import entrant, pages

ANY = st.text(st.characters(), max_size=200)
"""Everything that Python can hold, lone surrogates and controls with it."""

A_HAIR = 1e-6


class TestWhatAlwaysHolds:
    @given(ANY, st.floats(0.5, 400), st.floats(5, 40))
    def test_a_shortened_text_is_no_wider_than_its_room(self, text, room, size):
        found = shorten(text, "Regular", size, room)
        assert width(found, "Regular", size) <= room
        assert found in {text, ""} or found.endswith("…")

    @given(ANY, st.floats(20, 400))
    def test_a_fitted_text_is_in_its_box_on_one_line_or_two(self, text, room):
        size, lines = fit(text, Box("SemiBold", room, 25, 12))
        assert 12 <= size <= 25
        assert len(lines) in {1, 2}
        assert max(line.width for line in lines) * size <= room + A_HAIR

    @given(ANY, st.floats(100, 400))
    def test_nothing_is_cut_without_an_ellipsis(self, text, room):
        _, lines = fit(text, Box("SemiBold", room, 25, 12))
        shown = "".join(run for line in lines for _, run, _ in line.runs)
        whole = "".join(run for _, run, _ in set_line(printable(text), "SemiBold").runs)
        assert "…" in shown or sorted(shown.replace(" ", "")) == sorted(whole.replace(" ", ""))

    @given(ANY)
    def test_what_is_printable_has_a_font_for_each_character(self, text):
        found = printable(text)
        assert all(can_print(character) for character in found)
        assert printable(found) == found

    @given(st.lists(ANY, min_size=1, max_size=3), ANY)
    def test_any_names_and_event_make_a_pdf(self, names, event):
        rows = [entrant(n, name) for n, name in enumerate(names, 1)]
        assert len(pages(seat_cards(event, rows))) == 1
        assert len(pages(seating_list(event, rows))) == 1


class TestRuns:
    def test_each_script_has_its_font_and_widths_add_up(self):
        line = set_line("Ann ♠ 김 田", "Bold")
        assert [(font, run) for font, run, _ in line.runs] == [
            ("Inter-Bold", "Ann "),
            ("DejaVuSans", "♠ "),
            ("NanumGothic", "김 "),
            ("DroidSansFallbackFull", "田"),
        ]
        assert line.width == pytest.approx(sum(run[2] for run in line.runs))

    def test_bold_is_wider_than_regular(self):
        assert width("Ann Lee", "Bold", 10) > width("Ann Lee", "Regular", 10) > 0


class TestPrintable:
    @pytest.mark.parametrize(
        ("text", "shown"),
        [
            ("Ann\tLee\n", "Ann Lee"),
            ("Zoe\u0308", "Zoë"),
            ("A\x00n\u200dn", "Ann"),
            ("\U0001d4d0\U0001d4f7\U0001d4f7", "Ann"),
            ("x\u0301\u0301", "x"),
            ("\ud800", "□"),
            ("\ue000", "□"),
            ("", ""),
        ],
    )
    def test_it_is_what_a_reader_would_read(self, text, shown):
        assert printable(text) == shown


class TestRightToLeft:
    @pytest.mark.parametrize(
        ("text", "drawn"),
        [
            ("דוד כהן", "ןהכ דוד"),
            ("דוד 12 (כהן)", "(ןהכ) 12 דוד"),
            ("Ann דוד 12 כהן Lee", "Ann ןהכ 12 דוד Lee"),
            ("Ann 12 Lee", "Ann 12 Lee"),
        ],
    )
    def test_words_stand_as_they_are_read_and_numbers_keep_their_order(self, text, drawn):
        assert as_drawn(text) == drawn

    def test_arabic_letters_join(self):
        assert joined("محمد") == "\ufee3\ufea4\ufee4\ufeaa"
        assert joined("ال") == "\ufe8d\ufedd"

    def test_lam_and_alef_are_one(self):
        assert joined("سلام") == "\ufeb3\ufefc\ufee1"

    def test_the_ellipsis_stands_where_a_reader_ends(self):
        drawn = "".join(run for _, run, _ in set_line(shorten("דוד כהן " * 20, "Bold", 10, 80), "Bold").runs)
        assert drawn.startswith("…")
        assert drawn.endswith("דוד"[::-1])
