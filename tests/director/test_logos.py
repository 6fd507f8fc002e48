"""The house's logo: what may be one, and that it travels with the house file and can be taken back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from tdapp.director import houses
from tdapp.director.invariants import open_house
from tdapp.director.logos import LARGEST, MOST_ACROSS, logo_of, measured, set_logo, take_logo_away
from tdapp.director.tonight import By
from tdapp.store.tables import HOUSE_STREAM
from tdapp.values.refusal import Refused
from tests.printing.paper import picture

BY = By("Mia", 1_700_000_000_000, "desk 1")


class TestKeeping:
    def test_it_is_in_the_file_when_that_is_opened_elsewhere(self, house, tmp_path):
        set_logo(house, picture=picture(), by=BY)
        house.close()
        again = open_house(Path(copyfile(tmp_path / "swan.tdapp", tmp_path / "elsewhere.tdapp")))
        assert logo_of(again) == picture()
        again.close()

    @pytest.mark.parametrize("is_set_up", [True, False])
    def test_it_is_a_change_that_can_be_taken_back(self, house, is_set_up):
        if is_set_up:
            houses.set_up(house, name="The Swan", currency="EUR", paper="A4", by=BY)
        change = set_logo(house, picture=picture(), by=BY)
        assert change.sentence == "The house has a logo: 60 × 20"
        house.undo(HOUSE_STREAM, change.n, at=2, who="Mia")
        assert logo_of(house) == b""

    def test_another_takes_its_place_and_it_is_taken_away(self, house):
        set_logo(house, picture=picture(), by=BY)
        set_logo(house, picture=picture(color="blue"), by=BY)
        assert logo_of(house) == picture(color="blue")
        take_logo_away(house, by=BY)
        assert logo_of(house) == b""
        with pytest.raises(Refused, match="has no logo"):
            take_logo_away(house, by=BY)

    def test_name_and_paper_are_said_anew_without_losing_it(self, house):
        set_logo(house, picture=picture(), by=BY)
        houses.set_up(house, name="The Swan", currency="USD", paper="Letter", by=BY)
        assert logo_of(house) == picture()


class TestWhatMayBeOne:
    @pytest.mark.parametrize("kind", ["PNG", "JPEG"])
    def test_its_measure_is_read_from_its_head(self, kind):
        assert measured(picture(123, 45, kind)) == (123, 45)

    @pytest.mark.parametrize(
        "bad", [b"", b"GIF89a" + bytes(40), picture(kind="BMP"), picture(kind="WEBP"), b"<svg/>", picture()[:20]]
    )
    def test_nothing_but_a_png_or_a_jpeg(self, house, bad):
        with pytest.raises(Refused, match="A logo is a PNG or a JPEG"):
            set_logo(house, picture=bad, by=BY)

    def test_none_that_is_too_large(self, house):
        with pytest.raises(Refused, match="at most 512 kB"):
            set_logo(house, picture=picture() + bytes(LARGEST), by=BY)
        with pytest.raises(Refused, match="at most 2,000 points to a side"):
            set_logo(house, picture=picture(MOST_ACROSS + 1, 1), by=BY)

    def test_no_bytes_whatever_break_the_reading(self):
        chance = Random(7)
        whole = picture(kind="JPEG")
        for _ in range(300):
            bad = bytearray(whole[: chance.randrange(3, len(whole))])
            for _ in range(4):
                bad[chance.randrange(len(bad))] = chance.randrange(256)
            try:
                wide, high = measured(bytes(bad))
            except Refused:
                continue
            assert wide >= 0
            assert high >= 0
